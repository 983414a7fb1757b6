"""What is told of sins and what they do to somebody."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.state import Table, changed

WHAT: Final = Ref("term", "morality")
"""What the table calls it (EP-DER-05)."""


class SinNotRolled(Told, frozen=True):
    """A sin that calls for no roll (EP-MOR-04)."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    level: int
    morality: int
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-sin-not-rolled", {"who": being(self.who), "level": self.level})


class MoralityChanged(Told, frozen=True):
    """Somebody's Morality [Moral] is so high now."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    morality: int
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], morality=self.morality))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-morality", {"who": being(self.who), "what": WHAT, "value": self.morality})


class DerangementGained(Told, frozen=True):
    """Somebody has a derangement [Störung] more; `id` is `""` where it is to be named later."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    id: str
    derangements: tuple[str, ...]
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], derangements=self.derangements))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        args = {"who": being(self.who), "what": Ref("derangement", self.id)}
        return Message("told-derangement" if self.id else "told-derangement-open", args)


class FateTold(Open, frozen=True):
    """What becomes of somebody without any Morality (EP-DEG-11)."""

    changes: ClassVar[bool] = False
    who: str
    text: str

    def tell(self) -> Message:
        return Message("told-fate", {"who": being(self.who), "what": WHAT, "text": self.text})
