"""Turns and rounds: how an order is rolled and kept, the same in every system.

What a system counts besides stands in its own state of a fight, which extends `Turns`; what is told of it in `fight`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar, cast

from msgspec import Struct, field
from msgspec.structs import replace

from spielwerk.core import scene, shapes
from spielwerk.core.act import Act, Refused, Rule
from spielwerk.core.commands import LeaveCombat, RemoveBeing
from spielwerk.core.faults import SOME_ONCE
from spielwerk.core.shapes import CombatPlace, PlaceState
from spielwerk.core.view import Sight, basics

from .fight import InitiativeRolled

MOST_ROLL_OFFS: Final = 50
"""After so many equal roll-offs the order listed decides: it must have an end."""


class Turns(Struct, frozen=True, omit_defaults=True):
    """Who takes turns in which order, and whose turn it is.

    `listed` is everybody in it, as they were named when it began, `order` the turns of this round. `turn` is whose it
    is, `""` while nobody is able to take one. `had` lists who has had the turn of this round, `acted` whose action is
    used, `joining` who takes turns from the next round on. `faces` are the dice of each, roll-offs after the first.
    """

    round: int
    order: tuple[str, ...]
    listed: tuple[str, ...]
    turn: str = ""
    results: dict[str, int] = field(default_factory=dict)
    had: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()
    faces: dict[str, tuple[int, ...]] = field(default_factory=dict)


T = TypeVar("T", bound=Turns)


class Turn(Struct, frozen=True):
    """Whose turn it is now, in which round; `turn` is `""` while nobody is able to take one."""

    turn: str
    round: int


class Rolled(Struct, frozen=True):
    """An order, with the results and the faces it came from; the first two fields are the contract."""

    order: tuple[str, ...]
    results: dict[str, int]
    faces: dict[str, tuple[int, ...]]


class Fought(Protocol):
    """A table where there may be a fight."""

    @property
    def combat(self) -> Turns | None: ...


def turn_now(table: Fought) -> Turn:
    """The turn as the state has it; outside a fight there is none, and it is round 0."""
    return Turn(table.combat.turn, table.combat.round) if table.combat else Turn("", 0)


def whose_turn(act: Act[Any], by: str) -> str:
    """Whose turn is meant: of the being named, else the one that is running, `""` where none is. Refuses
    `unknown_id`."""
    running: str = act.state.combat.turn if act.state.combat else ""
    if by:
        scene.being_of(act, by, "by")
    return by or running


# --- who takes part ------------------------------------------------------------------------------------------------


def some_once(act: Act[Any], beings: Sequence[str]) -> None:
    """Refuse names that nobody has, nobody at all, and somebody twice."""
    for who in beings:
        scene.being_of(act, who, "beings")
    if not beings or len(set(beings)) < len(beings):
        raise Refused("bad_value", field="beings", value=", ".join(beings), allowed=SOME_ONCE)


def unseen(table: Any, order: Iterable[str]) -> tuple[str, ...]:
    """Those in an order whom players do not see."""
    return tuple(who for who in order if not table.beings[who].present)


def joined(turns: T, who: str) -> T:
    """The turns with somebody who takes one from the next round on. Refuses who is in them already."""
    if who in turns.listed:
        raise Refused("bad_value", field="being", says="fights_already", value=who)
    return replace(turns, listed=(*turns.listed, who), joining=(*turns.joining, who))


def left(turns: T, who: str) -> T:
    """The turns with every trace of somebody gone, in whatever a system counts too. Refuses who is not in them."""
    if who not in turns.listed:
        raise Refused("bad_value", field="being", value=who, allowed=", ".join(turns.listed))
    return replace(turns, **{name: _without(getattr(turns, name), who) for name in turns.__struct_fields__})


def _without(value: Any, who: str) -> Any:
    if isinstance(value, tuple):
        return tuple(one for one in value if who not in (one, getattr(one, "who", "")))
    if isinstance(value, dict):
        return {key: one for key, one in value.items() if key != who}
    return "" if value == who else value


def removing(leave: Rule[Any, LeaveCombat, Any]) -> Rule[Any, RemoveBeing, None]:
    """The rule by which a being is taken off the table, and out of the fight it is in by the rule `leave`."""

    async def remove_being(act: Act[Any], cmd: RemoveBeing) -> None:
        scene.being_of(act, cmd.target)
        if act.state.combat is not None and cmd.target in act.state.combat.listed:
            await leave(act, LeaveCombat(cmd.target))
        await scene.remove_being(act, cmd)

    return remove_being


# --- whose turn ----------------------------------------------------------------------------------------------------


def following(turns: Turns, sequence: Iterable[str], able: Callable[[str], bool]) -> tuple[str | None, tuple[str, ...]]:
    """Whose turn is next in this round, None where nobody's is left; and who has had it by then: whoever is not able
    to take it is passed over."""
    passed: list[str] = []
    for who in sequence:
        if who in turns.had or who in turns.joining:
            continue
        if able(who):
            return who, (*turns.had, *passed)
        passed.append(who)
    return None, turns.had


def turns_view(
    table: Any, sequence: Iterable[str], sight: Sight, state: Callable[[Any, Any], PlaceState]
) -> shapes.Combat:
    """The turns as a viewer may know them: without those whom they do not see, and results only where values show.

    `state` says of a being that has not the turn how it stands, as far as the viewer knows.
    """
    turns: Turns = table.combat
    seen = [who for who in sequence if who in table.beings and basics(table.beings[who], sight) is not None]

    def place(being: Any) -> CombatPlace:
        on = being.id == turns.turn
        found: CombatPlace = {"being": being.id, "state": "turn" if on else state(turns, being)}
        if sight.knows(being, "values") and being.id in turns.results:
            found["result"] = turns.results[being.id]
        if on:
            found["acted"] = being.id in turns.acted
        return found

    return {
        "round": turns.round,
        "turn": turns.turn if turns.turn in seen else None,
        "order": [place(table.beings[who]) for who in seen if who not in turns.joining],
        "reactions": [],
        "joining": [who for who in turns.joining if who in seen],
    }


# --- the order -----------------------------------------------------------------------------------------------------


def every_face(face: int) -> int:
    """Of a roll for the order every face counts: it is no check."""
    return face


async def die_for_order(
    act: Act[Any], who: str, sides: int, value: int, result: Callable[[int], int], again: int = 0
) -> int:
    """Somebody's die for the order, or that of a roll-off. `result`: what a face comes to with the Initiative value."""
    one, key = act.state.beings[who], f"initiative:{who}:{again}" if again else f"initiative:{who}"

    def told(face: int) -> InitiativeRolled:
        return InitiativeRolled(key, who, face, value, result(face), again > 0, one.shows("values"), not one.present)

    return await act.roll(key, who, sides, every_face, told)


