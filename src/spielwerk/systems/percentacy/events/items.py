"""What is told of items that are taken and laid down."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.core.events import Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.state import Armour, Owned, changed


def called(item: Ref, name: str) -> Ref | Message:
    """An item, with what it is called where that is said."""
    return Message("item-called", {"item": item, "name": name}) if name else item


def one_of(weapon: str, which: int) -> Ref | Message:
    """A weapon, with its number where it is not the first of its kind that somebody carries."""
    found = Ref("weapon", weapon)
    return Message("weapon-which", {"weapon": found, "which": which}) if which > 1 else found


class ItemsChanged(Told, frozen=True):
    """Somebody has taken an item, or laid it down; everything that they have then. `capacity` is what is left in
    weapons, where that has changed."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    kind: str
    item: str
    weapons: tuple[str, ...]
    used_up: tuple[str, ...]
    armour: tuple[Armour, ...]
    gear: tuple[Owned, ...]
    name: str = ""
    dropped: bool = False
    open: bool = True
    capacity: dict[str, int] | None = None

    def onto(self, table: Any) -> Any:
        have = {"weapons": self.weapons, "used_up": self.used_up, "armour": self.armour, "gear": self.gear}
        left = table.beings[self.who].capacity if self.capacity is None else self.capacity
        return changed(table, self.who, **have, capacity=left)

    def public(self) -> Told | None:
        return self._seen() if self.open else None

    def for_own(self) -> Told | None:
        return self._seen()

    def tell(self) -> Message:
        return self._seen().tell()

    def _seen(self) -> ItemSeen:
        return ItemSeen(self.who, self.kind, self.item, self.name, self.dropped)


class ItemSeen(Told, frozen=True):
    """What others are told of it: what it is, not what somebody has besides."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    kind: str
    item: str
    name: str = ""
    dropped: bool = False

    def public(self) -> Told | None:
        return self

    def tell(self) -> Message:
        which = "told-item-dropped" if self.dropped else "told-item-taken"
        return Message(which, {"who": being(self.who), "item": called(Ref(self.kind, self.item), self.name)})


class ItemRefused(Told, frozen=True):
    """The game master does not let somebody get at an item."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    kind: str
    item: str
    name: str = ""
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        item = called(Ref(self.kind, self.item), self.name)
        return Message("told-item-refused", {"who": being(self.who), "item": item})
