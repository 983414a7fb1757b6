"""Who asks over HTTP, and what is theirs to ask about: a table that they lead, a being that they may know of."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency

from spielwerk.core.act import Refused
from spielwerk.store.contract import Seat
from spielwerk.table import rights
from spielwerk.table.live import LiveTable

from .guard import cookies_of, is_loopback
from .house import House, Visitor
from .people import hash_of
from .problems import language_of

SESSION: Final = "spielwerk"
"""The cookie by which a browser is known again."""

Here = NamedDependency[House]
"""How a route gets the tables of this server."""
Who = NamedDependency[Visitor]
"""How it gets whoever asks."""


def person_of(cookies: str) -> bytes | None:
    """Whose cookies these are; None where they name nobody."""
    token = cookies_of(cookies).get(SESSION)
    return hash_of(token) if token else None


def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """Who asks."""
    address = request.client.host if request.client else ""
    language = language_of(request.headers.get("accept-language", ""))
    return Visitor(person_of(request.headers.get("cookie", "")), is_loopback(address), language, address)


async def leader(house: House, visitor: Visitor, table: str) -> LiveTable[Any]:
    """A table, for its game master. Refuses `not_allowed` to everybody else."""
    live, seat = await house.seated(visitor.person, table)
    if seat.role != "gm":
        raise Refused("not_allowed")
    return live


def seen_being(live: LiveTable[Any], seat: Seat, being: str) -> Any:
    """A being that the seat may know of. Refuses `unknown_id`, as for one that is not there."""
    beings = live.play.state.beings
    if being not in beings or being in rights.unseen(seat, beings):
        raise Refused("unknown_id", field="being", value=being)
    return beings[being]
