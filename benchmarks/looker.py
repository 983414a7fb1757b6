"""A client that costs next to nothing, so that what is measured is the table: six of them share one process here, as no
six browsers do. Bytes are timed when they come and read when all have theirs."""

from __future__ import annotations

import asyncio
import time
from typing import Final, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

HEAD: Final = 64
"""Bytes within which a message says what it is."""


class Looker(asyncio.Protocol):
    """One websocket. `coming` is the moment when the first bytes come of what is expected, the handshake first."""

    def __init__(self, url: str, cookie: str) -> None:
        origin = url.replace("ws", "http", 1).partition("/ws")[0]
        self._protocol = ClientProtocol(parse_uri(url), origin=Origin(origin), max_size=None)
        self._cookie = cookie
        self._unread: list[bytes] = []
        self._mark, self.coming = b"HTTP", asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self.send(self._ready())

    def data_received(self, data: bytes) -> None:
        if self._mark in data[:HEAD] and not self.coming.done():
            self.coming.set_result(time.perf_counter())
        self._unread.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.coming.done():
            self.coming.set_exception(ConnectionError("the server went away"))

    def expect(self, mark: str) -> asyncio.Future[float]:
        """The moment when the first bytes come of a message that has this mark in its head."""
        self._mark, self.coming = mark.encode(), asyncio.get_running_loop().create_future()
        return self.coming

    def frame(self, text: str) -> bytes:
        """A message as it goes over the wire."""
        self._protocol.send_text(text.encode())
        return self._ready()

    def send(self, data: bytes) -> None:
        """Put bytes on the wire."""
        self._transport.write(data)

    def read(self) -> list[str]:
        """The messages that have come whole since the last time."""
        for data in self._unread:
            self._protocol.receive_data(data)
        self._unread.clear()
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc
        self.send(self._ready())  # pongs
        events = self._protocol.events_received()
        return [bytes(one.data).decode() for one in events if isinstance(one, Frame) and one.opcode is Opcode.TEXT]

    def close(self) -> None:
        """Go away."""
        self.coming.cancel()
        self._transport.close()

    def _ready(self) -> bytes:
        return b"".join(self._protocol.data_to_send())


async def looking(url: str, cookie: str) -> Looker:
    """A client that is connected, as soon as the server listens."""
    target = parse_uri(url)
    while True:
        try:
            _, one = await asyncio.get_running_loop().create_connection(
                lambda: Looker(url, cookie), target.host, target.port
            )
            await one.coming
            return one
        except ConnectionRefusedError:
            await asyncio.sleep(0.1)
