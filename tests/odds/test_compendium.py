"""`spielwerk compendium`: looking up, with slips and without umlauts."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from spielwerk.cli.app import app


def said(*words: str, code: int = 0) -> str:
    """What the command line says."""
    done = CliRunner().invoke(app, ["compendium", *words], env={"COLUMNS": "100"})
    assert done.exit_code == code, done.output
    return done.stdout or done.stderr


@pytest.mark.parametrize("query", ["Überzeugen", "uberzeugen", "Ueberzeugen", "überzeugn", "persuasion", "persuation"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_first_hit_is_what_was_meant(query: str, language: str) -> None:
    first, *_ = json.loads(said("percentacy", query, "--lang", language, "--json"))
    assert (first["kind"], first["id"]) == ("skill", "persuasion")


def test_an_entry_is_shown_whole_and_others_are_named() -> None:
    text = said("percentacy", "Schok", "--lang", "de")
    assert text.startswith("Schock · shock (Zustände)")
    assert "Abwehr im Schock" in text


def test_a_rule_is_found_by_its_id() -> None:
    text = said("percentacy", "pc-chk-05", "--lang", "en")
    assert "PC-CHK-05" in text
    assert "PC-CHK-06" not in text


def test_without_a_query_everything_is_listed() -> None:
    text = said("plus_minus", "--lang", "en")
    assert "Qualities" in text
    assert "Endurance" in text


def test_nothing_found_and_no_such_system() -> None:
    assert "xyzzyxyzzy" in said("percentacy", "xyzzyxyzzy", "--lang", "de", code=1)
    assert "percentacy" in said("nowhere", "x", code=2)
