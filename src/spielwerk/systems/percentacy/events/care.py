"""What is told of First Aid, rests and hazards."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from spielwerk.core.events import Covert, Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Hazard
from spielwerk.systems.percentacy.magazines import magazine
from spielwerk.systems.percentacy.state import changed

from .items import one_of

HazardEnding = Literal["averted", "halved", "full"]


class Treated(Covert, frozen=True):
    """First Aid [Erste Hilfe] has worked: fresh wounds are stable, which is told and has no figures (PC-HEAL-02)."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    target: str

    def tell(self) -> Message:
        which = "told-treated-self" if self.by == self.target else "told-treated"
        return Message(which, {"who": being(self.by), "target": being(self.target)})


class CaredFor(Covert, frozen=True):
    """Somebody cares for a patient of a rest [Heilkunde]: what they roll next is for this one (PC-HEAL-06)."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    target: str

    def tell(self) -> Message:
        which = "told-cared-self" if self.by == self.target else "told-cared"
        return Message(which, {"who": being(self.by), "target": being(self.target)})


class Rested(Told, frozen=True):
    """A rest period [Ruhephase] has passed, or where `fully` a long recovery [Erholungsphase].

    Of the `beings` players are not told those who are `unseen`.
    """

    changes: ClassVar[bool] = False
    beings: tuple[str, ...]
    fully: bool = False
    unseen: tuple[str, ...] = ()

    def public(self) -> Told | None:
        seen = tuple(who for who in self.beings if who not in self.unseen)
        return replace(self, beings=seen, unseen=()) if seen else None

    def tell(self) -> Message:
        which = "told-recovered" if self.fully else "told-rested"
        return Message(which, {"who": tuple(being(who) for who in self.beings)})


class ChargesRefilled(Told, frozen=True):
    """A weapon with charges [Aufladungen] is full again (PC-TRT-03)."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    weapon: str
    open: bool = True
    which: int = 1

    def onto(self, table: Any) -> Any:
        key = magazine(self.weapon, self.which)
        left = {weapon: n for weapon, n in table.beings[self.who].capacity.items() if weapon != key}
        return changed(table, self.who, capacity=left)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-charges", {"who": being(self.who), "weapon": one_of(self.weapon, self.which)})


class HazardFaced(Told, frozen=True):
    """A hazard [Gefahr] of a tier and what it did: its `value` after halving, less `armour`."""

    about: ClassVar[tuple[str, ...]] = ("target",)
    changes: ClassVar[bool] = False
    target: str
    tier: str
    ending: HazardEnding
    value: int
    armour: int
    damage: int
    open: bool = True
    hidden: bool = False

    def public(self) -> Told | None:
        if self.hidden:
            return None
        return self if self.open else HazardSeen(self.target, self.ending)

    def tell(self) -> Message:
        args = {"target": being(self.target), "tier": Ref("hazard", self.tier)}
        return Message(f"told-hazard-{self.ending}", {**args, "damage": self.damage, "armour": self.armour})


class HazardStays(Told, frozen=True):
    """A hazard that lasts is kept, to strike again at the game master's word (PC-HAZ-05)."""

    id: str
    hazard: Hazard

    def onto(self, table: Any) -> Any:
        return replace(table, hazards={**table.hazards, self.id: self.hazard})

    def tell(self) -> Message:
        return Message("told-hazard-stays", {"name": self.hazard.lasts})


class HazardOver(Told, frozen=True):
    """A hazard that lasted is over."""

    id: str
    name: str

    def onto(self, table: Any) -> Any:
        return replace(table, hazards={id: one for id, one in table.hazards.items() if id != self.id})

    def tell(self) -> Message:
        return Message("told-hazard-over", {"name": self.name})


class HazardSeen(Open, frozen=True):
    """The public twin of a hazard: neither tier nor damage, from which HP and armour could be reckoned."""

    changes: ClassVar[bool] = False
    target: str
    ending: HazardEnding

    def tell(self) -> Message:
        return Message(f"told-hazard-seen-{self.ending}", {"target": being(self.target)})
