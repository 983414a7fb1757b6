"""The tables of the system as typed rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spielwerk.core.content.kept import beside, read_rows
from spielwerk.core.content.reading import ContentError, Fault, Options, Row, Tables, load_system_file, load_tables
from spielwerk.core.dice.lot import IdeaRow, by_topic

from .rows import (
    ArchetypeRow,
    ArmourRow,
    AttributeRow,
    DescribedRow,
    MeritRow,
    MoralRow,
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
    "vices": ("vice", MoralRow),
    "virtues": ("virtue", MoralRow),
    "weapons": ("weapon", WeaponRow),
}
"""File → kind of what stands in it, as references name it, and the shape of its rows."""


def load(folder: Path) -> dict[str, dict[str, Any]]:
    """All tables by kind. Raises `ContentError` with every fault."""
    tables = load_tables(folder, {stem: shape for stem, (_, shape) in KINDS.items()})
    return {KINDS[stem][0]: rows for stem, rows in tables.items()}


SHAPE_OF: Final[Mapping[str, type[Row]]] = dict(KINDS.values())
"""The shape of the rows of a kind."""


def read(plain: Mapping[str, Mapping[str, Any]]) -> Content:
    """Content as it was stored. Raises `ContentError` where the rules cannot play with it."""
    tables = read_rows(plain, SHAPE_OF, TABLES)
    faults = list(_misfits(tables))
    if faults:
        raise ContentError(faults)
    return Content(tables)


def _misfits(tables: Tables) -> Iterator[Fault]:
    """What the rules count on: the columns with the same attributes, the skills of fights, every level of sin."""
    for kind in ("column", "attribute", "condition"):
        if set(tables[kind]) != set(TABLES[kind]):
            yield Fault(kind, "", f"expected {', '.join(TABLES[kind])}")
    for row in tables["attribute"].values():
        if row.id in ATTRIBUTES and row.column != ATTRIBUTES[row.id].column:
            yield Fault("attribute", row.id, f"expected {ATTRIBUTES[row.id].column}")
    for skill in OF_FIGHTS:
        if skill not in tables["skill"]:
            yield Fault("skill", skill, "missing")
    if sorted(row.level for row in tables["sin"].values()) != [*range(1, LEVELS + 1)]:
        yield Fault("sin", "", f"expected 1–{LEVELS}, each once")


class Content:
    """What a table is played with: the rows that it has agreed to, those it keeps because beings have them, and its own
    names of attributes and skills.

    Rules read rows nowhere else. `base` are the rows agreed to; `out` are those of them, by kind
    and id, that the table plays without.
    """

    __slots__ = (
        "armours",
        "attributes",
        "base",
        "derangements",
        "ideas",
        "merits",
        "out",
        "sins",
        "sizes",
        "skills",
        "speeds",
        "tables",
        "vices",
        "virtues",
        "weapons",
    )

    def __init__(self, tables: Tables, base: Content | None = None) -> None:
        self.tables = tables
        self.base = self if base is None else base
        self.out = frozenset((kind, id) for kind, rows in self.base.tables.items() for id in rows.keys() - tables[kind])
        self.attributes: Mapping[str, AttributeRow] = tables["attribute"]
        self.skills: Mapping[str, SkillRow] = tables["skill"]
        self.merits: Mapping[str, MeritRow] = tables["merit"]
        self.virtues: Mapping[str, Row] = tables["virtue"]
        self.vices: Mapping[str, Row] = tables["vice"]
        self.derangements: Mapping[str, Row] = tables["derangement"]
        self.weapons: Mapping[str, WeaponRow] = tables["weapon"]
        self.armours: Mapping[str, ArmourRow] = tables["armour"]
        self.sizes: Mapping[str, ValueRow] = tables["size"]
        self.speeds: Mapping[str, ValueRow] = tables["speed"]
        self.sins: Mapping[int, SinRow] = {row.level: row for row in tables["sin"].values()}
        """The sins by their level."""
        self.ideas: Mapping[str, Sequence[IdeaRow]] = by_topic(tables["idea"].values())
        """The ideas by what they are for."""

    def __repr__(self) -> str:
        return "Content()" if self is INSTALLED else f"Content({id(self):#x})"

    def beside(self, kept: tuple[tuple[str, Row], ...], out: tuple[tuple[str, str], ...] = ()) -> Content:
        """The content with these rows, each with its kind, beside or instead of those agreed to, and without others."""
        return beside(self.base, kept, out) if kept or out else self.base


LEVELS: Final = 10
"""There are sins of so many levels (EP-MOR-03)."""
OF_FIGHTS: Final = ("athletics", "brawl", "firearms", "weaponry")
"""Skills that attacks are rolled on."""
FILE: Final = load_system_file(HERE / "system.toml")
OPTIONS: Final = Options({option.id: option for option in FILE.options})
TABLES: Final = load(HERE / "content")
ATTRIBUTES: Final[Mapping[str, AttributeRow]] = TABLES["attribute"]
ARCHETYPES: Final[Mapping[str, ArchetypeRow]] = TABLES["archetype"]
INSTALLED: Final = Content(TABLES)
"""The content that is installed: what a new table begins with."""
