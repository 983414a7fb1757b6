"""Logs for tests that are about something else: a new one is a copy, and no migrations are run to make it."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from spielwerk.store.sqlite import SqliteLog


def log_at(path: Path) -> SqliteLog:
    """The log in a file, which is made where there is none."""
    if not path.exists():
        path.write_bytes(_empty())
    return SqliteLog(path)


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        SqliteLog(path).close()
        return path.read_bytes()
