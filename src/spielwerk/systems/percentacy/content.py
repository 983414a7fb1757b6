"""The tables of the book as typed rows, and the checks that tie them together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spielwerk.core.content.kept import beside, read_rows
from spielwerk.core.content.reading import ContentError, Options, Row, Tables, Text, load_system_file, load_tables
from spielwerk.core.dice.lot import IdeaRow, by_topic

from .faults import cross_faults
from .rows import (
    ArchetypeRow,
    ArmourRow,
    AttributeRow,
    DescribedRow,
    GearRow,
    HandicapRow,
    HazardRow,
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
SHAPE_OF: Final[Mapping[str, type[Row]]] = {kind: SHAPES[stem] for stem, kind in KINDS.items()}
"""The shape of the rows of a kind."""


def load(folder: Path) -> dict[str, dict[str, Any]]:
    """All tables by kind. Raises `ContentError` with every fault, those between tables included."""
    tables = load_tables(folder, SHAPES)
    faults = list(cross_faults(tables))
    if faults:
        raise ContentError(faults)
    return {KINDS[stem]: rows for stem, rows in tables.items()}


def read(plain: Mapping[str, Mapping[str, Any]]) -> Content:
    """Content as it was stored: rows by kind and id. Raises `ContentError` where the rules cannot play with it.

    A kind of rows that did not exist when it was stored is taken from what is installed, and so is the order of rows,
    which is not stored.
    """
    book = {
        kind: {id: row for id, row in rows.items() if (kind, id) != ("weapon", ROLE)} for kind, rows in plain.items()
    }
    tables = read_rows(book, SHAPE_OF, TABLES)
    faults = list(cross_faults({stem: tables[kind] for stem, kind in KINDS.items()}))
    if faults:
        raise ContentError(faults)
    return Content(tables)


class Content:
    """What a table is played with: the rows of the book as this table has agreed to them, and its own beside them.

    Rules read rows nowhere else. `base` are the rows of the book alone. There is one object for equal content, so
    that what is reckoned from it can be remembered.
    """

    __slots__ = (
        "base",
        "essential",
        "gear",
        "handicaps",
        "hazards",
        "ideas",
        "profiles",
        "roles",
        "scales",
        "situations",
        "skills",
        "species",
        "tables",
        "talents",
        "weapons",
    )

    def __init__(self, tables: Tables, base: Content | None = None) -> None:
        self.base = self if base is None else base
        self.skills: Mapping[str, SkillRow] = tables["skill"]
        self.weapons: Mapping[str, WeaponRow] = {id: row for id, row in tables["weapon"].items() if id != ROLE}
        self.species: Mapping[str, SpeciesRow] = tables["species"]
        self.profiles: Mapping[str, ProfileRow] = tables["profile"]
        self.roles: Mapping[str, RoleRow] = tables["role"]
        self.talents: Mapping[str, TalentRow] = tables["talent"]
        self.handicaps: Mapping[str, HandicapRow] = tables["handicap"]
        self.hazards: Mapping[str, HazardRow] = tables["hazard"]
        self.scales: Mapping[str, ScaleRow] = tables["scale"]
        self.situations: Mapping[str, SituationRow] = tables["situation"]
        self.gear: Mapping[str, GearRow] = tables["gear"]
        self.essential = tuple(row.id for row in self.skills.values() if row.untrained is not None)
        """Skills that everybody has (PC-SKL-05)."""
        self.ideas: Mapping[str, tuple[IdeaRow, ...]] = by_topic(tables["idea"].values())
        self.tables: Tables = {**tables, "weapon": {**self.weapons, ROLE: Row(id=ROLE, name=ROLE_NAME)}}
        """All rows by kind, as references name them."""

    def __repr__(self) -> str:
        return "Content()" if self is INSTALLED else f"Content({id(self):#x})"

    def beside(self, own: tuple[tuple[str, Row], ...]) -> Content:
        """The content with these rows, each with its kind, instead of any that it has of a table's own."""
        return beside(self.base, own) if own else self.base


ROLE: Final = "role"
"""The id under which a quick NPC attacks with the damage of its role instead of a weapon (contract PC-2)."""
ROLE_NAME: Final = Text(de="Angriff der Rolle", en="attack of the role")
FILE: Final = load_system_file(HERE / "system.toml")
OPTIONS: Final = Options({option.id: option for option in FILE.options})
TABLES: Final = load(HERE / "content")
ARCHETYPES: Final[Mapping[str, ArchetypeRow]] = TABLES["archetype"]
INSTALLED: Final = Content(TABLES)
"""The content that is installed: what a new table begins with."""
