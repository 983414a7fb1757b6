"""What the command line says to words that it does not understand, in the language of whoever typed them."""

from __future__ import annotations

import pytest

from spielwerk.cli import main
from spielwerk.cli.misuse import language_in


def said(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[object, str]:
    monkeypatch.setattr("sys.argv", ["spielwerk", *words])
    with pytest.raises(SystemExit) as end:
        main()
    told = capsys.readouterr()
    return end.value.code, told.err + told.out


MISUSES = [
    (
        "serve --prt 3",
        "Eine Option --prt gibt es hier nicht. Gemeint vielleicht: --port",
        "There is no option --prt here.",
    ),
    ("serve --port", "Nach --port fehlt ein Wert.", "A value is missing after --port."),
    (
        "serve --port=x",
        "--port: „x“ geht hier nicht. Erlaubt: 0–65535",
        "--port: “x” does not work here. Allowed: 0–65535",
    ),
    (
        "character new --random --seed -1",
        "--seed: „-1“ geht hier nicht. Erlaubt: 0–2147483647",
        "--seed: “-1” does not work here. Allowed: 0–2147483647",
    ),
    (
        "serve --lang fr",
        "--lang: „fr“ geht hier nicht. Erlaubt: de, en",
        "--lang: “fr” does not work here. Allowed: de, en",
    ),
    ("roll", "Es fehlt: EXPRESSION", "Missing: EXPRESSION"),
    ("roll d6 d8 d%", "Das ist zu viel: d8 d%", "This is too much: d8 d%"),
    ("nope", "Einen Befehl „nope“ gibt es nicht.", "There is no command “nope”."),
    ("character nope", "Einen Befehl „nope“ gibt es nicht.", "There is no command “nope”."),
]


@pytest.mark.parametrize(("typed", "german", "english"), MISUSES)
def test_what_is_not_understood_is_said_in_the_language_asked_for(
    typed: str, german: str, english: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, expected in (("de", german), ("en", english)):
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        code, told = said(typed.split(), monkeypatch, capsys)
        assert code == 2
        assert expected in told
        assert " --help" in told


def test_an_expression_may_begin_with_a_minus(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said(["roll", "-1d6", "--lang", "de"], monkeypatch, capsys)
    assert code == 0
    assert told.startswith("−W6 ergibt −")


def test_help_is_shown_where_nothing_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said(["character"], monkeypatch, capsys)
    assert code == 2
    assert "Usage: spielwerk character" in told


@pytest.mark.parametrize(
    ("words", "language"),
    [(["x", "--lang", "de"], "de"), (["--lang=de"], "de"), (["--lang", "fr"], "en"), (["--lang"], "en"), ([], "en")],
)
def test_the_language_is_found_in_words_that_are_not_understood(
    words: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert language_in(words) == language
