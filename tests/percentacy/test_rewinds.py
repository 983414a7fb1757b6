"""Rewinds: which rolls are open, what they cost, what stays."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.cli.say import catalogue
from spielwerk.core.act import Refused, Roll
from spielwerk.core.log import Manner
from spielwerk.core.questions import Question
from spielwerk.core.resolving import by_suggestion
from spielwerk.core.resuming import running_of
from spielwerk.core.text import Message
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.rules.rewinds import again
from tests.percentacy.fight import ILKA, QUENDT, Game, table_with

SANNA: dict[str, Any] = {"id": "sanna", "attributes": {"willpower": 40}}
TORGE: dict[str, Any] = {"id": "torge", "attributes": {"willpower": 40}}
ASSISTED: dict[str, Any] = {
    "by": "ilka",
    "value": 50,
    "granted": True,
    "assists": [{"by": "sanna", "attribute": "willpower"}, {"by": "torge", "attribute": "willpower"}],
}


def code_of(game: Game, by: str) -> str:
    with pytest.raises(Refused) as refused:
        game.do("rewind", by=by)
    return refused.value.code


def open_to(game: Game) -> list[tuple[str, str, bool]]:
    assert game.play.running is not None
    found = again(game.play.position.base, game.play.running)
    return [(one.by, one.roll, one.reason is None) for one in found]


def test_what_views_are_told_is_what_the_command_allows() -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("check", 75, by="ilka", value=60)
    assert open_to(game) == [("ilka", "check", True)]
    game.do("rewind", 100, by="ilka")
    assert open_to(game) == [("ilka", "check", False)]
    assert code_of(game, "ilka") == "critical_stands"
    assert game.state.rewinds == {"jule": 2}


def test_helpers_may_roll_again_until_the_main_die_and_the_others_keep_their_dice() -> None:
    game = Game(table_with(ILKA, SANNA, TORGE), policy=lambda q, _: None if q.key == "roll" else q.suggestion)
    game.do("check", 80, 90, **ASSISTED)
    assert open_to(game) == [("torge", "assist:torge", True), ("sanna", "assist:sanna", True)]
    game.do("rewind", 30, by="sanna")
    assert game.play.running is not None
    assert [i.value for i in game.play.running.inputs if i.rolled] == [30, 90]
    assert code_of(game, "ilka") == "not_your_roll"
    game.answer("roll", 55)
    assert open_to(game) == [("ilka", "check", True)]
    assert code_of(game, "sanna") == "not_your_roll"
    assert game.state.rewinds == {"jule": 3, "sanna": 2, "torge": 3}


def test_an_npc_has_no_rewind_and_is_not_offered_one() -> None:
    game = Game(table_with(ILKA, QUENDT))
    game.do("check", 75, by="quendt", value=60)
    assert open_to(game) == []
    assert code_of(game, "quendt") == "no_rewinds"
    assert code_of(game, "ilka") == "not_your_roll"


def test_one_rewind_a_check_is_remembered_when_the_table_is_opened_again() -> None:
    game = Game(table_with(ILKA, rewinds_per_check=1))
    game.do("check", 75, by="ilka", value=60)
    game.do("rewind", 80, by="ilka")
    last = game.moves[-1]
    game.play.running = running_of(SYSTEM, last.position, [last.entry])
    assert code_of(game, "ilka") == "final_result"


def test_a_critical_is_offered_to_nobody_who_holds_rolls() -> None:
    table = table_with(ILKA, {**SANNA, "rewinds": 0})
    roll: Roll[Any] = Roll("check", "ilka", 100, lambda face: face, None)
    may = SYSTEM.repeating.may
    assert [face for face in range(1, 101) if not may(table, roll, face, ())] == [1, 100]
    assert not may(table, Roll("check", "sanna", 100, lambda face: face, None), 50, ())
    assert may(table, Roll("initiative:ilka", "ilka", 100, lambda face: face, None), 100, ())


def test_a_held_roll_is_made_again_for_a_rewind() -> None:
    game = Game(table_with(ILKA), policy=by_suggestion)
    game.do("check", 75, by="ilka", value=60, manner=Manner(hold=("jule",)))
    game.answer("again", 20)
    assert game.state.rewinds == {"jule": 2}
    game.answer("keep")
    found = game.moves[-1].outcome
    assert found.stages == 4


@pytest.mark.parametrize(
    ("window", "allowed"), [("before_next_roll", False), ("before_result", False), ("until_resolved", True)]
)
def test_the_window_after_the_target_has_rolled(window: str, allowed: bool) -> None:
    game = Game(table_with(ILKA, QUENDT, rewind_window=window))
    game.do("attack", 55, by="ilka", target="quendt", weapon="sidearm", distance=10)
    game.answer("evade", 90)
    if not allowed:
        assert code_of(game, "ilka") in ("not_your_roll", "nothing_to_repeat")
        return
    game.do("rewind", 70, by="ilka")
    assert game.state.beings["quendt"].hp == 80
    assert game.state.rewinds == {"jule": 2}


@pytest.mark.rule("PC-AST-02", "PC-AST-18")
def test_helpers_agree_and_the_game_master_may_allow_fewer() -> None:
    game = Game(table_with(ILKA, SANNA, TORGE), policy=None)
    game.do("check", **ASSISTED)
    assert asked_of(game) == ("assist", "sanna")
    assert said(game, "de") == "Würfelt sanna auf Willenskraft (40\u00a0%), um ilka zu helfen?"
    assert said(game, "en") == "Does sanna roll on Willpower (40%) to help ilka?"
    game.answer("yes")
    assert asked_of(game) == ("assist", "torge")
    game.answer("no")
    assert asked_of(game) == ("assists_allowed", "gm")
    game.answer(0, 45)
    assert [i.value for i in game.play.running.inputs if i.rolled] == [45] if game.play.running else False
    nested = {**ASSISTED["assists"][0], "assists": [{"by": "torge", "value": 50}]}
    with pytest.raises(Refused, match="bad_value"):
        SYSTEM.command({"do": "check", **ASSISTED, "assists": [nested]})


@pytest.mark.rule("PC-AST-03")
def test_a_helper_is_told_the_chance_with_modifiers_and_what_a_talent_makes_of_it() -> None:
    dorrim = {
        "id": "dorrim",
        "skills": {"mechanics": 50},
        "talents": [{"id": "specialist", "skill": "mechanics", "field": "Schleusen"}],
    }
    game = Game(table_with(ILKA, dorrim), policy=None)
    helper = {"by": "dorrim", "skill": "mechanics", "modifiers": [-30], "field": "Schleusen"}
    game.do("check", by="ilka", value=50, granted=True, assists=[helper])
    assert game.play.running is not None
    assert isinstance(game.play.running.waits, Question)
    assert game.play.running.waits.args["chance"] == 30  # 50 − 30, and the result is 10 lower


def said(game: Game, language: str) -> str:
    """The question that waits, as its person reads it."""
    assert game.play.running is not None
    assert isinstance(game.play.running.waits, Question)
    asked = game.play.running.waits
    return catalogue(language, SYSTEM).say(Message(f"question-{asked.key}", dict(asked.args)))


def asked_of(game: Game) -> tuple[str, str]:
    """What is asked, and whom."""
    assert game.play.running is not None
    assert game.play.running.waits is not None
    return game.play.running.waits.key, game.play.running.waits.who
