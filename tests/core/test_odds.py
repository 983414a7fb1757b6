"""Exact odds equal what comes of typing every face into the live game."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core import log
from spielwerk.core.act import Act, Refused, Roll
from spielwerk.core.log import Manner
from spielwerk.core.play import Play
from spielwerk.core.resolving import Input, always_suggestion, by_suggestion, resolve
from spielwerk.core.system import Class, Odds
from spielwerk.core.text import Message
from spielwerk.core.view import Sight
from spielwerk.odds import odds
from spielwerk.odds.exact import TooMany, readings
from spielwerk.odds.table import chances, distributions, exact, preview
from tests.tiny import (
    TINY,
    Below,
    Check,
    Checked,
    Fighter,
    Hurt,
    Ring,
    Rolled,
    Same,
    Strike,
    check,
    help_roll,
    ring,
    strike,
)

STRIKE = Strike("ana", "ben")
HELPED = Check("ana", modifier=5, helpers=("ben", "cor"))


def whole(outcome: Any, _act: Act[Ring]) -> Any:
    return outcome


def typed(command: Any, state: Ring) -> dict[Any, Fraction]:
    """Play a command with dice by hand, once for every face that could be typed; questions as suggested."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    todo: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        faces, chance = todo.pop()
        play: Play[Ring] = Play(TINY, log.start(state), None, lambda _seq: lambda _n, _sides: None, always_suggestion)
        move = play.do(command, "gm", 0, Manner(hand=("one", "two", "gm")))
        play.accept(move)
        for face in faces:
            move = play.answer(play.question_id, face, "gm", 0)
            play.accept(move)
        running = play.running
        assert running is not None
        if isinstance(running.waits, Roll):
            # Faces that a rule reads alike lead to the same; one of each is enough, and all of them are counted.
            for reading, weight in readings(running.waits.sides, running.waits.reads):
                face = next(f for f in range(1, running.waits.sides + 1) if running.waits.reads(f) == reading)
                todo.append(((*faces, face), chance * Fraction(weight, running.waits.sides)))
        else:
            found[move.outcome] += chance
    return dict(found)


@pytest.mark.parametrize("command", [STRIKE, Strike("cor", "ana"), Check("ana"), HELPED])
def test_odds_equal_typing_every_face(command: Any) -> None:
    spread = odds(TINY.rules[type(command)], ring(), command, whole)
    assert spread == typed(command, ring())
    assert sum(spread.values()) == 1


def test_odds_equal_every_single_face_of_two_dice() -> None:
    """Without any grouping of faces: all 100 x 100 of a check with one helper."""
    command, count = Check("ana", helpers=("ben",)), defaultdict[Any, int](int)
    for first in range(1, 101):
        for second in range(1, 101):
            faces = (Input("help:ben", first, "ben"), Input("check", second, "ana"))
            count[resolve(check, ring(), command, faces, lambda _n, _r: None).outcome] += 1
    assert odds(check, ring(), command, whole) == {key: Fraction(n, 10_000) for key, n in count.items()}


def test_a_chance_worked_out_by_hand() -> None:
    spread = odds(strike, ring(), STRIKE, lambda outcome, _act: outcome.damage)
    lands = Fraction(50, 100) * Fraction(80, 100)
    assert spread == {0: 1 - lands, **dict.fromkeys(range(1, 7), lands / 6)}
    helped = odds(check, ring(), HELPED, lambda outcome, _act: outcome.success)[True]
    assert helped == Fraction(55, 100) + Fraction(10, 100) * (Fraction(40, 100) + Fraction(30, 100))


def test_faces_with_equal_readings_are_one_branch() -> None:
    assert readings(100, Below(30)) == ((True, 30), (False, 70))
    assert len(readings(6, Same())) == 6
    asked: list[int] = []

    async def rule(act: Act[Ring], _command: Strike) -> bool:
        asked.append(1)
        return await act.roll("any", "ana", 100, Below(30))

    assert odds(rule, ring(), STRIKE, whole) == {True: Fraction(30, 100), False: Fraction(70, 100)}
    assert len(asked) == 2


def test_what_a_rule_told_can_be_measured() -> None:
    spread = odds(strike, ring(), STRIKE, lambda _outcome, act: act.state.beings["ben"].hp)
    assert (spread[10], spread[4]) == (Fraction(60, 100), Fraction(40, 600))


def test_questions_follow_the_policy() -> None:
    def stand(question: Any, act: Any) -> Any:
        return "stand" if question.key == "defence" else always_suggestion(question, act)

    assert odds(strike, ring(), STRIKE, lambda o, _: o.hit, stand)[True] == Fraction(1, 2)
    with pytest.raises(Refused, match="odds_need_answer"):
        odds(strike, ring(), STRIKE, whole, by_suggestion)


