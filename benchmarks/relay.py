"""The least that a table can cost here: the same server and clients, with nothing behind them but a durable write.

`python -m benchmarks.relay PORT FILE` serves one websocket: whatever it is sent, it writes 4 kB to the file, waits
until they are safe, and sends a message of the size of a patch to everybody.
"""

from __future__ import annotations

import asyncio
import os
import sys
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

PATCH = '{"t":"patch","ops":"%s"}' % ("x" * 850)


def serve(port: int, file: Path) -> None:
    """Serve until the process is ended."""
    jobs: SimpleQueue[Future[None]] = SimpleQueue()
    Thread(target=_write, args=(file, jobs), daemon=True).start()
    everybody = set[asyncio.Event]()

    @websocket("/ws")
    async def relay(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        wake = asyncio.Event()
        everybody.add(wake)
        sending = asyncio.create_task(_send(socket, wake))
        try:
            while True:
                await socket.receive_data(mode="text")
                safe: Future[None] = Future()
                jobs.put(safe)
                await asyncio.wrap_future(safe)
                for one in everybody:
                    one.set()
        except WebSocketDisconnect:
            everybody.discard(wake)
            sending.cancel()

    settings: dict[str, Any] = {"loop": "uvloop", "ws": "websockets-sansio", "ws_per_message_deflate": False}
    uvicorn.run(Litestar([relay]), port=port, log_level="error", **settings)


async def _send(socket: WebSocket[Any, Any, Any], wake: asyncio.Event) -> None:
    while True:
        await wake.wait()
        wake.clear()
        await socket.send_data(PATCH, mode="text")


def _write(file: Path, jobs: SimpleQueue[Future[None]]) -> None:
    with file.open("wb", buffering=0) as out:
        while True:
            safe = jobs.get()
            out.seek(0)
            out.write(b"x" * 4096)
            os.fdatasync(out.fileno())
            safe.set_result(None)


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]))
