"""The order [Reihenfolge] of a fight: initiative, ties, roll-offs (EP-INIT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spielwerk.core.act import Act
from spielwerk.core.events import being as name_of
from spielwerk.core.questions import GM
from spielwerk.core.turns.order import Rolled, die_for_order, rolled_off, tied
from spielwerk.systems.erzaehlpool.state import Table

from .derived import initiative
from .dice import SIDES

Faces = Mapping[str, tuple[int, ...]]


async def roll_order(
    act: Act[Table], listed: Sequence[str], modifiers: Mapping[str, int], known: Faces, standing: Sequence[str] = ()
) -> Rolled:
    """Everybody without a known face rolls, in the order listed; the highest acts first (EP-INIT-06).

    Equal results go by Dexterity and Composure, then by a roll-off (EP-INIT-07). Among those who have an order already,
    which is `standing`, that is not asked or rolled for again.
    """
    faces, values = dict(known), {who: initiative(act.state, act.state.beings[who]) for who in listed}
    for who in listed:
        if who not in faces:
            faces[who] = (await _face(act, who, values[who] + modifiers.get(who, 0), 0),)
    results = {who: faces[who][0] + values[who] + modifiers.get(who, 0) for who in listed}
    order: list[str] = []
    by_value = act.state.options["init_tie"] == "base"
    for group in tied(listed, lambda who: (-results[who], -values[who] if by_value else 0)):
        order += await _settled(act, group, faces, standing)
    return Rolled(tuple(order), results, faces)


async def _settled(
    act: Act[Table], group: list[str], faces: dict[str, tuple[int, ...]], standing: Sequence[str]
) -> list[str]:
    """A tied group in order: by the game master's word, as listed, or by rolling until one is higher."""
    reading = act.state.options["init_tie"]
    if len(group) == 1 or reading == "simultaneous":
        return group
    if all(one in standing for one in group):
        return sorted(group, key=standing.index)
    if reading == "gm":
        args = {"who": tuple(name_of(one) for one in group)}
        first = await act.ask("first", GM, tuple(group), suggestion=group[0], judgement=True, args=args)
        return [first, *await _settled(act, [one for one in group if one != first], faces, standing)]
    return await rolled_off(group, faces, lambda who, again: _face(act, who, 0, again), highest=True)


async def _face(act: Act[Table], who: str, value: int, again: int) -> int:
    return await die_for_order(act, who, SIDES, value, lambda face: face + value, again)
