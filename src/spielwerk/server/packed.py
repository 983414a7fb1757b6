"""What is made of rules and rows for browsers: once for all who ask, and only so much of it as is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from .static import File, pack

MOST: Final = 64
"""Files at hand: some 20 for what is installed, and a few for each table that plays with rows of its own."""


class Packed:
    """Files by their name and by what they were made of, which is never changed; the ones asked for last are kept."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int], tuple[object, File]] = {}  # what they were made of too: its id stays its own

    async def file(self, name: str, of: object, make: Callable[[], Any]) -> File:
        """The file of this name made of this very object; `make` says what is in it, in a thread of its own."""
        key = (name, id(of))
        known = self._made.pop(key, None)
        if known is None:
            known = (of, await asyncio.to_thread(lambda: pack(msgspec.json.encode(make()), "application/json")))
        self._made[key] = known
        while len(self._made) > MOST:
            del self._made[next(iter(self._made))]
        return known[1]
