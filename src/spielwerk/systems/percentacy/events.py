"""What happened, with the values after it.

Players are told an event whole where it says `open`: the rule that emits it has looked at what is disclosed of the
being. Otherwise they get a twin that says less, or nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.events import CoreEvent, Told, being
from spielwerk.core.text import Message, Ref

from .commands import Condition
from .harm_and_care import ChargesRefilled, HazardFaced, HazardSeen, Rested, Treated
from .state import Being, Cause, Combat, changed, with_being

Outcome = Literal["critical_success", "success", "failure", "critical_failure"]
DefenceKind = Literal["evade", "parry"]


class Item(Struct, frozen=True, omit_defaults=True):
    """One entry of the modifier pool: where it comes from, its amount now, and whether it is the one that counts.

    `was` is the amount before talents reduced it, `by` what reduced it; both are absent where nothing did.
    """

    source: Message
    amount: int
    counts: bool = False
    was: int | None = None
    by: tuple[Message, ...] = ()


# --- rolls -------------------------------------------------------------------------------------------------------


class CheckMade(Told, frozen=True):
    """The card of a check. `key` says which roll of the command it is; `skill` is a skill or attribute, or `""`."""

    changes: ClassVar[bool] = False
    key: str
    by: str
    skill: str
    base: int
    modifier: int
    adjustments: int
    roll: int
    result: int
    target: int
    outcome: Outcome
    stages: int | None = None
    items: tuple[Item, ...] = ()
    assists: tuple[str, ...] = ()
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else CheckSeen(self.key, self.by, self.skill, self.roll, self.outcome)

    def tell(self) -> Message:
        return Message(
            f"told-check-{self.outcome.replace('_', '-')}",
            {
                "who": being(self.by),
                "what": rolled_on(self.skill),
                "roll": self.roll,
                "result": self.result,
                "target": self.target,
                "stages": self.stages or 0,
            },
        )


class CheckSeen(Told, frozen=True):
    """The public twin of a check: neither values nor stages."""

    changes: ClassVar[bool] = False
    key: str
    by: str
    skill: str
    roll: int
    outcome: Outcome

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        kind = self.outcome.replace("_", "-")
        return Message(f"told-seen-{kind}", {"who": being(self.by), "what": rolled_on(self.skill), "roll": self.roll})


def rolled_on(skill: str) -> Ref | Message:
    """The name of what a check is made on."""
    if not skill:
        return Message("label-value")
    broad, _, field = skill.partition(":")
    if field:
        return Message("label-skill-field", {"skill": Ref("skill", broad), "field": field.replace("_", " ")})
    return Ref("attribute" if skill in _ATTRIBUTES else "skill", skill)


_ATTRIBUTES = frozenset(
    ("charisma", "dexterity", "intelligence", "constitution", "strength", "willpower", "perception")
)


class Opposed(Told, frozen=True):
    """How an opposed check ended."""

    changes: ClassVar[bool] = False
    by: str
    against: str
    won: bool
    reason: Literal["failed", "opponent_failed", "stages", "tie"]

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        which = "told-opposed-won" if self.won else "told-opposed-lost"
        return Message(which, {"who": being(self.by), "against": being(self.against)})


# --- attacks -----------------------------------------------------------------------------------------------------


class Missed(Told, frozen=True):
    """An attack that missed."""

    changes: ClassVar[bool] = False
    by: str
    weapon: str
    target: str = ""

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        return Message("told-missed", {"who": being(self.by), "weapon": Ref("weapon", self.weapon)})


class Defended(Told, frozen=True):
    """An attack that was warded off [Abwehr]."""

    changes: ClassVar[bool] = False
    who: str
    by: str
    kind: DefenceKind

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        return Message(f"told-defended-{self.kind}", {"who": being(self.who), "by": being(self.by)})


class Hit(Told, frozen=True):
    """An attack that hit: `value` of the `band` (1 to 4) plus `bonus`, halved far out in an area, less `armour`."""

    changes: ClassVar[bool] = False
    by: str
    target: str
    weapon: str
    band: int
    value: int
    armour: int
    damage: int
    bonus: int = 0
    halved: bool = False
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else HitSeen(self.by, self.target, self.weapon)

    def tell(self) -> Message:
        return Message(
            "told-hit",
            {
                "who": being(self.by),
                "target": being(self.target),
                "weapon": Ref("weapon", self.weapon),
                "damage": self.damage,
                "armour": self.armour,
            },
        )


class HitSeen(Told, frozen=True):
    """The public twin of a hit: neither armour nor damage."""

    changes: ClassVar[bool] = False
    by: str
    target: str
    weapon: str

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        return Message(
            "told-hit-seen",
            {"who": being(self.by), "target": being(self.target), "weapon": Ref("weapon", self.weapon)},
        )


class CapacityChanged(Told, frozen=True):
    """A weapon has this much Capacity [Kapazität] left; None: it is full."""

    who: str
    weapon: str
    left: int | None
    open: bool = True

    def onto(self, table: Any) -> Any:
        others = {k: v for k, v in table.beings[self.who].capacity.items() if k != self.weapon}
        return changed(table, self.who, capacity=others if self.left is None else {**others, self.weapon: self.left})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message | None:
        if self.left is not None:
            return None
        return Message("told-reloaded", {"who": being(self.who), "weapon": Ref("weapon", self.weapon)})


class ItemUsedUp(Told, frozen=True):
    """A consumable is used up (PC-TRT-05); `weapons` is what is left, `used_up` whether it was the last."""

    who: str
    weapon: str
    weapons: tuple[str, ...]
    used_up: tuple[str, ...]

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, weapons=self.weapons, used_up=self.used_up)


# --- injury ------------------------------------------------------------------------------------------------------


class HpChanged(Told, frozen=True):
    """A being has these HP now."""

    who: str
    hp: int
    was: int
    open: bool = True

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, hp=self.hp)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-hp", {"who": being(self.who), "hp": self.hp, "was": self.was})


class ConditionsChanged(Told, frozen=True):
    """A being has these conditions now, and these causes of conditions that do not follow from its HP."""

    who: str
    conditions: tuple[Condition, ...]
    causes: tuple[Cause, ...]
    was: tuple[Condition, ...] = ()
    open: bool = True

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, conditions=self.conditions, causes=self.causes)

    def public(self) -> Told | None:
        return ConditionsSeen(self.who, self.conditions, self.was) if self.open else None

    def tell(self) -> Message | None:
        return ConditionsSeen(self.who, self.conditions, self.was).tell()


class ConditionsSeen(Told, frozen=True):
    """The public twin: what is to be seen, not why."""

    changes: ClassVar[bool] = False
    who: str
    conditions: tuple[Condition, ...]
    was: tuple[Condition, ...] = ()

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message | None:
        if self.conditions == self.was:
            return None
        if not self.conditions:
            return Message("told-conditions-none", {"who": being(self.who)})
        return Message(
            "told-conditions",
            {"who": being(self.who), "conditions": tuple(Ref("condition", c) for c in self.conditions)},
        )


# --- Rewinds -----------------------------------------------------------------------------------------------------


class RewindSpent(Told, frozen=True):
    """A Rewind pays for making a roll again; the seat has `left` now."""

    who: str
    seat: str
    roll: str
    left: int

    def onto(self, table: Any) -> Any:
        return replace(table, rewinds={**table.rewinds, self.seat: self.left})

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        return Message("told-rewind-spent", {"who": being(self.who), "left": self.left})


class RewindsChanged(Told, frozen=True):
    """Every seat named has this many Rewinds now: awarded, or the start or end of a session."""

    rewinds: dict[str, int]
    reason: Literal["awarded", "session", "set"] = "awarded"
    who: str = ""

    def onto(self, table: Any) -> Any:
        return replace(table, rewinds={**table.rewinds, **self.rewinds})

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message | None:
        if self.reason == "session" or not self.who:
            return None
        return Message("told-rewinds", {"who": being(self.who), "left": next(iter(self.rewinds.values()), 0)})


# --- combat ------------------------------------------------------------------------------------------------------


class InitiativeRolled(Told, frozen=True):
    """The card of an initiative roll: d100 less the Initiative value; the lowest acts first (PC-ORD-06)."""

    changes: ClassVar[bool] = False
    key: str
    by: str
    roll: int
    initiative: int
    result: int
    again: bool = False
    open: bool = True
    hidden: bool = False

    def public(self) -> Told | None:
        if self.hidden:
            return None
        return self if self.open else InitiativeSeen(self.key, self.by, self.roll)

    def tell(self) -> Message:
        return Message("told-initiative", {"who": being(self.by), "roll": self.roll, "result": self.result})


class InitiativeSeen(Told, frozen=True):
    """The public twin of an initiative roll."""

    changes: ClassVar[bool] = False
    key: str
    by: str
    roll: int

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        return Message("told-initiative-seen", {"who": being(self.by), "roll": self.roll})


class Fight(Told, frozen=True):
    """The shape of events that leave the fight in a new state; players are told them without that state."""

    combat: Combat | None = None
    hidden: bool = False
    """Players are told nothing: it is about somebody who is not in the scene."""

    def onto(self, table: Any) -> Any:
        return replace(table, combat=self.combat)

    def public(self) -> Told | None:
        return None if self.hidden else replace(self, combat=None)


class Ordered(Fight, frozen=True):
    """The shape of events that tell an order; `unseen` are those in it whom players do not see."""

    order: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()

    def public(self) -> Told | None:
        return replace(self, combat=None, order=tuple(who for who in self.order if who not in self.unseen), unseen=())


class CombatBegan(Ordered, frozen=True):
    """A fight begins, in this order."""

    def tell(self) -> Message:
        return Message("told-combat-began", {"order": tuple(being(who) for who in self.order)})


class CombatEnded(Fight, frozen=True):
    """The fight is over."""

    def tell(self) -> Message:
        return Message("told-combat-ended")


class CombatJoined(Fight, frozen=True):
    """Somebody joins the fight."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-combat-joined", {"who": being(self.who)})


