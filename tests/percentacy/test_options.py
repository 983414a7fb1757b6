"""Readings of the rules: each value of each option is played in a scenario."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.content.reading import Option
from spielwerk.systems.percentacy.content import OPTIONS

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "percentacy"


def _played() -> dict[str, list[Any]]:
    """The values that scenarios give each option, at their beginning or in a step."""
    found: dict[str, list[Any]] = {option: [] for option in OPTIONS.by_id}
    for path in SCENARIOS.rglob("*.toml"):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        for option, value in scenario.get("options", {}).items():
            found[option].append(value)
        for step in scenario.get("steps", ()):
            if step.get("do") == "set_option" and "expect" not in step:
                found[step["option"]].append(step["value"])
    return found


PLAYED = _played()


@pytest.mark.parametrize("option", OPTIONS.by_id.values(), ids=lambda option: option.id)
def test_every_value_but_the_books_is_played_in_a_scenario(option: Option) -> None:
    others = [value for value in option.values if value != option.default]
    played = PLAYED[option.id]
    assert all(value in played for value in others)
    assert any(value != option.default for value in played)
