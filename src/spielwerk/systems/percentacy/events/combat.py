"""What is told of a fight: initiative, rounds and turns, reactions."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from spielwerk.core.events import Told, being
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.state import Combat


class InitiativeRolled(Told, frozen=True):
    """The card of an initiative roll: d100 less the Initiative value; the lowest acts first (PC-ORD-06)."""

    about: ClassVar[tuple[str, ...]] = ("by",)
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

    about: ClassVar[tuple[str, ...]] = ("who",)
    combat: Combat | None = None
    hidden: bool = False
    """Players are told nothing: it is about somebody who is not in the scene."""

    def onto(self, table: Any) -> Any:
        return replace(table, combat=self.combat)

    def for_own(self) -> Told | None:
        return replace(self, combat=None, hidden=False)

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

    always: ClassVar[bool] = True
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

    about: ClassVar[tuple[str, ...]] = ("who",)
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
