"""The chain of hashes: each covers the entry's whole body and, through the hash before it, all earlier ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from .contract import Row


class Broken(Exception):
    """The log was changed outside the table. `seq` is the first entry that does not fit."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq} does not fit the one before it")
        self.seq = seq


def beginning(game: str, method: str, commitment: str, first: bytes) -> bytes:
    """What the first entry is chained to: the game, how its dice are made, the hash of their key, the first state."""
    return sha256(b"\0".join((game.encode(), method.encode(), commitment.encode(), first))).digest()


def link(before: bytes, body: bytes) -> bytes:
    """The hash of an entry."""
    return sha256(before + body).digest()


def checked(rows: Iterable[Row], before: bytes) -> Iterator[Row]:
    """The entries as they come, each held against its hash. Raises `Broken`."""
    for expected, row in enumerate(rows):
        before = sha256(before + row[1]).digest()
        if row[3] != before or row[0] != expected:
            raise Broken(expected)
        yield row
