"""What takes a while to work out: off the event loop, a few at a time, and only so many for each visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from litestar.di import NamedDependency

from .house import Visitor
from .limits import Limit

RATE: Final = (10.0, 150.0)
"""Requests a second that a visitor may send in the long run, and at once; a form asks after every change."""
PLACES: Final = 2
"""How many are worked on at a time: whoever asks for more waits, and nobody at a table does."""

P = ParamSpec("P")
R = TypeVar("R")


class Works:
    """One for a server."""

    def __init__(self, rate: float, burst: float) -> None:
        self._limit, self._places = Limit(rate, burst), asyncio.Semaphore(PLACES)

    async def do(self, visitor: Visitor, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Work something out for a visitor. Refuses `too_fast`, and what the work refuses."""
        self._limit.take(visitor.address)
        async with self._places:
            return await asyncio.to_thread(work, *args, **more)


AtWork = NamedDependency[Works]
"""How a route gets it."""
