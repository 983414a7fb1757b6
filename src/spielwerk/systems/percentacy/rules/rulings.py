"""What of a player's attack the game master rules on, where the table has them asked (PC-ATK-18, PC-ATK-19, PC-ARM-02).

Each is settled in advance by an option: cover as it is stated, and all armour protects.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.questions import GM
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import ArmourKind, Attack, Cover
from spielwerk.systems.percentacy.state import Table

from .weapons import Weapon

Found = Literal["open", "partial", "total"]
COVERS: Final[Mapping[Found, Cover]] = {"open": "none", "partial": "partial", "total": "total"}
"""Cover as the game master finds it. No answer is called `none`, which is one to the question how somebody defends."""
OPEN: Final[tuple[Found, ...]] = tuple(COVERS)
Protects = Literal["all", "worn", "natural", "field", "nothing"]
KINDS: Final[tuple[ArmourKind, ...]] = ("worn", "natural", "field")


def asks(table: Table, cmd: Attack, weapon: Weapon) -> bool:
    """Whether the game master has a word on this attack: one of a player, of which they have not spoken yet."""
    if cmd.granted or not cmd.target or not table.beings[cmd.by].seat:
        return False
    return _asks_cover(table, weapon) or bool(_pieces(table, cmd))


async def ruled(act: Act[Table], cmd: Attack, weapon: Weapon) -> Attack:
    """The attack after the game master's word on cover and on the armour that protects."""
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
