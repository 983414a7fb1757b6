"""What is told of beings: who joins, and what is set by hand."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from spielwerk.core import events as core
from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.magazines import of_magazine
from spielwerk.systems.percentacy.state import Being, with_being

from .items import one_of
from .rolls import rolled_on


class BeingJoined(core.BeingJoined[Being], frozen=True):
    """Somebody is at the table now. `rewinds` are those of its seat, where it has one."""

    rewinds: int | None = None

    def onto(self, table: Any) -> Any:
        table = super().onto(table)
        if self.rewinds is None:
            return table
        return replace(table, rewinds={**table.rewinds, self.who.seat: self.rewinds})


class BeingSet(Told, frozen=True):
    """The game master has set a value of a being, or it `follows` from what they have set elsewhere; `being` is the
    being after it."""

    being: Being
    field: str
    reason: str = ""
    open: bool = False
    follows: bool = False

    def onto(self, table: Any) -> Any:
        table = with_being(table, self.being)
        return replace(table, names={**table.names, self.being.id: self.being.name})

    def public(self) -> Told | None:
        return BeingSetSeen(self.being.id, self.field, self.reason, self.follows) if self.open else None

    def tell(self) -> Message:
        return BeingSetSeen(self.being.id, self.field, self.reason, self.follows).tell()


class BeingSetSeen(Open, frozen=True):
    """The public twin: which value was set, and why; the value itself is in the view."""

    changes: ClassVar[bool] = False
    who: str
    field: str
    reason: str = ""
    follows: bool = False

    def tell(self) -> Message:
        part, _, key = self.field.partition(".")
        named: Message | Ref = Message(f"field-{part}")
        if part in ("skills", "attributes"):
            named = rolled_on(key)
        elif part == "uses":
            named = Message("field-uses", {"talent": Ref("talent", key)})
        elif part == "capacity":
            named = Message("field-capacity", {"weapon": one_of(*of_magazine(key))})
        which = "told-override" if self.reason else "told-value-follows" if self.follows else "told-override-plain"
        return Message(which, {"who": being(self.who), "field": named, "reason": self.reason})
