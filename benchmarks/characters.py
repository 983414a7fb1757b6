"""Characters by lot: 10,000 of them are drawn and looked over; all are legal, and nothing of the book is missing."""

from __future__ import annotations

import os
import time
from typing import Any, Final

from spielwerk.core.system import installed

from .clock import show

MANY: Final = int(os.environ.get("SPIELWERK_BENCH_CHARACTERS", "10000"))


def run() -> None:
    """Print the figures. Ends with an error where a character is not legal, or a part of the book never comes up."""
    system = installed()["percentacy"]
    characters, state = system.characters, system.start({}, {})
    assert characters is not None
    start = time.perf_counter()
    drawn = [characters.draw(seed, state, "en") for seed in range(MANY)]
    middle = time.perf_counter()
    wrong = [seed for seed, data in enumerate(drawn) if characters.judge(state, data).outcome != "valid"]
    end = time.perf_counter()
    figures = {"draw one": (middle - start) / MANY * 1e6, "look one over": (end - middle) / MANY * 1e6}
    show("Characters by lot", f"{MANY:,} characters; wall time for one.", figures, "µs")
    missing = {
        kind: sorted(set(system.tables[kind]) - {one for data in drawn for one in _named(kind, data)})
        for kind in ("species", "skill", "talent", "handicap")
    }
    print(f"not legal: {wrong or 'none'}; never drawn: {[one for part in missing.values() for one in part] or 'none'}")
    if wrong or any(missing.values()):
        raise SystemExit(1)


def _named(kind: str, data: dict[str, Any]) -> list[str]:
    """What of this kind a character has."""
    if kind == "species":
        return [data["species"]]
    if kind == "skill":
        return [skill.partition(":")[0] for skill in data["skills"]]
    return [one["id"] for one in data.get(f"{kind}s", ())]
