"""Sheets: how long a character sheet takes to be set, from the being to the bytes of the PDF."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spielwerk.core.system import System, installed
from spielwerk.sheets import pdf

from .check import table_with
from .clock import ratio, show

ROUNDS = 21
PLAIN = {"id": "a", "name": "Ilka", "skills": {"swimming": 50, "melee": 45, "stealth": 40}, "weapons": ["fist"]}


def run() -> None:
    """Print the figures."""
    system = installed()["percentacy"]
    tables = system.tables
    full = {
        **PLAIN,
        "skills": dict.fromkeys(tables["skill"], 40),
        "talents": [row.id for row in tables["talent"].values() if not row.choice],
        "handicaps": [row.id for row in tables["handicap"].values() if not row.choice],
        "weapons": [weapon for weapon in tables["weapon"] if weapon != "role"],
        "gear": list(tables["gear"]),
        "background": "Geboren am Deich, als das Wasser kam. " * 50,
    }
    start = time.perf_counter()
    _sheet(system, PLAIN)(-1)
    first = time.perf_counter() - start
    figures = {"the first of a process": first * 1000}
    for name, data in {"a plain being": PLAIN, "one with everything there is": full}.items():
        figures[name] = _median(_sheet(system, data)) * 1000
    show(
        "Character sheets",
        f"From the being to the bytes of its PDF/UA-1, in German; wall time, median of {ROUNDS}. The first one loads\n"
        "the typesetter and the fonts.",
        figures,
        "ms",
    )
    ratio("a plain being, ms", figures["a plain being"], 100, at_most=True)


def _sheet(system: System[Any], data: dict[str, Any]) -> Callable[[int], bytes]:
    state = table_with(system, data)
    draw = system.views.sheet
    assert draw is not None
    sheet = draw(state, state.beings[data["id"]])
    return lambda number: pdf(replace(sheet, name=f"{sheet.name} {number}"), system, "de")


def _median(make: Callable[[int], bytes]) -> float:
    """Each time with another name, since the typesetter remembers what it has set."""
    spent = []
    for number in range(ROUNDS):
        start = time.perf_counter()
        make(number)
        spent.append(time.perf_counter() - start)
    return statistics.median(spent)