class CombatLeft(Fight, frozen=True):
    """Somebody leaves the fight."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-combat-left", {"who": being(self.who)})


class RoundBegan(Ordered, frozen=True):
    """A round begins."""

    round: int = 1

    def tell(self) -> Message:
        return Message("told-round-began", {"round": self.round})


class TurnBegan(Fight, frozen=True):
    """Somebody's turn [Zug] begins."""

    who: str = ""
    round: int = 1

    def tell(self) -> Message:
        return Message("told-turn-began", {"who": being(self.who)})


class TurnEnded(Fight, frozen=True):
    """Somebody's turn is over."""

    who: str = ""


class Delayed(Fight, frozen=True):
    """Somebody puts the turn off to the end of the round."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-delayed", {"who": being(self.who)})


class ActionTaken(Fight, frozen=True):
    """Somebody's action of this round is used."""

    who: str = ""


class ActionGivenUp(Fight, frozen=True):
    """Somebody gives the action up for more movement."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-action-given-up", {"who": being(self.who)})


class DefenceUsed(Fight, frozen=True):
    """Somebody has used one more defence this round."""

    who: str = ""

    def public(self) -> Told | None:
        return None


class ReactionDeclared(Fight, frozen=True):
    """Somebody holds an action ready. What for is said only of those whose values are disclosed."""

    who: str = ""
    trigger: str = ""
    open: bool = True

    def public(self) -> Told | None:
        return None if self.hidden else replace(self, combat=None, trigger=self.trigger if self.open else "")

    def tell(self) -> Message:
        if not self.trigger:
            return Message("told-reaction-declared-seen", {"who": being(self.who)})
        return Message("told-reaction-declared", {"who": being(self.who), "trigger": self.trigger})


class ReactionTriggered(Fight, frozen=True):
    """Somebody's held action happens now."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-reaction-triggered", {"who": being(self.who)})


