"""The tables of the system as typed rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from spielwerk.core.content.kept import read_rows
from spielwerk.core.content.reading import (
    ContentError,
    Fault,
    Options,
    Row,
    Tables,
    Text,
    load_system_file,
    load_tables,
)
from spielwerk.core.dice.lot import IdeaRow, by_topic

AbilityKind = Literal["knowledge", "skill", "talent"]

HERE: Final = Path(__file__).parent


class QualityRow(Row, frozen=True, kw_only=True):
    """One of the ten qualities [Qualität]."""

    text: Text


class AbilityRow(Row, frozen=True, kw_only=True):
    """A suggested ability [Fähigkeit]; a table may use any other (PM-ABIL-09)."""

    kind: AbilityKind


class KindRow(Row, frozen=True, kw_only=True):
    """A kind of ability."""

    text: Text


class TraitTaken(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A trait of an archetype."""

    name: Text
    plus: int = 0
    minus: int = 0


class ArchetypeRow(Row, frozen=True, kw_only=True):
    """A character to start from; the abilities are suggested ones."""

    text: Text
    concept: Text
    qualities: dict[str, int]
    abilities: dict[str, int]
    traits: tuple[TraitTaken, ...] = ()


class DifficultyRow(Row, frozen=True, kw_only=True):
    """A rung of the suggested ladder of difficulties [Schwierigkeit], for three properties (PM-DIFF-03)."""

    value: int


KINDS: Final[Mapping[str, tuple[str, type[Row]]]] = {
    "abilities": ("ability", AbilityRow),
    "archetypes": ("archetype", ArchetypeRow),
    "difficulties": ("difficulty", DifficultyRow),
    "ideas": ("idea", IdeaRow),
    "kinds": ("kind", KindRow),
    "qualities": ("quality", QualityRow),
    "terms": ("term", Row),
}
"""File → kind of what stands in it, as references name it, and the shape of its rows."""


def load(folder: Path) -> dict[str, dict[str, Any]]:
    """All tables by kind. Raises `ContentError` with every fault."""
    tables = load_tables(folder, {stem: shape for stem, (_, shape) in KINDS.items()})
    return {KINDS[stem][0]: rows for stem, rows in tables.items()}


def read(plain: Mapping[str, Mapping[str, Any]]) -> Content:
    """Content as it was stored: rows by kind and id, in the order of what is installed, which is not stored.

    Raises `ContentError` where the rules cannot play with it: they know no other qualities than their own.
    """
    tables = read_rows(plain, SHAPE_OF, TABLES)
    if set(tables["quality"]) != set(QUALITIES):
        raise ContentError([Fault("quality", "", f"expected {', '.join(QUALITIES)}")])
    return Content(tables)


class Content:
    """What a table is played with: the rows that it has agreed to."""

    __slots__ = ("abilities", "ladder", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.abilities: Mapping[str, AbilityRow] = tables["ability"]
        self.ladder: Mapping[str, int] = dict(
            sorted(((row.id, row.value) for row in tables["difficulty"].values()), key=lambda step: step[1])
        )
        """The suggested difficulties by id, easiest first."""


SHAPE_OF: Final[Mapping[str, type[Row]]] = dict(KINDS.values())
FILE: Final = load_system_file(HERE / "system.toml")
OPTIONS: Final = Options({option.id: option for option in FILE.options})
TABLES: Final = load(HERE / "content")
QUALITIES: Final[Mapping[str, QualityRow]] = TABLES["quality"]
KINDS_OF_ABILITY: Final[Mapping[str, KindRow]] = TABLES["kind"]
ARCHETYPES: Final[Mapping[str, ArchetypeRow]] = TABLES["archetype"]
IDEAS: Final[Mapping[str, Sequence[IdeaRow]]] = by_topic(TABLES["idea"].values())
"""The ideas by what they are for."""
INSTALLED: Final = Content(TABLES)
"""The content that is installed: what a new table begins with."""

AVERAGE: Final = 5
"""The average of a quality: the value of one that is not given (PM-QUAL-15)."""
