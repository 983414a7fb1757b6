"""Run all benchmarks, or those named: `python -m benchmarks [check] [odds] [log] [table] [sheets] [kills] …`."""

from __future__ import annotations

import sys
from importlib import import_module

PARTS = {
    "check": "check",
    "odds": "attack_odds",
    "log": "long_log",
    "table": "live_table",
    "sheets": "sheets",
    "characters": "characters",
    "kills": "kills",
}
"""Module by the name of what it measures; each is loaded only when it is run."""


def main(names: list[str]) -> int:
    """Run the parts that are named, all without a name; 2 for a name that there is not."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in names or PARTS:
        import_module(f".{PARTS[name]}", __package__).run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
