"""Character sheets over HTTP: as PDF, as a document, and as of an earlier level, for those who may see all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from spielwerk.core.act import Refused
from spielwerk.core.characters.document import Origin, written
from spielwerk.core.system import System
from spielwerk.core.view import Sight
from spielwerk.sheets import pdf
from spielwerk.store.contract import Seat
from spielwerk.table.live import LiveTable
from spielwerk.table.pinned import content_of

from .house import House, Visitor
from .limits import Limit
from .pictures import portable
from .problems import spoken
from .visiting import Here, Who, seen_being
from .works import AtWork


async def _known_whole(house: House, visitor: Visitor, table: str, being: str) -> tuple[LiveTable[Any], Seat, Any]:
    """A table, the visitor's seat, and a being of which they may know all: for its player and the game master."""
    live, seat = await house.seated(visitor.person, table)
    found = seen_being(live, seat, being)
    sight = Sight(seat.role, seat.id)
    if not (sight.all or sight.owns(found)):
        raise Refused("not_allowed", says="not_all_of_it")
    return live, seat, found


def _then(live: LiveTable[Any], state: Any, found: Any, level: int | None) -> Any:
    """A being as it was at a level, where one is named. Refuses `no_characters`, and levels it never had."""
    if level is None:
        return found
    known = live.system.characters
    if known is None:
        raise Refused("no_characters", field="system", value=live.system.id)
    return known.then(state, found, level)


@get("/api/tables/{table:str}/beings/{being:str}/sheet.pdf")
async def sheet(
    table: FromPath[str],
    being: FromPath[str],
    house: Here,
    visitor: Who,
    work_limit: NamedDependency[Limit],
    works: AtWork,
    lang: FromQuery[str] = "",
    level: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The sheet of a being, at an earlier level where one is named, in the language asked for, else the browser's.

    For its player and the game master.
    """
    live, _, found = await _known_whole(house, visitor, table, being)
    drawn = live.system.views.sheet
    if drawn is None:
        raise Refused("http", status=404)
    work_limit.take(visitor.address)
    language = spoken(lang, "lang") if lang else visitor.language
    kept = live.log.picture(table, found.portrait) if found.portrait else None
    picture = None if kept is None else kept.large
    state = live.play.state

    def paper() -> bytes:
        return pdf(drawn(state, _then(live, state, found, level)), live.system.at(state), language, picture)

    content = await works.do(visitor, paper)
    return Response(content, media_type="application/pdf", headers=_file(f"{_called(found)}.pdf"))


@get("/api/tables/{table:str}/beings/{being:str}/levels/{level:int}")
async def at_level(
    table: FromPath[str], being: FromPath[str], level: FromPath[int], house: Here, visitor: Who, works: AtWork
) -> Any:
    """A being as its player and the game master would see it at an earlier level."""
    live, seat, found = await _known_whole(house, visitor, table, being)
    state = live.play.state
    then = await works.do(visitor, _then, live, state, found, level)
    return live.system.views.being(state, then, Sight(seat.role, seat.id))


@get("/api/tables/{table:str}/beings/{being:str}/character.json")
async def document(
    table: FromPath[str], being: FromPath[str], house: Here, visitor: Who, works: AtWork
) -> Response[bytes]:
    """A being as a document, with its picture and all that it has been through; for its player and the game master."""
    live, _, found = await _known_whole(house, visitor, table, being)
    known = live.system.characters
    if known is None:
        raise Refused("no_characters", field="system", value=live.system.id)
    kept = live.log.picture(table, found.portrait) if found.portrait else None
    picture = b"" if kept is None else await works.do(visitor, portable, kept.large)
    content = written(known.give(live.play.state, found), origin_of(live.system), picture)
    return Response(content, media_type="application/json", headers=_file(f"{_called(found)}.json"))


def origin_of(system: System[Any], names: Mapping[str, str] = {}) -> Origin:
    """What documents of this server are written with; `names` of the systems there are, for what is said of one."""
    return Origin(system.id, system.version, content_of(system).content, names)


def _called(found: Any) -> str:
    return " ".join(found.name.split()) or str(found.id)


def _file(name: str) -> dict[str, str]:
    """What makes of an answer a file with a name."""
    plain = quote(name.replace("/", " "))
    return {
        "content-disposition": f"attachment; filename*=UTF-8''{plain}",
        "cache-control": "private, no-store",
    }


ROUTES: Final[list[Any]] = [sheet, at_level, document]
