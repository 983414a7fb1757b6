"""What is wrong between the tables of the content, beyond the shape of single rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from spielwerk.core.content.reading import Fault, Row

from .commands import CIRCUMSTANCES
from .effects import AnyEffect, Penalty
from .rows import (
    ATTRIBUTES,
    SERIES,
    AttributeRow,
    GearRow,
    ProfileRow,
    RoleRow,
    SkillRow,
    SpeciesRow,
    TraitRow,
    WeaponRow,
    WeaponTraits,
)


def cross_faults(tables: Mapping[str, Mapping[str, Any]]) -> Iterable[Fault]:
    yield from _attribute_faults(tables["attributes"])
    yield from _skill_faults(tables["skills"], tables["categories"])
    yield from _weapon_faults(tables["weapons"], tables["traits"], tables["roles"])
    yield from _species_faults(tables["species"], tables["profiles"])
    yield from _trait_faults(tables["talents"], tables["handicaps"])
    yield from _effect_faults(tables)
    yield from _gear_faults(tables["gear"], tables["skills"])
    yield from _idea_faults(tables)
    yield from _amount_faults(tables)


def _attribute_faults(rows: Mapping[str, AttributeRow]) -> Iterable[Fault]:
    if tuple(rows) != ATTRIBUTES:
        yield Fault("attributes.toml", "", f"expected {', '.join(ATTRIBUTES)} in this order")


def _skill_faults(skills: Mapping[str, SkillRow], categories: Mapping[str, Row]) -> Iterable[Fault]:
    for row in skills.values():
        if row.category not in categories:
            yield Fault("skills.toml", row.id, f"category {row.category!r} does not exist")
        for attribute in row.attributes:
            if attribute not in ATTRIBUTES:
                yield Fault("skills.toml", row.id, f"attribute {attribute!r} does not exist")
        if len(set(row.attributes)) != len(row.attributes) or not row.attributes:
            yield Fault("skills.toml", row.id, "attributes: one or more, each once")
        if (len(row.attributes) == 1) != (row.combine == "single"):
            yield Fault("skills.toml", row.id, f"combine {row.combine!r} does not fit {len(row.attributes)} attributes")
        if row.parent and row.parent not in skills:
            yield Fault("skills.toml", row.id, f"parent {row.parent!r} does not exist")
        if row.id in ATTRIBUTES:
            yield Fault("skills.toml", row.id, "is the id of an attribute")


def _weapon_faults(
    weapons: Mapping[str, WeaponRow], traits: Mapping[str, Row], roles: Mapping[str, RoleRow]
) -> Iterable[Fault]:
    known = set(WeaponTraits.__struct_fields__)
    for trait in sorted(known ^ set(traits)):
        yield Fault("traits.toml", trait, "has no rule" if trait in traits else "is missing")
    for file, rows in (("weapons.toml", weapons), ("roles.toml", roles)):
        for row in rows.values():
            if row.damage not in SERIES:
                allowed = ", ".join("/".join(map(str, series)) for series in SERIES)
                yield Fault(file, row.id, f"damage {list(row.damage)}: only {allowed}")
    for row in weapons.values():
        if row.range < 1:
            yield Fault("weapons.toml", row.id, f"range {row.range}: at least 1")
        if row.capacity is not None and row.capacity < 1:
            yield Fault("weapons.toml", row.id, f"capacity {row.capacity}: at least 1")
        if row.traits.area < 0 or row.traits.armour_piercing < 0:
            yield Fault("weapons.toml", row.id, "traits: no negative numbers")
        if row.traits.melee + row.traits.thrown + row.traits.supernatural > 1:
            yield Fault("weapons.toml", row.id, "traits: only one of melee, thrown and supernatural")


def _species_faults(species: Mapping[str, SpeciesRow], profiles: Mapping[str, ProfileRow]) -> Iterable[Fault]:
    for row in species.values():
        if row.profile not in profiles:
            yield Fault("species.toml", row.id, f"profile {row.profile!r} does not exist")
    for profile in profiles.values():
        if profile.hp + 10 * profile.movement != 160:
            yield Fault("profiles.toml", profile.id, "hp + 10 × movement must be 160")


def _trait_faults(talents: Mapping[str, TraitRow], handicaps: Mapping[str, TraitRow]) -> Iterable[Fault]:
    for file, rows in (("talents.toml", talents), ("handicaps.toml", handicaps)):
        for row in rows.values():
            if bool(row.choice) != (row.asks is not None):
                yield Fault(file, row.id, "choice and asks go together")
            if row.opposite and row.opposite not in talents and row.opposite not in handicaps:
                yield Fault(file, row.id, f"opposite {row.opposite!r} does not exist")
            if row.text is None and not row.effects:
                yield Fault(file, row.id, "has neither effects nor text: nothing says what it does")
    for both in sorted(set(talents) & set(handicaps)):
        yield Fault("handicaps.toml", both, "is the id of a talent")


def _effect_faults(tables: Mapping[str, Mapping[str, Any]]) -> Iterable[Fault]:
    """What effects name exists; whether they make things harder or easier is for the author to say."""
    known = {name: set(tables[name]) for name in ("attributes", "skills", "categories")}
    for file in ("talents", "handicaps"):
        for row in tables[file].values():
            for effect in row.effects:
                for part, names in _named_by(effect).items():
                    for name in sorted(set(names) - known[part]):
                        yield Fault(f"{file}.toml", row.id, f"effects: {part}: {name!r} does not exist")
                if isinstance(effect, Penalty) and effect.when and effect.when not in CIRCUMSTANCES:
                    allowed = ", ".join(CIRCUMSTANCES)
                    yield Fault(f"{file}.toml", row.id, f"effects: when {effect.when!r}: only {allowed}")


def _named_by(effect: AnyEffect) -> dict[str, tuple[str, ...]]:
    """The attributes, skills and categories that an effect names."""
    named: dict[str, tuple[str, ...]] = {}
    for part, one in (("attributes", "attribute"), ("skills", "skill"), ("categories", "category")):
        single = getattr(effect, one, "")
        named[part] = (*getattr(effect, part, ()), *((single,) if single else ()))
    return named


def _gear_faults(gear: Mapping[str, GearRow], skills: Mapping[str, SkillRow]) -> Iterable[Fault]:
    for row in gear.values():
        for skill in row.skills:
            if skill not in skills:
                yield Fault("gear.toml", row.id, f"skill {skill!r} does not exist")


def _idea_faults(tables: Mapping[str, Mapping[str, Any]]) -> Iterable[Fault]:
    chosen = [row for kind in ("talents", "handicaps") for row in tables[kind].values() if row.choice]
    wanted = {"name", "family_name", "concept", "background"} | {row.id for row in chosen}
    wanted |= {row.id for row in tables["skills"].values() if row.field}
    wanted |= {row.id for row in tables["gear"].values() if row.asks is not None}
    topics = {row.topic for row in tables["ideas"].values()}
    for topic in sorted(wanted ^ topics):
        yield Fault("ideas.toml", topic, "no idea for this topic" if topic in wanted else "nobody asks for this topic")


def _amount_faults(tables: Mapping[str, Mapping[str, Any]]) -> Iterable[Fault]:
    for row in tables["talents"].values():
        if row.cost not in (25, 50, 75):
            yield Fault("talents.toml", row.id, f"cost {row.cost}: 25, 50 or 75")
    for row in tables["handicaps"].values():
        if row.points not in (25, 50, 75):
            yield Fault("handicaps.toml", row.id, f"points {row.points}: 25, 50 or 75")
    if [row.points for row in tables["scales"].values()] != [25, 50, 75]:
        yield Fault("scales.toml", "", "points: 25, 50 and 75, in this order")
    for row in tables["armours"].values():
        if not 0 <= row.value <= 25:
            yield Fault("armours.toml", row.id, f"value {row.value}: 0 to 25")
    for row in tables["hazards"].values():
        if row.damage < 1:
            yield Fault("hazards.toml", row.id, f"damage {row.damage}: at least 1")
    for row in tables["situations"].values():
        if not -30 <= row.modifier <= 30:
            yield Fault("situations.toml", row.id, f"modifier {row.modifier}: −30 to 30")
