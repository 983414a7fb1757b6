"""The worked cases of the rule inventory, computed by the functions that the rule is made of."""

from __future__ import annotations

import pytest

from spielwerk.core.act import Refused
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.check import counted, ladder, outcome_of, steps_of, sum_of

from .table import KARN, MARA, check, play, table_with


@pytest.mark.parametrize(
    ("action_value", "white", "black", "difficulty", "modified", "result", "steps"),
    [
        pytest.param(14, 6, 2, 10, 18, 8, 1, id="PM-SUCC-C1"),
        pytest.param(14, 5, 5, 10, 14, 4, 0, id="PM-SUCC-C2"),
        pytest.param(14, 4, 3, 10, 15, 5, 1, id="PM-SUCC-C3"),
        pytest.param(19, 6, 5, 10, 20, 10, 2, id="PM-SUCC-C4"),
        pytest.param(18, 6, 5, 10, 19, 9, 1, id="PM-SUCC-C5"),
        pytest.param(12, 1, 3, 10, 10, 0, 0, id="PM-SUCC-C6"),
        pytest.param(10, 1, 5, 10, 6, -4, 0, id="PM-SUCC-C7"),
        pytest.param(10, 1, 6, 10, 5, -5, -1, id="PM-SUCC-C8"),
        pytest.param(8, 1, 4, 16, 5, -11, -2, id="PM-SUCC-C9"),
        pytest.param(10, 3, 4, 10, 9, -1, 0, id="PM-SUCC-C11"),
        pytest.param(14, 1, 6, 14, 9, -5, -1, id="PM-DICE-C2"),
        pytest.param(14, 6, 1, 14, 19, 5, 1, id="PM-DICE-C3"),
        pytest.param(15, 3, 1, 15, 17, 2, 0, id="PM-DIFF-C1"),
        pytest.param(15, 1, 3, 15, 13, -2, 0, id="PM-DIFF-C2"),
        pytest.param(15, 2, 1, 0, 16, 16, 3, id="PM-DIFF-C3"),
    ],
)
@pytest.mark.rule("PM-DICE-02", "PM-DICE-03", "PM-DIFF-01", "PM-SUCC-01", "PM-SUCC-02", "PM-SUCC-05")
def test_numbers(
    action_value: int, white: int, black: int, difficulty: int, modified: int, result: int, steps: int
) -> None:
    found = counted(action_value, white - black, difficulty, 0, white == black, "success", ())
    assert (found.modified, found.result, found.steps) == (modified, result, steps)
    assert found.outcome == ("success" if result >= 0 else "failure")
    assert (found.successes, found.failures) == ((result, 0) if result >= 0 else (0, -result))


@pytest.mark.rule("PM-SUCC-03", "PM-SUCC-04", "PM-SUCC-05")
@pytest.mark.parametrize(
    ("result", "steps"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (-4, 0), (-5, -1), (-9, -1), (-10, -2), (-11, -2)]
)
def test_only_full_fives_are_steps(result: int, steps: int) -> None:
    assert steps_of(result) == steps


@pytest.mark.rule("PM-SUCC-06")
def test_exactly_zero_is_as_the_table_reads_it() -> None:
    assert [outcome_of(0, zero) for zero in ("success", "draw", "failure")] == ["success", "draw", "failure"]
    assert [outcome_of(result, "draw") for result in (1, -1)] == ["success", "failure"]


@pytest.mark.rule("PM-AW-09")
@pytest.mark.parametrize(
    ("values", "plain", "averaged"),
    [
        ((5, 6, 3), 14, 14),
        ((5, 5, 4, 2), 16, 12),
        ((5, 5, 4, 5), 19, 14),
        ((5, 5, 7, 4, 2), 23, 13),
        ((0, 0, 0, 1), 1, 0),
    ],
)
def test_sums_of_four_and_five(values: tuple[int, ...], plain: int, averaged: int) -> None:
    assert (sum_of(values), sum_of(values, average=True)) == (plain, averaged)


