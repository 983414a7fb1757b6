"""Two attacks with one action [Akimbo] (PC-TAL-01)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.commands import Akimbo, Attack
from spielwerk.systems.percentacy.effects import TwoAttacks
from spielwerk.systems.percentacy.events import ActionLost
from spielwerk.systems.percentacy.magazines import magazine
from spielwerk.systems.percentacy.rows import WeaponRow
from spielwerk.systems.percentacy.state import Table

from .attack import Aimed, Attacked, aimed, attack
from .grants import granted
from .modifiers import Entry, entry
from .people import being
from .rulings import ruled
from .traits import effects_of
from .weapons import Aim, weapon_of

FISTS: Final = ("fist", "improvised_weapon")
"""Weapons without the trait one-handed that some tables let count (option `akimbo_fists`)."""
KEYS: Final = ("", "second-")
"""What the keys of the rolls of each attack begin with."""


class TwoAttacked(Struct, frozen=True):
    """What came of both attacks; None: the second had no target any more."""

    attacks: tuple[Attacked, Attacked | None]


async def akimbo(act: Act[Table], cmd: Akimbo) -> TwoAttacked:
    """Two attacks for one action: own rolls, own defences, own damage, the first with all that follows from it before
    the second (PC-TAL-01b). Targets are named before the first roll, so what cannot be is refused before it.

    Refuses `not_allowed` without the talent or for a weapon that is not one-handed, else as `attack` does.
    """
    first, second = (Attack(by=cmd.by, granted=cmd.granted, **structs.asdict(one)) for one in cmd.attacks)
    penalty = _penalty(act, cmd, (first, second))
    main, later = aimed(act, first, KEYS[0], penalty), aimed(act, second, KEYS[1], penalty)
    _lasts_for_both(act.state, main.aim, later.aim, first.which, second.which)
    _help_for_both(act.state, first, second)
    doubts = tuple(dict.fromkeys((*main.doubts, *later.doubts)))
    await granted(act, cmd, first.modifiers, second.modifiers, doubts=doubts)
    if main.ruled:
        first = await ruled(act, first, main.aim.weapon)
        main = aimed(act, first, KEYS[0], penalty)
    if later.ruled:
        second = await ruled(act, second, later.aim.weapon)
        later = aimed(act, second, KEYS[1], penalty)
    one = await attack(act, first, main)
    again = _still(act, second, later, penalty)
    if again is None:
        act.emit(ActionLost(cmd.by, act.state.beings[cmd.by].present))
        return TwoAttacked((one, None))
    return TwoAttacked((one, await attack(act, second, again)))


def one_of_two(table: Table, id: str, row: WeaponRow) -> bool:
    """Whether a weapon may be one of two: it is one-handed, or a fist where the table lets that count (PC-TAL-01)."""
    return row.traits.one_handed or (id in FISTS and table.options["akimbo_fists"] is True)


def _penalty(act: Act[Table], cmd: Akimbo, attacks: tuple[Attack, Attack]) -> Entry:
    """The pool entry of both attacks (PC-TAL-01c)."""
    having = effects_of(act.state, being(act, cmd.by), TwoAttacks)
    weapons = [weapon_of(act.state, one) for one in attacks]
    if not having:
        raise Refused("not_allowed", field="talent", rule="PC-TAL-01", value=cmd.by)
    for weapon in weapons:
        if not one_of_two(act.state, weapon.id, weapon.row):
            raise Refused("not_allowed", field="attacks", rule="PC-TAL-01", value=weapon.id)
    return entry(Message("mod-trait", {"trait": having[0].trait}), having[0].effect.amount, "rule")


def _lasts_for_both(table: Table, one: Aim, other: Aim, which: int, other_which: int) -> None:
    """Refuse two attacks with one weapon that has enough left for one only (PC-ATK-28, PC-TRT-05)."""
    weapon, by = one.weapon, one.by
    if weapon.id != other.weapon.id or weapon.id not in by.weapons:
        return
    if weapon.traits.consumable:
        left, rule = by.weapons.count(weapon.id), "PC-TRT-05"
    elif which == other_which and weapon.row.capacity is not None and table.options["resource_rule"] == "on":
        left, rule = by.capacity.get(magazine(weapon.id, which), weapon.row.capacity), "PC-ATK-28"
    else:
        return
    if left < 2:
        raise Refused("out_of_ammunition", field="weapon", value=weapon.id, rule=rule)


def _help_for_both(table: Table, first: Attack, second: Attack) -> None:
    """Refuse one helper for two attacks where helping costs the action."""
    if table.combat is None or not table.options["assist_costs_action"]:
        return
    for helper in first.assists:
        if any(other.by == helper.by for other in second.assists):
            raise Refused("no_action", field="assists", value=helper.by, rule="PC-AST-19")


def _still(act: Act[Table], second: Attack, later: Aimed, penalty: Entry) -> Aimed | None:
    """The second attack as it stands after the first one: without an action of its own, and none on the dead."""
    if second.target and "dead" in act.state.beings[second.target].conditions:
        return None
    return aimed(act, second, later.aim.prefix, penalty, goes_on=True)
