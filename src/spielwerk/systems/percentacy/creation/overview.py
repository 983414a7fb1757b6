"""All that a page for building characters shows of a draft, worked out in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from spielwerk.core.characters.drafts import Budget, Hint, Problem, codes
from spielwerk.core.characters.making import Verdict
from spielwerk.core.state import OptionValue
from spielwerk.systems.percentacy.being import LEAST
from spielwerk.systems.percentacy.content import OPTIONS
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.rules.derived import initiative, max_hp, movement_range, profile_of
from spielwerk.systems.percentacy.state import Being, Table

from .draft import Draft
from .hints import hints
from .points import (
    TALENTS_MOST,
    attribute_points_at,
    cap_of,
    handicaps_worth,
    scores,
    skill_cost,
    skill_points_at,
    skills_cost,
    talents_cost,
)
from .problem import verdict
from .problems import problems


class SkillLine(Struct, frozen=True):
    """A skill as the builder lists it. `counts` is what a check is made against: the value, for an essential skill that
    is missing its value untrained, else None."""

    id: str
    value: int
    cost: int
    cap: int
    attribute: str
    governing: int
    combine: str
    counts: int | None


class Derived(Struct, frozen=True):
    """What follows from a draft, with its parts: HP of the species and of Constitution, and so on (PC-DRV)."""

    max_hp: int
    species_hp: int
    constitution_hp: int
    initiative: int
    movement: int
    profile: str


class Overview(Struct, frozen=True):
    """A draft seen whole: what is left, how far everything can go, what follows, what is wrong, what to mind."""

    outcome: Verdict
    problems: tuple[Problem, ...]
    hints: tuple[Hint, ...]
    attributes: Budget
    skills: Budget
    talents: int
    talents_most: int
    handicaps: int
    skill_lines: tuple[SkillLine, ...]
    derived: Derived | None


def overview(draft: Draft, table: Table) -> Overview:
    """Everything that a builder shows of a draft at this table."""
    found = problems(draft, table)
    return Overview(
        outcome=verdict(codes(found)),
        problems=found,
        hints=hints(draft, table),
        attributes=Budget(attribute_points_at(draft.level), sum(scores(draft.attributes).values())),
        skills=Budget(skill_points_at(draft.level), skills_cost(table, draft.skills)),
        talents=talents_cost(table, draft.talents),
        talents_most=TALENTS_MOST,
        handicaps=handicaps_worth(table, draft.handicaps),
        skill_lines=skill_lines(draft, table),
        derived=derived(draft, table),
    )


def skill_lines(draft: Draft, table: Table) -> tuple[SkillLine, ...]:
    """Every skill of the book and of the table, and every field that stands in the draft; in the order of the book."""
    names = dict.fromkeys((*table.content.skills, *draft.skills))
    lines = []
    for skill in names:
        cap = cap_of(table, draft.attributes, skill)
        if cap is None:
            continue
        value, row = draft.skills.get(skill, 0), table.content.skills.get(skill)
        counts = value or (row.untrained if row is not None else None)
        cost = skill_cost(table, skill, value)
        lines.append(SkillLine(skill, value, cost, cap.cap, cap.attribute, cap.value, cap.combine, counts))
    return tuple(lines)


def derived(draft: Draft, table: Table) -> Derived | None:
    """The derived values of a draft; None while it has no species that anybody knows."""
    if draft.species not in table.content.species:
        return None
    profile, being = profile_of(table, draft.species), provisional(table, draft)
    return Derived(
        max_hp=max_hp(table, being),
        species_hp=profile.hp,
        constitution_hp=-(-being.attributes["constitution"] // 4),
        initiative=initiative(table, being),
        movement=movement_range(table, being),
        profile=profile.id,
    )


def provisional(table: Table, draft: Draft) -> Being:
    """The being that a draft would be, as far as derived values ask."""
    return Being(
        id="draft",
        species=draft.species,
        attributes={name: draft.attributes.get(name, LEAST) for name in ATTRIBUTES},
        talents=tuple(one for one in draft.talents if one.id in table.content.talents),
        handicaps=tuple(one for one in draft.handicaps if one.id in table.content.handicaps),
        hp=1,
        max_hp=1,
    )


def empty_table(options: Mapping[str, OptionValue] | None = None, **own: Any) -> Table:
    """A table with nobody at it, to judge drafts by: options, own `skills` and `species`."""
    return Table(options=OPTIONS.checked(options or {}), **own)
