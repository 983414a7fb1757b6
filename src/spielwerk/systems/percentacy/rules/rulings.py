"""What of a player's roll the game master rules on, where the table has them asked: cover and armour (PC-ATK-18,
PC-ATK-19, PC-ARM-02), gear (PC-ITM-05 to PC-ITM-07), and circumstances that handicaps turn on (PC-HCP).

Each is settled in advance by an option: as it is stated, and all armour protects.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar, cast

from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.questions import GM
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import ArmourKind, Attack, Check, Circumstance, Cover, FirstAid, Gear, Oppose
from spielwerk.systems.percentacy.events import rolled_on as name_of
from spielwerk.systems.percentacy.state import Table

from .checks import NO_YES, Named, rolled_on
from .effects import turned_on
from .skills import On
from .weapons import Weapon

Found = Literal["open", "partial", "total"]
COVERS: Final[Mapping[Found, Cover]] = {"open": "none", "partial": "partial", "total": "total"}
"""Cover as the game master finds it. No answer is called `none`, which is one to the question how somebody defends."""
OPEN: Final[tuple[Found, ...]] = tuple(COVERS)
Protects = Literal["all", "worn", "natural", "field", "nothing"]
KINDS: Final[tuple[ArmourKind, ...]] = ("worn", "natural", "field")


GEAR: Final[tuple[Gear, ...]] = ("suitable", "improvised", "exceptional", "missing")
Geared = TypeVar("Geared", Check, Oppose, FirstAid)
Placed = TypeVar("Placed", Check, Oppose, Attack)


# --- gear and circumstances ----------------------------------------------------------------------------------------


def asks_gear(table: Table, cmd: Any, skill: str) -> bool:
    """Whether the game master says of a player's check what gear there is for it: where some belongs to the skill."""
    if table.options["gear"] != "ask" or cmd.granted or not table.beings[cmd.by].seat:
        return False
    broad = skill.partition(":")[0]
    return any(broad in row.skills for row in table.content.gear.values())


async def ruled_gear(act: Act[Table], cmd: Geared, skill: str) -> Geared:
    """The check with the gear that the game master finds; as stated where they are not asked (GM-38)."""
    if not asks_gear(act.state, cmd, skill):
        return cmd
    args: dict[str, Any] = {"who": Ref("being", cmd.by), "what": name_of(skill)}
    found = await act.ask("gear", GM, GEAR, suggestion=cmd.gear, judgement=True, args=args)
    return replace(cmd, gear=found)


def asks_circumstances(table: Table, cmd: Any) -> bool:
    """Whether the game master says of a player's check which circumstances hold."""
    who = table.beings[cmd.by]
    return bool(who.handicaps and table.options["circumstances"] == "ask" and who.seat and not cmd.granted)


async def ruled_circumstances(act: Act[Table], cmd: Placed, on: On) -> Placed:
    """The check with the circumstances that the game master finds; left alone, those that were stated (GM-42 to
    GM-46, GM-48)."""
    if not asks_circumstances(act.state, cmd):
        return cmd
    who = act.state.beings[cmd.by]
    stated: tuple[Circumstance, ...] = cmd.circumstances
    for one, trait in turned_on(act.state, who, on, stated):
        args: dict[str, Any] = {"who": Ref("being", who.id), "trait": trait, "what": Message(f"circumstance-{one}")}
        if await act.ask(f"circumstance:{one}", GM, NO_YES, suggestion="no", judgement=True, args=args) == "yes":
            stated = (*stated, cast("Circumstance", one))
    return cmd if stated == cmd.circumstances else replace(cmd, circumstances=stated)


def rules_on_check(table: Table, cmd: Check | Oppose) -> bool:
    """Whether the game master has a word on a check of a player beside what they grant."""
    return asks_gear(table, cmd, cmd.skill) or asks_circumstances(table, cmd)


async def ruled_check(act: Act[Table], cmd: Placed, on: On) -> Placed:
    """The check after the game master's word on gear and circumstances."""
    if isinstance(cmd, Attack):
        return await ruled_circumstances(act, cmd, on)
    return await ruled_circumstances(act, await ruled_gear(act, cmd, cmd.skill), on)


# --- attacks -------------------------------------------------------------------------------------------------------


def asks(table: Table, cmd: Attack, weapon: Weapon) -> bool:
    """Whether the game master has a word on this attack: one of a player, of which they have not spoken yet."""
    if cmd.granted or not table.beings[cmd.by].seat:
        return False
    if asks_circumstances(table, cmd):
        return True
    return bool(cmd.target) and (_asks_cover(table, weapon) or bool(_pieces(table, cmd)))


async def ruled(act: Act[Table], cmd: Attack, weapon: Weapon) -> Attack:
    """The attack after the game master's word on circumstances, cover and the armour that protects."""
    on = rolled_on(
        act.state, act.state.beings[cmd.by], Named(weapon.skill, untrained_attribute=cmd.untrained_attribute)
    )
    cmd = await ruled_circumstances(act, cmd, on)
    if not cmd.target:
        return cmd
    args: dict[str, Any] = {
        "by": Ref("being", cmd.by),
        "who": Ref("being", cmd.target),
        "weapon": Ref("weapon", weapon.id),
    }
    pieces = _pieces(act.state, cmd)
    if _asks_cover(act.state, weapon):
        stated = next(found for found, cover in COVERS.items() if cover == cmd.cover)
        found = await act.ask("cover", GM, OPEN, suggestion=stated, judgement=True, args=args)
        cmd = replace(cmd, cover=COVERS[found])
    if pieces and cmd.cover != "total":
        several: tuple[Protects, ...] = pieces if len(pieces) > 1 else ()
        protects: Protects = await act.ask(
            "protects", GM, ("all", *several, "nothing"), suggestion="all", judgement=True, args=args
        )
        if protects != "all":
            cmd = replace(cmd, unprotected=tuple(one for one in pieces if one != protects))
    return cmd


def _asks_cover(table: Table, weapon: Weapon) -> bool:
    """Nobody asks for cover from a blade: it matters to what comes from afar."""
    return table.options["cover"] == "ask" and not weapon.row.traits.melee


def _pieces(table: Table, cmd: Attack) -> tuple[ArmourKind, ...]:
    """The kinds of armour that the game master is asked about; none where all protect, or the command says which."""
    if table.options["armour_protects"] != "ask" or cmd.unprotected:
        return ()
    worn = {piece.kind for piece in table.beings[cmd.target].armour if piece.value}
    return tuple(kind for kind in KINDS if kind in worn)
