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
from litestar.types import Receive, Scope, Send

PATCH = '{"t":"patch","ops":"%s"}' % ("x" * 850)


def serve(port: int, file: Path) -> None:
    """Serve until the process is ended."""
    jobs: SimpleQueue[Future[None]] = SimpleQueue()
    Thread(target=_write, args=(file, jobs), daemon=True).start()
    everybody = set[asyncio.Event]()

    async def relay(_scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        wake = asyncio.Event()
        everybody.add(wake)
        sending = asyncio.create_task(_send(send, wake))
        while (await receive())["type"] == "websocket.receive":
            safe: Future[None] = Future()
            jobs.put(safe)
            await asyncio.wrap_future(safe)
            for one in everybody:
                one.set()
        everybody.discard(wake)
        sending.cancel()

    settings: dict[str, Any] = {"loop": "uvloop", "ws": "websockets-sansio", "ws_per_message_deflate": False}
    uvicorn.run(relay, port=port, log_level="error", lifespan="off", **settings)


async def _send(send: Send, wake: asyncio.Event) -> None:
    while True:
        await wake.wait()
        wake.clear()
        await send({"type": "websocket.send", "bytes": None, "text": PATCH})


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
