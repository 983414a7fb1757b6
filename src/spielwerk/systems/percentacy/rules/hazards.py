"""Quick hazards [schnelle Gefahren]: fixed damage by tier, with or without a check (PC-HAZ)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.faults import SOME_ONCE
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.commands import EndHazard, Hazard, Strike
from spielwerk.systems.percentacy.events import HazardEnding, HazardFaced, HazardOver, HazardStays
from spielwerk.systems.percentacy.numbers import armour_value, success
from spielwerk.systems.percentacy.rows import HazardRow
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .assists import Rolls, helpers, readied_helpers, roll_assisted
from .checks import Ready, Undecided, decided_or_failed, readied, rolled_on
from .effects import worn_less
from .injury import wound
from .people import able, being, is_able, living


class Suffered(Struct, frozen=True):
    """How a hazard ended, and its damage after armour."""

    ending: HazardEnding
    damage: int


class Struck(Struct, frozen=True):
    """How a hazard ended for each of several."""

    each: tuple[tuple[str, Suffered], ...]


async def hazard(act: Act[Table], cmd: Hazard) -> Suffered | Struck:
    """What it does is settled before the roll; a failed check leaves all of it (PC-HAZ-01 to PC-HAZ-08).

    Several face it one after the other, each with a check of their own; whoever cannot make one has none.
    """
    victims = _victims(act, cmd)
    tier = lowered(act.state, cmd.tier, cmd.lower_tier)
    _meant(cmd)
    for victim in victims:
        living(victim)
    checks = [_check(act, cmd, victim) if tier is not None and cmd.effect != "none" else None for victim in victims]
    if cmd.lasts:
        act.emit(HazardStays(_free_id(act.state), cmd))
    if isinstance(cmd.target, str):
        return await _faced(act, cmd, tier, cmd.target, checks[0])
    faced = [(one.id, await _faced(act, cmd, tier, one.id, check)) for one, check in zip(victims, checks, strict=True)]
    return Struck(tuple(faced))


async def strike(act: Act[Table], cmd: Strike) -> Suffered | Struck:
    """A hazard that lasts deals its damage again; when, is the game master's word (PC-HAZ-05)."""
    kept = _kept(act.state, cmd.hazard)
    return await hazard(act, replace(kept, target=cmd.beings or kept.target, lasts=""))


async def end_hazard(act: Act[Table], cmd: EndHazard) -> None:
    """A hazard that lasted is over."""
    act.emit(HazardOver(cmd.hazard, _kept(act.state, cmd.hazard).lasts))


def _kept(table: Table, id: str) -> Hazard:
    """A hazard that lasts. Refuses `unknown_id`."""
    if id not in table.hazards:
        raise Refused("unknown_id", field="hazard", value=id)
    return table.hazards[id]


def _free_id(table: Table) -> str:
    """An id that no hazard has."""
    number = 1
    while f"h{number}" in table.hazards:
        number += 1
    return f"h{number}"


def _victims(act: Act[Table], cmd: Hazard) -> list[Being]:
    """Whom it strikes. Refuses `unknown_id`; a list that is empty or names somebody twice; and help where they are
    several, since nobody could say whom of them it is for."""
    if isinstance(cmd.target, str):
        return [being(act, cmd.target, "target")]
    found = [being(act, one, "target") for one in cmd.target]
    if not found or len(set(cmd.target)) != len(found):
        raise Refused("bad_value", field="target", value=", ".join(cmd.target), allowed=SOME_ONCE)
    if cmd.assists:
        raise Refused("bad_value", field="assists", value=cmd.assists[0].by, allowed=Message("allowed-nothing"))
    return found


def lowered(table: Table, tier: str, steps: int) -> HazardRow | None:
    """The tier after protection; None below minor (PC-HAZ-06). Refuses `unknown_id`."""
    hazards = table.content.hazards
    tiers = sorted(hazards, key=lambda one: hazards[one].damage)
    if tier not in hazards:
        raise Refused("unknown_id", field="tier", value=tier)
    place = tiers.index(tier) - steps
    return hazards[tiers[place]] if place >= 0 else None


def _meant(cmd: Hazard) -> None:
    """A check without an effect would be rolled for nothing."""
    if cmd.effect == "none" and (cmd.skill or cmd.attribute or cmd.value is not None):
        raise Refused(
            "bad_value",
            field="effect",
            rule="PC-HAZ-02",
            value=cmd.effect,
            allowed=(Message("allowed-hazard-avoid"), Message("allowed-hazard-halve")),
        )


class Facing(NamedTuple):
    """A check against a hazard up to its die, and who helps."""

    main: Ready | Undecided
    helping: Rolls


def _check(act: Act[Table], cmd: Hazard, victim: Being) -> Facing | None:
    """The check that averts the hazard or halves it (PC-HAZ-02); None for one of several who cannot make it."""
    several = not isinstance(cmd.target, str)
    helping = helpers(act, cmd.assists, "assists", victim.id)
    on = rolled_on(act.state, victim, cmd)
    if several and not is_able(victim):
        return None
    able(victim, "target")
    key = f"check:{victim.id}" if several else "check"
    main = readied(act.state, key, victim, on, modifiers.given(act.state, cmd.modifiers), cmd.circumstances, cmd.field)
    return Facing(main, readied_helpers(act.state, helping))


async def _faced(act: Act[Table], cmd: Hazard, tier: HazardRow | None, who: str, check: Facing | None) -> Suffered:
    """What a hazard does to one of those whom it strikes."""
    ending: HazardEnding = "averted" if tier is None else "full"
    main = None if check is None else await decided_or_failed(act, check.main)
    if check is not None and main is not None and await roll_assisted(act, main, check.helping, success):
        ending = "averted" if cmd.effect == "avoid" else "halved"
    return await _harm(act, cmd, tier, who, ending)


async def _harm(act: Act[Table], cmd: Hazard, tier: HazardRow | None, who: str, ending: HazardEnding) -> Suffered:
    """The damage: halved and rounded down, then armour if it protects, and all of it as one hit."""
    options, victim = act.state.options, act.state.beings[who]
    if tier is None or ending == "averted":
        value = armour = damage = 0
    else:
        value = tier.damage // 2 if ending == "halved" else tier.damage
        armour = armour_value(victim.armour, worn_less(act.state, victim)) if cmd.protects else 0
        damage = max(int(options["hazard_min_damage"]), value - armour)
    shown = victim.shows("hp") and victim.shows("armour")
    faced = tier.id if tier is not None else cmd.tier
    act.emit(HazardFaced(who, faced, ending, value, armour, damage, shown, not victim.present))
    await wound(act, victim, damage, is_hit=bool(options["hazard_counts_as_hit"]))
    return Suffered(ending, damage)
