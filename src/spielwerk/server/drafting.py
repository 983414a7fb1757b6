"""HTTP: drawing characters up, by hand, by lot, from a file, and to one. Nothing here knows a rule."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct, field

from spielwerk.core.act import Refused
from spielwerk.core.bounds import ById, Data, Id
from spielwerk.core.characters.character import Characters, Creation
from spielwerk.core.characters.document import imported, place_of, why_in_words, written
from spielwerk.core.characters.making import DraftView
from spielwerk.core.characters.report import without_picture
from spielwerk.core.content.reading import Row, Text
from spielwerk.core.dice.lot import SEEDS, Seed
from spielwerk.core.faults import must_name
from spielwerk.core.shapes import Names
from spielwerk.core.state import OptionValue
from spielwerk.core.system import System
from spielwerk.store.contract import Seat
from spielwerk.table import rights

from . import shapes
from .house import House, Visitor
from .pictures import unreadable
from .sheets import origin_of
from .visiting import Here, Who
from .works import AtWork

LONGEST: Final = 262_144
"""Bytes that a draft may have on its way here."""


class DraftBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft, and where it is to be looked at: at a table one sits at, or at none with these options."""

    draft: Data
    table: Id = ""
    options: ById[OptionValue] = field(default_factory=dict)


class RandomBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a random character is for, and the seed; without one a new one is drawn."""

    table: Id = ""
    options: ById[OptionValue] = field(default_factory=dict)
    seed: Seed | None = None
    language: Literal["de", "en"] = "en"


def creation_of(house: House, system: str) -> tuple[System[Any], Creation[Any]]:
    """A system and how its characters are made. Refuses `no_system` where there is no such form."""
    found = house.systems.get(system)
    if found is None or found.creation is None:
        raise Refused("no_system", field="system", value=system)
    return found, found.creation


async def state_at(
    house: House, visitor: Visitor, system: System[Any], table: str, options: dict[str, OptionValue]
) -> tuple[Any, Seat | None]:
    """The state that a draft is looked at in, and one's seat there.

    Refuses `not_allowed` for a table at which one does not sit.
    """
    if not table:
        return system.start(options, {}), None
    live, mine = await house.seated(visitor.person, table)
    if live.game.system != system.id:
        raise Refused("bad_value", field="table", value=table, allowed=system.id)
    return live.play.state, mine


@get("/api/creation/{system:str}")
async def creation(system: FromPath[str], house: Here) -> shapes.CreationInfo:
    """What one starts from: the empty draft and the archetypes."""
    found, made = creation_of(house, system)
    known, rows = found.characters, found.tables.get("archetype", {})
    archetypes = [_archetype(known, rows[one]) for one in known.archetypes] if known is not None else []
    return {
        "new": made.new,
        "fields": made.fields,
        "archetypes": archetypes,
        "checks": made.checks,
        "random": known is not None,
        "files": known is not None,
    }


def _archetype(known: Characters[Any], row: Row) -> shapes.ArchetypeInfo:
    drafts: shapes.InBoth = {"de": known.start(row.id, "de", ""), "en": known.start(row.id, "en", "")}
    text: Text = getattr(row, "text", row.name)
    name = row.name
    both: Names = {"de": text.de, "en": text.en}
    return {"id": row.id, "name": {"de": name.de, "en": name.en}, "text": both, "draft": drafts}


@post("/api/creation/{system:str}/view", status_code=200, request_max_body_size=LONGEST)
async def draft_view(
    system: FromPath[str], data: JSONBody[DraftBody], house: Here, visitor: Who, works: AtWork
) -> DraftView:
    """What follows from a draft. Refuses `bad_value` for a name that cannot be one; it may be missing still."""
    found, made = creation_of(house, system)
    must_name(data.draft, unfinished=True)
    state, mine = await state_at(house, visitor, found, data.table, data.options)
    if mine is not None:
        rights.drafts(mine, data.draft, made.gm_fields)
    return await works.do(visitor, made.view, state, data.draft)


@post("/api/creation/{system:str}/random", status_code=200)
async def random_draft(
    system: FromPath[str], data: JSONBody[RandomBody], house: Here, visitor: Who, works: AtWork
) -> shapes.DrawnByLot:
    """A legal character by chance, and the seed it came from."""
    found = creation_of(house, system)[0]
    seed = secrets.randbelow(SEEDS) if data.seed is None else data.seed
    state, _ = await state_at(house, visitor, found, data.table, data.options)
    return {"seed": seed, "draft": await works.do(visitor, _characters(found).draw, seed, state, data.language)}


def _characters(system: System[Any]) -> Characters[Any]:
    """What a system knows of characters. Refuses `no_characters`."""
    if system.characters is None:
        raise Refused("no_characters", field="system", value=system.id)
    return system.characters


# --- files ---------------------------------------------------------------------------------------------------------


class FileBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft that is to become a file, and what the character has been through."""

    draft: Data
    played: Data = {}


