"""The modifier pool: the strongest counts, whatever it is made of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.rules.modifiers import (
    EXCEPTIONAL,
    HARD_TO_PARRY,
    IMPROVISED,
    Pool,
    Pooled,
    Reduction,
    Tied,
    entry,
    settled,
)
from spielwerk.systems.percentacy.state import Table
from tests.percentacy.fight import table_with

SINGLE = table_with()
STACKING = table_with(modifier_stacking="rule_penalties_stack")
ALERT = Reduction(Message("talent-a"))
FOCUSED = Reduction(Message("talent-b"))
RESOURCEFUL = Reduction(Message("talent-c"), 10, "gear")

amounts = st.integers(-30, 30)


def of(*numbers: int) -> Pool:
    return tuple(entry(Message("any"), n) for n in numbers)


def pooled(pool: Pool, *reductions: Reduction, table: Table = SINGLE) -> Pooled:
    found = settled(table, pool, reductions)
    assert isinstance(found, Pooled)
    return found


@pytest.mark.parametrize(
    ("pool", "modifier"),
    [((), 0), ((-20, -20), -20), ((10, 10), 10), ((30, -20), 30), ((10, -20), -20), ((-30,), -30), ((0, 0), 0)],
)
def test_worked_cases(pool: tuple[int, ...], modifier: int) -> None:
    assert pooled(of(*pool)).modifier == modifier


def test_more_than_30_is_not_plausible_even_with_a_talent() -> None:
    for table, reductions in ((SINGLE, ()), (SINGLE, (ALERT, FOCUSED)), (STACKING, ())):
        with pytest.raises(Refused) as refused:
            settled(table, of(-40, 30), reductions)
        assert refused.value.code == "implausible"


def test_reductions_come_before_the_strongest_is_picked() -> None:
    assert pooled(of(-20, -30), ALERT).modifier == -20  # W-MOD-09
    assert pooled((*of(-10), IMPROVISED), RESOURCEFUL).modifier == -10  # W-MOD-10
    assert pooled((*of(-20), IMPROVISED), RESOURCEFUL).modifier == -20  # W-MOD-11
    assert pooled(of(-10), ALERT).modifier == 0
    assert pooled(of(-20), ALERT, FOCUSED).modifier == 0  # W-MOD-13
    assert pooled(of(20), ALERT).modifier == 20
    one = table_with(reduction_talents_stack=False)
    assert pooled(of(-20), ALERT, FOCUSED, table=one).modifier == -10


def test_an_item_names_what_softened_it() -> None:
    items = pooled((IMPROVISED, EXCEPTIONAL), RESOURCEFUL, FOCUSED).items
    assert [(i.amount, i.was, [m.id for m in i.by], i.counts) for i in items] == [
        (0, -20, ["talent-c", "talent-b"], False),
        (10, None, [], True),
    ]


@pytest.mark.parametrize(("option", "modifier"), [("zero", 0), ("bonus", 20), ("penalty", -20)])
def test_equal_strength_is_asked_or_read_as_the_table_has_it(option: str, modifier: int) -> None:
    tied = settled(SINGLE, of(20, -20, -10))
    assert isinstance(tied, Tied)
    found = tied.decided(option)
    assert found == pooled(of(20, -20, -10), table=table_with(modifier_tie=option))
    assert found.modifier == modifier
    assert [i.amount for i in found.items if i.counts] == ([modifier] if modifier else [])


def test_rule_penalties_stack_where_the_table_says_so() -> None:
    pool = (*of(-10, 10, -20), HARD_TO_PARRY)
    assert pooled(pool).modifier == -20
    assert pooled(pool, table=STACKING).modifier == -30
    assert [i.counts for i in pooled(pool, table=STACKING).items] == [False, False, True, True]
    with pytest.raises(Refused):
        settled(STACKING, (*of(-30), HARD_TO_PARRY))
    assert pooled((*of(-30), HARD_TO_PARRY)).modifier == -30
    assert pooled((*of(20), HARD_TO_PARRY), table=STACKING).modifier == 10


@given(st.lists(amounts, max_size=6))
def test_the_modifier_is_one_of_the_pool_and_none_is_stronger(numbers: list[int]) -> None:
    found = settled(SINGLE, of(*numbers))
    if isinstance(found, Tied):
        assert {found.bonus, -found.bonus} <= set(numbers)
        assert found.bonus == max(map(abs, numbers))
        return
    assert found.modifier in {0, *numbers}
    assert abs(found.modifier) == max(map(abs, numbers), default=0)
    assert [i.amount for i in found.items] == numbers
    assert [i.amount for i in found.items if i.counts] == ([found.modifier] if found.modifier else [])


@given(st.lists(amounts, min_size=1, max_size=6), st.integers(0, 3))
def test_reductions_never_make_a_modifier_worse_nor_turn_a_penalty_into_a_bonus(numbers: list[int], n: int) -> None:
    penalties = [-abs(a) for a in numbers]
    before = pooled(of(*penalties)).modifier
    after = pooled(of(*penalties), *(ALERT,) * n).modifier
    assert before <= after <= 0
    assert after == min(0, before + 10 * n)
