"""What forms in a browser are told of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.system import System, installed
from spielwerk.core.text import CORE_TEXT, LANGUAGES, read_sources
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.figures import figures

KNOWN = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "figures.json"


@pytest.mark.parametrize("system", installed().values(), ids=lambda one: one.id)
def test_the_tests_of_the_client_use_the_figures_of_the_rules(system: System[Any]) -> None:
    told = None if system.figures is None else system.figures(system.tables)
    assert json.loads(KNOWN.read_text())[system.id] == json.loads(json.dumps(told))


def test_every_effect_has_its_fields_and_whoever_may_have_it() -> None:
    """PC-CHR-13: a reroll is a talent's, a Willpower check against oneself a handicap's."""
    effects = {one["kind"]: one for one in figures(SYSTEM.tables)["effects"]}
    assert effects["reroll"]["traits"] == ["talent"]
    assert effects["resist"]["traits"] == ["handicap"]
    assert effects["penalty"]["traits"] == ["talent", "handicap"]
    assert effects["value"]["fields"] == ["of", "amount"]
    assert effects["value"]["choices"]["of"] == list(effects["value"]["amounts"])
    assert effects["penalty"]["amounts"] == {"": (-30, -1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_circumstance_has_a_name(language: str) -> None:
    said = read_sources(CORE_TEXT, language) + read_sources(SYSTEM.text, language)
    assert [one for one in figures(SYSTEM.tables)["circumstances"] if f"\ncircumstance-{one} =" not in said] == []
