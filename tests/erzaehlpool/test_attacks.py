"""What the card of an attack shows to whom."""

from __future__ import annotations

import pytest

from spielwerk.systems.erzaehlpool.events import PoolRolled

from .table import MARA, play, table_with

BURST = {
    "do": "attack",
    "by": "mara",
    "kind": "ranged",
    "bonus": 2,
    "fire": "burst",
    "automatic": True,
    "targets": ["karn", "odo"],
}


@pytest.mark.rule("EP-AUTO-13")
@pytest.mark.parametrize(("karn", "odo"), [(True, True), (True, False), (False, True)])
def test_one_roll_for_several_shows_no_more_than_all_of_them_show(karn: bool, odo: bool) -> None:
    """The roll is made against the hardest to hit, so that its pool tells of every target."""
    people = [
        {"id": who, "npc": True, "shown": ["name", *(["values"] if shows else [])], "armour": {"firearms": armour}}
        for who, shows, armour in (("karn", karn, 1), ("odo", odo, 2))
    ]
    found = play(table_with(MARA, *people, auto_roll="one"), BURST, [1] * 7, ["yes", 0])
    (card,) = [event for event in found.events if isinstance(event, PoolRolled)]
    assert (card.open, card.secret) == (karn and odo, not (karn and odo))
    assert card.target == ""
    assert sum(one.amount for one in card.items if one.source.id == "item-armour") == -2


@pytest.mark.rule("EP-AUTO-13")
def test_a_roll_for_each_shows_what_its_own_target_shows() -> None:
    people = [{"id": "karn", "npc": True, "shown": ["name", "values"]}, {"id": "odo", "npc": True, "shown": ["name"]}]
    found = play(table_with(MARA, *people), BURST, [1] * 18, ["yes", 0])
    cards = [event for event in found.events if isinstance(event, PoolRolled)]
    assert [(card.target, card.open) for card in cards] == [("karn", True), ("odo", False)]
