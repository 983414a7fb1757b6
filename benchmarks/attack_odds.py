"""The attack odds: how fast exact odds are, from the rule that is played."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from spielwerk.core.act import Act
from spielwerk.core.questions import Question
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.system import installed
from spielwerk.odds import exact, odds

from . import peers
from .check import table_with
from .clock import microseconds, ratio, show

BARS = {"icepool, rule over faces": 10.0, "dyce, rule over faces": 5.0, "icepool, classes counted by hand": 2.0}
MEAN = Fraction(2091, 100)


def evade(question: Question[Any], act: Act[Any]) -> int | str | None:
    """The target always evades; everything else is as suggested, so that who is asked for help gives it."""
    return "evade" if "evade" in question.options else always_suggestion(question, act)


def run() -> None:
    """Print the figures."""
    system = installed()["percentacy"]
    helpers = [{"id": f"h{n}", "attributes": {"intelligence": 40}} for n in range(3)]
    state = table_with(
        system,
        {"id": "mara", "skills": {"ranged_combat": peers.SKILL}},
        {"id": "orc", "npc": True, "attributes": {"dexterity": peers.EVADE}, "armour": peers.ARMOUR, "max_hp": 107},
        *helpers,
    )
    plain = {"do": "attack", "by": "mara", "target": "orc", "weapon": "long_gun"}
    assists = [{"by": h["id"], "attribute": "intelligence"} for h in helpers]
    commands = {"plain": system.command(plain), "assisted": system.command({**plain, "assists": assists})}
    rule = system.rules[type(commands["plain"])]

    def ours(which: str) -> dict[Any, Fraction]:
        return odds(rule, state, commands[which], lambda outcome, _act: system.odds.damage_of(outcome), evade)

    def cold() -> dict[Any, Fraction]:
        exact.readings.cache_clear()
        return ours("plain")

    mean = sum((int(value or 0) * chance for value, chance in ours("plain").items()), Fraction(0))
    assert mean == MEAN, f"the odds are wrong: mean damage {mean}, expected {MEAN}"
    for peer in (peers.icepool_over_faces, peers.icepool_by_hand, peers.dyce_over_faces):
        assert abs(float(peer().mean()) - float(MEAN)) < 1e-9, f"{peer.__name__} computes something else"
    figures = microseconds(
        {
            "ours, warm": (lambda: ours("plain"), 400),
            "ours, readings not cached": (cold, 150),
            "ours, three assists": (lambda: ours("assisted"), 40),
            "icepool, rule over faces": (peers.icepool_over_faces, 25),
            "dyce, rule over faces": (peers.dyce_over_faces, 35),
            "icepool, classes counted by hand": (peers.icepool_by_hand, 90),
        }
    )
    show(
        "The attack odds",
        "Skill 65 against evade 40, armour 5, long gun: the exact distribution of damage, from the rule\n"
        "that is played. Peers: the rule written over the faces of a d100; icepool also with classes counted by hand.",
        figures,
    )
    for name, bar in BARS.items():
        ratio(f"times as fast as {name}", figures[name] / figures["ours, warm"], bar)
    ratio("three assists, ms", figures["ours, three assists"] / 1000, 1.5, at_most=True)
