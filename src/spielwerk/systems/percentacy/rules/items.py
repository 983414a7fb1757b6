"""Items [Gegenstände] taken and laid down in play: access is the game master's word (PC-ITM-01, PC-ITM-03)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.questions import GM
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import DropItem, TakeItem
from spielwerk.systems.percentacy.events import ItemRefused, ItemsChanged, called
from spielwerk.systems.percentacy.magazines import magazine
from spielwerk.systems.percentacy.state import Armour, Being, Owned, Table

from .checks import YES_NO
from .people import able, being, nth_carried

Kind = Literal["weapon", "armour", "gear"]


class Moved(Struct, frozen=True):
    """What came of an item: `taken`, `dropped`, or `refused` by the game master."""

    outcome: Literal["taken", "dropped", "refused"]


class Named(NamedTuple):
    """The item that a command names."""

    kind: Kind
    id: str


def named(table: Table, cmd: TakeItem | DropItem) -> Named:
    """The one item of a command. Refuses `bad_value` for none or several, `unknown_id`."""
    wanted: list[Named] = [Named("weapon", cmd.weapon), Named("armour", cmd.armour), Named("gear", cmd.gear)]
    found = [one for one in wanted if one.id]
    if len(found) != 1:
        value = ", ".join(one.id for one in found)
        raise Refused("bad_value", field="gear", value=value, allowed=Message("allowed-one-item"), rule="PC-ITM-01")
    item = found[0]
    rows = table.content.weapons if item.kind == "weapon" else table.content.base.tables[item.kind]
    if item.id not in rows:
        raise Refused("unknown_id", field=item.kind, value=item.id)
    return item


async def take_item(act: Act[Table], cmd: TakeItem) -> Moved:
    """Take an item. Whether somebody gets at it, by law, rarity, price and load, is the game master's word (GM-37);
    the option `item_access` settles it in advance. Refuses what `named` refuses, `dead`, `unconscious`, and weapons of
    the table's own that it has withdrawn."""
    who = being(act, cmd.by)
    item, name = named(act.state, cmd), cmd.called.strip()
    own = act.state.weapons.get(cmd.weapon)
    if own is not None and own.withdrawn:
        raise Refused("bad_value", field="weapon", value=own.name or own.id, allowed=Message("allowed-not-withdrawn"))
    able(who)
    if act.state.options["item_access"] == "ask" and who.seat and not cmd.granted:
        args: dict[str, Any] = {"who": Ref("being", who.id), "item": called(Ref(item.kind, item.id), name)}
        if await act.ask("access", GM, YES_NO, suggestion="yes", judgement=True, args=args) == "no":
            act.emit(ItemRefused(who.id, item.kind, item.id, name, _shown(who, item)))
            return Moved("refused")
    act.emit(_changed(who, _with(act.state, who, item, name), item, name))
    return Moved("taken")


async def drop_item(act: Act[Table], cmd: DropItem) -> Moved:
    """Lay an item down. Refuses what `named` refuses, and what somebody does not have."""
    who = being(act, cmd.by)
    item, name = named(act.state, cmd), cmd.called.strip()
    able(who)
    if item.kind == "weapon" and item.id in who.weapons:
        nth_carried(who, item.id, cmd.which)
    left = _without(act.state, who, item, name, cmd.which)
    if left is None:
        raise Refused("bad_value", field=item.kind, value=item.id, allowed=_had(act.state, who, item.kind))
    act.emit(_changed(who, left, item, name, dropped=True))
    return Moved("dropped")


def _changed(before: Being, after: Being, item: Named, name: str, dropped: bool = False) -> ItemsChanged:
    return ItemsChanged(
        after.id,
        item.kind,
        item.id,
        after.weapons,
        after.used_up,
        after.armour,
        after.gear,
        name,
        dropped,
        _shown(after, item),
        None if after.capacity == before.capacity else after.capacity,
    )


def _shown(who: Being, item: Named) -> bool:
    """Whether players are told what somebody takes or lays down."""
    return who.shows("armour" if item.kind == "armour" else "values")


def _with(table: Table, who: Being, item: Named, name: str) -> Being:
    if item.kind == "weapon":
        used_up = tuple(one for one in who.used_up if one != item.id)
        return replace(who, weapons=(*who.weapons, item.id), used_up=used_up)
    if item.kind == "gear":
        return replace(who, gear=(*who.gear, Owned(item.id, name)))
    return replace(who, armour=(*who.armour, _piece(table, item.id)))


def _without(table: Table, who: Being, item: Named, name: str, which: int) -> Being | None:
    """The being with the first such item gone, or that of several weapons; None where it has none."""
    if item.kind == "weapon":
        weapons = _less(who.weapons, item.id)
        return None if weapons is None else replace(who, weapons=weapons, capacity=_moved_down(who, item.id, which))
    if item.kind == "armour":
        armour = _less(who.armour, _piece(table, item.id))
        return None if armour is None else replace(who, armour=armour)
    owned = next((one for one in who.gear if one.id == item.id and name in ("", one.name)), None)
    gear = None if owned is None else _less(who.gear, owned)
    return None if gear is None else replace(who, gear=gear)


def _moved_down(who: Being, weapon: str, which: int) -> dict[str, int]:
    """What is left in weapons after one of several of a kind is laid down: those behind it move up. What is left in it
    stands behind them, so that it is taken up as it was laid down."""
    count = who.weapons.count(weapon)
    order = [*range(1, which), *range(which + 1, count + 1), which]
    place = {magazine(weapon, old): magazine(weapon, new) for new, old in enumerate(order, 1)}
    return {place.get(key, key): left for key, left in who.capacity.items()}


def _less(have: tuple[Any, ...], one: Any) -> tuple[Any, ...] | None:
    if one not in have:
        return None
    at = have.index(one)
    return have[:at] + have[at + 1 :]


def _piece(table: Table, tier: str) -> Armour:
    return Armour(table.content.base.tables["armour"][tier].value)


def _had(table: Table, who: Being, kind: Kind) -> str | Message:
    """What could be laid down instead."""
    if kind == "weapon":
        have = list(who.weapons)
    elif kind == "gear":
        have = [one.id for one in who.gear]
    else:
        worn = {piece.value for piece in who.armour if piece.kind == "worn"}
        have = [row.id for row in table.content.base.tables["armour"].values() if row.value in worn]
    return ", ".join(have) or Message("allowed-nothing")
