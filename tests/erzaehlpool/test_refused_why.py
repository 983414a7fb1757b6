"""Refusals that name the state somebody is in, or what would do instead of what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from spielwerk.core.act import Refused

from .table import KARN, MARA, play, table_with
from .test_text import spoken

FALLEN = {**KARN, "id": "tote", "name": "Tote", "conditions": ["dead"]}
TIED = {**KARN, "id": "tim", "name": "Tim", "immobile": True}
SHOT = {"do": "attack", "by": "mara", "target": "karn", "weapon": "pistol"}
FIGHT = ({"do": "start_combat", "beings": ["mara", "karn"]}, [9, 1])
Before = Sequence[tuple[dict[str, Any], list[int]]]


def refusal(data: Mapping[str, Any], *before: tuple[dict[str, Any], list[int]]) -> Refused:
    """How a command is refused after others, with the dice of these."""
    state = table_with(MARA, KARN, FALLEN, TIED)
    for earlier, faces in before:
        state = play(state, earlier, faces, [0] if earlier["do"] == "attack" else []).state
    try:
        refused = play(state, dict(data)).refused
    except Refused as unread:
        return unread
    assert isinstance(refused, Refused), data
    return refused


SAID: list[tuple[dict[str, Any], Before, str, str]] = [
    (
        {**SHOT, "by": "tote"},
        (),
        "In diesem Zustand ist keine Handlung möglich: tot.",
        "No action is possible in this state: dead.",
    ),
    (
        SHOT,
        (({"do": "full_defence", "by": "mara"}, []),),
        "Wer passiv kämpft, hat keine Handlung.",
        "Whoever fights passively has no action.",
    ),
    (
        {"do": "move", "by": "tim", "metres": 1},
        (),
        "Diese Figur kann sich nicht bewegen.",
        "This being cannot move.",
    ),
    (
        {"do": "move", "by": "mara", "metres": 2},
        (FIGHT, ({"do": "move", "by": "mara", "metres": 1}, [])),
        "In dieser Runde gab es schon eine Bewegung.",
        "There has been a move in this round already.",
    ),
    (
        {"do": "move", "by": "mara", "metres": 99},
        (),
        "99 ist zu weit. Erlaubt: bis 9 m",
        "99 is too far. Allowed: up to 9 m",
    ),
    (
        {"do": "move", "by": "mara", "metres": -1},
        (),
        "metres: „-1“ geht nicht. Erlaubt: eine Zahl von 0 bis 100.000",
        "metres: “-1” is not possible. Allowed: a number from 0 to 100,000",
    ),
    (
        {**SHOT, "rounds_left": 3},
        (),
        "Die Schüsse in diesem Magazin werden mitgezählt. Darin sind noch: 15.",
        "The rounds in this magazine are counted. Left in it: 15.",
    ),
    (
        {**SHOT, "weapon": "", "kind": "ranged", "rounds_left": 0},
        (),
        "Es ist kein Schuss mehr da, gebraucht wird einer.",
        "There is no round left, one is needed.",
    ),
    (
        {**SHOT, "fire": "short_burst", "rounds": 2},
        (),
        "rounds: „2“ geht nicht. Erlaubt: eine ganze Zahl ab 3",
        "rounds: “2” is not possible. Allowed: a whole number of at least 3",
    ),
    (
        {**SHOT, "fire": "short_burst", "targets": ["karn", "tim"]},
        (),
        "Das sind 2 Ziele. Mehr als eines ist nicht möglich.",
        "Those are 2 targets. No more than one is possible.",
    ),
    (
        {**SHOT, "target": "mara"},
        (),
        "target: „mara“ geht nicht. Erlaubt: alles außer mara",
        "target: “mara” is not possible. Allowed: anything but mara",
    ),
    (
        {**SHOT, "target_cover": {"tim": "half"}},
        (),
        "target_cover: „tim“ geht nicht. Erlaubt: karn",
        "target_cover: “tim” is not possible. Allowed: karn",
    ),
    (
        {**SHOT, "target": ""},
        (),
        "target: So geht das nicht. Erlaubt: mindestens eine Angabe",
        "target: that is not possible. Allowed: at least one",
    ),
    (
        {"do": "override", "target": "mara", "field": "armour.bulletproof", "value": 1},
        (),
        "value: „1“ geht nicht. Erlaubt: ja oder nein (true, false)",
        "value: “1” is not possible. Allowed: yes or no (true, false)",
    ),
    (
        {"do": "override", "target": "mara", "field": "name", "value": ""},
        (),
        "value: So geht das nicht. Erlaubt: ein Text mit 1 bis 80 Zeichen",
        "value: that is not possible. Allowed: a text of 1 to 80 characters",
    ),
    (
        {"do": "add_being", "being": {"name": "Neu", "armour": {"speed": 1}}},
        (),
        "armour: „speed 1“ geht nicht. Erlaubt: eine ganze Zahl von −100 bis 0",
        "armour: “speed 1” is not possible. Allowed: a whole number from −100 to 0",
    ),
]


@pytest.mark.parametrize(("command", "before", "german", "english"), SAID)
def test_a_refusal_says_what_is_so_and_what_is_allowed(
    command: dict[str, Any], before: Before, german: str, english: str
) -> None:
    message = refusal(command, *before).message
    assert (spoken("de", message), spoken("en", message)) == (german, english)
