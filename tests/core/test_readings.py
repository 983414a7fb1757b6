"""Every reading that a table may choose is shown by a scenario, and the usual one by one of the rules it is about."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.system import installed

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def played(system: str) -> list[dict[str, Any]]:
    """Every scenario of a system."""
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((SCENARIOS / system).rglob("*.toml"))]


@pytest.mark.parametrize("system", installed())
def test_every_reading_is_shown(system: str) -> None:
    found, options = played(system), installed()[system].options
    chosen: set[tuple[str, Any]] = set()
    for scenario in found:
        given = list(scenario.get("options", {}).items())
        given += [(step["option"], step["value"]) for step in scenario["steps"] if step["do"] == "set_option"]
        for id, value in given:
            if value in options.by_id[id].values or not isinstance(value, str):
                chosen.add((id, value))
            else:
                chosen.add((id, value.lower()))
    for id, option in options.by_id.items():
        usual = [one for one in found if one.get("options", {}).get(id, option.default) == option.default]
        assert any({*one.get("rules", ())} & {*option.rules} for one in usual), f"{id}: as usual"
        for value in option.values:
            assert value == option.default or (id, value) in chosen, f"{id}: {value}"
