"""The one way a rule is run: from its start, against the inputs recorded so far, on the state before the command, up to
the first input that is missing.

Nothing lives in memory between two messages: a server can die in the middle of a question, and whoever runs the rule
again gets to the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from .act import Act, Event, Need, Refused, Roll, Rule
from .questions import Question

S = TypeVar("S")
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741


class Drift(Exception):
    """The rule no longer asks, or no longer tells, what the log holds."""


class Input(Struct, frozen=True, array_like=True):
    """Something a rule waited for and got: a face or an answer.

    `who` is the being (or `"gm"`) that rolled or was asked, `by` the seat that typed or answered, `""` for keyed dice
    and `"rule"` for a suggestion that was let stand. `origin` is the (entry, place) a kept face was first rolled at.
    """

    key: str
    value: int | str
    who: str = ""
    by: str = ""
    origin: tuple[int, int] | None = None
    rolled: bool = False


Dice = Callable[[int, Roll[Any]], "int | None"]
"""(place among the inputs, roll) -> face, or None to wait for it to be typed in."""

Policy = Callable[[Question[Any], Act[Any]], "int | str | None"]
"""An answer without asking a person, or None to wait for one."""

Hold = Callable[[Roll[Any], int], bool]
"""Whether a fresh roll waits for its player to keep it or make it again."""

KEEP = "keep"
AGAIN = "again"


def keeping(roll: Roll[Any]) -> Question[str]:
    """The pause after a roll of a seat that holds its rolls: keep it, or make it again."""
    return Question(f"keep:{roll.key}", roll.who, (KEEP, AGAIN), "options", KEEP, True)


def is_keeping(key: str) -> bool:
    """Whether the question or input with this key is the pause after a roll that is held."""
    return key.startswith("keep:")


class Resolution(Struct, Generic[S, O]):
    """How far a command has come: what it told, the inputs it used, and what it waits for or returned. `needs` are what
    it waited for at each input, but for the pauses after rolls that were held."""

    act: Act[S]
    inputs: list[Input]
    needs: list[Roll[Any] | Question[Any]]
    outcome: O | None = None
    waits: Roll[Any] | Question[Any] | None = None
    refused: Refused | None = None

    @property
    def events(self) -> list[Event[S]]:
        """What it told; nothing if it was refused."""
        return [] if self.refused else self.act.events

    @property
    def state(self) -> S:
        """The state after what it told."""
        return self.act.state


def no_dice(_place: int, _roll: Roll[Any]) -> None:
    """No face but the recorded ones: for replay, and for dice typed in by hand."""


def resolve(
    rule: Rule[S, C, O],
    state: S,
    command: C,
    inputs: Sequence[Input],
    dice: Dice,
    policy: Policy | None = None,
    hold: Hold | None = None,
    later: Sequence[Input] = (),
) -> Resolution[S, O]:
    """Run the rule from its start against the inputs so far; stop at the first one that is missing.

    `later` are faces to be taken, by their keys, for rolls that come after the inputs.

    Raises `Drift` if the recorded inputs do not fit what the rule asks for.
    """
    act, tape = Act(state), _Tape(inputs, later)
    run = rule(act, command)
    try:
        need: Need = run.send(None)
        while True:
            if type(need) is Roll:
                face = tape.face(need, dice)
                if face is None:
                    return Resolution(act, tape.used, tape.needs, waits=need)
                if need.tells is not None:
                    card = need.tells(face)
                    if card is not None:
                        act.events.append(card)
                if hold is not None and not tape.settled(need) and hold(need, face):
                    return Resolution(act, tape.used, tape.needs, waits=keeping(need))
                need = run.send(need.reads(face))
            elif type(need) is Question:
                value = tape.answer(need, act, policy)
                if value is None:
                    return Resolution(act, tape.used, tape.needs, waits=need)
                need = run.send(value)
            else:
                raise TypeError(f"a rule waits for a roll or a question, not for {need!r}")
    except StopIteration as stop:
        if tape.at < tape.given:
            raise Drift(f"inputs left over: {tape.used[tape.at :]}") from None
        return Resolution(act, tape.used, tape.needs, outcome=stop.value)
    except Refused as refused:
        return Resolution(act, tape.used, tape.needs, refused=refused)
    finally:
        run.close()


class _Tape:
    """The inputs of one run: first those that are recorded, then fresh ones, which are recorded too."""

    __slots__ = ("at", "given", "later", "needs", "used")

    def __init__(self, inputs: Sequence[Input], later: Sequence[Input]) -> None:
        self.used, self.given, self.later, self.at = list(inputs), len(inputs), later, 0
        self.needs: list[Roll[Any] | Question[Any]] = []

    def face(self, need: Roll[Any], dice: Dice) -> int | None:
        """The face of a roll: recorded, kept from later, or fresh; None if it has to be typed in."""
        at = self.at
        if at < self.given:
            face: int | None = _recorded_face(self.used[at], need)
        elif self.later and (saved := next((i for i in self.later if i.key == need.key), None)):
            face = _recorded_face(saved, need)
            self.used.append(saved)
        else:
            face = dice(at, need)
            if face is None:
                return None
            self.used.append(Input(need.key, face, need.who, rolled=True))
        self.needs.append(need)
        self.at = at + 1
        if self.at < self.given and self.used[self.at].key == f"keep:{need.key}":
            if self.used[self.at].value != KEEP:
                raise Drift(f"{need.key!r}: {self.used[self.at].value!r} is no kept face")
            self.at += 1
        return face

    def settled(self, need: Roll[Any]) -> bool:
        """Whether nobody decides about this roll again: more is recorded after it, it was kept, or it stayed as it was
        while an earlier one was made again."""
        kept = self.at > 0 and self.at == self.given and is_keeping(self.used[self.at - 1].key)
        return self.at < self.given or kept or any(i.key == need.key for i in self.later)

    def answer(self, need: Question[Any], act: Act[Any], policy: Policy | None) -> int | str | None:
        """The answer to a question: recorded, or by the policy; None if somebody has to be asked."""
        if self.at < self.given:
            recorded = self.used[self.at]
            if recorded.key != need.key:
                raise Drift(f"the log has {recorded.key!r}, the rule asks {need.key!r}")
            if not need.admits(recorded.value):
                raise Drift(f"{need.key!r}: {recorded.value!r} is no answer any more")
            value: int | str | None = recorded.value
        else:
            value = policy(need, act) if policy is not None else None
            if value is None:
                return None
            self.used.append(Input(need.key, value, need.who, "rule"))
        self.needs.append(need)
        self.at += 1
        return value


def _recorded_face(recorded: Input, need: Roll[Any]) -> int:
    face = recorded.value
    if recorded.key != need.key:
        raise Drift(f"the log has {recorded.key!r}, the rule rolls {need.key!r}")
    if not isinstance(face, int) or not 1 <= face <= need.sides:
        raise Drift(f"{need.key!r}: no face {face!r} on {need.sides} sides")
    return face


def by_suggestion(question: Question[Any], _act: Act[Any]) -> int | str | None:
    """Let every judgement follow its suggestion; leave real choices to people."""
    return question.suggestion if question.judgement else None


def always_suggestion(question: Question[Any], _act: Act[Any]) -> int | str | None:
    """Answer everything by its suggestion, else by the first legal option."""
    if question.suggestion is not None:
        return cast("int | str", question.suggestion)
    return question.legal[0] if question.options else "" if question.kind == "text" else question.low or 0
