"""The tables of the system as typed rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spielwerk.core.content import Options, Row, load_system_file, load_tables
from spielwerk.core.lot import IdeaRow, by_topic

from .rows import (
    ArchetypeRow,
    ArmourRow,
    AttributeRow,
    DescribedRow,
    MeritRow,
    SinRow,
    SkillRow,
    ValueRow,
    WeaponRow,
)

HERE: Final = Path(__file__).parent

KINDS: Final[Mapping[str, tuple[str, type[Row]]]] = {
    "archetypes": ("archetype", ArchetypeRow),
    "armours": ("armour", ArmourRow),
    "attributes": ("attribute", AttributeRow),
    "columns": ("column", Row),
    "conditions": ("condition", DescribedRow),
    "derangements": ("derangement", Row),
    "ideas": ("idea", IdeaRow),
    "merits": ("merit", MeritRow),
    "sins": ("sin", SinRow),
    "sizes": ("size", ValueRow),
    "skills": ("skill", SkillRow),
    "speeds": ("speed", ValueRow),
    "terms": ("term", Row),
    "vices": ("vice", Row),
    "virtues": ("virtue", Row),
    "weapons": ("weapon", WeaponRow),
}
"""File → kind of what stands in it, as references name it, and the shape of its rows."""


def load(folder: Path) -> dict[str, dict[str, Any]]:
    """All tables by kind. Raises `ContentError` with every fault."""
    tables = load_tables(folder, {stem: shape for stem, (_, shape) in KINDS.items()})
    return {KINDS[stem][0]: rows for stem, rows in tables.items()}


FILE: Final = load_system_file(HERE / "system.toml")
OPTIONS: Final = Options({option.id: option for option in FILE.options})
TABLES: Final = load(HERE / "content")
ATTRIBUTES: Final[Mapping[str, AttributeRow]] = TABLES["attribute"]
SKILLS: Final[Mapping[str, SkillRow]] = TABLES["skill"]
MERITS: Final[Mapping[str, MeritRow]] = TABLES["merit"]
VIRTUES: Final[Mapping[str, Row]] = TABLES["virtue"]
VICES: Final[Mapping[str, Row]] = TABLES["vice"]
DERANGEMENTS: Final[Mapping[str, Row]] = TABLES["derangement"]
WEAPONS: Final[Mapping[str, WeaponRow]] = TABLES["weapon"]
ARMOURS: Final[Mapping[str, ArmourRow]] = TABLES["armour"]
SIZES: Final[Mapping[str, ValueRow]] = TABLES["size"]
SPEEDS: Final[Mapping[str, ValueRow]] = TABLES["speed"]
ARCHETYPES: Final[Mapping[str, ArchetypeRow]] = TABLES["archetype"]
SINS: Final[Mapping[int, SinRow]] = {row.level: row for row in TABLES["sin"].values()}
"""The sins by their level."""
IDEAS: Final[Mapping[str, Sequence[IdeaRow]]] = by_topic(TABLES["idea"].values())
"""The ideas by what they are for."""
