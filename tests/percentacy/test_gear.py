"""General gear: each piece is there, says what it is for, and is suitable for the skills that need it."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.view import Sight
from spielwerk.systems.percentacy.content import INSTALLED, TABLES
from spielwerk.systems.percentacy.creation.points import gear_for
from tests.percentacy.fight import Game, table_with
from tests.percentacy.test_combat_text import spoken

TRADES = {"alchemy", "crafting", "demolitions", "electronics", "hacking", "mechanics", "poisons", "repair", "smithing"}
ROWS = {
    "climbing_kit": ("Aufstiege", {"climbing"}, ""),
    "communications_device": ("Entfernung", set(), ""),
    "disguise_kit": ("Identität", {"disguise"}, ""),
    "light_source": ("Dunkelheit", set(), ""),
    "medical_kit": ("Wunden", {"first_aid", "medicine"}, ""),
    "navigation_aid": ("Weg", {"navigation"}, ""),
    "observation_gear": ("verborgen", {"awareness"}, ""),
    "protective_clothing": ("Umgebung", set(), "welche Gefahr"),
    "provisions_and_water": ("eine Person", set(), ""),
    "recording_device": ("Bilder", set(), ""),
    "restraints": ("Gefangene", set(), ""),
    "rope_and_rigging": ("abseilen", {"climbing"}, ""),
    "security_tools": ("Schlössern", {"lockpicking"}, ""),
    "shelter": ("Wetter", set(), ""),
    "survival_kit": ("Feuer", {"survival"}, ""),
    "tool_kit": ("Reparieren", TRADES, "welches Fach"),
    "transport": ("Reittier", {"driving", "piloting", "riding", "seamanship"}, ""),
}


@pytest.mark.rule(
    "PC-ITM-R01",
    "PC-ITM-R02",
    "PC-ITM-R03",
    "PC-ITM-R04",
    "PC-ITM-R05",
    "PC-ITM-R06",
    "PC-ITM-R07",
    "PC-ITM-R08",
    "PC-ITM-R09",
    "PC-ITM-R10",
    "PC-ITM-R11",
    "PC-ITM-R12",
    "PC-ITM-R13",
    "PC-ITM-R14",
    "PC-ITM-R15",
    "PC-ITM-R16",
    "PC-ITM-R17",
)
@pytest.mark.parametrize("gear", ROWS)
def test_each_piece_of_gear_has_its_use(gear: str) -> None:
    assert list(INSTALLED.gear) == list(ROWS)
    word, skills, asks = ROWS[gear]
    row = INSTALLED.gear[gear]
    assert word in row.use.de
    assert row.use.en
    assert (row.asks.de if row.asks else "") == asks
    assert {skill for skill in INSTALLED.skills if row in gear_for(INSTALLED, skill)} == skills


@pytest.mark.rule("PC-ITM-R16", "PC-ITM-04")
def test_tools_are_suitable_for_every_field_of_a_trade() -> None:
    assert [row.id for row in gear_for(INSTALLED, "crafting:bells")] == ["tool_kit"]
    assert gear_for(INSTALLED, "juggling") == ()


@pytest.mark.rule("PC-ITM-R08", "PC-ARM-06")
def test_protective_clothing_is_no_armour() -> None:
    table = table_with({"id": "imke", "gear": [{"id": "protective_clothing", "name": "gegen Kälte"}]})
    assert table.beings["imke"].armour == ()
    assert "protective_clothing" not in TABLES["armour"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("item", "shown", "told"),
    [
        ({"weapon": "polearm"}, ["values"], True),
        ({"weapon": "polearm"}, ["armour"], False),
        ({"armour": "light_armour"}, ["armour"], True),
        ({"armour": "light_armour"}, ["values"], False),
        ({"gear": "tool_kit", "called": "Uhrmacher"}, ["values"], True),
    ],
)
def test_others_are_told_of_items_as_far_as_they_know_of_them(
    language: str, item: dict[str, Any], shown: list[str], told: bool
) -> None:
    game = Game(table_with({"id": "ilka", "player": "jule", "shown": shown}), policy=None)
    for answer in ("yes", "no"):
        game.do("take_item", by="ilka", **item)
        game.answer(answer)
    game.do("drop_item", by="ilka", **item)
    said = [e.tell() for move in game.moves for e in Sight("player", "sami").tell(move.entry.events)]
    words = [spoken(language, message) for message in said if message is not None]
    assert len(set(words)) == (3 if told else 0)
    assert all("Uhrmacher" in one for one in words) == ("called" in item or not told)
    seen = Sight("gm", "gm").tell(game.moves[-1].entry.events)[-1]
    assert seen.for_own().tell() == seen.tell()
