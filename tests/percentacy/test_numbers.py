"""The arithmetic of checks, attacks and injury: worked cases of the book, and what holds for every number."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.systems.percentacy.numbers import (
    HelpGiven,
    Reads,
    Side,
    Strike,
    Verdict,
    armour_value,
    band,
    chance,
    damage_after,
    final,
    judge,
    max_hp_of,
    movement_left,
    pierced,
    severe,
    side_with_critical,
    strike,
    strike_to_compare,
    verdict,
)
from spielwerk.systems.percentacy.state import Armour, conditions_of

faces = st.integers(1, 100)
targets = st.integers(-60, 160)
adjustments = st.integers(-60, 60)


@pytest.mark.parametrize(
    ("target", "roll", "adjustment", "outcome", "stages"),
    [
        (65, 47, 0, "success", 1),  # W-CHK-06
        (65, 65, 0, "success", 0),
        (65, 66, 0, "failure", None),
        (125, 99, 0, "success", 2),
        (0, 2, 0, "failure", None),
        (-5, 20, -30, "success", 0),
        (-5, 30, -30, "failure", None),
        (65, 56, 0, "success", 0),  # W-STG-01
        (65, 46, 0, "success", 1),
        (65, 45, 0, "success", 2),
        (65, 35, 0, "success", 3),
        (125, 2, 0, "success", 12),
        (50, 45, -10, "success", 1),
        (50, 28, 10, "success", 1),
        (-20, 1, 0, "critical_success", 3),  # W-CRT-01
        (40, 1, 0, "critical_success", 3),
        (41, 1, 0, "critical_success", 4),
        (95, 1, 0, "critical_success", 9),
        (140, 100, 0, "critical_failure", None),
        (90, 100, -50, "critical_failure", None),
        (20, 1, 20, "critical_success", 3),
        (25, 1, -20, "critical_success", 3),
        (60, 11, -10, "success", 5),
        (110, 90, 10, "success", 1),
        (60, 90, 10, "failure", None),
    ],
)
def test_worked_cases_of_a_check(target: int, roll: int, adjustment: int, outcome: str, stages: int | None) -> None:
    score = judge(roll, target, adjustment)
    assert (score.outcome, score.stages) == (outcome, stages)


@given(faces, targets, adjustments, st.booleans())
def test_a_better_target_never_gives_fewer_stages(roll: int, target: int, adjustment: int, raw: bool) -> None:
    here = judge(roll, target, adjustment, raw)
    better = judge(roll, target + 1, adjustment, raw)
    if here.stages is not None:
        assert better.stages is not None
        assert better.stages >= here.stages


@given(st.integers(2, 98), targets, adjustments, st.booleans())
def test_a_lower_face_never_gives_fewer_stages(roll: int, target: int, adjustment: int, raw: bool) -> None:
    higher = judge(roll + 1, target, adjustment, raw)
    lower = judge(roll, target, adjustment, raw)
    if higher.stages is not None:
        assert lower.stages is not None
        assert lower.stages >= higher.stages


@given(faces, targets, adjustments)
def test_only_the_raw_die_is_critical(roll: int, target: int, adjustment: int) -> None:
    critical = judge(roll, target, adjustment).outcome.startswith("critical")
    assert critical == (roll in (1, 100))
    assert final(roll, adjustment) == (roll if critical else roll + adjustment)


@given(targets, adjustments)
def test_adjustments_leave_a_critical_alone(target: int, adjustment: int) -> None:
    for roll in (1, 100):
        assert judge(roll, target, adjustment) == judge(roll, target)


@given(faces, targets, adjustments)
def test_raw_stages_decide_neither_success_nor_criticals(roll: int, target: int, adjustment: int) -> None:
    assert judge(roll, target, adjustment, True).outcome == judge(roll, target, adjustment).outcome


def test_raw_stages_count_from_the_die_and_not_below_none() -> None:
    assert judge(50, 60, -10, True).stages == 1
    assert judge(50, 60, -10).stages == 2
    assert judge(65, 60, -10, True).stages == 0


@pytest.mark.parametrize(("roll", "place"), [(1, 0), (24, 0), (25, 1), (49, 1), (50, 2), (74, 2), (75, 3), (99, 3)])
def test_bands(roll: int, place: int) -> None:
    assert band(roll) == place


@given(faces, targets, adjustments)
def test_a_strike_is_open_to_defence_below_two_stages(roll: int, target: int, adjustment: int) -> None:
    score = judge(roll, target, adjustment)
    found, compared = strike(score), strike_to_compare(score)
    if score.stages is None:
        assert found is compared is None
        return
    assert found == Strike(score.stages < 2, roll // 25)
    assert compared == Strike(score.stages < 2, roll // 25, min(score.stages, 1) if score.stages < 2 else 0)


def test_readings_keep_criticals_apart_from_other_results() -> None:
    read = Reads(95, 0, False, verdict)
    assert read(1) == Verdict("critical_success", 9)
    assert read(5) == Verdict("success", 9)
    assert read(100) == Verdict("critical_failure", None)
    assert read(99) == Verdict("failure", None)
    assert side_with_critical(judge(1, 95)) == Side(9, True)


@pytest.mark.parametrize(("roll", "gives"), [(1, -25), (40, -10), (41, 10), (100, 25)])
def test_what_an_assist_gives(roll: int, gives: int) -> None:
    assert HelpGiven()(judge(roll, 40)) == gives


# --- armour and damage ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "armour", "piercing", "damage"),
    [(40, 5, 0, 35), (30, 5, 0, 25), (2, 10, 0, 1), (60, 15, 5, 50), (30, 2, 5, 30), (60, 25, 0, 35)],
)
def test_worked_cases_of_damage(value: int, armour: int, piercing: int, damage: int) -> None:
    assert damage_after(value, pierced(armour, piercing)) == damage


pieces = st.lists(st.builds(Armour, st.integers(0, 40), st.sampled_from(["worn", "natural", "field"])), max_size=4)


@given(pieces, st.integers(0, 10))
def test_one_piece_of_armour_counts_and_only_worn_ones_count_less(armour: list[Armour], less: int) -> None:
    found = armour_value(armour, less)
    assert found in {0, *(p.value for p in armour), *(max(0, p.value - less) for p in armour)}
    assert found <= armour_value(armour)
    assert armour_value([p for p in armour if p.kind != "worn"]) <= found


@given(st.integers(1, 90), pieces, st.integers(0, 20))
def test_a_hit_deals_between_1_and_its_value(value: int, armour: list[Armour], piercing: int) -> None:
    assert 1 <= damage_after(value, pierced(armour_value(armour), piercing)) <= value


# --- injury --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("max_hp", "hp", "conditions"),
    [
        (107, 54, ()),
        (107, 53, ("battered",)),
        (107, 27, ("battered",)),
        (107, 26, ("unconscious",)),
        (108, 27, ("unconscious",)),
        (108, 54, ("battered",)),
        (108, 55, ()),
        (107, 0, ("dead",)),
    ],
)
def test_worked_cases_of_conditions(max_hp: int, hp: int, conditions: tuple[str, ...]) -> None:
    assert conditions_of(hp, max_hp, ()) == conditions


def test_conditions_together() -> None:
    assert conditions_of(0, 100, ("shock", "surprised")) == ("dead",)
    assert conditions_of(0, 100, ("spared",)) == ("unconscious",)
    assert conditions_of(40, 100, ("shock",)) == ("battered", "shock")
    assert conditions_of(40, 100, ("shock", "unconscious")) == ("shock", "unconscious")
    assert conditions_of(100, 100, ("dead", "frozen")) == ("dead",)
    assert conditions_of(100, 100, ("battered",)) == ("battered",)


@pytest.mark.parametrize(
    ("damage", "max_hp", "before", "is_severe"),
    [
        (54, 108, 108, False),
        (55, 108, 108, True),
        (81, 108, 108, False),
        (53, 107, 107, False),
        (54, 107, 107, True),
        (41, 80, 80, True),
        (34, 107, 60, False),
    ],
)
def test_worked_cases_of_severe_hits(damage: int, max_hp: int, before: int, is_severe: bool) -> None:
    assert severe(damage, before - damage, max_hp) is is_severe


@given(st.integers(1, 300), st.integers(1, 300))
def test_a_severe_hit_leaves_less_than_half(max_hp: int, damage: int) -> None:
    left = max_hp - damage
    if left > 0 and severe(damage, left, max_hp):
        assert conditions_of(left, max_hp, ()) == ("battered",)  # PC-INJ-14


# --- derived values ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "constitution", "hp"), [(100, 25, 107), (100, 24, 106), (100, 5, 102), (120, 75, 139), (80, 5, 82)]
)
def test_the_share_of_constitution_is_rounded_up(base: int, constitution: int, hp: int) -> None:
    assert max_hp_of(base, constitution) == hp


@pytest.mark.parametrize(
    ("metres", "battered", "shock", "gave_up", "after", "left"),
    [
        (6, False, False, True, False, 8),
        (6, True, False, False, False, 3),
        (6, True, False, True, False, 4),
        (6, True, False, True, True, 5),
        (6, True, True, True, False, 2),
        (7, True, False, False, False, 3),
        (5, False, True, False, False, 1),
        (2, False, True, False, False, 0),
        (-1, False, False, True, False, 2),
    ],
)
def test_worked_cases_of_movement(
    metres: int, battered: bool, shock: bool, gave_up: bool, after: bool, left: int
) -> None:
    found = movement_left(metres, battered=battered, shock=shock, gave_up=gave_up, bonus_after_halving=after)
    assert found == left


@pytest.mark.parametrize("adjustments", [-10, 0, 15])
def test_the_chance_is_the_count_of_faces_that_succeed(adjustments: int) -> None:
    for target in range(-40, 141):
        faces = sum(judge(face, target, adjustments).stages is not None for face in range(1, 101))
        assert chance(target, adjustments) == faces
