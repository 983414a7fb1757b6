"""Attacks [Angriff]: the attack roll, and what follows from it (PC-ATK)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as told_of
from spielwerk.core.faults import ONCE, other_than
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.commands import Attack
from spielwerk.systems.percentacy.events import Hit, Missed, NoDefence
from spielwerk.systems.percentacy.numbers import Strike, Verdict, strike, strike_to_compare, verdict
from spielwerk.systems.percentacy.state import Table

from . import modifiers
from .assists import Rolls, helpers, readied_helpers, roll_assisted
from .checks import Named, Ready, Undecided, decide, readied, rolled_on
from .defence import BY_STAGES, defence_helpers, defended
from .grants import granted, untrained
from .handicaps import harm_done, must_resist
from .injury import wound
from .modifiers import Entry, Pool
from .people import being, living
from .rulings import asks, ruled
from .turn import may_act, take_action
from .weapons import Aim, Force, Weapon, blow, distance_of, force_of, in_place, unseen, use_up, weapon_of

Ending = Literal["miss", "defended", "hit"]


class Attacked(Struct, frozen=True):
    """What came of an attack; `by_target` for area attacks only."""

    ending: Ending
    damage: int = 0
    by_target: tuple[tuple[str, int], ...] = ()


MISS: Final = Attacked("miss")
WARDED_OFF: Final = Attacked("defended")


class Against(Struct, frozen=True):
    """What is the same for every hit on one target: its force, whether players see what it does, whether they are told
    nothing of it at all."""

    force: Force
    shown: bool
    hidden: bool


class Aimed(Struct, frozen=True):
    """An attack up to its dice: what is settled, its main roll, those of the helpers and of the defender's, what a hit
    on its one target would meet; what has to be plausible, and whether the game master has to grant anything, or rules
    on the attack before its dice."""

    aim: Aim
    main: Ready | Undecided
    help_of: Rolls
    help_of_defence: Rolls
    against: Against | None
    doubts: tuple[Message, ...] = ()
    claims: bool = False
    ruled: bool = False


async def attack(act: Act[Table], cmd: Attack, ready: Aimed | None = None) -> Attacked:
    """PC-ATK-01 to PC-ATK-16; `ready` where it is aimed already, as one of two at once."""
    if ready is None:
        ready = act.once(aimed, cmd)
        if ready.claims or ready.ruled:
            cmd, ready = await _allowed(act, cmd, ready)
    aim, main, against = ready.aim, ready.main, ready.against
    by, weapon = aim.by, aim.weapon
    if not isinstance(main, Ready):
        main = await decide(act, main)
    if aim.costs:
        take_action(act, by.id)
        use_up(act, by, weapon, cmd.which)
        harm_done(act, by)
    struck = await roll_assisted(act, main, ready.help_of, strike_to_compare if aim.compares else strike)
    if struck is None:
        act.emit(Missed(by.id, weapon.id, cmd.target, hidden=unseen(act.state, by, cmd.target)))
        return MISS
    if against is None:
        return await _burst(act, cmd, aim, struck)
    if not struck.open_to_defence:
        act.emit(NoDefence(cmd.target, BY_STAGES, hidden=against.hidden))
    elif await defended(act, cmd, aim, struck, ready.help_of_defence):
        return WARDED_OFF
    return Attacked("hit", await _hit(act, aim, cmd.target, struck, against))


async def _allowed(act: Act[Table], cmd: Attack, ready: Aimed) -> tuple[Attack, Aimed]:
    """The attack as the game master lets it be: what had to be granted, and their word on cover and armour."""
    if ready.claims:
        await granted(act, cmd, cmd.modifiers, cmd.defence_modifiers, doubts=ready.doubts)
    if ready.ruled:
        cmd = await ruled(act, cmd, ready.aim.weapon)
        ready = act.once(aimed, cmd)
    return cmd, ready


async def attack_roll(act: Act[Table], cmd: Attack) -> Verdict:
    """The attack roll alone, with its stages and criticals: what the odds panel asks for."""
    ready = act.once(aimed, cmd)
    return await roll_assisted(act, ready.main, ready.help_of, verdict)


def aimed(act: Act[Table], cmd: Attack, prefix: str = "", penalty: Entry | None = None, goes_on: bool = False) -> Aimed:
    """Everything up to the dice, with the refusals in the order of the contract (PC-10).

    `prefix` begins the keys of its rolls, `penalty` comes on top of its own modifiers; where it `goes_on` from another
    attack it needs no further action, and no further check against doing harm.
    """
    table = act.state
    by, weapon = being(act, cmd.by), weapon_of(table, cmd)
    for who in (cmd.target,) if cmd.target else tuple(t.id for t in cmd.targets):
        being(act, who, "target" if cmd.target else "targets")
    helping = helpers(act, cmd.assists, "assists", cmd.by) if cmd.assists else []
    on = rolled_on(table, by, Named(weapon.skill, untrained_attribute=cmd.untrained_attribute))
    _aimed_rightly(cmd, weapon)
    if cmd.target:
        living(table.beings[cmd.target])
    if not goes_on:
        may_act(act, cmd.by)
        must_resist(table, by)
    distance = distance_of(table, cmd, by)
    entries = _entries(table, cmd, weapon, distance)
    if penalty is not None:
        entries += (penalty,)
    main = readied(table, f"{prefix}attack", by, on, entries, cmd.circumstances, cmd.field)
    help_of = readied_helpers(table, helping, prefix) if helping else ()
    against_it = defence_helpers(act, cmd, prefix) if cmd.defence_assists else ()
    in_place(cmd, by, weapon, distance, str(table.options["resource_rule"]))
    compares = bool(table.options["defence_compares_stages"]) and not weapon.area
    costs = table.combat is not None or weapon.id in by.weapons or bool(by.resolve)
    doubts = untrained(on, cmd)
    if distance is not None and distance > weapon.row.range:
        doubts += (Message("claim-range", {"metres": weapon.row.range}),)
    if cmd.targets:
        doubts += (Message("claim-area", {"targets": tuple(told_of(t.id) for t in cmd.targets)}),)
    claims = bool(doubts or cmd.modifiers or cmd.defence_modifiers or cmd.untrained_attribute or cmd.field)
    aim = Aim(by, weapon, distance, compares, costs, prefix, cmd.unprotected)
    against = _against(table, aim, cmd.target) if cmd.target else None
    return Aimed(aim, main, help_of, against_it, against, doubts, claims and not cmd.granted, asks(table, cmd, weapon))


def _aimed_rightly(cmd: Attack, weapon: Weapon) -> None:
    if weapon.area and cmd.target:
        raise Refused("bad_value", field="target", value=told_of(cmd.target), allowed=Message("allowed-area-targets"))
    if not weapon.area and (cmd.targets or not cmd.target):
        field, value = ("targets", cmd.targets[0].id) if cmd.targets else ("target", "")
        raise Refused("bad_value", field=field, value=value, allowed=Message("allowed-one-target"))
    if cmd.target == cmd.by:
        raise Refused("bad_value", field="target", value=cmd.target, allowed=other_than(cmd.by))
    if cmd.targets and len({t.id for t in cmd.targets}) != len(cmd.targets):
        raise Refused("bad_value", field="targets", value=cmd.targets[-1].id, allowed=ONCE)


def _entries(table: Table, cmd: Attack, weapon: Weapon, distance: float | None) -> Pool:
    """PC-ATK-17, PC-ATK-18, PC-ATK-20: cover and range go into the pool."""
    entries = modifiers.given(table, cmd.modifiers)
    if cmd.cover == "partial":
        entries += (modifiers.COVER,)
    if distance is not None and distance > weapon.row.range:
        entries += (modifiers.RANGE,)
    return entries


def _against(table: Table, aim: Aim, target: str) -> Against:
    victim = table.beings[target]
    shown = victim.shows("hp") and victim.shows("armour")
    return Against(force_of(table, aim, victim), shown, unseen(table, aim.by, target))


async def _hit(act: Act[Table], aim: Aim, target: str, struck: Strike, against: Against, halved: bool = False) -> int:
    """A hit and what it does to the target; returns the damage after armour."""
    weapon, victim, band = aim.weapon, act.state.beings[target], struck.band
    done = blow(weapon, against.force, band, halved)
    damage = done.damage
    act.emit(
        Hit(
            aim.by.id,
            target,
            weapon.id,
            band + 1,
            done.value,
            done.armour,
            damage,
            done.bonus,
            halved,
            against.shown,
            hidden=against.hidden,
        )
    )
    await wound(act, victim, damage, spares=aim.by.id if weapon.traits.may_be_non_lethal else "")
    return damage


async def _burst(act: Act[Table], cmd: Attack, aim: Aim, struck: Strike) -> Attacked:
    """PC-ATK-21 to PC-ATK-26: everybody within the radius, without defence, far out at half damage."""
    radius, suffered = aim.weapon.area, []
    for near in cmd.targets:
        if near.distance <= radius:
            damage = await _hit(
                act, aim, near.id, struck, _against(act.state, aim, near.id), near.distance * 2 > radius
            )
            suffered.append((near.id, damage))
    return Attacked("hit", sum(d for _, d in suffered), tuple(suffered))
