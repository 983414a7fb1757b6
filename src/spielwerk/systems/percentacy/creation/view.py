"""A draft as a form shows it: what `overview` works out, as plain data, and the sheet it would make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, cast

from msgspec.structs import replace

from spielwerk.core.characters.drafts import Budget, budget_view, hint_view, problem_view
from spielwerk.core.characters.making import Checks
from spielwerk.core.text import Ref
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy.being import LEAST
from spielwerk.systems.percentacy.effects import Value, Valued
from spielwerk.systems.percentacy.rules.derived import initiative, max_hp
from spielwerk.systems.percentacy.rules.traits import effects_of
from spielwerk.systems.percentacy.shapes import (
    DerivedDrawn,
    DerivedFrom,
    PercentacyDraft,
    SkillDrawn,
    SkillsDrawn,
    TraitAdds,
    TraitsDrawn,
)
from spielwerk.systems.percentacy.state import Armour, Being, Table
from spielwerk.systems.percentacy.view import being_view, own_content

from .draft import Draft, read_draft
from .overview import Overview, SkillLine, overview
from .points import ABOVE, MOST, scores
from .traits import RULES

ALL: Final = Sight("gm", "gm")
NOBODY: Final = "human"
"""Whose body stands in while no species is chosen; what follows from it is not shown then."""


def view(table: Table, data: Mapping[str, Any]) -> PercentacyDraft:
    """All that follows from a draft at this table. Refuses `bad_value` for what cannot be read.

    Where the table does not check new characters, no problem is named.
    """
    draft = read_draft(data)
    seen, checks = overview(draft, table), cast("Checks", table.options["creation_checks"])
    body = body_of(table, draft)
    being = being_view(table, body, ALL)
    assert being is not None  # nothing is hidden from who sees all
    return {
        "checks": checks,
        "verdict": "valid" if checks == "off" else seen.outcome,
        "problems": [] if checks == "off" else [problem_view(one) for one in seen.problems],
        "hints": [hint_view(one) for one in seen.hints],
        "attributes": {**budget_view(seen.attributes), "least": LEAST, "most": MOST},
        "skills": _skills(table, seen),
        "traits": _traits(seen),
        "derived": _derived(table, seen, body),
        "being": being,
        "own": own_content(table),
    }


def body_of(table: Table, draft: Draft) -> Being:
    """Somebody with the values of a draft; names that nothing has are left out, and nothing is checked."""
    content = table.content
    being = Being(
        id="draft",
        name=draft.name,
        npc=draft.npc,
        species=draft.species if draft.species in content.species else NOBODY,
        level=draft.level,
        attributes=scores(draft.attributes),
        skills={skill: value for skill, value in draft.skills.items() if skill.partition(":")[0] in content.skills},
        talents=tuple(one for one in draft.talents if one.id in content.talents),
        handicaps=tuple(one for one in draft.handicaps if one.id in content.handicaps),
        armour=_armour(draft),
        weapons=tuple(weapon for weapon in draft.weapons if weapon in content.weapons),
        gear=tuple(one for one in draft.gear if one.id in content.gear),
        concept=draft.concept,
        background=draft.background,
        notes=draft.notes,
        hp=1,
        max_hp=1,
    )
    most = max(1, max_hp(table, being))
    return replace(being, hp=most, max_hp=most)


def _armour(draft: Draft) -> tuple[Armour, ...]:
    if isinstance(draft.armour, int):
        return (Armour(draft.armour),) if draft.armour else ()
    return draft.armour or ()


# --- parts ---------------------------------------------------------------------------------------------------------


def _traits(seen: Overview) -> TraitsDrawn:
    budget = budget_view(Budget(seen.talents_most, seen.talents))
    return {**budget, "worth": seen.handicaps, "missing": max(0, seen.talents - seen.handicaps), "rules": RULES}


def _skills(table: Table, seen: Overview) -> SkillsDrawn:
    """Every skill with its cap and its price, and the points of each category."""
    rows = {line.id: _skill(table, line) for line in seen.skill_lines}
    by_category: dict[str, int] = {}
    for row in rows.values():
        by_category[row["category"]] = by_category.get(row["category"], 0) + row["cost"]
    count = sum(1 for line in seen.skill_lines if line.value)
    return {**budget_view(seen.skills), "count": count, "above": ABOVE, "rows": rows, "categories": by_category}


def _skill(table: Table, line: SkillLine) -> SkillDrawn:
    broad = table.content.skills.get(line.id.partition(":")[0])
    return {
        "category": broad.category if broad is not None else "",
        "cap": line.cap,
        "attribute": line.attribute,
        "governing": line.governing,
        "combine": cast(Literal["single", "lower", "higher"], line.combine),
        "cost": line.cost,
        "counts": line.counts,
        "over": max(0, line.value - line.cap),
        "room": max(0, line.cap - line.value),
    }


def _derived(table: Table, seen: Overview, body: Being) -> list[DerivedDrawn]:
    """The derived values and what they come from; those that hang on the species are unknown without one (PC-DRV)."""
    worked, attribute = seen.derived, body.attributes
    hp: DerivedFrom = {"traits": _added(table, body, "max_hp")}
    move: DerivedFrom = {"traits": _added(table, body, "movement")}
    if worked is not None:
        hp |= {"base": worked.species_hp, "constitution": worked.constitution_hp}
        move |= {"profile": Ref("profile", worked.profile)}
    quick: DerivedFrom = {
        "dexterity": attribute["dexterity"],
        "perception": attribute["perception"],
        "traits": _added(table, body, "initiative"),
    }
    return [
        {"id": "hp", "value": None if worked is None else worked.max_hp, "from": hp},
        {"id": "initiative", "value": initiative(table, body), "from": quick},
        {"id": "movement", "value": None if worked is None else worked.movement, "from": move},
    ]


def _added(table: Table, body: Being, of: Valued) -> list[TraitAdds]:
    """The talents and handicaps that change a value, and by how much."""
    return [
        {"trait": having.trait, "amount": having.effect.amount}
        for having in effects_of(table, body, Value)
        if having.effect.of == of
    ]
