"""The tables of the book as typed rows, and the checks that tie them together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct, field

from spielwerk.core.content import ContentError, Fault, Options, Row, Text, load_system_file, load_tables

from .commands import CIRCUMSTANCES
from .effects import AnyEffect, Penalty
from .state import ATTRIBUTES

HERE: Final = Path(__file__).parent

Series = tuple[int, int, int, int]
SERIES: Final[tuple[Series, ...]] = (
    (15, 10, 5, 2),
    (25, 20, 15, 5),
    (40, 30, 20, 10),
    (50, 40, 25, 15),
    (60, 45, 30, 20),
)
"""The five damage series that exist; custom weapons take one of them, too (PC-WPN-03, PC-WPN-09)."""


Span = Literal["scene", "session", "combat"]
"""Over what uses are counted (PC-TAL-00)."""


class AttributeRow(Row, frozen=True, kw_only=True):
    """An attribute [Attribut] and what it is used for."""

    use: Text


class SkillRow(Row, frozen=True, kw_only=True):
    """A skill [Fertigkeit]: its category, its linked attributes and which of them governs it."""

    category: str
    attributes: tuple[str, ...]
    combine: Literal["single", "lower", "higher"]
    scope: Text
    untrained: int | None = None
    field: bool = False
    parent: str = ""


class WeaponTraits(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The traits [Merkmale] of a weapon; `area` is a radius in metres, `armour_piercing` an amount."""

    area: int = 0
    armour_piercing: int = 0
    charges: bool = False
    concealable: bool = False
    consumable: bool = False
    hard_to_parry: bool = False
    may_be_non_lethal: bool = False
    melee: bool = False
    one_handed: bool = False
    spread: bool = False
    supernatural: bool = False
    thrown: bool = False
    two_handed: bool = False


class WeaponRow(Row, frozen=True, kw_only=True):
    """A weapon [Waffe]: damage by band, range in metres, Capacity where it is ever counted."""

    damage: Series
    range: int
    capacity: int | None = None
    traits: WeaponTraits = WeaponTraits()
    examples: Text | None = None


class ArmourRow(Row, frozen=True, kw_only=True):
    """A tier of armour [Rüstungsstufe]."""

    value: int
    examples: Text


class ProfileRow(Row, frozen=True, kw_only=True):
    """A body profile [Körperprofil]: base HP and Movement Range in metres."""

    hp: int
    movement: int


class SpeciesRow(Row, frozen=True, kw_only=True):
    """A species [Spezies]; `machine`: built and not born, of which some tables heal otherwise (AMB-075)."""

    profile: str
    machine: bool = False


class TraitRow(Row, frozen=True, kw_only=True):
    """What talents and handicaps have in common: what they do, in a sentence; what is chosen with them, and as what.

    `choice` is `skill` (with a narrow field) or `subject`; only those with a choice may be taken twice (PC-CHR-12).
    `opposite` hardly goes with it. `effects` is what it does where rules ask; `per`: uses are counted, one in each
    scene, session or fight.
    """

    text: Text
    choice: Literal["", "skill", "subject"] = ""
    asks: Text | None = None
    opposite: str = ""
    effects: tuple[AnyEffect, ...] = ()
    per: Span | Literal[""] = ""


class TalentRow(TraitRow, frozen=True, kw_only=True):
    """A talent [Talent] and its cost."""

    cost: int


class HandicapRow(TraitRow, frozen=True, kw_only=True):
    """A handicap [Handicap] and the points it gives."""

    points: int


class ScaleRow(Row, frozen=True, kw_only=True):
    """What talents and handicaps of a table's own of this worth are like (PC-CHR-13)."""

    points: int
    talent: Text
    handicap: Text


class GearRow(Row, frozen=True, kw_only=True):
    """A piece of gear [Ausrüstung]: what it is for, the skills it is suitable for, what is named with it."""

    use: Text
    skills: tuple[str, ...] = ()
    asks: Text | None = None


class HazardRow(Row, frozen=True, kw_only=True):
    """A tier of hazard [Gefahrenstufe]."""

    damage: int
    examples: Text


class RoleRow(Row, frozen=True, kw_only=True):
    """A quick NPC [schneller NSC]."""

    attributes: int
    core_skills: int
    hp: int
    armour: int
    damage: Series
    damage_name: Text


class SituationRow(Row, frozen=True, kw_only=True):
    """A situation and its modifier [Lage]."""

    modifier: int
    examples: Text


class TraitTaken(Struct, frozen=True, forbid_unknown_fields=True):
    """A talent or handicap of an archetype, with what is chosen for it in both languages."""

    id: str
    skill: str = ""
    field: Text | None = None
    subject: Text | None = None


