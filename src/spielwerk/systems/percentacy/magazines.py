"""How weapons of one kind are told apart: each has a Capacity [Kapazität] of its own (PC-WPN-07)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


def magazine(weapon: str, which: int = 1) -> str:
    """The key in `Being.capacity` of one of several weapons of one kind: `sidearm`, then `sidearm:2` and so on."""
    return weapon if which == 1 else f"{weapon}:{which}"


def of_magazine(key: str) -> tuple[str, int]:
    """The weapon of a key in `Being.capacity`, and which of several it is; 0 where the key is none."""
    weapon, _, which = key.partition(":")
    nth = int(which) if which.isascii() and which.isdecimal() and len(which) < 5 else 0
    return weapon, 1 if key == weapon else nth if magazine(weapon, nth) == key else 0


def carried(weapons: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Every one of these weapons, and which of its kind it is, from 1."""
    seen: dict[str, int] = {}
    for weapon in weapons:
        seen[weapon] = seen.get(weapon, 0) + 1
        yield weapon, seen[weapon]


def told_apart(weapons: Sequence[str], counted: Callable[[str], bool]) -> Iterator[tuple[str, int]]:
    """Likewise, but of those that are not counted each kind once; 0 where it is the only one of its kind."""
    for weapon, which in carried(weapons):
        if weapons.count(weapon) > 1 and counted(weapon):
            yield weapon, which
        elif which == 1:
            yield weapon, 0
