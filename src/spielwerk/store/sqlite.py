"""The store on SQLite: a file in the data folder, write-ahead log, every commit synced."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from sqlalchemy import ClauseElement, and_, delete, or_, select
from sqlalchemy.dialects import sqlite as dialects
from sqlalchemy.dialects.sqlite import insert

from spielwerk.core.view import Role

from . import schema
from .contract import Beginning, Brought, Draft, Game, Invite, Picture, Pinned, Record, Request, Row, Seat
from .migrate import Unusable, upgrade, whole
from .writer import Statement, Writer

_DIALECT: Final = dialects.dialect(paramstyle="named")
_APPEND: Final = "INSERT INTO entry (game, seq, body, changes, hash, line, key) VALUES (?, ?, ?, ?, ?, ?, ?)"
_MET: Final = "INSERT OR REPLACE INTO met (game, being, name) VALUES (?, ?, ?)"
_ROW: Final = "SELECT seq, body, changes, hash, line, key FROM entry WHERE game = ?"
_AS_ROW: Final[Callable[[Any], Row]] = partial(tuple.__new__, Row)
"""As `Row._make`, in a quarter of the time: a long log is opened at once."""
_ENCODE: Final = msgspec.json.Encoder(order="deterministic").encode


def connect(path: Path) -> sqlite3.Connection:
    """A connection that may be used from any thread, one at a time; transactions are begun by hand."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def run(connection: sqlite3.Connection, statement: ClauseElement) -> sqlite3.Cursor:
    """Execute a statement of SQLAlchemy Core."""
    compiled = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
    return connection.execute(str(compiled), compiled.params)


