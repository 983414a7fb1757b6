"""Weapons as they are used: with which skill, from how far, what they use up, what a blow does (PC-WPN, PC-TRT)."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.systems.percentacy.commands import ArmourKind, Attack, FirstAid
from spielwerk.systems.percentacy.content import ROLE, ROLE_NAME, Content
from spielwerk.systems.percentacy.events import CapacityChanged, ItemUsedUp
from spielwerk.systems.percentacy.magazines import magazine
from spielwerk.systems.percentacy.numbers import armour_value, damage_after, pierced
from spielwerk.systems.percentacy.rows import Series, WeaponRow, WeaponTraits
from spielwerk.systems.percentacy.state import Being, Table

from .effects import damage_bonus, worn_less
from .people import nth_carried


class Weapon(Struct, frozen=True):
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
    unprotected: tuple[ArmourKind, ...] = ()


NO_TRAITS: Final = WeaponTraits()


def weapon_of(table: Table, cmd: Attack) -> Weapon:
    """The weapon with the traits in force; a quick NPC may attack with its role (PC-NPC-05). Refuses `unknown_id`."""
    by = table.beings.get(cmd.by)
    if cmd.weapon == ROLE and by is not None and by.series is not None:
        return role_weapon(by.series, by.series_melee if cmd.melee is None else cmd.melee)
    if cmd.weapon not in table.content.weapons:
        raise Refused("unknown_id", field="weapon", value=cmd.weapon)
    if cmd.melee is not None:
        raise Refused("bad_value", field="melee", value=cmd.melee, allowed=ROLE)
    return _weapon(table.content, cmd.weapon, table.options["weapon_traits"] == "on")


@lru_cache(maxsize=256)
def _weapon(content: Content, weapon: str, with_traits: bool) -> Weapon:
    """Without the trait module only those traits hold that choose skill and area (AMB-058)."""
    row = content.weapons[weapon]
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


def distance_of(table: Table, cmd: Attack | FirstAid, by: Being) -> float | None:
    """The distance as stated, else from the positions, else unknown."""
    if cmd.distance is not None or not cmd.target:
        return cmd.distance
    there = table.beings[cmd.target].at
    return None if by.at is None or there is None else hypot(by.at[0] - there[0], by.at[1] - there[1])


def in_place(cmd: Attack, by: Being, weapon: Weapon, distance: float | None, resource_rule: str) -> None:
    """PC-ATK-19, PC-TRT-10b, PC-ATK-28, PC-TRT-05; a blade does not strike beyond its reach, unless the game master
    lets it (AMB-055)."""
    if cmd.cover == "total":
        raise Refused("total_cover", field="cover", rule="PC-ATK-19")
    beyond = distance is not None and distance > weapon.row.range
    if beyond and (weapon.traits.spread or (weapon.row.traits.melee and not cmd.granted)):
        raise Refused("out_of_reach", field="distance", value=distance, range=weapon.row.range)
    if weapon.traits.consumable and weapon.id in by.used_up and weapon.id not in by.weapons:
        raise Refused("out_of_ammunition", field="weapon", value=weapon.id, rule="PC-TRT-05")
    if cmd.which > 1 and not weapon.traits.consumable:
        nth_carried(by, weapon.id, cmd.which)
    if resource_rule == "on" and by.capacity.get(magazine(weapon.id, cmd.which)) == 0:
        raise Refused("out_of_ammunition", field="weapon", value=weapon.id, rule="PC-ATK-28")


def use_up(act: Act[Table], by: Being, weapon: Weapon, which: int) -> None:
    """What an attack uses up, hit or miss (PC-ATK-28, PC-TRT-05). Only what is listed is counted (contract PC-14)."""
    if weapon.id not in by.weapons:
        return
    if weapon.traits.consumable:
        at = by.weapons.index(weapon.id)
        left = by.weapons[:at] + by.weapons[at + 1 :]
        gone = by.used_up if weapon.id in left or weapon.id in by.used_up else (*by.used_up, weapon.id)
        act.emit(ItemUsedUp(by.id, weapon.id, left, gone))
    elif weapon.row.capacity is not None and act.state.options["resource_rule"] == "on":
        left_over = by.capacity.get(magazine(weapon.id, which), weapon.row.capacity) - 1
        act.emit(CapacityChanged(by.id, weapon.id, left_over, by.shows("values"), which))


def unseen(table: Table, by: Being, target: str) -> bool:
    """Whether one of both is not in the scene, so that players are told nothing of what is between them."""
    return not by.present or (bool(target) and not table.beings[target].present)


SPREAD_BONUS: Final = 5


class Force(Struct, frozen=True):
    """What is the same for every blow of an attack on one target: what is added, and the armour that counts."""

    bonus: int
    armour: int


class Blow(Struct, frozen=True):
    """What a hit comes to: the weapon's value, what is added, the armour that counts, the damage after it."""

    value: int
    bonus: int
    armour: int
    damage: int


def force_of(table: Table, aim: Aim, target: Being) -> Force:
    """PC-ATK-15, PC-TRT-01, PC-TRT-10, PC-ARM-03."""
    weapon, distance = aim.weapon, aim.distance
    bonus = damage_bonus(table, aim.by, weapon.skill)
    if weapon.traits.spread and distance is not None and distance * 2 <= weapon.row.range:
        bonus += SPREAD_BONUS
    pieces = target.armour
    if aim.unprotected:  # the game master's word on what protects against this attack (PC-ARM-02)
        pieces = tuple(piece for piece in pieces if piece.kind not in aim.unprotected)
    armour = armour_value(pieces, worn_less(table, target))
    return Force(bonus, pierced(armour, weapon.traits.armour_piercing))


def blow(weapon: Weapon, force: Force, struck: int, halved: bool = False) -> Blow:
    """PC-ATK-12 to PC-ATK-16, PC-ATK-25: value of the band (0 to 3) and bonuses, halved far out in an area, less
    armour."""
    value, bonus, armour = weapon.row.damage[struck], force.bonus, force.armour
    total = (value + bonus) // 2 if halved else value + bonus
    return Blow(value, bonus, armour, damage_after(total, armour))
