"""Character sheets over HTTP: the PDF of a being, for those who may see all of it."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import quote

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from spielwerk.core.act import Refused
from spielwerk.core.text import LANGUAGES
from spielwerk.core.view import Sight
from spielwerk.sheets import pdf
from spielwerk.store.contract import Seat
from spielwerk.table import rights
from spielwerk.table.live import LiveTable

from .limits import Limit
from .routes import Here, Who


def seen_being(live: LiveTable[Any], seat: Seat, being: str) -> Any:
    """A being that the seat may know of. Refuses `unknown_id`, as for one that is not there."""
    beings = live.play.state.beings
    if being not in beings or being in rights.unseen(seat, beings):
        raise Refused("unknown_id", field="being", value=being[:40])
    return beings[being]


@get("/api/tables/{table:str}/beings/{being:str}/sheet.pdf")
async def sheet(
    table: FromPath[str],
    being: FromPath[str],
    house: Here,
    visitor: Who,
    work_limit: NamedDependency[Limit],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """The sheet of a being, in the language asked for, else the browser's. For its player and the game master."""
    live, seat = await house.seated(visitor.person, table)
    found = seen_being(live, seat, being)
    sight = Sight(seat.role, seat.id)
    if not (sight.all or sight.owns(found)):
        raise Refused("not_allowed")
    drawn = live.system.views.sheet
    if drawn is None:
        raise Refused("http", status=404)
    work_limit.take(visitor.address)
    language = lang if lang in LANGUAGES else visitor.language
    kept = live.log.picture(table, found.portrait) if found.portrait else None
    picture = None if kept is None else kept.large
    content = await asyncio.to_thread(pdf, drawn(live.play.state, found), live.system, language, picture)
    name = quote(f"{' '.join(found.name.split()) or being}.pdf".replace("/", " "))
    headers = {
        "content-disposition": f"attachment; filename*=UTF-8''{name}",
        "cache-control": "private, no-store",
    }
    return Response(content, media_type="application/pdf", headers=headers)
