"""Kill a process that writes, again and again, and look whether its log is whole: nothing lost, nothing doubled.

python -m benchmarks.kills [COUNT [SEED]]
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from spielwerk.store.chain import beginning, checked, link
from spielwerk.store.contract import Beginning, Game, Record
from spielwerk.store.sqlite import SqliteLog

KILLS = int(os.environ.get("SPIELWERK_BENCH_KILLS", "1000"))
ONE_LOG = 50
"""Kills on one log before the next is begun."""
AT_ONCE = 4
"""Entries that are under way together, so that some are synced together."""
GAME = Game(
    id="g",
    name="",
    system="none",
    version="1",
    edition="1",
    options={},
    content="c",
    intro_de="",
    intro_en="",
    first=b"{}",
    created=0,
)
START = beginning(GAME.id, "none", "none", GAME.first)


class Lost(Exception):
    """A log that is not as it was acknowledged."""


def run() -> None:
    """A thousand kills, and what they cost."""
    start = time.perf_counter()
    entries = kill(KILLS, 0)
    spent = time.perf_counter() - start
    print(f"\nKills\n{KILLS:,} times SIGKILL at a random moment, {entries:,} entries acknowledged ({spent:.0f} s):")
    print("  nothing lost, nothing doubled, every chain fits")


def kill(kills: int, seed: int) -> int:
    """Kill so many writers; how many entries they had acknowledged. Raises `Lost`."""
    rng, acknowledged, before = random.Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(kills):
            path = Path(folder) / f"{number // ONE_LOG}.sqlite3"
            if number % ONE_LOG == 0:
                log = SqliteLog(path)
                log.create(Beginning(game=GAME, content=b"", seats=(), dice_key=b"")).result()
                log.close()
                before = 0
            after = _killed_once(path, rng)
            acknowledged += max(after - before, 0)
            before = look(path, max(before, after))
    return acknowledged


def look(path: Path, least: int) -> int:
    """Open a log as a server does; how many entries it has. Raises `Lost` if it is not whole."""
    log = SqliteLog(path)
    try:
        rows = list(checked(log.stream(GAME.id), START))
    finally:
        log.close()
    if [row.body for row in rows] != [body(seq) for seq in range(len(rows))]:
        raise Lost("entries are not those that were appended")
    if not least <= len(rows):
        raise Lost(f"{least} entries were acknowledged, {len(rows)} are there")
    return len(rows)


def body(seq: int) -> bytes:
    """What stands in an entry: a little, or more than a page."""
    return b'{"seq":%d,"text":"%b"}' % (seq, b"x" * (seq * 997 % 6000))


def _killed_once(path: Path, rng: random.Random) -> int:
    """Let a child write and kill it: while it opens, or after some entries. How many entries it acknowledged at last.

    Whatever moment the machine makes of it, what was acknowledged has to be there.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            _write_for_ever(path, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        last, wanted = b"", rng.randrange(12)
        for _ in range(wanted):
            last = told.readline() or last
        time.sleep(rng.random() * (0.002 if wanted else 0.03))
        os.kill(child, signal.SIGKILL)
        rest = told.read().split(b"\n")[:-1]  # what was acknowledged until the signal arrived
        os.waitpid(child, 0)
    last = rest[-1] if rest else last
    if wanted and not last:
        raise Lost("the writer ended by itself")
    return int(last or 0)


def _write_for_ever(path: Path, out: int) -> None:
    """Append entries, several at once, and tell how many are there as soon as each is acknowledged."""
    log = SqliteLog(path)
    rows = list(log.stream(GAME.id))
    last = rows[-1][3] if rows else START
    for first in count(len(rows), AT_ONCE):
        waiting = []
        for seq in range(first, first + AT_ONCE):
            key = f"gm:{seq}"
            last = link(last, body(seq), b"[]", seq, key)
            waiting.append((seq, log.append(GAME.id, Record(seq, body(seq), b"[]", last, seq, key))))
        for seq, future in waiting:
            future.result()
            os.write(out, b"%d\n" % (seq + 1))


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[1:]] or [KILLS]
    print(f"{kill(numbers[0], numbers[1] if len(numbers) > 1 else 0)} entries acknowledged and kept")
