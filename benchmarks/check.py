"""The check: how fast one rule is played."""

from __future__ import annotations

from typing import Any

import msgspec

from spielwerk.core.act import resolve
from spielwerk.core.dice import keyed
from spielwerk.core.log import onto
from spielwerk.core.system import System, installed

from .clock import microseconds, ratio, show
from .peers import UncachedRolls

BAR = 5.0


def table_with(system: System[Any], *beings: dict[str, Any]) -> Any:
    """A state with these beings, read as from a scenario."""
    state = system.start(system.options.checked({}), {})
    for data in beings:
        state = onto(state, system.joins(state, data))
    return state


def run() -> None:
    """Print the figures."""
    system = installed()["percentacy"]
    state = table_with(system, {"id": "mara", "skills": {"ranged_combat": 50}})
    command = system.command({"do": "check", "by": "mara", "skill": "ranged_combat", "modifiers": [-20, 10, -10]})
    rule, encode = system.rules[type(command)], msgspec.json.Encoder(order="deterministic").encode
    dice, seq = keyed(b"k" * 32, "bench"), 0

    def ours() -> bytes:
        nonlocal seq
        seq += 1
        faces = dice(seq)
        done = resolve(rule, state, command, (), lambda place, roll: faces(place, roll.sides))
        onto(state, done.events)
        return encode(done.events)

    figures = microseconds({"this check": (ours, 4000), "d20, expression not cached": (UncachedRolls(), 400)})
    show(
        "The check",
        "Skill 50, modifiers −20, +10, −10, no assist: from the command to the new state and its encoded events, with\n"
        "a keyed die, against one roll of 1d100 plus a number by d20 with an expression it has not cached. CPU time.",
        figures,
    )
    ratio("times as fast as d20", figures["d20, expression not cached"] / figures["this check"], BAR)
