"""Signs that nobody sees: names and talk come without them, and what is written otherwise stays as it is."""

from __future__ import annotations

import pytest

from spielwerk.core.unseen import UNSEEN, all_seen, is_name, no_name_in, seen


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


@pytest.mark.parametrize("text", ["", "Orla", " Orla ", "Größe ẞ 🐍", "क\u094d\u200dष", "a\u00a0b"])
def test_a_name_is_one_line_with_something_to_see(text: str) -> None:
    assert is_name(text)
    assert is_name(text, unfinished=True)


@pytest.mark.parametrize("text", [" ", "   ", "\u00a0", "\u3164", " \u200d "])
def test_blanks_are_no_name_but_may_become_one(text: str) -> None:
    assert not is_name(text)
    assert is_name(text, unfinished=True)


@pytest.mark.parametrize("text", ["\n", "Or\nla", "Orla\r", "Or\tla", "Or\x07la", "\x7f", "Or\u2028la", "Or\u0085la"])
def test_lines_and_controls_are_in_no_name(text: str) -> None:
    assert not is_name(text)
    assert not is_name(text, unfinished=True)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"do": "add_being", "being": {"name": "Orla", "notes": "two\nlines\n"}}, None),
        ({"do": "start_scene", "title": " "}, ("title", " ")),
        ({"do": "add_being", "being": {"gear": [{"id": "rope", "name": "a\nb"}]}}, ("name", "a\nb")),
        ({"do": "add_being", "being": {"counters": {"a\tb": 1}}}, ("a\tb", "a\tb")),
        ({"do": "override", "field": "name", "value": "\n"}, ("value", "\n")),
        ({"do": "override", "field": "notes", "value": "\n"}, None),
        ({"do": "override", "field": ["name"], "value": "\n"}, None),
        ({"do": "create", "being": {"name": " "}}, None),
        ({"do": "create", "being": {"name": "\n"}}, ("name", "\n")),
    ],
)
def test_what_is_no_name_is_found_wherever_it_stands(data: dict[str, object], found: tuple[str, str] | None) -> None:
    assert no_name_in(data) == found
