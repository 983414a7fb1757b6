"""How often something may be done: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from spielwerk.core.act import Refused

MOST_KEYS: Final = 10_000


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self) -> None:
        """Count one. Refuses `too_fast`."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise Refused("too_fast")
        self._left -= 1


class Limit:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Count one for an address. Refuses `too_fast`."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_KEYS:
                self._buckets.clear()
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
        bucket.take()
