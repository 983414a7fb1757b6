"""What the game master is asked to say about a result: where the rules leave it to them, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.systems.percentacy.events import CheckMade, Missed
from spielwerk.systems.percentacy.remarks import remark


def made(outcome: Any, stages: int | None = None, key: str = "check") -> CheckMade:
    return CheckMade(key, "a", "melee", 50, 0, 0, 40, 40, 50, outcome, stages)


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ([made("success", 1)], None),
        ([made("success", 2)], "remark-benefit"),
        ([made("success", 3)], "remark-exceptional"),
        ([made("critical_success", 3)], "remark-critical"),
        ([made("critical_failure")], "remark-complication"),
        ([made("failure")], "remark-consequence"),
        ([made("success", 2, key="attack")], None),
        ([made("failure", key="attack"), Missed("a", "long_gun", "b")], None),
        ([made("failure"), Missed("a", "long_gun", "b")], None),
        ([made("critical_failure", key="attack"), Missed("a", "long_gun", "b")], "remark-complication"),
        ([], None),
    ],
)
def test_asks_for_a_word_where_nothing_follows_by_itself(told: list[Any], asked: str | None) -> None:
    """PC-CHK-15, PC-CRT-04, PC-CRT-05, PC-STG-04, PC-STG-05."""
    found = remark(told)
    assert (found and found.id) == asked
