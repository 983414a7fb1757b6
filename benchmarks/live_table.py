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

from .clock import ratio
from .looker import looking

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
            fsync, paced = (_bare_fsync(Path(folder), pause) for pause in (0, 1 / RATE))
        finally:
            server.terminate()
            server.wait(10)
    print(
        f"\nThe table\n{CLIENTS} clients on loopback, {RATE} commands a second for {SECONDS} s, synchronous FULL:\n"
        "from sending (or the planned moment, if the one before took longer) until the last client has its patch."
    )
    quantiles, least = statistics.quantiles(late, n=100), statistics.quantiles(_relay(), n=100)
    print(f"  {'bare write and fdatasync of 4 kB, median':<46} {fsync:>10.2f} ms")
    print(f"  {'the same, as often as the commands come':<46} {paced:>10.2f} ms")
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


async def _play(url: str, cookies: list[str], seconds: int) -> list[float]:
    """Milliseconds of every command."""
    clients = [await looking(url, cookies[n % len(cookies)] if cookies else "") for n in range(CLIENTS)]
    await asyncio.sleep(0.5)  # presence settles
    for one in clients:
        texts = one.read()
        while cookies and not any('"t":"view"' in text for text in texts):
            await asyncio.sleep(0.1)
            texts = one.read()
    late: list[float] = []
    begin = time.perf_counter() + 0.1
    for number in range(RATE * seconds):
        command = {"do": "check", "by": "b4", "skill": "melee", "modifiers": [-20, 10]}
        frame = clients[0].frame(json.dumps({"t": "do", "key": f"bench-{number}-{time.time_ns()}", "command": command}))
        coming = [one.expect('"t":"patch"') for one in clients]
        start = begin + number / RATE
        if time.perf_counter() < start:  # else the one before took too long, and that counts
            await asyncio.sleep(start - time.perf_counter())
            start = time.perf_counter()
        clients[0].send(frame)
        late.append((max(await asyncio.gather(*coming)) - start) * 1000)
        for one in clients:
            _only_patches(one.read())
    for one in clients:
        one.close()
    return late


def _only_patches(texts: list[str]) -> None:
    """Nothing was refused, and nobody was sent a whole view instead."""
    for text in texts:
        if not text.startswith(('{"t":"patch"', '{"t":"done"')):
            raise RuntimeError(text[:500])


def _bare_fsync(folder: Path, pause: float) -> float:
    """Milliseconds of one small durable write on the same disk, with a pause before each, in seconds."""
    spent = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for number in range(200):
            time.sleep(pause)
            start = time.perf_counter()
            file.seek(0)
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            if number >= 20:  # the first ones make the file longer
                spent.append((time.perf_counter() - start) * 1000)
    return statistics.median(spent)
