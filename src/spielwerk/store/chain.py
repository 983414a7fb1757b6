"""The chain of hashes: each covers everything that is kept of an entry and, through the hash before it, all earlier
ones.

It proves that no entry was changed, left out, added or moved by anything that does not know the chain: a fault of the
disk, a stray statement. The state is folded from an entry's `changes` while people read its `body`; both are covered,
so neither can be replaced alone. It does not prove that the changes are what the body tells (that takes the rules and a
replay), nor that nothing was cut off at the end, and it is no signature: whoever may write the file can chain it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from struct import Struct
from typing import Final

from .contract import Row

_SIZES: Final = Struct(">QQqq")
"""Lengths of body and changes, the line, and the length of the key; -1 for no line and no key."""


class Broken(Exception):
    """The log was changed outside the table. `seq` is the first entry that does not fit."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq} does not fit the one before it")
        self.seq = seq


def beginning(game: str, method: str, commitment: str, first: bytes) -> bytes:
    """What the first entry is chained to: the game, how its dice are made, the hash of their key, the first state."""
    return sha256(b"\0".join((game.encode(), method.encode(), commitment.encode(), first))).digest()


def link(before: bytes, body: bytes, changes: bytes, line: int | None, key: str | None) -> bytes:
    """The hash of an entry: the one before it, then its parts, each told from the next by its length."""
    name = b"" if key is None else key.encode()
    sizes = _SIZES.pack(len(body), len(changes), -1 if line is None else line, -1 if key is None else len(name))
    return sha256(b"".join((before, sizes, body, changes, name))).digest()


def checked(rows: Iterable[Row], before: bytes) -> Iterator[Row]:
    """The entries as they come, each held against its hash. Raises `Broken`."""
    for expected, row in enumerate(rows):
        seq, body, changes, digest, line, key = row
        before = link(before, body, changes, line, key)
        if digest != before or seq != expected:
            raise Broken(expected)
        yield row
