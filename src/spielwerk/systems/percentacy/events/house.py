"""What is told of the table's own skills, species, talents and handicaps."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spielwerk.core.content import kept
from spielwerk.core.events import Open
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.commands import OwnKind
from spielwerk.systems.percentacy.own import PART_OF, with_own
from spielwerk.systems.percentacy.state import OwnSkill, OwnSpecies, OwnTrait, OwnWeapon, Table


def entries_of(table: Table, kind: OwnKind) -> dict[str, Any]:
    """The table's own entries of a kind, by id."""
    found: dict[str, Any] = getattr(table, PART_OF[kind])
    return found


class HouseContentSet(Open, frozen=True):
    """The table has this skill, species, talent, handicap or weapon of its own now; exactly one of them is given."""

    skill: OwnSkill | None = None
    species: OwnSpecies | None = None
    talent: OwnTrait | None = None
    handicap: OwnTrait | None = None
    weapon: OwnWeapon | None = None
    changed: bool = False

    @property
    def what(self) -> tuple[OwnKind, Any]:
        """The kind and the entry."""
        return next((kind, getattr(self, kind)) for kind in PART_OF if getattr(self, kind) is not None)

    def onto(self, table: Any) -> Any:
        kind, entry = self.what
        return with_own(table, **{PART_OF[kind]: {**entries_of(table, kind), entry.id: entry}})

    def tell(self) -> Message:
        kind, entry = self.what
        which = "told-house-changed" if self.changed else "told-house-added"
        return Message(which, {"kind": kind, "name": entry.name or entry.id})


class RowsKept(kept.RowsKept, frozen=True):
    """Rows that beings have stay with the table."""

    def onto(self, table: Any) -> Any:
        return with_own(table, kept=self.beside(table.kept))


class HouseContentRemoved(Open, frozen=True):
    """The table no longer has this skill, species, talent, handicap or weapon of its own; `withdrawn`: those who have
    it keep it."""

    kind: OwnKind
    id: str
    name: str
    withdrawn: bool = False

    def onto(self, table: Any) -> Any:
        entries = entries_of(table, self.kind)
        if self.withdrawn:
            left = {**entries, self.id: replace(entries[self.id], withdrawn=True)}
        else:
            left = {id: entry for id, entry in entries.items() if id != self.id}
        return with_own(table, **{PART_OF[self.kind]: left})

    def tell(self) -> Message:
        which = "told-house-withdrawn" if self.withdrawn else "told-house-removed"
        return Message(which, {"kind": self.kind, "name": self.name})
