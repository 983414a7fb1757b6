"""Characters drawn by lot: legal by construction, varied, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.dice.lot import Lot
from spielwerk.systems.erzaehlpool.content import INSTALLED, Content
from spielwerk.systems.erzaehlpool.rows import Chosen, Column, MeritRow

from .draft import Draft
from .points import ATTRIBUTE_POINTS, COLUMNS, DEAR, MERIT_POINTS, SKILL_POINTS, SPECIALITIES, cost

WEAPON_SKILL: Final = {"melee": "weaponry", "ranged": "firearms", "thrown": "athletics"}


def drawn(seed: int, language: str = "en", content: Content = INSTALLED, special: bool = False) -> Draft:
    """A new character. The same seed gives the same character (with the same content). `special`: with specialities."""
    lot = Lot(seed, content.ideas)
    first, second = _order(lot), _order(lot)
    attributes = _filled(lot, first, ATTRIBUTE_POINTS, {n: row.column for n, row in content.attributes.items()}, 1)
    skills = _filled(lot, second, SKILL_POINTS, {n: row.column for n, row in content.skills.items()}, 0)
    merits = _merits(lot, language, content)
    virtue, vice = lot.one([*content.virtues]), lot.one([*content.vices])
    armour, weapons = lot.one(["", "", *content.armours]), _weapons(lot, skills, content)
    return Draft(
        name=f"{lot.idea('name', language)} {lot.idea('family_name', language)}",
        concept=lot.idea("concept", language),
        faction=lot.idea("faction", language),
        priorities=Chosen(first, second),
        attributes=attributes,
        skills={name: rating for name, rating in skills.items() if rating},
        merits=merits,
        virtue=virtue,
        vice=vice,
        armour=armour,
        weapons=weapons,
        specialities=_specialities(lot, language, skills) if special else {},
    )


def _order(lot: Lot) -> tuple[Column, ...]:
    return tuple(lot.mixed(COLUMNS))


def _filled(
    lot: Lot, order: Sequence[Column], points: Sequence[int], columns: Mapping[str, Column], least: int
) -> dict[str, int]:
    """Each column uses exactly its points; a dear dot is taken only where two points are left (EP-ATTR-08).

    A column with too few names of the table's own may not hold all of them; the rest stays open.
    """
    ratings = dict.fromkeys(columns, least)
    for column, left in zip(order, points, strict=True):
        names = [name for name in columns if columns[name] == column]
        favoured = lot.one(names)
        while left and any(_next(ratings[name], least) <= left for name in names if ratings[name] < DEAR):
            name = lot.one([*names, favoured, favoured])
            price = _next(ratings[name], least)
            if ratings[name] < DEAR and price <= left:
                ratings[name] += 1
                left -= price
    return ratings


def _next(rating: int, least: int) -> int:
    """What one more dot costs."""
    return cost(rating + 1, least) - cost(rating, least)


def _merits(lot: Lot, language: str, content: Content) -> dict[str, int]:
    """Exactly seven points, with a label where one is needed (EP-MERIT-08, EP-MERIT-07)."""
    taken: dict[str, int] = {}
    left, unused = MERIT_POINTS, list(content.merits.values())
    while left:  # more merits of one point are there than points, so it comes to an end
        row = lot.one([one for one in unused if cost(one.ratings[0]) <= left])
        rating = lot.one([rating for rating in row.ratings if cost(rating) <= left])
        taken[_entry(lot, row, language)] = rating
        left -= cost(rating)
        unused.remove(row)
    return taken


def _entry(lot: Lot, row: MeritRow, language: str) -> str:
    return f"{row.id}:{lot.idea('label', language)}" if row.repeatable else row.id


def _specialities(lot: Lot, language: str, skills: Mapping[str, int]) -> dict[str, tuple[str, ...]]:
    """A speciality in each of the best skills, as many as there may be (EP-SKILL-08)."""
    able = [skill for skill, rating in skills.items() if rating and lot.knows(f"special_{skill}")]
    best = sorted(able, key=lambda skill: -skills[skill])[:SPECIALITIES]
    return {skill: (lot.idea(f"special_{skill}", language),) for skill in best}


def _weapons(lot: Lot, skills: Mapping[str, int], content: Content) -> tuple[str, ...]:
    """A weapon for what the character has learned, if anything of that."""
    fitting = [row.id for row in content.weapons.values() if skills.get(WEAPON_SKILL[row.kind])]
    return (lot.one(fitting),) if fitting else ()
