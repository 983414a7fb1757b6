"""One browser at one seat: what it was sent last, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from . import wire
from .patches import Patches
from .shapes import Reply, View, WholeView


class Viewer:
    """Nothing is queued but replies to the browser's own messages; `messages` says what is due when asked."""

    def __init__(
        self,
        seat: str,
        view: Callable[[str], View],
        patches: Patches,
        now: Callable[[], int],
        rest: asyncio.Event,
        person: bytes = b"",
    ) -> None:
        self.seat, self.person, self.wake = seat, person, asyncio.Event()
        self.dismissed = False
        """Whoever looks has lost the seat: nothing more is to be sent or taken."""
        self._view, self._patches, self._now, self._rest = view, patches, now, rest
        self._sent: View | None = None
        self._number = -1
        self._replies: list[Reply] = []
        self._told = asyncio.Event()
        self.wake.set()

    def reply(self, message: Reply) -> None:
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

    async def due(self) -> None:
        """Wait until there is something to tell, and what is drawn is safe."""
        while not (self.wake.is_set() and self._rest.is_set()):
            await self.wake.wait()
            await self._rest.wait()

    def foresee(self) -> None:
        """Draw what is to be sent once it is safe."""
        view = self._view(self.seat)
        if self._sent is not None and view is not self._sent:
            self._patches.between(self._sent, view)

    def messages(self) -> list[bytes]:
        """What is to be sent now: the changes since the last time, then the replies."""
        self.wake.clear()
        view, out = self._view(self.seat), list[bytes]()
        if self._sent is None:
            self._number += 1
            whole: WholeView = {"t": "view", "v": self._number, "now": self._now(), "view": view}
            out.append(wire.encode(whole))
        elif view is not self._sent:
            ops = self._patches.between(self._sent, view)
            if ops is not None:
                self._number += 1
                out.append(b'{"t":"patch","v":%d,"ops":%b}' % (self._number, ops))
        self._sent = view
        out += map(wire.encode, self._replies)
        self._replies = []
        self._told.set()
        return out
