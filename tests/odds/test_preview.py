"""What is told before a roll or an answer: the shape that the browser expects, and no more than a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from spielwerk.core import log
from spielwerk.core.act import Act
from spielwerk.core.log import Manner
from spielwerk.core.play import Play
from spielwerk.core.questions import Question
from spielwerk.core.shapes import Item, Preview, Refusal, RollOn
from spielwerk.core.view import Sight
from spielwerk.odds.table import chances, preview
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.state import Table
from spielwerk.systems.plus_minus import SYSTEM as MIXED

from .scene import SERIES, attack, attack_by_text, table

GM = Sight("gm", "gm")
MARA = Sight("player", "mara")
TIM = Sight("player", "tim")
WATCHING = Sight("spectator", "eva")


def told(state: Table, sight: Sight, command: Any) -> dict[str, Any]:
    """A preview as a browser gets it; msgspec alone can encode it."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(preview(SYSTEM, state, sight, command)))
    return data


def showing(state: Table, *facets: str) -> Table:
    """The same, with these facets of the orc disclosed."""
    orc = replace(state.beings["orc"], shown=tuple(sorted(facets)))
    return replace(state, beings={**state.beings, "orc": orc})


def test_a_preview_has_the_shape_that_is_declared() -> None:
    command = attack(helpers=1, modifiers=[-20, 10], defence_modifiers=[10])
    found = told(table(), GM, command)
    msgspec.convert(found, Preview)  # every value is of its type
    assert set(found) == set(Preview.__annotations__)
    assert set(found["roll"]) == set(RollOn.__struct_fields__)
    assert all(set(item) == set(Item.__annotations__) for item in found["roll"]["items"])
    assert [set(row) for row in found["roll"]["assists"]] == [{"by", "label", "target"}]
    assert all(set(row) == {"id", "label", "chance", "success"} for row in found["classes"])
    assert all(set(row) == {"defence", "label", "chance"} for row in found["lands"])
    assert all(set(row) == {"value", "chance"} for row in found["damage"])


def test_the_standard_attack() -> None:
    found = told(table(), GM, attack())
    assert found["refused"] is None
    assert (found["roll"]["base"], found["roll"]["target"], found["roll"]["sides"]) == (65, 65, 100)
    classes = {row["id"]: Fraction(row["chance"]) for row in found["classes"]}
    assert classes == {
        "critical_success": Fraction(1, 100),
        "stages_3_plus": Fraction(34, 100),
        "stages_2": Fraction(1, 10),
        "stages_1": Fraction(1, 10),
        "stages_0": Fraction(1, 10),
        "failure": Fraction(34, 100),
        "critical_failure": Fraction(1, 100),
    }
    assert list(classes) == [one for one in ORDER if one in classes]
    lands = {row["defence"]: Fraction(row["chance"]) for row in found["lands"]}
    assert lands == {"evade": Fraction(57, 100), "none": Fraction(65, 100)}
    damage = {row["value"]: Fraction(row["chance"]) for row in found["damage"]}
    assert damage == attack_by_text(65, 40, 5, SERIES["long_gun"])
    assert Fraction(found["mean"]) == Fraction(2091, 100)


