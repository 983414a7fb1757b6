"""Two results that are compared: what is said of them, and what players are told."""

from __future__ import annotations

from itertools import product

import pytest

from spielwerk.cli.say import catalogue
from spielwerk.core.text import LANGUAGES, Message
from spielwerk.core.view import Sight
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.commands import Compare
from spielwerk.systems.plus_minus.events import Compared, ComparedSeen
from spielwerk.table.lines import card

from .table import KARN, MARA, check, play, table_with

GM, PLAYER = Sight("gm", "gm"), Sight("player", "sami")
NAMED = Compare("mara", ("strength", "will", "boxing"), "karn", ("strength", "will", "mind"), approved=True)  # 13, 15


@pytest.mark.rule("PM-DICE-02", "PM-DICE-03")
def test_every_pair_of_rolls_is_compared_by_its_sum() -> None:
    state = table_with(MARA, KARN, opposed="on", doubles="none")
    faces = range(1, 7)
    for white, black, other, second in product(faces, (1, 4), faces, (2, 6)):
        mine, theirs = 13 + white - black, 15 + other - second
        wanted = "first" if mine > theirs else "second" if mine < theirs else "neither"
        found = play(state, NAMED, [white, black, other, second], ["neither"] if mine == theirs else []).outcome
        assert (found.modified, found.against_modified, found.winner) == (mine, theirs, wanted)


@pytest.mark.parametrize(("doubles", "value", "faces"), [("extremes", 18, [6, 6]), ("again", 16, [6, 6, 5, 2])])
def test_a_double_is_read_as_in_a_check(doubles: str, value: int, faces: list[int]) -> None:
    state = table_with(MARA, KARN, opposed="on", doubles=doubles)
    assert play(state, NAMED, [*faces, 1, 2]).outcome.modified == value


@pytest.mark.rule("PM-DICE-02", "PM-DICE-03")
def test_a_card_says_what_its_dice_come_to() -> None:
    state = table_with(MARA, KARN, opposed="on", doubles="again")
    compared = play(state, NAMED, [6, 6, 5, 2, 1, 4]).events[-1]
    assert card(compared)["sums"] == {"first": 3, "second": -3}
    checked = play(state, check(["strength", "agility", "will"], by="karn"), [4, 4, 1, 6]).events[-1]
    assert card(checked)["sums"] == card(checked.public())["sums"] == {"net": -5}
    assert "sums" not in card(play(state, NAMED, [6, 6, 5, 2, 1, 4]).events[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_no_values_that_they_do_not_know(language: str) -> None:
    state, sentences = table_with(MARA, KARN, opposed="on", doubles="none"), set()
    for faces in ([6, 1, 1, 2], [1, 6, 2, 1], [3, 1, 2, 2]):
        events = play(state, NAMED, faces, ["neither"] if faces[0] == 3 else []).events
        (card,) = (event for event in GM.tell(events) if isinstance(event, Compared))
        (seen,) = (event for event in PLAYER.tell(events) if isinstance(event, Compared | ComparedSeen))
        assert isinstance(seen, ComparedSeen)
        sentences |= {catalogue(language, SYSTEM).say(one.tell()) for one in (card, seen)}
    assert len(sentences) == 6
    assert not [one for one in sentences if "told-" in one or "{" in one]
    shown = table_with(MARA, {**KARN, "shown": ["name", "qualities"]}, opposed="on", doubles="none")
    assert [e for e in PLAYER.tell(play(shown, NAMED, [6, 1, 1, 2]).events) if isinstance(e, Compared)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_asked_in_words(language: str) -> None:
    question = play(table_with(MARA, KARN, opposed="on", doubles="none"), NAMED, [3, 1, 2, 2]).waits
    assert (question.key, question.who, question.judgement) == ("tie", "gm", True)
    words = catalogue(language, SYSTEM)
    for id in ("question-tie", "asked-tie", *(f"option-tie-{one}" for one in question.options)):
        assert words.say(Message(id, dict(question.args))) not in ("", id)
