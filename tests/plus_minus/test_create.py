"""Drawing up a character: what the game master is asked and told, and that nobody else is."""

from __future__ import annotations

import pytest

from spielwerk.core.text import LANGUAGES, Message
from spielwerk.core.view import Sight
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.commands import Create
from spielwerk.systems.plus_minus.content import QUALITIES

from .table import MARA, play, table_with
from .test_text import spoken

ALL_WRONG = {
    "qualities": {"strength": 11, "luck": 5},
    "abilities": {"boxing": 11},
    "traits": [{"name": "plain"}, {"name": "cursed", "minus": -6}],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_about_an_extreme_quality(language: str) -> None:
    for name in ("Orla", ""):
        question = play(table_with(MARA), Create({"name": name, "qualities": {"mind": 10}})).waits
        said = spoken(language, Message(f"question-{question.key}", dict(question.args)))
        assert " 10." in said
        assert name in said
        spoken(language, Message(f"asked-{question.key}"))
        assert len({spoken(language, Message(f"option-{question.key}-{option}")) for option in question.options}) == 2
    spoken(language, SYSTEM.views.title(Create({"name": "Orla"})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_game_master_reads_what_is_wrong_with_a_sheet(language: str) -> None:
    result = play(table_with(MARA), Create(ALL_WRONG))
    assert result.outcome.outcome == "invalid"
    assert len(result.outcome.problems) == 6
    (event,) = Sight("gm", "gm").tell(result.events)
    for code in result.outcome.problems:
        assert spoken(language, Message(f"code-{code.replace('_', '-')}")) in spoken(language, event.tell())
    assert list(Sight("player", "jule").tell(result.events)) == []
    assert result.state == table_with(MARA)


@pytest.mark.rule("PM-QUAL-01", "PM-QUAL-15")
def test_an_empty_sheet_has_ten_average_qualities() -> None:
    result = play(table_with(), Create({"id": "orla", "name": "Orla"}))
    assert result.state.beings["orla"].qualities == dict.fromkeys(QUALITIES, 5)
    assert sum(result.state.beings["orla"].qualities.values()) == 50


def test_somebody_without_an_id_gets_a_free_one() -> None:
    state = play(table_with({**MARA, "id": "b1"}), Create({"name": "Orla"})).state
    assert {who: being.name for who, being in state.beings.items()} == {"b1": "Mara", "b2": "Orla"}
