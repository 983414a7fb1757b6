"""What is wanted. The tag `do` and the field names are the scenario contract: stable for ever."""

from __future__ import annotations

from spielwerk.core.commands import AddBeing, Ambush, CoreCommand, EndCombat, EndTurn, JoinCombat, LeaveCombat, Override

from .care import (
    Damage,
    EndCondition,
    EndHazard,
    FirstAid,
    Hazard,
    Heal,
    Medicine,
    Recover,
    Rest,
    SetCondition,
    Strike,
)
from .characters import AddGroup, Advance, Create, Exchange, Points, Resist, SetCircumstance, Spend, UseTalent
from .combat import (
    DeclareReaction,
    Delay,
    FreeAction,
    GiveUpAction,
    Reactive,
    Reload,
    StartCombat,
    Trigger,
)
from .items import DropItem, TakeItem
from .parts import (
    CIRCUMSTANCES,
    ArmourKind,
    Assist,
    Chosen,
    Circumstance,
    Condition,
    Cover,
    Gear,
    Given,
    HazardEffect,
    InArea,
    LastingCircumstance,
    Metres,
    Reasoned,
    Score,
)
from .rolls import Akimbo, Attack, AwardRewind, Check, OneAttack, Oppose, Reroll, Rewind
from .table import Award, OwnKind, RemoveHouseContent, SetHouseContent, WrapUp

CommandType = (
    Check
    | Oppose
    | Attack
    | Akimbo
    | Damage
    | Heal
    | Rewind
    | Reroll
    | AwardRewind
    | UseTalent
    | Resist
    | SetCircumstance
    | StartCombat
    | JoinCombat
    | LeaveCombat
    | EndCombat
    | EndTurn
    | Delay
    | FreeAction
    | GiveUpAction
    | Reload
    | DeclareReaction
    | Trigger
    | TakeItem
    | DropItem
    | FirstAid
    | Rest
    | Recover
    | Hazard
    | Strike
    | EndHazard
    | EndCondition
    | SetCondition
    | Create
    | Advance
    | Spend
    | AddGroup
    | Award
    | WrapUp
    | SetHouseContent
    | RemoveHouseContent
    | Override
    | AddBeing
    | CoreCommand
)
"""Every command of a table of Percentacy."""

__all__ = [
    "CIRCUMSTANCES",
    "AddGroup",
    "Advance",
    "Akimbo",
    "Ambush",
    "ArmourKind",
    "Assist",
    "Attack",
    "Award",
    "AwardRewind",
    "Check",
    "Chosen",
    "Circumstance",
    "CommandType",
    "Condition",
    "Cover",
    "Create",
    "Damage",
    "DeclareReaction",
    "Delay",
    "DropItem",
    "EndCombat",
    "EndCondition",
    "EndHazard",
    "EndTurn",
    "Exchange",
    "FirstAid",
    "FreeAction",
    "Gear",
    "GiveUpAction",
    "Given",
    "Hazard",
    "HazardEffect",
    "Heal",
    "InArea",
    "JoinCombat",
    "LastingCircumstance",
    "LeaveCombat",
    "Medicine",
    "Metres",
    "OneAttack",
    "Oppose",
    "OwnKind",
    "Points",
    "Reactive",
    "Reasoned",
    "Recover",
    "Reload",
    "RemoveHouseContent",
    "Reroll",
    "Resist",
    "Rest",
    "Rewind",
    "Score",
    "SetCircumstance",
    "SetCondition",
    "SetHouseContent",
    "Spend",
    "StartCombat",
    "Strike",
    "TakeItem",
    "Trigger",
    "UseTalent",
    "WrapUp",
]
