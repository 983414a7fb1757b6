"""One browser at one seat: what it was sent last, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.core.view import patch

from . import wire


class Viewer:
    """Nothing is queued but replies to the browser's own messages; `messages` says what is due when asked."""

    def __init__(self, seat: str, view: Callable[[str], dict[str, Any]], now: Callable[[], int]) -> None:
        self.seat, self.wake = seat, asyncio.Event()
        self._view, self._now = view, now
        self._sent: dict[str, Any] | None = None
        self._number = -1
        self._replies: list[Mapping[str, Any]] = []
        self._told = asyncio.Event()
        self.wake.set()

    def reply(self, message: Mapping[str, Any]) -> None:
        """Tell this browser alone, after what it is to see."""
        self._replies.append(message)
        self.wake.set()

    @property
    def waiting(self) -> int:
        """How many replies have not been sent yet."""
        return len(self._replies)

    async def told(self) -> None:
        """Wait until every reply was taken."""
        self._told.clear()
        await self._told.wait()

    def look_again(self) -> None:
        """Send a whole view next."""
        self._sent = None
        self.wake.set()

    def messages(self) -> list[bytes]:
        """What is to be sent now: the changes since the last time, then the replies."""
        self.wake.clear()
        view, out = self._view(self.seat), list[Mapping[str, Any]]()
        if self._sent is None:
            self._number += 1
            out.append({"t": "view", "v": self._number, "now": self._now(), "view": view})
        elif view is not self._sent:
            ops = patch(self._sent, view)
            if ops:
                self._number += 1
                out.append({"t": "patch", "v": self._number, "ops": ops})
        self._sent = view
        out += self._replies
        self._replies = []
        self._told.set()
        return [wire.encode(message) for message in out]
