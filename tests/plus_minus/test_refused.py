"""Every command with every kind of bad value: refused in a sentence of both languages, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core import log
from spielwerk.core.play import Play
from spielwerk.systems.plus_minus import SYSTEM
from tests import refusals

from .table import KARN, MARA, table_with

AWAY = {"id": "away", "name": "Abseits", "npc": True, "present": False, "abilities": {"Segeln": 2}}
TOO_LONG, BIG = "x" * 10_001, 10**9
COMMANDS = {refusals.tag(shape): shape for shape in refusals.commands(SYSTEM)}
GOOD: Mapping[str, Mapping[str, Any]] = {
    "check": {"by": "mara", "properties": ["strength", "dexterity", "boxing"], "difficulty": 10, "approved": True},
    "create": {"being": {"name": "Orla"}},
    "add_being": {"being": {"name": "Orla"}},
    "override": {"target": "mara", "field": "qualities.mind", "value": 7},
    "set_order": {"beings": ["mara", "karn"]},
    "start_combat": {"beings": ["mara", "karn"]},
    "join_combat": {"being": "mara"},
    "leave_combat": {"being": "mara"},
    "end_turn": {"by": "mara"},
    "set_counter": {"target": "mara", "counter": "Kerzen", "value": 3},
    "set_notes": {"target": "mara", "text": "merken"},
    "set_table_notes": {"text": "merken"},
    "note": {"text": "Das Seil reißt."},
    "roll": {"expression": "2d6", "by": "mara"},
    "set_option": {"option": "doubles", "value": "none"},
    "trust": {"question": "trait_counts"},
    "start_scene": {"title": "Am Turm"},
    "remove_being": {"target": "karn"},
    "set_present": {"target": "karn", "present": False},
    "disclose": {"target": "karn", "shown": ["qualities"]},
    "assign": {"target": "karn", "seat": "jule"},
    "compare": {
        "by": "mara",
        "properties": ["strength", "dexterity", "boxing"],
        "against": "karn",
        "against_properties": ["strength", "will", "melee"],
    },
    "add_ability": {"name": "Gezeitenkunde", "kind": "knowledge"},
    "remove_ability": {"ability": "Knoten"},
    "set_portrait": {"target": "mara", "portrait": "0f" * 32},
}
"""A good form of each command that takes anything."""
BAD: Mapping[str, tuple[Any, ...]] = {
    "by": ("nobody", "", 5, ["mara"], TOO_LONG),
    "target": ("nobody", "", 5, TOO_LONG),
    "beings": (["nobody"], ["mara", "mara"], "mara", [5], ["x"] * 500),
    "properties": (
        [], ["strength"], ["strength", "will"], ["strength", "will", "mind", "senses", "psyche", "agility"],
        ["boxing", "anatomy", "tide lore"], ["strength", "boxing", "boxing"], ["strength", "will", "nonsense"],
        ["strength", "will", "Night owl"], "strength", [1, 2, 3], ["x"] * 500, [TOO_LONG],
    ),
    "against": ("nobody", "mara", "", 5, ["karn"], TOO_LONG),
    "against_properties": ([], ["strength", "will"], ["strength", "will", "nonsense"], "will", [1]),
    "difficulty": ("hard", 5.5, 1001, -1001, BIG, True),
    "approved": ("yes", 1),
    "trait": ("Night owl", "Heirloom", 5, TOO_LONG),
    "being": (
        {"qualities": {"strength": 5.5}}, {"qualities": "high"}, {"wings": 2}, {"id": "mara"}, {"id": "a.b"},
        {"traits": [{"plus": 2}]}, {"abilities": {"boxing": "much"}}, {"abilities": {"a.b": 3}}, {"npc": "yes"},
        {"name": "x" * 81}, {"concept": TOO_LONG}, {"shown": ["secrets"]}, {"counters": {"": 1}}, "Orla", 5,
    ),
    "field": ("hp", "", "qualities.luck", "abilities.", "abilities.strength", "traits_total", 5, TOO_LONG),
    "value": (11, -1, "much", True, BIG, [], None, TOO_LONG),
    "reason": (5, TOO_LONG),
    "counter": ("", " x", "x" * 41, 5),
    "text": (5, TOO_LONG),
    "expression": ("", "2d", "d0", "999999d6", "hello", 5, TOO_LONG),
    "option": ("mood", "", 5, TOO_LONG),
    "question": (5, TOO_LONG),
    "on": ("yes", 1),
    "title": (5, TOO_LONG),
    "present": ("yes", 1),
    "shown": (["secrets"], "name", [5]),
    "seat": (5, TOO_LONG),
    "name": ("", "  ", "x" * 61, "a.b", "a:b", "a/b", "stealth", "Wille", "mind", "Stealth", "heimlichkeit",
             "natural_science", "Boxing", "Tide Lore", "knoten", 5, None, TOO_LONG),
    "kind": ("gift", "", 5, None),
    "ability": ("stealth", "boxing", "Segeln", "nobody", "", 5, TOO_LONG),
    "portrait": ("../x", "0f", 5, TOO_LONG),
}  # fmt: skip
"""What each field never holds."""


def table() -> Play[Any]:
    """A game with Mara, Karn, and somebody who is not in the scene."""
    state = replace(table_with(MARA, KARN, AWAY, opposed="on"), abilities={"Knoten": "skill", "Segeln": "skill"})
    return Play(SYSTEM, log.start(state), None, lambda seq: lambda at, sides: 1 + (7 * seq + 31 * at) % sides)


def wrong() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each command with each bad value in each field, with a strange field, and without one that it needs."""
    for do, shape in COMMANDS.items():
        good = {"do": do, **GOOD.get(do, {})}
        for field in shape.__struct_fields__:
            for bad in BAD.get(field, ()):
                yield f"{do}.{field}", {**good, field: bad}
        yield f"{do}+", {**good, "wings": 2}
        needed = len(shape.__struct_fields__) - len(shape.__struct_defaults__)
        for field in shape.__struct_fields__[:needed]:
            yield f"{do}-{field}", {name: value for name, value in good.items() if name != field}


def may_be(command: Mapping[str, Any], where: str) -> bool:
    """What looks wrong and is not: counters go below zero, and dice may be rolled in nobody’s name."""
    do, _, field = where.partition(".")
    value = command.get(field)
    return ((do, field) == ("set_counter", "value") and value in (11, -1)) or (do, field, value) == ("roll", "by", "")


ALL = [(where, command) for where, command in wrong() if not may_be(command, where)]


def test_every_command_is_walked() -> None:
    assert {where.split(".")[0].rstrip("+").split("-")[0] for where, _ in ALL} == set(COMMANDS)
    assert len(ALL) > 200


@pytest.mark.parametrize("do", COMMANDS)
def test_bad_values_are_refused_in_sentences_and_change_nothing(do: str) -> None:
    play = table()
    for where, command in ALL:
        if where.split(".")[0].rstrip("+").split("-")[0] == do:
            assert refusals.refused(SYSTEM, play, command), (where, str(command)[:200])
