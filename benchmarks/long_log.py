"""The long log: opening a table with 50,000 attack entries, and what a command costs there."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from spielwerk.core.system import System, installed
from spielwerk.store.sqlite import SqliteLog
from spielwerk.table import wire
from spielwerk.table.example import Example, SeatGiven, make
from spielwerk.table.live import Hooks, LiveTable
from spielwerk.table.opening import open_table

from .clock import ratio, show

ENTRIES = int(os.environ.get("SPIELWERK_BENCH_ENTRIES", "50000"))
EARLY = 100
SAMPLE = 400
REST = 1000

BEINGS = (
    {"id": "a", "npc": True, "skills": {"ranged_combat": 65}, "max_hp": 100_000},
    {"id": "b", "npc": True, "skills": {"ranged_combat": 65}, "max_hp": 100_000},
)


def run() -> None:
    """Fill a log, time commands on the way, open it anew, and print the figures."""
    system = installed()["percentacy"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        log = SqliteLog(path)
        seats = (SeatGiven("gm", "GM", "gm"),)
        example = Example(system=system.id, name="bench", id="bench", seats=seats, beings=BEINGS)
        log.create(make(example, system, {})).result()
        early, late = asyncio.run(_fill(log, system))
        opened = [_open(path, system) for _ in range(7)]
        size = path.stat().st_size / ENTRIES
    show(
        "The long log",
        f"A table with {ENTRIES:,} attack entries: opening it anew with the chain of hashes checked (wall time,\n"
        f"median of 7); one attack, command to durable entry, after {EARLY} and after {ENTRIES:,} entries (CPU\n"
        f"time, median of {SAMPLE}).",
        {"opening": statistics.median(opened) * 1000, "bytes of database per entry / 1000": size / 1000},
        "ms",
    )
    show("", "", {f"a command after {EARLY}": early * 1e6, f"a command after {ENTRIES:,}": late * 1e6})
    ratio("opening, ms", statistics.median(opened) * 1000, 300, at_most=True)
    ratio("late command : early command", late / early, 1.2, at_most=True)


async def _fill(log: SqliteLog, system: System[Any]) -> tuple[float, float]:
    """CPU seconds of a command near the beginning and at the end."""
    game = log.game("bench")
    assert game is not None
    table: LiveTable[Any] = open_table(log, game, system, Hooks())
    table.start()
    table.enter("gm")
    spent: list[float] = []
    number = 0
    while table.play.position.seq < ENTRIES:
        start = time.process_time()
        await _attack(table, number)
        spent.append(time.process_time() - start)
        number += 1
        if number % REST == 0:  # nobody may fall before the log is long
            for who in "ab":
                heal = {"do": "heal", "target": who, "amount": 100_000}
                await table.take("gm", _message(t="do", key=f"h{number}{who}", command=heal))
    await table.close()
    return statistics.median(spent[EARLY : EARLY + SAMPLE]), statistics.median(spent[-SAMPLE:])


async def _attack(table: LiveTable[Any], number: int) -> None:
    """One attack; a question is answered by nobody's defence."""
    by, target = ("a", "b") if number % 2 else ("b", "a")
    command = {"do": "attack", "by": by, "target": target, "weapon": "long_gun", "parry": False}
    await table.take("gm", _message(t="do", key=f"k{number}", command=command))
    while question := table.play.question_id:
        await table.take("gm", _message(t="answer", key=f"{question}", question=question, value="none"))


def _message(**fields: Any) -> Any:
    return wire.decode(json.dumps(fields))


def _open(path: Path, system: System[Any]) -> float:
    log = SqliteLog(path)
    start = time.perf_counter()
    game = log.game("bench")
    assert game is not None
    open_table(log, game, system, Hooks())
    spent = time.perf_counter() - start
    log.close()
    return spent
