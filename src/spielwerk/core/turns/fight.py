"""Fights in turns: what every system tells of them; how they go is in `turns`.

A system's own state of a fight stands in the events; players are told them without it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message

C = TypeVar("C")  # a system's state of a fight


class Fight(Told, Generic[C], frozen=True):
    """The shape of events that leave the fight in a new state; players are told them without that state."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    combat: C | None = None
    hidden: bool = False
    """Players are told nothing: it is about somebody who is not in the scene."""

    def onto(self, table: Any) -> Any:
        return replace(table, combat=self.combat)

    def for_own(self) -> Told | None:
        return replace(self, combat=None, hidden=False)

    def public(self) -> Told | None:
        return None if self.hidden else replace(self, combat=None)


class InitiativeRolled(Told, frozen=True):
    """A die for the order, and what it comes to with Initiative. `again`: a roll-off, in which the die alone counts.

    `open`: everybody knows the values of whoever rolls. `hidden`: players are told nothing.
    """

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
        return self if self.open else self._seen

    def tell(self) -> Message:
        if self.again:
            return self._seen.tell()
        return Message("told-initiative", {"who": being(self.by), "roll": self.roll, "result": self.result})

    @property
    def _seen(self) -> InitiativeSeen:
        return InitiativeSeen(self.key, self.by, self.roll)


class InitiativeSeen(Open, frozen=True):
    """What players see of a die for the order."""

    changes: ClassVar[bool] = False
    key: str
    by: str
    roll: int

    def tell(self) -> Message:
        return Message("told-initiative-seen", {"who": being(self.by), "roll": self.roll})


class Ordered(Fight[C], frozen=True):
    """The shape of events that tell an order; `unseen` are those in it whom players do not see."""

    about: ClassVar[tuple[str, ...]] = ()
    order: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()

    def public(self) -> Told | None:
        return replace(self, combat=None, order=tuple(who for who in self.order if who not in self.unseen), unseen=())


class CombatBegan(Ordered[C], frozen=True):
    """A fight begins, in this order."""

    def tell(self) -> Message:
        return Message("told-combat-began", {"order": tuple(being(who) for who in self.order)})


class CombatEnded(Fight[C], frozen=True):
    """The fight is over."""

    about: ClassVar[tuple[str, ...]] = ()

    def tell(self) -> Message:
        return Message("told-combat-ended")


class CombatJoined(Fight[C], frozen=True):
    """Somebody joins the fight."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-combat-joined", {"who": being(self.who)})


class CombatLeft(Fight[C], frozen=True):
    """Somebody leaves the fight."""

    who: str = ""

    def tell(self) -> Message:
        return Message("told-combat-left", {"who": being(self.who)})


class RoundBegan(Ordered[C], frozen=True):
    """A round begins."""

    always: ClassVar[bool] = True
    round: int = 1

    def tell(self) -> Message:
        return Message("told-round-began", {"round": self.round})


class TurnBegan(Fight[C], frozen=True):
    """Somebody's turn [Zug] begins."""

    who: str = ""
    round: int = 1

    def tell(self) -> Message:
        return Message("told-turn-began", {"who": being(self.who)})


class TurnEnded(Fight[C], frozen=True):
    """Somebody's turn is over."""

    who: str = ""


class ActionTaken(Fight[C], frozen=True):
    """Somebody's action of this round is used."""

    who: str = ""
