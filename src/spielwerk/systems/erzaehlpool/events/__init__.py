"""What happened, with the values after it.

Players are told an event whole where it says `open`: the rule that emits it has looked at what is disclosed of the
being. Otherwise they get a twin that says less, or nothing.
"""

from __future__ import annotations

from spielwerk.core.events import BeingJoined, CoreEvent
from spielwerk.core.turns import fight
from spielwerk.systems.erzaehlpool.state import Being, Combat

from .beings import (
    Awarded,
    BeingBecame,
    BeingSet,
    BeingSetSeen,
    NameAdded,
    NameRemoved,
    Renamed,
    RowsKept,
    SheetReturned,
)
from .combat import Aimed, InitiativesKept, Moved, MovedFreely, Reloaded, Stood
from .harm import ConditionsChanged, DamageChanged, Hit, Missed
from .morality import DerangementGained, FateTold, MoralityChanged, SinNotRolled
from .rolls import DieFell, EffectTold, ExtendedWent, Item, Outcome, PoolRolled, PoolSeen, Purpose, with_purpose

EventType = (
    CoreEvent
    | BeingJoined[Being]
    | DieFell
    | PoolRolled
    | PoolSeen
    | EffectTold
    | ExtendedWent
    | Hit
    | Missed
    | DamageChanged
    | ConditionsChanged
    | SinNotRolled
    | MoralityChanged
    | DerangementGained
    | FateTold
    | BeingBecame
    | BeingSet
    | BeingSetSeen
    | Awarded
    | SheetReturned
    | NameAdded
    | Renamed
    | NameRemoved
    | RowsKept
    | fight.InitiativeRolled
    | fight.InitiativeSeen
    | InitiativesKept
    | fight.CombatBegan[Combat]
    | fight.CombatEnded[Combat]
    | fight.CombatJoined[Combat]
    | fight.CombatLeft[Combat]
    | fight.RoundBegan[Combat]
    | fight.TurnBegan[Combat]
    | fight.TurnEnded[Combat]
    | fight.ActionTaken[Combat]
    | Moved
    | MovedFreely
    | Stood
    | Aimed
    | Reloaded
)
"""Every event that a log of the system holds."""

__all__ = [
    "Aimed",
    "Awarded",
    "BeingBecame",
    "BeingSet",
    "BeingSetSeen",
    "ConditionsChanged",
    "DamageChanged",
    "DerangementGained",
    "DieFell",
    "EffectTold",
    "EventType",
    "ExtendedWent",
    "FateTold",
    "Hit",
    "InitiativesKept",
    "Item",
    "Missed",
    "MoralityChanged",
    "Moved",
    "MovedFreely",
    "NameAdded",
    "NameRemoved",
    "Outcome",
    "PoolRolled",
    "PoolSeen",
    "Purpose",
    "Reloaded",
    "Renamed",
    "RowsKept",
    "SheetReturned",
    "SinNotRolled",
    "Stood",
    "with_purpose",
]
