"""The table on which a scenario is played, step by step, through the same `Play` as a live one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.core import log
from spielwerk.core.act import Act, Refused, Roll
from spielwerk.core.codec import Codec
from spielwerk.core.events import DiceRolled
from spielwerk.core.faults import refusal
from spielwerk.core.play import Move, Play
from spielwerk.core.questions import GM, Question
from spielwerk.core.resolving import Drift, by_suggestion
from spielwerk.core.system import System
from spielwerk.core.text import Message

from .expecting import ABSENT, Check, dig, got, got_nothing, leaves, same

RESERVED_IDS = frozenset({"table", GM})


class Faulty(Exception):
    """A scenario file that does not say what it should. `scenario-…` are sentences of the command line."""

    def __init__(self, says: str | Message, **args: Any) -> None:
        self.message = Message(f"scenario-{says}", args) if isinstance(says, str) else says
        super().__init__(self.message)


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file as it stands, tables of the system's own setting aside."""

    title: str
    system: str
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    beings: tuple[dict[str, Any], ...] = ()
    steps: tuple[dict[str, Any], ...] = ()


class Frame(Struct, frozen=True):
    """What every step may say beside the fields of its command."""

    do: str
    dice: tuple[int, ...] = ()
    answers: tuple[int | str, ...] = ()
    expect: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    hold: bool = False


class Expected(Struct, frozen=True):
    """The keys of `expect` that are no paths, by their shapes."""

    error: str = ""
    asks: dict[str, Any] = {}
    absent: tuple[str, ...] | str = ()


