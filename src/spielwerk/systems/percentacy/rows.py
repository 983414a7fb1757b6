"""The shapes of the rows of the content: what may stand in each table."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from spielwerk.core.content.reading import Row, Text

from .effects import AnyEffect

ATTRIBUTES: Final = (
    "charisma",
    "dexterity",
    "intelligence",
    "constitution",
    "strength",
    "willpower",
    "perception",
)
"""The seven attributes [Attribute], in the order of the book."""

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
    """What talents and handicaps have in common: a sentence on what is not data; what is chosen with them, and as what.

    `choice` is `skill` (with a narrow field) or `subject`; only those with a choice may be taken twice (PC-CHR-12).
    `opposite` hardly goes with it. `effects` is what it does where rules ask; `per`: uses are counted, one in each
    scene, session or fight. What all of it comes to in words is for `said` to say.
    """

    text: Text | None = None
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


class DescribedRow(Row, frozen=True, kw_only=True):
    """A row with a sentence: a condition or a weapon trait."""

    text: Text
