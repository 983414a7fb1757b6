"""What dots cost at creation, and how they are spread (EP-ATTR, EP-SKILL, EP-MERIT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, Literal, get_args

from msgspec import Struct

from spielwerk.systems.erzaehlpool.content import Content
from spielwerk.systems.erzaehlpool.rows import AttributeRow, Column, SkillRow
from spielwerk.systems.erzaehlpool.state import LEAST

ATTRIBUTE_POINTS: Final = (5, 4, 3)
SKILL_POINTS: Final = (11, 7, 4)
MERIT_POINTS: Final = 7
SPECIALITIES: Final = 3
"""A new character has so many specialities at most, where the table plays with those; ours (EP-SKILL-08)."""
DEAR: Final = 5
"""From this dot on each costs two points (EP-ATTR-03, EP-SKILL-02, EP-MERIT-02)."""
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)


def cost(rating: int, free: int = 0) -> int:
    """The points of a rating; the first `free` dots are not paid (EP-ATTR-04, EP-SKILL-04, EP-MERIT-03)."""
    return max(0, rating - free) + max(0, rating - DEAR + 1)


class Block(Struct, frozen=True):
    """Attributes or skills: what their columns have to spend, and the rules that say so.

    `code` is what problems call a column, `least` the dots that are free. `listed`, `exact` and `limits` are the rules
    of the names, of the points and of the ratings.
    """

    field: Literal["attributes", "skills"]
    code: Literal["column", "category"]
    points: tuple[int, int, int]
    rows: Mapping[str, AttributeRow] | Mapping[str, SkillRow]
    least: int
    listed: str
    exact: str
    limits: str

    def ratings(self, given: Mapping[str, int], column: Column) -> dict[str, int]:
        """The ratings in a column; what is missing has the free dots."""
        return {name: given.get(name, self.least) for name, row in self.rows.items() if row.column == column}

    def spent(self, given: Mapping[str, int]) -> dict[Column, int]:
        """The points that each column has used (EP-ATTR-02, EP-SKILL-03); names that nothing has are left out."""
        return {
            column: sum(cost(rating, self.least) for rating in self.ratings(given, column).values())
            for column in COLUMNS
        }


def blocks_of(content: Content) -> tuple[Block, Block]:
    """Attributes and skills, with the names of this content."""
    return (
        Block(
            "attributes",
            "column",
            ATTRIBUTE_POINTS,
            content.attributes,
            LEAST,
            "EP-ATTR-05",
            "EP-ATTR-07",
            "EP-ATTR-06",
        ),
        Block("skills", "category", SKILL_POINTS, content.skills, 0, "EP-SKILL-05", "EP-SKILL-07", "EP-SKILL-06"),
    )


def merits_spent(merits: Mapping[str, int]) -> int:
    """The points of the merits; each entry is paid by itself (EP-MERIT-07)."""
    return sum(cost(rating) for rating in merits.values())


def spread(spent: Mapping[Column, int], points: Sequence[int], order: Sequence[Column] | None) -> dict[Column, int]:
    """Which column has how many points: as chosen, else so that as little as possible is wrong (EP-ATTR-01)."""
    orders = [tuple(order)] if order is not None else list(permutations(COLUMNS))
    best = min(orders, key=lambda one: sum(abs(spent[c] - p) for c, p in zip(one, points, strict=True)))
    return dict(zip(best, points, strict=True))
