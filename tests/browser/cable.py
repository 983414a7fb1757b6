"""The network between a browser and the server, so that it can fail in the ways networks do."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Cable:
    """Passes bytes on to a port, and back, until it is cut or goes silent."""

    to: int
    listener: socket.socket = field(default_factory=lambda: socket.create_server(("127.0.0.1", 0)))
    ends: list[socket.socket] = field(default_factory=list)
    broken: bool = False
    mute: list[socket.socket] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._start(self._accept)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def _start(self, work: Callable[..., None], *args: socket.socket) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed: the test is over
            while True:
                near, _ = self.listener.accept()
                if self.broken:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.to))
                self.ends += [near, far]
                self._start(self._pass_on, near, far)
                self._start(self._pass_on, far, near)

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if source not in self.mute:
                    sink.sendall(data)
        if source not in self.mute:
            for one in (source, sink):
                _cut(one)

    def cut(self) -> None:
        """Both ends notice at once, and nobody gets through any more."""
        self.broken = True
        for one in self.ends:
            _cut(one)
        self.ends = []

    def mend(self) -> None:
        """Who tries again gets through."""
        self.broken = False

    def fall_silent(self) -> None:
        """What is connected stays so and carries nothing, as when a phone slept too long. New connections work."""
        self.mute += self.ends

    def close(self) -> None:
        """Take it away."""
        self.cut()
        for one in self.mute:
            _cut(one)
        self.listener.close()


def _cut(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextmanager
def cable(to: int) -> Iterator[Cable]:
    """A cable for a while."""
    made = Cable(to)
    try:
        yield made
    finally:
        made.close()
