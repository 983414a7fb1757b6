"""The table's own names of attributes, skills, categories and Morality, as rows beside those of the supplied list
(EP-ATTR-05, EP-SKILL-05, EP-DER-05)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.content.reading import Row, Tables, Text
from spielwerk.core.state import OptionValue

from .content import OPTIONS
from .rows import AttributeRow, Column, SkillRow

NameKind = Literal["attribute", "skill", "column"]
NAMED: Final[tuple[NameKind, ...]] = ("column", "attribute", "skill")


class Called(Struct, frozen=True, omit_defaults=True):
    """What the table calls an attribute, a skill or a category; `column` is that of one which only it has."""

    name: str
    column: Column | Literal[""] = ""


def rows_of_own(called: Mapping[str, Mapping[str, Called]], base: Tables) -> Iterator[tuple[str, Row]]:
    """The table's own names as rows: supplied ones that are called otherwise, and those that only it has."""
    for kind, names in called.items():
        for id, own in names.items():
            name, there = Text(de=own.name, en=own.name), base[kind].get(id)
            if there is not None:
                yield kind, replace(there, name=name)
            elif own.column:
                yield kind, _new(kind, id, name, own.column)


def rows_by_option(options: Mapping[str, OptionValue], base: Tables) -> dict[str, Row]:
    """Terms by kind that an option calls otherwise: Morality by the name that the table has chosen (EP-DER-05)."""
    option = OPTIONS.by_id["gameline"]
    value = options.get(option.id, option.default)
    if value == option.default:
        return {}
    return {"term": replace(base["term"]["morality"], name=option.value_names[str(value)])}


def _new(kind: str, id: str, name: Text, column: Column) -> Row:
    if kind == "attribute":
        return AttributeRow(id=id, name=name, column=column, named=False, text=Text(de="", en=""))
    return SkillRow(id=id, name=name, column=column, named=False)


def own_rows(
    called: Mapping[str, Mapping[str, Called]], out: Mapping[str, Sequence[str]], tables: Tables, base: Tables
) -> dict[str, list[dict[str, Any]]]:
    """The rows that a page is told of beside those of the list; `out`: the table plays without it."""
    found: dict[str, list[dict[str, Any]]] = {}
    for kind in NAMED:
        rows = [plain_row(tables[kind][id], house=True) for id in called.get(kind, {}) if id in tables[kind]]
        rows += [plain_row(base[kind][id], out=True) for id in out.get(kind, ()) if id in base[kind]]
        if rows:
            found[kind] = rows
    return found


def plain_row(row: Any, **more: bool) -> dict[str, Any]:
    """A row as a page is told of it."""
    column = {} if not hasattr(row, "column") else {"column": row.column}
    return {"id": row.id, "name": {"de": row.name.de, "en": row.name.en}, **column, **more}
