"""Which pictures of a table are used: by beings as they are, and as a take-back or a request may make them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from spielwerk.core.log import Position
from spielwerk.store.contract import Request

_NAMED: Final = re.compile(rb'"portrait":"([0-9a-f]{64})"')


def shown(state: Any) -> frozenset[str]:
    """The pictures that beings have."""
    return frozenset(being.portrait for being in state.beings.values() if being.portrait)


def in_use(here: Position[Any], requests: Iterable[Request]) -> frozenset[str]:
    """Those that beings have here, or at a position that is still at hand to be gone back to, or that somebody who is
    asked for would have."""
    used, seen = set[str](), set[int]()
    at: Position[Any] | None = here
    while at is not None:
        for state in (at.state, at.base):
            if id(state.beings) not in seen:
                seen.add(id(state.beings))
                used |= shown(state)
        at = at.before
    for request in requests:
        used |= {name.decode() for name in _NAMED.findall(request.command or b"")}
    return frozenset(used)
