"""What happened, with the values after it; one module for each chapter.

Players are told an event whole where it says `open`: the rule that emits it has looked at what is disclosed of the
being. Otherwise they get a twin that says less, or nothing.
"""

from __future__ import annotations

from spielwerk.core.events import CoreEvent
from spielwerk.core.turns.fight import (
    ActionTaken,
    CombatBegan,
    CombatEnded,
    CombatJoined,
    CombatLeft,
    Fight,
    InitiativeRolled,
    InitiativeSeen,
    Ordered,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from spielwerk.systems.percentacy.state import Combat

from .attacks import CapacityChanged, DefenceKind, Defended, Hit, HitSeen, ItemUsedUp, Missed, NoDefence
from .beings import BeingJoined, BeingSet, BeingSetSeen
from .care import (
    CaredFor,
    ChargesRefilled,
    HazardEnding,
    HazardFaced,
    HazardOver,
    HazardSeen,
    HazardStays,
    Rested,
    Treated,
)
from .combat import (
    ActionGivenUp,
    ActionLost,
    DefenceUsed,
    Delayed,
    FreeActionRefused,
    FreeActionTaken,
    ReactionDeclared,
    ReactionEnded,
    ReactionLost,
    ReactionTriggered,
)
from .creation import CharacterGrew, DraftReturned, LevelReached
from .house import HouseContentRemoved, HouseContentSet, RowsKept
from .injury import ConditionsChanged, ConditionsSeen, HpChanged
from .items import ItemRefused, ItemsChanged, ItemSeen, called
from .rewinds import RewindsChanged, RewindSpent
from .rolls import CheckMade, CheckSeen, Item, Mark, Opposed, Outcome, rolled_on
from .traits import (
    CircumstanceSet,
    EncounterCounted,
    Enduring,
    Reminded,
    Resisted,
    ResolveChanged,
    TalentRefused,
    TalentUsed,
    UsesRenewed,
)

EventType = (
    CheckMade
    | CheckSeen
    | Opposed
    | Missed
    | Defended
    | NoDefence
    | Hit
    | HitSeen
    | CapacityChanged
    | ItemUsedUp
    | ItemsChanged
    | ItemSeen
    | ItemRefused
    | HpChanged
    | ConditionsChanged
    | ConditionsSeen
    | CaredFor
    | Treated
    | Rested
    | ChargesRefilled
    | HazardFaced
    | HazardSeen
    | HazardStays
    | HazardOver
    | RewindSpent
    | RewindsChanged
    | TalentUsed
    | TalentRefused
    | UsesRenewed
    | EncounterCounted
    | Enduring
    | Resisted
    | ResolveChanged
    | Reminded
    | CircumstanceSet
    | InitiativeRolled
    | InitiativeSeen
    | CombatBegan[Combat]
    | CombatEnded[Combat]
    | CombatJoined[Combat]
    | CombatLeft[Combat]
    | RoundBegan[Combat]
    | TurnBegan[Combat]
    | TurnEnded[Combat]
    | Delayed
    | ActionTaken[Combat]
    | ActionGivenUp
    | FreeActionTaken
    | FreeActionRefused
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
    | HouseContentSet
    | HouseContentRemoved
    | RowsKept
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
    "CaredFor",
    "ChargesRefilled",
    "CheckMade",
    "CheckSeen",
    "CircumstanceSet",
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
    "EncounterCounted",
    "Enduring",
    "EventType",
    "Fight",
    "FreeActionRefused",
    "FreeActionTaken",
    "HazardEnding",
    "HazardFaced",
    "HazardOver",
    "HazardSeen",
    "HazardStays",
    "Hit",
    "HitSeen",
    "HouseContentRemoved",
    "HouseContentSet",
    "HpChanged",
    "InitiativeRolled",
    "InitiativeSeen",
    "Item",
    "ItemRefused",
    "ItemSeen",
    "ItemUsedUp",
    "ItemsChanged",
    "Mark",
    "Missed",
    "NoDefence",
    "Opposed",
    "Ordered",
    "Outcome",
    "ReactionDeclared",
    "ReactionEnded",
    "ReactionLost",
    "ReactionTriggered",
    "Reminded",
    "Resisted",
    "ResolveChanged",
    "Rested",
    "RewindSpent",
    "RewindsChanged",
    "RoundBegan",
    "RowsKept",
    "TalentRefused",
    "TalentUsed",
    "Treated",
    "TurnBegan",
    "TurnEnded",
    "UsesRenewed",
    "called",
    "rolled_on",
]
