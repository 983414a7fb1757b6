"""HTTP: characters that come to a table, what they need there, and how they grow at it. Nothing here knows a rule."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from spielwerk.core.act import Refused
from spielwerk.core.bounds import Data, Id
from spielwerk.core.characters.making import DraftView
from spielwerk.core.faults import said
from spielwerk.store.contract import Picture, Seat
from spielwerk.table import rights, wire
from spielwerk.table.live import LiveTable

from . import shapes
from .drafting import LONGEST, creation_of, shown_by
from .house import House, Visitor
from .pictures import readable
from .portraits import MOST as MOST_PICTURES
from .visiting import Here, Who, seen_being
from .works import AtWork, Works


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
    players = [one.id for one in live.seats.values() if one.role == "player"]
    if seat and seat not in players:
        raise Refused("bad_value", field="seat", value=seat, allowed=", ".join(players))
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
    rest, content = shown_by(played)
    named = rest.pop("portrait", None)
    if isinstance(named, str) and live.log.picture(live.game.id, named) is not None:
        return {**rest, "portrait": named}, None
    brought = await works.do(visitor, readable, content, seat) if named is not None and content else None
    if brought is None:
        return rest, None
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
    wanted = data.command.get("do")
    if not isinstance(wanted, str) or wanted not in made.asks:
        raise Refused("not_allowed", field="do", value=said(wanted))
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


BODIES: Final = (ArrivalBody, WishBody, GrowthBody)
"""What these routes take."""
ROUTES: Final[list[Any]] = [seats, arrival, wish, grows_from, growth_seen, grows]
