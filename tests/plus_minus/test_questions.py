"""What the game master is asked, in which order, and what is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.questions import Question
from spielwerk.systems.plus_minus.events import DieFell, DoubleNoted, MixApproved, MixChecked

from .table import MARA, check, play, table_with

MIX = ["strength", "dexterity", "boxing"]


def asked(result: Any) -> Question[Any]:
    waits = result.waits
    assert isinstance(waits, Question)
    return waits


@pytest.mark.rule("PM-AW-08", "PM-AW-11", "PM-DIFF-02", "PM-DIFF-04", "PM-DICE-06")
def test_mix_then_difficulty_then_dice_then_double() -> None:
    state, command = table_with(MARA), check(MIX, None, approved=False)
    question = asked(play(state, command))
    assert (question.key, question.who, question.options, question.judgement) == (
        "mix_makes_sense", "gm", ("yes", "no"), False,
    )  # fmt: skip
    question = asked(play(state, command, answers=["yes"]))
    assert (question.key, question.who, question.kind, question.suggestion) == ("difficulty", "gm", "number", 15)
    assert (question.args["parts"], question.args["action_value"]) == (3, 14)
    assert question.args["ladder"] == (5, 10, 15, 20, 25, 30)
    question = asked(play(state, command, answers=["yes", -2]))
    assert (question.key, question.who, question.options) == ("negative_difficulty", "gm", ("yes", "no"))
    waits = play(state, command, answers=["yes", -2, "yes"]).waits
    assert (waits.key, waits.who, waits.sides) == ("white", "mara", 6)
    waits = play(state, command, [4], ["yes", -2, "yes"]).waits
    assert (waits.key, waits.who, waits.sides) == ("black", "mara", 6)
    result = play(state, command, [4, 4], ["yes", -2, "yes"])
    question = asked(result)
    assert (question.key, question.who, question.kind, question.options) == ("double", "gm", "text", ())
    assert [type(event) for event in result.events] == [MixApproved, DieFell, DieFell, MixChecked]
    assert result.events[-1].result == 16


def test_a_fifth_property_raises_the_ladder() -> None:
    five = [*MIX, "anatomy", "will"]
    question = asked(play(table_with(MARA), check(five, None)))
    assert question.suggestion == 25
    assert question.args["ladder"] == (15, 20, 25, 30, 35, 40)
    assert question.args["parts"] == 5


@pytest.mark.rule("PM-AW-08")
def test_a_mix_is_remembered_in_any_order_whoever_used_it() -> None:
    state = play(table_with(MARA), check(MIX, approved=False), [3, 1], ["yes"]).state
    assert state.mixes == (("boxing", "dexterity", "strength"),)
    again = play(state, check(["boxing", "strength", "dexterity"], approved=False), [3, 1])
    assert again.waits is None
    assert not [event for event in again.events if isinstance(event, MixApproved)]
    assert asked(play(state, check([*MIX, "will"], approved=False))).key == "mix_makes_sense"


@pytest.mark.rule("PM-AW-07", "PM-AW-08")
def test_what_makes_no_sense_is_refused_and_leaves_no_trace() -> None:
    result = play(table_with(MARA), check(MIX, approved=False), answers=["no"])
    assert result.refused is not None
    assert (result.refused.code, result.events) == ("mix_refused", [])


@pytest.mark.rule("PM-DIFF-04")
def test_a_negative_difficulty_that_was_not_meant() -> None:
    result = play(table_with(MARA), check(MIX, -5), answers=["no"])
    assert result.refused is not None
    assert (result.refused.code, result.refused.field) == ("bad_value", "difficulty")


@pytest.mark.rule("PM-DBL-03")
def test_a_note_on_a_double_changes_no_number() -> None:
    silent = play(table_with(MARA), check(MIX), [3, 3], [""])
    noted = play(table_with(MARA), check(MIX), [3, 3], ["The rope frays."])
    assert silent.outcome == noted.outcome
    assert noted.events == [*silent.events, DoubleNoted("mara", "The rope frays.")]
    assert play(table_with(MARA), check(MIX), [3, 2]).waits is None


@pytest.mark.rule("PM-DBL-04")
@pytest.mark.parametrize("doubles", ["none", "extremes"])
def test_house_rules_on_doubles_ask_nobody(doubles: str) -> None:
    assert play(table_with(MARA, doubles=doubles), check(MIX), [6, 6]).waits is None


@pytest.mark.rule("PM-DBL-04")
def test_a_second_roll_is_the_last() -> None:
    state = table_with(MARA, doubles="again")
    assert play(state, check(MIX), [2, 2]).waits.key == "white_again"
    result = play(state, check(MIX), [2, 2, 5, 5])
    card = result.events[-1]
    assert isinstance(card, MixChecked)
    assert (card.white, card.black, card.again, card.modified, card.double) == (2, 2, (5, 5), 14, True)
    card = play(state, check(MIX), [2, 2, 6, 1]).events[-1]
    assert (card.white, card.black, card.again, card.modified) == (2, 2, (6, 1), 19)


# --- traits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PM-TRAIT-09")
def test_a_trait_as_a_summand() -> None:
    state = table_with(MARA, traits_in_aw="summand")
    found = play(state, check(["strength", "dexterity", "Night owl"]), [2, 1]).outcome
    assert found.action_value == 10  # 5 + 6 + 2 − 3
    refused = play(state, check(["boxing", "anatomy", "Night owl"])).refused
    assert refused is not None
    assert refused.code == "no_quality"
    refused = play(state, check(["strength", "dexterity", "Heirloom"])).refused
    assert refused is not None
    assert refused.code == "unknown_id"


@pytest.mark.rule("PM-TRAIT-09")
def test_a_trait_as_a_modifier() -> None:
    state = table_with(MARA, traits_in_aw="modifier")
    assert play(state, check(MIX, trait="Good name"), [2, 1]).outcome.action_value == 17
    proposed = check(MIX, trait="Good name", approved=False)
    question = asked(play(state, proposed, answers=["yes"]))
    assert (question.key, question.judgement, question.suggestion) == ("trait_counts", True, "yes")
    assert play(state, proposed, [2, 1], ["yes", "yes"]).outcome.action_value == 17
    assert play(state, proposed, [2, 1], ["yes", "no"]).outcome.action_value == 14
    refused = play(state, check(["strength", "dexterity", "Good name"])).refused
    assert refused is not None
    assert refused.code == "unknown_id"  # it is a modifier there, no property


@pytest.mark.rule("PM-TRAIT-09")
@pytest.mark.parametrize("traits_in_aw", ["no", "summand"])
def test_a_trait_stays_out_elsewhere(traits_in_aw: str) -> None:
    refused = play(table_with(MARA, traits_in_aw=traits_in_aw), check(MIX, trait="Good name")).refused
    assert refused is not None
    assert (refused.code, refused.field) == ("traits_stay_out", "trait")
