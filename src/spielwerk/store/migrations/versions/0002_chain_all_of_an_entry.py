"""Chain all of an entry: before this, an entry's hash covered only its body.

Each game's old chain is checked on the way. From an entry that does not fit, nothing is chained anew, so that opening
the table still finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from struct import pack
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Link = Callable[[bytes, Any], bytes]
"""The hash of an entry after that of the one before it."""

_GAMES = "SELECT game.id, game.first, secret.value FROM game JOIN secret ON secret.name = 'dice:' || game.id"
_ENTRIES = (
    "SELECT seq, body, changes, hash, line, key FROM entry WHERE game = :game AND seq >= :seq ORDER BY seq LIMIT 500"
)
_CHAIN = "UPDATE entry SET hash = :hash WHERE game = :game AND seq = :seq"


def upgrade() -> None:
    _chain_anew(_by_body, _by_all)


def downgrade() -> None:
    _chain_anew(_by_all, _by_body)


def _chain_anew(was: Link, becomes: Link) -> None:
    connection = op.get_bind()
    for game, first, dice in connection.execute(sa.text(_GAMES)).all():
        old = new = _beginning(game, first, dice)
        for row in _entries(connection, game):
            old, new = was(old, row), becomes(new, row)
            if row.hash != old:
                break
            connection.execute(sa.text(_CHAIN), {"hash": new, "game": game, "seq": row.seq})


def _by_body(before: bytes, row: Any) -> bytes:
    return sha256(before + row.body).digest()


def _by_all(before: bytes, row: Any) -> bytes:
    return sha256(before + _sizes(row) + row.body + row.changes + (row.key or "").encode()).digest()


def _entries(connection: sa.Connection, game: str) -> Iterator[Any]:
    seq = 0
    while rows := connection.execute(sa.text(_ENTRIES), {"game": game, "seq": seq}).all():
        yield from rows
        seq = rows[-1].seq + 1


def _sizes(row: Any) -> bytes:
    key = -1 if row.key is None else len(row.key.encode())
    return pack(">QQqq", len(row.body), len(row.changes), -1 if row.line is None else row.line, key)


def _beginning(game: str, first: bytes, dice: bytes) -> bytes:
    return sha256(b"\0".join((game.encode(), b"blake2b-1", sha256(dice).hexdigest().encode(), first))).digest()
