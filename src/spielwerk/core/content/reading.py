"""Content: the tables of a system as TOML, read strictly, every fault reported with its file and line or key.

A file holds one array of tables named like the file. Rows become frozen structs; names stand in German and English
beside the numbers. The hash of all tables is what a game pins.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.state import OptionValue
from spielwerk.core.text import LANGUAGES

R = TypeVar("R", bound="Row")

_ID: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
_NAMED: Final = re.compile(r"\{(\w+):(\w+)\}")
"""A row that a text calls by its name, as `{attribute:wits}`."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or sentence in both languages."""

    de: str
    en: str

    def in_language(self, language: str) -> str:
        """The text in a language; English for any that we do not have."""
        return self.de if language == "de" else self.en

    def named(self, tables: Tables) -> Text:
        """The same with rows called as these tables call them: `{attribute:wits}` is the name of that row."""
        return Text(_with_names(self.de, "de", tables), _with_names(self.en, "en", tables))


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One row of a table: an id that is stable for ever, and its name."""

    id: str
    name: Text


class Fault(Struct, frozen=True):
    """Something wrong in the content: the file, the line or key, and what is wrong."""

    file: str
    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.place}: {self.what}" if self.place else f"{self.file}: {self.what}"


class ContentError(Exception):
    """The content cannot be used. `faults` lists all that is wrong, not only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(f) for f in self.faults))


Tables = Mapping[str, Mapping[str, Any]]
"""Rows by kind and id: `tables["skill"]["melee"]`. The kind is the singular of the file's name."""


def load_tables(folder: Path, shapes: Mapping[str, type[Row]]) -> dict[str, dict[str, Any]]:
    """Read every table of `shapes` (file name without `.toml` → row) from a folder.

    Raises `ContentError` with all faults.
    """
    faults: list[Fault] = []
    tables: dict[str, dict[str, Any]] = {}
    for stem, shape in shapes.items():
        path = folder / f"{stem}.toml"
        tables[stem] = _load_table(path, stem, shape, faults)
    known = ", ".join(sorted(shapes))
    strangers = (path for path in sorted(folder.glob("*.toml")) if path.stem not in shapes)
    faults += [Fault(path.name, "", f"no table of this name is known; known: {known}") for path in strangers]
    if faults:
        raise ContentError(faults)
    return tables


def _load_table(path: Path, stem: str, shape: type[R], faults: list[Fault]) -> dict[str, R]:
    try:
        source = path.read_text(encoding="utf-8")
    except OSError as fault:
        faults.append(Fault(path.name, "", f"cannot be read: {fault.strerror}"))
        return {}
    except UnicodeDecodeError as fault:
        faults.append(Fault(path.name, f"byte {fault.start}", "is not UTF-8"))
        return {}
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as fault:
        faults.append(Fault(path.name, _line_of_fault(str(fault)), str(fault)))
        return {}
    faults += [
        Fault(path.name, f"line {_line_of(source, key)}", f"unknown table {key!r}, expected [[{stem}]]")
        for key in data
        if key != stem
    ]
    rows: dict[str, R] = {}
    listed = data.get(stem, [])
    if not isinstance(listed, list):
        faults.append(Fault(path.name, f"line {_line_of(source, stem)}", f"{stem!r} is no list, expected [[{stem}]]"))
        return {}
    heads = _lines_of(source, f"[[{stem}]]")
    for number, raw in enumerate(listed):
        line = f"line {heads[number] if number < len(heads) else 1}"
        try:
            row = msgspec.convert(raw, shape)
        except msgspec.ValidationError as fault:
            who = raw.get("id", f"row {number + 1}") if isinstance(raw, dict) else f"row {number + 1}"
            faults.append(Fault(path.name, line, f"{who}: {fault}"))
            continue
        if not _ID.match(row.id):
            faults.append(Fault(path.name, line, f"id {row.id!r}: only a-z, 0-9 and _ are allowed"))
        if row.id in rows:
            faults.append(Fault(path.name, line, f"id {row.id!r} stands twice"))
        faults += [
            Fault(path.name, line, f"{row.id}: name.{language} is empty")
            for language in LANGUAGES
            if not row.name.in_language(language).strip()
        ]
        rows[row.id] = row
    return rows


