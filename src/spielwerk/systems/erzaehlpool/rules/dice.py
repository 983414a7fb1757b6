"""The dice of a pool: how many successes they show (EP-POOL, EP-CH)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from spielwerk.core.act import Act
from spielwerk.systems.erzaehlpool.events import DieFell, Outcome
from spielwerk.systems.erzaehlpool.state import Table

SIDES: Final = 10
GOOD: Final = 8
"""From this face on a die is a success (EP-POOL-04)."""
SPECTACULAR: Final = 5
"""So many successes are spectacular (EP-POOL-07)."""
MOST_AGAIN: Final = 10
"""So often in a row a die is rolled again, where the table wants that at all: chances must have an end."""

Luck = Literal["failure", "success", "catastrophic"]


class Showing(NamedTuple):
    """What dice show: successes, and how many of them are rolled again."""

    successes: int
    again: int


class Thrown(Struct, frozen=True):
    """What a pool came to."""

    pool: int
    chance: bool
    successes: int
    outcome: Outcome


# --- readings ------------------------------------------------------------------------------------------------------


class FromOn(Struct, frozen=True):
    """A die is a success from 8 on (EP-POOL-04); a 1 takes nothing away (EP-POOL-09), and a 10 counts once
    (EP-POOL-08) unless dice from `again` on are rolled again."""

    again: int = SIDES + 1

    def __call__(self, face: int) -> Showing:
        return Showing(int(face >= GOOD), int(face >= self.again))


def luck(face: int) -> Luck:
    """The chance die: 10 is a success, 1 a catastrophe, all else fails (EP-CH-02 to EP-CH-04)."""
    return "success" if face == SIDES else "catastrophic" if face == 1 else "failure"


def judged(successes: int) -> Outcome:
    """What so many successes of a normal pool are (EP-POOL-05 to EP-POOL-07)."""
    return "spectacular" if successes >= SPECTACULAR else "success" if successes else "failure"


# --- throwing ------------------------------------------------------------------------------------------------------


async def throw(act: Act[Table], who: str, pool: int, key: str = "die") -> Thrown:
    """Roll a pool; at 0 or less exactly one die, on which other faces count (EP-CH-01, EP-CH-05, EP-CH-07).

    The keys of the dice begin with `key`, so that no two rolls of a command have the same.
    """
    if pool <= 0:
        name = f"{key}:chance"
        hidden = not act.state.beings[who].present
        found = await act.roll(
            name, who, SIDES, luck, lambda face: DieFell(who, name, face, chance=True, hidden=hidden)
        )
        return Thrown(pool, True, int(found == "success"), found)
    again = act.state.options["again"]
    if again == "off":
        successes = (await act.part(dice, who, 0, pool, key, FromOn(), False)).successes
    else:
        successes = await act.part(wave, who, pool, key, FromOn(int(again)), 0)
    return Thrown(pool, False, successes, judged(successes))


async def dice(act: Act[Table], who: str, first: int, count: int, key: str, reads: FromOn, again: bool) -> Showing:
    """So many dice, from the first on: by halves, so that their chances are soon worked out."""
    if count == 1:
        name = f"{key}:{first + 1}"
        hidden = not act.state.beings[who].present
        return await act.roll(name, who, SIDES, reads, lambda face: DieFell(who, name, face, again, hidden=hidden))
    half = count // 2
    left = await act.part(dice, who, first, half, key, reads, again)
    right = await act.part(dice, who, first + half, count - half, key, reads, again)
    return Showing(left.successes + right.successes, left.again + right.again)


async def wave(act: Act[Table], who: str, count: int, key: str, reads: FromOn, number: int) -> int:
    """A pool whose best dice are rolled again, all of one wave before the next (house rule, EP-POOL-08)."""
    name = f"{key}:again{number}" if number else key
    shown = await act.part(dice, who, 0, count, name, reads, number > 0)
    if not shown.again or number == MOST_AGAIN:
        return shown.successes
    return shown.successes + await act.part(wave, who, shown.again, key, reads, number + 1)
