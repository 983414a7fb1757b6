"""The order of turns that the game master sets by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from spielwerk.cli.say import catalogue
from spielwerk.core.commands import EndTurn, RemoveBeing, SetOrder
from spielwerk.core.text import Message, Ref
from spielwerk.core.view import Sight
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.state import Table

from .table import KARN, MARA, play, table_with

ORLA: dict[str, Any] = {"id": "orla", "name": "Orla", "player": "sami"}
HIDDEN: dict[str, Any] = {"id": "shade", "name": "Schatten", "npc": True, "present": False}
GM, JULE = Sight("gm", "gm"), Sight("player", "jule")


def after(*commands: Any) -> Table:
    state = table_with(MARA, KARN, ORLA, HIDDEN)
    for command in commands:
        result = play(state, command)
        assert result.refused is None, result.refused
        state = result.state
    return state


def order(*who: str) -> SetOrder:
    return SetOrder(who)


@pytest.mark.parametrize(
    ("commands", "turns"),
    [
        ([order("karn", "mara")], (1, ("karn", "mara"), "karn")),
        ([order("karn", "mara"), EndTurn("karn")], (1, ("karn", "mara"), "mara")),
        ([order("karn", "mara"), EndTurn("karn"), EndTurn("mara")], (2, ("karn", "mara"), "karn")),
        ([order("mara"), EndTurn("mara")], (2, ("mara",), "mara")),
        # another order: whose turn it is goes on; where that is gone, the next of those who followed
        ([order("karn", "mara"), EndTurn("karn"), order("mara", "orla", "karn")],
         (1, ("mara", "orla", "karn"), "mara")),
        ([order("karn", "mara", "orla"), EndTurn("karn"), order("karn", "orla")], (1, ("karn", "orla"), "orla")),
        ([order("karn", "mara", "orla"), EndTurn("karn"), EndTurn("mara"), order("mara", "karn")],
         (1, ("mara", "karn"), "karn")),
        ([order("karn", "mara"), order("orla")], (1, ("orla",), "orla")),
        # who leaves the table leaves the order
        ([order("karn", "mara"), RemoveBeing("karn")], (1, ("mara",), "mara")),
        ([order("karn"), RemoveBeing("karn")], None),
        ([order("karn", "mara"), RemoveBeing("orla")], (1, ("karn", "mara"), "karn")),
        ([order("karn", "mara"), order()], None),
    ],
)  # fmt: skip
def test_whose_turn_it_is(commands: Sequence[Any], turns: tuple[int, tuple[str, ...], str] | None) -> None:
    combat = after(*commands).combat
    assert (None if combat is None else (combat.round, combat.order, combat.turn)) == turns


@pytest.mark.parametrize(
    ("before", "command", "code"),
    [
        ((), order("mara", "nobody"), "unknown_id"),
        ((), order("mara", "mara"), "bad_value"),
        ((), order(), "no_order"),
        ((), EndTurn("mara"), "no_order"),
        ((order("karn", "mara"),), EndTurn("mara"), "not_your_turn"),
        ((order("karn", "mara"),), EndTurn("nobody"), "unknown_id"),
        ((), RemoveBeing("nobody"), "unknown_id"),
    ],
)
def test_what_is_no_turn_is_refused(before: Sequence[Any], command: Any, code: str) -> None:
    result = play(after(*before), command)
    assert result.refused is not None
    assert (result.refused.code, result.events) == (code, [])


def test_who_is_not_in_the_scene_has_no_place_in_the_order_for_the_others() -> None:
    state = after(order("mara", "shade", "orla"), EndTurn("mara"))
    whole, seen = SYSTEM.views.combat(state, GM), SYSTEM.views.combat(state, JULE)
    assert whole is not None
    assert seen is not None
    assert (whole["round"], whole["turn"]) == (1, "shade")
    assert [(place["being"], place["state"]) for place in whole["order"]] == [
        ("mara", "done"), ("shade", "turn"), ("orla", "waiting"),
    ]  # fmt: skip
    assert seen["turn"] is None
    assert [place["being"] for place in seen["order"]] == ["mara", "orla"]
    events = play(after(), order("mara", "shade")).events
    assert "shade" not in repr(JULE.tell(events))
    assert "shade" not in repr(JULE.tell(play(after(order("mara", "shade")), EndTurn("mara")).events))
    assert SYSTEM.views.combat(after(), GM) is None


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ({"do": "end_turn", "by": "mara"}, "Mara beendet den Zug"),
        ({"do": "join_combat", "being": "mara"}, "Mara kommt in die Reihenfolge"),
        ({"do": "leave_combat", "being": "mara"}, "Mara verlässt die Reihenfolge"),
    ],
)
def test_titles_of_turns_name_who(command: dict[str, Any], said: str) -> None:
    message = SYSTEM.views.title(SYSTEM.command(command))
    assert catalogue("de", SYSTEM).say(Message(message.id, {**message.args, "who": "Mara"})) == said
    assert message.args["who"] == Ref("being", "mara")
