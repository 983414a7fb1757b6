"""What somebody takes and lays down in play."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.bounds import Id, Line, Many
from spielwerk.core.commands import Command, Who

from .parts import Nth


class TakeItem(Command, frozen=True, tag="take_item"):
    """Take a weapon, a tier of armour to wear, or a piece of gear [Ausrüstung], one of them; `called` is what gear is
    called. `granted`: the game master has allowed it already."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[Many[Id]] = ("granted",)
    by: Id
    weapon: Id = ""
    armour: Id = ""
    gear: Id = ""
    called: Line = ""
    granted: bool = False


class DropItem(Command, frozen=True, tag="drop_item"):
    """Lay a weapon, worn armour of a tier, or a piece of gear down; `called` says which of several,
    `which` of several weapons of one kind, from 1."""

    sender: ClassVar[Who] = "player"
    by: Id
    weapon: Id = ""
    armour: Id = ""
    gear: Id = ""
    called: Line = ""
    which: Nth = 1
