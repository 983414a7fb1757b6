"""HTTP: joining, tables, systems, invitations, pages of the log, login."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from spielwerk import __version__
from spielwerk.core.act import Refused
from spielwerk.core.bounds import Id, Line
from spielwerk.core.questions import GM
from spielwerk.core.view import Role
from spielwerk.store import contract as store
from spielwerk.table import shapes as table_shapes

from . import shapes
from .house import House
from .limits import Limit
from .people import hash_of
from .visiting import SESSION, Here, Who, leader

YEAR: Final = 365 * 24 * 3600


def _session(request: Request[Any, Any, Any], token: str | None) -> list[Cookie]:
    if token is None:
        return []
    secure = request.url.scheme == "https"
    return [Cookie(SESSION, "/", token, max_age=YEAR, httponly=True, secure=secure, samesite="lax")]


# --- joining and logging in ----------------------------------------------------------------------------------------


class JoinBody(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody sits down: a name, and one of the seats offered or None for a new one."""

    name: Line = ""
    seat: Id | None = None


class LoginBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The owner's password."""

    password: Annotated[str, Meta(max_length=1000)]


@get("/api/join/{token:str}")
async def invitation(
    token: FromPath[str], house: Here, visitor: Who, join_limit: NamedDependency[Limit]
) -> shapes.Invitation:
    """What an invitation is for."""
    join_limit.take(visitor.address)
    game, invite = house.invitation(token)
    table = await house.table(game)
    state, here = table.play.state, house.seat_of(visitor.person, game)
    return {
        "table": game,
        "name": table.game.name,
        "system": table.game.system,
        "intro": {"de": table.game.intro_de, "en": table.game.intro_en},
        "gm": table.seats[GM].name,
        "role": invite.role,
        "seat": invite.seat,
        "session": state.session if state.in_session else None,
        "here": table.seats[here].role if here is not None and here in table.seats else None,
        "seats": await house.seats_to_offer(game, invite),
    }


@post("/api/join/{token:str}", status_code=200)
async def join(
    token: FromPath[str],
    data: JSONBody[JoinBody],
    request: Request[Any, Any, Any],
    house: Here,
    visitor: Who,
    join_limit: NamedDependency[Limit],
) -> Response[shapes.Seated]:
    """Sit down."""
    join_limit.take(visitor.address)
    admitted = await house.admit(visitor, token, data.name, data.seat)
    content: shapes.Seated = {"table": admitted.table, "seat": admitted.seat}
    return Response(content, cookies=_session(request, admitted.token))


@post("/api/login", status_code=200)
async def login(
    data: JSONBody[LoginBody],
    request: Request[Any, Any, Any],
    house: Here,
    visitor: Who,
    login_limit: NamedDependency[Limit],
) -> Response[Any]:
    """Become the owner, where the server has a password."""
    login_limit.take(visitor.address)
    token = await house.login(data.password, visitor.person)
    return Response({}, cookies=_session(request, token))


@get("/own/{token:str}", include_in_schema=False)
async def own(
    token: FromPath[str],
    request: Request[Any, Any, Any],
    house: Here,
    visitor: Who,
    login_limit: NamedDependency[Limit],
) -> Response[Any]:
    """Become the owner by the link that the server prints, where it has no password; then the page of all tables."""
    login_limit.take(visitor.address)
    cookies = _session(request, await house.own(visitor, token))
    return Response(b"", status_code=303, headers={"location": "/"}, cookies=cookies)


@post("/api/logout", status_code=200)
async def logout() -> Response[Any]:
    """Forget who this browser is."""
    return Response({}, cookies=[Cookie(SESSION, "/", "", max_age=0, httponly=True, samesite="lax")])


# --- tables --------------------------------------------------------------------------------------------------------


class TableBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to begin."""

    name: Line
    system: Id


@get("/api/tables")
async def tables(request: Request[Any, Any, Any], house: Here, visitor: Who) -> Response[list[shapes.TableRow]]:
    """The tables that this person sits at. Refuses `not_logged_in` where there is a password to be asked for."""
    token = await house.first_visitor(visitor)
    person = hash_of(token) if token is not None else visitor.person
    seats = house.seats_of(person)
    if not seats and not house.open_door and not house.is_owner(person):
        raise Refused("not_logged_in")
    rows = list[shapes.TableRow]()
    for game in house.log.games():
        if game.id in seats:
            seat = next(one for one in house.log.seats(game.id) if one.id == seats[game.id])
            rows.append(
                {
                    "id": game.id,
                    "name": game.name,
                    "system": game.system,
                    "role": seat.role,
                    "seat": seat.id,
                    "intro": {"de": game.intro_de, "en": game.intro_en},
                }
            )
    return Response(rows, cookies=_session(request, token))


@post("/api/tables", status_code=201)
async def new_table(data: JSONBody[TableBody], house: Here, visitor: Who) -> shapes.NewTable:
    """Begin a table; for the owner."""
    if visitor.person is None or not house.is_owner(visitor.person):
        raise Refused("not_allowed", says="only_owner") if house.open_door else Refused("not_logged_in")
    return {"table": await house.create_empty(data.name, data.system, visitor.person)}


@get("/api/tables/{table:str}/log")
async def log_page(table: FromPath[str], before: FromQuery[int], house: Here, visitor: Who) -> list[table_shapes.Line]:
    """The lines before a number, oldest first, as this person's seat counts and sees them."""
    live, seat = await house.seated(visitor.person, table)
    if not 0 <= before < 2**31:
        raise Refused("bad_value", field="before", value=before, allowed=f"0–{2**31 - 1}")
    return live.book.page(seat, before)


# --- invitations ---------------------------------------------------------------------------------------------------


class InviteBody(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to make."""

    role: Role
    seat: Id | None = None


def _invite(house: House, invite: store.Invite) -> shapes.Invite:
    token = house.tokens.token(invite.id)
    return {"token": token, "url": f"/join/{token}", "role": invite.role, "seat": invite.seat}


@get("/api/tables/{table:str}/invites")
async def invites(table: FromPath[str], house: Here, visitor: Who) -> list[shapes.Invite]:
    """The invitations of a table; for its game master."""
    await leader(house, visitor, table)
    return [_invite(house, invite) for invite in house.log.invites(table)]


@post("/api/tables/{table:str}/invites", status_code=201)
async def new_invite(table: FromPath[str], data: JSONBody[InviteBody], house: Here, visitor: Who) -> shapes.Invite:
    """Make an invitation; for the game master."""
    await leader(house, visitor, table)
    return _invite(house, await house.invite(table, data.role, data.seat))


@delete("/api/tables/{table:str}/invites/{token:str}", status_code=204)
async def drop_invite(table: FromPath[str], token: FromPath[str], house: Here, visitor: Who) -> None:
    """Make an invitation invalid; for the game master."""
    await leader(house, visitor, table)
    await house.withdraw(table, token)


@delete("/api/tables/{table:str}/seats/{seat:str}/person", status_code=204)
async def unseat(table: FromPath[str], seat: FromPath[str], house: Here, visitor: Who) -> None:
    """Free a seat of whoever sits there; for the game master. Their line is closed, the links to it are invalid."""
    live = await leader(house, visitor, table)
    await house.unseat(live, seat, visitor.person or b"")


@get("/api/server")
async def server(house: Here, visitor: Who) -> shapes.ServerInfo:
    """What this server is, and whether it is the asker's."""
    owner, password = house.is_owner(visitor.person), not house.open_door
    return {"version": __version__, "systems": list(house.systems), "password": password, "owner": owner}


BODIES: Final = (JoinBody, LoginBody, TableBody, InviteBody)
"""What these routes take."""
ROUTES: Final[list[Any]] = [
    invitation,
    join,
    login,
    own,
    logout,
    tables,
    new_table,
    log_page,
    invites,
    new_invite,
    drop_invite,
    unseat,
    server,
]
