"""A game in play: proposals that change nothing until they are accepted, and a log that leads back to the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from spielwerk.core import log
from spielwerk.core.act import Act, Refused, Roll
from spielwerk.core.codec import Codec
from spielwerk.core.commands import Assign, Disclose, EndScene, RemoveBeing, SetPresent, StartScene, StartSession
from spielwerk.core.dice.keyed import keyed
from spielwerk.core.log import Entry, Manner, Position, Say, Step
from spielwerk.core.play import Move, Play
from spielwerk.core.resolving import Input, Policy, by_suggestion
from spielwerk.core.resuming import running_of, taken_up
from spielwerk.core.running import Running
from spielwerk.core.text import Ref
from tests.often import TIMES
from tests.tiny import (
    TINY,
    Check,
    Hurt,
    Luck,
    LuckSpent,
    Ring,
    Rolled,
    SetHp,
    SetSecret,
    SetSkill,
    Strike,
    Struck,
    Vow,
    Vowed,
    ring,
    strike,
)

KEYED = keyed(bytes(32), "ring")
STRIKE = Strike("ana", "ben")


class Book:
    """A table that keeps its log in memory, encoded as it would be stored."""

    def __init__(self, faces: Sequence[int] | None = None, policy: Policy | None = by_suggestion) -> None:
        self.rolled = list(faces) if faces is not None else None
        self.codec = Codec(TINY)
        self.stored: list[tuple[bytes, bytes]] = []
        self.policy = policy
        self.play: Play[Ring] = Play(TINY, log.start(ring()), None, self.dice, policy, self)

    def dice(self, seq: int) -> Any:
        keyed_faces = KEYED(seq)
        return keyed_faces if self.rolled is None else lambda _n, _sides: self.rolled.pop(0) if self.rolled else None

    def keep(self, move: Move[Ring]) -> Move[Ring]:
        entry = self.codec.decode_entry(self.codec.encode(move.entry))
        assert entry == move.entry
        assert move.entry.seq == len(self.stored)
        self.stored.append((self.codec.encode(move.entry), self.codec.encode(move.step)))
        self.play.accept(move)
        return move

    def do(self, command: Any, manner: Manner = log.OPEN_MANNER) -> Move[Ring]:
        return self.keep(self.play.do(command, "one", 0, manner))

    def answer(self, value: int | str) -> Move[Ring]:
        return self.keep(self.play.answer(self.play.question_id, value, "two", 0))

    def redo(self, place: int, value: int | str | None = None) -> Move[Ring]:
        return self.keep(self.play.redo(self.play.position.chain[0], place, value, "gm", 0))

    def take_back(self, action: int) -> Move[Ring]:
        return self.keep(self.play.take_back(action, "", "gm", 0))

    def steps(self) -> list[tuple[int, Step[Any]]]:
        return [(seq, self.codec.decode_step(step)) for seq, (_, step) in enumerate(self.stored)]

    def before(self, seq: int) -> Position[Ring]:
        return log.fold(ring(), self.steps()[:seq])

    def entries(self, seqs: Sequence[int]) -> list[Entry[Any, Any]]:
        return [self.codec.decode_entry(self.stored[seq][0]) for seq in seqs]

    def opened_again(self) -> Play[Ring]:
        """The game as another process finds it: from nothing but what is stored."""
        here = log.fold(ring(), self.steps())
        running = running_of(TINY, here, self.entries(here.chain)) if here.chain else None
        return Play(TINY, here, running, self.dice, self.policy, self)

    def holds(self) -> None:
        """What is at hand and what is stored say the same."""
        again = self.opened_again()
        assert where(again.position) == where(self.play.position)
        assert again.question_id == self.play.question_id
        if self.play.running is None:
            assert again.running is None
        else:
            assert again.running is not None
            assert comparable(again.running) == comparable(self.play.running)


def where(here: Position[Ring]) -> tuple[Any, ...]:
    return here.seq, here.state, here.base, here.chain, here.waits


def comparable(running: Running[Ring]) -> tuple[Any, ...]:
    """A running action without functions, which are never equal."""
    waits = running.waits
    shown = (waits.key, waits.who, waits.sides) if isinstance(waits, Roll) else waits
    return (
        running.command, running.actor, running.manner, running.inputs, running.taken, running.told, shown,
        running.later, running.repeated, running.began,
    )  # fmt: skip


def refused(code: str) -> Any:
    return pytest.raises(Refused, match=f"^\\('{code}'")


def faces(book: Book) -> list[int | str]:
    assert book.play.running is not None
    return [i.value for i in book.play.running.inputs if i.rolled]


# --- commands and answers ----------------------------------------------------------------------------------------


def test_an_attack_in_two_entries() -> None:
    book = Book([20, 99, 4])
    first = book.do(STRIKE)
    assert (first.entry.waits, first.step.events, book.play.question_id) == (True, (), "0:2")
    assert first.entry.inputs == (Input("fair", "yes", "gm", "rule"), Input("strike", 20, "ana", rolled=True))
    second = book.answer("dodge")
    assert second.entry.events == (Rolled("dodge", "ben", 99, 20), Rolled("damage", "ana", 4, 0), Hurt("ben", 6))
    assert second.step == Step("go", False, (Hurt("ben", 6),))  # cards need not be folded
    assert (second.entry.start, second.entry.waits, second.outcome) == (2, False, Struck(True, 4))
    assert (second.command, second.told) == (STRIKE, (*first.entry.events, *second.entry.events))
    assert (book.play.position.chain, book.play.question_id) == ((0, 1), "")
    book.holds()


def test_proposals_change_nothing() -> None:
    book = Book([20, 99, 4])
    book.play.do(STRIKE, "one", 0)
    assert (book.play.position.seq, book.play.running, book.play.state) == (-1, None, ring())


def test_keyed_faces_are_found_by_entry_and_place() -> None:
    book = Book()
    book.do(Check("ana", helpers=("ben", "cor")))
    assert faces(book) == [KEYED(0)(n, 100) for n in range(3)]
    book.do(SetHp("ben", 5))
    book.do(Check("ana"))
    assert faces(book) == [KEYED(2)(0, 100)]


def test_what_is_refused_leaves_no_trace() -> None:
    book = Book([20])
    with refused("unknown_id"):
        book.do(Strike("ana", "nobody"))
    with refused("not_allowed"):
        book.do(Check("ana", helpers=("ana",)))
    assert (book.stored, book.play.state, book.rolled) == ([], ring(), [20])


def test_an_answer_belongs_to_its_question() -> None:
    book = Book([20, 99, 4])
    for question in ("", "0:0"):
        with refused("question_gone"):
            book.play.answer(question, "yes", "gm", 0)
    book.do(STRIKE)
    for value in ("parry", 3):
        with refused("bad_value"):
            book.answer(value)
    with refused("question_gone"):
        book.play.answer("0:1", "dodge", "two", 0)
    book.answer("dodge")
    with refused("question_gone"):
        book.play.answer("0:2", "dodge", "two", 0)


def test_a_barred_option_is_refused_with_its_reason() -> None:
    book = Book([20])
    book.do(SetHp("ben", 2))
    book.do(STRIKE)
    with pytest.raises(Refused) as no:
        book.answer("dodge")
    assert (no.value.code, no.value.args_["reason"].id) == ("barred", "too-weak")


def test_an_answer_that_makes_the_rule_refuse_ends_it() -> None:
    book = Book([], policy=None)
    book.do(STRIKE)
    with pytest.raises(Refused) as no:
        book.answer("no")
    assert (no.value.code, no.value.ends) == ("unfair", True)


def test_numbers_and_words() -> None:
    book = Book()
    book.do(Vow("ana"))
    for value in (0, 8, "three", True):
        with refused("bad_value"):
            book.answer(value)
    book.answer(7)
    with refused("bad_value"):
        book.answer(7)
    book.answer("So be it.")
    assert book.play.position.chain == (0, 1, 2)
    book.holds()


def test_nothing_else_is_done_while_a_question_is_open() -> None:
    book = Book([20])
    book.do(STRIKE)
    for command in (Check("ben"), StartSession(), StartScene("hall"), SetSecret("ana", 1)):
        with refused("question_open"):
            book.do(command)
    talk = book.keep(book.play.say("Wait", "two", 0))
    assert (talk.entry.waits, book.play.question_id) == (True, "0:2")
    book.holds()


# --- dice by hand and held rolls ---------------------------------------------------------------------------------


def test_dice_by_hand_are_asked_for_and_others_roll() -> None:
    book = Book()
    by_hand = Manner(hand=("one",))
    book.do(Check("ana", helpers=("ben",)), by_hand)
    assert book.play.running is not None
    assert book.play.running.inputs == (Input("help:ben", KEYED(0)(0, 100), "ben", rolled=True),)
    for value in (0, 101, "ten", True):
        with refused("bad_value"):
            book.answer(value)
    book.answer(33)
    assert book.play.running.inputs[-1] == Input("check", 33, "ana", "two", rolled=True)
    book.holds()


def test_a_held_roll_is_kept() -> None:
    book = Book([20, 99, 4])
    held = book.do(STRIKE, Manner(hold=("one",)))
    assert (held.entry.held, held.entry.waits) == (True, True)
    book.holds()
    book.answer("keep")
    assert not book.play.question_id.startswith("0:2")
    book.answer("dodge")
    assert book.play.running is not None
    assert book.play.running.waits is not None
    assert book.play.running.waits.key == "keep:damage"
    book.answer("keep")
    assert book.play.state.beings["ben"].hp == 6
    book.holds()


def test_a_held_roll_is_made_again_and_paid_for() -> None:
    book = Book([60, 20, 99, 4])
    book.do(STRIKE, Manner(hold=("one",)))
    again = book.answer("again")
    assert (again.step.kind, again.step.base, again.entry.events[0]) == (
        "redo", (LuckSpent("ana", 1),), LuckSpent("ana", 1),
    )  # fmt: skip
    assert faces(book) == [20]
    book.holds()
    book.answer("keep")
    book.answer("stand")
    assert book.play.state.beings["ana"].luck == 1


def test_a_roll_that_cannot_be_made_again_is_not_held() -> None:
    book = Book([100])
    book.do(STRIKE, Manner(hold=("one",)))
    assert book.play.question_id == ""
    book = Book([60])
    book.do(Strike("cor", "ben"), Manner(hold=("one",)))
    assert book.play.question_id == ""


def test_a_command_beside_a_held_roll() -> None:
    book = Book([20, 99, 4])
    book.do(STRIKE, Manner(hold=("one",)))
    book.do(Assign("cor", "three"))
    assert book.play.state.beings["cor"].seat == "three"
    book.holds()
    book.answer("keep")
    book.holds()


def test_whoever_plays_a_being_now_is_named_though_it_be_the_game_master() -> None:
    for seat, named in (("three", "three"), ("", "gm")):
        told = Book([20]).play.do(Assign("ana", seat), "gm", 0).entry.events[-1].tell()
        assert told is not None
        assert told.args["seat"] == Ref("seat", named)


# --- doing again -------------------------------------------------------------------------------------------------


def test_luck_keeps_the_faces_before_and_names_where_they_were_rolled() -> None:
    book = Book()
    book.do(Check("ana", helpers=("ben", "cor")))
    before = faces(book)
    book.do(Luck("ana"))
    assert faces(book) == [*before[:2], KEYED(1)(2, 100)]
    book.do(Luck("ana"))
    assert faces(book) == [*before[:2], KEYED(2)(2, 100)]
    assert book.play.running is not None
    assert [i.origin for i in book.play.running.inputs] == [(0, 0), (0, 1), None]
    assert all(KEYED(i.origin[0])(i.origin[1], 100) == i.value for i in book.play.running.inputs if i.origin)
    assert book.play.state.beings["ana"].luck == 0
    with refused("nothing_to_repeat"):
        book.do(Luck("ana"))
    book.holds()


def test_what_was_paid_stays_paid_when_the_action_is_run_again() -> None:
    book = Book([60, 20, 5, 2])
    book.do(STRIKE)
    book.do(Luck("ana"))
    book.answer("stand")
    assert (book.play.state.beings["ana"].luck, book.play.state.beings["ben"].hp) == (1, 5)
    book.redo(3, 2)
    assert (book.play.state.beings["ana"].luck, book.play.state.beings["ben"].hp) == (1, 8)
    book.do(Luck("ana"))
    assert (book.play.state.beings["ana"].luck, book.play.state.beings["ben"].hp) == (0, 8)
    book.holds()


def test_faces_after_the_repeated_one_may_stay() -> None:
    book = Book([20, 99, 4, 30])
    book.do(STRIKE)
    book.answer("dodge")
    again = book.do(Luck("ana", keeps_later=True))
    assert again.step.kind == "redo"
    book.answer("dodge")
    assert faces(book) == [30, 99, 4]
    assert book.play.running is not None
    assert [i.origin for i in book.play.running.inputs if i.rolled] == [None, (1, 3), (1, 4)]
    assert book.rolled == []
    book.holds()


def test_a_repeat_may_come_while_a_question_is_open() -> None:
    book = Book([20, 70])
    book.do(STRIKE)
    missed = book.do(Luck("ana"))
    assert (missed.entry.waits, missed.outcome, book.play.question_id) == (False, Struck(False), "")
    book.holds()


def test_the_game_master_decides_anew() -> None:
    book = Book([20, 5, 99, 4])
    book.do(STRIKE)
    book.answer("stand")
    assert (faces(book), book.play.state.beings["ben"].hp) == ([20, 5], 5)
    book.redo(2, "dodge")
    assert (faces(book), book.play.state.beings["ben"].hp) == ([20, 99, 4], 6)
    asked = book.redo(2)
    assert (asked.entry.waits, book.play.state.beings["ben"].hp) == (True, 10)
    with refused("bad_value"):
        book.redo(0, "perhaps")
    with pytest.raises(Refused) as no:
        book.redo(1, 101)
    assert no.value.args_["allowed"] == "1–100"
    for place in (-1, 2):
        with refused("bad_value"):
            book.redo(place)
    book.redo(1, 90)
    assert (book.play.question_id, book.play.running and book.play.running.inputs[1].by) == ("", "gm")
    book.holds()


def test_a_decision_to_keep_cannot_be_set_to_anything_else() -> None:
    book = Book([20])
    book.do(STRIKE, Manner(hold=("one",)))
    book.answer("keep")
    with refused("bad_value"):
        book.redo(2, "maybe")
    with refused("drift"):
        book.redo(2, "again")
    book.redo(2)
    assert book.play.running is not None
    assert book.play.running.waits is not None
    assert book.play.running.waits.key == "keep:strike"
    book.holds()


def test_only_the_latest_action_is_done_again() -> None:
    book = Book([20, 30])
    with refused("nothing_to_repeat"):
        book.do(Luck("ana"))
    book.do(Check("ana"))
    with refused("nothing_to_repeat"):
        book.do(Luck("ben"))
    book.do(Check("ben"))
    with refused("nothing_to_repeat"):
        book.play.redo(0, 0, None, "gm", 0)
    with refused("nothing_to_repeat"):
        book.do(Luck("ana"))


def test_a_session_that_begins_ends_the_chance() -> None:
    book = Book([20])
    book.do(Check("ana"))
    book.do(StartSession())
    with refused("nothing_to_repeat"):
        book.do(Luck("ana"))
    book.holds()


# --- beside ------------------------------------------------------------------------------------------------------


def test_what_stands_beside_an_action_survives_its_repeat() -> None:
    book = Book([20, 5, 4, 3])
    book.do(STRIKE)
    book.answer("stand")
    assert book.play.state.beings["ben"].hp == 5
    beside = book.do(SetSecret("ben", 9))
    assert (beside.step.kind, beside.step.base, book.play.position.chain) == (
        "beside", beside.step.events, (0, 1),
    )  # fmt: skip
    book.holds()
    book.do(Luck("ana"))
    assert (book.play.state.beings["ben"].hp, book.play.state.beings["ben"].secret) == (6, 9)
    book.holds()


def test_hit_points_set_beside_a_strike_are_what_it_is_repeated_on() -> None:
    book = Book([20, 5, 3])
    book.do(STRIKE)
    book.answer("stand")
    book.do(SetHp("ben", 8))
    assert (book.play.state.beings["ben"].hp, book.play.position.base.beings["ben"].hp) == (8, 8)
    book.holds()
    book.do(Luck("ana"))
    assert book.play.state.beings["ben"].hp == 5
    book.holds()


def test_a_command_beside_an_open_question_must_not_touch_what_is_told() -> None:
    book = Book([20, 4])
    book.do(STRIKE)
    book.do(SetPresent("cor", False))
    book.do(Disclose("cor", ("name",)))
    assert (book.play.question_id, book.play.position.chain) == ("0:2", (0,))
    book.holds()
    # Whoever is too weak by now cannot dodge any more: the open question is asked as things stand.
    book.do(SetHp("ben", 2))
    with refused("barred"):
        book.answer("dodge")
    book.holds()
    book.answer("stand")
    book.holds()


def test_a_correction_beneath_an_open_question_leads_to_another_one() -> None:
    book = Book([20, 5, 4])
    book.do(STRIKE)
    assert book.play.question_id == "0:2"
    moved = book.do(SetSkill("ana", 10))
    # The strike that hit at 50 misses at 10: the face stays, and nobody is asked to dodge any more.
    act = moved.entry.act
    assert isinstance(act, log.Redo)
    assert (act.cause, act.began, moved.entry.costs, book.play.question_id) == (SetSkill("ana", 10), 0, 1, "")
    assert moved.outcome == Struck(False)
    assert [i.value for i in moved.entry.inputs if i.rolled] == [20]
    assert moved.entry.inputs[1].origin == (0, 1)
    book.holds()
    book.take_back(1)
    assert (book.play.question_id, book.play.state.beings["ana"].skill) == ("0:2", 50)
    book.do(SetSkill("ana", 60))
    assert (book.play.question_id, book.play.state.beings["ana"].skill) == ("3:2", 60)
    book.holds()
    book.answer("dodge")
    assert book.play.running is not None
    assert [e.target for e in book.play.running.told if isinstance(e, Rolled)] == [60, 20]
    book.holds()


def test_an_open_action_that_a_correction_would_make_impossible_is_given_up_first() -> None:
    book = Book([20])
    book.do(STRIKE)
    with refused("question_open"):
        book.do(SetSkill("ana", -1))
    with refused("question_open"):
        book.do(SetSkill("ana", 10), Manner(hidden=True))
    book.holds()


def test_what_a_finished_action_told_stays_told_on_another_base() -> None:
    book = Book([20])
    book.do(Check("ana"))
    before = book.play.running
    beside = book.do(SetSkill("ana", 10))
    assert (beside.step.kind, before is not None and before.told) == ("beside", book.play.running.told)  # type: ignore[union-attr]
    book.holds()


def test_giving_up_an_action_gives_up_what_made_its_rolls_again() -> None:
    book = Book([20, 30, 40])
    book.do(STRIKE)
    book.do(Luck("ana"))
    book.do(Luck("ana"))
    assert book.play.state.beings["ana"].luck == 0
    move = book.keep(book.play.cancel(book.play.question_id, "gm", 0))
    assert move.entry.act == log.TakeBack(0, cancels=True)
    assert (book.play.state, book.play.question_id) == (ring(), "")
    book.holds()


def test_what_takes_the_ground_from_an_action_does_not_stand_beside_it() -> None:
    book = Book([20])
    book.do(Check("ana"))
    gone = book.do(RemoveBeing("ana"))
    assert (gone.step.kind, book.play.position.chain) == ("do", (1,))
    book.holds()


def test_what_is_hidden_stays_hidden_beside_an_action() -> None:
    book = Book([20])
    book.do(Check("ana"))
    hidden = book.do(SetSecret("ben", 4), Manner(hidden=True, hand=("one",)))
    assert hidden.step.kind == "beside"
    assert hidden.entry.act == log.Do(SetSecret("ben", 4), Manner(hidden=True))


def test_without_an_action_nothing_stands_beside_it() -> None:
    book = Book()
    assert book.do(StartScene("hall")).step.kind == "do"
    assert book.do(EndScene()).step.kind == "beside"
    book.holds()


# --- taking back -------------------------------------------------------------------------------------------------


def test_a_take_back_and_its_take_back() -> None:
    book = Book([20, 5])
    book.do(STRIKE)
    book.answer("stand")
    hurt = book.play.state
    back = book.take_back(0)
    assert (back.step, book.play.state, book.play.running) == (Step("back", action=0), ring(), None)
    book.take_back(2)
    assert (book.play.state, book.play.position.chain) == (hurt, (0, 1))
    book.holds()
    half = book.take_back(1)
    assert (half.entry.waits, half.step.waits, book.play.question_id) == (True, True, "0:2")
    book.holds()


def test_taking_back_what_stood_beside_restores_the_ground() -> None:
    book = Book([20])
    book.do(STRIKE)
    book.do(SetHp("ben", 2))
    book.take_back(1)
    book.holds()
    book.answer("dodge")


@pytest.mark.parametrize("action", [-1, 1, 99])
def test_only_entries_can_be_taken_back(action: int) -> None:
    book = Book([20])
    book.do(Check("ana"))
    with refused("bad_value"):
        book.take_back(action)


def test_an_open_action_is_given_up() -> None:
    book = Book([20, 30])
    book.do(STRIKE)
    with refused("question_gone"):
        book.play.cancel("0:1", "gm", 0)
    move = book.keep(book.play.cancel("0:2", "gm", 0))
    assert move.entry.act == log.TakeBack(0, cancels=True)
    assert (book.play.state, book.play.question_id) == (ring(), "")
    with refused("question_gone"):
        book.play.cancel("", "gm", 0)
    book.holds()


def test_a_take_back_reaches_far_beyond_what_is_at_hand() -> None:
    book = Book([20, 5])
    book.do(STRIKE)
    book.answer("stand")
    for n in range(3 * log.KEPT_POSITIONS):
        book.do(SetHp("ben", n))
    assert log.find_before(book.play.position, 1) is None
    assert depth(book.play.position) < 2 * log.KEPT_POSITIONS
    book.take_back(1)
    assert book.play.question_id == "0:2"
    book.holds()
    book.take_back(book.play.position.seq)
    assert book.play.state.beings["ben"].hp == 3 * log.KEPT_POSITIONS - 1
    book.holds()


def depth(here: Position[Ring]) -> int:
    n = 0
    while here.before is not None:
        here, n = here.before, n + 1
    return n


# --- rules that change under a game ------------------------------------------------------------------------------


async def short_vow(act: Act[Ring], cmd: Vow) -> None:
    """The vow after an upgrade: nobody is asked for the days any more."""
    act.emit(Vowed(cmd.by, 1, await act.ask_text("words", cmd.by)))


async def bloody_strike(act: Act[Ring], cmd: Strike) -> Struck:
    """The strike after an upgrade: it asks and rolls as before, but something else has happened by then."""
    act.emit(Hurt(cmd.by, 9))
    return await strike(act, cmd)


def test_a_take_back_leads_to_an_action_that_drifts_now() -> None:
    book = Book()
    book.do(Vow("ben"))
    book.answer(3)
    book.answer("word")
    book.do(Check("ana"))
    book.play.system = replace(TINY, rules={**TINY.rules, Vow: short_vow})
    book.take_back(3)
    assert (book.play.running, book.play.position.waits) == (None, False)
    book.take_back(2)
    assert (book.play.running, book.play.position.waits, book.play.question_id) == (None, True, "")
    book.keep(book.play.cancel("", "gm", 0))
    assert (book.play.state, book.play.position.waits) == (ring(), False)


def test_an_open_action_that_tells_something_else_now_drifts() -> None:
    book = Book([20])
    book.do(STRIKE)
    changed = replace(TINY, rules={**TINY.rules, Strike: bloody_strike})
    here = book.play.position
    assert taken_up(TINY, here, book) is not None
    assert taken_up(changed, here, book) is None


# --- whatever people do ------------------------------------------------------------------------------------------

COMMANDS: list[Any] = [
    STRIKE, Strike("ben", "ana"), Strike("cor", "ben"), Check("ana", helpers=("ben", "cor")), Vow("ben"), Luck("ana"),
    Luck("ana", keeps_later=True), SetHp("ben", 2), SetSecret("ana", 3), Assign("cor", "one"), RemoveBeing("cor"),
    StartSession(), StartScene("hall"),
]  # fmt: skip
MANNERS = [log.OPEN_MANNER, Manner(hand=("two",)), Manner(hold=("one", "two")), Manner(("one",), ("one",), True)]
moves = st.one_of(
    st.tuples(st.just("do"), st.sampled_from(COMMANDS), st.sampled_from(MANNERS)),
    st.tuples(st.just("answer"), st.sampled_from(["dodge", "stand", "keep", "again", "word", 4, 60]), st.none()),
    st.tuples(st.just("redo"), st.integers(0, 4), st.sampled_from([None, "dodge", "stand", 3, 77])),
    st.tuples(st.just("back"), st.integers(0, 20), st.none()),
)


@settings(max_examples=150 * TIMES)
@given(st.lists(moves, max_size=14))
def test_whatever_people_do_the_stored_log_leads_to_the_same_place(made: list[tuple[str, Any, Any]]) -> None:
    book = Book(policy=None)
    for kind, what, how in made:
        before = where(book.play.position), book.play.running
        try:
            if kind == "do":
                book.do(what, how)
            elif kind == "answer":
                book.answer(what)
            elif kind == "redo" and book.play.position.chain:
                book.redo(what, how)
            elif kind == "back":
                book.take_back(what)
        except Refused:
            assert (where(book.play.position), book.play.running) == before
        book.holds()
    for seq, (raw, _) in enumerate(book.stored):
        entry = book.codec.decode_entry(raw)
        for n, got in enumerate(entry.inputs, entry.start):
            if got.rolled and not got.by:
                rolled_in, place = got.origin or (seq, n)
                sides = 6 if got.key == "damage" else 100
                assert got.value == KEYED(rolled_in)(place, sides)


@pytest.mark.parametrize("sign", ["\x00", "\x07", "\x1b", "\t", "\r", "\x7f", "\x85"])
def test_talk_holds_no_control_characters(sign: str) -> None:
    book = Book()
    with pytest.raises(Refused) as no:
        book.play.say(f"Wait{sign}", "two", 0)
    assert (no.value.code, no.value.field, no.value.args_["value"]) == ("bad_value", "text", f"U+{ord(sign):04X}")
    assert book.keep(book.play.say("Wait\n… “so” −3 🎲", "two", 0)).entry.act == Say("Wait\n… “so” −3 🎲")
