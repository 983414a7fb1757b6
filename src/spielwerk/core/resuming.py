"""How the latest action is taken up again: from its entries in the log, or on another base."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from .log import Do, Entry, Position, Redo
from .resolving import Drift, Input, Resolution, no_dice, resolve
from .running import Earlier, Running, is_held
from .system import System

S = TypeVar("S")


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
    running = Running(
        command, first.actor, manner, inputs, taken, told, result.waits, began=first.seq, needs=tuple(result.needs)
    )
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
    return None if moved else replace(running, waits=again.waits, needs=tuple(again.needs))
