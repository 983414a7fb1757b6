"""What is told of beings and of what a table calls things."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from spielwerk.core.content import kept
from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.own import Called, NameKind
from spielwerk.systems.erzaehlpool.rows import Column
from spielwerk.systems.erzaehlpool.state import Being, Table, changed, played_with


class BeingBecame(Told, frozen=True):
    """Somebody changed in a way that needs no words: how they stand, whom they aim at, what is left in a magazine."""

    who: Being

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, self.who)


class BeingSet(Told, frozen=True):
    """The game master has set something by hand. `open`: players know what stands in this field.

    `value` and `was` are the number now and before, None where the field holds no number.
    """

    who: Being
    field: str
    reason: str = ""
    open: bool = False
    value: int | None = None
    was: int | None = None

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, self.who)

    def public(self) -> Told | None:
        return self._seen() if self.open else None

    def tell(self) -> Message:
        return self._seen().tell()

    def _seen(self) -> BeingSetSeen:
        return BeingSetSeen(self.who.id, self.field, self.reason, self.value, self.was)


class BeingSetSeen(Open, frozen=True):
    """What is told of a value that was set by hand; what is no number stands in the view."""

    changes: ClassVar[bool] = False
    who: str
    field: str
    reason: str = ""
    value: int | None = None
    was: int | None = None

    def tell(self) -> Message:
        part, _, key = self.field.partition(".")
        kind = {"attributes": "attribute", "skills": "skill", "merits": "merit"}.get(part)
        what: Ref | Message = Ref(kind, key.partition(":")[0]) if kind else Message(f"field-{part}")
        if part == "morality":
            what = Ref("term", part)
        args: dict[str, Any] = {"who": being(self.who), "what": what, "reason": self.reason}
        why = "-why" if self.reason else ""
        if self.value is None:
            return Message(f"told-value-set{why}", args)
        return Message(f"told-number-set{why}", {**args, "value": self.value, "was": self.was or 0})


class Awarded(Told, frozen=True):
    """Somebody has so much experience now."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    experience: int
    amount: int
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], experience=self.experience))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-awarded", {"who": being(self.who), "amount": self.amount})


class SheetReturned(Told, frozen=True):
    """A new character with something wrong, for the game master alone. `let_in`: it joins the table all the same."""

    changes: ClassVar[bool] = False
    name: str
    problems: tuple[str, ...]
    let_in: bool = False

    def tell(self) -> Message:
        found = tuple(Message(f"code-{code.replace('_', '-')}") for code in self.problems)
        args = {"name": self.name or Message("new-being"), "problems": found}
        return Message("told-sheet-let-in" if self.let_in else "told-sheet-returned", args)


class RowsKept(kept.RowsKept, frozen=True):
    """Rows that beings have stay with the table."""

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return played_with(replace(table, kept=self.beside(table.kept)), table.content)


class NameAdded(Open, frozen=True):
    """The table's list has this attribute or skill now; `back`: it was taken out before (EP-ATTR-05, EP-SKILL-05)."""

    kind: NameKind
    id: str
    column: Column
    back: bool = False

    def onto(self, table: Any) -> Any:
        if self.back:
            return _with_out(table, self.kind, tuple(id for id in table.out.get(self.kind, ()) if id != self.id))
        return _with_called(table, self.kind, {self.id: Called(self.id, self.column)})

    def tell(self) -> Message:
        args = {"what": Ref(self.kind, self.id), "column": Ref("column", self.column)}
        return Message(f"told-name-added-{self.kind}", args)


class Renamed(Open, frozen=True):
    """The table calls an attribute, a skill or a category otherwise; `""`: as the supplied list does."""

    kind: NameKind
    id: str
    name: str

    def onto(self, table: Any) -> Any:
        there = table.called.get(self.kind, {}).get(self.id, Called(""))
        if self.name:
            return _with_called(table, self.kind, {self.id: replace(there, name=self.name)})
        return _with_called(table, self.kind, {}, self.id)

    def tell(self) -> Message:
        return Message(f"told-renamed-{self.kind}", {"what": Ref(self.kind, self.id)})


class NameRemoved(Open, frozen=True):
    """The table's list no longer has this attribute or skill; `supplied`: it can be put back."""

    kind: NameKind
    id: str
    supplied: bool

    def onto(self, table: Any) -> Any:
        left = _with_called(table, self.kind, {}, self.id)
        return _with_out(left, self.kind, (*left.out.get(self.kind, ()), self.id)) if self.supplied else left

    def tell(self) -> Message:
        return Message(f"told-name-removed-{self.kind}", {"what": Ref(self.kind, self.id)})


def _with_called(table: Table, kind: NameKind, more: dict[str, Called], without: str = "") -> Table:
    """The table with these names of its own, and without one."""
    names = {id: own for id, own in table.called.get(kind, {}).items() if id != without} | more
    return played_with(replace(table, called={**table.called, kind: names}), table.content)


def _with_out(table: Table, kind: NameKind, out: tuple[str, ...]) -> Table:
    """The table that plays without these names of the list."""
    return played_with(replace(table, out={**table.out, kind: out}), table.content)
