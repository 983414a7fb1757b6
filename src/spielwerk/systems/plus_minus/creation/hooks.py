"""What is asked of Plus-Minus about characters beside the table: files, draws, archetypes, checks, the form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.characters.character import Characters, Creation
from spielwerk.core.characters.drafts import Drafts, plain
from spielwerk.systems.plus_minus.beings import being_of_data
from spielwerk.systems.plus_minus.content import ARCHETYPES
from spielwerk.systems.plus_minus.state import Table

from .archetypes import quick_start
from .document import Record, give, take
from .draft import FIELDS, NEW, Draft, read_draft
from .lot import drawn
from .problems import hints, problems, verdict
from .view import view

DRAFTS: Final[Drafts[Table, Draft]] = Drafts(
    fields=FIELDS, read=read_draft, problems=problems, hints=hints, verdict=verdict
)
"""How characters of the system are looked over: as a new one."""


def draw(seed: int, table: Table, language: str) -> dict[str, Any]:
    """A character drawn by lot, as plain data."""
    return plain(drawn(seed, table, language))


def start(archetype: str, language: str, name: str) -> dict[str, Any]:
    """A character from an archetype, as plain data."""
    return plain(quick_start(archetype, language, name))


def bring(data: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """The data of the command that brings a character to the table, played from this seat."""
    return {"do": "create", "being": {**data, "player": seat}}


CHARACTERS: Final[Characters[Table]] = Characters(
    give=give,
    take=take,
    schema=Record,
    draw=draw,
    archetypes=tuple(ARCHETYPES),
    start=start,
    judge=DRAFTS.judge,
    being=being_of_data,
)
"""What Plus-Minus knows of characters beside the table."""

CREATION: Final[Creation[Table]] = Creation(new=plain(NEW), fields=FIELDS, view=view, bring=bring, gm_fields=("npc",))
"""How characters of Plus-Minus are made in a form."""
