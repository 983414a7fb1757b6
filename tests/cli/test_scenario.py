"""`spielwerk scenario`: what it prints, and for machines."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from spielwerk.cli import app

FILE = """\
title = "A fight begins [bold]"
system = "percentacy"
rules = ["PC-ORD-06", "PC-ORD-99"]

[[beings]]
id = "a"

[[beings]]
id = "b"

[[steps]]
do = "start_combat"
beings = ["a", "b"]
dice = [20, 20]
"""


def test_a_report_is_printed_as_it_is_said_and_remarks_are_for_machines_too(tmp_path: Path) -> None:
    path = tmp_path / "tie.toml"
    path.write_text(FILE, encoding="utf-8")
    done = CliRunner().invoke(app, ["scenario", str(path), "--lang", "en"])
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f"{path}: A fight begins [bold]",
        "  remark: rules: PC-ORD-99 not in the rule index of percentacy",
        "  step 1 (start_combat): a face is missing: initiative:a:1 of a is waiting for a die with 100 sides",
        "0 passed, 1 failed",
    ]
    path.write_text(FILE.replace("20, 20", "20, 30"), encoding="utf-8")
    done = CliRunner().invoke(app, ["scenario", str(path), "--lang", "en", "--json"])
    assert done.exit_code == 0
    found = json.loads(done.stdout)[0]
    assert (found["ok"], found["remarks"]) == (True, ["rules: PC-ORD-99 not in the rule index of percentacy"])