class GearTaken(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of gear of an archetype, and what it is called."""

    id: str
    called: Text | None = None


class ArchetypeRow(Row, frozen=True, kw_only=True):
    """A legal character to start from, of our own making; `fields` are those of its broad skills."""

    text: Text
    concept: Text
    background: Text
    species: str
    attributes: dict[str, int]
    skills: dict[str, int]
    fields: dict[str, Text] = field(default_factory=dict)
    talents: tuple[TraitTaken, ...] = ()
    handicaps: tuple[TraitTaken, ...] = ()
    weapons: tuple[str, ...] = ()
    armour: int = 0
    gear: tuple[GearTaken, ...] = ()


class IdeaRow(Row, frozen=True, kw_only=True):
    """An idea for a character drawn by lot: a name, a concept, or a choice for the `topic` that asks for one."""

    topic: str


class DescribedRow(Row, frozen=True, kw_only=True):
    """A row with a sentence: a condition or a weapon trait."""

    text: Text


SHAPES: Final[Mapping[str, type[Row]]] = {
    "archetypes": ArchetypeRow,
    "armours": ArmourRow,
    "attributes": AttributeRow,
    "categories": Row,
    "conditions": DescribedRow,
    "degrees": Row,
    "gear": GearRow,
    "handicaps": HandicapRow,
    "hazards": HazardRow,
    "ideas": IdeaRow,
    "profiles": ProfileRow,
    "roles": RoleRow,
    "scales": ScaleRow,
    "situations": SituationRow,
    "skills": SkillRow,
    "species": SpeciesRow,
    "talents": TalentRow,
    "terms": Row,
    "traits": DescribedRow,
    "weapons": WeaponRow,
}
"""File name without `.toml` → shape of its rows."""

KINDS: Final[Mapping[str, str]] = {
    "archetypes": "archetype",
    "armours": "armour",
    "attributes": "attribute",
    "categories": "category",
    "conditions": "condition",
    "degrees": "degree",
    "gear": "gear",
    "handicaps": "handicap",
    "hazards": "hazard",
    "ideas": "idea",
    "profiles": "profile",
    "roles": "role",
    "scales": "scale",
    "situations": "situation",
    "skills": "skill",
    "species": "species",
    "talents": "talent",
    "terms": "term",
    "traits": "trait",
    "weapons": "weapon",
}
"""File → kind of what stands in it, as references name it."""


def load(folder: Path) -> dict[str, dict[str, Any]]:
    """All tables by kind. Raises `ContentError` with every fault, those between tables included."""
    tables = load_tables(folder, SHAPES)
    faults = list(_cross_faults(tables))
    if faults:
        raise ContentError(faults)
    return {KINDS[stem]: rows for stem, rows in tables.items()}


def _cross_faults(tables: Mapping[str, Mapping[str, Any]]) -> Iterable[Fault]:
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


FILE: Final = load_system_file(HERE / "system.toml")
OPTIONS: Final = Options({option.id: option for option in FILE.options})
TABLES: Final = load(HERE / "content")
SKILLS: Final[Mapping[str, SkillRow]] = TABLES["skill"]
WEAPONS: Final[Mapping[str, WeaponRow]] = TABLES["weapon"]
ROLE: Final = "role"
"""The id under which a quick NPC attacks with the damage of its role instead of a weapon (contract PC-2)."""
ROLE_NAME: Final = Text(de="Angriff der Rolle", en="attack of the role")
SPECIES: Final[Mapping[str, SpeciesRow]] = TABLES["species"]
PROFILES: Final[Mapping[str, ProfileRow]] = TABLES["profile"]
ROLES: Final[Mapping[str, RoleRow]] = TABLES["role"]
TALENTS: Final[Mapping[str, TalentRow]] = TABLES["talent"]
HANDICAPS: Final[Mapping[str, HandicapRow]] = TABLES["handicap"]
HAZARDS: Final[Mapping[str, HazardRow]] = TABLES["hazard"]
SCALES: Final[Mapping[str, ScaleRow]] = TABLES["scale"]
SITUATIONS: Final[Mapping[str, SituationRow]] = TABLES["situation"]
GEAR: Final[Mapping[str, GearRow]] = TABLES["gear"]
ARMOURS: Final[Mapping[str, ArmourRow]] = TABLES["armour"]
ARCHETYPES: Final[Mapping[str, ArchetypeRow]] = TABLES["archetype"]
IDEAS: Final[Mapping[str, IdeaRow]] = TABLES["idea"]
