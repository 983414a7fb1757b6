"""A rule is run from its start against what is recorded, and stops at the first thing missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from spielwerk.core.act import Act, Event, Refused, Roll
from spielwerk.core.questions import Question
from spielwerk.core.resolving import (
    Drift,
    Input,
    Resolution,
    always_suggestion,
    by_suggestion,
    keeping,
    no_dice,
    resolve,
)
from tests.tiny import (
    Check,
    Checked,
    Hurt,
    Ring,
    Rolled,
    Strike,
    Struck,
    Vow,
    Vowed,
    check,
    ring,
    strike,
    vow,
)

STRIKE = Strike("ana", "ben")
YES = Input("fair", "yes", "gm", "gm")


def run(*inputs: Input, hold: Any = None, policy: Any = None) -> Resolution[Ring, Struck]:
    return resolve(strike, ring(), STRIKE, inputs, no_dice, policy, hold)


def face(key: str, value: int, who: str = "ana") -> Input:
    return Input(key, value, who, rolled=True)


def waiting(resolution: Resolution[Ring, Any]) -> str:
    assert resolution.waits is not None
    return resolution.waits.key


def test_a_rule_waits_for_each_thing_in_turn() -> None:
    inputs: list[Input] = []
    seen = []
    for given in (YES, face("strike", 20), Input("defence", "dodge", "ben"), face("dodge", 99, "ben")):
        seen.append((waiting(run(*inputs)), len(run(*inputs).events)))
        inputs.append(given)
    assert seen == [("fair", 0), ("strike", 0), ("defence", 1), ("dodge", 1)]
    end = run(*inputs, face("damage", 4))
    assert (end.waits, end.outcome, end.refused) == (None, Struck(True, 4), None)
    assert end.events == [
        Rolled("strike", "ana", 20, 50),
        Rolled("dodge", "ben", 99, 20),
        Rolled("damage", "ana", 4, 0),
        Hurt("ben", 6),
    ]
    assert end.state.beings["ben"].hp == 6


def test_running_again_comes_to_the_same_place_and_tells_the_same_beginning() -> None:
    inputs = [YES, face("strike", 20), Input("defence", "stand", "ben"), face("damage", 2)]
    told: list[Event[Ring]] = []
    for n in range(len(inputs) + 1):
        first, second = run(*inputs[:n]), run(*inputs[:n])
        assert first.events == second.events
        assert first.inputs == second.inputs == inputs[:n]
        assert first.events[: len(told)] == told
        told = first.events


def test_the_state_before_the_command_is_left_alone() -> None:
    state = ring()
    done = resolve(strike, state, STRIKE, [YES, face("strike", 1)], lambda _n, _r: 3, always_suggestion)
    assert done.outcome == Struck(False)  # ben dodges with a 3
    assert state == ring()


def test_a_rule_reads_what_it_has_told_itself() -> None:
    async def twice(act: Act[Ring], _cmd: Strike) -> tuple[int, int]:
        act.emit(Hurt("ben", 8))
        before = act.state.beings["ben"].hp
        act.emit(Hurt("ben", before - 1))
        return before, act.state.beings["ben"].hp

    assert resolve(twice, ring(), STRIKE, (), no_dice).outcome == (8, 7)


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        ([Input("weather", "yes", "gm")], "the log has 'weather', the rule asks 'fair'"),
        ([Input("fair", "perhaps", "gm")], "'perhaps' is no answer any more"),
        ([YES, face("throw", 20)], "the log has 'throw', the rule rolls 'strike'"),
        ([YES, face("strike", 0)], "no face 0 on 100 sides"),
        ([YES, face("strike", 101)], "no face 101 on 100 sides"),
        ([YES, Input("strike", "high", "ana", rolled=True)], "no face 'high' on 100 sides"),
        ([YES, face("strike", 99), face("damage", 3)], "inputs left over"),
        ([YES, face("strike", 20), Input("keep:strike", "again", "ana")], "is no kept face"),
    ],
)
def test_inputs_that_do_not_fit_are_drift(inputs: Sequence[Input], said: str) -> None:
    with pytest.raises(Drift, match=said):
        run(*inputs)


def test_a_barred_option_is_no_answer() -> None:
    weak = resolve(
        strike, ring_with_hp(2), STRIKE, [YES, face("strike", 20), Input("defence", "stand", "ben")], no_dice
    )
    assert waiting(weak) == "damage"
    with pytest.raises(Drift, match="'dodge' is no answer"):
        resolve(strike, ring_with_hp(2), STRIKE, [YES, face("strike", 20), Input("defence", "dodge", "ben")], no_dice)


def ring_with_hp(hp: int) -> Ring:
    return Hurt("ben", hp).onto(ring())  # type: ignore[no-any-return]


def test_a_refusal_leaves_no_events() -> None:
    refused = run(Input("fair", "no", "gm"))
    assert refused.refused is not None
    assert (refused.refused.code, refused.refused.field, refused.events, refused.waits) == (
        "unfair",
        "target",
        [],
        None,
    )
    late = resolve(after_the_roll, ring(), STRIKE, [], lambda _n, _r: 5)
    assert late.refused is not None
    assert late.act.events
    assert late.events == []


async def after_the_roll(act: Act[Ring], _cmd: Strike) -> None:
    await act.roll("any", "ana", 6, lambda f: f, lambda f: Rolled("any", "ana", f, 0))
    raise Refused("too_late")


def test_keyed_faces_are_asked_by_place_and_recorded() -> None:
    asked = []

    def dice(place: int, roll: Roll[Any]) -> int:
        asked.append((place, roll.key, roll.sides))
        return 5

    done = resolve(check, ring(), Check("ana", helpers=("ben", "cor")), (), dice)
    assert asked == [(0, "help:ben", 100), (1, "help:cor", 100), (2, "check", 100)]
    assert done.outcome == Checked(True, 2)
    assert [(i.key, i.value, i.who, i.by, i.rolled) for i in done.inputs] == [
        ("help:ben", 5, "ben", "", True),
        ("help:cor", 5, "cor", "", True),
        ("check", 5, "ana", "", True),
    ]


def test_without_keyed_faces_every_roll_waits_for_a_hand() -> None:
    first = resolve(check, ring(), Check("ana", helpers=("ben",)), (), no_dice)
    assert isinstance(first.waits, Roll)
    assert (first.waits.key, first.waits.who, first.waits.sides) == ("help:ben", "ben", 100)
    typed = Input("help:ben", 7, "ben", "two", rolled=True)
    second = resolve(check, ring(), Check("ana", helpers=("ben",)), [typed], no_dice)
    assert (waiting(second), second.inputs) == ("check", [typed])


def test_a_held_roll_waits_and_shows_its_card_but_not_its_consequences() -> None:
    def mine(roll: Roll[Any], _face: int) -> bool:
        return roll.who == "ana"

    held = run(YES, face("strike", 20), hold=mine)
    assert held.waits == keeping(Roll("strike", "ana", 100, lambda f: f, None))
    assert isinstance(held.waits, Question)
    assert (held.waits.options, held.waits.judgement) == (("keep", "again"), True)
    assert held.events == [Rolled("strike", "ana", 20, 50)]
    kept = run(YES, face("strike", 20), Input("keep:strike", "keep", "ana", "one"), hold=mine)
    assert waiting(kept) == "defence"
    # Whoever runs it again later need not know who held what.
    assert waiting(run(YES, face("strike", 20), Input("keep:strike", "keep", "ana", "one"))) == "defence"
    # A roll of somebody else is not held.
    other = [YES, face("strike", 20), Input("keep:strike", "keep", "ana"), Input("defence", "dodge", "ben")]
    assert waiting(run(*other, face("dodge", 99, "ben"), hold=mine)) == "damage"


def test_a_face_that_stays_is_taken_by_its_key_and_not_held_again() -> None:
    spared = face("damage", 6)
    inputs = [YES, face("strike", 20), Input("keep:strike", "keep", "ana"), Input("defence", "stand", "ben")]
    done = resolve(strike, ring(), STRIKE, inputs, no_dice, None, lambda _r, _f: True, (spared,))
    assert (done.outcome, done.inputs[-1]) == (Struck(True, 6), spared)
    again = resolve(strike, ring(), STRIKE, done.inputs, no_dice, None, lambda _r, _f: True, (spared,))
    assert again.outcome == Struck(True, 6)


def test_policies() -> None:
    assert waiting(run(policy=by_suggestion)) == "strike"  # the judgement is answered, recorded as the rule's
    assert run(policy=by_suggestion).inputs == [Input("fair", "yes", "gm", "rule")]
    assert waiting(run(YES, face("strike", 20), policy=by_suggestion)) == "defence"  # a real choice is not
    assert waiting(run(YES, face("strike", 20), policy=always_suggestion)) == "dodge"
    done = resolve(vow, ring(), Vow("ana"), (), no_dice, always_suggestion)
    assert done.events == [Vowed("ana", 3, "")]
    unsuggested: Question[str] = Question("any", "ana", ("a", "b"), barred={"a": keeping_reason()})
    assert always_suggestion(unsuggested, Act(ring())) == "b"
    assert by_suggestion(unsuggested, Act(ring())) is None


def keeping_reason() -> Any:
    from spielwerk.core.text import Message

    return Message("no")


@pytest.mark.parametrize(
    ("key", "fits", "does_not"),
    [
        ("days", [1, 3, 7], [0, 8, True, "3", 2.5, None]),
        ("words", ["", "so be it", "x" * 2000], ["x" * 2001, 3, True, None]),
        ("fair", ["yes", "no"], ["", "perhaps", 1, True, None]),
    ],
)
def test_what_a_question_admits(key: str, fits: list[Any], does_not: list[Any]) -> None:
    questions: dict[str, Question[Any]] = {
        "days": Question("days", "ana", kind="number", low=1, high=7),
        "words": Question("words", "ana", kind="text"),
        "fair": Question("fair", "gm", ("yes", "no")),
    }
    assert [value for value in fits + does_not if questions[key].admits(value)] == fits


def test_a_rule_that_waits_for_anything_else_is_a_mistake() -> None:
    from collections.abc import Generator

    class Odd:
        def __await__(self) -> Generator[object, Any, Any]:
            yield "lunch"

    async def lunch(_act: Act[Ring], _cmd: Strike) -> None:
        await Odd()

    with pytest.raises(TypeError, match="lunch"):
        resolve(lunch, ring(), STRIKE, (), no_dice)