def _line_of_fault(text: str) -> str:
    found = re.search(r"line (\d+)", text)
    return f"line {found.group(1)}" if found else ""


def _line_of(source: str, text: str) -> int:
    return next((n for n, line in enumerate(source.splitlines(), 1) if text in line), 1)


def _lines_of(source: str, head: str) -> list[int]:
    return [n for n, line in enumerate(source.splitlines(), 1) if line.strip().startswith(head)]


# --- options -----------------------------------------------------------------------------------------------------


class NumberRange(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole numbers that an option takes besides its named values."""

    min: int
    max: int


def _with_names(text: str, language: str, tables: Tables) -> str:
    return _NAMED.sub(lambda found: tables[found[1]][found[2]].name.in_language(language), text)


class Option(Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reading or house rule that a table may choose, with the book's reading as default."""

    default: OptionValue
    values: tuple[OptionValue, ...]
    number: NumberRange | None = None
    text: Text
    rules: tuple[str, ...] = ()
    value_names: dict[str, Text] = {}

    def admits(self, value: object) -> bool:
        """Whether the option may have this value. `True` is no number."""
        if any(type(v) is type(value) and v == value for v in self.values):
            return True
        return (
            self.number is not None
            and isinstance(value, int)
            and not isinstance(value, bool)
            and self.number.min <= value <= self.number.max
        )

    def named(self, tables: Tables) -> Option:
        """The same with rows called as these tables call them."""
        values = {value: name.named(tables) for value, name in self.value_names.items()}
        return replace(self, text=self.text.named(tables), value_names=values)

    @property
    def allowed(self) -> str:
        """What is allowed, for messages."""
        named = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        return named if self.number is None else f"{named}, {self.number.min}–{self.number.max}"


class SystemFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`system.toml`: what a system calls itself and which options it has."""

    id: str
    name: Text
    edition: str
    version: str
    document: Text
    options: tuple[Option, ...] = ()


class Options(Struct, frozen=True):
    """The options of a system by id."""

    by_id: Mapping[str, Option]

    def checked(self, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options, the chosen ones with their values. Refuses `bad_value` with the option's name."""
        taken = {name: self.taken(name, value) for name, value in chosen.items()}
        return {name: taken.get(name, option.default) for name, option in self.by_id.items()}

    def completed(self, chosen: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """The options of a table, and the default of each that there was not when they were chosen."""
        new = {name: option.default for name, option in self.by_id.items() if name not in chosen}
        return {**chosen, **new} if new else chosen

    def taken(self, name: str, value: Any) -> OptionValue:
        """The value as the option writes it: `GM` is `gm`. Refuses an unknown option, or what it does not take."""
        option = self.by_id.get(name)
        if option is None:
            raise Refused("bad_value", field=name, value=name, allowed=", ".join(self.by_id))
        meant: OptionValue = value.lower() if isinstance(value, str) else value
        if not option.admits(meant):
            raise Refused("bad_value", field=name, value=str(value), allowed=option.allowed)
        return meant


def load_system_file(path: Path) -> SystemFile:
    """Read `system.toml`. Raises `ContentError`."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=SystemFile)
    except (OSError, msgspec.DecodeError) as fault:
        raise ContentError([Fault(path.name, "", str(fault))]) from None


# --- the rule index ----------------------------------------------------------------------------------------------


class RuleText(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule of the book in our own words."""

    id: str
    text: Text


class RuleGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: the prefix its rule ids share, and its name."""

    id: str
    name: Text


class RuleIndex(Struct, frozen=True, forbid_unknown_fields=True):
    """Every rule of a system by id."""

    groups: tuple[RuleGroup, ...]
    rules: tuple[RuleText, ...]

    def named(self, tables: Tables) -> RuleIndex:
        """The same with rows called as these tables call them."""
        groups = tuple(replace(group, name=group.name.named(tables)) for group in self.groups)
        return RuleIndex(groups, tuple(replace(rule, text=rule.text.named(tables)) for rule in self.rules))


def load_rule_index(path: Path) -> RuleIndex:
    """Read `rules.toml`. Raises `ContentError`."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=RuleIndex)
    except (OSError, msgspec.DecodeError) as fault:
        raise ContentError([Fault(path.name, "", str(fault))]) from None
