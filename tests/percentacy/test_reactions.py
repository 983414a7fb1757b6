"""Held actions: who is asked, in which order they come, and what is left of the action that set them off."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.rules.reactions import Lost

from .fight import Game, table_with


def shooters(*names: str, **more: Any) -> list[dict[str, Any]]:
    return [{"id": name, "skills": {"ranged_combat": 60}, **more} for name in names]


def shot(by: str, target: str) -> dict[str, Any]:
    return {"do": "attack", "by": by, "target": target, "weapon": "sidearm"}


def game_with_reactions(*pairs: tuple[str, str]) -> Game:
    """Dorn is on; each pair holds a shot of the first at the second."""
    game = Game(table_with(*shooters("ada", "bero", "cai", "dorn")), policy=None)
    game.do("start_combat", 10, 20, 30, 40, beings=["ada", "bero", "cai", "dorn"])
    held = dict(pairs)
    while (who := game.combat.turn) != "dorn":
        if who in held:
            game.do("declare_reaction", by=who, trigger="somebody shoots", action=shot(who, held[who]))
        else:
            game.do("end_turn", by=who)
    return game


def asked(game: Game) -> tuple[str, str]:
    """Who is asked what now; for a reaction, whose."""
    question = game.play.running.waits if game.play.running is not None else None
    assert question is not None
    who = getattr(question, "args", {}).get("who")
    return question.key, who.id if question.key == "reaction" and who is not None else question.who


@pytest.mark.rule("PC-ORD-18")
def test_several_on_one_trigger_come_in_turn_order() -> None:
    game = game_with_reactions(("cai", "dorn"), ("ada", "dorn"))
    game.do("attack", by="dorn", target="bero", weapon="sidearm")
    assert asked(game) == ("reaction", "ada")
    game.answer("now")
    assert asked(game) == ("reaction", "cai")  # ada's shot is an action too, which cai may be waiting for
    game.answer("wait", 61)
    assert asked(game) == ("reaction", "cai")
    game.answer("now", 61)
    assert asked(game) == ("goes_on", "gm")
    game.answer("yes", 61)
    assert [i.key for move in game.moves[-2:] for i in move.entry.inputs if i.rolled] == ["attack", "attack"]
    assert game.combat.reactions == ()
    assert game.combat.acted == ("dorn",)
    assert game.combat.reacting == ""


@pytest.mark.rule("PC-ORD-18")
def test_a_reaction_may_set_off_another() -> None:
    game = game_with_reactions(("ada", "dorn"), ("cai", "ada"))
    game.do("attack", by="dorn", target="bero", weapon="sidearm")
    game.answer("now")
    game.answer("now", 20)
    assert game.state.beings["ada"].hp == 62  # cai came before ada, ada before dorn
    assert game.combat.reactions == ()


@pytest.mark.rule("PC-ORD-19")
def test_an_action_is_lost_with_the_ability_to_act() -> None:
    game = game_with_reactions(("ada", "dorn"))
    game.do("override", target="dorn", field="hp", value=60)
    game.do("attack", by="dorn", target="bero", weapon="sidearm")
    move = game.answer("now", 10)
    assert isinstance(move.outcome, Lost)
    assert game.state.beings["dorn"].conditions == ("unconscious",)
    assert game.state.beings["bero"].hp == 102
    game.do("end_turn", by="dorn")
    assert game.combat.turn == "ada"


@pytest.mark.rule("PC-ORD-19")
def test_an_action_goes_on_if_its_actor_is_able() -> None:
    game = Game(table_with(*shooters("ada", "bero")), policy=None)
    game.do("start_combat", 10, 20, beings=["ada", "bero"])
    game.do("declare_reaction", by="ada", trigger="he aims", action=shot("ada", "bero"))
    game.do("check", by="bero", value=50, granted=True)
    game.answer("now", 20)
    assert game.state.beings["bero"].hp == 62
    assert asked(game) == ("goes_on", "gm")
    game.answer("yes")
    assert asked(game) == ("check", "bero")
    move = game.answer(30)
    assert SYSTEM.scenario.outcome(move.command, move.told, move.outcome)["stages"] == 2


@pytest.mark.rule("PC-ORD-19")
def test_an_interrupted_action_may_be_lost_by_the_game_masters_word() -> None:
    game = game_with_reactions(("ada", "dorn"))
    game.do("attack", by="dorn", target="bero", weapon="sidearm")
    game.answer("now", 61)
    move = game.answer("no")
    assert isinstance(move.outcome, Lost)
    assert game.state.beings["bero"].hp == 102


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"trigger": "  "}, "bad_value", "trigger"),
        ({"trigger": "x" * 201}, "bad_value", "trigger"),
        ({"action": shot("bero", "ada")}, "bad_value", "action"),
        ({"action": {"do": "end_turn", "by": "ada"}}, "bad_value", "action"),
        ({"by": "bero", "action": shot("bero", "ada")}, "not_your_turn", "by"),
    ],
)
def test_what_cannot_be_held_ready(change: dict[str, Any], code: str, field: str) -> None:
    game = Game(table_with(*shooters("ada", "bero")))
    game.do("start_combat", 10, 20, beings=["ada", "bero"])
    with pytest.raises(Refused) as refused:
        game.do("declare_reaction", **{"by": "ada", "trigger": "he runs", "action": shot("ada", "bero"), **change})
    assert (refused.value.code, refused.value.field) == (code, field)
    assert game.combat.turn == "ada"


def test_no_reaction_without_a_fight() -> None:
    game = Game(table_with(*shooters("ada", "bero")))
    with pytest.raises(Refused, match="use_spent"):
        game.do("trigger", by="ada")


@pytest.mark.rule("PC-ORD-14")
def test_who_has_acted_cannot_hold_a_reaction() -> None:
    game = Game(table_with(*shooters("ada", "bero")))
    game.do("start_combat", 10, 20, beings=["ada", "bero"])
    game.do("give_up_action", by="ada")
    with pytest.raises(Refused, match="no_action"):
        game.do("declare_reaction", by="ada", trigger="he runs", action=shot("ada", "bero"))


@pytest.mark.rule("PC-ORD-17")
@pytest.mark.parametrize("expires", ["end_of_round", "own_next_turn"])
def test_whoever_is_last_in_the_round_is_told_beforehand_that_a_reaction_would_be_lost(expires: str) -> None:
    game = Game(table_with(*shooters("ada", "bero"), reaction_expires=expires), policy=None)
    game.do("start_combat", 10, 20, beings=["ada", "bero"])

    def told(by: str, target: str) -> list[str]:
        draft = {"do": "declare_reaction", "by": by, "trigger": "a shot", "action": shot(by, target)}
        return [note.id for note in SYSTEM.views.notes(game.state, SYSTEM.command(draft), Sight("gm", "gm"))]

    assert told("ada", "bero") == []
    game.do("end_turn", by="ada")
    lost = expires == "end_of_round"
    assert told("bero", "ada") == (["note-reaction-lapses"] if lost else [])
    game.do("declare_reaction", by="bero", trigger="a shot", action=shot("bero", "ada"))
    assert (game.combat.reactions == ()) is lost


@pytest.mark.rule("PC-ORD-19")
def test_a_reaction_stays_where_what_set_it_off_is_not_granted() -> None:
    game = game_with_reactions(("ada", "dorn"))
    game.do("attack", by="dorn", target="bero", weapon="sidearm", modifiers=[10])
    game.answer("now", 20)
    game.answer("yes")
    assert asked(game) == ("claim", "gm")
    move = game.answer("no")
    assert isinstance(move.outcome, Lost)
    assert game.state.beings["dorn"].hp == 62
    assert game.combat.reactions == ()
    assert game.state.beings["bero"].hp == 102