def test_inputs_that_are_fixed_are_not_rolled() -> None:
    given = [Input("fair", "yes", "gm"), Input("strike", 20, "ana", rolled=True), Input("keep:strike", "keep", "ana")]
    assert odds(strike, ring(), STRIKE, lambda o, _: o.hit, given=given)[True] == Fraction(80, 100)
    # Helpers that have rolled stand in the log one by one, though odds take each for one die.
    given = [Input("help:ben", 100, "ben", rolled=True)]
    assert odds(check, ring(), HELPED, lambda o, _: o.success, given=given)[True] == Fraction(55 + 3, 100)


def test_a_refused_command_has_no_odds() -> None:
    with pytest.raises(Refused, match="unknown_id"):
        odds(strike, ring(), Strike("ana", "nobody"), whole)


def test_a_part_may_tell_cards_but_change_nothing() -> None:
    async def tells(act: Act[Ring], hurts: bool) -> bool:
        act.emit(Hurt("ben", 1) if hurts else Rolled("card", "ana", 1, 1))
        return await help_roll(act, "ben", 40)

    async def rule(act: Act[Ring], command: Check) -> bool:
        return await act.part(tells, command.modifier == 1)

    assert odds(rule, ring(), Check("ana"), whole)[True] == Fraction(40, 100)
    with pytest.raises(TypeError, match="may change nothing"):
        odds(rule, ring(), Check("ana", modifier=1), whole)


# --- what a table is told ----------------------------------------------------------------------------------------


def test_chances_of_each_answer_to_the_open_question() -> None:
    from msgspec.structs import replace

    good: Odds[Ring] = Odds(good_for=lambda key, outcome: not outcome.hit if key == "defence" else None)
    system = replace(TINY, odds=good)
    play: Play[Ring] = Play(system, log.start(ring()), None, lambda _: lambda _n, _s: 20, by_suggestion)
    assert chances(system, play) == {}
    play.accept(play.do(STRIKE, "one", 0))
    assert chances(system, play) == {"dodge": Fraction(20, 100), "stand": Fraction(0)}
    assert chances(TINY, play) == {}


def test_an_answer_that_is_given_for_nothing_is_followed_one_way_only() -> None:
    from msgspec.structs import replace

    measured: list[str] = []
    nothing: Odds[Ring] = Odds(good_for=lambda key, _outcome: measured.append(key))
    system = replace(TINY, odds=nothing)
    play: Play[Ring] = Play(system, log.start(ring()), None, lambda _: lambda _n, _s: 20, by_suggestion)
    play.accept(play.do(STRIKE, "one", 0))
    assert chances(system, play) == {}
    assert measured == ["defence", "defence"]  # once for dodge, which can go two ways, and once for stand


def test_a_preview_says_what_is_refused_and_changes_nothing() -> None:
    gm = Sight("gm", "")
    no = preview(TINY, ring(), gm, Strike("ana", "nobody"))
    assert no["refused"] is not None
    assert (no["refused"]["code"], no["refused"]["field"]) == ("unknown_id", "target")
    assert preview(TINY, ring(), gm, Check("ana"))["refused"] is None


def test_distributions_of_every_field() -> None:
    from msgspec.structs import replace

    def measured(outcome: Checked) -> dict[str, int | str]:
        return {"outcomes": "success" if outcome.success else "failure", "helped": outcome.helped}

    tables, mean = distributions(replace(TINY, odds=Odds(measured=measured)), ring(), HELPED, always_suggestion)
    assert list(tables["helped"]) == [0, 1, 2]
    assert all(sum(table.values()) == 1 for table in tables.values())
    assert mean == Fraction(70, 100)
    assert exact(Fraction(7, 10)) == "7/10"


def crowd(count: int) -> Ring:
    """Ana and many who could help her, all with different values."""
    others = (Fighter(id=f"h{n}", skill=20 + n) for n in range(count))
    return Ring(beings={f.id: f for f in (Fighter(id="ana"), *others)}, options={"mood": "calm"})


def test_whoever_previews_is_not_made_to_wait_for_odds_without_end() -> None:
    helped = {n: Check("ana", helpers=tuple(f"h{i}" for i in range(n))) for n in (12, 30)}
    measured = replace(TINY, odds=Odds(limits=lambda *_: frozenset({"classes"}), classify=lambda _outcome: CLASS))
    told = preview(measured, crowd(30), Sight("gm", "gm"), helped[12])
    assert ([row["chance"] for row in told["classes"]], told["notes"]) == (["1/1"], [])
    told = preview(measured, crowd(30), Sight("gm", "gm"), helped[30])
    assert (told["refused"], told["classes"], [note.id for note in told["notes"]]) == (None, [], ["note-odds-too-many"])
    with pytest.raises(TooMany):
        odds(check, crowd(4), Check("ana", helpers=("h0", "h1", "h2", "h3")), whole, most=31)
    assert sum(odds(check, crowd(4), Check("ana", helpers=("h0", "h1", "h2", "h3")), whole, most=32).values()) == 1


CLASS = Class("any", Message("class-any"), True, 0)
