"""The latest action of a game: what it is, and how it is taken up again from its entries in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .act import Drift, Event, Input, Refused, Resolution, Roll, is_keeping, no_dice, resolve
from .faults import characters, said
from .log import Do, Entry, Manner, Position, Redo
from .questions import LONGEST_ANSWER, Question
from .system import System

S = TypeVar("S")


class Running(Struct, Generic[S], frozen=True):
    """The latest action: what was wanted, the inputs and events so far, and what it waits for.

    `taken` names for each input the entry in which it was taken, `began` the entry in which all began. What an action
    told stays told, even if what stood beside it changes the base afterwards. `later` are faces kept for rolls still
    to come. `repeated` are the rolls that commands such as a Rewind have made again: name of the command, key of the
    roll.
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


def begun(command: Any, actor: str, manner: Manner) -> Running[Any]:
    """An action before its first input."""
    return Running(command, actor, manner, (), (), (), None)


class Earlier(Generic[S]):
    """What `Play` may ask of whoever keeps the log."""

    def before(self, seq: int) -> Position[S]:
        """The position before an entry."""
        raise KeyError(seq)

    def entries(self, seqs: Sequence[int]) -> Sequence[Entry[Any, Any]]:
        """These entries, whole."""
        raise KeyError(seqs)


def taken_up(system: System[S], position: Position[S], earlier: Earlier[S]) -> Running[S] | None:
    """The latest action as it stands at a position; None if there is none, or if the rules were changed under it."""
    if not position.chain:
        return None
    try:
        return running_of(system, position, earlier.entries(position.chain))
    except Drift:
        return None


def running_of(system: System[S], position: Position[S], entries: Sequence[Entry[Any, Any]]) -> Running[S]:
    """The latest action as it stands at a position, from the entries of its chain.

    Raises `Drift` if the rules no longer lead there: an open action would go on from a state that no log knows.
    """
    first = entries[0]
    assert isinstance(first.act, Do | Redo)
    command, manner = first.act.command, first.act.manner
    inputs = tuple(i for entry in entries for i in entry.inputs)
    result = to_its_place(system, position.base, command, inputs, entries[-1].held)
    told = tuple(event for entry in entries for event in entry.events[entry.costs :])
    elsewhere = position.waits and (result.state != position.state or tuple(result.events) != told)
    if result.refused is not None or (result.waits is None) == position.waits or elsewhere:
        raise Drift("the latest action no longer comes to the same place")
    taken = tuple(entry.seq for entry in entries for _ in entry.inputs)
    running = Running(command, first.actor, manner, inputs, taken, told, result.waits, began=first.seq)
    if isinstance(first.act, Redo):
        act = first.act
        return replace(running, actor=act.actor, later=act.later, repeated=act.repeated, began=act.began)
    return running


def to_its_place(system: System[S], base: S, command: Any, inputs: Sequence[Input], held: bool) -> Resolution[S, Any]:
    """Run the latest action again as far as it has come; `held`: its last roll still waits to be kept."""
    hold = (lambda _roll, _face: True) if held else None
    return resolve(system.rules[type(command)], base, command, inputs, no_dice, None, hold)


def fitting(system: System[S], base: S, running: Running[S]) -> int:
    """How many inputs of the latest action still fit on another base. Raises `Refused` if the action does not."""
    for count in range(len(running.inputs), 0, -1):
        try:
            found = to_its_place(system, base, running.command, running.inputs[:count], False)
        except Drift:
            continue
        if found.refused is None:
            return count
    return 0


def going_on(system: System[S], running: Running[S], base: S, state: S) -> Running[S] | None:
    """The latest action on a changed base; None if it does not come to the same place there.

    An open action must have told the same, and all changes must add up; one that is done must only be done still,
    and what it told then stays told.
    """
    try:
        again = to_its_place(system, base, running.command, running.inputs, is_held(running.waits))
    except Drift:
        return None
    if again.refused is not None or (again.waits is None) != (running.waits is None):
        return None
    if again.waits is None or running.waits is None:
        return running
    moved = again.events != list(running.told) or again.state != state or again.waits.key != running.waits.key
    return None if moved else replace(running, waits=again.waits)


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
