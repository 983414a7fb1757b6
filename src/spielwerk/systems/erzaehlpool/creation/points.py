"""What dots cost at creation, and how they are spread (EP-ATTR, EP-SKILL, EP-MERIT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, get_args

from spielwerk.systems.erzaehlpool.content import ATTRIBUTES, SKILLS
from spielwerk.systems.erzaehlpool.rows import AttributeRow, Column, SkillRow

ATTRIBUTE_POINTS: Final = (5, 4, 3)
SKILL_POINTS: Final = (11, 7, 4)
MERIT_POINTS: Final = 7
DEAR: Final = 5
"""From this dot on each costs two points (EP-ATTR-03, EP-SKILL-02, EP-MERIT-02)."""
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)


def cost(rating: int, free: int = 0) -> int:
    """The points of a rating; the first `free` dots are not paid (EP-ATTR-04, EP-SKILL-04, EP-MERIT-03)."""
    return max(0, rating - free) + max(0, rating - DEAR + 1)


def spent_by_column(
    ratings: Mapping[str, int], rows: Mapping[str, AttributeRow] | Mapping[str, SkillRow], free: int
) -> dict[Column, int]:
    """The points that each column has used; names that nothing has are left out."""
    spent: dict[Column, int] = dict.fromkeys(COLUMNS, 0)
    for name, rating in ratings.items():
        if name in rows:
            spent[rows[name].column] += cost(rating, free)
    return spent


def attributes_spent(attributes: Mapping[str, int]) -> dict[Column, int]:
    """The points of the attributes by column; the first dot of each is free (EP-ATTR-02)."""
    return spent_by_column({name: attributes.get(name, 1) for name in ATTRIBUTES}, ATTRIBUTES, 1)


def skills_spent(skills: Mapping[str, int]) -> dict[Column, int]:
    """The points of the skills by category; no dot is free (EP-SKILL-03)."""
    return spent_by_column(skills, SKILLS, 0)


def merits_spent(merits: Mapping[str, int]) -> int:
    """The points of the merits; each entry is paid by itself (EP-MERIT-07)."""
    return sum(cost(rating) for rating in merits.values())


def spread(spent: Mapping[Column, int], points: Sequence[int], order: Sequence[Column] | None) -> dict[Column, int]:
    """Which column has how many points: as chosen, else so that as little as possible is wrong (EP-ATTR-01)."""
    orders = [tuple(order)] if order is not None else list(permutations(COLUMNS))
    best = min(orders, key=lambda one: sum(abs(spent[c] - p) for c, p in zip(one, points, strict=True)))
    return dict(zip(best, points, strict=True))
