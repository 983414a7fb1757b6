"""The check: how fast one rule is played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

import msgspec

from spielwerk.core.dice.keyed import keyed
from spielwerk.core.log import onto
from spielwerk.core.resolving import resolve
from spielwerk.core.system import System, installed

from .clock import microseconds, ratio, show
from .peers import UncachedRolls

BAR = 5.0
FULL_BAR = 3.0
THEIRS = "d20, expression not cached"


def table_with(system: System[Any], *beings: dict[str, Any]) -> Any:
    """A state with these beings, read as from a scenario."""
    state = system.start(system.options.checked({}), {})
    for data in beings:
        state = onto(state, system.joins(state, data))
    return state


def played(being: dict[str, Any], **fields: Any) -> Callable[[], bytes]:
    """One check of Mara, from the command to the new state and its encoded events, with a keyed die."""
    system = installed()["percentacy"]
    state = table_with(system, {"id": "mara", **being})
    command = system.command({"do": "check", "by": "mara", "granted": True, **fields})
    rule, encode = system.rules[type(command)], msgspec.json.Encoder(order="deterministic").encode
    dice, entries = keyed(b"k" * 32, "bench"), count(1)

    def once() -> bytes:
        faces = dice(next(entries))
        done = resolve(rule, state, command, (), lambda place, roll: faces(place, roll.sides))
        onto(state, done.events)
        return encode(done.events)

    return once


FULL: Final = {
    "skills": {"hacking": 50},
    "talents": ["rational", "alert"],
    "handicaps": ["addicted", "chronic_condition", "technophobic", "unfamiliar"],
}


def run() -> None:
    """Print the figures."""
    plain = played({"skills": {"ranged_combat": 50}}, skill="ranged_combat", modifiers=[-20, 10, -10])
    around = ["withdrawal", "untreated", "unfamiliar"]
    full = played(FULL, skill="hacking", modifiers=[-10], gear="improvised", circumstances=around)
    figures = microseconds(
        {"this check": (plain, 4000), "with a full pool": (full, 4000), THEIRS: (UncachedRolls(), 400)}
    )
    show(
        "The check",
        "Skill 50, modifiers −20, +10, −10 from the game master, no assist: from the command to the new state and its\n"
        "encoded events, with a keyed die, against one roll of 1d100 plus a number by d20, its expression not\n"
        "cached. CPU time.\n"
        "A full pool: six entries of handicaps, gear and circumstances, reduced by two talents.",
        figures,
    )
    ratio("times as fast as d20", figures[THEIRS] / figures["this check"], BAR)
    ratio("with a full pool", figures[THEIRS] / figures["with a full pool"], FULL_BAR)
