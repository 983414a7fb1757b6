"""The tables of one server, and who may sit at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.faults import characters, no_name
from spielwerk.core.questions import GM
from spielwerk.core.system import System
from spielwerk.core.unseen import is_name, seen
from spielwerk.core.view import Role, Sight
from spielwerk.store.contract import Beginning, Game, Invite, Log, Seat
from spielwerk.table.example import Example, make
from spielwerk.table.live import Hooks, LiveTable
from spielwerk.table.opening import open_table
from spielwerk.table.scribe import now

from .packed import Packed
from .people import LinkTokens, hash_of, hash_password, is_password, new_token
from .shapes import OfferedBeing, OfferedSeat

LONGEST_NAME: Final = 60
MOST_SEATS: Final = 100
_log = logging.getLogger(__name__)


class Visitor(Struct, frozen=True):
    """Who asks: a known person or None, from this machine or not, and the language to answer in."""

    person: bytes | None
    near: bool
    language: str
    address: str = ""


class Admitted(Struct, frozen=True):
    """Where somebody sits now; `token` is for the cookie of a person who was new."""

    table: str
    seat: str
    token: str | None


class House:
    """Games, live tables, people. `open_door`: the first visitor from this machine owns the server."""

    def __init__(self, log: Log, systems: Mapping[str, System[Any]], key: bytes, hooks: Hooks, open_door: bool) -> None:
        self.log, self.systems, self.hooks, self.open_door = log, systems, hooks, open_door
        self.tokens = LinkTokens(key)
        self.packed = Packed()
        self._live: dict[str, asyncio.Task[LiveTable[Any]]] = {}
        self._first, self._sitting_down = asyncio.Lock(), asyncio.Lock()

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, game_id: str) -> LiveTable[Any]:
        """A table in play; opened when it is first wanted. Refuses `no_table`, and `table_broken` where what is stored
        of it cannot be read."""
        task = self._live.get(game_id)
        if task is None:
            game = self.log.game(game_id)
            if game is None:
                raise Refused("no_table", field="table", value=game_id)
            system = self.systems.get(game.system)
            if system is None:
                raise Refused("no_system", field="system", value=game.system)
            task = self._live[game_id] = asyncio.create_task(self._open(game, system))
        try:
            table = await asyncio.shield(task)
        except Exception:
            if self._live.get(game_id) is task:  # somebody may have tried again meanwhile
                del self._live[game_id]
            raise
        await table.at_rest()
        return table

    async def _open(self, game: Game, system: System[Any]) -> LiveTable[Any]:
        try:
            table = await asyncio.to_thread(open_table, self.log, game, system, self.hooks)
        except Exception:  # whatever is wrong with what is stored
            _log.exception("the table %s cannot be opened", game.id)
            raise Refused("table_broken") from None
        table.start()
        return table

    async def create(self, *games: Beginning) -> None:
        """Begin games, all or none, with an invitation for each seat and one for any free seat."""
        invited = [replace(game, invites=self._first_invites(game.seats)) for game in games]
        await asyncio.wrap_future(self.log.create(*invited))

    def _first_invites(self, seats: Sequence[Seat]) -> tuple[Invite, ...]:
        own = (Invite(self.tokens.new_id(), seat.role, seat.id) for seat in seats)
        return (*own, Invite(self.tokens.new_id(), "player"))

    async def create_empty(self, name: str, system_id: str, person: bytes) -> str:
        """Begin a game with nobody at it but its game master."""
        system = self.systems.get(system_id)
        if system is None:
            raise Refused("bad_value", field="system", value=system_id, allowed=", ".join(self.systems))
        made = make(Example(system=system.id, name=_name(name)), system, {})
        await self.create(made)
        await self._lead([(made.game.id, owner) for owner in {person, *self.log.owners()}])
        return made.game.id

    async def close(self) -> None:
        """Finish what is being done at every table, then let go of the log. Tables that are just being opened are
        waited for: the thread that opens them reads the log."""
        for table in await asyncio.gather(*self._live.values(), return_exceptions=True):
            if not isinstance(table, BaseException):
                await table.close()
        await asyncio.to_thread(self.log.close)

    # --- people -----------------------------------------------------------------------------------------------

    def seat_of(self, person: bytes | None, game: str) -> str | None:
        """Where a person sits at a table."""
        return None if person is None else self.log.seats_of(person).get(game)

    async def seated(self, person: bytes | None, game: str) -> tuple[LiveTable[Any], Seat]:
        """A table and a person's seat at it; it is opened for nobody who has none. Refuses `no_table`,
        `not_allowed`."""
        seat = self.seat_of(person, game)
        if seat is None:
            if self.log.game(game) is None:
                raise Refused("no_table", field="table", value=game)
            raise Refused("not_allowed", says="no_seat")
        table = await self.table(game)
        found = table.seats.get(seat)
        if found is None or self.seat_of(person, game) != seat:  # it was freed meanwhile
            raise Refused("not_allowed", says="no_seat")
        return table, found

    def is_owner(self, person: bytes | None) -> bool:
        """Whether somebody owns this server."""
        return person is not None and self.log.is_owner(person)

    def seats_of(self, person: bytes | None) -> Mapping[str, str]:
        """Where a person sits, by table."""
        return {} if person is None else self.log.seats_of(person)

    async def first_visitor(self, visitor: Visitor) -> str | None:
        """Make the first visitor from this machine the owner, unless they play; the token for a new one's cookie."""
        plays = visitor.person is not None and GM not in self.seats_of(visitor.person).values()
        if not self.open_door or not visitor.near or plays:
            return None
        async with self._first:
            return None if self.log.owners() else await self._owning(visitor.person)

    async def own(self, visitor: Visitor, token: str) -> str | None:
        """An owner by the link that the server prints where there is no password; the token for a new one's cookie.

        Refuses `no_invite`.
        """
        if not (self.open_door and visitor.near and self.tokens.owns(token)):
            raise Refused("no_invite", field="token")
        return await self._owning(visitor.person)

    async def login(self, password: str, person: bytes | None) -> str | None:
        """An owner by password: whoever sits at a table already, else somebody new, whose cookie gets the token.

        Refuses `wrong_password`.
        """
        kept = self.log.secret("password")
        if kept is None or not await asyncio.to_thread(is_password, kept, password):
            raise Refused("wrong_password", field="password")
        return await self._owning(person)

    async def set_password(self, password: str) -> None:
        """Set the owner's password."""
        kept = await asyncio.to_thread(hash_password, password)
        await asyncio.wrap_future(self.log.put_secret("password", kept))

    async def _owning(self, person: bytes | None) -> str | None:
        """Make somebody who sits at a table the owner, else somebody new, whose cookie gets the token."""
        if person is not None and self.seats_of(person):
            await self._own(person)
            return None
        token = new_token()
        await self._own(hash_of(token))
        return token

    async def _own(self, person: bytes) -> None:
        """Make somebody an owner, who from then on leads every table at which they have no other seat. Once: where an
        owner is unseated they come back by the game master's link alone, or as somebody new with the password."""
        if self.is_owner(person):
            return
        await asyncio.wrap_future(self.log.put_person(person, True, now()))
        seats = self.log.seats_of(person)
        await self._lead([(game.id, person) for game in self.log.games() if game.id not in seats])

    async def _lead(self, led: Sequence[tuple[str, bytes]]) -> None:
        """Let people lead games: all are written before one is waited for, so that they are made safe together."""
        for claim in [self.log.claim(game, GM, person) for game, person in led]:
            await asyncio.wrap_future(claim)

    # --- invitations ------------------------------------------------------------------------------------------

    async def invite(self, game: str, role: Role, seat: str | None) -> Invite:
        """Make an invitation. Refuses `bad_value`."""
        if seat is not None and not any(one.id == seat and one.role == role for one in self.log.seats(game)):
            allowed = tuple(one.id for one in self.log.seats(game) if one.role == role)
            raise Refused("bad_value", field="seat", value=seat, allowed=allowed)
        invite = Invite(self.tokens.new_id(), role, GM if role == "gm" else seat)
        await asyncio.wrap_future(self.log.put_invite(game, invite))
        return invite

    async def withdraw(self, game: str, token: str) -> None:
        """Make an invitation of a table invalid: nobody sits down by it any more. Refuses `no_invite`."""
        of, invite = self.invitation(token)
        if of != game:
            raise Refused("no_invite", field="token")
        async with self._sitting_down:
            await asyncio.wrap_future(self.log.drop_invite(game, invite.id))

    def invitation(self, token: str) -> tuple[str, Invite]:
        """The table and the invitation of a token. Refuses `no_invite`."""
        invite_id = self.tokens.id(token)
        found = None if invite_id is None else self.log.invite(invite_id)
        if found is None:
            raise Refused("no_invite", field="token")
        return found

    async def admit(self, visitor: Visitor, token: str, name: str, seat_id: str | None) -> Admitted:
        """Let somebody with an invitation sit down. Refuses `no_invite`, `seat_taken`, `you_lead`, `bad_value`."""
        game, _ = self.invitation(token)
        table = await self.table(game)
        async with self._sitting_down:  # or two might take the same free seat
            _, invite = self.invitation(token)  # it may have been withdrawn meanwhile
            return await self._sit(visitor, game, table, invite, name, seat_id)

    async def _sit(
        self, visitor: Visitor, game: str, table: LiveTable[Any], invite: Invite, name: str, seat_id: str | None
    ) -> Admitted:
        here = self.seat_of(visitor.person, game)
        if here == GM and invite.role != "gm":
            raise Refused("you_lead")
        wanted = invite.seat if invite.seat is not None else seat_id
        if invite.role == "spectator":
            wanted = here if here is not None and table.seats[here].role == "spectator" else None
        seat = self._seat(table, invite, wanted, here, name)
        if table.seats.get(seat.id) != seat:
            await table.put_seat(seat)
        person, fresh = visitor.person, None
        if person is None:
            fresh = new_token()
            person = hash_of(fresh)
        await asyncio.wrap_future(self.log.put_person(person, False, now()))
        await asyncio.wrap_future(self.log.claim(game, seat.id, person))
        table.look_who_sits()
        return Admitted(game, seat.id, fresh)

    def _seat(self, table: LiveTable[Any], invite: Invite, wanted: str | None, here: str | None, name: str) -> Seat:
        if wanted is None:
            if len(table.seats) >= MOST_SEATS:
                raise Refused("too_many_seats", allowed=MOST_SEATS)
            return Seat(f"s{secrets.token_hex(4)}", invite.role, _name(name))
        seat = table.seats.get(wanted)
        if seat is None or seat.role != invite.role:
            allowed = tuple(one.id for one in table.seats.values() if one.role == invite.role)
            raise Refused("bad_value", field="seat", value=wanted, allowed=allowed)
        if invite.seat is None and wanted != here and wanted in self.log.claims(table.game.id):
            raise self._taken(table, invite)
        return replace(seat, name=_name(name or seat.name or "–"))

    def _taken(self, table: LiveTable[Any], invite: Invite) -> Refused:
        """Somebody was quicker: which seats there are still, by id and as they are called."""
        taken = self.log.claims(table.game.id)
        free = [one for one in table.seats.values() if one.role == invite.role and one.id not in taken]
        names = tuple(one.name or "–" for one in free)
        return Refused("seat_taken", field="seat", count=len(free), free=names, seats=tuple(one.id for one in free))

    async def unseat(self, table: LiveTable[Any], seat_id: str, person: bytes) -> None:
        """Free a seat, and make the links that lead to it invalid; `person` asks, and keeps their own.

        A game master's seat gets a new link at once, or whoever loses their cookie could never come back to the table.

        Refuses `unknown_id`, and `not_seated` where nobody else sits there.
        """
        async with self._sitting_down:
            seat = table.seats.get(seat_id)
            if seat is None:
                raise Refused("unknown_id", field="seat", value=seat_id)
            if not self.log.sitters(table.game.id, seat_id) - {person}:
                raise Refused("not_seated", field="seat", value=seat_id)
            await table.unseat(seat, person)
            if seat.role == "gm":
                await self.invite(table.game.id, "gm", seat_id)

    async def seats_to_offer(self, game: str, invite: Invite) -> list[OfferedSeat]:
        """The seats that an invitation lets one choose from, with the names of whom they play."""
        table = await self.table(game)
        taken = self.log.claims(game)
        offered = list[OfferedSeat]()
        for seat in table.seats.values():
            if seat.role != invite.role or invite.role != "player" or invite.seat not in (None, seat.id):
                continue
            sight = Sight("player", seat.id)
            own = (b for b in table.play.state.beings.values() if b.seat == seat.id)
            views, state = table.system.views, table.play.state
            seen = ((being, views.being(state, being, sight)) for being in own)
            beings: list[OfferedBeing] = [
                {"name": view["name"], "note": views.summary(being)} for being, view in seen if view is not None
            ]
            claimed = seat.id in taken
            offered.append({"id": seat.id, "name": seat.name, "role": seat.role, "claimed": claimed, "beings": beings})
        return offered


def _name(name: str) -> str:
    """A name that somebody gave. Refuses `bad_value`."""
    given = seen(name)
    if not is_name(given):
        raise no_name("name", given)
    plain = " ".join(given.split())
    if not 1 <= len(plain) <= LONGEST_NAME:
        raise Refused("bad_value", field="name", value=plain[:LONGEST_NAME], allowed=characters(1, LONGEST_NAME))
    return plain
