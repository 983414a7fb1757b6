"""What the browser draws of a roll is worked out here: the ruler, the odds beside it, and words for a typed face."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.dice.faces import Class, chances, spans
from spielwerk.core.text import Message
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.events import CheckMade
from spielwerk.systems.percentacy.numbers import judge
from spielwerk.systems.percentacy.odds import drawn, faces_of, means
from spielwerk.systems.percentacy.state import Table

ORDER = ("critical_success", "stages_3_plus", "stages_2", "stages_1", "stages_0", "failure", "critical_failure")


def table(**options: Any) -> Table:
    return SYSTEM.start(options, {})


def made(roll: int, target: int, adjustments: int = 0, key: str = "check", raw: bool = False) -> CheckMade:
    score = judge(roll, target, adjustments, raw)
    result = roll + adjustments
    return CheckMade(key, "one", "", target, 0, adjustments, roll, result, target, score.outcome, score.stages)


@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        (40, [1, 9, 10, 10, 10, 59, 1]),
        (65, [1, 34, 10, 10, 10, 34, 1]),
        (0, [1, 0, 0, 0, 0, 98, 1]),
        (-20, [1, 0, 0, 0, 0, 98, 1]),
        (5, [1, 0, 0, 0, 4, 94, 1]),
        (140, [1, 98, 0, 0, 0, 0, 1]),
    ],
)
def test_the_hundred_faces_by_class(target: int, wanted: list[int]) -> None:
    count = {row.id: row.chance * 100 for row in chances(faces_of(target))}
    assert [count.get(one, 0) for one in ORDER] == wanted


def test_the_odds_beside_a_roll_are_those_after_its_assists() -> None:
    found = drawn(table(), made(45, 50, -10))
    assert found is not None
    odds = {row.id: row.chance for row in found.odds}
    assert odds["failure"] == Fraction(39, 100)
    assert odds["critical_failure"] == Fraction(1, 100)
    assert found.now == "stages_1"
    assert found.faces == faces_of(50), "the ruler shows results, and both pins stand on it"


@pytest.mark.parametrize(("stages_from", "now"), [("final", "stages_2"), ("raw", "stages_1")])
def test_the_option_that_counts_stages_from_the_raw_die_is_heeded(stages_from: str, now: str) -> None:
    found = drawn(table(stages_from=stages_from), made(35, 50, -10, raw=stages_from == "raw"))
    assert found is not None
    assert found.now == now


@pytest.mark.parametrize(("roll", "note"), [(45, "note-may-defend"), (20, "note-no-defence"), (80, None)])
def test_an_attack_says_whether_it_may_be_defended(roll: int, note: str | None) -> None:
    found = drawn(table(), made(roll, 60, key="attack"))
    assert found is not None
    assert (None if found.note is None else found.note.id) == note


@pytest.mark.parametrize(
    ("roll", "wanted"),
    [
        (1, Message("class-critical-success")),
        (30, Message("means-stages", {"stages": 2})),
        (50, Message("means-stages", {"stages": 0})),
        (51, Message("class-failure")),
        (100, Message("class-critical-failure")),
    ],
)
def test_what_a_typed_face_would_mean(roll: int, wanted: Message) -> None:
    found = means(made(roll, 50))
    assert found is not None
    assert found.label == wanted


def test_other_cards_are_not_drawn() -> None:
    seen = made(30, 50).public()
    hidden = replace(made(30, 50), open=False).public()
    assert seen is not None
    assert hidden is not None
    assert drawn(table(), hidden) is None
    assert means(hidden) is None


def test_faces_without_a_meaning_make_no_runs() -> None:
    odd = Class("odd", Message("odd"), True, 0)
    assert spans(6, lambda face: odd if face % 2 else None) == ()
    assert [(one.to, one.id) for one in spans(3, lambda _: odd)] == [(3, "odd")]
