"""The same rules in the peers' own terms: d20 for a roll, icepool and dyce for an attack's damage."""

from __future__ import annotations

from typing import Any

import d20  # type: ignore[import-untyped]
import dyce
import icepool  # type: ignore[import-untyped]

SKILL, EVADE, ARMOUR = 65, 40, 5
DAMAGE = (50, 40, 25, 15)


class UncachedRolls:
    """d20 rolling an expression that it has not seen before, as at a table where every modifier differs."""

    def __init__(self) -> None:
        self._next = 0

    def __call__(self) -> object:
        self._next += 1
        return d20.roll(f"1d100+{self._next}")


def damage_of(face: int) -> int:
    """Damage of a hit that nobody averts."""
    return max(1, DAMAGE[face // 25] - ARMOUR)


def icepool_over_faces() -> Any:
    """The attack written over the faces of the die."""
    evaded = icepool.d(100) <= EVADE

    def attack(face: int) -> Any:
        if face > SKILL:
            return 0
        damage = damage_of(face)
        return evaded.if_else(0, damage) if (SKILL - face) // 10 < 2 else damage

    return icepool.d(100).map(attack)


def icepool_by_hand() -> Any:
    """The same with the classes counted by hand beforehand: no longer the rule, but the fastest that icepool can."""
    hit = icepool.Die({0: 2, 1: 3})
    classes = icepool.Die({0: 35, 45: 24, 35: 21, 135: 4, 120: 16})
    return classes.map(lambda kind: (hit * (kind - 100)) if kind > 100 else kind)


def dyce_over_faces() -> Any:
    """The attack written over the faces of the die."""
    evaded = dyce.H({0: EVADE, 1: 100 - EVADE})

    def attack(result: Any) -> Any:
        face = result.outcome
        if face > SKILL:
            return 0
        damage = damage_of(face)
        return evaded * damage if (SKILL - face) // 10 < 2 else damage

    return dyce.expand(attack, dyce.H(100))