@post("/api/creation/{system:str}/export", status_code=200, request_max_body_size=LONGEST)
async def export(
    system: FromPath[str], data: JSONBody[FileBody], house: Here, visitor: Who, works: AtWork
) -> Response[bytes]:
    """A draft as a document. Refuses `bad_value` for what no character has been through."""
    found, made = creation_of(house, system)
    known = {PICTURE, *_characters(found).schema.__struct_fields__}
    must_name(data.draft, unfinished=True)
    for key in data.played:
        if key not in known:
            raise Refused("bad_value", field="played", value=key[:80], allowed=", ".join(sorted(known)))

    def document() -> bytes:
        made.view(found.start({}, {}), data.draft)  # what cannot be read would be no character
        played, picture = shown_by(data.played)
        return written({**played, **data.draft}, origin_of(found), picture)

    return Response(await works.do(visitor, document), media_type="application/json")


@post("/api/creation/{system:str}/import", status_code=200, request_max_body_size=LONGEST)
async def take(
    system: FromPath[str],
    request: Request[Any, Any, Any],
    house: Here,
    visitor: Who,
    works: AtWork,
    table: FromQuery[str] = "",
) -> shapes.TakenFrom:
    """The draft of a document in the body, what the character has been through, and a report of each of its parts; with
    a `table`, by what that table plays with.

    Refuses what is no such document: `not_a_character`, `other_system`, `newer_version`, `too_large`.
    """
    found, made = creation_of(house, system)
    known, raw = _characters(found), await request.body()
    state, _ = await state_at(house, visitor, found, table, {})
    tables = found.tables_of(state)
    place = partial(place_of, characters=known, tables=tables)
    why = partial(why_in_words, characters=known, tables=tables)
    called = {one.id: one.name[visitor.language] for one in house.systems.values()}

    def taken() -> shapes.TakenFrom:
        read = imported(known, state, raw, origin_of(found, called))
        data, report = read.character, read.report
        broken = unreadable(read.picture) if read.picture else None
        if broken is not None:
            data, report = without_picture(data, report, broken)
        draft = {key: value for key, value in data.items() if key in made.fields}
        played = {key: value for key, value in data.items() if key not in draft}
        if "portrait" in played:
            played[PICTURE] = base64.b64encode(read.picture).decode("ascii")
        return {
            "draft": draft,
            "played": played,
            "told": made.played(state, data),
            "taken": len(report.taken),
            "changed": [
                {"field": one.field, "place": place(one.field), "was": one.was, "now": one.now, "why": why(one.why)}
                for one in report.changed
            ],
            "left": [
                {"field": one.field, "place": place(one.field), "value": one.value, "why": why(one.why)}
                for one in report.left
            ],
        }

    return await works.do(visitor, taken)


PICTURE: Final = "picture"
"""Where what a character has been through holds what its portrait shows, in Base64."""


def shown_by(played: Mapping[str, Any]) -> tuple[dict[str, Any], bytes]:
    """What a character has been through, and beside it what its portrait shows."""
    rest = {key: value for key, value in played.items() if key != PICTURE}
    try:
        return rest, base64.b64decode(str(played.get(PICTURE, "")), validate=True)
    except ValueError:
        return rest, b""


BODIES: Final = (DraftBody, RandomBody, FileBody)
"""What these routes take."""
ROUTES: Final[list[Any]] = [creation, draft_view, random_draft, export, take]
