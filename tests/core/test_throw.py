"""Free rolls: totals and dice of one rule, played and reckoned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from spielwerk.core.commands import RollDice
from spielwerk.core.dice.keyed import keyed
from spielwerk.core.dice.notation import MOST_DICE, MOST_MORE, MOST_WORTH, Expression, bounds, parse, written
from spielwerk.core.dice.throw import Total, roll_dice
from spielwerk.core.events import DiceRolled, Thrown
from spielwerk.core.resolving import Resolution, resolve
from spielwerk.core.scene import title
from spielwerk.core.state import Table
from spielwerk.core.text import CORE_TEXT, Catalogue, read_sources
from spielwerk.odds.exact import odds

from .test_notation import expressions

NOWHERE: Table[Any] = Table()


def rolled(text: str, faces: Iterable[int]) -> tuple[int, DiceRolled]:
    """The total and the event of a roll that shows these faces, all of which are needed."""
    left = list(faces)
    played: Resolution[Any, Total] = resolve(roll_dice, NOWHERE, RollDice(text), (), lambda _at, _roll: left.pop(0))
    (event,) = played.events
    assert isinstance(event, DiceRolled)
    assert not left
    assert played.outcome == Total(event.total)
    return event.total, event


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("2d6+3", [2, 5], 10),
        ("d100", [100], 100),
        ("d%", [1], 1),
        ("4d6kh3", [3, 6, 1, 4], 13),
        ("4d6kl1", [3, 6, 1, 4], 1),
        ("5d10dh2", [9, 2, 10, 3, 7], 12),
        ("2d6!", [6, 6, 1, 3], 16),
        ("3d6!kh1", [5, 6, 2, 4], 8),
        ("2d6*(d4-1)", [2, 3, 4], 15),
        ("-d6", [4], -4),
        ("7", [], 7),
    ],
)
def test_totals(text: str, faces: list[int], total: int) -> None:
    assert rolled(text, faces)[0] == total


def test_all_dice_are_told_and_which_do_not_count() -> None:
    _, event = rolled("4W6kh3 + 2d8!", [3, 6, 1, 1, 8, 2, 5])
    assert event.expression == "4d6kh3+2d8!"
    assert event.thrown == (Thrown(6, ((3,), (6,), (1,), (1,)), (3,)), Thrown(8, ((8, 2), (5,))))


def test_a_die_explodes_ten_times_and_no_more() -> None:
    assert rolled("d6!", [6] * (1 + MOST_MORE))[0] == 6 * (1 + MOST_MORE)


def test_as_many_dice_as_are_allowed() -> None:
    total, event = rolled(f"{MOST_DICE}d6", [3] * MOST_DICE)
    assert (total, len(event.thrown[0].faces)) == (3 * MOST_DICE, MOST_DICE)


@given(expressions, st.binary(min_size=32, max_size=32))
def test_totals_stay_within_their_bounds(tree: Expression, key: bytes) -> None:
    low, high = bounds(tree)
    assume(max(-low, high) <= MOST_WORTH)
    faces = keyed(key, "t")(0)
    played = resolve(roll_dice, NOWHERE, RollDice(written(tree)), (), lambda at, roll: faces(at, roll.sides))
    assert played.outcome is not None
    assert low <= played.outcome.total <= high


def reckoned(text: str) -> dict[int, Fraction]:
    return odds(roll_dice, NOWHERE, RollDice(text), lambda found, _act: found.total)


@pytest.mark.parametrize(
    ("text", "dice"), [("2d6+3", [6, 6]), ("4d4kh3", [4] * 4), ("3d4kl1*2-d6", [4, 4, 4, 6]), ("d4*d4", [4, 4])]
)
def test_odds_are_those_of_typing_in_every_face(text: str, dice: list[int]) -> None:
    typed = Counter(rolled(text, faces)[0] for faces in product(*(range(1, sides + 1) for sides in dice)))
    assert reckoned(text) == {total: Fraction(count, typed.total()) for total, count in typed.items()}


def test_odds_of_dice_that_explode() -> None:
    chances = reckoned("d6!")
    assert sum(chances.values()) == 1
    assert (chances[5], chances.get(6), chances[7]) == (Fraction(1, 6), None, Fraction(1, 36))
    assert chances[6 * (1 + MOST_MORE)] == Fraction(1, 6 ** (1 + MOST_MORE))
    low, high = bounds(parse("d6!"))
    assert (min(chances), max(chances)) == (low, high)


def test_odds_of_many_dice_are_exact() -> None:
    chances = reckoned("40d6")
    assert sum(total * chance for total, chance in chances.items()) == 140
    assert chances[40] == chances[240] == Fraction(1, 6**40)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (RollDice("2w6 + 3", "ana"), "ana würfelt 2W6+3"),
        (RollDice("d%"), "Freier Wurf: W100"),
        (RollDice("no longer read"), "Freier Wurf: no longer read"),
    ],
)
def test_what_a_free_roll_is_called(command: RollDice, said: str) -> None:
    assert Catalogue("de", [read_sources(CORE_TEXT, "de")], lambda ref, _lang: ref.id).say(title(command)) == said
