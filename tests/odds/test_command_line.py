"""`spielwerk odds`: tables with bars, JSON, both languages, and what is said about wrong use."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from typer.testing import CliRunner

from spielwerk.cli.app import app
from spielwerk.core.system import installed

from .scene import SERIES, attack_by_text

STANDARD = ["percentacy", "attack", "--skill", "65", "--evade", "40", "--armour", "5", "--weapon", "long_gun"]


def said(*words: str, code: int = 0) -> str:
    """What the command line says."""
    done = CliRunner().invoke(app, ["odds", *words], env={"COLUMNS": "100"})
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def computed(*words: str) -> dict[str, Any]:
    """The JSON; every whole distribution in it sums to one exactly."""
    data: dict[str, Any] = json.loads(said(*words, "--json"))
    for name, rows in data.items():
        if isinstance(rows, dict):
            total = sum(Fraction(row["exact"]) for row in rows.values())
            assert total == 1 or (name == "stages" and total < 1), name
            assert all(row["p"] == pytest.approx(float(Fraction(row["exact"]))) for row in rows.values())
    return data


def test_the_standard_attack() -> None:
    data = computed(*STANDARD)
    assert list(data) == ["outcomes", "stages", "damage", "mean", "mean_exact"]
    assert data["mean"] == pytest.approx(20.91)
    assert data["mean_exact"] == "2091/100"
    assert data["damage"]["0"] == {"p": 0.43, "exact": "43/100"}
    assert data["outcomes"]["hit"]["exact"] == "57/100"
    assert data["stages"]["6"]["exact"] == "1/20"


@pytest.mark.parametrize(
    ("more", "skill", "evade"),
    [
        ([], 65, 40),
        (["--modifier", "-20"], 45, 40),
        (["--modifier=-20", "--modifier", "10", "--cover", "partial"], 45, 40),
        (["--distance", "100000"], 45, 40),
        (["--modifier", "20", "--modifier", "10"], 85, 40),
        (["--defence-modifier", "30"], 65, 70),
        (["--parry", "70"], 65, 70),
        (["--parry", "30"], 65, 40),
    ],
)
def test_what_changes_an_attack(more: Sequence[str], skill: int, evade: int) -> None:
    data = computed(*STANDARD, *more)
    expected = attack_by_text(skill, evade, 5, SERIES["long_gun"])
    assert {int(value): Fraction(row["exact"]) for value, row in data["damage"].items()} == expected


def test_a_table_option_changes_the_odds() -> None:
    compared = computed(*STANDARD, "--option", "defence_compares_stages=true")
    assert compared["outcomes"]["hit"]["p"] > computed(*STANDARD)["outcomes"]["hit"]["p"]


def test_without_a_defence_every_hit_counts() -> None:
    data = computed("percentacy", "attack", "--skill", "65", "--weapon", "long_gun")
    assert "defended" not in data["outcomes"]
    assert data["outcomes"]["hit"]["exact"] == "13/20"
    assert data["mean"] == pytest.approx((24 * 50 + 25 * 40 + 16 * 25) / 100)


def test_an_area_weapon_hits_who_stands_in_the_middle() -> None:
    data = computed("percentacy", "attack", "--skill", "65", "--weapon", "area_weapon", "--evade", "90")
    assert "defended" not in data["outcomes"]
    assert data["mean"] > 10


def test_a_check_and_its_assists() -> None:
    plain = computed("percentacy", "check", "--target", "65")
    assert {name: row["exact"] for name, row in plain["outcomes"].items()} == {
        "critical_success": "1/100",
        "success": "16/25",
        "failure": "17/50",
        "critical_failure": "1/100",
    }
    assert "mean" not in plain
    helped = computed("percentacy", "check", "--target", "65", "--assist", "40", "--assist", "90")
    faces = {-25: (1, 1), -10: (39, 89), 10: (59, 9), 25: (1, 1)}  # of helpers with 40 and with 90
    good = Fraction(0)
    for first, second in product(faces, repeat=2):
        successes = sum(1 for face in range(2, 100) if face + first + second <= 65)
        good += Fraction(faces[first][0] * faces[second][1] * successes, 10**6)
    assert Fraction(helped["outcomes"]["success"]["exact"]) == good


@pytest.mark.parametrize("name", ["--value", "--skill", "--attribute"])
def test_what_is_rolled_on_has_several_names(name: str) -> None:
    plain = ("percentacy", "check", "--modifier", "-20")
    assert computed(*plain, name, "65") == computed(*plain, "--target", "65")
    both = computed("percentacy", "oppose", f"{name}=65", f"--against-{name[2:]}", "50")
    assert both == computed("percentacy", "oppose", "--target", "65", "--against", "50")
    assert said(*plain, name, "65", "--target", "60", code=2).startswith("“--target” stands there twice")


@pytest.mark.parametrize(
    ("language", "words"), [("de", ("Beispiel: ", "(auch --value, ")), ("en", ("Example: ", "(also --value, "))]
)
def test_help_lists_what_may_be_given(language: str, words: Sequence[str]) -> None:
    shown = said("percentacy", "check", "--help", "--lang", language)
    assert shown == said("percentacy", "check", "--lang", language, code=2)
    for word in (*words, "--skill 65 --modifier -20"):
        assert word in shown
    assert "Usage: " in said("--help")


def test_an_opposed_check() -> None:
    data = computed("percentacy", "oppose", "--target", "65", "--against", "50", "--option", "opposed_tie=actor_wins")
    assert list(data["outcomes"]) == ["won", "lost"]
    assert (
        computed("percentacy", "oppose", "--target", "65", "--against", "50")["outcomes"]["won"]["p"]
        < (data["outcomes"]["won"]["p"])
    )


@pytest.mark.parametrize("difficulty", range(9, 22))
@pytest.mark.parametrize("doubles", ["none", "gm", "extremes"])
def test_every_margin_of_plus_minus(difficulty: int, doubles: str) -> None:
    words = ("--action-value", "15", "--difficulty", str(difficulty), "--doubles", doubles)
    data = computed("plus_minus", "check", *words)
    expected: dict[str, Fraction] = {}
    for white, black in product(range(1, 7), repeat=2):
        bonus = {6: 5, 1: -5}.get(white, 0) if white == black and doubles == "extremes" else 0
        result = str(15 + white - black + bonus - difficulty)
        expected[result] = expected.get(result, Fraction(0)) + Fraction(1, 36)
    assert {value: Fraction(row["exact"]) for value, row in data["results"].items()} == expected
    assert data["mean"] == pytest.approx(15 - difficulty)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Damage", "Mean: 20.91", "57.0 %", "defended")),
        ("de", ("Schaden", "20,91", "57,0 %", "abgewehrt")),
    ],
)
def test_a_table_with_bars(language: str, words: Sequence[str]) -> None:
    shown = said(*STANDARD, "--lang", language).replace("\N{NO-BREAK SPACE}", " ")
    for word in words:
        assert word in shown
    assert "█" * 20 in shown
    assert "cli-" not in shown


@pytest.mark.parametrize("system", installed())
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_query_explains_itself_and_its_example_runs(system: str, language: str) -> None:
    for name, query in installed()[system].odds.queries.items():
        explained = said(system, name, "--lang", language, code=2)
        assert query.text.in_language(language) in explained
        assert all(f"--{p.name.replace('_', '-')}" in explained for p in query.parameters)
        shown = said(system, name, *query.example.split(), "--lang", language)
        assert "█" in shown
        assert "cli-" not in shown


@pytest.mark.parametrize("system", sorted(installed()))
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_system_alone_lists_its_queries(system: str, language: str) -> None:
    queries = installed()[system].odds.queries
    lines = said(system, "--lang", language).splitlines()[1:]
    assert lines == [f"  {name}: {query.text.in_language(language)}" for name, query in queries.items()]
    assert json.loads(said(system, "--json")) == list(queries)


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (["nothing", "check"], "percentacy, plus_minus"),
        (["percentacy", "dance"], "oppose"),
        (["percentacy", "check", "--target", "many"], "−1000–1000"),
        (["percentacy", "check", "--modifier", "5"], "--target"),
        (["percentacy", "check", "--aim", "5"], "--target"),
        (["percentacy", "check", "--target"], "missing after --target"),
        (["percentacy", "check", "--target", "--json"], "missing after --target"),
        (["percentacy", "check", "--target", "--modifier", "5"], "missing after --target"),
        (["percentacy", "attack", "--skill", "65", "--weapon", "spoon"], "long_gun"),
        (["percentacy", "attack", "--skill", "0", "--weapon", "fist"], "1–1000"),
        (["percentacy", "check", "--target", "50", "--modifier", "-40"], "−30"),
        (["plus_minus", "check", "--action-value", "15", "--difficulty", "9", "--doubles", "odd"], "extremes"),
    ],
)
def test_wrong_use_is_refused_with_what_is_allowed(words: list[str], allowed: str) -> None:
    assert allowed in said(*words, "--lang", "en", code=2)
