"""`spielwerk roll`: a roll, its exact odds, and a mark below what is wrong."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from spielwerk.cli.app import app


def said(*words: str, code: int = 0) -> str:
    """What the command line says."""
    done = CliRunner().invoke(app, ["roll", *words], env={"COLUMNS": "100"})
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def test_a_roll_tells_all_dice() -> None:
    told = json.loads(said("4W6kh3+2", "--json"))
    (thrown,) = told["thrown"]
    faces = [sum(one) for one in thrown["faces"]]
    assert told["expression"] == "4d6kh3+2"
    assert told["total"] == sum(faces) - min(faces) + 2
    (dropped,) = thrown["dropped"]
    assert faces[dropped] == min(faces)


def test_two_rolls_differ() -> None:
    assert said("20d1000", "--json") != said("20d1000", "--json")


@pytest.mark.parametrize(("language", "words"), [("de", "2W1+3 ergibt 5."), ("en", "2d1+3 comes to 5.")])
def test_a_roll_in_both_languages(language: str, words: str) -> None:
    lines = said("2d1+3", "--lang", language).splitlines()
    assert [line.strip() for line in lines] == [words, "W1: 1 1" if language == "de" else "d1: 1 1"]


def test_dice_that_do_not_count_stand_in_brackets() -> None:
    assert "d1: 1 (1)" in said("2d1kh1", "--lang", "en")


def test_odds_of_an_expression() -> None:
    data = json.loads(said("--odds", "2d6+3", "--json"))
    assert {total: row["exact"] for total, row in data["totals"].items()} == {
        str(total): f"{ways}/36" if 36 % ways else f"1/{36 // ways}"
        for total, ways in zip(range(5, 16), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], strict=True)
    }
    assert data["mean_exact"] == "10/1"
    assert "16,7 %" in said("--odds", "2d6+3", "--lang", "de").replace("\N{NO-BREAK SPACE}", " ")


def test_odds_of_too_many_dice_are_refused() -> None:
    assert "1000d1000" in said("--odds", "1000d1000", code=2)


@pytest.mark.parametrize(("language", "words"), [("de", "Stelle 5"), ("en", "place 5")])
def test_a_fault_has_a_mark_below_it(language: str, words: str) -> None:
    first, second, third = said("2d6+x", "--lang", language, code=2).splitlines()
    assert first[second.index("^")] == "x"
    assert words in third
