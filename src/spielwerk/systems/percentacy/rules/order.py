"""The order [Reihenfolge] of a fight: initiative rolls, ties, and who comes next (PC-ORD-06 to PC-ORD-13)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from spielwerk.core.act import Act
from spielwerk.core.turns.order import Rolled, die_for_order, rolled_off, tied
from spielwerk.systems.percentacy.numbers import D100
from spielwerk.systems.percentacy.state import Combat, Table

from .derived import initiative


async def roll_order(
    act: Act[Table], listed: Sequence[str], known: Mapping[str, tuple[int, ...]], results: Mapping[str, int]
) -> Rolled:
    """Everybody without a known face rolls, in the order listed; the lowest result comes first (PC-ORD-06).

    On equal results the higher Initiative value goes first (PC-ORD-08); who is equal in both rolls again among
    themselves until it is clear, the lower die first, and nobody else changes places (PC-ORD-09). An initiative roll
    is no check: no target, no modifiers, no criticals (PC-ORD-11).
    """
    faces, found = dict(known), dict(results)
    values = {who: initiative(act.state, act.state.beings[who]) for who in listed}
    for who in listed:
        if who not in faces:
            faces[who] = (await _face(act, who, values[who], 0),)
            found[who] = faces[who][0] - values[who]
    order: list[str] = []
    for group in tied(listed, lambda who: (found[who], -values[who])):
        order += await rolled_off(group, faces, lambda who, again: _face(act, who, values[who], again), highest=False)
    return Rolled(tuple(order), found, faces)


async def _face(act: Act[Table], who: str, value: int, again: int) -> int:
    return await die_for_order(act, who, D100, value, lambda face: face - value, again)


def first_round(order: Sequence[str], attackers: Collection[str], surprised: Collection[str]) -> tuple[str, ...]:
    """Round 1 of an ambush [Hinterhalt]: attackers first, then whoever is not surprised (PC-ORD-01 to PC-ORD-04)."""
    awake = [who for who in order if who not in surprised]
    return (*(w for w in awake if w in attackers), *(w for w in awake if w not in attackers))


def sequence(combat: Combat) -> tuple[str, ...]:
    """The turns of this round as they come: delayed ones at its end, in their own order (PC-ORD-12, PC-ORD-13)."""
    return (*(who for who in combat.order if who not in combat.delayed), *combat.delayed)


def later_rounds(combat: Combat, moves: bool) -> tuple[str, ...]:
    """The order of the next round; with `moves` those who delayed keep the later place."""
    if not moves:
        return combat.usual
    return (*(who for who in combat.usual if who not in combat.delayed), *combat.delayed)
