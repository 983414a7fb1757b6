"""What a character may spend, what things cost, and how far a skill can rise (PC-CHR-05 to PC-CHR-11, PC-SKL-02)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.state import OptionValue
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import Content
from spielwerk.systems.percentacy.rows import ATTRIBUTES, GearRow
from spielwerk.systems.percentacy.rules.skills import governing, linked
from spielwerk.systems.percentacy.state import Table

ATTRIBUTE_POINTS: Final = 125
SKILL_POINTS: Final = 400
MOST: Final = 75
ABOVE: Final = 20
"""How far a skill may rise above the attribute that governs it."""
TALENTS_MOST: Final = 100
ATTRIBUTES_EACH_LEVEL: Final = 5
SKILLS_EACH_LEVEL: Final = 25

Options = Mapping[str, OptionValue]


def points_of(levels: int) -> dict[str, int]:
    """What so many levels bring to spend (PC-ADV-03, PC-ADV-04)."""
    return {"attributes": ATTRIBUTES_EACH_LEVEL * levels, "skills": SKILLS_EACH_LEVEL * levels}


class Cap(Struct, frozen=True):
    """How far a skill can rise: the attribute that governs it, its value, and both together with 20."""

    attribute: str
    value: int
    cap: int
    combine: str


def scores(attributes: Mapping[str, int]) -> dict[str, int]:
    """All seven attributes; one that is missing has no points."""
    return {name: attributes.get(name, 0) for name in ATTRIBUTES}


def cap_of(table: Table, attributes: Mapping[str, int], skill: str) -> Cap | None:
    """The cap of a skill (PC-SKL-02 to PC-SKL-04); None for a skill that nobody knows."""
    try:
        names, combine = linked(table, skill)
    except Refused:
        return None
    values = scores(attributes)
    governs = governing(values, names, combine)
    return Cap(governs, values[governs], values[governs] + ABOVE, combine)


def start_of(table: Table, skill: str) -> int:
    """From which value points raise a skill: 0, or 15 for an essential one where the table reads it so (AMB-097)."""
    row = table.content.skills.get(skill)
    if row is None or row.untrained is None or table.options["essential_skill_base"] == 0:
        return 0
    return row.untrained


def skill_cost(table: Table, skill: str, value: int) -> int:
    """The points that a skill of this value costs (PC-SKL-01)."""
    return max(0, value - start_of(table, skill))


def skills_cost(table: Table, skills: Mapping[str, int]) -> int:
    """The points that all these skills cost."""
    return sum(skill_cost(table, skill, value) for skill, value in skills.items())


def raised(table: Table, skill: str, value: int, points: int) -> int:
    """A skill of this value (0: missing) after so many points."""
    return max(value, start_of(table, skill)) + points if points else value


def attribute_points_at(level: int) -> int:
    """All attribute points that a character of this level has had (PC-CHR-05, PC-ADV-03)."""
    return ATTRIBUTE_POINTS + ATTRIBUTES_EACH_LEVEL * (level - 1)


def skill_points_at(level: int) -> int:
    """All skill points that a character of this level has had (PC-CHR-08, PC-ADV-04)."""
    return SKILL_POINTS + SKILLS_EACH_LEVEL * (level - 1)


def talents_cost(table: Table, talents: Iterable[Chosen]) -> int:
    """What these talents cost together; those that nobody knows cost nothing."""
    return sum(talent_cost(table, one.id) for one in talents)


def talent_cost(table: Table, talent: str) -> int:
    """What a talent costs, one of the table's own included; 0 for one that nobody knows (PC-CHR-09, PC-CHR-13)."""
    row = table.content.talents.get(talent)
    return row.cost if row is not None else 0


def handicaps_worth(table: Table, handicaps: Iterable[Chosen]) -> int:
    """What these handicaps give together."""
    return sum(handicap_worth(table, one.id) for one in handicaps)


def handicap_worth(table: Table, handicap: str) -> int:
    """What a handicap gives, one of the table's own included; 0 for one that nobody knows."""
    row = table.content.handicaps.get(handicap)
    return row.points if row is not None else 0


def gear_for(content: Content, skill: str) -> tuple[GearRow, ...]:
    """The general gear that is suitable for a skill, whatever its field (PC-ITM-04)."""
    broad = skill.partition(":")[0]
    return tuple(row for row in content.gear.values() if broad in row.skills)
