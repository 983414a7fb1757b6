"""Patches as they are sent, made once for all browsers that go from the same view to the same one."""

from __future__ import annotations

from typing import Any, Final

from spielwerk.core.view import patch

from . import wire
from .shapes import View

KEPT: Final = 16
"""Patches at hand at most; one for each seat that somebody looks from is enough."""


class Patches:
    """Views are never changed once they are made, so that two are the same if they are one object."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], tuple[Any, Any, bytes | None]] = {}  # the views too: their ids stay theirs

    def between(self, old: View, new: View) -> bytes | None:
        """The operations from one view to another, encoded; None if there are none."""
        key = (id(old), id(new))
        made = self._made.get(key)
        if made is None:
            ops = patch(old, new)
            made = (old, new, wire.encode(ops) if ops else None)
            if len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[key] = made
        return made[2]
