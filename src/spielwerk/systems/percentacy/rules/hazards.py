"""Quick hazards [schnelle Gefahren]: fixed damage by tier, with or without a check (PC-HAZ)."""

from __future__ import annotations

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.systems.percentacy.commands import Hazard
from spielwerk.systems.percentacy.events import HazardEnding, HazardFaced
from spielwerk.systems.percentacy.numbers import armour_value, success
from spielwerk.systems.percentacy.rows import HazardRow
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .assists import helpers, readied_helpers, roll_assisted
from .checks import readied, rolled_on
from .effects import worn_less
from .injury import wound
from .people import able, being, living


class Suffered(Struct, frozen=True):
    """How a hazard ended, and its damage after armour."""

    ending: HazardEnding
    damage: int


async def hazard(act: Act[Table], cmd: Hazard) -> Suffered:
    """What it does is settled before the roll; a failed check leaves all of it (PC-HAZ-01 to PC-HAZ-08)."""
    victim = being(act, cmd.target, "target")
    tier = lowered(act.state, cmd.tier, cmd.lower_tier)
    _meant(cmd)
    living(victim)
    ending: HazardEnding = "averted" if tier is None else "full"
    if tier is not None and cmd.effect != "none" and await _withstood(act, cmd, victim):
        ending = "averted" if cmd.effect == "avoid" else "halved"
    return await _strike(act, cmd, tier, ending)


def lowered(table: Table, tier: str, steps: int) -> HazardRow | None:
    """The tier after protection; None below minor (PC-HAZ-06). Refuses `unknown_id`."""
    hazards = table.content.hazards
    tiers = list(hazards)
    if tier not in hazards:
        raise Refused("unknown_id", field="tier", value=tier[:80])
    place = tiers.index(tier) - steps
    return hazards[tiers[place]] if place >= 0 else None


def _meant(cmd: Hazard) -> None:
    """A check without an effect would be rolled for nothing."""
    if cmd.effect == "none" and (cmd.skill or cmd.attribute or cmd.value is not None):
        raise Refused("bad_value", field="effect", rule="PC-HAZ-02", value=cmd.effect, allowed="avoid, halve")


async def _withstood(act: Act[Table], cmd: Hazard, victim: Being) -> bool:
    """The check that averts the hazard or halves it (PC-HAZ-02)."""
    helping = helpers(act, cmd.assists, "assists", victim.id)
    on = rolled_on(act.state, victim, cmd)
    able(victim, "target")
    entries = modifiers.given(act.state, cmd.modifiers)
    main = readied(act.state, "check", victim, on, entries, cmd.circumstances, cmd.field)
    return await roll_assisted(act, main, readied_helpers(act.state, helping), success)


async def _strike(act: Act[Table], cmd: Hazard, tier: HazardRow | None, ending: HazardEnding) -> Suffered:
    """The damage: halved and rounded down, then armour if it protects, and all of it as one hit."""
    options, victim = act.state.options, act.state.beings[cmd.target]
    if tier is None or ending == "averted":
        value = armour = damage = 0
    else:
        value = tier.damage // 2 if ending == "halved" else tier.damage
        armour = armour_value(victim.armour, worn_less(act.state, victim)) if cmd.protects else 0
        damage = max(int(options["hazard_min_damage"]), value - armour)
    shown = victim.shows("hp") and victim.shows("armour")
    faced = tier.id if tier is not None else cmd.tier
    act.emit(HazardFaced(cmd.target, faced, ending, value, armour, damage, shown, not victim.present))
    await wound(act, cmd.target, damage, is_hit=bool(options["hazard_counts_as_hit"]))
    return Suffered(ending, damage)
