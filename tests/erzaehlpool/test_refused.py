"""What is said where something is not possible: every command of Erzählpool, with whoever and whatever cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spielwerk.core.play import Play
from spielwerk.core.system import System, installed
from tests import refusals

SYSTEM: System[Any] = installed()["erzaehlpool"]
COMMON: Mapping[str, Any] = {"weapons": ["pistol", "submachine_gun"], "skills": {"firearms": 2}, "npc": True}
BEINGS: tuple[dict[str, Any], ...] = (
    {"id": "ana", "name": "Ana", **COMMON, "npc": False, "rounds": {"pistol": 1}},
    {"id": "bo", "name": "Bo", **COMMON},
    {"id": "cy", "name": "Cy", **COMMON},
    {"id": "di", "name": "Di", **COMMON},
    {"id": "dead", **COMMON, "conditions": ["dead"]},
    {"id": "away", **COMMON, "present": False},
    {"id": "lame", **COMMON, "immobile": True},
)
FIGHT = {"do": "start_combat", "beings": ["ana", "bo", "lame"]}
ANA = ({"do": "start_combat", "beings": ["ana"]},)
"""A fight in which it is certainly the turn of Ana."""
SHOT: Mapping[str, Any] = {"do": "attack", "by": "ana", "weapon": "pistol", "approved": True}
BURST: Mapping[str, Any] = {**SHOT, "weapon": "submachine_gun", "fire": "burst"}

SAID: list[tuple[Mapping[str, Any], tuple[Mapping[str, Any], ...], str, str]] = [
    (FIGHT, (FIGHT,), "Es läuft schon ein Kampf.", "A fight is running already."),
    (
        {"do": "move", "by": "ana", "metres": 500},
        (),
        "500 ist zu weit. Erlaubt: bis 7 m",
        "500 is too far. Allowed: up to 7 m",
    ),
    (
        {"do": "attack", "by": "dead", "target": "ana", "kind": "unarmed"},
        (),
        "In diesem Zustand ist keine Handlung möglich: tot.",
        "No action is possible in this state: dead.",
    ),
    (
        {**SHOT, "target": "bo", "own_cover": "full"},
        (),
        "Volle Deckung lässt Angriffe weder heraus noch hinein.",
        "Full cover keeps attacks in as well as out.",
    ),
    (
        {**SHOT, "target": "bo", "fire": "short_burst"},
        (),
        "Es ist ein Schuss da, gebraucht werden 3.",
        "There is one round left, 3 are needed.",
    ),
    (
        {**SHOT, "target": "bo", "weapon": "bow", "fire": "short_burst"},
        (),
        "So schießt diese Waffe nicht.",
        "This weapon does not fire like that.",
    ),
    (
        {**BURST, "targets": ["bo", "cy", "di", "lame"]},
        (),
        "Das sind 4 Ziele. Mehr als 3 sind nicht möglich.",
        "Those are 4 targets. No more than 3 are possible.",
    ),
    (
        {"do": "check", "by": "ana", "attribute": "wits", "willpower": True, "approved": True},
        (),
        "An diesem Tisch kauft Willenskraft keine Würfel.",
        "At this table Willpower buys no dice.",
    ),
    (
        {"do": "full_defence", "by": "ana"},
        (*ANA, {"do": "move", "by": "ana", "metres": 2, "run": "for_defence"}),
        "Die Verteidigung ist bis zum nächsten Zug schon vergeben.",
        "The Defence is spent already until the next turn.",
    ),
]


def table(*before: Mapping[str, Any]) -> Play[Any]:
    """A game after these commands."""
    return refusals.table(SYSTEM, BEINGS, *before)


@pytest.mark.parametrize(("command", "before", "german", "english"), SAID)
def test_a_refusal_says_what_is_so_and_what_is_allowed(
    command: Mapping[str, Any], before: tuple[Mapping[str, Any], ...], german: str, english: str
) -> None:
    assert refusals.said(table(*before), SYSTEM, command) == (german, english)


WHO = ("ana", "dead", "away", "lame", "nobody")
VALUES: Mapping[str, Any] = {
    "attribute": "wits", "weapon": "pistol", "amount": 5, "needed": 5, "metres": 5, "level": 3, "condition": "prone",
    "kind": "lethal", "being": {"npc": True}, "id": "x", "present": True, "shown": [], "text": "x", "expression": "d10",
    "option": "init_tie", "value": "gm", "question": "fate", "field": "hp", "approved": True,
}  # fmt: skip


@pytest.mark.parametrize("fight", [False, True])
@pytest.mark.parametrize("who", WHO)
def test_every_command_is_refused_in_sentences(who: str, fight: bool) -> None:
    play = table(*([FIGHT] if fight else []))
    asked = [refusals.asked(do, who, VALUES) for do in refusals.commands(SYSTEM)]
    assert sum(refusals.refused(SYSTEM, play, command) for command in asked) > 5


@pytest.mark.parametrize("do", refusals.commands(SYSTEM), ids=refusals.tag)
def test_what_cannot_be_is_refused_in_sentences(do: Any) -> None:
    play = table(*ANA)
    spoiled = list(refusals.spoiled(do, refusals.asked(do, "ana", VALUES)))
    assert sum(refusals.refused(SYSTEM, play, command) for command in spoiled) > len(spoiled) / 4