@pytest.mark.rule("PM-DIFF-03")
def test_the_suggested_difficulty_grows_with_the_mix() -> None:
    for parts, normal in ((3, 15), (4, 20), (5, 25)):
        assert ladder(table_with(), parts)[2] == normal
        mix = ["strength", "will", "mind", "senses", "psyche"][:parts]
        assert play(table_with(MARA), check(mix, None)).waits.suggestion == normal
    question = play(table_with(MARA, ladder="free"), check(["strength", "will", "mind"], None)).waits
    assert (question.suggestion, question.args["ladder"]) == (15, ())
    assert SYSTEM.odds.usual(table_with(MARA, ladder="free"), check(["strength", "will", "mind"], None)) == []


# --- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("properties", "code"),
    [
        (["strength", "boxing"], "too_few_properties"),
        (["strength", "agility", "dexterity", "will", "boxing", "anatomy"], "too_many_properties"),
        (["boxing", "anatomy", "tide lore"], "no_quality"),
        (["strength", "strength", "boxing"], "same_property_twice"),
        (["strength", "boxing", "boxing"], "same_property_twice"),
        (["strength", "dexterity", "moonwalking"], "unknown_id"),
        (["strength", "dexterity", "Night owl"], "unknown_id"),
        ([], "too_few_properties"),
    ],
)
@pytest.mark.rule("PM-AW-04", "PM-AW-05", "PM-AW-06", "PM-AW-10", "PM-TRAIT-09")
def test_what_is_no_mix(properties: list[str], code: str) -> None:
    result = play(table_with(MARA), check(properties))
    assert result.refused is not None
    assert (result.refused.code, result.refused.field, result.events) == (code, "properties", [])


def test_nobody_unknown_checks() -> None:
    result = play(table_with(MARA), check(["strength", "agility", "will"], by="nobody"))
    assert result.refused is not None
    assert (result.refused.code, result.refused.field) == ("unknown_id", "by")


@pytest.mark.rule("PM-DIFF-04")
@pytest.mark.parametrize("difficulty", [12.5, "hard", 1001, -1001, True])
def test_a_difficulty_is_a_whole_number(difficulty: object) -> None:
    with pytest.raises(Refused) as refused:
        check(["strength", "agility", "will"], difficulty)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.field) == ("bad_value", "difficulty")


@pytest.mark.rule("PM-ABIL-05", "PM-ABIL-07", "PM-ABIL-08")
def test_an_ability_that_is_not_learned() -> None:
    mix = ["strength", "dexterity", "melee"]  # only Karn has it
    for state in (table_with(MARA, KARN), table_with(MARA)):  # on another sheet; in the content alone
        found = play(state, check(mix), [2, 1]).outcome
        assert (found.action_value, found.hints) == (11, ("not_learned",))
    refused = play(table_with(MARA, KARN, untrained="forbid"), check(mix)).refused
    assert refused is not None
    assert (refused.code, refused.rule) == ("not_learned", "PM-ABIL-08")
    assert (
        play(table_with(MARA, untrained="forbid"), check(["strength", "dexterity", "boxing"]), [2, 1]).outcome.hints
        == ()
    )


def test_a_quality_of_zero_is_no_hint() -> None:
    state = table_with({"id": "hollow", "qualities": {"mind": 0}})
    assert play(state, check(["mind", "will", "senses"], by="hollow"), [2, 1]).outcome.hints == ()


def test_an_ability_of_this_table_is_known_only_while_somebody_has_it() -> None:
    mix = ["will", "mind", "tide lore"]
    found = play(table_with(MARA, KARN), check(mix, by="karn"), [2, 1]).outcome
    assert (found.action_value, found.hints) == (10, ("not_learned",))
    refused = play(table_with(KARN), check(mix, by="karn")).refused
    assert refused is not None
    assert refused.code == "unknown_id"
