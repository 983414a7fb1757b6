"""What the game master is asked names everything that the player counts on."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.text import Message

from .table import KARN, MARA, play, table_with
from .test_text import spoken

BLOW = {"do": "attack", "by": "mara", "target": "karn", "kind": "unarmed"}
SHOT = {"do": "attack", "by": "mara", "kind": "ranged", "fire": "burst", "automatic": True}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ({"do": "check", "by": "mara", "pool": 1}, "Mara hätte einen Würfel (feste Würfelzahl 1). Wie viele"),
        (BLOW, "Mara hätte 3 Würfel (Körperkraft 3, Waffenloser Kampf 2, Verteidigung des Ziels −2). Wie viele"),
        (
            {**BLOW, "unnoticed": True, "difficulty": -5},
            "Mara hätte nur den Glückswurf (Körperkraft 3, Waffenloser Kampf 2, Erschwernis −5, "
            "Verteidigung (unbemerkt) 0). Wie viele",
        ),
        (
            {**SHOT, "targets": ["karn", "ute"], "range": "medium"},
            "Mara hätte 5 Würfel (Geschick 3, Schusswaffen 3, mittlere Reichweite −2, Salve 2, weitere Ziele −1). Wie",
        ),
    ],
)
def test_the_word_of_the_game_master_is_asked_with_the_whole_pool(command: dict[str, Any], said: str) -> None:
    karn = {**KARN, "attributes": {"dexterity": 2, "wits": 2}}
    state = table_with({**MARA, "armour": ""}, karn, {**karn, "id": "ute"})
    answers = ["yes"] if "targets" in command else []
    waits = play(state, command, (), answers).waits
    assert waits.key == "more_dice"
    sentence = spoken("de", Message("question-more_dice", {**waits.args, "who": "Mara"}))
    assert sentence.startswith(said), sentence


def test_goal_and_price_of_an_extended_action_are_the_game_masters() -> None:
    command = {"do": "extend", "by": "mara", "pool": 2, "needed": 2, "cost": 1}
    begun = play(table_with(MARA), command, [8, 1], [0, 6, 3])
    assert (begun.outcome.outcome, begun.outcome.total, begun.outcome.spent) == ("open", 1, 3)
    going_on = play(begun.state, {**command, "needed": 6, "cost": 3}, [8, 8], [0])
    assert (going_on.waits, going_on.outcome.total, going_on.outcome.spent) == (None, 3, 6)
    approved = play(table_with(MARA), {**command, "approved": True}, [8, 9])
    assert (approved.waits, approved.outcome.outcome, approved.outcome.spent) == (None, "done", 1)
