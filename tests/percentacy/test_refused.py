"""What is said where something is not possible in the state that a being or the fight is in, as a player reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from spielwerk.cli.say import catalogue
from spielwerk.core import log
from spielwerk.core.act import Refused
from spielwerk.core.play import Play
from spielwerk.core.system import Codec, System, installed
from spielwerk.core.text import LANGUAGES
from spielwerk.table.example import Example, make

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


def table(*commands: Mapping[str, Any]) -> Play[Any]:
    """A game after these commands."""
    made = make(Example("percentacy", "Abend", beings=BEINGS), SYSTEM, {})
    state = Codec(SYSTEM).decode_state(made.game.first)
    play: Play[Any] = Play(
        SYSTEM, log.start(state), None, lambda seq: lambda at, sides: 1 + (7 * seq + 31 * at) % sides
    )
    for command in commands:
        play.accept(play.do(SYSTEM.command(command), "gm", 0))
    return play


def said(command: Mapping[str, Any], *before: Mapping[str, Any]) -> tuple[str, ...]:
    """How a command is refused, in both languages."""
    with pytest.raises(Refused) as refused:
        table(*before).do(SYSTEM.command(command), "gm", 0)
    return tuple(catalogue(language, SYSTEM).say(refused.value.message) for language in LANGUAGES)


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
    assert said(command, *before) == (german, english)


WHO = ("ana", "dead", "away", "shock", "nobody")
VALUES: Mapping[str, Any] = {
    "skill": "melee", "weapon": "long_gun", "amount": 5, "talent": "lucky", "handicap": "curious", "tier": "minor",
    "circumstance": "withdrawal", "condition": "shock", "trigger": "x", "action": {"do": "check", "by": "ana"},
    "count": 3, "being": {"npc": True}, "kind": "skill", "entry": {"id": "x"}, "id": "x", "present": True, "shown": [],
    "text": "x", "expression": "d6", "option": "opposed_tie", "value": 7, "question": "claim", "field": "hp",
    "attacks": [{"weapon": "sidearm", "target": "bo"}] * 2,
}  # fmt: skip


def asked(do: Any, who: str) -> dict[str, Any]:
    """A command about somebody, with everything that it needs."""
    fields = {"do": str(do.__struct_config__.tag)}
    names = {"by": who, "target": who, "beings": [who, who], "against": "bo"}
    for name, default in zip(reversed(do.__struct_fields__), reversed(do.__struct_defaults__), strict=False):
        names.pop(name, None) if default is not None and name not in ("by", "target") else None
    wanted = {name: names.get(name, VALUES.get(name)) for name in do.__struct_fields__}
    return fields | {name: value for name, value in wanted.items() if value is not None}


@pytest.mark.parametrize("fight", [False, True])
@pytest.mark.parametrize("who", WHO)
def test_every_command_is_refused_in_sentences(who: str, fight: bool) -> None:
    play, refusals = table(*([FIGHT] if fight else [])), 0
    for do in get_args(SYSTEM.command_type):
        try:
            play.do(SYSTEM.command(asked(do, who)), "gm", 0)
        except Refused as refused:
            refusals += 1
            told = [catalogue(language, SYSTEM).say(refused.message) for language in LANGUAGES]
            assert told[0] != told[1], told
            for sentence in told:
                assert not [sign for sign in ("error-", "allowed-", "1+", "1×", "≠", "{ $") if sign in sentence], (
                    sentence
                )
                assert sentence[-1] in ".?)" or ": " in sentence, sentence
    assert refusals > 5
