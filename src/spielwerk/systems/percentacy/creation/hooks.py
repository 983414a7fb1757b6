"""What is asked of Percentacy about characters beside the table: files, draws, archetypes, checks, earlier levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.characters.character import Characters, Creation, Growth
from spielwerk.core.characters.drafts import Drafts, plain
from spielwerk.core.system import read
from spielwerk.systems.percentacy.being import Sheet, read_being
from spielwerk.systems.percentacy.content import ARCHETYPES
from spielwerk.systems.percentacy.state import Being, Table

from .advance import at_level
from .archetypes import quick_start
from .document import Record, give, take
from .draft import FIELDS, NEW, Draft, read_draft
from .growing import draft_of_being, growth_command, growth_view
from .hints import hints
from .lot import drawn
from .played import bring, is_played, played
from .problem import verdict
from .problems import problems
from .view import view

DRAFTS: Final[Drafts[Table, Draft]] = Drafts(
    fields=FIELDS, read=read_draft, problems=problems, hints=hints, verdict=verdict
)
"""How characters of the system are looked over: at the level it has."""


def being_of(table: Table, data: Mapping[str, Any]) -> Being:
    """The being of a character in plain data. Refuses what `joins` refuses."""
    return read_being(table, read(data, Sheet))


def draw(seed: int, table: Table, language: str) -> dict[str, Any]:
    """A character drawn by lot, as plain data."""
    return plain(drawn(seed, table, language))


def start(archetype: str, language: str, name: str) -> dict[str, Any]:
    """A character from an archetype, as plain data."""
    return plain(quick_start(archetype, language, name))


CHARACTERS: Final[Characters[Table]] = Characters(
    give=give,
    take=take,
    schema=Record,
    draw=draw,
    archetypes=tuple(ARCHETYPES),
    start=start,
    judge=DRAFTS.judge,
    being=being_of,
    at_level=at_level,
)
"""What Percentacy knows of characters beside the table."""

CREATION: Final[Creation[Table]] = Creation(
    new=plain(NEW),
    fields=FIELDS,
    view=view,
    bring=bring,
    played=played,
    is_played=is_played,
    checks="creation_checks",
    asks=frozenset({"set_house_content"}),
    gm_fields=("npc", "role"),
    growth=Growth(draft=draft_of_being, view=growth_view, command=growth_command),
)
"""How characters of Percentacy are made in a form."""
