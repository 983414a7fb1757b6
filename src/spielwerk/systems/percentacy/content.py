"""The tables of the book as typed rows, and the checks that tie them together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spielwerk.core.content import ContentError, Options, Row, Text, load_system_file, load_tables

from .faults import cross_faults
from .rows import (
    ArchetypeRow,
    ArmourRow,
    AttributeRow,
    DescribedRow,
    GearRow,
    HandicapRow,
    HazardRow,
    IdeaRow,
    ProfileRow,
    RoleRow,
    ScaleRow,
    SituationRow,
    SkillRow,
    SpeciesRow,
    TalentRow,
    WeaponRow,
)

HERE: Final = Path(__file__).parent

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
    faults = list(cross_faults(tables))
    if faults:
        raise ContentError(faults)
    return {KINDS[stem]: rows for stem, rows in tables.items()}


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
