"""Every roll under every option, counted a second time without the rule: once by hand-typed faces, once as odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.view import Sight
from spielwerk.odds.exact import odds
from spielwerk.odds.table import distributions, preview
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.check import check as rule
from spielwerk.systems.plus_minus.odds import QUERIES, classify

from .table import MARA, check, play, table_with

MIX = ["strength", "dexterity", "boxing"]  # 5 + 6 + 3
FACES = range(1, 7)
DOUBLES = ("gm", "none", "extremes", "again")
ZEROS = ("success", "draw", "failure")


def by_hand(doubles: str, margin: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Each way the dice can fall: the faces, the result, and how many of 1296 it stands for."""
    for white, black in product(FACES, FACES):
        if white != black or doubles != "again":
            extra = 0
            if doubles == "extremes" and white == black:
                extra = {1: -5, 6: +5}.get(white, 0)
            yield (white, black), margin + white - black + extra, 36
        else:
            for second in product(FACES, FACES):
                yield (white, black, *second), margin + second[0] - second[1], 1


def read_off(result: int, zero: str) -> tuple[str, int]:
    """Outcome and steps of a result, said another way: how often five fits into it."""
    outcome = zero if result == 0 else "success" if result > 0 else "failure"
    fives = len(range(5, abs(result) + 1, 5))
    return outcome, fives if result > 0 else -fives


@pytest.mark.rule("PM-DICE-04", "PM-DICE-05", "PM-DBL-02", "PM-DBL-03", "PM-DBL-04", "PM-SUCC-08")
@pytest.mark.parametrize("doubles", DOUBLES)
@pytest.mark.parametrize("difficulty", [9, 10, 14, 19, 20])
def test_every_roll(doubles: str, difficulty: int) -> None:
    state = table_with(MARA, doubles=doubles)
    expected: Counter[tuple[str, int, int]] = Counter()
    for faces, result, weight in by_hand(doubles, 14 - difficulty):
        double = faces[0] == faces[1]
        played = play(state, check(MIX, difficulty), faces, [""] if double and doubles == "gm" else [])
        found = played.outcome
        outcome, steps = read_off(result, "success")
        assert (found.action_value, found.result, found.outcome, found.steps, found.double) == (
            14, result, outcome, steps, double,
        )  # fmt: skip
        assert found.modified == 14 + sum(faces[::2]) - sum(faces[1::2])  # successes of a double are not in it
        expected[outcome, steps, result] += weight
    spread = odds(rule, state, check(MIX, difficulty), lambda mix, _act: (mix.outcome, mix.steps, mix.result))
    assert spread == {key: Fraction(weight, 1296) for key, weight in expected.items()}


@pytest.mark.rule("PM-SUCC-06", "PM-SUCC-08", "PM-DBL-02")
@pytest.mark.parametrize("zero", ZEROS)
@pytest.mark.parametrize(("margin", "ways"), [(5, 36), (4, 35), (0, 21), (-5, 1), (-6, 0)])
def test_chances_around_the_difficulty(zero: str, margin: int, ways: int) -> None:
    state = table_with(MARA, zero=zero)
    spread = odds(rule, state, check(MIX, 14 - margin), lambda mix, _act: (mix.result >= 0, mix.outcome))
    reached = sum((chance for (ok, _), chance in spread.items() if ok), Fraction(0))
    assert reached == Fraction(ways, 36)
    just = Fraction(sum(1 for a, b in product(FACES, FACES) if margin + a - b == 0), 36)
    assert spread.get((True, zero), Fraction(0)) == (reached if zero == "success" else just)


@pytest.mark.rule("PM-DICE-05")
def test_ways_of_each_net_modifier() -> None:
    spread = odds(rule, table_with(MARA), check(MIX), lambda mix, _act: mix.modified - mix.action_value)
    assert {net: chance * 36 for net, chance in spread.items()} == {net: 6 - abs(net) for net in range(-5, 6)}


@given(
    doubles=st.sampled_from(DOUBLES),
    zero=st.sampled_from(ZEROS),
    action_value=st.integers(0, 50),
    difficulty=st.integers(0, 60),
)
def test_odds_agree_with_counting(doubles: str, zero: str, action_value: int, difficulty: int) -> None:
    query = QUERIES["check"]
    values = {"action_value": action_value, "difficulty": difficulty, "doubles": doubles, "zero": zero}
    state, command = query.build(values)
    tables, mean = distributions(SYSTEM, state, command, query.policy)
    expected: dict[str, Counter[Any]] = {"outcomes": Counter(), "steps": Counter(), "results": Counter()}
    for _, result, weight in by_hand(doubles, action_value - difficulty):
        outcome, steps = read_off(result, zero)
        for name, value in (("outcomes", outcome), ("steps", steps), ("results", result)):
            expected[name][value] += weight
    assert tables == {name: {k: Fraction(n, 1296) for k, n in counts.items()} for name, counts in expected.items()}
    assert mean == action_value - difficulty  # every reading of doubles is fair


def test_classes_are_listed_from_best_to_worst() -> None:
    state = table_with(MARA, zero="draw")
    told = preview(SYSTEM, state, Sight("player", "jule"), check(MIX, 14))
    assert [(row["id"], row["chance"]) for row in told["classes"]] == [
        ("success_1", "1/36"), ("success_0", "7/18"), ("draw_0", "1/6"), ("failure_0", "7/18"), ("failure_1", "1/36"),
    ]  # fmt: skip
    roll = told["roll"]
    assert roll is not None
    assert (roll.base, roll.modifier, roll.target, roll.sides) == (14, 0, 14, 6)
    assert [(item["source"].args["what"].id, item["amount"]) for item in roll.items] == [
        ("strength", 5), ("dexterity", 6), ("boxing", 3),
    ]  # fmt: skip
    assert classify(None) is None
