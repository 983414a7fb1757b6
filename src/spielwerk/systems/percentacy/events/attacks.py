"""What is told of attacks and what they use up.

`hidden`: one of those concerned is not in the scene, and players are told nothing.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, ClassVar, Literal

from spielwerk.core.events import Covert, Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.magazines import magazine
from spielwerk.systems.percentacy.state import changed

from .items import one_of

DefenceKind = Literal["evade", "parry"]


class Missed(Covert, frozen=True):
    """An attack that missed."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    weapon: str
    target: str = ""

    def tell(self) -> Message:
        return Message("told-missed", {"who": being(self.by), "weapon": Ref("weapon", self.weapon)})


class Defended(Covert, frozen=True):
    """An attack that was warded off [Abwehr]."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    who: str
    by: str
    kind: DefenceKind

    def tell(self) -> Message:
        return Message(f"told-defended-{self.kind}", {"who": being(self.who), "by": being(self.by)})


class NoDefence(Covert, frozen=True):
    """Why somebody cannot ward an attack off; `open`: others know of what bars it."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    why: Message
    open: bool = True

    def seen(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-no-defence", {"who": being(self.who), "why": self.why})


class Hit(Covert, frozen=True):
    """An attack that hit: `value` of the `band` (1 to 4) plus `bonus`, halved far out in an area, less `armour`."""

    about: ClassVar[tuple[str, ...]] = ("by", "target")
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

    def seen(self) -> Told | None:
        return self if self.open else HitSeen(self.by, self.target, self.weapon)

    def owned(self, own: Container[str]) -> Told | None:
        if self.target in own and not self.hidden:
            return self  # what it does is theirs to know
        return self.for_own() if self.by in own else self.public()

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


class HitSeen(Open, frozen=True):
    """The public twin of a hit: neither armour nor damage."""

    changes: ClassVar[bool] = False
    by: str
    target: str
    weapon: str

    def tell(self) -> Message:
        return Message(
            "told-hit-seen",
            {"who": being(self.by), "target": being(self.target), "weapon": Ref("weapon", self.weapon)},
        )


class CapacityChanged(Told, frozen=True):
    """A weapon has this much Capacity [Kapazität] left; None: it is full."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    weapon: str
    left: int | None
    open: bool = True
    which: int = 1

    def onto(self, table: Any) -> Any:
        key = magazine(self.weapon, self.which)
        others = {k: v for k, v in table.beings[self.who].capacity.items() if k != key}
        return changed(table, self.who, capacity=others if self.left is None else {**others, key: self.left})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message | None:
        if self.left is not None:
            return None
        return Message("told-reloaded", {"who": being(self.who), "weapon": one_of(self.weapon, self.which)})


class ItemUsedUp(Told, frozen=True):
    """A consumable is used up (PC-TRT-05); `weapons` is what is left, `used_up` whether it was the last."""

    who: str
    weapon: str
    weapons: tuple[str, ...]
    used_up: tuple[str, ...]

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, weapons=self.weapons, used_up=self.used_up)
