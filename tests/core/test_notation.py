"""Dice notation: what is read, how it is written again, and where a fault is pointed at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.dice.notation import (
    MOST_WORTH,
    Both,
    Dice,
    Expression,
    Minus,
    Number,
    bounds,
    groups,
    parse,
    written,
)
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, read_sources, with_die

SAME = [
    ("2d6+3", Both("+", Dice(2, 6), Number(3))),
    ("2W6 + 3", Both("+", Dice(2, 6), Number(3))),
    ("d%", Dice(1, 100)),
    ("W%", Dice(1, 100)),
    ("w100", Dice(1, 100)),
    ("1D20-1", Both("−", Dice(1, 20), Number(1))),
    ("4d6kh3", Dice(4, 6, keep=3)),
    ("4d6k3", Dice(4, 6, keep=3)),
    ("4d6dl1", Dice(4, 6, keep=3)),
    ("2d20kl", Dice(2, 20, keep=1, low=True)),
    ("5W10DH2", Dice(5, 10, keep=3, low=True)),
    ("2d6kh2", Dice(2, 6)),
    ("3d6!", Dice(3, 6, explodes=True)),
    ("3d6!kh2", Dice(3, 6, explodes=True, keep=2)),
    ("1−2−3", Both("−", Both("−", Number(1), Number(2)), Number(3))),
    ("1+2*3", Both("+", Number(1), Both("×", Number(2), Number(3)))),
    ("(1+2)·3", Both("×", Both("+", Number(1), Number(2)), Number(3))),
    ("-d4×2", Both("×", Minus(Dice(1, 4)), Number(2))),
    ("1000d6", Dice(1000, 6)),
]


@pytest.mark.parametrize(("text", "tree"), SAME)
def test_what_is_read(text: str, tree: Expression) -> None:
    assert parse(text) == tree


FAULTS = [
    ("", 1, "empty"),
    ("   ", 1, "empty"),
    ("2d6+", 5, "unfinished"),
    ("2d6 + ", 6, "unfinished"),
    ("2d6 hallo", 5, "unexpected"),
    ("hallo", 1, "unexpected"),
    ("2d6/2", 4, "unexpected"),
    ("²d6", 1, "unexpected"),
    ("2d", 3, "sides-missing"),
    ("2d(6)", 3, "sides-missing"),
    ("d0", 2, "no-sides"),
    ("1+0d6", 3, "no-dice"),
    ("(2d6", 5, "unclosed"),
    ("2d6)", 4, "unexpected"),
    ("d1001", 2, "too-high"),
    ("1000000001", 1, "too-high"),
    ("500d6+501d6", 7, "too-many"),
    ("91d6!", 1, "too-many"),
    ("d1!", 3, "always-explodes"),
    ("4d6kh5", 6, "cannot-keep"),
    ("4d6kh0", 6, "cannot-keep"),
    ("4d6dl4", 6, "cannot-keep"),
    ("d6dl", 5, "cannot-keep"),
    ("999999999*9", 1, "too-much"),
    ("(" * 30 + "1" + ")" * 30, 21, "too-deep"),
    ("-" * 30 + "1", 20, "too-deep"),
    ("1" + "+1" * 50, 101, "too-long"),
]


@pytest.mark.parametrize(("text", "at", "why"), FAULTS)
def test_faults_point_at_their_place(text: str, at: int, why: str) -> None:
    with pytest.raises(Refused) as no:
        parse(text)
    assert (no.value.code, no.value.field) == ("bad_expression", "expression")
    assert (no.value.args_["at"], no.value.args_["reason"].id) == (at, f"notation-{why}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_whole(language: str) -> None:
    catalogue = Catalogue(language, [read_sources(CORE_TEXT, language)], lambda ref, _lang: ref.id)
    for text, at, _ in FAULTS:
        with pytest.raises(Refused) as no:
            parse(text)
        said = catalogue.say(no.value.message)
        assert f" {at}: " in said
        assert "notation-" not in said
        assert "{" not in said


# --- any expression -----------------------------------------------------------------------------------------------

numbers = st.builds(Number, st.integers(0, 50))


@st.composite
def pools(draw: st.DrawFn) -> Dice:
    """Dice of one kind; those of which some are kept are more than are kept."""
    count, sides, explodes = draw(st.integers(1, 6)), draw(st.integers(2, 20)), draw(st.booleans())
    if count == 1 or draw(st.booleans()):
        return Dice(count, sides, explodes)
    return Dice(count, sides, explodes, draw(st.integers(1, count - 1)), draw(st.booleans()))


def deeper(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.builds(Both, st.sampled_from(("+", "−", "×")), inner, inner) | st.builds(Minus, inner)


def worth(tree: Expression) -> int:
    """The farthest from 0 that a total may be."""
    low, high = bounds(tree)
    return max(-low, high)


anything: st.SearchStrategy[Expression] = st.recursive(numbers | pools(), deeper, max_leaves=5)
expressions = anything.filter(lambda tree: worth(tree) <= MOST_WORTH)


@given(expressions)
def test_what_is_written_is_read_again(tree: Expression) -> None:
    assert parse(written(tree)) == parse(with_die(written(tree), "de")) == tree


@given(st.text(alphabet="0123456789dwWk hl!+-−*×()%²x\n", max_size=30))
def test_any_text_is_read_or_refused_in_its_place(text: str) -> None:
    tree, at = read(text)
    if tree is None:
        assert 1 <= at <= len(text) + 1
    else:
        assert parse(written(tree)) == tree
        low, high = bounds(tree)
        assert low <= high
        assert all(pool.count >= 1 for pool in groups(tree))


def read(text: str) -> tuple[Expression | None, int]:
    """The tree, or where it is refused."""
    try:
        return parse(text), 0
    except Refused as no:
        return None, int(no.args_["at"])
