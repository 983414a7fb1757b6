"""What is said where something is not possible in the state that a being or the fight is in, as a player reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spielwerk.core.play import Play
from spielwerk.core.system import System, installed
from tests import refusals

SYSTEM: System[Any] = installed()["percentacy"]
SKILLS = {"ranged_combat": 60, "melee": 50, "first_aid": 50}
COMMON: Mapping[str, Any] = {"skills": SKILLS, "weapons": ["long_gun", "sidearm"], "npc": True}
BEINGS: tuple[dict[str, Any], ...] = (
    {"id": "ana", "name": "Ana", **COMMON, "npc": False},
    {"id": "bo", "name": "Bo", **COMMON},
    {"id": "dead", **COMMON, "conditions": ["dead"]},
    {"id": "away", **COMMON, "present": False},
    {"id": "shock", **COMMON, "conditions": ["shock"]},
)
FIGHT = {"do": "start_combat", "beings": ["ana", "bo", "shock"]}


def table(*before: Mapping[str, Any]) -> Play[Any]:
    """A game after these commands."""
    return refusals.table(SYSTEM, BEINGS, *before)


SAID: list[tuple[Mapping[str, Any], tuple[Mapping[str, Any], ...], str, str]] = [
    (FIGHT, (FIGHT,), "Es läuft schon ein Kampf.", "A fight is running already."),
    (
        {"do": "start_combat", "beings": ["ana", "ana"]},
        (),
        "beings: „ana, ana“ geht nicht. Erlaubt: mindestens eine Angabe, und jede nur einmal",
        "beings: “ana, ana” is not possible. Allowed: at least one, and each only once",
    ),
    (
        {"do": "join_combat", "being": "ana"},
        (FIGHT,),
        "being: Diese Figur ist schon im Kampf.",
        "being: this being is in the fight already.",
    ),
    (
        {"do": "end_turn", "by": "ana"},
        (),
        "Gerade läuft kein Kampf, also gibt es keine Züge.",
        "No fight is running, so there are no turns.",
    ),
    (
        {"do": "attack", "by": "shock", "target": "ana", "weapon": "long_gun"},
        (),
        "In diesem Zustand ist keine Aktion möglich: Schock.",
        "No action is possible in this state: shock.",
    ),
    (
        {"do": "trigger", "by": "ana"},
        (FIGHT,),
        "Diese Figur hält keine Aktion bereit.",
        "No action is held ready by this being.",
    ),
    (
        {"do": "end_condition", "target": "ana", "condition": "shock"},
        (),
        "Hier gibt es keinen Zustand, der enden könnte.",
        "There is no condition here that could end.",
    ),
    (
        {"do": "end_condition", "target": "dead", "condition": "shock"},
        (),
        "condition: „Schock“ geht nicht. Erlaubt: tot",
        "condition: “shock” is not possible. Allowed: dead",
    ),
    (
        {"do": "award", "beings": ["bo"], "levels": 1},
        (),
        "Rewinds und Aufstiege sind für Charaktere, nicht für NSC.",
        "Rewinds and advancements are for characters, not for NPCs.",
    ),
    (
        {"do": "attack", "by": "ana", "target": "ana", "weapon": "long_gun"},
        (),
        "target: „ana“ geht nicht. Erlaubt: alles außer ana",
        "target: “ana” is not possible. Allowed: anything but ana",
    ),
]


@pytest.mark.parametrize(("command", "before", "german", "english"), SAID)
def test_a_refusal_says_what_is_so_and_what_is_allowed(
    command: Mapping[str, Any], before: tuple[Mapping[str, Any], ...], german: str, english: str
) -> None:
    assert refusals.said(table(*before), SYSTEM, command) == (german, english)


WHO = ("ana", "dead", "away", "shock", "nobody")
VALUES: Mapping[str, Any] = {
    "skill": "melee", "weapon": "long_gun", "amount": 5, "talent": "lucky", "handicap": "curious", "tier": "minor",
    "circumstance": "withdrawal", "condition": "shock", "trigger": "x", "action": {"do": "check", "by": "ana"},
    "count": 3, "being": {"npc": True}, "kind": "skill", "entry": {"id": "x"}, "id": "x", "present": True, "shown": [],
    "text": "x", "expression": "d6", "option": "opposed_tie", "value": 7, "question": "claim", "field": "hp",
    "attacks": [{"weapon": "sidearm", "target": "bo"}] * 2,
}  # fmt: skip


@pytest.mark.parametrize("fight", [False, True])
@pytest.mark.parametrize("who", WHO)
def test_every_command_is_refused_in_sentences(who: str, fight: bool) -> None:
    play = table(*([FIGHT] if fight else []))
    asked = [refusals.asked(do, who, VALUES) for do in refusals.commands(SYSTEM)]
    assert sum(refusals.refused(SYSTEM, play, command) for command in asked) > 5


@pytest.mark.parametrize("do", refusals.commands(SYSTEM), ids=refusals.tag)
def test_what_cannot_be_is_refused_in_sentences(do: Any) -> None:
    play = table(FIGHT)
    spoiled = list(refusals.spoiled(do, refusals.asked(do, "ana", VALUES)))
    assert sum(refusals.refused(SYSTEM, play, command) for command in spoiled) > len(spoiled) / 4