class SqliteLog:
    """The contract `Log` on a SQLite file, which is made and brought up to date as needed."""

    def __init__(self, path: Path) -> None:
        upgrade(path)
        self.path = path
        self._reader, self._reading = connect(path), threading.Lock()
        self._writer = Writer(connect(path))

    def close(self) -> None:
        self._writer.close()
        with self._reading:
            self._reader.close()

    def _rows(self, statement: ClauseElement) -> list[Any]:
        with self._reading, whole(self.path):
            return run(self._reader, statement).fetchall()

    def _write(self, *statements: ClauseElement) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            for statement in statements:
                run(connection, statement)

        return self._writer.put(job)

    # --- games ------------------------------------------------------------------------------------------------

    def create(self, *games: Beginning) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            for one in games:
                for statement in _begun(one):
                    run(connection, statement)
                for record in one.records:
                    _insert(connection, one.game.id, record)

        return self._writer.put(job)

    def game(self, game: str) -> Game | None:
        rows = self._rows(select(schema.game).where(schema.game.c.id == game))
        return self._game(rows[0]) if rows else None

    def games(self) -> list[Game]:
        rows = self._rows(select(schema.game).order_by(schema.game.c.created, schema.game.c.id))
        return [self._game(row) for row in rows]

    def _game(self, row: Sequence[Any]) -> Game:
        fields = dict(zip(schema.game.c.keys(), row, strict=True))
        try:
            return Game(**fields | {"options": msgspec.json.decode(fields["options"])})
        except (TypeError, msgspec.DecodeError, UnicodeError):
            raise Unusable(self.path, "store-damaged") from None

    def content(self, content: str) -> bytes | None:
        rows = self._rows(select(schema.content.c.body).where(schema.content.c.hash == content))
        return rows[0][0] if rows else None

    # --- the log ----------------------------------------------------------------------------------------------

    def append(
        self,
        game: str,
        *records: Record,
        drops: Sequence[str] = (),
        pins: Pinned | None = None,
        brings: Brought | None = None,
    ) -> Future[None]:
        if len(records) == 1 and not (records[0].met or drops or pins or brings):
            return self._writer.put(_appending(game, records[0]))

        def job(connection: sqlite3.Connection) -> None:
            for record in records:
                _insert(connection, game, record)
            if drops:
                run(connection, _dropping(game, drops))
            if pins is not None:
                run(connection, _keeping(pins.content, pins.body))
            if brings is not None:
                for statement in _bringing(game, brings):
                    run(connection, statement)

        return self._writer.put(job)

    def stream(self, game: str, until: int | None = None) -> Iterator[Row]:
        with closing(connect(self.path)) as connection, whole(self.path):
            limit = -1 if until is None else until
            yield from map(_AS_ROW, connection.execute(f"{_ROW} ORDER BY seq LIMIT ?", (game, limit)))

    def entries(self, game: str, seqs: Sequence[int]) -> list[Row]:
        rows: list[Row] = []
        with self._reading, whole(self.path):
            for seq in sorted(set(seqs)):
                rows += map(_AS_ROW, self._reader.execute(f"{_ROW} AND seq = ?", (game, seq)))
        return rows

    def page(self, game: str, before: int, count: int, lines: bool) -> list[Row]:
        column = "line" if lines else "seq"
        query = f"{_ROW} AND {column} < ? ORDER BY {column} DESC LIMIT ?"
        with self._reading, whole(self.path):
            return [*map(_AS_ROW, self._reader.execute(query, (game, before, count)))][::-1]

    # --- seats and people -------------------------------------------------------------------------------------

    def seats(self, game: str) -> list[Seat]:
        table = schema.seat
        columns = (table.c.id, table.c.role, table.c.name, table.c.hold, table.c.hand_dice)
        rows = self._rows(select(*columns).where(table.c.game == game).order_by(table.c.id))
        return [Seat(id, cast(Role, role), name, bool(hold), bool(hand)) for id, role, name, hold, hand in rows]

    def put_seat(self, game: str, seat: Seat) -> Future[None]:
        fields = msgspec.structs.asdict(seat)
        statement = insert(schema.seat).values(game=game, **fields)
        return self._write(statement.on_conflict_do_update(index_elements=["game", "id"], set_=fields))

    def put_person(self, person: bytes, owner: bool, created: int) -> Future[None]:
        statement = insert(schema.person).values(hash=person, owner=owner, created=created)
        if owner:
            return self._write(statement.on_conflict_do_update(index_elements=["hash"], set_={"owner": True}))
        return self._write(statement.on_conflict_do_nothing())

    def is_owner(self, person: bytes) -> bool:
        table = schema.person
        return bool(self._rows(select(table.c.hash).where(table.c.hash == person, table.c.owner.is_(True))))

    def owners(self) -> list[bytes]:
        table = schema.person
        return [person for (person,) in self._rows(select(table.c.hash).where(table.c.owner.is_(True)))]

    def claim(self, game: str, seat: str, person: bytes) -> Future[None]:
        return self._write(
            insert(schema.claim).values(game=game, seat=seat, person=person).on_conflict_do_nothing(),
            delete(schema.claim).where(
                schema.claim.c.game == game, schema.claim.c.person == person, schema.claim.c.seat != seat
            ),
        )

    def unseat(self, game: str, seat: Seat, keep: bytes) -> Future[None]:
        claim, link, place = schema.claim.c, schema.invite.c, schema.seat.c
        to_any = and_(link.seat.is_(None), link.role == seat.role)
        freeing: list[ClauseElement] = [
            delete(schema.claim).where(claim.game == game, claim.seat == seat.id, claim.person != keep),
            delete(schema.invite).where(link.game == game, or_(link.seat == seat.id, to_any)),
        ]
        if seat.role == "spectator":
            freeing.append(delete(schema.seat).where(place.game == game, place.id == seat.id))
        return self._write(*freeing)

    def claims(self, game: str) -> set[str]:
        return {seat for (seat,) in self._rows(select(schema.claim.c.seat).where(schema.claim.c.game == game))}

    def sitters(self, game: str, seat: str) -> set[bytes]:
        table = schema.claim
        query = select(table.c.person).where(table.c.game == game, table.c.seat == seat)
        return {person for (person,) in self._rows(query)}

    def seats_of(self, person: bytes) -> dict[str, str]:
        table = schema.claim
        return dict(self._rows(select(table.c.game, table.c.seat).where(table.c.person == person)))

    # --- invitations, requests, drafts, what was met, secrets ---------------------------------------------------

    def invites(self, game: str) -> list[Invite]:
        table = schema.invite
        rows = self._rows(select(table.c.id, table.c.role, table.c.seat).where(table.c.game == game))
        return [Invite(*row) for row in rows]

    def invite(self, invite: str) -> tuple[str, Invite] | None:
        table = schema.invite
        rows = self._rows(select(table.c.game, table.c.id, table.c.role, table.c.seat).where(table.c.id == invite))
        return (rows[0][0], Invite(*rows[0][1:])) if rows else None

    def put_invite(self, game: str, invite: Invite) -> Future[None]:
        return self._write(insert(schema.invite).values(game=game, **msgspec.structs.asdict(invite)))

    def drop_invite(self, game: str, invite: str) -> Future[None]:
        return self._write(delete(schema.invite).where(schema.invite.c.game == game, schema.invite.c.id == invite))

    def requests(self, game: str) -> list[Request]:
        table = schema.request
        columns = (table.c.id, table.c.seat, table.c.action, table.c.note, table.c.at, table.c.command)
        rows = self._rows(select(*columns).where(table.c.game == game).order_by(table.c.at, table.c.id))
        return [Request(*row) for row in rows]

    def put_request(self, game: str, request: Request, picture: Picture | None = None) -> Future[None]:
        kept = () if picture is None else (_keeping_picture(game, picture),)
        return self._write(insert(schema.request).values(game=game, **msgspec.structs.asdict(request)), *kept)

    def drop_requests(self, game: str, requests: Sequence[str]) -> Future[None]:
        return self._write(_dropping(game, requests))

    def picture(self, game: str, picture: str) -> Picture | None:
        table = schema.picture
        columns = (table.c.hash, table.c.seat, table.c.small, table.c.large)
        rows = self._rows(select(*columns).where(table.c.game == game, table.c.hash == picture).limit(1))
        return Picture(*rows[0]) if rows else None

    def brought(self, game: str, seat: str | None = None) -> set[str]:
        table = schema.picture
        query = select(table.c.hash).where(table.c.game == game)
        return {one for (one,) in self._rows(query if seat is None else query.where(table.c.seat == seat))}

    def drafts(self, person: bytes) -> list[Draft]:
        table = schema.draft
        columns = (table.c.id, table.c.system, table.c.body, table.c.changed)
        newest = (table.c.changed.desc(), table.c.id)
        return [Draft(*row) for row in self._rows(select(*columns).where(table.c.person == person).order_by(*newest))]

    def draft_times(self, person: bytes) -> dict[str, int]:
        table = schema.draft
        return dict(self._rows(select(table.c.id, table.c.changed).where(table.c.person == person)))

    def put_draft(self, person: bytes, draft: Draft) -> Future[None]:
        fields = msgspec.structs.asdict(draft)
        statement = insert(schema.draft).values(person=person, **fields)
        return self._write(statement.on_conflict_do_update(index_elements=["person", "id"], set_=fields))

    def drop_draft(self, person: bytes, draft: str) -> Future[None]:
        table = schema.draft
        return self._write(delete(table).where(table.c.person == person, table.c.id == draft))

    def met(self, game: str) -> dict[str, str]:
        return dict(self._rows(select(schema.met.c.being, schema.met.c.name).where(schema.met.c.game == game)))

    def secret(self, name: str) -> bytes | None:
        rows = self._rows(select(schema.secret.c.value).where(schema.secret.c.name == name))
        return rows[0][0] if rows else None

    def put_secret(self, name: str, value: bytes) -> Future[None]:
        statement = insert(schema.secret).values(name=name, value=value)
        return self._write(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def _insert(connection: sqlite3.Connection, game: str, record: Record) -> None:
    """Append one entry, and remember whom players have met."""
    connection.execute(*_appending(game, record))
    for who, name in record.met.items():
        connection.execute(_MET, (game, who, name))


def _appending(game: str, record: Record) -> Statement:
    return _APPEND, (game, record.seq, record.body, record.changes, record.hash, record.line, record.key)


def _begun(one: Beginning) -> Iterator[ClauseElement]:
    """What a new game is made of, without its entries."""
    game = one.game
    fields = {name: getattr(game, name) for name in game.__struct_fields__} | {"options": _ENCODE(game.options)}
    yield _keeping(game.content, one.content)
    yield insert(schema.game).values(**fields)
    yield insert(schema.secret).values(name=f"dice:{game.id}", value=one.dice_key)
    for seat in one.seats:
        yield insert(schema.seat).values(game=game.id, **msgspec.structs.asdict(seat))
    for invite in one.invites:
        yield insert(schema.invite).values(game=game.id, **msgspec.structs.asdict(invite))
    for who, name in one.met.items():
        yield insert(schema.met).values(game=game.id, being=who, name=name)


def _keeping(content: str, body: bytes) -> ClauseElement:
    return insert(schema.content).values(hash=content, body=body).on_conflict_do_nothing()


def _dropping(game: str, requests: Sequence[str]) -> ClauseElement:
    return delete(schema.request).where(schema.request.c.game == game, schema.request.c.id.in_(requests))


def _keeping_picture(game: str, picture: Picture) -> ClauseElement:
    return insert(schema.picture).values(game=game, **msgspec.structs.asdict(picture)).on_conflict_do_nothing()


def _bringing(game: str, brings: Brought) -> Iterator[ClauseElement]:
    """Keep a picture, and of the others those that are used; a seat may bring the same one again."""
    table, kept = schema.picture, sorted({*brings.in_use, brings.picture.hash})
    yield _keeping_picture(game, brings.picture)
    yield delete(table).where(table.c.game == game, table.c.hash.not_in(kept))
