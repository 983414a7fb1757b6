"""Attacks [Angriff]: the attack roll, the defence, the damage (PC-ATK, PC-WPN, PC-TRT, PC-ARM)."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Attack, FirstAid
from spielwerk.systems.percentacy.content import ROLE, ROLE_NAME, WEAPONS
from spielwerk.systems.percentacy.events import (
    CapacityChanged,
    DefenceKind,
    DefenceUsed,
    Defended,
    Hit,
    ItemUsedUp,
    Missed,
)
from spielwerk.systems.percentacy.numbers import (
    Score,
    Strike,
    Verdict,
    armour_value,
    damage_after,
    pierced,
    stages,
    strike,
    strike_to_compare,
    verdict,
)
from spielwerk.systems.percentacy.rows import Series, WeaponRow, WeaponTraits
from spielwerk.systems.percentacy.state import Being, Combat, Table

from . import modifiers
from .assists import Rolls, helpers, readied_helpers, roll_assisted
from .checks import Named, On, Ready, Undecided, decide, readied, rolled_on
from .effects import damage_bonus, worn_less
from .handicaps import harm_done, must_resist
from .injury import wound
from .modifiers import Entry
from .people import being, living
from .turn import may_act, take_action

Defence = Literal["evade", "parry", "none"]
DEFENCES: Final[tuple[Defence, ...]] = ("evade", "parry", "none")
NO_PARRY: Final[tuple[Defence, ...]] = ("evade", "none")
YesNo = Literal["yes", "no"]
YES_NO: Final[tuple[YesNo, ...]] = ("yes", "no")
DEFENCE_ATTRIBUTE: Final[dict[DefenceKind, str]] = {"evade": "dexterity", "parry": "constitution"}
SPREAD_BONUS: Final = 5

Ending = Literal["miss", "defended", "hit"]


class Attacked(Struct, frozen=True):
    """What came of an attack; `by_target` for area attacks only."""

    ending: Ending
    damage: int = 0
    by_target: tuple[tuple[str, int], ...] = ()


MISS: Final = Attacked("miss")
WARDED_OFF: Final = Attacked("defended")


class Weapon(NamedTuple):
    """A weapon as it is used now: with the traits that are in force at this table."""

    id: str
    row: WeaponRow
    traits: WeaponTraits
    skill: str
    area: int


class Aim(Struct, frozen=True):
    """What of an attack is settled before its dice; `costs`: it may take an action or use something up."""

    by: Being
    weapon: Weapon
    distance: float | None
    compares: bool = False
    costs: bool = True
    prefix: str = ""


class Aimed(NamedTuple):
    """An attack up to its dice: what is settled, its main roll and those of the helpers."""

    aim: Aim
    main: Ready | Undecided
    help_of: Rolls


# --- the attack ----------------------------------------------------------------------------------------------------


async def attack(act: Act[Table], cmd: Attack) -> Attacked:
    """PC-ATK-01 to PC-ATK-16."""
    return await struck_with(act, cmd, act.once(aimed, cmd))


async def struck_with(act: Act[Table], cmd: Attack, ready: Aimed) -> Attacked:
    """The dice of an attack that is aimed, and all that follows from them."""
    aim, main = ready.aim, ready.main
    by, weapon = aim.by, aim.weapon
    if not isinstance(main, Ready):
        main = await decide(act, main)
    if aim.costs:
        take_action(act, by.id)
        _use(act, by, weapon)
        harm_done(act, by)
    struck = await roll_assisted(act, main, ready.help_of, strike_to_compare if aim.compares else strike)
    if struck is None:
        act.emit(Missed(by.id, weapon.id, cmd.target, _unseen(act.state, by, cmd.target)))
        return MISS
    if weapon.area:
        return await _burst(act, cmd, aim, struck)
    if struck.open_to_defence and await _defended(act, cmd, aim, struck):
        return WARDED_OFF
    return Attacked("hit", await _hit(act, aim, cmd.target, struck))


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
        must_resist(by)
    distance = distance_of(table, cmd, by)
    entries = _entries(cmd, weapon, distance)
    if penalty is not None:
        entries.append(penalty)
    main = readied(table, f"{prefix}attack", by, on, entries, cmd.circumstances, cmd.field)
    help_of = readied_helpers(table, helping, prefix) if helping else ()
    _in_place(cmd, by, weapon, distance, str(table.options["resource_rule"]))
    compares = bool(table.options["defence_compares_stages"]) and not weapon.area
    costs = table.combat is not None or weapon.id in by.weapons or bool(by.resolve)
    return Aimed(Aim(by, weapon, distance, compares, costs, prefix), main, help_of)


def weapon_of(table: Table, cmd: Attack) -> Weapon:
    """The weapon with the traits in force; a quick NPC may attack with its role (PC-NPC-05). Refuses `unknown_id`."""
    by = table.beings.get(cmd.by)
    if cmd.weapon == ROLE and by is not None and by.series is not None:
        return role_weapon(by.series, by.series_melee)
    if cmd.weapon not in WEAPONS:
        raise Refused("unknown_id", field="weapon", value=cmd.weapon[:80])
    return _weapon(cmd.weapon, table.options["weapon_traits"] == "on")


@lru_cache(maxsize=256)
def _weapon(weapon: str, with_traits: bool) -> Weapon:
    """Without the trait module only those traits hold that choose skill and area (AMB-058)."""
    row = WEAPONS[weapon]
    return Weapon(row.id, row, row.traits if with_traits else NO_TRAITS, attack_skill(row.traits), row.traits.area)


@lru_cache(maxsize=32)
def role_weapon(series: Series, melee: bool) -> Weapon:
    """What a role attacks with: its damage. The book names no range; the reach is that of a sword, else of a bow."""
    traits = WeaponTraits(melee=melee)
    row = WeaponRow(id=ROLE, name=ROLE_NAME, damage=series, range=2 if melee else 40, traits=traits)
    return Weapon(ROLE, row, NO_TRAITS, attack_skill(traits), 0)


def attack_skill(traits: WeaponTraits) -> str:
    """The skill an attack is rolled on (PC-ATK-01, PC-ATK-02)."""
    if traits.melee:
        return "melee"
    if traits.thrown:
        return "throwing"
    return "spellcasting" if traits.supernatural else "ranged_combat"


NO_TRAITS: Final = WeaponTraits()


def _aimed_rightly(cmd: Attack, weapon: Weapon) -> None:
    if weapon.area and cmd.target:
        raise Refused("bad_value", field="target", value=cmd.target, allowed="targets")
    if not weapon.area and (cmd.targets or not cmd.target):
        field, value = ("targets", cmd.targets[0].id) if cmd.targets else ("target", "")
        raise Refused("bad_value", field=field, value=value, allowed="target")
    if cmd.target == cmd.by:
        raise Refused("bad_value", field="target", value=cmd.target, allowed="≠ " + cmd.by)
    if len({t.id for t in cmd.targets}) != len(cmd.targets):
        raise Refused("bad_value", field="targets", value=cmd.targets[-1].id, allowed="1×")


def distance_of(table: Table, cmd: Attack | FirstAid, by: Being) -> float | None:
    """The distance as stated, else from the positions, else unknown."""
    if cmd.distance is not None or not cmd.target:
        return cmd.distance
    there = table.beings[cmd.target].at
    return None if by.at is None or there is None else hypot(by.at[0] - there[0], by.at[1] - there[1])


def _entries(cmd: Attack, weapon: Weapon, distance: float | None) -> list[Entry]:
    """PC-ATK-17, PC-ATK-18, PC-ATK-20: cover and range go into the pool."""
    entries = modifiers.given(cmd.modifiers)
    if cmd.cover == "partial":
        entries.append(modifiers.COVER)
    if distance is not None and distance > weapon.row.range:
        entries.append(modifiers.RANGE)
    return entries


def _in_place(cmd: Attack, by: Being, weapon: Weapon, distance: float | None, resource_rule: str) -> None:
    """PC-ATK-19, PC-TRT-10b, PC-ATK-28, PC-TRT-05; a blade does not strike beyond its reach (AMB-055)."""
    if cmd.cover == "total":
        raise Refused("total_cover", field="cover", rule="PC-ATK-19")
    beyond = distance is not None and distance > weapon.row.range
    if beyond and (weapon.traits.spread or weapon.row.traits.melee):
        raise Refused("out_of_reach", field="distance", value=distance, range=weapon.row.range)
    if weapon.traits.consumable and weapon.id in by.used_up and weapon.id not in by.weapons:
        raise Refused("out_of_ammunition", field="weapon", value=weapon.id, rule="PC-TRT-05")
    if resource_rule == "on" and by.capacity.get(weapon.id) == 0:
        raise Refused("out_of_ammunition", field="weapon", value=weapon.id, rule="PC-ATK-28")


def _use(act: Act[Table], by: Being, weapon: Weapon) -> None:
    """What an attack uses up, hit or miss (PC-ATK-28, PC-TRT-05). Only what is listed is counted (contract PC-14)."""
    if weapon.id not in by.weapons:
        return
    if weapon.traits.consumable:
        at = by.weapons.index(weapon.id)
        left = by.weapons[:at] + by.weapons[at + 1 :]
        gone = by.used_up if weapon.id in left or weapon.id in by.used_up else (*by.used_up, weapon.id)
        act.emit(ItemUsedUp(by.id, weapon.id, left, gone))
    elif weapon.row.capacity is not None and act.state.options["resource_rule"] == "on":
        left_over = by.capacity.get(weapon.id, weapon.row.capacity) - 1
        act.emit(CapacityChanged(by.id, weapon.id, left_over, by.shows("values")))


def _unseen(table: Table, by: Being, target: str) -> bool:
    """Whether one of both is not in the scene, so that players are told nothing of what is between them."""
    return not by.present or (bool(target) and not table.beings[target].present)


# --- the defence ---------------------------------------------------------------------------------------------------


def barred_from_defence(table: Table, target: Being) -> Message | None:
    """Why a being cannot ward an attack off, None if it can (PC-ATK-10, PC-INJ-09, AMB-045)."""
    held, options = target.conditions, table.options
    for condition in held:
        if condition in ("battered", "unconscious", "dead"):
            return Message(f"barred-{condition}")
        if condition in ("frozen", "shock") and target.suffers(condition) and not options["frozen_can_defend"]:
            return Message(f"barred-{condition}")
        if condition == "surprised" and not options["surprised_can_defend"]:
            return Message("barred-surprised")
    limit = options["defences_per_round"]
    if limit != "unlimited" and table.combat is not None and table.combat.defences.get(target.id, 0) >= int(limit):
        return Message("barred-defences", {"limit": int(limit)})
    return None


class Stance(Struct, frozen=True):
    """How a target may ward an attack off: whether parrying is settled, what is beyond hope, what the question says."""

    target: Being
    parry: bool | None
    barred: dict[Defence, Message]
    args: dict[str, Any]


async def _defended(act: Act[Table], cmd: Attack, aim: Aim, struck: Strike) -> bool:
    """PC-ATK-07 to PC-ATK-11: one attempt, evade or parry, by a plain check."""
    stance = act.once(_stance, cmd, aim)
    if stance is None:
        return False
    who, parry = stance.target.id, stance.parry
    if parry is None:
        parry = await _parry_plausible(act, cmd, stance)
    kind = await act.ask("defence", who, DEFENCES if parry else NO_PARRY, barred=stance.barred, args=stance.args)
    if kind == "none":
        return False
    main, rolls = act.once(_defence_ready, cmd, aim, kind)
    counted = _counted(act.state, who)
    if counted is not None:
        act.emit(DefenceUsed(counted, not stance.target.present, who))
    reached = await roll_assisted(act, main, rolls, stages if struck.stages else at_all)
    if reached is None or reached < struck.stages:
        return False
    act.emit(Defended(who, aim.by.id, kind, _unseen(act.state, aim.by, who)))
    return True


def _stance(act: Act[Table], cmd: Attack, aim: Aim) -> Stance | None:
    """What the target can do; None if nothing. Nobody is asked whether a shot can be parried (PC-ATK-08)."""
    table = act.state
    target = table.beings[cmd.target]
    if barred_from_defence(table, target) is not None:
        return None
    parry = False if cmd.parry is None and not aim.weapon.row.traits.melee else cmd.parry
    args = {"who": Ref("being", target.id), "by": Ref("being", aim.by.id), "weapon": Ref("weapon", aim.weapon.id)}
    return Stance(target, parry, _beyond_hope(table, cmd, aim), args)


def _defence_ready(act: Act[Table], cmd: Attack, aim: Aim, kind: DefenceKind) -> tuple[Ready | Undecided, Rolls]:
    """The defence roll and its helpers, up to their dice."""
    table = act.state
    target, attribute = table.beings[cmd.target], DEFENCE_ATTRIBUTE[kind]
    helping = helpers(act, cmd.defence_assists, "defence_assists", cmd.target) if cmd.defence_assists else []
    on = On(attribute, target.attributes[attribute], "", attribute)
    main = readied(table, f"{aim.prefix}{kind}", target, on, _defence_entries(cmd, aim, kind))
    return main, readied_helpers(table, helping, f"{aim.prefix}defence-") if helping else ()


def _counted(table: Table, who: str) -> Combat | None:
    """The fight with one more defence of a being booked; None where they are not counted (PC-ATK-11)."""
    combat = table.combat
    if combat is None or table.options["defences_per_round"] == "unlimited":
        return None
    return replace(combat, defences={**combat.defences, who: combat.defences.get(who, 0) + 1})


def at_all(score: Score) -> int | None:
    """0 for any success: where stages are not compared, a defence needs no more (PC-ATK-07)."""
    return None if score.stages is None else 0


def parry_suggested(table: Table, cmd: Attack) -> bool:
    """The suggested reading: a close-combat attack, and a target that holds a close-combat weapon (AMB-046)."""
    row = weapon_of(table, cmd).row
    return row.traits.melee and any(WEAPONS[w].traits.melee for w in table.beings[cmd.target].weapons if w in WEAPONS)


async def _parry_plausible(act: Act[Table], cmd: Attack, stance: Stance) -> bool:
    """PC-ATK-08: the game master's judgement where the command does not say."""
    suggestion: YesNo = "yes" if parry_suggested(act.state, cmd) else "no"
    return await act.ask("parry", "gm", YES_NO, suggestion=suggestion, judgement=True, args=stance.args) == "yes"


