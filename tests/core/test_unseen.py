"""Signs that nobody sees: names and talk come without them, and what is written otherwise stays as it is."""

from __future__ import annotations

import pytest

from spielwerk.core.unseen import UNSEEN, all_seen, seen


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("Orla", "Orla"),
        ("Ilka \u202etdnarB", "Ilka tdnarB"),
        ("\u2066Orla\u2069", "Orla"),
        ("Or\u200bla\ufeff", "Orla"),
        ("\u200f\u061c", ""),
        ("\u3164", ""),
        (" \u200d\ufe0f ", ""),
        ("שלום", "שלום"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("🏴\u200d☠\ufe0f Runa", "🏴\u200d☠\ufe0f Runa"),
        ("क\u094dष", "क\u094dष"),
        ("Größe, ẞ", "Größe, ẞ"),
    ],
)
def test_what_turns_or_hides_goes_and_what_is_written_stays(typed: str, left: str) -> None:
    assert seen(typed) == left
    assert UNSEEN.search(seen(typed)) is None
    assert seen(seen(typed)) == left


def test_plain_data_are_cleaned_wherever_a_text_stands() -> None:
    data = {
        "being": {"name": "a\u202eb", "skills": {"crafting:x\u202ey": 5}, "weapons": ["fist"]},
        "n": [1, None, True],
    }
    clean = {"being": {"name": "ab", "skills": {"crafting:xy": 5}, "weapons": ["fist"]}, "n": [1, None, True]}
    assert all_seen(data) == clean