class StepResult(Struct, frozen=True):
    """What came of one step. `fault` says what failed beside the checks, None if nothing did."""

    number: int
    do: str
    outcome: Mapping[str, Any]
    checks: tuple[Check, ...]
    fault: Message | None
    items: tuple[Any, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the step did what the file expects."""
        return not self.fault and all(c.ok for c in self.checks)


def told(refused: Refused) -> Message:
    """A refusal for whoever wrote the file: its code and field, and its sentence."""
    field = f" ({refused.field})" if refused.field else ""
    return Message("scenario-refused", {"code": refused.code, "field": field, "said": refused.message})


class Stage:
    """A table on which one scenario is played."""

    def __init__(self, system: System[Any], scenario: Scenario, setting: Mapping[str, Any]) -> None:
        self.system = system
        state = system.start(system.options.checked(scenario.options), setting)
        for data in scenario.beings:
            if not isinstance(data.get("id"), str) or data["id"] in RESERVED_IDS:
                raise Faulty("being-id", value=repr(data.get("id")))
            if data["id"] in state.beings:
                raise Faulty("being-twice", id=data["id"])
            state = log.onto(state, system.joins(state, data))
        self._faces: list[int] = []
        self._hold = False
        self._paused = ""
        self._first = state
        self._steps: list[tuple[int, log.Step[Any]]] = []
        self._codec = Codec(system)
        self.play: Play[Any] = Play(system, log.start(state), None, self._dice, self._policy, _Kept(self))
        self.entries: list[log.Entry[Any, Any]] = []

    def _dice(self, _seq: int) -> Any:
        def face(_place: int, sides: int) -> int | None:
            if not self._faces:
                return None
            value = self._faces.pop(0)
            if not 1 <= value <= sides:
                raise Faulty("no-face", value=value, sides=sides)
            return value

        return face

    def _policy(self, question: Question[Any], act: Act[Any]) -> int | str | None:
        paused = question.key == self._paused and not self._faces
        held = (self._hold or paused) and question.key not in self.system.live_questions
        return None if held else by_suggestion(question, act)

    # --- one step ---------------------------------------------------------------------------------------------

    def step(self, number: int, step: Mapping[str, Any]) -> StepResult:
        """Play one step and compare."""
        try:
            frame = msgspec.convert(step, Frame)
        except msgspec.ValidationError as unfit:
            return StepResult(number, str(step.get("do", "")), {}, (), refusal(unfit, step, Frame).message)
        try:
            msgspec.convert(frame.expect, Expected)
        except msgspec.ValidationError as unfit:
            return StepResult(number, frame.do, {}, (), refusal(unfit, frame.expect, Expected).message)
        do, expect, answers = frame.do, frame.expect, list(frame.answers)
        self._faces, self._hold = list(frame.dice), frame.hold
        # What pauses at a judgement and is then rolled again pauses there again, unless there are faces to go on with.
        self._paused = self._judged() if do != "answer" else ""
        start = self.play.position, self.play.running, len(self.entries)
        move: Move[Any] | None = None
        refused: Refused | None = None
        try:
            for move in self._moves(do, step, answers):
                self._keep(move)
        except Refused as no:
            refused = no
            self.play.position, self.play.running = start[0], start[1]
            del self.entries[start[2] :], self._steps[start[2] :]
            if no.ends and self.play.position.waits:
                self._keep(self.play.cancel(self.play.question_id, GM, 0))
        except Drift as drift:
            return StepResult(number, do, {}, (), Message("scenario-drift", {"why": str(drift)}))
        except Faulty as broken:
            return StepResult(number, do, {}, (), broken.message)
        outcome = {} if refused or move is None else self._outcome(move)
        fault = self._fault(refused, expect, answers)
        checks = () if fault else tuple(self._checks(expect, outcome, refused))
        return StepResult(number, do, outcome, checks, fault, _items(move))

    def _moves(self, do: str, step: Mapping[str, Any], answers: list[Any]) -> Iterator[Move[Any]]:
        given = {k: _within(v, step) for k, v in step.items() if k not in Frame.__struct_fields__}
        yield self._first_move(do, given)
        while answers and isinstance(waits := self._waits, Question):
            if self._hold and waits.judgement:
                return
            yield self.play.answer(self.play.question_id, answers.pop(0), self._asked(), 0)

    def _first_move(self, do: str, given: dict[str, Any]) -> Move[Any]:
        play = self.play
        by = str(given.get("by", GM))
        if do == "answer":
            value = _only(given, "value")
            return play.answer(play.question_id or "none", value, self._asked(), 0)
        if do == "cancel":
            if by != GM:
                raise Refused("not_allowed", field="by", value=by)
            _none(given)
            return play.cancel(play.question_id or "none", GM, 0)
        if do == "take_back":
            _none({k: v for k, v in given.items() if k != "actions"})
            return self._take_back(given.get("actions", 1), by)
        command = self._command(do, given, by)
        return play.do(command, by, 0)

    def _command(self, do: str, given: dict[str, Any], by: str) -> Any:
        shape = self.system.command_shape(do)
        if shape is None:
            raise Faulty("no-command", do=do, system=self.system.id)
        gm = by == GM
        if "by" not in shape.__struct_fields__:
            given.pop("by", None)
        elif shape.sender == "gm":  # `by` is then part of the command, not who sends it
            gm = True
        elif gm:  # in nobody's name, where a command allows for that
            given.pop("by", None)
        unknown = sorted(set(given) - set(shape.__struct_fields__))
        if unknown:
            raise Faulty("unknown-keys-of", do=do, keys=tuple(unknown), known=shape.__struct_fields__)
        return self.play.read({"do": do, **given}, gm)

    def _take_back(self, actions: Any, by: str) -> Move[Any]:
        if by != GM:
            raise Refused("not_allowed", field="by", value=by)
        gone = log.undone(self._steps)
        heads = [seq for seq, step in self._steps if step.kind in ("do", "beside", "redo") and seq not in gone]
        if not isinstance(actions, int) or isinstance(actions, bool) or not 1 <= actions <= len(heads):
            raise Refused("bad_value", field="actions", value=actions, allowed=f"1–{len(heads)}")
        return self.play.take_back(heads[-actions], "", by, 0)

    @property
    def _waits(self) -> Roll[Any] | Question[Any] | None:
        return self.play.running.waits if self.play.running is not None else None

    def _judged(self) -> str:
        """The key of the judgement that is asked for just now, or `""`."""
        return self._waits.key if isinstance(self._waits, Question) and self._waits.judgement else ""

    def _asked(self) -> str:
        return self._waits.who if self._waits is not None else GM

    def _keep(self, move: Move[Any]) -> None:
        """Append as a live table would, and hold the log to its promise: it encodes and folds to the same state."""
        entry = self._codec.decode_entry(self._codec.encode(move.entry))
        if entry != move.entry:
            raise Faulty("not-the-same", entry=str(move.entry))
        self.play.accept(move)
        self.entries.append(move.entry)
        self._steps.append((move.entry.seq, self._codec.decode_step(self._codec.encode(move.step))))
        if log.fold(self._first, self._steps).state != self.play.state:
            raise Faulty("not-folding")

    # --- comparing --------------------------------------------------------------------------------------------

    def _outcome(self, move: Move[Any]) -> Mapping[str, Any]:
        if move.command is None:
            return {}
        rolled = next((event for event in move.told if isinstance(event, DiceRolled)), None)
        if rolled is not None:
            faces, dropped = [one.faces for one in rolled.thrown], [one.dropped for one in rolled.thrown]
            return {"total": rolled.total, "faces": faces, "dropped": dropped}
        return self.system.scenario.outcome(move.command, move.told, move.outcome)

    def _fault(self, refused: Refused | None, expect: Mapping[str, Any], answers: Sequence[Any]) -> Message | None:
        if refused is not None:
            return None if "error" in expect else told(refused)
        if "error" in expect:
            return Message("scenario-accepted", {"code": str(expect["error"])})
        waits = self._waits
        if isinstance(waits, Roll):
            return Message("scenario-face-missing", {"key": waits.key, "who": waits.who, "sides": waits.sides})
        if waits is not None and "asks" not in expect and not self._asked_before():
            args = {"who": waits.who, "key": waits.key, "options": str(list(waits.legal))}
            return Message("scenario-answer-missing", args)
        if waits is None and "asks" in expect:
            return Message("scenario-nothing-asked")
        if self._faces:
            return Message("scenario-faces-left", {"faces": str(self._faces)})
        if answers:
            return Message("scenario-answers-left", {"answers": str(answers)})
        return None

    def _asked_before(self) -> bool:
        """Whether the open question is older than this step, as for a command that stands beside it or beneath it."""
        if not self.entries:
            return False
        act = self.entries[-1].act
        beneath = isinstance(act, log.Redo) and act.cause is not None and act.cause.anytime
        return beneath or self._steps[-1][1].kind in ("beside", "talk")

    def _checks(
        self, expect: Mapping[str, Any], outcome: Mapping[str, Any], refused: Refused | None
    ) -> Iterator[Check]:
        beings = self.play.state.beings
        for key, wanted in self._paths(expect, outcome):
            if key == "error":
                code = refused.code if refused else None
                yield Check(key, wanted, code, code == wanted)
            elif key == "asks":
                yield from self._asks(wanted)
            elif key == "absent":
                for field in (wanted,) if isinstance(wanted, str) else wanted:
                    found = self._look(field, outcome, refused)
                    yield Check(f"absent {field}", ABSENT, found, found is ABSENT)
            else:
                found = self._look(key, outcome, refused)
                nothing = found is ABSENT and same(wanted, 0) and got_nothing(outcome, key, beings)
                yield Check(key, wanted, found, nothing or same(got(wanted, beings), got(found, beings)))

    def _paths(self, expect: Mapping[str, Any], outcome: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
        """What is expected by its path: without quotes TOML reads `orc.hp`, or `table.round`, as a table, and so the
        places of a list. A table of the outcome is a value."""
        for key, wanted in expect.items():
            view = (key == "table" or key in self.play.state.beings) and key not in outcome
            places = isinstance(outcome.get(key), list | tuple)
            yield from leaves(key, wanted) if view or places else ((key, wanted),)

    def _asks(self, wanted: Mapping[str, Any]) -> Iterator[Check]:
        waits = self._waits
        assert isinstance(waits, Question)
        actual = {"who": waits.who, "question": waits.key, "options": list(waits.legal)}
        for key, value in wanted.items():
            yield Check(f"asks.{key}", value, actual.get(key, ABSENT), same(value, actual.get(key, ABSENT)))

    def _look(self, key: str, outcome: Mapping[str, Any], refused: Refused | None) -> Any:
        if key in outcome:
            return outcome[key]
        head, _, rest = key.partition(".")
        if rest and head in self.play.state.beings:
            return dig(self.system.scenario.being(self.play.state, self.play.state.beings[head]), rest)
        if rest and head == "table":
            return dig(self.system.scenario.table(self.play.state), rest)
        if refused is not None:
            return refused.field if key == "field" else refused.args_.get(key, ABSENT)
        return dig(outcome, key)

    def views(self) -> dict[str, Any]:
        """The game master's facts of every being, and of the table."""
        state = self.play.state
        views = {being.id: dict(self.system.scenario.being(state, being)) for being in state.beings.values()}
        return {**views, "table": dict(self.system.scenario.table(state))}


class _Kept:
    """The stage's own log, for take-backs."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def before(self, seq: int) -> log.Position[Any]:
        return log.fold(self._stage._first, self._stage._steps[:seq])

    def entries(self, seqs: Sequence[int]) -> list[log.Entry[Any, Any]]:
        return [self._stage.entries[seq] for seq in seqs]


def _items(move: Move[Any] | None) -> tuple[Any, ...]:
    """The itemised modifiers of every check in a move, for the failure report."""
    if move is None:
        return ()
    return tuple(event for event in move.told if getattr(event, "items", None))


def _within(value: Any, step: Mapping[str, Any]) -> Any:
    """A command inside the command of a step is done by whoever does that one, unless it says otherwise."""
    own = isinstance(value, Mapping) and "do" in value and "by" not in value and "by" in step
    return {"by": step["by"], **value} if own else value


def _only(given: Mapping[str, Any], key: str) -> Any:
    others = sorted(set(given) - {key, "by"})
    if others or key not in given:
        raise Faulty("just-this", key=key, keys=tuple(others), others=len(others))
    return given[key]


def _none(given: Mapping[str, Any]) -> None:
    if set(given) - {"by"}:
        raise Faulty("unknown-keys", keys=tuple(sorted(set(given) - {"by"})))
