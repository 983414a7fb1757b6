"""What is wrong with a draft: every problem at once, with its rule, its numbers and, where there is one, its repair.

`problems` is a pure function of what the draft says; in which order it was said never matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spielwerk.core.characters.drafts import Edit, Problem, Repair, in_order, no_such
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.being import LEAST
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.events.rolls import rolled_on
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Table

from .draft import Draft, order, plain_choice
from .points import (
    ABOVE,
    ATTRIBUTE_POINTS,
    MOST,
    Cap,
    attribute_points_at,
    cap_of,
    scores,
    skill_points_at,
    skills_cost,
)
from .traits import trait_problems, unknown_traits


def problems(draft: Draft, table: Table) -> tuple[Problem, ...]:
    """Everything that is wrong with a draft at this table, sorted by code and field.

    A draft of a higher level has had the points of its advancements. NPCs are free of all limits (PC-CHR-16).
    """
    found = list(_unknown(draft, table))
    if not (draft.npc or draft.role):
        found += _story_problems(draft)
        found += _attribute_problems(draft)
        found += _skill_problems(draft, table)
        found += trait_problems(draft, table)
    return in_order(found)


# --- names ---------------------------------------------------------------------------------------------------------


def _unknown(draft: Draft, table: Table) -> Iterator[Problem]:
    """Ids that nothing has, each with the edit that takes it out."""
    content = table.content
    for attribute in draft.attributes:
        if attribute not in ATTRIBUTES:
            yield no_such("attributes", attribute, Edit(f"attributes.{attribute}"))
    for skill in draft.skills:
        if skill.partition(":")[0] not in content.skills:
            yield no_such("skills", skill, Edit(f"skills.{skill}"))
    if draft.species and draft.species not in content.species:
        yield no_such("species", draft.species, Edit("species"))
    if draft.role and draft.role not in content.roles:
        yield no_such("role", draft.role, Edit("role"))
    left = tuple(sorted(weapon for weapon in draft.weapons if weapon in content.weapons))
    for weapon in sorted({*draft.weapons} - {*content.weapons}):
        yield no_such("weapons", weapon, Edit("weapons", left))
    kept = [
        {"id": g.id, "name": g.name} for g in sorted(draft.gear, key=lambda g: (g.id, g.name)) if g.id in content.gear
    ]
    for gear in sorted({one.id for one in draft.gear} - {*content.gear}):
        yield no_such("gear", gear, Edit("gear", kept))
    yield from unknown_traits(draft, table)
    yield from _withdrawn(draft, table)


def _withdrawn(draft: Draft, table: Table) -> Iterator[Problem]:
    """What the table has withdrawn is for those who have it already."""
    for skill in draft.skills:
        own = table.skills.get(skill)
        if own is not None and own.withdrawn:
            yield no_such("skills", skill, Edit(f"skills.{skill}"))
    species = table.species.get(draft.species)
    if species is not None and species.withdrawn:
        yield no_such("species", draft.species, Edit("species"))
    for part in ("talents", "handicaps"):
        taken: Sequence[Chosen] = getattr(draft, part)
        for id, own_trait in getattr(table, part).items():
            if own_trait.withdrawn and any(one.id == id for one in taken):
                left = [plain_choice(one) for one in sorted(taken, key=order) if one.id != id]
                yield no_such(part, id, Edit(part, left))
    gone = {id for id, weapon in table.weapons.items() if weapon.withdrawn}
    for weapon in sorted(gone & {*draft.weapons}):
        yield no_such(
            "weapons", weapon, Edit("weapons", tuple(sorted(one for one in draft.weapons if one not in gone)))
        )


def _story_problems(draft: Draft) -> Iterator[Problem]:
    """PC-CHR-01."""
    for field in ("name", "species", "background"):
        if not getattr(draft, field).strip():
            yield Problem(code=f"{field}_missing", field=field, rule="PC-CHR-01")


# --- attributes ----------------------------------------------------------------------------------------------------


def _attribute_problems(draft: Draft) -> Iterator[Problem]:
    """PC-CHR-05 to PC-CHR-07; points of advancements may be kept (AMB-100)."""
    values = scores(draft.attributes)
    for name, value in values.items():
        field = f"attributes.{name}"
        numbers = {"attribute": Ref("attribute", name), "value": value, "least": LEAST, "most": MOST}
        if value < LEAST:
            repair = _set_to(name, LEAST)
            yield Problem(code="attribute_low", field=field, rule="PC-CHR-06", numbers=numbers, repairs=(repair,))
        if value > MOST:
            repair = _set_to(name, MOST)
            yield Problem(code="attribute_high", field=field, rule="PC-CHR-07", numbers=numbers, repairs=(repair,))
    spent, most = sum(values.values()), attribute_points_at(draft.level)
    if spent > most:
        counts = {"points": spent - most, "spent": spent, "total": most}
        yield Problem(code="attribute_points_over", field="attributes", rule="PC-CHR-05", numbers=counts)
    if spent < ATTRIBUTE_POINTS:
        left = ATTRIBUTE_POINTS - spent
        counts = {"points": left, "spent": spent, "total": ATTRIBUTE_POINTS}
        yield Problem(
            code="attribute_points_left",
            field="attributes",
            rule="PC-CHR-05",
            numbers=counts,
            repairs=_give_away(values, left),
        )


def _set_to(attribute: str, value: int) -> Repair:
    label = Message("repair-set", {"what": Ref("attribute", attribute), "value": value})
    return Repair(label, (Edit(f"attributes.{attribute}", value),))


def _give_away(values: dict[str, int], left: int) -> tuple[Repair, ...]:
    """Give all that is left to the lowest attribute that can take it."""
    able = [name for name, value in values.items() if LEAST <= value + left <= MOST]
    if not able:
        return ()
    lowest = min(able, key=values.__getitem__)
    label = Message("repair-give", {"what": Ref("attribute", lowest), "points": left})
    return (Repair(label, (Edit(f"attributes.{lowest}", values[lowest] + left),)),)


# --- skills --------------------------------------------------------------------------------------------------------


def _skill_problems(draft: Draft, table: Table) -> Iterator[Problem]:
    """PC-CHR-08, PC-SKL-02 to PC-SKL-04, PC-SKL-09."""
    for skill, value in sorted(draft.skills.items()):
        cap = cap_of(table, draft.attributes, skill)
        if value and cap is not None and value > cap.cap:
            yield over_cap(table, draft.attributes, skill, value, cap)
        broad, _, chosen = skill.partition(":")
        row = table.content.skills.get(broad)
        if value and row is not None and row.field and not chosen.strip():
            numbers = {"what": Ref("skill", broad)}
            yield Problem(code="field_missing", field=f"skills.{skill}", rule="PC-SKL-09", numbers=numbers)
    spent, most = skills_cost(table, draft.skills), skill_points_at(draft.level)
    if spent > most:
        counts = {"points": spent - most, "spent": spent, "total": most}
        yield Problem(code="skill_points_over", field="skills", rule="PC-CHR-08", numbers=counts)


CAP_RULE: Final = {"single": "PC-SKL-02", "lower": "PC-SKL-03", "higher": "PC-SKL-04"}


def over_cap(table: Table, attributes: Mapping[str, int], skill: str, value: int, cap: Cap) -> Problem:
    """A skill above its cap: lower it, or raise the attribute that governs it."""
    numbers = {
        "skill": rolled_on(skill),
        "value": value,
        "cap": cap.cap,
        "over": value - cap.cap,
        "attribute": Ref("attribute", cap.attribute),
        "governing": cap.value,
        "combine": cap.combine,
    }
    lower = Message("repair-set", {"what": rolled_on(skill), "value": cap.cap})
    repairs = [Repair(lower, (Edit(f"skills.{skill}", max(0, cap.cap)),))]
    needed = value - ABOVE
    then = cap_of(table, {**attributes, cap.attribute: needed}, skill)
    if LEAST <= needed <= MOST and then is not None and then.cap >= value:  # else another attribute is the lower one
        repairs.append(_set_to(cap.attribute, needed))
    return Problem(
        code="skill_over_cap",
        field=f"skills.{skill}",
        rule=CAP_RULE[cap.combine],
        numbers=numbers,
        repairs=tuple(repairs),
    )
