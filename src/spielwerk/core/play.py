"""One game without I/O: what an accepted command, answer, take-back or redo makes of it.

`Play` proposes a `Move`; whoever keeps the log appends its entry and then lets `accept` make it true. Nothing is
changed by a proposal, so a refused or lost one leaves no trace.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from . import log
from .act import Event, Refused, Roll
from .faults import NOT_EMPTY
from .log import Answer, Do, Entry, Manner, Pin, Position, Redo, Say, Step, TakeBack
from .resolving import AGAIN, Drift, Input, Policy, Resolution, is_keeping, resolve
from .resuming import fitting, going_on, taken_up, to_its_place
from .running import Earlier, Running, begun, is_held, kept_from, taken
from .system import Repeat, System
from .unseen import all_seen, seen
from .view import told_more

S = TypeVar("S")

DiceOf = Callable[[int], Callable[[int, int], "int | None"]]
"""Entry number -> (place, sides) -> face; None where a face must be typed in."""


class Move(Struct, Generic[S], frozen=True):
    """A proposal: the entry to append, the step beside it, and how the game stands after it.

    `command`, `told` and `outcome` are those of the command that the entry belongs to.
    """

    entry: Entry[Any, Any]
    step: Step[Any]
    position: Position[S]
    running: Running[S] | None
    command: Any = None
    told: tuple[Any, ...] = ()
    outcome: Any = None


class Play(Generic[S]):
    """A game in play. `dice(seq)` gives the keyed faces of an entry; `earlier` loads what is no longer at hand."""

    def __init__(
        self,
        system: System[S],
        position: Position[S],
        running: Running[S] | None,
        dice: DiceOf,
        policy: Policy | None = None,
        earlier: Earlier[S] | None = None,
    ) -> None:
        self.system, self.position, self.running = system, position, running
        self._dice, self._policy, self._earlier = dice, policy, earlier

    @property
    def state(self) -> S:
        """The state now."""
        return self.position.state

    @property
    def question_id(self) -> str:
        """The id of what the latest action waits for, `""` if it is done."""
        if self.running is None or self.running.waits is None:
            return ""
        return f"{self.position.chain[-1]}:{len(self.running.inputs)}"

    def accept(self, move: Move[S]) -> None:
        """Make a proposal true."""
        self.position, self.running = move.position, move.running
        if self._earlier is not None and self.position.seq % log.KEPT_POSITIONS == 0:
            self.position = log.trimmed(self.position)

    def read(self, data: Mapping[str, Any], gm: bool, unseen: Container[str] = ()) -> Any:
        """A command from plain data, with the refusals in their order (contract PC-10): an open question, the role,
        unknown names, and only then values that do not fit. To the sender `unseen` beings do not exist."""
        shape = self.system.command_shape(data.get("do"))
        if shape is not None:
            if self.position.waits and not shape.anytime and shape not in self.system.repeating.by_command:
                raise Refused("question_open")
            if shape.sender == "gm" and not gm:
                raise Refused("not_allowed", field="do", value=str(data["do"]))
            unknown = self.system.unknown_in(self.state, data, unseen)
            if unknown is not None:
                raise unknown
        return self.system.command(all_seen(data))

    # --- proposals --------------------------------------------------------------------------------------------

    def do(self, command: Any, actor: str, at: int, manner: Manner = log.OPEN_MANNER) -> Move[S]:
        """Propose a command. Raises `Refused`."""
        if type(command) in self.system.repeating.by_command:
            return self._repeat(command, actor, at, manner)
        if self.position.waits:
            if not command.anytime:
                raise Refused("question_open")
            return self._beside(command, actor, at, manner)
        result = self._resolve(command, self.state, (), self.position.seq + 1, manner)
        if result.waits is None and not command.closes and not any(i.rolled for i in result.inputs):
            beside = self._beside_or_none(command, result, actor, at, manner)
            if beside is not None:
                return beside
        first = replace(begun(command, actor, manner), began=self.position.seq + 1)
        return self._move(Do(command, manner), "do", first, result, self.state, actor, at)

    def answer(self, question: str, value: int | str, by: str, at: int, again: Manner = log.OPEN_MANNER) -> Move[S]:
        """Propose an answer, or a typed face, to the open question with this id; `again` is the manner of what makes
        a held roll again.

        Raises `Refused`; if that `ends` the command, the open action is to be cancelled.
        """
        running = self.running
        if running is None or running.waits is None or question != self.question_id:
            raise Refused("question_gone", field="question", value=question)
        given = taken(running.waits, value, by)
        if value == AGAIN and is_held(running.waits):
            return self._again(given.who, by, at, again)
        inputs = (*running.inputs, given)
        try:
            seq, later, repeated = self.position.seq + 1, running.later, running.repeated
            result = self._resolve(running.command, self.position.base, inputs, seq, running.manner, later, repeated)
        except Refused as refused:
            refused.ends = True
            raise
        return self._move(Answer(question, value), "go", running, result, self.position.base, by, at)

    def redo(self, action: int, place: int, value: int | str | None, by: str, at: int) -> Move[S]:
        """Propose to run the latest action again with input `place` changed, or rolled or asked anew (None)."""
        running = self._latest(action)
        if not 0 <= place < len(running.inputs):
            raise Refused("bad_value", field="at", value=place, allowed=f"0–{len(running.inputs) - 1}")
        return self._run_again(Repeat(place, ()), value, None, by, at)

    def take_back(self, action: int, note: str, by: str, at: int, cancels: bool = False) -> Move[S]:
        """Propose that entry `action` and all after it no longer count. Raises `Refused`."""
        if not 0 <= action <= self.position.seq:
            raise Refused("bad_value", field="action", value=action, allowed=f"0–{self.position.seq}")
        back = log.find_before(self.position, action)
        if back is None and self._earlier is not None:
            back = self._earlier.before(action)
        if back is None:
            raise Refused("bad_value", field="action", value=action, allowed=f"0–{self.position.seq}")
        seq = self.position.seq + 1
        entry: Entry[Any, Any] = Entry(seq, at, by, TakeBack(action, seen(note), cancels), waits=back.waits)
        step: Step[Any] = Step("back", back.waits, (), (), action)
        position = log.after(self.position, seq, step, back)
        return Move(entry, step, position, self.running_at(back))

    def cancel(self, question: str, by: str, at: int) -> Move[S]:
        """Propose to give up the unfinished action, with everything that made rolls of it again."""
        if not self.position.waits or question != self.question_id:
            raise Refused("question_gone", field="question", value=question)
        began = self.position.chain[0] if self.running is None else self.running.began
        return self.take_back(began, "", by, at, cancels=True)

    def say(self, text: str, by: str, at: int) -> Move[S]:
        """Propose a line of talk. Refuses control characters other than a new line."""
        for sign in text:
            if unicodedata.category(sign) == "Cc" and sign != "\n":
                raise Refused("bad_value", field="text", value=f"U+{ord(sign):04X}", allowed="U+000A, U+0020–")
        text = seen(text)
        if not text:
            raise Refused("bad_value", field="text", allowed=NOT_EMPTY)
        return self._aside(Say(text), by, at)

    def pin(self, pin: Pin, content: Any, by: str, at: int) -> Move[S]:
        """Propose that the table plays with this content from now on; the latest action is closed by that.

        Refuses `question_open` as long as that action waits for somebody.
        """
        here = self.position
        if here.waits:
            raise Refused("question_open")
        seq, events = here.seq + 1, tuple(self.system.adopted(here.state, content))
        step: Step[Any] = Step("pin", False, _changing(events))
        entry: Entry[Any, Any] = Entry(seq, at, by, pin, events=events)
        position = log.after(here, seq, step, None, lambda state, _seq: self.system.played_with(state, content))
        return Move(entry, step, position, None)

    def then(self, move: Move[S]) -> Play[S]:
        """This game with a proposal made true, to propose what is to follow it."""
        return Play(self.system, move.position, move.running, self._dice, self._policy, self._earlier)

    # --- how --------------------------------------------------------------------------------------------------

    def _aside(self, act: Say, by: str, at: int) -> Move[S]:
        """An entry that changes nothing of the state."""
        seq = self.position.seq + 1
        step: Step[Any] = Step("talk", self.position.waits)
        entry: Entry[Any, Any] = Entry(seq, at, by, act, waits=self.position.waits)
        return Move(entry, step, log.after(self.position, seq, step), self.running)

    def _resolve(
        self,
        command: Any,
        state: S,
        inputs: Sequence[Input],
        seq: int,
        manner: Manner,
        later: Sequence[Input] = (),
        repeated: tuple[tuple[str, str], ...] = (),
    ) -> Resolution[S, Any]:
        faces = self._dice(seq)
        system = self.system

        def dice(place: int, roll: Roll[Any]) -> int | None:
            return None if manner.hand and system.seat_of(state, roll.who) in manner.hand else faces(place, roll.sides)

        def hold(roll: Roll[Any], face: int) -> bool:
            return system.seat_of(state, roll.who) in manner.hold and system.repeating.may(state, roll, face, repeated)

        result = resolve(
            system.rules[type(command)],
            state,
            command,
            inputs,
            dice,
            self._policy,
            hold if manner.hold else None,
            later,
        )
        if result.refused is not None:
            raise result.refused
        return result

    def _move(
        self,
        act: Any,
        kind: str,
        of: Running[S],
        result: Resolution[S, Any],
        base: S,
        by: str,
        at: int,
        costs: Sequence[Event[S]] = (),
    ) -> Move[S]:
        """The entry that brings an action from where it stood (`of`) to where the rule has come."""
        events, start, seq = tuple(result.events), len(of.inputs), self.position.seq + 1
        if of.told != events[: len(of.told)]:
            raise Drift("the rule tells another beginning now")
        new, waits, inputs = events[len(of.told) :], result.waits is not None, tuple(result.inputs)
        entry: Entry[Any, Any] = Entry(
            seq, at, by, act, inputs[start:], (*costs, *new), start, waits,
            held=is_held(result.waits), costs=len(costs), veil=of.manner.veil,
            own=_told_more(base, (*costs, *new), of.manner),
        )  # fmt: skip
        redone = self.position.chain[0] if kind == "redo" else -1
        step: Step[Any] = Step(kind, waits, _changing(new), _changing(costs), redone)
        chain = (*self.position.chain, seq) if kind == "go" else (seq,)
        position = Position(seq, result.state, base, chain, waits, self.position, self.position.pin)
        taken = of.taken + (seq,) * (len(inputs) - start)
        running = replace(of, inputs=inputs, taken=taken, told=events, waits=result.waits, needs=tuple(result.needs))
        return Move(entry, step, position, running, of.command, events, result.outcome)

    def _beside(self, command: Any, actor: str, at: int, manner: Manner) -> Move[S]:
        """A command while a question is open: it must not touch what the open action has told already."""
        result = self._resolve(command, self.state, (), self.position.seq + 1, log.OPEN_MANNER)
        if result.waits is not None or any(i.rolled for i in result.inputs):
            raise Refused("question_open")
        return self._beside_or_none(command, result, actor, at, manner) or self._beneath(command, actor, at, manner)

    def _beneath(self, command: Any, actor: str, at: int, manner: Manner) -> Move[S]:
        """A command that changes what the open action has told: it happens before that action, which goes on from
        there with the inputs that still fit."""
        running, base = self.running, self.position.base
        if running is None or (manner.hidden and not running.manner.hidden):
            raise Refused("question_open")
        try:
            under = self._resolve(command, base, (), self.position.seq + 1, log.OPEN_MANNER)
            if under.waits is None and not any(i.rolled for i in under.inputs):
                fit = fitting(self.system, under.state, running)
                return self._run_again(Repeat(fit, tuple(under.events)), None, command, actor, at)
        except Refused:
            pass  # the action cannot be done any more: it has to be given up first
        raise Refused("question_open")

    def _beside_or_none(
        self, command: Any, result: Resolution[S, Any], actor: str, at: int, manner: Manner
    ) -> Move[S] | None:
        """The entry that leaves the latest action in place, its base changed likewise; None where that cannot be."""
        running, here = self.running, self.position
        if running is None:
            return None
        try:
            under = self._resolve(command, here.base, (), here.seq + 1, log.OPEN_MANNER)
        except Refused:
            return None
        if under.waits is not None or any(i.rolled for i in under.inputs):
            return None
        going = going_on(self.system, running, under.state, result.state)
        if going is None:
            return None
        seq = here.seq + 1
        events, base_events = tuple(result.events), tuple(under.events)
        act, veil = Do(command, Manner(hidden=manner.hidden, veil=manner.veil)), manner.veil
        own = _told_more(here.state, events, manner)
        entry: Entry[Any, Any] = Entry(
            seq, at, actor, act, tuple(result.inputs), events, waits=here.waits, veil=veil, own=own
        )
        step: Step[Any] = Step("beside", here.waits, _changing(events), _changing(base_events))
        return Move(entry, step, log.after(here, seq, step), going, command, events, result.outcome)

    def _latest(self, action: int) -> Running[S]:
        if self.running is None or not self.position.chain or self.position.chain[0] != action:
            raise Refused("nothing_to_repeat")
        return self.running

    def _repeat(self, command: Any, actor: str, at: int, manner: Manner) -> Move[S]:
        if self.running is None or not self.position.chain:
            raise Refused("nothing_to_repeat")
        repeat = self.system.repeating.by_command[type(command)](self.position.base, self.running, command)
        return self._run_again(repeat, None, command, actor, at, manner)

    def _again(self, who: str, by: str, at: int, manner: Manner) -> Move[S]:
        """A held roll is made again: the system's own way to pay for that."""
        if self.system.repeating.command_for is None:
            raise Refused("nothing_to_repeat")
        return self._repeat(self.system.repeating.command_for(who), by, at, manner)

    def _run_again(
        self,
        repeat: Repeat,
        value: int | str | None,
        cause: Any,
        by: str,
        at: int,
        hiding: Manner = log.OPEN_MANNER,
    ) -> Move[S]:
        running, here = self.running, self.position
        assert running is not None
        if hiding.hidden:
            running = replace(running, manner=replace(running.manner, hidden=True, veil=hiding.veil))
        kept = [
            kept_from(i, n, seq)
            for n, (i, seq) in enumerate(zip(running.inputs, running.taken, strict=True))
            if n < repeat.at
        ]
        base = log.onto(here.base, repeat.costs)
        later = tuple(kept_from(running.inputs[n], n, running.taken[n]) for n in repeat.later)
        repeated = running.repeated
        if type(cause) in self.system.repeating.by_command:
            repeated = (*repeated, (str(cause.__struct_config__.tag), running.inputs[repeat.at].key))
        try:
            if value is not None:
                held = is_keeping(running.inputs[repeat.at].key)
                need = to_its_place(self.system, base, running.command, kept, held).waits
                kept += [taken(need, value, by)] if need is not None else []
            result = self._resolve(running.command, base, kept, here.seq + 1, running.manner, later, repeated)
        except Drift:
            raise Refused("drift") from None
        act = Redo(
            here.chain[0], repeat.at, running.command, value, cause, running.manner, later, repeated, running.actor,
            running.began,
        )  # fmt: skip
        anew = replace(running, inputs=(), taken=(), told=(), later=later, repeated=repeated, needs=())
        return self._move(act, "redo", anew, result, base, by, at, repeat.costs)

    def running_at(self, position: Position[S]) -> Running[S] | None:
        """The latest action as it stood at an earlier position; None if there was none, or it drifts by now."""
        if position.chain == self.position.chain and position.base is self.position.base:
            return self.running
        return None if self._earlier is None else taken_up(self.system, position, self._earlier)


def _told_more(state: Any, events: Sequence[Event[Any]], manner: Manner) -> dict[str, tuple[str, ...]]:
    """The seats that are told more than everybody; of what is hidden, those whom the veil names know all there is."""
    return {} if manner.hidden else told_more(state.beings, events)


def _changing(events: Sequence[Event[Any]]) -> tuple[Event[Any], ...]:
    return tuple(e for e in events if getattr(e, "changes", True))
