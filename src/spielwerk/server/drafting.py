"""HTTP: making characters, keeping drafts of them, and bringing them to a table. Nothing here knows a rule."""

from __future__ import annotations

import asyncio
import base64
import re
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, field

from spielwerk.core.act import Refused
from spielwerk.core.bounds import ById, Data, Id
from spielwerk.core.characters.character import (
    Characters,
    Creation,
    imported,
    place_of,
    why_in_words,
    without_picture,
    written,
)
from spielwerk.core.characters.making import DraftView
from spielwerk.core.content.reading import Row, Text
from spielwerk.core.shapes import Names
from spielwerk.core.state import OptionValue
from spielwerk.core.system import System
from spielwerk.store.contract import Draft, Picture, Seat
from spielwerk.table import rights, wire
from spielwerk.table.live import LiveTable

from . import shapes
from .house import House, Visitor
from .pictures import picture, unreadable
from .portraits import MOST as MOST_PICTURES
from .routes import Here, Who
from .sheets import origin_of, seen_being
from .works import AtWork, Works

LONGEST: Final = 262_144
"""Bytes that a draft may have on its way here."""
SEEDS: Final = 2**31
MOST_DRAFTS: Final = 50
"""Drafts that are kept for one person."""
DRAFT_ID: Final = re.compile("[0-9a-zA-Z-]{1,60}")


class DraftBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft, and where it is to be looked at: at a table one sits at, or at none with these options."""

    draft: Data
    table: Id = ""
    options: ById[OptionValue] = field(default_factory=dict)


class RandomBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a random character is for, and the seed; without one a new one is drawn."""

    table: Id = ""
    options: ById[OptionValue] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None
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
    """What follows from a draft."""
    found, made = creation_of(house, system)
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
    for key in data.played:
        if key not in known:
            raise Refused("bad_value", field="played", value=key[:80], allowed=", ".join(sorted(known)))

    def document() -> bytes:
        made.view(found.start({}, {}), data.draft)  # what cannot be read would be no character
        played, picture = _shown_by(data.played)
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

    def taken() -> shapes.TakenFrom:
        read = imported(known, state, raw, origin_of(found))
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


def _shown_by(played: Mapping[str, Any]) -> tuple[dict[str, Any], bytes]:
    """What a character has been through, and beside it what its portrait shows."""
    rest = {key: value for key, value in played.items() if key != PICTURE}
    try:
        return rest, base64.b64decode(str(played.get(PICTURE, "")), validate=True)
    except ValueError:
        return rest, b""


# --- at a table ----------------------------------------------------------------------------------------------------


class ArrivalBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A character that is to come to a table: its draft, what it has been through elsewhere, who is to play it, and a
    key that tells a repeated sending."""

    draft: Data
    key: Annotated[str, Meta(min_length=1, max_length=60)]
    seat: Id = ""
    played: Data = {}


@get("/api/tables/{table:str}/seats")
async def seats(table: FromPath[str], house: Here, visitor: Who) -> shapes.SeatsHere:
    """The seats of a table and one's own; for whoever sits there."""
    live, mine = await house.seated(visitor.person, table)
    rows: list[shapes.SeatHere] = [{"id": one.id, "name": one.name, "role": one.role} for one in live.seats.values()]
    return {"me": {"seat": mine.id, "role": mine.role}, "seats": rows}


@post("/api/tables/{table:str}/characters", status_code=200, request_max_body_size=LONGEST)
async def arrival(
    table: FromPath[str], data: JSONBody[ArrivalBody], house: Here, visitor: Who, works: AtWork
) -> shapes.Waits:
    """Bring a character to a table: at once for the game master, else they are asked.

    Refuses `draft_unfinished` where the table insists on its checks; one that has been played is let in by the game
    master's word alone.
    """
    live, mine = await house.seated(visitor.person, table)
    rights.act(mine)
    _, made = creation_of(house, live.game.system)
    seat = data.seat if mine.role == "gm" else mine.id
    if seat and (seat not in live.seats or live.seats[seat].role != "player"):
        raise Refused("bad_value", field="seat", value=seat, allowed=", ".join(live.seats))
    played, brought = await _kept_here(live, data.played, mine.id, visitor, works)
    whole = {**played, **data.draft}
    rights.drafts(mine, whole, made.gm_fields)
    seen = await works.do(visitor, made.view, live.play.state, data.draft)
    if seen["checks"] == "enforce" and seen["verdict"] != "valid" and not made.is_played(whole):
        raise Refused("draft_unfinished", field="draft", count=len(seen["problems"]))
    command = made.bring(whole, seat)
    waits = await live.propose(mine.id, data.key, command, str(data.draft.get("name", ""))[:80], brought)
    return {"waits": waits}


