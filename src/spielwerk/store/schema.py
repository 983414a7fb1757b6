"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _game_id() -> Column[str]:
    return Column("game", Text, ForeignKey("game.id"), primary_key=True)


def _id(name: str = "id") -> Column[str]:
    return Column(name, Text, primary_key=True)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean(create_constraint=False), nullable=False)


def _time(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False)


game: Final = Table(
    "game",
    METADATA,
    _id(),
    _text("name"),
    _text("system"),
    _text("version"),
    _text("edition"),
    _bytes("options"),
    Column("content", Text, ForeignKey("content.hash"), nullable=False),
    _text("intro_de"),
    _text("intro_en"),
    _bytes("first"),
    _time("created"),
)
"""A game and what it pins. `first` is the state before the first entry, `created` milliseconds since 1970."""

entry: Final = Table(
    "entry",
    METADATA,
    _game_id(),
    Column("seq", Integer, primary_key=True),
    _bytes("body"),
    _bytes("changes"),
    _bytes("hash"),
    Column("line", Integer),
    Column("key", Text),
    UniqueConstraint("game", "key"),
    Index(None, "game", "line"),
)
"""The log. `changes` is the encoded step, all that folding needs; `line` the entry's number among those that players
see, null for the others; `key` the seat and idempotency key of the command."""

seat: Final = Table(
    "seat",
    METADATA,
    _game_id(),
    _id(),
    _text("role"),
    _text("name"),
    _flag("hold"),
    _flag("hand_dice"),
)
"""A place at a table and its settings."""

person: Final = Table(
    "person",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    _flag("owner"),
    _time("created"),
)
"""A browser that has joined or logged in, by the SHA-256 of the random token in its cookie."""

claim: Final = Table(
    "claim",
    METADATA,
    _game_id(),
    _id("seat"),
    Column("person", LargeBinary, ForeignKey("person.hash"), primary_key=True),
    ForeignKeyConstraint(["game", "seat"], ["seat.game", "seat.id"]),
    Index(None, "person"),
)
"""Who sits where. A seat may be claimed by several browsers of the same person."""

invite: Final = Table(
    "invite",
    METADATA,
    _game_id(),
    _id(),
    _text("role"),
    Column("seat", Text),
)
"""An invitation. Neither its token nor a hash of it is kept: the token is made from the id by the server's key, which
lies beside the database, so links can be shown again while a copy of the database alone opens no door."""

request: Final = Table(
    "request",
    METADATA,
    _game_id(),
    _id(),
    _text("seat"),
    Column("action", Integer, nullable=False),
    _text("note"),
    _time("at"),
    Column("command", LargeBinary),
)
"""A player's wish that the game master has not decided yet: to take something back, or to have `command` done."""

draft: Final = Table(
    "draft",
    METADATA,
    Column("person", LargeBinary, ForeignKey("person.hash"), primary_key=True),
    _id(),
    _text("system"),
    _bytes("body"),
    _time("changed"),
)
"""A character in the making, as the person's browser describes it; `changed` is in milliseconds since 1970."""

picture: Final = Table(
    "picture",
    METADATA,
    _game_id(),
    _id("hash"),
    _id("seat"),
    _bytes("small"),
    _bytes("large"),
)
"""A picture as it is sent, in two sizes, by the hash of the large one; `seat` brought it. It stays as long as a
being has it, or a take-back may give it back to one. Each seat has a row of its own, or one could tell that another
seat has brought the same."""

met: Final = Table(
    "met",
    METADATA,
    _game_id(),
    _id("being"),
    _text("name"),
)
"""Beings that players have seen, with the name they saw: they may name them in old lines even after they left."""

secret: Final = Table(
    "secret",
    METADATA,
    _id("name"),
    _bytes("value"),
)
"""Keys of dice (`dice:<game>`) and the hash of the owner's password (`password`)."""

content: Final = Table(
    "content",
    METADATA,
    _id("hash"),
    _bytes("body"),
)
"""The content that games were begun with or have agreed to since, once for each hash."""
