"""The game master's word: values and conditions by hand, sessions and their Rewinds."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.act import Act, Refused
from spielwerk.core.questions import Question
from spielwerk.core.text import LANGUAGES
from spielwerk.odds import Spread, odds
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.rules.game_master import FIELDS, PARTS
from spielwerk.systems.percentacy.state import Being

from .fight import ILKA, QUENDT, Game, table_with
from .test_combat_text import spoken


def game() -> Game:
    return Game(table_with({**ILKA, "talents": ["contacts"]}, QUENDT))


def of(table: Game, who: str = "ilka") -> Being:
    return table.state.beings[who]


def facts(table: Game, who: str = "ilka") -> dict[str, Any]:
    return dict(SYSTEM.scenario.being(table.state, of(table, who)))


VALUES: dict[str, tuple[Any, dict[str, Any]]] = {
    "hp": (54, {"hp": 54, "conditions": ["battered"]}),
    "max_hp": (50, {"max_hp": 50, "hp": 50, "conditions": []}),
    "name": ("Ilka the Grey", {"name": "Ilka the Grey"}),
    "species": ("giant", {"max_hp": 128, "hp": 128, "movement": 4}),
    "conditions": (["shock", "surprised"], {"conditions": ["shock", "surprised"], "movement": 2}),
    "armour": (15, {"armour": 15}),
    "weapons": (["fist"], {"weapons": ["fist"], "capacity": {}}),
    "talents": (
        ["lucky", {"id": "specialist", "skill": "melee", "field": "knives"}],
        {"uses": {}, "talents": ["lucky", "specialist"]},
    ),
    "talents.changed": (
        ["lucky", {"id": "contacts", "gone": True}, {"id": "tough", "gone": True}],
        {"uses": {}, "talents": ["lucky"]},
    ),
    "handicaps.changed": (["fragile"], {"max_hp": 88, "hp": 88, "handicaps": ["fragile"]}),
    "handicaps": (["fragile"], {"max_hp": 88, "hp": 88, "handicaps": ["fragile"]}),
    "initiative": (99, {"initiative": 99}),
    "movement": (20, {"movement": 20}),
    "level": (4, {"level": 4}),
    "attribute_points": (3, {"attribute_points": 3}),
    "skill_points": (7, {"skill_points": 7}),
    "rewinds": (9, {"rewinds": 9}),
    "attributes.constitution": (45, {"max_hp": 112, "hp": 112}),
    "attributes.dexterity": (50, {"initiative": 80}),
    "skills.first_aid": (33, {"skills": {"ranged_combat": 60, "melee": 55, "first_aid": 33}}),
    "capacity.sidearm": (2, {"capacity": {"sidearm": 2}}),
    "uses.contacts": (0, {"uses": {"contacts": 0}}),
}


def test_every_field_is_tried() -> None:
    assert {field.partition(".")[0] for field in VALUES} == {*FIELDS, *PARTS, "rewinds"}


@pytest.mark.rule("PC-CHK-13", "PC-DRV-01")
@pytest.mark.parametrize("field", VALUES)
def test_any_value_can_be_set_and_what_follows_from_it_follows(field: str) -> None:
    value, expected = VALUES[field]
    table = game()
    before = facts(table)
    table.do("override", target="ilka", field=field, value=value, reason="counted wrong")
    after = facts(table)
    assert {key: after[key] for key in expected} == expected
    others = {key for key in after if after[key] != before[key]} - expected.keys()
    assert others <= {"attributes", "conditions", "movement"}


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("hp", 108 + 1, "value"),
        ("hp", -1, "value"),
        ("hp", "many", "value"),
        ("hp", True, "value"),
        ("max_hp", 0, "value"),
        ("name", "", "value"),
        ("name", 5, "value"),
        ("species", "toaster", "value"),
        ("conditions", ["sleepy"], "value"),
        ("conditions", "shock", "value"),
        ("weapons", ["trebuchet"], "value"),
        ("talents", ["fragile"], "value"),
        ("talents", "lucky", "value"),
        ("talents", ["specialist"], "value"),
        ("talents", ["lucky", "lucky"], "value"),
        ("talents", [{"id": "lucky", "wings": 2}], "wings"),
        ("talents.changed", ["contacts"], "value"),
        ("talents.changed", [{"id": "lucky", "gone": "yes"}], "gone"),
        ("talents.lucky", ["lucky"], "field"),
        ("handicaps", [{"id": "phobia", "skill": "melee"}], "value"),
        ("level", 0, "value"),
        ("capacity.sidearm", 10, "value"),
        ("capacity.fist", 1, "field"),
        ("uses.contacts", 2, "value"),
        ("uses.healer", 1, "field"),
        ("attributes.luck", 5, "field"),
        ("skills.yodelling", 5, "field"),
        ("shoe_size", 5, "field"),
        ("attributes", 5, "field"),
        ("hp.now", 5, "field"),
    ],
)
def test_what_cannot_be_set(field: str, value: Any, wrong: str) -> None:
    table = game()
    before = table.state
    with pytest.raises(Refused) as refused:
        table.do("override", target="ilka", field=field, value=value)
    code = "unknown_id" if value == ["fragile"] else "bad_value"
    assert (refused.value.code, refused.value.field) == (code, wrong)
    assert table.state == before


def test_conditions_that_follow_from_hp_cannot_be_taken_away() -> None:
    table = game()
    table.do("override", target="ilka", field="hp", value=20)
    with pytest.raises(Refused, match="bad_value"):
        table.do("override", target="ilka", field="conditions", value=[])
    with pytest.raises(Refused, match="bad_value"):
        table.do("end_condition", target="ilka", condition="unconscious")
    table.do("override", target="ilka", field="conditions", value=["unconscious", "shock"])
    assert of(table).causes == ("shock",)


def test_the_dead_come_back_by_the_game_masters_word() -> None:
    table = game()
    table.do("damage", target="ilka", amount=200)
    assert of(table).conditions == ("dead",)
    with pytest.raises(Refused, match="dead"):
        table.do("set_condition", target="ilka", condition="shock")
    table.do("end_condition", target="ilka", condition="dead")
    assert (of(table).hp, of(table).conditions) == (0, ("unconscious",))
    table.do("override", target="ilka", field="hp", value=108)
    assert (of(table).conditions, of(table).causes) == ((), ())


def test_rewinds_are_not_for_npcs() -> None:
    with pytest.raises(Refused, match="not_allowed"):
        game().do("override", target="quendt", field="rewinds", value=1)


@pytest.mark.rule("PC-HCP-19b")
def test_who_freezes_in_the_own_turn_stays_so_to_the_end_of_the_next() -> None:
    table = game()
    table.do("start_combat", 20, 40, beings=["ilka", "quendt"])
    for who in ("ilka", "quendt"):
        table.do("set_condition", target=who, condition="frozen")
    with pytest.raises(Refused, match="no_action"):
        table.do("give_up_action", by="ilka")
    assert facts(table)["movement"] == 0
    table.do("end_turn", by="ilka")
    assert of(table).conditions == ("frozen",)  # froze in this turn
    table.do("end_turn", by="quendt")
    assert of(table, "quendt").conditions == ()  # froze before it
    table.do("end_turn", by="ilka")
    assert of(table).conditions == ()


@pytest.mark.rule("PC-REW-01", "PC-REW-02", "PC-REW-12")
@pytest.mark.parametrize(
    ("traits", "rewinds"),
    [
        ({}, 3),
        ({"talents": ["lucky"]}, 4),
        ({"handicaps": ["unlucky"]}, 2),
        ({"talents": ["lucky"], "handicaps": ["unlucky"]}, 3),
    ],
)
def test_rewinds_of_a_session(traits: dict[str, Any], rewinds: int) -> None:
    table = Game(table_with({**ILKA, **traits, "rewinds": 1}, QUENDT))
    table.do("start_session")
    assert facts(table)["rewinds"] == rewinds
    table.do("award_rewind", target="ilka", amount=2)
    table.do("end_session")
    assert facts(table)["rewinds"] == 0
    assert facts(table, "quendt")["rewinds"] == 0


@pytest.mark.rule("PC-REW-12")
def test_luck_counts_for_the_character_in_play() -> None:
    away = {"id": "old", "player": "jule", "handicaps": ["unlucky"], "present": False}
    table = Game(table_with(ILKA, away))
    table.do("start_session")
    assert facts(table)["rewinds"] == 3


CLAIMS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("check", {"attribute": "dexterity", "modifiers": [20]}),
    ("check", {"attribute": "dexterity", "gear": "exceptional"}),
    ("check", {"value": 1000}),
    ("check", {"skill": "hacking", "untrained_attribute": "dexterity"}),
    ("oppose", {"attribute": "dexterity", "against": "quendt", "against_attribute": "dexterity", "modifiers": [20]}),
    ("attack", {"target": "quendt", "weapon": "sidearm", "distance": 5, "modifiers": [20]}),
    ("attack", {"target": "quendt", "weapon": "sidearm", "distance": 5, "defence_modifiers": [-20]}),
    ("first_aid", {"target": "quendt", "modifiers": [20]}),
)


@pytest.mark.rule("PC-MOD-01")
@pytest.mark.parametrize(("do", "fields"), CLAIMS)
def test_what_a_player_claims_is_the_game_master_s_word(do: str, fields: dict[str, Any]) -> None:
    asked = Game(table_with(ILKA, QUENDT), policy=None)
    asked.do(do, by="ilka", **fields)
    waits = asked.play.running.waits if asked.play.running else None
    assert isinstance(waits, Question)
    assert (waits.key, waits.who, waits.judgement, waits.suggestion) == ("claim", "gm", True, "yes")
    with pytest.raises(Refused, match="not_granted"):
        asked.answer("no")
    said = Game(table_with(ILKA, QUENDT), policy=None)
    said.do(do, by="ilka", granted=True, **fields)
    assert said.play.running is None or getattr(said.play.running.waits, "key", "") != "claim"


@pytest.mark.rule("PC-ATK-17", "PC-SKL-06", "PC-TAL-19")
@pytest.mark.parametrize(
    ("do", "fields", "claim"),
    [
        ("attack", {"target": "quendt", "weapon": "sidearm", "distance": 5000}, "claim-range"),
        ("attack", {"target": "quendt", "weapon": "supernatural_bolt", "distance": 1}, "claim-untrained"),
        ("check", {"skill": "acrobatics"}, "claim-untrained"),
        ("oppose", {"skill": "acrobatics", "against": "quendt", "against_skill": "melee"}, "claim-untrained"),
        ("check", {"skill": "melee", "field": "knives"}, "claim-field"),
        ("attack", {"weapon": "area_weapon", "targets": [{"id": "quendt", "distance": 1}]}, "claim-area"),
    ],
)
def test_what_has_to_be_plausible_is_the_game_master_s_word(do: str, fields: dict[str, Any], claim: str) -> None:
    game = Game(table_with(ILKA, QUENDT), policy=None)
    game.do(do, by="ilka", **fields)
    waits = game.play.running.waits if game.play.running is not None else None
    assert isinstance(waits, Question)
    assert (waits.key, waits.who, waits.judgement, waits.suggestion) == ("claim", "gm", True, "yes")
    assert waits.args["claims"][-1].id == claim
    for language in LANGUAGES:
        spoken(language, waits.args["claims"][-1])
    with pytest.raises(Refused) as refused:
        game.answer("no")
    assert refused.value.code == "not_granted"


@pytest.mark.rule("PC-ATK-18", "PC-ARM-02")
def test_that_the_game_master_is_asked_changes_no_odds_of_an_attack_without_defence() -> None:
    attack = SYSTEM.command({"do": "attack", "by": "ilka", "target": "quendt", "weapon": "sidearm", "distance": 5})
    armoured = {**QUENDT, "armour": [{"value": 10}, {"value": 5, "kind": "field"}]}

    def spread(**asked: str) -> Spread[Any]:
        def undefended(question: Question[Any], act: Act[Any]) -> Any:
            return "none" if "none" in question.legal else question.suggestion or question.legal[0]

        state = table_with(ILKA, armoured, **asked)
        return odds(SYSTEM.rules[type(attack)], state, attack, lambda outcome, _: outcome.damage, undefended)

    assert spread() == spread(cover="ask", armour_protects="ask")


@pytest.mark.rule("PC-CHK-04")
@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("check", {"skill": "melee"}),
        ("oppose", {"skill": "melee", "against": "quendt", "against_skill": "melee"}),
    ],
)
def test_whether_a_check_is_needed_is_the_game_master_s_word_where_they_are_asked(
    do: str, fields: dict[str, Any]
) -> None:
    game = Game(table_with(ILKA, QUENDT, check_needed="ask"), policy=None)
    game.do(do, by="ilka", **fields)
    waits = game.play.running.waits if game.play.running is not None else None
    assert isinstance(waits, Question)
    assert (waits.key, waits.who, waits.suggestion) == ("claim", "gm", "yes")
    assert waits.args["claims"][0].id == ("claim-contest" if do == "oppose" else "claim-check")
    for language in LANGUAGES:
        spoken(language, waits.args["claims"][0])
    with pytest.raises(Refused) as refused:
        game.answer("no")
    assert (refused.value.code, refused.value.rule) == ("not_granted", "PC-CHK-04")
    assert refused.value.message.id == "error-no_check_needed"


@pytest.mark.rule("PC-CHK-15", "PC-HCP-08", "PC-HCP-18", "PC-HCP-19b")
@pytest.mark.parametrize("handicap", ["curious", "pacifist", "phobia"])
@pytest.mark.parametrize("word", ["yes", "no"])
def test_what_a_lost_check_against_a_handicap_brings_about_is_the_game_masters_word(handicap: str, word: str) -> None:
    taken = ["curious", "pacifist", {"id": "phobia", "subject": "bees"}]
    game = Game(table_with({**ILKA, "handicaps": taken}), policy=None)
    game.do("resist", 99, by="ilka", handicap=handicap)
    waits = game.play.running.waits if game.play.running is not None else None
    assert isinstance(waits, Question)
    assert (waits.key, waits.who, waits.judgement, waits.suggestion) == ("gives_in", "gm", True, "yes")
    move = game.answer(word)
    assert move.outcome.gives_in is (word == "yes")
    frozen = "frozen" in of(game).conditions
    assert frozen is (handicap == "phobia" and word == "yes")


def test_nobody_is_asked_what_an_npc_claims() -> None:
    played = Game(table_with(ILKA, QUENDT), policy=None)
    played.do("check", 55, by="quendt", attribute="dexterity", modifiers=[20])
    assert played.play.running is not None
    assert played.play.running.waits is None