def test_what_has_no_chances_is_not_followed_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who are tied roll again, for ever on some ways, and of many dice there are too many."""
    monkeypatch.setattr("spielwerk.odds.table.odds", None)
    alike = [replace(table().beings["orc"], id=name) for name in ("one", "two", "three")]
    state = replace(table(), beings={being.id: being for being in alike})
    for command in ({"do": "start_combat", "beings": [*state.beings]}, {"do": "roll", "expression": "50d100kh25"}):
        found = told(state, GM, SYSTEM.command(command))
        assert (found["refused"], found["classes"], found["damage"], found["notes"]) == (None, [], [], [])


ORDER = ("critical_success", "stages_3_plus", "stages_2", "stages_1", "stages_0", "failure", "critical_failure")


def test_what_cannot_be_done_says_why() -> None:
    found = told(table(), GM, attack(modifiers=[-40]))
    assert found["refused"]["code"] == "implausible"
    assert set(found["refused"]) <= set(Refusal.__annotations__)
    assert (found["roll"], found["classes"], found["damage"]) == (None, [], [])


@pytest.mark.parametrize(
    ("shown", "parts"),
    [
        ((), {"roll", "classes"}),
        (("conditions",), {"roll", "classes"}),
        (("armour", "conditions"), {"roll", "classes"}),
        (("conditions", "values"), {"roll", "classes", "lands"}),
        (("armour", "conditions", "values"), {"roll", "classes", "lands", "damage"}),
    ],
)
def test_a_player_learns_only_what_is_disclosed(shown: Sequence[str], parts: set[str]) -> None:
    found = told(showing(table(), *shown), MARA, attack())
    assert {part for part in ("roll", "classes", "lands", "damage") if found[part]} == parts
    assert (found["mean"] is not None) == ("damage" in parts)


@pytest.mark.parametrize("hidden", [{"armour": 12}, {"evade": 80}, {"hp": 30}, {"conditions": ["surprised"]}])
def test_a_preview_is_the_same_whatever_is_hidden(hidden: dict[str, Any]) -> None:
    def seen(state: Table) -> dict[str, Any]:
        return told(showing(state), MARA, attack(defence_modifiers=[-10]))

    assert seen(table(**hidden)) == seen(table())


def test_a_hidden_helper_gives_no_odds_away() -> None:
    helped = attack(assists=[{"by": "orc", "attribute": "dexterity"}], target="tim")
    found = told(showing(table(), "name"), MARA, helped)
    assert found["classes"] == []
    assert [row["target"] for row in found["roll"]["assists"]] == [None]
    assert [row["target"] for row in told(showing(table(), "name"), GM, helped)["roll"]["assists"]] == [40]


def test_somebody_who_only_watches_is_told_what_everybody_knows() -> None:
    by_orc = SYSTEM.command({"do": "attack", "by": "orc", "target": "mara", "weapon": "fist"})
    for sight in (WATCHING, TIM):
        found = told(table(), sight, by_orc)
        assert (found["roll"], found["classes"], found["lands"], found["damage"]) == (None, [], [], [])


def agreeing(question: Question[Any], _act: Act[Any]) -> int | str | None:
    """Let be what only a live table asks."""
    return question.suggestion if question.key in SYSTEM.live_questions else None


def asked(state: Table, command: Any, faces: Sequence[int]) -> Play[Table]:
    """A game in which these faces were typed."""
    play: Play[Table] = Play(SYSTEM, log.start(state), None, lambda _seq: lambda _n, _sides: None, agreeing)
    play.accept(play.do(command, "gm", 0, Manner(hand=("gm", "mara", "tim", "ada", "bo"))))
    for face in faces:
        play.accept(play.answer(play.question_id, face, "gm", 0))
    return play


@pytest.mark.parametrize("helpers", [0, 1])
def test_the_chances_of_a_defence(helpers: int) -> None:
    play = asked(table(), attack(helpers=helpers), [50][:1] if not helpers else [40])
    if helpers:  # the helper's 40 is a success; then the main die is rolled
        play.accept(play.answer(play.question_id, "roll", "gm", 0))
        play.accept(play.answer(play.question_id, 60, "gm", 0))
    assert play.running is not None
    assert play.running.waits is not None
    assert play.running.waits.key == "defence"
    assert chances(SYSTEM, play) == {"evade": Fraction(2, 5), "none": Fraction(0)}


def test_the_chance_stands_on_the_button_that_rolls() -> None:
    helped = SYSTEM.command(
        {"do": "check", "by": "mara", "skill": "melee", "assists": [{"by": "tim", "attribute": "intelligence"}]}
    )
    assert chances(SYSTEM, asked(table(), helped, [40])) == {"roll": Fraction(75, 100)}
    assert chances(SYSTEM, asked(table(), helped, [41])) == {"roll": Fraction(55, 100)}


def test_no_chances_where_nothing_is_asked_or_nothing_can_be_said() -> None:
    assert chances(SYSTEM, asked(table(), attack(), [])) == {}
    assert chances(SYSTEM, asked(table(), attack(), [100])) == {}
    tied = SYSTEM.command({"do": "check", "by": "mara", "skill": "melee", "modifiers": [20, -20]})
    assert chances(SYSTEM, asked(table(), tied, [])) == {}


@pytest.mark.parametrize(
    ("options", "shown", "known"),
    [
        ({}, (), False),
        ({}, ("values",), True),
        ({"defence_compares_stages": True}, ("values",), True),
    ],
)
def test_who_may_know_the_chances_of_the_defence(options: dict[str, Any], shown: Sequence[str], known: bool) -> None:
    state = showing(table(options=options), *shown)
    assert ("options" in SYSTEM.odds.limits(state, attack(), MARA)) == known
    assert "options" in SYSTEM.odds.limits(state, attack(), GM)


def test_the_stages_of_a_hidden_attack_do_not_show_in_the_chances_of_a_defence() -> None:
    by_orc = SYSTEM.command({"do": "attack", "by": "orc", "target": "mara", "weapon": "fist"})
    plain = showing(table())
    compared = showing(table(options={"defence_compares_stages": True}))
    assert "options" in SYSTEM.odds.limits(plain, by_orc, MARA)
    assert "options" not in SYSTEM.odds.limits(compared, by_orc, MARA)


@pytest.mark.rule("PC-TRT-09", "PC-TRT-13")
@pytest.mark.parametrize(
    ("carried", "weapon", "hands", "others"),
    [
        (["polearm"], "polearm", None, []),
        (["polearm", "fist", "area_weapon"], "polearm", None, []),
        (["polearm", "sidearm"], "polearm", 2, ["sidearm"]),
        (["polearm", "sidearm"], "sidearm", 1, ["polearm"]),
        (["sidearm", "light_one_handed_weapon"], "sidearm", None, []),
        (["sidearm", "sidearm", "sidearm"], "sidearm", 1, ["sidearm", "sidearm"]),
        (["polearm", "sidearm"], "fist", None, []),
        (["sidearm"], "polearm", 2, ["sidearm"]),
    ],
)
def test_a_note_on_what_must_not_be_in_hand(
    carried: list[str], weapon: str, hands: int | None, others: list[str]
) -> None:
    state = table()
    armed = replace(state.beings["mara"], weapons=tuple(carried))
    state = replace(state, beings={**state.beings, "mara": armed})
    args = {
        "weapon": {"kind": "weapon", "id": weapon},
        "hands": hands,
        "others": [{"kind": "weapon", "id": one} for one in others],
    }
    wanted = [] if hands is None else [{"id": "note-hands", "args": args}]
    assert told(state, MARA, attack(weapon))["notes"] == wanted
    without = replace(state, options={**state.options, "weapon_traits": "off"})
    assert told(without, MARA, attack(weapon))["notes"] == []


def test_what_an_npc_carries_is_not_noted_for_players() -> None:
    state = table(weapons=["polearm", "sidearm"])
    command = SYSTEM.command({"do": "attack", "by": "orc", "target": "mara", "weapon": "polearm"})
    assert told(state, MARA, command)["notes"] == []
    assert len(told(state, GM, command)["notes"]) == 1


def test_the_ruler_of_a_draft_comes_with_it() -> None:
    faces = told(table(), GM, attack(helpers=1))["roll"]["faces"]
    assert [(one["to"], one["id"]) for one in faces][:2] == [(1, "critical_success"), (35, "stages_3_plus")]
    assert faces[-1]["to"] == 100


def test_two_attacks_are_previewed_together() -> None:
    fields = {"weapon": "sidearm", "target": "orc"}
    command = SYSTEM.command({"do": "akimbo", "by": "mara", "attacks": [fields, fields]})
    state = table(of={"mara": {"talents": ["akimbo"]}})
    found = told(state, GM, command)
    assert [row["id"] for row in found["classes"]] == ["both_hit", "one_hit", "none_hit"]
    assert sum(Fraction(row["chance"]) for row in found["classes"]) == 1
    assert sum(Fraction(row["chance"]) for row in found["damage"]) == 1
    none = next(Fraction(row["chance"]) for row in found["damage"] if row["value"] == 0)
    assert Fraction(found["classes"][-1]["chance"]) == none
    blind, seen = told(state, MARA, command), told(showing(state, "values", "conditions"), MARA, command)
    assert (blind["classes"], blind["damage"]) == ([], [])
    assert seen["classes"] == found["classes"]
    assert seen["damage"] == []


def test_the_ruler_of_a_draft_knows_that_a_100_is_soft() -> None:
    command = SYSTEM.command({"do": "check", "by": "mara", "skill": "melee"})
    plain, soft = table(), table(of={"mara": {"talents": ["trickster"]}})
    assert told(plain, GM, command)["roll"]["faces"][-1]["id"] == "critical_failure"
    found = told(soft, GM, command)
    assert found["roll"]["faces"][-1]["id"] == "failure"
    assert {row["id"] for row in found["classes"]} == {span["id"] for span in found["roll"]["faces"]}


def test_a_new_being_is_shown_before_it_joins() -> None:
    command = SYSTEM.command({"do": "add_being", "being": {"npc": True, "attributes": {"constitution": 33}}})
    found = told(table(), GM, command)
    joined = found["being"]
    assert joined["max_hp"] == joined["hp"] > 0
    assert told(table(), GM, attack())["being"] is None


def test_what_a_mix_stands_at_for_every_usual_difficulty() -> None:
    state = MIXED.start(MIXED.options.checked({}), {})
    joining = MIXED.joins(state, {"id": "runa", "name": "Runa", "qualities": {"strength": 6}})
    for event in joining:
        state = event.onto(state)
    mix = ["strength", "dexterity", "intelligence"]
    command = MIXED.command({"do": "check", "by": "runa", "properties": list(MIXED.tables["quality"])[:4]})
    found = msgspec.json.decode(msgspec.json.encode(preview(MIXED, state, GM, command)))
    chances_by_value = {row["value"]: Fraction(row["chance"]) for row in found["usual"]}
    assert found["classes"] == []
    assert found["notes"] == [{"id": "note-long-sum", "args": {"count": 4}}]
    assert sorted(chances_by_value.values(), reverse=True) == list(chances_by_value.values())
    sure = MIXED.command({"do": "check", "by": "runa", "properties": command.properties, "difficulty": 20})
    classes = preview(MIXED, state, GM, sure)["classes"]
    assert sum(Fraction(row["chance"]) for row in classes if row["success"]) == chances_by_value[20]
    few = preview(MIXED, state, GM, MIXED.command({"do": "check", "by": "runa", "properties": mix[:1]}))
    assert few["refused"] is not None
    assert few["refused"]["code"] == "too_few_properties"
