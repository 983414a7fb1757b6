"""`spielwerk scenario`: play scenario files and compare."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import Progress

from spielwerk.core.scenario import Result, report, run_file
from spielwerk.core.system import installed

from .app import print_json, wrong_use
from .say import Voice


def files_of(paths: Sequence[Path]) -> list[Path]:
    """The scenario files that the paths name: a file itself, every `.toml` file below a folder."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def run(paths: Sequence[Path], as_json: bool, voice: Voice) -> int:
    """Play the files; 0 only if all pass."""
    for path in paths:
        if not path.exists():
            raise wrong_use(voice("cli-no-such-file", path=str(path)))
    files, systems = files_of(paths), installed()
    results: list[Result] = []
    with Progress(transient=True, disable=as_json or not sys.stderr.isatty()) as progress:
        for file in progress.track(files, description=voice("cli-playing")):
            results.append(run_file(file, systems))
            if not results[-1].ok and not as_json:
                progress.console.print(report(results[-1]), markup=False, highlight=False)
    passed = sum(r.ok for r in results)
    if as_json:
        print_json([_plain(r) for r in results])
        return 0 if passed == len(results) else 1
    print(f"{passed} passed, {len(results) - passed} failed")
    return 0 if passed == len(results) and results else 1


def _plain(result: Result) -> Any:
    return msgspec.to_builtins(
        {
            "path": result.path,
            "title": result.title,
            "ok": result.ok,
            "fault": result.fault,
            "rules": result.rules,
            "steps": [
                {
                    "number": s.number,
                    "do": s.do,
                    "ok": s.ok,
                    "fault": s.fault,
                    "outcome": s.outcome,
                    "checks": [
                        {"key": c.key, "expected": c.expected, "actual": c.actual, "ok": c.ok} for c in s.checks
                    ],
                }
                for s in result.steps
            ],
            "views": result.views,
        },
        enc_hook=repr,
        str_keys=True,
    )
