"""What is told of a fight: initiative, rounds and turns, reactions."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from spielwerk.core.events import Told, being, roller
from spielwerk.core.text import Message
from spielwerk.core.turns.fight import Fight
from spielwerk.systems.percentacy.state import Combat


class Delayed(Fight[Combat], frozen=True):
    """Somebody puts the turn off to the end of the round."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-delayed", {"who": being(self.who)})


class ActionGivenUp(Fight[Combat], frozen=True):
    """Somebody gives the action up for more movement."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-action-given-up", {"who": being(self.who)})


class FreeActionTaken(Fight[Combat], frozen=True):
    """Somebody does something besides the action."""

    who: str = ""
    text: str = ""

    def tell(self) -> Message:
        return Message("told-free-action", {"who": being(self.who), "text": self.text})


class FreeActionRefused(Told, frozen=True):
    """The game master lets somebody not do something besides the action."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    text: str
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-free-action-refused", {"who": being(self.who), "text": self.text})


class DefenceUsed(Fight[Combat], frozen=True):
    """Somebody has used one more defence this round."""

    who: str = ""

    def public(self) -> Told | None:
        return None

    def for_own(self) -> Told | None:
        return None


class ReactionDeclared(Fight[Combat], frozen=True):
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


class ReactionTriggered(Fight[Combat], frozen=True):
    """Somebody's held action happens now."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-reaction-triggered", {"who": being(self.who)})


class ReactionEnded(Fight[Combat], frozen=True):
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
        return Message("told-action-lost", {"who": roller(self.who)})


class ReactionLost(Fight[Combat], frozen=True):
    """Somebody's held action will not happen any more."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-reaction-lost", {"who": being(self.who)})
