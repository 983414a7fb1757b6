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


game: Final = Table(
    "game",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("content", Text, ForeignKey("content.hash"), nullable=False),
    Column("intro_de", Text, nullable=False),
    Column("intro_en", Text, nullable=False),
    Column("first", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""A game and what it pins. `first` is the state before the first entry, `created` milliseconds since 1970."""

entry: Final = Table(
    "entry",
    METADATA,
    _game_id(),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("changes", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
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
    Column("id", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("hold", Boolean(create_constraint=False), nullable=False),
    Column("hand_dice", Boolean(create_constraint=False), nullable=False),
)
"""A place at a table and its settings."""

person: Final = Table(
    "person",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("owner", Boolean(create_constraint=False), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""A browser that has joined or logged in, by the SHA-256 of the random token in its cookie."""

claim: Final = Table(
    "claim",
    METADATA,
    _game_id(),
    Column("seat", Text, primary_key=True),
    Column("person", LargeBinary, ForeignKey("person.hash"), primary_key=True),
    ForeignKeyConstraint(["game", "seat"], ["seat.game", "seat.id"]),
    Index(None, "person"),
)
"""Who sits where. A seat may be claimed by several browsers of the same person."""

invite: Final = Table(
    "invite",
    METADATA,
    _game_id(),
    Column("id", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Column("seat", Text),
)
"""An invitation. Neither its token nor a hash of it is kept: the token is made from the id by the server's key, which
lies beside the database, so links can be shown again while a copy of the database alone opens no door."""

request: Final = Table(
    "request",
    METADATA,
    _game_id(),
    Column("id", Text, primary_key=True),
    Column("seat", Text, nullable=False),
    Column("action", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", LargeBinary),
)
"""A player's wish that the game master has not decided yet: to take something back, or to have `command` done."""

draft: Final = Table(
    "draft",
    METADATA,
    Column("person", LargeBinary, ForeignKey("person.hash"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("system", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""A character in the making, as the person's browser describes it; `changed` is in milliseconds since 1970."""

picture: Final = Table(
    "picture",
    METADATA,
    _game_id(),
    Column("hash", Text, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("small", LargeBinary, nullable=False),
    Column("large", LargeBinary, nullable=False),
)
"""A picture as it is sent, in two sizes, by the hash of the large one; `seat` brought it. It stays when nothing shows
it any more, since a take-back may bring it back. Each seat has a row of its own, or one could tell that another seat
has brought the same."""

met: Final = Table(
    "met",
    METADATA,
    _game_id(),
    Column("being", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
"""Beings that players have seen, with the name they saw: they may name them in old lines even after they left."""

secret: Final = Table(
    "secret",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys of dice (`dice:<game>`) and the hash of the owner's password (`password`)."""

content: Final = Table(
    "content",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The content that games were begun with or have agreed to since, once for each hash."""