async def _kept_here(
    live: LiveTable[Any], played: Mapping[str, Any], seat: str, visitor: Visitor, works: Works
) -> tuple[dict[str, Any], Picture | None]:
    """What a character has been through, and the picture that it brings where this table does not keep it. Without
    either it comes without one. Refuses `too_many_pictures`."""
    rest, content = _shown_by(played)
    named = rest.pop("portrait", None)
    if isinstance(named, str) and live.log.picture(live.game.id, named) is not None:
        return {**rest, "portrait": named}, None
    if named is None or not content or await works.do(visitor, unreadable, content) is not None:
        return rest, None
    brought = await works.do(visitor, picture, content, seat)
    if len(live.log.brought(live.game.id)) >= MOST_PICTURES:
        raise Refused("too_many_pictures", allowed=MOST_PICTURES)
    return {**rest, "portrait": brought.hash}, brought


class WishBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What a character needs that the table does not have yet, and a key that tells a repeated sending."""

    command: Data
    key: Annotated[str, Meta(min_length=1, max_length=60)]
    note: Annotated[str, Meta(max_length=80)] = ""


@post("/api/tables/{table:str}/wishes", status_code=200)
async def wish(table: FromPath[str], data: JSONBody[WishBody], house: Here, visitor: Who) -> shapes.Waits:
    """Do this at once for the game master, else ask them; refuses `not_allowed` for what no form asks for."""
    live, mine = await house.seated(visitor.person, table)
    _, made = creation_of(house, live.game.system)
    if data.command.get("do") not in made.asks:
        raise Refused("not_allowed", field="do", value=str(data.command.get("do")))
    return {"waits": await live.propose(mine.id, data.key, data.command, data.note)}


# --- growing -------------------------------------------------------------------------------------------------------


class GrowthBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What a being is to become, and the levels that it gains; a player's own gains none by themselves."""

    draft: Data
    levels: Annotated[int, Meta(ge=0, le=100)] = 0
    key: Annotated[str, Meta(max_length=60)] = ""


async def _growing(house: House, visitor: Visitor, table: str, being: str) -> tuple[LiveTable[Any], Seat, Any, Any]:
    """A table, the visitor's seat, a being that they let grow, and how. For its player and the game master.

    Refuses `no_growth` where nobody gains levels.
    """
    live, mine = await house.seated(visitor.person, table)
    rights.act(mine)
    found = seen_being(live, mine, being)
    if not rights.is_gm(mine) and found.seat != mine.id:
        raise Refused("not_your_being", field="being", value=being)
    growth = creation_of(house, live.game.system)[1].growth
    if growth is None:
        raise Refused("no_growth", field="system", value=live.game.system)
    return live, mine, found, growth


@get("/api/tables/{table:str}/beings/{being:str}/growth")
async def grows_from(table: FromPath[str], being: FromPath[str], house: Here, visitor: Who) -> shapes.GrowthStart:
    """What a being is, as a draft."""
    live, mine, found, growth = await _growing(house, visitor, table, being)
    return {"draft": growth.draft(live.play.state, found), "gm": rights.is_gm(mine)}


