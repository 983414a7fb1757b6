"""The latest action of a game: what it is, and what is made of what somebody gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .act import Event, Refused, Roll
from .faults import characters, said
from .log import Entry, Manner, Position
from .questions import LONGEST_ANSWER, Question
from .resolving import Input, is_keeping

S = TypeVar("S")


class Running(Struct, Generic[S], frozen=True):
    """The latest action: what was wanted, the inputs and events so far, and what it waits for.

    `taken` names for each input the entry in which it was taken, `began` the entry in which all began; `needs` are what
    was waited for at each input but the pauses after held rolls. What an action told stays told, even if what stood
    beside it changes the base afterwards. `later` are faces kept for rolls still to come. `repeated` are the rolls that
    commands such as a Rewind have made again: name of the command, key of the roll.
    """

    command: Any
    actor: str
    manner: Manner
    inputs: tuple[Input, ...]
    taken: tuple[int, ...]
    told: tuple[Event[S], ...]
    waits: Roll[Any] | Question[Any] | None
    later: tuple[Input, ...] = ()
    repeated: tuple[tuple[str, str], ...] = ()
    began: int = -1
    needs: tuple[Roll[Any] | Question[Any], ...] = ()


def begun(command: Any, actor: str, manner: Manner) -> Running[Any]:
    """An action before its first input."""
    return Running(command, actor, manner, (), (), (), None)


class Earlier(Protocol[S]):
    """What `Play` may ask of whoever keeps the log."""

    def before(self, seq: int) -> Position[S]:
        """The position before an entry."""

    def entries(self, seqs: Sequence[int]) -> Sequence[Entry[Any, Any]]:
        """These entries, whole."""


def is_held(waits: Roll[Any] | Question[Any] | None) -> bool:
    """Whether what is waited for is that a roll is kept."""
    return waits is not None and is_keeping(waits.key)


def kept_from(given: Input, place: int, seq: int) -> Input:
    """A kept face names where it was rolled, so that the log still verifies."""
    if not given.rolled or given.by or given.origin is not None:
        return given
    return Input(given.key, given.value, given.who, given.by, (seq, place), True)


def taken(need: Roll[Any] | Question[Any], value: int | str, by: str) -> Input:
    """What somebody typed or answered, as an input. Refuses what does not fit."""
    if isinstance(need, Roll):
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= need.sides:
            raise Refused("bad_value", field="value", value=value, allowed=f"1–{need.sides}")
        return Input(need.key, value, need.who, by, rolled=True)
    if not need.admits(value):
        raise _not_an_answer(need, value)
    return Input(need.key, value, need.who, by)


def _not_an_answer(question: Question[Any], value: int | str) -> Refused:
    if isinstance(value, str) and value in question.barred:
        reason = question.barred[value]
        return Refused("barred", field="value", value=value, reason=reason)
    allowed: Any = f"{question.low}–{question.high}"
    if question.kind != "number":
        allowed = question.legal if question.options else characters(0, LONGEST_ANSWER)
    return Refused("bad_value", field="value", value=said(value), allowed=allowed)
