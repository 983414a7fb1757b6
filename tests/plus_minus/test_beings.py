"""Beings: read from data, changed by hand, and what each viewer is told of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.commands import AddBeing, Disclose, Override, RemoveBeing, SetOption
from spielwerk.core.view import Sight
from spielwerk.odds.table import preview
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.beings import view
from spielwerk.systems.plus_minus.content import QUALITIES
from spielwerk.systems.plus_minus.events import MixChecked, MixSeen

from .table import KARN, MARA, check, play, table_with

GM, JULE, SAMI = Sight("gm", "gm"), Sight("player", "jule"), Sight("player", "sami")


@pytest.mark.rule("PM-QUAL-01", "PM-QUAL-15", "PM-TRAIT-04", "PM-TRAIT-10")
def test_what_is_not_given() -> None:
    state = table_with({"id": "blank"}, MARA)
    blank = SYSTEM.scenario.being(state, state.beings["blank"])
    assert list(blank["qualities"]) == list(QUALITIES)
    assert sum(blank["qualities"].values()) == 50
    assert (blank["abilities"], blank["traits_total"]) == ({}, 0)
    mara = SYSTEM.scenario.being(state, state.beings["mara"])
    assert (mara["qualities"]["strength"], mara["qualities"]["will"]) == (5, 5)
    assert mara["abilities"] == {"boxing": 3, "anatomy": 2, "tide lore": 7}
    assert (mara["traits"], mara["traits_total"]) == ([-1, 3], 2)
    assert state.beings["mara"].abilities["boxing"].kind == "skill"


@pytest.mark.rule("PM-QUAL-12", "PM-QUAL-16", "PM-ABIL-04", "PM-ABIL-10", "PM-TRAIT-02", "PM-TRAIT-03", "PM-TRAIT-08")
@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"qualities": {"strength": 11}}, "qualities"),
        ({"qualities": {"strength": -1}}, "qualities"),
        ({"qualities": {"strength": 5.5}}, "qualities"),
        ({"qualities": {"luck": 5}}, "qualities"),
        ({"abilities": {"boxing": 11}}, "abilities"),
        ({"abilities": {"boxing": {"value": -1}}}, "abilities"),
        ({"abilities": {"boxing": {"value": 3, "kind": "gift"}}}, "abilities"),
        ({"abilities": {"strength": 3}}, "abilities"),
        ({"traits": [{"name": "Loud", "plus": 6}]}, "traits"),
        ({"traits": [{"name": "Loud", "minus": -6}]}, "traits"),
        ({"traits": [{"name": "Loud", "minus": 2}]}, "traits"),
        ({"traits": [{"name": "Loud"}]}, "traits"),
        ({"traits": [{"plus": 2}]}, "traits"),
        ({"id": "mara"}, "id"),
        ({"id": "a.b"}, "id"),
        ({"shown": ["secrets"]}, "shown"),
        ({"hp": 12}, "hp"),
        ({"npc": "yes"}, "npc"),
    ],
)
def test_what_is_wrong_is_named(data: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as refused:
        SYSTEM.joins(table_with(MARA), data)
    assert (refused.value.code, refused.value.field) == ("bad_value", field)


@given(
    plus=st.integers(1, 5),
    minus=st.integers(-5, -1),
    qualities=st.dictionaries(st.sampled_from(list(QUALITIES)), st.integers(0, 10)),
    abilities=st.dictionaries(st.text("abcxyz", min_size=1, max_size=8), st.integers(0, 10)),
)
@pytest.mark.rule("PM-TRAIT-05")
def test_a_being_is_what_its_data_say(
    plus: int, minus: int, qualities: dict[str, int], abilities: dict[str, int]
) -> None:
    traits = [{"name": "Both", "plus": plus, "minus": minus}]
    state = table_with({"id": "one", "qualities": qualities, "abilities": abilities, "traits": traits})
    facts = SYSTEM.scenario.being(state, state.beings["one"])
    assert facts["qualities"] == dict.fromkeys(QUALITIES, 5) | qualities
    assert facts["abilities"] == abilities
    assert -4 <= facts["traits_total"] == plus + minus <= 4
    packed = msgspec.json.encode(state)
    assert msgspec.json.decode(packed, type=SYSTEM.state_type) == state


@pytest.mark.rule("PM-AW-01", "PM-AW-03", "PM-AW-12")
@given(
    values=st.lists(st.integers(0, 10), min_size=10, max_size=10),
    mix=st.permutations(list(QUALITIES)),
    parts=st.integers(3, 5),
    white=st.integers(1, 6),
    black=st.integers(1, 6),
    difficulty=st.integers(0, 60),
)
def test_a_mix_of_qualities_is_their_sum(
    values: list[int], mix: list[str], parts: int, white: int, black: int, difficulty: int
) -> None:
    qualities = dict(zip(QUALITIES, values, strict=True))
    state = table_with({"id": "one", "qualities": qualities}, doubles="none")
    found = play(state, check(mix[:parts], difficulty, by="one"), [white, black]).outcome
    assert 0 <= found.action_value == sum(qualities[name] for name in mix[:parts]) <= 10 * parts
    assert found.result == found.action_value + white - black - difficulty
    assert found.successes - found.failures == found.result
    assert 0 in (found.successes, found.failures)
    assert abs(found.result) - 5 * abs(found.steps) in range(5)


# --- coming, going, changing -------------------------------------------------------------------------------------


def test_a_being_without_an_id_gets_one_that_nobody_has_or_had() -> None:
    state = table_with(MARA, {"id": "b2", "name": "Second"})
    state = play(state, AddBeing({"name": "First", "npc": True})).state
    state = play(state, AddBeing({"name": "Third"})).state
    assert {who: being.name for who, being in state.beings.items()} == {
        "mara": "Mara", "b2": "Second", "b1": "First", "b3": "Third",
    }  # fmt: skip
    state = play(state, RemoveBeing("b1")).state
    assert state.names["b1"] == "First"
    state = play(state, AddBeing({"name": "Late"}, present=False)).state
    assert (state.beings["b4"].name, state.beings["b4"].present) == ("Late", False)


@pytest.mark.parametrize(
    ("field", "value", "fact"),
    [
        ("qualities.mind", 9, 9),
        ("abilities.boxing", 0, 0),
        ("abilities.law", 4, 4),
        ("name", "Mia", "Mia"),
        ("concept", "", ""),
    ],
)
def test_the_game_master_sets_a_value(field: str, value: int | str, fact: int | str) -> None:
    state = play(table_with(MARA), Override("mara", field, value, "It was written down wrongly")).state
    facts: Any = SYSTEM.scenario.being(state, state.beings["mara"])
    for part in field.split("."):
        facts = facts[part]
    assert facts == fact
    assert state.beings["mara"].abilities["anatomy"].kind == "knowledge"


@pytest.mark.parametrize(
    ("field", "value", "faulty"),
    [
        ("qualities.mind", 11, "value"),
        ("qualities.mind", True, "value"),
        ("qualities.mind", "high", "value"),
        ("abilities.boxing", -1, "value"),
        ("name", 3, "value"),
        ("qualities.luck", 5, "field"),
        ("abilities.strength", 5, "field"),
        ("abilities.", 5, "field"),
        ("traits_total", 5, "field"),
    ],
)
def test_not_every_value_can_be_set(field: str, value: int | str, faulty: str) -> None:
    result = play(table_with(MARA), Override("mara", field, value))
    assert result.refused is not None
    assert (result.refused.code, result.refused.field, result.events) == ("bad_value", faulty, [])


@pytest.mark.rule("PM-DBL-04")
def test_a_table_changes_its_reading() -> None:
    state = play(table_with(MARA), SetOption("doubles", "none")).state
    assert play(state, check(["strength", "agility", "will"]), [2, 2]).waits is None
    refused = play(state, SetOption("doubles", "triples")).refused
    assert refused is not None
    assert (refused.code, refused.field) == ("bad_value", "doubles")


# --- who sees what -----------------------------------------------------------------------------------------------


def test_players_see_of_an_npc_what_is_shown() -> None:
    state = table_with(MARA, {**KARN, "concept": "Warden of the sluice", "traits": [{"name": "Sworn", "plus": 2}]})
    karn = state.beings["karn"]
    seen = view(state, karn, JULE)
    assert seen == {"id": "karn", "name": "Karn", "npc": True, "seat": None, "present": True, "detail": "seen"}
    full = view(state, karn, GM)
    assert full is not None
    assert full["detail"] == "full"
    assert full["shown"] == ["name"]
    assert full["traits"] == [{"name": "Sworn", "plus": 2, "minus": 0, "total": 2}]
    state = play(state, Disclose("karn", ("abilities",))).state
    seen = view(state, state.beings["karn"], JULE)
    assert seen is not None
    assert (seen["name"], seen["abilities"]) == ("", [{"id": "melee", "kind": "skill", "value": 7}])
    assert "qualities" not in seen


def test_a_player_sees_all_of_the_own_being_and_nobody_prepared() -> None:
    state = play(table_with(MARA), Disclose("mara", ())).state
    own, other = (view(state, state.beings["mara"], sight) for sight in (JULE, SAMI))
    assert own is not None
    assert other is not None
    assert (own["detail"], own["qualities"]["strength"], own["traits_total"]) == ("full", 5, 2)
    assert other == {"id": "mara", "name": "", "npc": False, "seat": "jule", "present": True, "detail": "seen"}
    state = table_with({**KARN, "present": False})
    assert view(state, state.beings["karn"], JULE) is None
    assert view(state, state.beings["karn"], GM) is not None


def told(state: Any, sight: Sight, by: str, faces: list[int]) -> bytes:
    command = check(["strength", "agility", "will"], 10, by=by)
    return msgspec.json.encode(sight.tell(play(state, command, faces).events))


def test_a_check_of_an_npc_gives_no_value_away() -> None:
    weak, strong = table_with(KARN), table_with({**KARN, "qualities": {"strength": 9, "agility": 9}})
    assert told(weak, JULE, "karn", [5, 2]) == told(strong, JULE, "karn", [5, 2])
    assert told(weak, GM, "karn", [5, 2]) != told(strong, GM, "karn", [5, 2])
    seen = JULE.tell(play(weak, check(["strength", "agility", "will"], by="karn"), [5, 2]).events)
    assert seen[-1] == MixSeen("karn", 5, 2, "success", False)
    shown = play(weak, Disclose("karn", ("name", "qualities"))).state
    seen = JULE.tell(play(shown, check(["strength", "agility", "will"], by="karn"), [5, 2]).events)
    assert isinstance(seen[-1], MixChecked)


def test_odds_of_an_npc_are_for_those_who_know_its_values() -> None:
    state, command = table_with(MARA, KARN), check(["strength", "agility", "will"], by="karn")
    assert preview(SYSTEM, state, JULE, command)["classes"] == []
    assert preview(SYSTEM, state, GM, command)["classes"] != []
    assert preview(SYSTEM, state, SAMI, check(["strength", "agility", "will"]))["classes"] != []
    hidden, own = play(state, Disclose("mara", ("name", "abilities"))).state, check(["strength", "agility", "will"])
    known = {sight.seat: preview(SYSTEM, hidden, sight, own) for sight in (JULE, SAMI)}
    assert (known["sami"]["classes"], known["sami"]["roll"]) == ([], None)
    assert known["jule"]["classes"] != []


def test_a_value_set_by_hand_is_told_only_where_it_is_known() -> None:
    state = table_with(MARA, KARN)
    assert JULE.tell(play(state, Override("karn", "qualities.mind", 9)).events) == []
    assert len(JULE.tell(play(state, Override("mara", "qualities.mind", 9)).events)) == 1
    assert len(JULE.tell(play(state, AddBeing({"npc": True, "concept": "hidden"})).events)) == 1
    assert b"hidden" not in msgspec.json.encode(JULE.tell(play(state, AddBeing({"concept": "hidden"})).events))
    assert JULE.tell(play(state, AddBeing({"npc": True}, present=False)).events) == []


def test_abilities_stand_in_the_same_order_after_a_restart() -> None:
    table = table_with({**MARA, "abilities": {"stealth": 2, "boxing": 3, "law": 1}})
    again = Codec(SYSTEM).decode_state(Codec(SYSTEM).encode_state(table))
    assert SYSTEM.views.being(again, again.beings["mara"], GM) == SYSTEM.views.being(table, table.beings["mara"], GM)


@pytest.mark.parametrize("value", ["", "   ", " \n "])
def test_nobody_is_left_without_a_name(value: str) -> None:
    refused = play(table_with(MARA), Override("mara", "name", value)).refused
    assert refused is not None
    assert (refused.code, refused.field) == ("bad_value", "value")
    assert play(table_with(MARA), Override("mara", "concept", value)).state.beings["mara"].concept == ""
    assert play(table_with(MARA), Override("mara", "name", " Jo ")).state.beings["mara"].name == "Jo"