@post("/api/tables/{table:str}/beings/{being:str}/growth", status_code=200, request_max_body_size=LONGEST)
async def growth_seen(
    table: FromPath[str], being: FromPath[str], data: JSONBody[GrowthBody], house: Here, visitor: Who, works: AtWork
) -> DraftView:
    """What follows from what a being is to become; nothing changes."""
    live, mine, found, growth = await _growing(house, visitor, table, being)
    levels = data.levels if rights.is_gm(mine) else 0
    return await works.do(visitor, growth.view, live.play.state, found, data.draft, levels)


@post("/api/tables/{table:str}/beings/{being:str}/grow", status_code=200, request_max_body_size=LONGEST)
async def grows(
    table: FromPath[str], being: FromPath[str], data: JSONBody[GrowthBody], house: Here, visitor: Who, works: AtWork
) -> shapes.Grown:
    """Let a being become what a draft says. Refuses `draft_unfinished` where something is wrong with that."""
    live, mine, found, growth = await _growing(house, visitor, table, being)
    gm = rights.is_gm(mine)
    levels = data.levels if gm else 0
    seen = await works.do(visitor, growth.view, live.play.state, found, data.draft, levels)
    if seen["verdict"] != "valid":
        raise Refused("draft_unfinished", field="draft", count=len(seen["problems"]))
    command = growth.command(live.play.state, found, data.draft, levels, not gm)
    await live.take(mine.id, wire.Do(data.key or f"grow-{secrets.token_hex(8)}", dict(command)))
    return {"levels": levels}


# --- drafts that are kept ------------------------------------------------------------------------------------------


class KeptBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as a browser keeps it, and when it was changed, in milliseconds since 1970."""

    system: Annotated[str, Meta(min_length=1, max_length=60)]
    changed: Annotated[int, Meta(ge=0, lt=2**53)]
    body: Data


@get("/api/drafts")
async def drafts(house: Here, visitor: Who) -> list[shapes.KeptDraft]:
    """What this person is drawing up, newest first; nothing for somebody nobody knows."""
    if visitor.person is None:
        return []
    kept = house.log.drafts(visitor.person)
    return [_kept(one) for one in kept]


def _kept(one: Draft) -> shapes.KeptDraft:
    body: Any = msgspec.Raw(one.body)  # it goes out as it came in
    return {"id": one.id, "system": one.system, "changed": one.changed, "body": body}


@put("/api/drafts/{draft:str}", request_max_body_size=LONGEST)
async def keep_draft(draft: FromPath[str], data: JSONBody[KeptBody], house: Here, visitor: Who) -> shapes.WasKept:
    """Keep a draft for the person who asks; for somebody nobody knows only their browser does.

    Refuses `too_many_drafts` for one more than are kept.
    """
    person = _known(house, visitor)
    if person is None:
        return {"kept": False}
    if not DRAFT_ID.fullmatch(draft):
        raise Refused("bad_value", field="draft", value=draft, allowed=DRAFT_ID.pattern)
    kept = house.log.draft_times(person)
    if draft not in kept and len(kept) >= MOST_DRAFTS:
        raise Refused("too_many_drafts", allowed=MOST_DRAFTS)
    if kept.get(draft, 0) <= data.changed:
        body = msgspec.json.encode(data.body)
        await asyncio.wrap_future(house.log.put_draft(person, Draft(draft, data.system, body, data.changed)))
    return {"kept": True}


@delete("/api/drafts/{draft:str}", status_code=204)
async def drop_draft(draft: FromPath[str], house: Here, visitor: Who) -> None:
    """Forget a draft."""
    person = _known(house, visitor)
    if person is not None:
        await asyncio.wrap_future(house.log.drop_draft(person, draft))


def _known(house: House, visitor: Visitor) -> bytes | None:
    """Who asks, where they have joined a table or logged in."""
    person = visitor.person
    return person if house.seats_of(person) or house.is_owner(person) else None


BODIES: Final = (DraftBody, RandomBody, FileBody, ArrivalBody, WishBody, GrowthBody, KeptBody)
"""What these routes take."""
ROUTES: Final[list[Any]] = [
    creation,
    draft_view,
    random_draft,
    export,
    take,
    seats,
    arrival,
    wish,
    grows_from,
    growth_seen,
    grows,
    drafts,
    keep_draft,
    drop_draft,
]
