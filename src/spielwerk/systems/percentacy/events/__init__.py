"""What happened, with the values after it; one module for each chapter.

Players are told an event whole where it says `open`: the rule that emits it has looked at what is disclosed of the
being. Otherwise they get a twin that says less, or nothing.
"""

from __future__ import annotations

from spielwerk.core.events import CoreEvent

from .attacks import CapacityChanged, DefenceKind, Defended, Hit, HitSeen, ItemUsedUp, Missed
from .beings import BeingJoined, BeingSet, BeingSetSeen
from .care import ChargesRefilled, HazardEnding, HazardFaced, HazardSeen, Rested, Treated
from .combat import (
    ActionGivenUp,
    ActionLost,
    ActionTaken,
    CombatBegan,
    CombatEnded,
    CombatJoined,
    CombatLeft,
    DefenceUsed,
    Delayed,
    Fight,
    InitiativeRolled,
    InitiativeSeen,
    Ordered,
    ReactionDeclared,
    ReactionEnded,
    ReactionLost,
    ReactionTriggered,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from .creation import CharacterGrew, DraftReturned, LevelReached
from .injury import ConditionsChanged, ConditionsSeen, HpChanged
from .rewinds import RewindsChanged, RewindSpent
from .rolls import CheckMade, CheckSeen, Item, Opposed, Outcome, rolled_on

EventType = (
    CheckMade
    | CheckSeen
    | Opposed
    | Missed
    | Defended
    | Hit
    | HitSeen
    | CapacityChanged
    | ItemUsedUp
    | HpChanged
    | ConditionsChanged
    | ConditionsSeen
    | Treated
    | Rested
    | ChargesRefilled
    | HazardFaced
    | HazardSeen
    | RewindSpent
    | RewindsChanged
    | InitiativeRolled
    | InitiativeSeen
    | CombatBegan
    | CombatEnded
    | CombatJoined
    | CombatLeft
    | RoundBegan
    | TurnBegan
    | TurnEnded
    | Delayed
    | ActionTaken
    | ActionGivenUp
    | DefenceUsed
    | ReactionDeclared
    | ReactionTriggered
    | ReactionEnded
    | ActionLost
    | ReactionLost
    | BeingJoined
    | BeingSet
    | BeingSetSeen
    | DraftReturned
    | CharacterGrew
    | LevelReached
    | CoreEvent
)
"""Every event of a table of Percentacy."""

__all__ = [
    "ActionGivenUp",
    "ActionLost",
    "ActionTaken",
    "BeingJoined",
    "BeingSet",
    "BeingSetSeen",
    "CapacityChanged",
    "ChargesRefilled",
    "CheckMade",
    "CheckSeen",
    "CombatBegan",
    "CombatEnded",
    "CombatJoined",
    "CombatLeft",
    "ConditionsChanged",
    "ConditionsSeen",
    "DefenceKind",
    "DefenceUsed",
    "Defended",
    "Delayed",
    "EventType",
    "Fight",
    "HazardEnding",
    "HazardFaced",
    "HazardSeen",
    "Hit",
    "HitSeen",
    "HpChanged",
    "InitiativeRolled",
    "InitiativeSeen",
    "Item",
    "ItemUsedUp",
    "Missed",
    "Opposed",
    "Ordered",
    "Outcome",
    "ReactionDeclared",
    "ReactionEnded",
    "ReactionLost",
    "ReactionTriggered",
    "Rested",
    "RewindSpent",
    "RewindsChanged",
    "RoundBegan",
    "Treated",
    "TurnBegan",
    "TurnEnded",
    "rolled_on",
]
