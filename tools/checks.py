"""The checks and tests that `./test` runs one after the other, and how their results are counted.

Standard library only, like `tools/dev.py`.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from tools.prepare import BIN, ROOT, set_up_python

STEP_SECONDS = 1800
"""A step that hangs is ended after this time and counts as failed."""


class Tally(NamedTuple):
    """How many tests, or checks, passed and failed; skipped ones count as neither."""

    passed: int
    failed: int
    skipped: int = 0


@dataclass(frozen=True)
class Ran:
    """What a step left behind: its exit status, what it printed last, and the report it wrote, if it does so."""

    status: int
    last_line: str
    report: Path


@dataclass(frozen=True)
class Step:
    """One command. `group` selects it; `{report}` in an argument stands for the file that `count` reads."""

    name: str
    group: str
    command: Sequence[str]
    count: Callable[[Ran], Tally]
    prepare: Callable[[], str] = lambda: ""
    """Gets ready what the step needs; returns what is wrong, or nothing."""


def count_check(ran: Ran) -> Tally:
    """A check passes or fails as one."""
    return Tally(1, 0) if ran.status == 0 else Tally(0, 1)


def count_pytest(ran: Ran) -> Tally:
    """Read the sums of pytest's `--junitxml`."""
    suites = ElementTree.parse(ran.report).getroot().iter("testsuite")
    sums = [[int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")] for suite in suites]
    tests, failures, errors, skipped = (sum(column) for column in zip(*sums, strict=True))
    return Tally(max(tests - failures - errors - skipped, 0), failures + errors, skipped)


def count_vitest(ran: Ran) -> Tally:
    """Read vitest's json report. A file that fails as a whole has no tests of its own and counts as one."""
    report = json.loads(ran.report.read_text())
    broken = sum(suite["status"] == "failed" and not suite["assertionResults"] for suite in report["testResults"])
    skipped = report["numPendingTests"] + report["numTodoTests"]
    return Tally(report["numPassedTests"], report["numFailedTests"] + broken, skipped)


def count_closing_line(ran: Ran) -> Tally:
    """Read the line `N passed, N failed` that the command closes with."""
    match = re.fullmatch(r"(\d+) passed, (\d+) failed", ran.last_line.strip())
    if match is None:
        raise ValueError(f"expected a closing line 'N passed, N failed', got {ran.last_line!r}")
    return Tally(int(match[1]), int(match[2]))


def tally(step: Step, ran: Ran) -> Tally:
    """Count a step's results. One that broke down, or in which nothing ran, has failed whatever it reported."""
    try:
        counted = step.count(ran)
    except (OSError, ValueError, KeyError, ElementTree.ParseError) as error:
        print(f"{step.name}: no result that can be counted: {error}")
        return Tally(0, 1)
    if counted.failed == 0 and (ran.status != 0 or counted.passed == 0):
        return counted._replace(failed=1)
    return counted


def ensure_chromium() -> str:
    """Install Debian's Chromium if there is none and we may."""
    if shutil.which("chromium"):
        return ""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return "The browser tests need Chromium as `chromium`; on Debian: apt-get install chromium"
    apt = "apt-get -qq -o DPkg::Lock::Timeout=300"
    install = f"{apt} update && {apt} install --yes --no-install-recommends chromium >/dev/null"
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    status = subprocess.run(["sh", "-c", install], env=env, stdin=subprocess.DEVNULL, check=False).returncode
    return "" if status == 0 else "apt-get could not install chromium, see above"


def _bin(name: str) -> str:
    return str(BIN / name)


WEB = [_bin("python"), "-m", "tools.frontend"]
WORKERS = min(os.cpu_count() or 1, 4)
"""So many tests run at once. A container may have far fewer processors than its machine, hence no more than four."""
PYTEST = [_bin("pytest"), "--quiet", "--junitxml={report}", f"--numprocesses={WORKERS}", "--dist=worksteal"]
VITEST = ["npm", "run", "test", "--", "--reporter=default", "--reporter=json", "--outputFile.json={report}"]
UNIT = ["tests", "--ignore=tests/browser", "-p", "no:playwright"]

STEPS = [
    Step("ruff check", "lint", [_bin("ruff"), "check", "--quiet"], count_check),
    Step("ruff format", "lint", [_bin("ruff"), "format", "--check", "--quiet"], count_check),
    Step("mypy", "lint", [_bin("mypy")], count_check),
    Step("import-linter", "lint", [_bin("lint-imports"), "--no-logo"], count_check),
    Step("web build", "web browser", [*WEB, "build"], count_check),
    Step("client types", "web", [_bin("python"), "-m", "tools.shapes", "check"], count_check),
    Step("svelte-check", "web", [*WEB, "npm", "run", "check"], count_check),
    Step("vitest", "web", [*WEB, *VITEST], count_vitest),
    Step("pytest", "unit", [*PYTEST, *UNIT], count_pytest),
    Step("scenarios", "scenarios", [_bin("spielwerk"), "scenario", "tests/scenarios"], count_closing_line),
    # Playwright's own event loop and that of other tests do not go together in one process.
    Step(
        "browser tests",
        "browser",
        [*PYTEST, "tests/browser"],
        count_pytest,
        prepare=ensure_chromium,
    ),
]
GROUPS = ["lint", "web", "unit", "scenarios", "browser"]


def run(step: Step, extra: Sequence[str]) -> Tally:
    """Run one step, showing what it prints as it comes."""
    wrong = step.prepare()
    if wrong:
        print(wrong)
        return Tally(0, 1)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report"
        command = [part.format(report=report) for part in step.command]
        try:
            status, last_line = _show([*command, *extra])
        except OSError as error:
            print(f"{step.name} does not start: {error}")
            return Tally(0, 1)
        return tally(step, Ran(status, last_line, report))


def _show(command: Sequence[str]) -> tuple[int, str]:
    """Run a command and pass its output on; return its exit status and the last line that was not empty."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    env = {**os.environ, "PATH": path, "PYTHONUNBUFFERED": "1", "NO_COLOR": "1"}
    # Images for containers like to set it. Here every server and worker would compile all that it imports anew.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    last = ""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        # With all its children, who would otherwise hold the pipe open.
        end = functools.partial(os.killpg, process.pid, signal.SIGKILL)
        limit = threading.Timer(STEP_SECONDS, end)
        limit.start()
        try:
            for line in process.stdout or ():
                print(line, end="", flush=True)
                last = line if line.strip() else last
        except KeyboardInterrupt:
            end()
            raise
        finally:
            limit.cancel()
    return process.returncode, last


def main(args: list[str]) -> None:
    """Run the chosen steps, all of them to the end, and close with the line `N passed, N failed`."""
    chosen, extra = parse(args)
    set_up_python()
    start = time.monotonic()
    tallies: list[Tally] = []
    for step in STEPS:
        if not chosen.intersection(step.group.split()):
            continue
        print(f"== {step.name}", flush=True)
        begun = time.monotonic()
        result = run(step, extra if step.count is count_pytest else [])
        tallies.append(result)
        skipped = f", {result.skipped} skipped" if result.skipped else ""
        seconds = time.monotonic() - begun
        print(f"== {step.name}: {result.passed} passed, {result.failed} failed{skipped} ({seconds:.1f} s)", flush=True)
    passed, failed = sum(each.passed for each in tallies), sum(each.failed for each in tallies)
    print(f"== in all {time.monotonic() - start:.1f} s")
    print(f"{passed} passed, {failed} failed", flush=True)
    sys.exit(1 if failed else 0)


def parse(args: list[str]) -> tuple[set[str], list[str]]:
    """Split the arguments into the groups of steps to run and, behind `--`, words for pytest."""
    parser = argparse.ArgumentParser(
        prog="./test",
        description="Set up where needed, then run checks and tests. The last line is 'N passed, N failed'.",
        epilog="Words behind -- go to pytest: ./test unit -- -k dice -x",
    )
    parser.add_argument(
        "groups", nargs="*", metavar="GROUP", help=f"{', '.join(GROUPS)} (all of them if none is named)"
    )
    own, extra = (args[: args.index("--")], args[args.index("--") + 1 :]) if "--" in args else (args, [])
    groups = parser.parse_args(own).groups
    unknown = [group for group in groups if group not in GROUPS]
    if unknown:
        parser.error(f"there is no group {unknown[0]!r}; there are {', '.join(GROUPS)}")
    return set(groups or GROUPS), extra
