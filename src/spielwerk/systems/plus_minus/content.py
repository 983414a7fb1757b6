"""The tables of the system as typed rows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spielwerk.core.content import Options, Row, Text, load_system_file, load_tables

from .state import AbilityKind

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


class DifficultyRow(Row, frozen=True, kw_only=True):
    """A rung of the suggested ladder of difficulties [Schwierigkeit], for three properties (PM-DIFF-03)."""

    value: int


KINDS: Final[Mapping[str, tuple[str, type[Row]]]] = {
    "abilities": ("ability", AbilityRow),
    "difficulties": ("difficulty", DifficultyRow),
    "kinds": ("kind", KindRow),
    "qualities": ("quality", QualityRow),
    "terms": ("term", Row),
}
"""File → kind of what stands in it, as references name it, and the shape of its rows."""


def load(folder: Path) -> dict[str, dict[str, Any]]:
    """All tables by kind. Raises `ContentError` with every fault."""
    tables = load_tables(folder, {stem: shape for stem, (_, shape) in KINDS.items()})
    return {KINDS[stem][0]: rows for stem, rows in tables.items()}


FILE: Final = load_system_file(HERE / "system.toml")
OPTIONS: Final = Options({option.id: option for option in FILE.options})
TABLES: Final = load(HERE / "content")
QUALITIES: Final[Mapping[str, QualityRow]] = TABLES["quality"]
ABILITIES: Final[Mapping[str, AbilityRow]] = TABLES["ability"]
KINDS_OF_ABILITY: Final[Mapping[str, KindRow]] = TABLES["kind"]
LADDER: Final[tuple[int, ...]] = tuple(row.value for row in TABLES["difficulty"].values())

AVERAGE: Final = 5
"""The average of a quality: the value of one that is not given (PM-QUAL-15)."""
