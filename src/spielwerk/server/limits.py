"""How often something may be done: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from spielwerk.core.act import Refused

MOST_KEYS: Final = 10_000
"""Households that are remembered at most."""


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


def household(address: str) -> str:
    """Whose an address is: with IPv6 a household has 2 to the 64th, and would have as many limits."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return address
    return str(ip.ipv4_mapped or IPv6Address(int(ip) >> 64 << 64))


class Limit:
    """A bucket for each household; whoever came longest ago is forgotten where there are too many."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Count one for an address. Refuses `too_fast`."""
        key = household(who)
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        bucket.take()