def tied(listed: Iterable[str], rank: Callable[[str], Hashable]) -> list[list[str]]:
    """From the lowest rank: who has the same stands in one group, in the order listed."""
    groups: dict[Hashable, list[str]] = {}
    for who in listed:
        groups.setdefault(rank(who), []).append(who)
    return [groups[key] for key in sorted(cast("dict[Any, list[str]]", groups))]


async def rolled_off(
    group: list[str],
    faces: dict[str, tuple[int, ...]],
    throw: Callable[[str, int], Awaitable[int]],
    highest: bool,
    again: int = 1,
) -> list[str]:
    """A tied group in order: all roll again, and those still equal once more, until it is clear.

    `throw` rolls for somebody, the `again`th time; what was rolled before stands in `faces`, where new ones are added.
    """
    if len(group) == 1 or again > MOST_ROLL_OFFS:
        return group
    for who in group:
        if len(faces[who]) <= again:
            faces[who] = (*faces[who], await throw(who, again))
    order: list[str] = []
    for same in tied(group, lambda who: -faces[who][again] if highest else faces[who][again]):
        order += await rolled_off(same, faces, throw, highest, again + 1)
    return order


def placed(usual: Sequence[str], order: Sequence[str], newcomer: str) -> tuple[str, ...]:
    """The usual order with a newcomer before the next of those who follow in `order`."""
    others = [who for who in usual if who != newcomer]
    behind = order[order.index(newcomer) + 1 :]
    at = next((others.index(who) for who in behind if who in others), len(others))
    return (*others[:at], newcomer, *others[at:])
