"""Faces from a key: keyed BLAKE2b with rejection sampling, `face = f(key, table, seq, n)`."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b, sha256
from typing import Final

METHOD: Final = "blake2b-1"
"""The method's name in the log."""
_SPAN: Final = 1 << 64

Faces = Callable[[int, int], int]
"""(place among the entry's inputs, sides) -> face from 1 to sides."""


def keyed(key: bytes, table: str) -> Callable[[int], Faces]:
    """The dice of a table: `keyed(key, table)(seq)` are those of the entry `seq`.

    Each face depends on the key, the table, the entry and the place of the roll in it, and on nothing else, so a log
    can be checked without the server. The hasher is keyed once and copied for each face: a third of the price of a
    new one.
    """
    base = blake2b(table.encode() + b"/", key=key, digest_size=8)

    def entry(seq: int) -> Faces:
        def face(n: int, sides: int) -> int:
            limit, attempt = _SPAN - _SPAN % sides, 0
            while True:
                hasher = base.copy()
                hasher.update(b"%d/%d/%d" % (seq, n, attempt))
                value = int.from_bytes(hasher.digest(), "big")
                if value < limit:  # a value beyond the last full span would favour low faces
                    return value % sides + 1
                attempt += 1

        return face

    return entry


def commitment(key: bytes) -> str:
    """What is shown of a key before it is revealed: its SHA-256."""
    return sha256(key).hexdigest()
