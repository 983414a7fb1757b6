"""Characters drawn by lot: legal by construction, varied, and the same for the same seed.

No draft is thrown away: every draw is made among what the rules still allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, TypeVar

from spielwerk.core.dice.lot import Lot as Draws
from spielwerk.systems.percentacy.being import LEAST
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import Content
from spielwerk.systems.percentacy.rows import ATTRIBUTES, TraitRow
from spielwerk.systems.percentacy.rules.weapons import attack_skill
from spielwerk.systems.percentacy.state import Armour, Owned, Table

from .draft import Draft
from .points import (
    ATTRIBUTE_POINTS,
    MOST,
    SKILL_POINTS,
    TALENTS_MOST,
    cap_of,
    gear_for,
    start_of,
)

R = TypeVar("R", bound=TraitRow)

USUAL_ARMOUR: Final = (0, 0, 2, 5, 5, 10, 15)


class Lot(Draws):
    """Draws among the rows of one content."""

    def __init__(self, seed: int, content: Content) -> None:
        super().__init__(seed, content.ideas)
        self.content = content


def drawn(seed: int, table: Table, language: str = "en") -> Draft:
    """A new character for this table. The same seed gives the same character (with the same content)."""
    lot = Lot(seed, table.content)
    attributes = _attributes(lot)
    skills = _skills(lot, table, attributes, language)
    talents = _talents(lot, skills, language)
    weapons = _weapons(lot, skills)
    armour = lot.one(USUAL_ARMOUR)
    return Draft(
        name=f"{lot.idea('name', language)} {lot.idea('family_name', language)}",
        concept=lot.idea("concept", language),
        species=lot.one([*table.content.species]),
        background=lot.idea("background", language),
        attributes=attributes,
        skills=skills,
        talents=talents,
        handicaps=_handicaps(lot, talents, language),
        armour=(Armour(armour),) if armour else None,
        weapons=weapons,
        gear=_gear(lot, skills, language),
    )


# --- numbers -------------------------------------------------------------------------------------------------------


def _attributes(lot: Lot) -> dict[str, int]:
    """PC-CHR-05 to PC-CHR-07: five each, the rest in handfuls, mostly to two or three that matter most."""
    values = dict.fromkeys(ATTRIBUTES, LEAST)
    favoured = list(islice(lot.mixed(ATTRIBUTES), lot.between(2, 3)))
    left = ATTRIBUTE_POINTS - sum(values.values())
    while left:
        name = lot.one((*ATTRIBUTES, *favoured * 3))
        more = min(left, MOST - values[name], lot.between(1, 12))
        values[name] += more
        left -= more
    return values


def _skills(lot: Lot, table: Table, attributes: dict[str, int], language: str) -> dict[str, int]:
    """PC-CHR-08, PC-SKL-02, PC-SKL-09: all points in handfuls, each skill up to its cap at most."""
    names = lot.mixed(table.content.skills)
    room: dict[str, int] = {}
    values: dict[str, int] = {}
    left = SKILL_POINTS
    wanted = lot.between(6, 14)
    while left:
        if len(values) < wanted or not room:
            broad = next(names)
            cap = cap_of(table, attributes, broad)
            base, least = start_of(table, broad), _least(table, broad)
            if cap is None or left < least - base or cap.cap <= base:
                continue
            field = f":{lot.idea(broad, language)}" if table.content.skills[broad].field else ""
            skill, more = broad + field, min(left, cap.cap - base, max(least - base, lot.between(5, 30)))
            values[skill], room[skill] = base + more, cap.cap - base - more
        else:
            skill = lot.one(list(room))
            more = min(left, room[skill], lot.between(1, 15))
            values[skill] += more
            room[skill] -= more
        left -= more
        if not room[skill]:
            del room[skill]
    return dict(sorted(values.items()))


def _least(table: Table, skill: str) -> int:
    """What a skill has to be worth, lest it be worse than untrained (AMB-098)."""
    row = table.content.skills.get(skill)
    return 1 if row is None or row.untrained is None else row.untrained


# --- talents and handicaps -----------------------------------------------------------------------------------------


def _talents(lot: Lot, skills: dict[str, int], language: str) -> tuple[Chosen, ...]:
    """PC-CHR-09: what fits into a budget of 0 to 100."""
    budget, taken = 25 * lot.below(TALENTS_MOST // 25 + 1), []
    for row in lot.mixed(_drawable(lot.content, lot.content.talents)):
        if not budget:
            break
        if row.cost <= budget:
            budget -= row.cost
            taken.append(_choice(lot, row, skills, language))
    return tuple(taken)


def _handicaps(lot: Lot, talents: Sequence[Chosen], language: str) -> tuple[Chosen, ...]:
    """PC-CHR-10, PC-CHR-11: until the talents are paid for, and now and then one more. Opposites are left out."""
    owed = sum(lot.content.talents[one.id].cost for one in talents)
    more = lot.below(4) == 0
    taken: list[Chosen] = []
    for row in lot.mixed(_drawable(lot.content, lot.content.handicaps)):
        if owed <= 0 and not more:
            break
        if _opposed(lot.content, row, [*talents, *taken]):
            continue
        more = more and owed > 0
        owed -= row.points
        taken.append(_choice(lot, row, {}, language))
    return tuple(taken)


def _drawable(content: Content, rows: Mapping[str, R]) -> Iterator[R]:
    """What can be drawn: where something is chosen with it, there have to be ideas for that."""
    return (row for row in rows.values() if not row.choice or row.id in content.ideas)


def _opposed(content: Content, row: TraitRow, taken: Sequence[Chosen]) -> bool:
    """Whether something that was taken hardly goes with this (AMB-104)."""
    return any(one.id == row.opposite or content.handicaps.get(one.id, row).opposite == row.id for one in taken)


def _choice(lot: Lot, row: TraitRow, skills: dict[str, int], language: str) -> Chosen:
    if row.choice == "skill":
        return Chosen(row.id, skill=lot.one(list(skills)), field=lot.idea(row.id, language))
    return Chosen(row.id, subject=lot.idea(row.id, language) if row.choice else "")


# --- things --------------------------------------------------------------------------------------------------------


def _weapons(lot: Lot, skills: dict[str, int]) -> tuple[str, ...]:
    """One or two weapons for the skills that the character has; without any, what hands can do."""
    fitting = [row.id for row in lot.content.weapons.values() if attack_skill(row.traits) in skills]
    return tuple(islice(lot.mixed(fitting), lot.between(1, 2))) or ("fist",)


def _gear(lot: Lot, skills: dict[str, int], language: str) -> tuple[Owned, ...]:
    """Gear for the best skills, and one piece more."""
    best = sorted(skills, key=lambda skill: -skills[skill])
    wanted = dict.fromkeys([*_suited(lot.content, best), lot.one(list(lot.content.gear))])
    return tuple(Owned(one, lot.idea(one, language) if lot.content.gear[one].asks else "") for one in list(wanted)[:4])


def _suited(content: Content, skills: Sequence[str]) -> Iterator[str]:
    for skill in skills:
        for row in gear_for(content, skill)[:1]:
            yield row.id
