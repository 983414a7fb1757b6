"""First Aid, rests and hazards: what is told of them and to whom, and their odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import pytest

from spielwerk.core.text import LANGUAGES
from spielwerk.core.view import Sight
from spielwerk.odds.table import preview
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.events import CaredFor, HazardFaced, HazardSeen, Rested, Treated
from spielwerk.systems.percentacy.state import Table

from .fight import ILKA, QUENDT, Game, table_with
from .test_combat_text import spoken

GM: Final = Sight("gm", "gm")
SAMI: Final = Sight("player", "sami")
SANNA: Final[dict[str, Any]] = {"id": "sanna", "player": "sami", "skills": {"first_aid": 50, "medicine": 40}}
SHADE: Final[dict[str, Any]] = {**QUENDT, "id": "shade", "present": False}


def table(**options: Any) -> Table:
    return table_with(ILKA, QUENDT, SANNA, SHADE, resource_rule="on", **options)


def told(game: Game, sight: Sight) -> list[Any]:
    return [event for move in game.moves for event in sight.tell(move.entry.events)]


def sentences(game: Game, sight: Sight, language: str) -> list[str]:
    return [spoken(language, message) for event in told(game, sight) if (message := event.tell()) is not None]


def kinds(game: Game, sight: Sight, *among: type) -> list[str]:
    return [type(event).__name__ for event in told(game, sight) if isinstance(event, among)]


# --- First Aid -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PC-HEAL-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_fresh_wounds_are_stable_after_first_aid_that_works(language: str) -> None:
    game = Game(table())
    game.do("first_aid", 51, by="sanna", target="ilka")
    assert kinds(game, SAMI, Treated) == []
    game.do("first_aid", 50, by="sanna", target="ilka")
    game.do("first_aid", 50, by="sanna", target="sanna")
    assert kinds(game, SAMI, Treated) == ["Treated", "Treated"]
    of_ilka, of_sanna = (said for said in sentences(game, SAMI, language) if "stab" in said)
    assert "Ilka" in of_ilka
    assert "Ilka" not in of_sanna
    assert game.state.beings == table().beings


@pytest.mark.rule("PC-HEAL-02")
def test_treating_somebody_out_of_the_scene_is_not_told() -> None:
    game = Game(table())
    game.do("first_aid", 1, by="quendt", target="shade")
    assert kinds(game, GM, Treated) == ["Treated"]
    assert kinds(game, SAMI, Treated) == []


def test_odds_of_first_aid() -> None:
    command = SYSTEM.command({"do": "first_aid", "by": "sanna", "target": "ilka", "gear": "improvised"})
    shown = preview(SYSTEM, table(), SAMI, command)
    assert shown["roll"] is not None
    assert (shown["roll"].base, shown["roll"].modifier, shown["roll"].target) == (50, -20, 30)
    chances = {row["id"]: row["chance"] for row in shown["classes"]}
    assert chances == {
        "critical_success": "1/100",
        "stages_2": "9/100",
        "stages_1": "1/10",
        "stages_0": "1/10",
        "failure": "69/100",
        "critical_failure": "1/100",
    }


def test_odds_of_an_npc_are_for_the_game_master() -> None:
    command = SYSTEM.command({"do": "first_aid", "by": "quendt", "target": "ilka"})
    assert preview(SYSTEM, table(), GM, command)["classes"]
    hidden = preview(SYSTEM, table(), SAMI, command)
    assert (hidden["roll"], hidden["classes"]) == (None, [])


# --- rests -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rest_names_only_who_is_seen(language: str) -> None:
    game = Game(table())
    game.do("override", target="ilka", field="hp", value=60)
    game.moves.clear()
    medicine = {"by": "sanna"}
    game.do("rest", 40, 40, 40, beings=["ilka", "shade", "quendt"], medicine=medicine)
    game.do("recover", beings=["shade"])
    rests = [event for event in told(game, SAMI) if isinstance(event, Rested)]
    assert [rest.beings for rest in rests] == [("ilka", "quendt")]
    assert b"shade" not in msgspec.json.encode(told(game, SAMI))
    assert kinds(game, GM, Rested) == ["Rested", "Rested"]
    assert any("80 HP" in said for said in sentences(game, SAMI, language))
    cared = [event.target for event in told(game, GM) if isinstance(event, CaredFor)]
    assert cared == ["ilka", "shade", "quendt"]
    assert [event.target for event in told(game, SAMI) if isinstance(event, CaredFor)] == ["ilka", "quendt"]


def test_charges_of_an_npc_come_back_unseen() -> None:
    mage = {**QUENDT, "weapons": ["supernatural_bolt"], "skills": {"spellcasting": 60}}
    game = Game(table_with(ILKA, mage, resource_rule="on"))
    game.do("attack", 99, by="quendt", target="ilka", weapon="supernatural_bolt", distance=5)
    game.moves.clear()
    game.do("rest", beings=["quendt"])
    assert game.state.beings["quendt"].capacity == {}
    assert [event.__class__.__name__ for event in told(game, SAMI)] == ["Rested"]
    for language in LANGUAGES:
        assert len(sentences(game, GM, language)) == 3


# --- hazards ---------------------------------------------------------------------------------------------------------


def hazards(target: str) -> Game:
    """One of each ending."""
    game = Game(table())
    for effect, face in (("avoid", 10), ("halve", 10), ("halve", 90)):
        game.do("hazard", face, target=target, tier="serious", effect=effect, skill="melee", protects=True)
    return game


def test_players_read_no_number_of_an_npc_off_a_hazard() -> None:
    game = hazards("quendt")
    seen = [event for event in told(game, SAMI) if isinstance(event, HazardFaced | HazardSeen)]
    assert seen == [HazardSeen("quendt", ending) for ending in ("averted", "halved", "full")]
    assert [event.damage for event in told(game, GM) if isinstance(event, HazardFaced)] == [0, 7, 20]


def test_a_hazard_to_a_character_is_open() -> None:
    game = hazards("ilka")
    seen = [event for event in told(game, SAMI) if isinstance(event, HazardFaced)]
    assert [(event.value, event.armour, event.damage) for event in seen] == [(0, 0, 0), (12, 0, 12), (25, 0, 25)]


def test_a_hazard_out_of_the_scene_is_not_told() -> None:
    game = Game(table())
    game.do("hazard", target="shade", tier="minor")
    assert kinds(game, GM, HazardFaced) == ["HazardFaced"]
    assert told(game, SAMI) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_hazards(language: str) -> None:
    said = [*of("ilka", SAMI, language), *of("quendt", SAMI, language), *of("quendt", GM, language)]
    assert len(set(said)) == len(said) == 9
    assert sum("7 " in one for one in said) == 1  # only the game master reads the damage of an NPC


def of(target: str, sight: Sight, language: str) -> Iterable[str]:
    events = (event for event in told(hazards(target), sight) if isinstance(event, HazardFaced | HazardSeen))
    return [spoken(language, event.tell()) for event in events]


def test_odds_of_a_hazard() -> None:
    command = SYSTEM.command({"do": "hazard", "target": "ilka", "tier": "lethal", "effect": "halve", "value": 30})
    shown = preview(SYSTEM, table(), GM, command)
    assert {row["id"]: row["chance"] for row in shown["classes"]} == {"halved": "3/10", "full": "7/10"}
    assert {row["value"]: row["chance"] for row in shown["damage"]} == {30: "3/10", 60: "7/10"}
    assert shown["mean"] == "51/1"
    assert shown["roll"] is not None
    assert shown["roll"].target == 30
    assert preview(SYSTEM, table(), SAMI, command)["classes"] == []
