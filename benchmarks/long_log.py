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
    """Fill a log, time commands there and at a fresh one in turn, open it anew, and print the figures."""
    system = installed()["percentacy"]
    with tempfile.TemporaryDirectory() as folder:
        long, short = Path(folder) / "long.sqlite3", Path(folder) / "short.sqlite3"
        late, early = asyncio.run(_compared(_begun(long, system), _begun(short, system), system))
        opened = [_open(long, system) for _ in range(7)]
        size = long.stat().st_size / ENTRIES
    show(
        "The long log",
        f"A table with {ENTRIES:,} attack entries: opening it anew with the chain of hashes checked (wall time,\n"
        f"median of 7); one attack, command to durable entry, there and at a table with {EARLY} entries (CPU time,\n"
        f"median of {SAMPLE}, both in turn, so that a slow spell hits both).",
        {"opening": statistics.median(opened) * 1000, "bytes of database per entry / 1000": size / 1000},
        "ms",
    )
    show("", "", {f"a command after {EARLY}": early * 1e6, f"a command after {ENTRIES:,}": late * 1e6})
    ratio("opening, ms", statistics.median(opened) * 1000, 300, at_most=True)
    ratio("late command : early command", late / early, 1.2, at_most=True)


def _begun(path: Path, system: System[Any]) -> SqliteLog:
    """A log of its own with the two fighters."""
    log = SqliteLog(path)
    seats = (SeatGiven("gm", "GM", "gm"),)
    example = Example(system=system.id, name="bench", id="bench", seats=seats, beings=BEINGS)
    log.create(make(example, system, {})).result()
    return log


async def _compared(long: SqliteLog, short: SqliteLog, system: System[Any]) -> tuple[float, float]:
    """CPU seconds of a command at the long log and at the short one."""
    late, early = await _filled(long, system, ENTRIES), await _filled(short, system, EARLY)
    spent: tuple[list[float], list[float]] = ([], [])
    for number in range(SAMPLE):
        for table, times in zip((late, early), spent, strict=True):
            start = time.process_time()
            await _attack(table, -number)
            times.append(time.process_time() - start)
    await late.close()
    await early.close()
    long.close()
    short.close()
    return statistics.median(spent[0]), statistics.median(spent[1])


async def _filled(log: SqliteLog, system: System[Any], entries: int) -> LiveTable[Any]:
    """The table after this many entries."""
    game = log.game("bench")
    assert game is not None
    table: LiveTable[Any] = open_table(log, game, system, Hooks())
    table.start()
    table.enter("gm")
    number = 0
    while table.play.position.seq < entries:
        number += 1
        await _attack(table, number)
        if number % REST == 0:  # nobody may fall before the log is long
            for who in "ab":
                heal = {"do": "heal", "target": who, "amount": 100_000}
                await table.take("gm", _message(t="do", key=f"h{number}{who}", command=heal))
    return table


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
