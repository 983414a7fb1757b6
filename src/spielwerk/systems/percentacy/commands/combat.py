"""The fight: its beginning and end, turns, reactions."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.bounds import Id, Line, Many
from spielwerk.core.commands import Ambush, Command, Who

from .care import FirstAid
from .parts import Nth
from .rolls import Akimbo, Attack, Check, Oppose


class StartCombat(Command, frozen=True, tag="start_combat"):
    """Begin a fight [Kampf]: initiative for all, in the order given."""

    beings: Many[Id]
    ambush: Ambush | None = None


class Delay(Command, frozen=True, tag="delay"):
    """Put the own turn off to the end of the round [verschieben]."""

    sender: ClassVar[Who] = "player"
    closes: ClassVar[bool] = True
    by: Id


class GiveUpAction(Command, frozen=True, tag="give_up_action"):
    """Give the action up for 2 metres more."""

    sender: ClassVar[Who] = "player"
    by: Id


class FreeAction(Command, frozen=True, tag="free_action"):
    """Do something besides the action [freie Aktion], as `text` says; for shouting and moving nobody needs it.
    `granted`: the game master has allowed it already."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[Many[Id]] = ("granted",)
    by: Id
    text: Line
    granted: bool = False


class Reload(Command, frozen=True, tag="reload"):
    """Load a weapon again [nachladen]; `which` of several of one kind, from 1."""

    sender: ClassVar[Who] = "player"
    by: Id
    weapon: Id
    which: Nth = 1


Reactive = Check | Oppose | Attack | Akimbo | Reload | FirstAid
"""What may be held ready as a reaction."""


class DeclareReaction(Command, frozen=True, tag="declare_reaction"):
    """Hold an action ready for one trigger [Reaktion]; it ends the turn."""

    sender: ClassVar[Who] = "player"
    closes: ClassVar[bool] = True
    by: Id
    trigger: Line
    action: Reactive


class Trigger(Command, frozen=True, tag="trigger"):
    """The trigger of somebody's reaction [Auslöser] has come."""

    by: Id
