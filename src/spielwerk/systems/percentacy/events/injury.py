"""What is told of HP and conditions."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Condition
from spielwerk.systems.percentacy.state import Cause, changed


class HpChanged(Told, frozen=True):
    """A being has these HP now."""

    about: ClassVar[tuple[str, ...]] = ("who",)
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

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    conditions: tuple[Condition, ...]
    causes: tuple[Cause, ...]
    was: tuple[Condition, ...] = ()
    open: bool = True

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, conditions=self.conditions, causes=self.causes)

    def for_own(self) -> Told | None:
        return ConditionsSeen(self.who, self.conditions, self.was)

    def public(self) -> Told | None:
        return ConditionsSeen(self.who, self.conditions, self.was) if self.open else None

    def tell(self) -> Message | None:
        return ConditionsSeen(self.who, self.conditions, self.was).tell()


class ConditionsSeen(Open, frozen=True):
    """The public twin: what is to be seen, not why."""

    changes: ClassVar[bool] = False
    who: str
    conditions: tuple[Condition, ...]
    was: tuple[Condition, ...] = ()

    def tell(self) -> Message | None:
        if self.conditions == self.was:
            return None
        if not self.conditions:
            return Message("told-conditions-none", {"who": being(self.who)})
        return Message(
            "told-conditions",
            {"who": being(self.who), "conditions": tuple(Ref("condition", c) for c in self.conditions)},
        )
