"""What the game master is told to remember, and what they can do about it with one tap."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.text import LANGUAGES
from spielwerk.systems.percentacy.prompts import prompts
from tests.percentacy.fight import Game, table_with
from tests.percentacy.test_combat_text import spoken

IMKE: dict[str, Any] = {"id": "imke", "name": "Imke", "handicaps": ["pacifist", "curious"]}


def offered(game: Game) -> list[tuple[str, list[dict[str, Any]]]]:
    """The prompts in English with their commands; they can be said in both languages."""
    found = prompts(game.play.state)
    for language in LANGUAGES:
        for one in found:
            for say in (one["say"], *(offer["say"] for offer in one["offers"])):
                spoken(language, say)
    return [(spoken("en", one["say"]), [offer["command"] for offer in one["offers"]]) for one in found]


def take(game: Game, command: dict[str, Any], *faces: int) -> None:
    """Do what is offered."""
    game.do(command["do"], *faces, **{field: value for field, value in command.items() if field != "do"})


def test_nothing_is_to_be_remembered_of_whoever_is_well() -> None:
    assert offered(Game(table_with(IMKE))) == []


def test_a_hazard_that_lasts_strikes_again_or_ends() -> None:
    game = Game(table_with(IMKE))
    game.do("hazard", target="imke", tier="minor", lasts="smoke")
    ((words, (again, over)),) = offered(game)
    assert words == "A danger that lasts: smoke"
    before = game.play.state.beings["imke"].hp
    take(game, again)
    assert game.play.state.beings["imke"].hp == before - 10
    take(game, over)
    assert offered(game) == []


@pytest.mark.parametrize("condition", ["shock", "unconscious"])
def test_a_condition_that_only_a_word_ends(condition: str) -> None:
    game = Game(
        table_with({**IMKE, "conditions": [condition]}, {"id": "away", "present": False, "conditions": ["shock"]})
    )
    ((_, (over,)),) = offered(game)
    take(game, over)
    assert game.play.state.beings["imke"].conditions == ()


def test_the_check_before_harm_is_offered_in_the_own_turn_until_it_is_made() -> None:
    game = Game(table_with(IMKE, {"id": "jost", "npc": True}))
    game.do("start_combat", 95, 5, beings=["imke", "jost"])
    assert offered(game) == []
    game.do("end_turn", by="jost")
    ((words, (check,)),) = offered(game)
    assert words == "Imke has to pass a Willpower check before doing harm (Pacifist)"
    take(game, check, 90)
    assert offered(game) == []
