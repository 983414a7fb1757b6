"""What has changed in the content of a table: rows field by field, and the values of beings that follow from them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from spielwerk.core.text import Message, Ref, read_sources

from .reading import Tables, Text
from .shelves import Shelves

Plain = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""Content as it is stored: rows by kind and id, each with its fields as JSON has them."""


class FieldChange(Struct, frozen=True, omit_defaults=True):
    """A field of a row, with the names of the fields it stands in (`traits.area`); None where it did not stand."""

    field: str
    before: Any = None
    after: Any = None


class RowChange(Struct, frozen=True, omit_defaults=True):
    """A row that is new, gone or different; `name` is what it is called now, or was called last."""

    how: Literal["added", "removed", "changed"]
    kind: str
    id: str
    name: Text
    fields: tuple[FieldChange, ...] = ()


class ValueChange(Struct, frozen=True):
    """A derived value: `of` is its name, or a row of the content as `skill/melee`."""

    of: str
    before: int
    after: int


class BeingChange(Struct, frozen=True):
    """Somebody whose derived values change."""

    being: str
    name: str
    values: tuple[ValueChange, ...]


def plain(tables: Tables) -> Plain:
    """Content as it is stored."""
    rows: Plain = msgspec.to_builtins(tables)
    return rows


def changed_rows(old: Plain, new: Plain) -> tuple[RowChange, ...]:
    """Every row that is not the same in both, by kind and id."""
    return tuple(_changed_rows(old, new))


def _changed_rows(old: Plain, new: Plain) -> Iterator[RowChange]:
    for kind in sorted({*old, *new}):
        before, after = old.get(kind, {}), new.get(kind, {})
        for row in sorted({*before, *after}):
            change = changed_row(kind, before.get(row), after.get(row))
            if change is not None:
                yield change


def changed_row(kind: str, old: Mapping[str, Any] | None, new: Mapping[str, Any] | None) -> RowChange | None:
    """How a row has changed; None if it has not. One that is new or gone tells no fields."""
    now = new if new is not None else old
    if now is None or old == new:
        return None
    name = msgspec.convert(now["name"], Text)
    if old is None or new is None:
        return RowChange("removed" if new is None else "added", kind, now["id"], name)
    return RowChange("changed", kind, now["id"], name, tuple(_fields(old, new)))


def _fields(old: Mapping[str, Any], new: Mapping[str, Any], within: str = "") -> Iterator[FieldChange]:
    for field in dict.fromkeys((*old, *new)):
        before, after = old.get(field), new.get(field)
        if before == after:
            continue
        if _is_part(before, after):
            yield from _fields(before or {}, after or {}, f"{within}{field}.")
        else:
            yield FieldChange(f"{within}{field}", before, after)


def _is_part(before: Any, after: Any) -> bool:
    """Whether these are fields of their own, and not a text in both languages."""
    parts = [one for one in (before, after) if one is not None]
    return all(isinstance(one, dict) and set(one) != {"de", "en"} for one in parts)


def changed_values(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[ValueChange, ...]:
    """Values that stand in both and are not the same."""
    return tuple(ValueChange(of, old, after[of]) for of, old in before.items() if of in after and after[of] != old)


def changed_beings(
    derived: Callable[[Any, Any], Mapping[str, int]], before: Any, after: Any
) -> tuple[BeingChange, ...]:
    """Everybody whose derived values are not the same in two states."""
    found = []
    for who, being in before.beings.items():
        if who in after.beings:
            values = changed_values(derived(before, being), derived(after, after.beings[who]))
            if values:
                found.append(BeingChange(who, being.name, values))
    return tuple(found)


# --- in words ------------------------------------------------------------------------------------------------------


class RowTold(Struct, frozen=True):
    """A row that has changed, with a sentence for each of its fields that are not as before."""

    how: Literal["added", "removed", "changed"]
    shelf: Message
    name: Text
    lines: tuple[Message, ...] = ()


def told_rows(shelves: Shelves, tables: Tables, rows: Sequence[RowChange]) -> tuple[RowTold, ...]:
    """Changes of rows in the words of the system's compendium."""
    teller = _Teller(shelves, tables)
    return tuple(
        RowTold(row.how, teller.shelf(row.kind), row.name, tuple(teller.line(one) for one in row.fields))
        for row in rows
    )


NOTHING = Message("change-nothing")


class _Teller:
    def __init__(self, shelves: Shelves, tables: Tables) -> None:
        self.shelves, self.tables = shelves, tables
        self.known = _ids(shelves.text) if shelves.text is not None else frozenset[str]()

    def shelf(self, kind: str) -> Message:
        """Where rows of a kind stand in the compendium."""
        return Message(f"shelf-{kind}" if f"shelf-{kind}" in self.known else "change-shelf")

    def line(self, change: FieldChange) -> Message:
        path, _, field = change.field.rpartition(".")
        names = (name for name in (f"change-{field}", f"entry-{field}") if name in self.known)
        label: Message | Ref | str = next(map(Message, names), field)
        if path in self.shelves.parts:
            label = Ref(self.shelves.parts[path], field)
        before, after = self.value(field, change.before), self.value(field, change.after)
        return Message("change-field", {"label": label, "before": before, "after": after})

    def value(self, field: str, value: Any) -> Any:
        """A value as an argument of a sentence."""
        if value is None or value in ("", [], {}):
            return NOTHING
        if isinstance(value, bool):
            return Message("entry-yes" if value else "entry-no")
        if isinstance(value, int):
            counted = f"number-{field}" in self.known
            return Message(f"number-{field}", {"value": value}) if counted else value
        if isinstance(value, str):
            return self.named(field, value)
        if isinstance(value, Mapping):
            return self.mapping(field, value)
        said = self.shelves.said_plain(field, value)
        if said:
            return reduce(lambda first, then: Message("change-then", {"first": first, "then": then}), said)
        if all(isinstance(one, int) for one in value):
            return " / ".join(map(str, value))
        return tuple(self.value(field, one) for one in value)

    def mapping(self, field: str, value: Mapping[str, Any]) -> Any:
        if set(value) == {"de", "en"}:
            return dict(value)
        if "id" in value:
            return self.named(field, str(value["id"]))
        pairs = ((self.named(field, name), self.value(name, one)) for name, one in value.items())
        return tuple(Message("change-pair", {"name": name, "value": one}) for name, one in pairs)

    def named(self, field: str, value: str) -> Any:
        """What a name in a row stands for: another row, a choice, or itself."""
        for kind in self.shelves.links.get(field, ()):
            if value in self.tables.get(kind, {}):
                return Ref(kind, value)
        return Message(f"{field}-{value}") if f"{field}-{value}" in self.known else value


@cache
def _ids(folder: Path) -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", read_sources(folder, "en"), re.MULTILINE))