class ReactionEnded(Fight, frozen=True):
    """The held action is over; what set it off goes on."""

    who: str = ""


class ActionLost(Told, frozen=True):
    """What somebody was about to do comes to nothing: a reaction was faster (PC-ORD-19)."""

    changes: ClassVar[bool] = False
    who: str
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-action-lost", {"who": being(self.who)})


class ReactionLost(Fight, frozen=True):
    """Somebody's held action will not happen any more."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-reaction-lost", {"who": being(self.who)})


# --- beings ------------------------------------------------------------------------------------------------------


class BeingJoined(Told, frozen=True):
    """Somebody is at the table now. `rewinds` are those of its seat, where it has one."""

    who: Being
    rewinds: int | None = None

    def onto(self, table: Any) -> Any:
        table = with_being(table, self.who)
        table = replace(table, names={**table.names, self.who.id: self.who.name})
        if self.rewinds is None:
            return table
        return replace(table, rewinds={**table.rewinds, self.who.seat: self.rewinds})

    def tell(self) -> Message:
        return Message("told-being-joined", {"who": being(self.who.id)})


class BeingSet(Told, frozen=True):
    """The game master has set a value of a being; `being` is the being after it."""

    being: Being
    field: str
    reason: str = ""
    open: bool = False

    def onto(self, table: Any) -> Any:
        table = with_being(table, self.being)
        return replace(table, names={**table.names, self.being.id: self.being.name})

    def public(self) -> Told | None:
        return BeingSetSeen(self.being.id, self.field, self.reason) if self.open else None

    def tell(self) -> Message:
        return BeingSetSeen(self.being.id, self.field, self.reason).tell()


class BeingSetSeen(Told, frozen=True):
    """The public twin: which value was set, and why; the value itself is in the view."""

    changes: ClassVar[bool] = False
    who: str
    field: str
    reason: str = ""

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        part, _, key = self.field.partition(".")
        named: Message | Ref = Message(f"field-{part}")
        if part in ("skills", "attributes"):
            named = rolled_on(key)
        elif part == "capacity":
            named = Message("field-capacity", {"weapon": Ref("weapon", key)})
        which = "told-override" if self.reason else "told-override-plain"
        return Message(which, {"who": being(self.who), "field": named, "reason": self.reason})


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
    | CoreEvent
)
"""Every event of a table of Percentacy."""