def _defence_entries(cmd: Attack, aim: Aim, kind: Defence) -> list[Entry]:
    entries = modifiers.given(cmd.defence_modifiers)
    if kind == "parry" and aim.weapon.traits.hard_to_parry:
        entries.append(modifiers.HARD_TO_PARRY)
    return entries


def _beyond_hope(table: Table, cmd: Attack, aim: Aim) -> dict[Defence, Message]:
    """Defences that would need more than −30 are not rolled (PC-MOD-07)."""
    if not cmd.defence_modifiers:
        return {}
    stack = table.options["modifier_stacking"] == "rule_penalties_stack"
    kinds: tuple[DefenceKind, ...] = ("evade", "parry")
    return {
        kind: Message("barred-implausible")
        for kind in kinds
        if not modifiers.plausible(_defence_entries(cmd, aim, kind), stack)
    }


# --- the damage ----------------------------------------------------------------------------------------------------


class Blow(NamedTuple):
    """What a hit comes to: the weapon's value, what is added, the armour that counts, the damage after it."""

    value: int
    bonus: int
    armour: int
    damage: int


def blow(table: Table, aim: Aim, target: Being, struck: int, halved: bool = False) -> Blow:
    """PC-ATK-12 to PC-ATK-16, PC-ATK-25, PC-ARM-03: value of the band (0 to 3) and bonuses, halved far out in an area,
    less armour."""
    weapon, distance = aim.weapon, aim.distance
    value = weapon.row.damage[struck]
    bonus = damage_bonus(table, aim.by, weapon.skill)
    if weapon.traits.spread and distance is not None and distance * 2 <= weapon.row.range:
        bonus += SPREAD_BONUS
    armour = pierced(armour_value(target.armour, worn_less(target)), weapon.traits.armour_piercing)
    total = (value + bonus) // 2 if halved else value + bonus
    return Blow(value, bonus, armour, damage_after(total, armour))


async def _hit(act: Act[Table], aim: Aim, target: str, struck: Strike, halved: bool = False) -> int:
    """A hit and what it does to the target; returns the damage after armour."""
    victim, weapon = act.state.beings[target], aim.weapon
    value, bonus, armour, damage = blow(act.state, aim, victim, struck.band, halved)
    shown = victim.shows("hp") and victim.shows("armour")
    unseen = _unseen(act.state, aim.by, target)
    act.emit(Hit(aim.by.id, target, weapon.id, struck.band + 1, value, armour, damage, bonus, halved, shown, unseen))
    await wound(act, target, damage, spares=aim.by.id if weapon.traits.may_be_non_lethal else "")
    return damage


async def _burst(act: Act[Table], cmd: Attack, aim: Aim, struck: Strike) -> Attacked:
    """PC-ATK-21 to PC-ATK-26: everybody within the radius, without defence, far out at half damage."""
    radius, suffered = aim.weapon.area, []
    for near in cmd.targets:
        if near.distance <= radius:
            damage = await _hit(act, aim, near.id, struck, near.distance * 2 > radius)
            suffered.append((near.id, damage))
    return Attacked("hit", sum(d for _, d in suffered), tuple(suffered))
