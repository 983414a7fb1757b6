"""What is told of Rewinds."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from spielwerk.core.events import Told, being
from spielwerk.core.text import Message


class RewindSpent(Told, frozen=True):
    """A Rewind pays for making a roll again; the seat has `left` now. `open`: `who` is in the scene."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    seat: str
    roll: str
    left: int
    open: bool = True

    def onto(self, table: Any) -> Any:
        return replace(table, rewinds={**table.rewinds, self.seat: self.left})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-rewind-spent", {"who": being(self.who), "left": self.left})


class RewindsChanged(Told, frozen=True):
    """Every seat named has this many Rewinds now: awarded, or the start or end of a session. `open`: `who` is in the
    scene."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    rewinds: dict[str, int]
    reason: Literal["awarded", "session", "set"] = "awarded"
    who: str = ""
    open: bool = True

    def onto(self, table: Any) -> Any:
        return replace(table, rewinds={**table.rewinds, **self.rewinds})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message | None:
        if self.reason == "session" or not self.who:
            return None
        return Message("told-rewinds", {"who": being(self.who), "left": next(iter(self.rewinds.values()), 0)})
