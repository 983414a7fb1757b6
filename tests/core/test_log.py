"""The fold of the log: take-backs lead back, redos run again, and nothing is ever lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from spielwerk.core import log
from spielwerk.core.log import Position, Step

Diary = tuple[str, ...]
"""A state that remembers every change made to it, so that no two histories look alike."""


class Note(Struct, frozen=True):
    """Writes a word into the diary."""

    word: str

    def onto(self, state: Diary) -> Diary:
        return (*state, self.word)


EMPTY: Diary = ()


class Stands(Struct, frozen=True):
    """The naive model: everything that holds after an entry, copied whole."""

    state: Diary = ()
    base: Diary = ()
    chain: tuple[int, ...] = ()
    waits: bool = False
    counting: tuple[int, ...] = ()


Steps = Sequence[tuple[int, Step[Any]]]


@st.composite
def histories(draw: st.DrawFn) -> tuple[Steps, list[Stands]]:
    """Steps as a game can make them, and how the naive model stands before and after each."""
    stands, steps = [Stands()], []
    for seq in range(draw(st.integers(0, 25))):
        now = stands[-1]
        kinds = ["talk", "do"]
        if now.chain:
            kinds = ["talk", "beside", "redo"] + (["go", "go"] if now.waits else ["do"])
        if seq:
            kinds.append("back")
        kind = draw(st.sampled_from(kinds))
        waits, note, under = draw(st.booleans()), Note(f"{seq}"), Note(f"{seq}u")
        step: Step[Any] = Step(kind, waits, (note,))
        if kind == "do":
            then = Stands((*now.state, note.word), now.state, (seq,), waits, (*now.counting, seq))
        elif kind == "go":
            then = Stands((*now.state, note.word), now.base, (*now.chain, seq), waits, (*now.counting, seq))
        elif kind == "beside":
            step = Step(kind, now.waits, (note,), (under,))
            state, base = (*now.state, note.word), (*now.base, under.word)
            then = Stands(state, base, now.chain, now.waits, (*now.counting, seq))
        elif kind == "redo":
            step = Step(kind, waits, (note,), (under,), now.chain[0])
            base = (*now.base, under.word)
            counting = tuple(s for s in now.counting if s not in now.chain)
            then = Stands((*base, note.word), base, (seq,), waits, (*counting, seq))
        elif kind == "back":
            action = draw(st.integers(0, seq - 1))
            there = stands[action]
            step = Step(kind, there.waits, (), (), action)
            then = Stands(there.state, there.base, there.chain, there.waits, (*there.counting, seq))
        else:
            step = Step(kind, now.waits)
            then = Stands(now.state, now.base, now.chain, now.waits, (*now.counting, seq))
        steps.append((seq, step))
        stands.append(then)
    return steps, stands


def as_model(here: Position[Diary]) -> tuple[Any, ...]:
    return here.state, here.base, here.chain, here.waits


def of(model: Stands) -> tuple[Any, ...]:
    return model.state, model.base, model.chain, model.waits


@given(histories())
def test_folding_equals_the_naive_model_and_leads_back(history: tuple[Steps, list[Stands]]) -> None:
    steps, stands = history
    here = log.fold(EMPTY, steps)
    assert as_model(here) == of(stands[-1])
    assert here.seq == len(steps) - 1
    for seq, _ in steps:
        back = log.find_before(here, seq)
        assert back is not None
        assert (back.seq, as_model(back)) == (seq - 1, of(stands[seq]))
    assert log.find_before(here, len(steps)) is None


@given(histories())
def test_undone_is_what_no_longer_counts(history: tuple[Steps, list[Stands]]) -> None:
    steps, stands = history
    marks = log.undone(steps)
    assert sorted(set(range(len(steps))) - set(marks)) == sorted(stands[-1].counting)
    for seq, cause in marks.items():
        assert cause > seq
        assert steps[cause][1].kind in ("back", "redo")
        assert cause not in marks or steps[cause][1].kind == "redo"


@given(histories(), st.integers(0, 5))
def test_going_on_from_a_trimmed_position_is_going_on(history: tuple[Steps, list[Stands]], keep: int) -> None:
    """With only a few positions at hand and older ones folded anew, everything comes to the same."""
    steps, stands = history
    here = log.start(EMPTY)
    for seq, step in steps:
        back = None
        if step.kind == "back":
            back = log.find_before(here, step.action) or log.fold(EMPTY, steps[: step.action])
        here = log.trimmed(log.after(here, seq, step, back), keep)
        assert as_model(here) == of(stands[seq + 1])
        assert depth(here) <= keep


def depth(here: Position[Any]) -> int:
    n = 0
    while here.before is not None:
        here, n = here.before, n + 1
    return n


def note(seq: int, waits: bool = False) -> Step[Any]:
    return Step("do", waits, (Note(f"{seq}"),))


def test_a_take_back_can_be_taken_back() -> None:
    steps = [(0, note(0)), (1, note(1)), (2, Step("back", action=0)), (3, Step("back", action=2))]
    assert log.fold(EMPTY, steps[:3]).state == ()
    assert log.undone(steps[:3]) == {0: 2, 1: 2}
    assert log.fold(EMPTY, steps).state == ("0", "1")
    assert log.undone(steps) == {2: 3}


def test_a_redo_strikes_the_action_and_not_what_stood_beside_it() -> None:
    steps: list[tuple[int, Step[Any]]] = [
        (0, note(0, waits=True)),
        (1, Step("beside", True, (Note("hp"),), (Note("hp"),))),
        (2, Step("go", False, (Note("2"),))),
        (3, Step("redo", False, (Note("3"),), (Note("cost"),), 0)),
    ]
    here = log.fold(EMPTY, steps)
    assert (here.base, here.state, here.chain) == (("hp", "cost"), ("hp", "cost", "3"), (3,))
    assert log.undone(steps) == {0: 3, 2: 3}


def test_a_redo_of_a_redo_leaves_neither_of_the_earlier_runs() -> None:
    steps: list[tuple[int, Step[Any]]] = [(0, note(0)), (1, Step("redo", action=0)), (2, Step("redo", action=1))]
    assert log.undone(steps) == {0: 1, 1: 2}
    assert log.undone([*steps, (3, Step("back", action=2))]) == {0: 1, 2: 3}
    assert log.undone([*steps, (3, Step("back", action=1))]) == {1: 3, 2: 3}


def test_a_take_back_reaches_further_than_the_kept_positions() -> None:
    many = 10 * log.KEPT_POSITIONS
    steps: list[tuple[int, Step[Any]]] = [(seq, note(seq)) for seq in range(many)]
    steps += [(many, Step("back", action=3)), (many + 1, note(many + 1)), (many + 2, Step("back", action=many))]
    assert log.fold(EMPTY, steps[:-2]).state == ("0", "1", "2")
    assert log.fold(EMPTY, steps[:-1]).state == ("0", "1", "2", f"{many + 1}")
    here = log.fold(EMPTY, steps)
    assert (len(here.state), here.chain) == (many, (many - 1,))
    assert depth(here) == log.KEPT_POSITIONS
    asked: list[int] = []

    def before(seq: int) -> Position[Diary]:
        asked.append(seq)
        return log.fold(EMPTY, steps[:seq])

    assert as_model(log.fold(EMPTY, steps, before=before)) == as_model(here)
    assert asked == [3]
    kept = log.fold(EMPTY, steps, keep_all=True)
    assert (as_model(kept), depth(kept)) == (as_model(here), len(steps))


def test_a_take_back_needs_to_know_where_it_leads() -> None:
    with pytest.raises(ValueError, match="returns to"):
        log.after(log.start(EMPTY), 0, Step("back", action=0))
