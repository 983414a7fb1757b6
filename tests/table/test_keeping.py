"""Notes and counters, which every table has: who may write them, who sees them, and that they can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.sitting import Sitting

EVERYBODY = ("gm", "one", "two", "eye")
SECRET = "owes the ferryman forty pieces"


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.close()


def seen(sitting: Sitting, seat: str, who: str) -> dict[str, Any]:
    being: dict[str, Any] = sitting.view(seat)["beings"].get(who, {})
    return being


def told(sitting: Sitting, seat: str) -> list[str]:
    """The sentences in the log, by their ids."""
    return [card["message"]["id"] for line in sitting.lines(seat) for card in line.get("cards", ())]


def test_notes_on_somebody_are_for_its_player_and_the_game_master(sitting: Sitting) -> None:
    for seat in EVERYBODY:
        sitting.client(seat)
    sitting.do("one", "set_notes", target="ana", text=f"  {SECRET}\n")
    assert [seen(sitting, seat, "ana").get("notes") for seat in EVERYBODY] == [SECRET, SECRET, None, None]
    sitting.do("gm", "set_notes", target="cor", text=SECRET)
    assert [seen(sitting, seat, "cor").get("notes") for seat in EVERYBODY] == [SECRET, None, None, None]
    for seat in ("two", "eye"):
        client = sitting.client(seat)
        client.read()
        assert SECRET.encode() not in client.bytes
    assert told(sitting, "two") == ["told-notes-set"]
    assert told(sitting, "gm") == ["told-notes-set"] * 2


def test_counters_of_characters_are_for_all_and_those_of_others_for_the_game_master(sitting: Sitting) -> None:
    sitting.do("one", "set_counter", target="ana", counter="Kerzen", value=3)
    sitting.do("gm", "set_counter", target="ana", counter="Schuld", value=-1)
    sitting.do("gm", "set_counter", target="cor", counter="Zorn", value=4)
    for seat in EVERYBODY:
        assert seen(sitting, seat, "ana")["counters"] == {"Kerzen": 3, "Schuld": -1}
        assert seen(sitting, seat, "cor").get("counters") == ({"Zorn": 4} if seat == "gm" else None)
    sitting.do("one", "set_counter", target="ana", counter="Kerzen", value=2)
    sitting.do("one", "set_counter", target="ana", counter="Schuld")
    assert seen(sitting, "two", "ana")["counters"] == {"Kerzen": 2}
    assert told(sitting, "two") == ["told-counter-new", "told-counter-new", "told-counter-set", "told-counter-gone"]


def test_the_notes_of_the_table_are_everybodys_to_read(sitting: Sitting) -> None:
    sitting.do("gm", "set_table_notes", text="The ferry leaves at six.")
    assert [sitting.view(seat)["table"]["notes"] for seat in EVERYBODY] == ["The ferry leaves at six."] * 4


def test_what_was_kept_is_taken_back_and_outlives_the_server(sitting: Sitting) -> None:
    sitting.do("one", "set_counter", target="ana", counter="Kerzen", value=3)
    sitting.do("one", "set_counter", target="ana", counter="Kerzen", value=9)
    sitting.do("gm", "set_table_notes", text="Six o'clock.")
    sitting.do("one", "set_notes", target="ana", text=SECRET)
    for action, (path, before) in {
        3: (("notes",), None),
        2: (("table",), ""),
        1: (("counters",), {"Kerzen": 3}),
        0: (("counters",), None),
    }.items():
        sitting.send("gm", {"t": "take_back", "action": action})
        sitting.restart()
        view = sitting.view("one")
        found = view["table"]["notes"] if path == ("table",) else view["beings"]["ana"].get(path[0])
        assert found == before


def test_what_changes_nothing_is_not_told(sitting: Sitting) -> None:
    sitting.do("one", "set_counter", target="ana", counter="Kerzen", value=3)
    sitting.do("one", "set_counter", target="ana", counter="Kerzen", value=3)
    sitting.do("one", "set_notes", target="ana", text="  ")
    sitting.do("gm", "set_table_notes")
    assert told(sitting, "gm") == ["told-counter-new"]


def test_they_are_taken_while_a_question_is_open(sitting: Sitting) -> None:
    sitting.do("gm", "strike", by="ana", target="ben")
    sitting.do("two", "set_counter", target="ben", counter="Kerzen", value=1)
    sitting.do("two", "set_notes", target="ben", text="Now.")
    assert sitting.question("gm")["key"] == "fair"
    assert seen(sitting, "two", "ben")["counters"] == {"Kerzen": 1}


@pytest.mark.parametrize(
    ("seat", "command", "code", "field"),
    [
        ("two", {"do": "set_notes", "target": "ana", "text": "x"}, "not_your_being", "by"),
        ("eye", {"do": "set_counter", "target": "ana", "counter": "x", "value": 1}, "not_allowed", ""),
        ("one", {"do": "set_table_notes", "text": "x"}, "not_allowed", "do"),
        ("one", {"do": "set_notes", "target": "dim", "text": "x"}, "unknown_id", "target"),
        ("gm", {"do": "set_notes", "target": "ana", "text": "x" * 10_001}, "bad_value", "text"),
        ("gm", {"do": "set_counter", "target": "ana", "counter": "", "value": 1}, "bad_value", "counter"),
        ("gm", {"do": "set_counter", "target": "ana", "counter": " x", "value": 1}, "bad_value", "counter"),
        ("gm", {"do": "set_counter", "target": "ana", "counter": "x" * 41, "value": 1}, "bad_value", "counter"),
        ("gm", {"do": "set_counter", "target": "ana", "counter": "x", "value": 1_000_001}, "bad_value", "value"),
        ("gm", {"do": "set_counter", "target": "ana", "counter": "x", "value": "many"}, "bad_value", "value"),
        ("gm", {"do": "set_counter", "target": "ana", "counter": "x"}, "bad_value", "counter"),
    ],
)
def test_what_is_refused_changes_nothing(
    sitting: Sitting, seat: str, command: dict[str, Any], code: str, field: str
) -> None:
    refused = sitting.refusal(seat, {"t": "do", "command": command})
    assert (refused.code, refused.field) == (code, field)


def test_nobody_has_more_counters_than_can_be_read(sitting: Sitting) -> None:
    for number in range(30):
        sitting.do("one", "set_counter", target="ana", counter=f"c{number}", value=number)
    refused = sitting.refusal("one", {"t": "do", "command": {
        "do": "set_counter", "target": "ana", "counter": "one more", "value": 1,
    }})  # fmt: skip
    assert (refused.code, refused.field) == ("bad_value", "counter")
    sitting.do("one", "set_counter", target="ana", counter="c7", value=70)
