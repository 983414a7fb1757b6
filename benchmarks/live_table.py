"""The table: from a command that is sent to the last of six clients that sees it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from .clock import ratio

CLIENTS, RATE = 6, 50
SECONDS = int(os.environ.get("SPIELWERK_BENCH_SECONDS", "60"))
LINKS = re.compile(r"(http://127\.0\.0\.1:(\d+))/join/(\S+)")


def run() -> None:
    """Start a server, let six clients look on, and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "spielwerk", "serve", "--lang", "en", "--data", folder]
        server = subprocess.Popen([*serve, "--port", str(_free_port())], stdout=subprocess.PIPE, text=True)
        try:
            address, tokens = _ways_in(server)
            cookies = [_sit_down(address, token, f"client {n}") for n, token in enumerate(tokens)]
            table = f"{address.replace('http', 'ws')}/ws/tables/glockengrund"
            late = uvloop.run(_play(table, cookies, SECONDS))
            with _awake():
                awake = statistics.median(uvloop.run(_play(table, cookies, min(SECONDS, 10))))
            fsync = _bare_fsync(Path(folder))
        finally:
            server.terminate()
            server.wait(10)
    print(
        f"\nThe table\n{CLIENTS} clients on loopback, {RATE} commands a second for {SECONDS} s, synchronous FULL:\n"
        "from sending (or the planned moment, if the one before took longer) until the last client has its patch."
    )
    quantiles, least = statistics.quantiles(late, n=100), statistics.quantiles(_relay(), n=100)
    print(f"  {'bare write and fdatasync of 4 kB, median':<46} {fsync:>10.2f} ms")
    print(f"  {'nothing but relay and write, p50':<46} {least[49]:>10.2f} ms")
    print(f"  {'nothing but relay and write, p99':<46} {least[98]:>10.2f} ms")
    print(f"  {'p50 while no processor may fall asleep':<46} {awake:>10.2f} ms")
    print(f"  {'longest':<46} {max(late):>10.2f} ms")
    ratio("p50, ms", quantiles[49], 2.0, at_most=True)
    ratio("p99, ms", quantiles[98], 5.0, at_most=True)


@contextmanager
def _awake() -> Iterator[None]:
    """Something that runs where nothing else does: waking a processor of a virtual machine costs more than most steps
    of a command."""
    idle = "import os; os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))\nwhile True: pass"
    spinning = [subprocess.Popen([sys.executable, "-c", idle]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for one in spinning:
            one.kill()
            one.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _ways_in(server: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """The server's address, and the links of the table Glockengrund: game master and two players."""
    assert server.stdout is not None
    tokens: list[str] = []
    here = False
    for line in server.stdout:
        here = here or line.startswith("Glockengrund")
        found = LINKS.search(line)
        if here and found:
            tokens.append(found.group(3))
            if len(tokens) == 3:
                return found.group(1), tokens
    raise RuntimeError("the server ended without printing its links")


def _sit_down(address: str, token: str, name: str) -> str:
    patient = httpx.HTTPTransport(retries=8)  # the links are printed a moment before the server listens
    with httpx.Client(base_url=address, headers={"origin": address}, transport=patient) as client:
        seats = client.get(f"/api/join/{token}").raise_for_status().json()
        headers = {"x-csrftoken": client.cookies.get("csrftoken") or ""}
        client.post(
            f"/api/join/{token}", json={"name": name, "seat": seats["seat"]}, headers=headers
        ).raise_for_status()
        return "; ".join(f"{k}={v}" for k, v in client.cookies.items())


def _relay() -> list[float]:
    """Milliseconds of every message where nothing is behind the server but a durable write: the least possible."""
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.relay", str(port), f"{folder}/write"]
        server = subprocess.Popen(command)
        try:
            return uvloop.run(_play(f"ws://127.0.0.1:{port}/ws", [], min(SECONDS, 10)))
        finally:
            server.terminate()
            server.wait(10)


async def _connected(url: str, cookie: str) -> ClientConnection:
    """A connection, as soon as the server listens."""
    headers = {"cookie": cookie} if cookie else {}
    origin = Origin(url.replace("ws", "http", 1).partition("/ws")[0])
    while True:
        try:
            return await connect(url, additional_headers=headers, origin=origin, max_size=None)
        except ConnectionRefusedError:
            await asyncio.sleep(0.1)


async def _play(url: str, cookies: list[str], seconds: int) -> list[float]:
    """Milliseconds of every command."""
    sockets = [await _connected(url, cookies[n % len(cookies)] if cookies else "") for n in range(CLIENTS)]
    if cookies:
        for one in sockets:
            await _until(one, '"t":"view"')
    await asyncio.sleep(0.5)  # presence settles
    late: list[float] = []
    begin = time.perf_counter() + 0.1
    for number in range(RATE * seconds):
        start = begin + number / RATE
        if time.perf_counter() < start:  # else the one before took too long, and that counts
            await asyncio.sleep(start - time.perf_counter())
            start = time.perf_counter()
        command = {"do": "check", "by": "b4", "skill": "melee", "modifiers": [-20, 10]}
        await sockets[0].send(json.dumps({"t": "do", "key": f"bench-{time.time_ns()}", "command": command}))
        await asyncio.gather(*(_until(one, '"t":"patch"') for one in sockets))
        late.append((time.perf_counter() - start) * 1000)
    for one in sockets:
        await one.close()
    return late


async def _until(one: ClientConnection, mark: str) -> None:
    while True:
        message = await one.recv()
        text = message if isinstance(message, str) else message.decode()
        if '"t":"refused"' in text:
            raise RuntimeError(text)
        if mark in text[:200] or mark.replace(":", ": ") in text[:200]:
            return


def _bare_fsync(folder: Path) -> float:
    """Milliseconds of one small durable write on the same disk."""
    spent = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(200):
            start = time.perf_counter()
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            spent.append((time.perf_counter() - start) * 1000)
    return statistics.median(spent)
