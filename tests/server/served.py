"""A real server on a free port for tests, and browsers for it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spielwerk.core.system import System
from spielwerk.server.house import House
from spielwerk.server.people import server_key
from spielwerk.server.run import bind, settings
from spielwerk.table.live import Hooks
from tests.logs import log_at
from tests.patched import patched
from tests.table.sitting import TABLE_TINY, made

PATIENCE = 60.0
"""How long anything may take, in seconds. It is long, for it decides nothing but how a failure ends."""
SYSTEMS: Mapping[str, System[Any]] = {"tiny": TABLE_TINY}


class Server:
    """One game of the tiny system; `links` are the tokens by seat, `""` for any free seat."""

    systems: ClassVar = SYSTEMS
    game: ClassVar = "g1"

    def __init__(self, folder: Path, port: int, password: str | None) -> None:
        self.log = log_at(folder / "games.sqlite3")
        self.house = House(
            self.log, self.systems, server_key(folder / "server.key"), Hooks(), open_door=password is None
        )
        asyncio.run(self._prepare(password))
        self.links = {invite.seat or "": self.house.tokens.token(invite.id) for invite in self.log.invites("g1")}
        self.port, self.base = port, f"http://127.0.0.1:{port}"

    async def _prepare(self, password: str | None) -> None:
        if password is not None:
            await self.house.set_password(password)
        if not self.log.games():
            await self.house.create(made())

    def get(self, path: str, **headers: str) -> httpx.Response:
        """What somebody gets who has never been here."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(self.base + path, headers=named, timeout=PATIENCE, verify=False)

    def bodies(self) -> list[bytes]:
        """The log as it is stored."""
        return [row.body for row in self.log.stream("g1")]


@contextmanager
def serving(folder: Path, password: str | None = None, kind: type[Server] = Server) -> Iterator[Server]:
    """A server in a thread of its own."""
    with bind("127.0.0.1", 0) as listener:
        server = kind(folder, listener.getsockname()[1], password)
        running = uvicorn.Server(settings(server.house))
        thread = threading.Thread(target=lambda: running.run(sockets=[listener]), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            running.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


class Browser:
    """Cookies, the header against forged requests, and one websocket."""

    def __init__(self, server: Server, language: str = "de") -> None:
        self.server = server
        # Reading the certificates of the whole world, which nobody shows here, takes longer than most tests.
        self.http = httpx.Client(
            base_url=server.base, headers={"accept-language": language}, timeout=PATIENCE, verify=False
        )
        self.socket: ClientConnection | None = None
        self._lines = ExitStack()
        self.view: dict[str, Any] = {}
        self.number = -1

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lines.close()
        self.http.close()

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """An unsafe request as the page sends it."""
        if "csrftoken" not in self.http.cookies:
            self.http.get("/api/server")
        headers = {"x-csrftoken": self.http.cookies["csrftoken"], "origin": self.server.base}
        return self.http.request(method, path, json=body, headers=headers)

    def join(self, seat: str, name: str = "Jo", wanted: str | None = None) -> httpx.Response:
        """Follow the link of a seat."""
        return self.send("POST", f"/api/join/{self.server.links[seat]}", {"name": name, "seat": wanted})

    def sit(self, seat: str) -> Browser:
        """Join and look at the table."""
        self.join(seat).raise_for_status()
        return self.look()

    def look(self, **more: Any) -> Browser:
        """Open the websocket and read the view."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line = connect(
            f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.server.game}",
            additional_headers={"cookie": cookies, "accept-language": self.http.headers["accept-language"]},
            origin=more.get("origin", self.server.base),
            max_size=None,
            open_timeout=PATIENCE,
        )
        self.socket = self._lines.enter_context(line)
        self.until(lambda message: message["t"] == "view")
        return self

    def read(self) -> dict[str, Any]:
        """The next message; views and patches are taken in."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["t"] == "view":
            self.view, self.number = message["view"], message["v"]
        elif message["t"] == "patch":
            assert message["v"] == self.number + 1
            self.view, self.number = patched(self.view, message["ops"]), message["v"]
        return message

    def until(self, wanted: Any) -> dict[str, Any]:
        """Read until a message is what is wanted."""
        while True:
            message = self.read()
            if wanted(message):
                return message

    @property
    def raw(self) -> socket.socket:
        """What the websocket stands on, for what no library sends."""
        assert self.socket is not None
        return self.socket.socket

    def closing(self) -> tuple[int, str]:
        """Read until the line is closed; the code and the reason."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda _: False)
        end = closed.value.rcvd
        assert end is not None
        return end.code, end.reason

    def tell(self, raw: str | dict[str, Any]) -> None:
        """Send over the websocket and do not wait."""
        assert self.socket is not None
        self.socket.send(raw if isinstance(raw, str) else json.dumps(raw))

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send over the websocket and wait for the reply."""
        self.tell(message)
        return self.until(lambda reply: reply.get("key") == message["key"])

    def see(self, what: Any) -> None:
        """Read until the view is as wanted."""
        while not what(self.view):
            self.read()
