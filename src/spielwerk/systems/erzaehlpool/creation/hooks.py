"""What is asked of Erzählpool about characters beside the table: files, draws, archetypes, checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.characters.character import Characters, Creation
from spielwerk.core.characters.drafts import Drafts, plain
from spielwerk.core.system import read
from spielwerk.systems.erzaehlpool.being import Sheet, read_being
from spielwerk.systems.erzaehlpool.content import ARCHETYPES
from spielwerk.systems.erzaehlpool.state import Being, Table

from .archetypes import quick_start
from .create import as_being
from .document import Record, give, take
from .draft import FIELDS, NEW, Draft, read_draft
from .lot import drawn
from .played import bring, is_played, played
from .problems import hints, problems, verdict
from .view import view

DRAFTS: Final[Drafts[Table, Draft]] = Drafts(
    fields=FIELDS, read=read_draft, problems=problems, hints=lambda draft, _table: hints(draft), verdict=verdict
)
"""How characters of the system are looked over: as a new one."""


def being_of(table: Table, data: Mapping[str, Any]) -> Being:
    """The being of a character in plain data. Refuses what `joins` refuses."""
    return read_being(table, read(as_being(data), Sheet))


def draw(seed: int, table: Table, language: str) -> dict[str, Any]:
    """A character drawn by lot, as plain data."""
    return _without_order(plain(drawn(seed, language, table.content, bool(table.options["specialities"]))))


def start(archetype: str, language: str, name: str) -> dict[str, Any]:
    """A character from an archetype, as plain data."""
    return _without_order(plain(quick_start(archetype, language, name)))


def _without_order(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "priorities"}


CHARACTERS: Final[Characters[Table]] = Characters(
    give=give,
    take=take,
    schema=Record,
    draw=draw,
    archetypes=tuple(ARCHETYPES),
    start=start,
    judge=DRAFTS.judge,
    being=being_of,
)
"""What Erzählpool knows of characters beside the table."""

CREATION: Final[Creation[Table]] = Creation(
    new=plain(NEW),
    fields=FIELDS,
    view=view,
    bring=bring,
    played=played,
    is_played=is_played,
    checks="creation_checks",
    gm_fields=("npc",),
)
"""How characters of Erzählpool are made in a form. Nobody grows in one: the document has no advancement (EP-DER-09)."""
