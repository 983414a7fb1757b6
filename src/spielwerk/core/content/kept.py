"""The rows that a table is played with, whatever is installed: read as they were stored, and kept where beings have
rows that other content no longer has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from msgspec import ValidationError, convert, to_builtins

from spielwerk.core.events import Told
from spielwerk.core.text import Message, Ref

from .reading import ContentError, Fault, Row, Tables

Kept = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""Plain rows by kind and id."""


class Content(Protocol):
    """What a table is played with: `tables` are all rows, by kind and id, of those agreed to and others beside them."""

    tables: Tables

    def __init__(self, tables: Tables, base: Any = None) -> None: ...


C = TypeVar("C", bound=Content)


class RowsKept(Told, frozen=True):
    """Rows that beings have and that other content no longer has stay with the table, by kind and id."""

    rows: dict[str, dict[str, Any]]

    def beside(self, kept: Kept) -> dict[str, dict[str, Any]]:
        """What a table has kept already, and these."""
        return {kind: {**kept.get(kind, {}), **self.rows.get(kind, {})} for kind in (*kept, *self.rows)}

    def tell(self) -> Message:
        rows = tuple(Ref(kind, row) for kind, rows in self.rows.items() for row in rows)
        return Message("told-rows-kept", {"rows": rows})


def missing(used: Iterable[tuple[str, str]], before: Tables, after: Tables) -> dict[str, dict[str, Any]]:
    """The rows in use, by kind and id, that stand in what was played with and not in what is played with then."""
    found: dict[str, dict[str, Any]] = {}
    for kind, row in dict.fromkeys(used):
        if row not in after[kind] and row in before[kind]:
            found.setdefault(kind, {})[row] = to_builtins(before[kind][row])
    return found


def rows_of(kept: Kept, shapes: Mapping[str, type[Row]], base: Tables) -> tuple[tuple[str, Row], ...]:
    """What a table has kept as rows, each with its kind, as far as the content has nothing of that id."""
    return tuple(
        (kind, convert(row, shapes[kind]))
        for kind, part in kept.items()
        for id, row in part.items()
        if id not in base[kind]
    )


@lru_cache(maxsize=1024)
def beside(base: C, rows: tuple[tuple[str, Row], ...], out: tuple[tuple[str, str], ...] = ()) -> C:
    """Content with these rows, each with its kind, beside or instead of those agreed to, and without some of them, by
    kind and id. There is one object for equal rows, so that what is reckoned from it can be remembered."""
    tables = {kind: dict(of) for kind, of in base.tables.items()}
    for kind, row in rows:
        tables[kind][row.id] = row
    for kind, id in out:
        tables[kind].pop(id, None)
    return type(base)(tables, base)


def read_rows(plain: Kept, shapes: Mapping[str, type[Row]], installed: Tables) -> dict[str, dict[str, Any]]:
    """Content as it was stored: rows by kind and id. Raises `ContentError` with every fault.

    A kind of rows that did not exist when it was stored is taken from what is installed, and so is the order of rows,
    which is not stored.
    """
    faults: list[Fault] = []
    tables: dict[str, dict[str, Any]] = {}
    for kind, shape in shapes.items():
        if kind not in plain:
            tables[kind] = dict(installed[kind])
            continue
        places = {id: place for place, id in enumerate(installed[kind])}
        rows = sorted(plain[kind].items(), key=lambda row: places.get(row[0], len(places)))
        try:
            tables[kind] = {id: convert(row, shape) for id, row in rows}
        except ValidationError as fault:
            faults.append(Fault(kind, "", str(fault)))
    if faults:
        raise ContentError(faults)
    return tables
