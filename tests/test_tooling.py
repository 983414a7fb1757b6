"""The project's own tools: results are counted rightly, set-up steps repeat when needed, the settings hold."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import frontend
from tools.checks import (
    GROUPS,
    STEPS,
    Ran,
    Step,
    Tally,
    count_check,
    count_closing_line,
    count_pytest,
    count_vitest,
    parse,
    run,
    tally,
)
from tools.stamps import current, digest

ROOT = Path(__file__).resolve().parent.parent
LOCK = (ROOT / "requirements.lock").read_text()

PYTEST_FILE = """
import pytest

@pytest.fixture
def broken():
    raise RuntimeError

@pytest.fixture
def breaks_after():
    yield
    raise RuntimeError

def test_passes(): pass
def test_passes_too(): pass
def test_fails(): assert False
def test_errs(broken): pass
def test_errs_after(breaks_after): pass
def test_skipped(): pytest.skip("for the count")
"""


def step(*command: str, count: object = count_check) -> Step:
    assert callable(count)
    return Step("a step", "unit", command, count)


def test_pytest_results_are_counted(tmp_path: Path) -> None:
    (tmp_path / "test_these.py").write_text(PYTEST_FILE)
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", "test_these.py"]
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run(command, cwd=tmp_path, env=plain, capture_output=True, check=False)
    assert count_pytest(Ran(ran.returncode, "", report)) == Tally(passed=2, failed=3, skipped=1)


def test_vitest_results_are_counted(tmp_path: Path) -> None:
    suites = [
        {"status": "failed", "assertionResults": [{"status": "failed"}, {"status": "passed"}]},
        {"status": "failed", "assertionResults": []},
        {"status": "passed", "assertionResults": [{"status": "passed"}]},
    ]
    numbers = {"numPassedTests": 2, "numFailedTests": 1, "numPendingTests": 1, "numTodoTests": 2}
    report = tmp_path / "report.json"
    report.write_text(json.dumps({**numbers, "testResults": suites}))
    assert count_vitest(Ran(1, "", report)) == Tally(passed=2, failed=2, skipped=3)


def test_the_closing_line_is_counted() -> None:
    assert count_closing_line(Ran(1, "12 passed, 3 failed\n", Path())) == Tally(12, 3)
    with pytest.raises(ValueError, match="all was well"):
        count_closing_line(Ran(0, "all was well", Path()))


@pytest.mark.parametrize(
    ("status", "counted", "expected"),
    [
        (0, Tally(3, 0), Tally(3, 0)),
        (1, Tally(3, 2), Tally(3, 2)),
        (1, Tally(3, 0), Tally(3, 1)),
        (-9, Tally(3, 0), Tally(3, 1)),
        (0, Tally(0, 0), Tally(0, 1)),
        (0, Tally(0, 0, 4), Tally(0, 1, 4)),
    ],
)
def test_a_step_that_broke_down_or_ran_nothing_has_failed(status: int, counted: Tally, expected: Tally) -> None:
    assert tally(step(count=lambda _: counted), Ran(status, "", Path())) == expected


@pytest.mark.parametrize("count", [count_pytest, count_vitest])
@pytest.mark.parametrize("content", [None, "", "{}", "<testsuites/>"])
def test_a_missing_or_broken_report_is_a_failure(tmp_path: Path, count: object, content: str | None) -> None:
    report = tmp_path / "report"
    if content is not None:
        report.write_text(content)
    assert tally(step(count=count), Ran(0, "", report)) == Tally(0, 1)


def test_a_step_shows_its_output_and_is_counted(capfd: pytest.CaptureFixture[str]) -> None:
    script = "echo shown; echo aside >&2; echo '5 passed, 0 failed'; echo"
    assert run(step("sh", "-c", script, count=count_closing_line), []) == Tally(5, 0)
    shown = capfd.readouterr().out
    assert "shown" in shown
    assert "aside" in shown


def test_what_a_step_cannot_do_without_is_said() -> None:
    lacking = Step("a step", "unit", ["true"], count_check, prepare=lambda: "There is no anvil")
    assert run(lacking, []) == Tally(0, 1)
    assert run(step("true"), []) == Tally(1, 0)


def test_a_command_that_is_not_there_is_a_failure() -> None:
    assert run(step("/nowhere/at/all"), []) == Tally(0, 1)


def test_groups_are_chosen_and_words_passed_on() -> None:
    assert parse([]) == (set(GROUPS), [])
    assert parse(["unit", "lint", "--", "-k", "dice"]) == ({"unit", "lint"}, ["-k", "dice"])
    with pytest.raises(SystemExit):
        parse(["units"])


def test_every_group_has_steps_and_every_step_is_in_a_group() -> None:
    assert {group for each in STEPS for group in each.group.split()} == set(GROUPS)


def test_a_digest_changes_with_names_contents_and_words(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    seen = [digest(tmp_path, [first])]
    first.write_text("x")
    seen.append(digest(tmp_path, [first]))
    second.write_text("x")
    seen += [digest(tmp_path, [second]), digest(tmp_path, [first, second]), digest(tmp_path, [first], "word")]
    second.write_text("")
    seen.append(digest(tmp_path, [first, second]))
    assert len(set(seen)) == len(seen)
    assert digest(tmp_path, [second, first]) == seen[-1]


def test_a_stamp_is_current_for_what_it_was_left_for(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert not current(stamp, "x")
    stamp.write_text("x")
    assert current(stamp, "x")
    assert not current(stamp, "y")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, list[str]]:
    """A checkout with a web client, and the npm commands that a build of it would run."""
    for name in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "src/spielwerk/text/de.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("{}")
    ran: list[str] = []

    def npm(root: Path, *args: str) -> None:
        ran.append(args[-1] if args[0] == "run" else args[0])
        made = root / ("web/node_modules/a/b.js" if args[0] == "ci" else "src/spielwerk/server/static/index.html")
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text("")

    monkeypatch.setattr(frontend, "npm", npm)
    return tmp_path, ran


@pytest.mark.parametrize(
    ("changed", "steps"),
    [
        ("web/package-lock.json", ["ci", "build"]),
        ("web/src/main.ts", ["build"]),
        ("web/src/new.ts", ["build"]),
        ("src/spielwerk/text/de.ftl", ["build"]),
        ("web/node_modules/a/b.js", []),
        ("src/spielwerk/rule.py", []),
    ],
)
def test_the_client_is_built_when_its_sources_change(
    checkout: tuple[Path, list[str]], changed: str, steps: list[str]
) -> None:
    root, ran = checkout
    assert frontend.stale(root)
    frontend.build(root)
    assert ran == ["ci", "build"]
    assert not frontend.stale(root)
    (root / changed).write_text("changed")
    assert frontend.stale(root) == bool(steps)
    frontend.build(root)
    assert ran[2:] == steps


def test_a_lost_build_is_made_again(checkout: tuple[Path, list[str]]) -> None:
    root, ran = checkout
    frontend.build(root)
    (root / "src/spielwerk/server/static/index.html").unlink()
    frontend.build(root)
    assert ran == ["ci", "build", "build"]


def test_the_lock_names_no_source_of_packages() -> None:
    assert not re.findall(r"^\s*-(?!-hash=).*|\S*(?:://|@ ).*", LOCK, re.MULTILINE)


def test_the_lock_holds_every_requirement_by_hashes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["bench"],
        *project["dependency-groups"]["dev"],
    ]
    pins = re.findall(r"^([a-z0-9-]+)==.*\\\n    --hash=sha256:", LOCK, re.MULTILINE)
    assert len(pins) == len(re.findall(r"==", re.sub(r" ;.*", "", LOCK)))
    names = {re.split(r"[^\w.-]", line)[0].lower().replace(".", "-").replace("_", "-") for line in wanted}
    assert names - set(pins) == set()


FORBIDDEN_IMPORTS = [
    ("core.act", "odds"),
    ("core.act", "server"),
    ("core.act", "systems"),
    ("core.act", "systems.percentacy"),
    ("odds", "store"),
    ("store", "systems"),
    ("store", "table"),
    ("table", "server"),
    ("server", "systems.percentacy.rules"),
    ("cli", "systems.plus_minus"),
    ("systems.percentacy", "odds"),
    ("systems.percentacy", "systems.plus_minus"),
    ("systems.plus_minus.rules", "systems.percentacy"),
]
ALLOWED_IMPORTS = [
    ("cli", "server"),
    ("server", "table"),
    ("table", "odds"),
    ("table", "store"),
    ("store", "core.act"),
    ("systems.percentacy", "systems.percentacy.rules"),
    ("systems.percentacy.rules", "core.act"),
]


def test_forbidden_imports_are_found(tmp_path: Path) -> None:
    ran = lint_imports(tmp_path, FORBIDDEN_IMPORTS + ALLOWED_IMPORTS)
    assert ran.returncode == 1
    found = set(re.findall(r"spielwerk\.(\S+) -> spielwerk\.(\S+) \(l\.", ran.stdout))
    assert set(FORBIDDEN_IMPORTS) - found == set()


def test_allowed_imports_are_let_through(tmp_path: Path) -> None:
    ran = lint_imports(tmp_path, ALLOWED_IMPORTS)
    assert ran.returncode == 0, ran.stdout


def lint_imports(folder: Path, imports: list[tuple[str, str]]) -> subprocess.CompletedProcess[str]:
    """Run the project's contracts on a package of the project's shape with the given imports."""
    for name in sorted({name for pair in imports for name in pair}):
        path = folder / "spielwerk"
        for part in ["", *name.split(".")]:
            path /= part
            path.mkdir(exist_ok=True)
            (path / "__init__.py").touch()
    for name, imported in imports:
        with (folder / "spielwerk" / name.replace(".", "/") / "__init__.py").open("a") as module:
            module.write(f"import spielwerk.{imported}\n")
    command = [
        str(Path(sys.executable).parent / "lint-imports"),
        "--no-cache",
        "--config",
        str(ROOT / "pyproject.toml"),
    ]
    # Wide, since the report is wrapped to the terminal's width.
    env = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
