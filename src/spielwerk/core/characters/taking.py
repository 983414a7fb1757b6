"""Reading a character out of a document, part by part: what fits is taken, everything else is named."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.text import Message

from .report import AT_THE_TABLE, Change, Left, Report, shown

CUTS: Final = (10_000, 2_000, 200, 80)
"""The lengths that text which is too long may be cut to, the longest that fits first."""
UNKNOWN: Final = Message("left-unknown")
WRONG: Final = Message("left-wrong")


class Fields(Struct, frozen=True):
    """The fields of a character in a document: what each may hold, and what it is where nothing is said; `aside` are
    those of a being that belong to a table and not to the character."""

    shapes: Mapping[str, Any]
    defaults: Mapping[str, Any]
    aside: Mapping[str, Any] = {}

    def record(self) -> Any:
        """The shape of a whole character, for its schema."""
        rows = [(key, shape, self.defaults[key]) for key, shape in self.shapes.items()]
        return msgspec.defstruct("Character", rows, kw_only=True, forbid_unknown_fields=True)

    def fits(self, key: str, value: Any) -> bool:
        """Whether a field may hold this."""
        return _fits(value, self.shapes[key])

    def why_not(self, key: str, value: Any) -> Message:
        """Why something is left that is no field of a character."""
        if key not in self.aside:
            return UNKNOWN
        return AT_THE_TABLE if _fits(value, self.aside[key]) else WRONG


def _fits(value: Any, shape: Any) -> bool:
    try:
        msgspec.convert(value, shape)
    except msgspec.ValidationError:
        return False
    return True


def fields_of(being: type[Struct], at_the_table: Sequence[str]) -> Fields:
    """The fields by which a being is read, without those that belong to a table and not to the character."""
    hints, usual = get_type_hints(being, include_extras=True), being()
    keys = [key for key in being.__struct_fields__ if key not in at_the_table]
    aside = {key: hints[key] for key in at_the_table}
    return Fields({key: hints[key] for key in keys}, {key: getattr(usual, key) for key in keys}, aside)


def take(
    fields: Fields, joins: Callable[[Mapping[str, Any]], Any], data: Mapping[str, Any], known: Mapping[str, Any] = {}
) -> tuple[dict[str, Any], Report]:
    """Plain data as far as they can be read, and what became of each part.

    `joins` reads a being and refuses what does not fit together. `known` are the names that a field may hold.
    """
    taking = _Taking(fields)
    for key, value in data.items():
        if key not in fields.shapes:
            taking.leave(key, value, fields.why_not(key, value))
            continue
        named = taking.known_parts(key, value, known[key]) if key in known else value
        if fields.fits(key, named):
            taking.found[key] = named
        else:
            taking.part_by_part(key, named)
    taking.without_what_does_not_fit_together(joins)
    places = (*(one.field for one in taking.left), *(one.field for one in taking.changed))
    touched = {place.partition(".")[0] for place in places}
    taken = tuple(key for key in data if key in taking.found and key not in touched)
    return taking.found, Report(taken, tuple(taking.changed), tuple(taking.left))


class _Taking:
    """What has been found so far, what was changed, and what was left."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.found: dict[str, Any] = {}
        self.changed: list[Change] = []
        self.left: list[Left] = []

    def leave(self, place: str, value: Any, why: Message) -> None:
        """Name a part that is not taken."""
        self.left.append(Left(place[:80], shown(value), why))

    def known_parts(self, key: str, value: Any, known: frozenset[str]) -> Any:
        """The value without names that nothing has at this table."""
        if isinstance(value, dict):
            for name in value:
                if name.partition(":")[0] not in known:
                    self.leave(f"{key}.{name}", value[name], UNKNOWN)
            return {name: one for name, one in value.items() if name.partition(":")[0] in known}
        if isinstance(value, list):
            for one in value:
                if not _may_stand(one, known):
                    self.leave(key, one, UNKNOWN)
            return [one for one in value if _may_stand(one, known)]
        if isinstance(value, str) and value and value not in known:
            self.leave(key, value, UNKNOWN)
            return self.fields.defaults[key]
        return value

    def part_by_part(self, key: str, value: Any) -> None:
        """A field that does not fit as a whole: what of it does. Text that is too long is cut."""
        fits, usual = self.fields.fits, self.fields.defaults[key]
        fitting: Any = None
        if isinstance(value, str) and isinstance(usual, str):
            fitting = next((value[:most] for most in CUTS if len(value) > most and fits(key, value[:most])), None)
            if fitting is not None:
                self.found[key] = fitting
                why = Message("changed-cut", {"length": len(fitting)})
                self.changed.append(Change(key, shown(value), shown(fitting), why))
                return
        gone: list[tuple[str, Any]] = [(key, value)]
        if isinstance(value, dict) and isinstance(usual, dict):
            fitting = {name: one for name, one in value.items() if fits(key, {name: one})}
            gone = [(f"{key}.{name}", one) for name, one in value.items() if name not in fitting]
        elif isinstance(value, list) and isinstance(usual, tuple):
            good = [fits(key, [one]) for one in value]
            fitting = [one for one, fine in zip(value, good, strict=True) if fine]
            gone = [(f"{key}.{n}", one) for n, (one, fine) in enumerate(zip(value, good, strict=True)) if not fine]
        for place, one in gone:
            self.leave(place, one, WRONG)
        if fitting:
            self.found[key] = self._as_many_as_fit(key, fitting)

    def _as_many_as_fit(self, key: str, fitting: Any) -> Any:
        """The first entries, as many as the field may hold; each of those beyond is left."""
        entries = list(fitting.items()) if isinstance(fitting, dict) else list(enumerate(fitting))
        most = bisect_left(
            range(len(entries)), 1, key=lambda n: not self.fields.fits(key, _of(fitting, entries[: n + 1]))
        )
        for name, one in entries[most:]:
            self.leave(f"{key}.{name}", one, Message("left-too-many", {"most": most}))
        return _of(fitting, entries[:most])

    def without_what_does_not_fit_together(self, joins: Callable[[Mapping[str, Any]], Any]) -> None:
        """Leave out, one by one, what each fits its field but not the others: more HP than there can be, and so on."""
        while True:
            try:
                joins(self.found)
            except Refused as no:
                field = no.field.partition(".")[0]
                if field not in self.found:
                    raise
                self._without(field, str(no.args_.get("value", "")), no.message)
            else:
                return

    def _without(self, field: str, name: str, why: Message) -> None:
        """The entries that have this name, or else the whole field."""
        part = self.found[field]
        gone = [key for key in part if key.partition(":")[0] == name] if isinstance(part, dict) else []
        for key in gone:
            self.leave(f"{field}.{key}", part[key], why)
        if gone:
            self.found[field] = {key: one for key, one in part.items() if key not in gone}
        else:
            self.leave(field, self.found.pop(field), why)


def _of(whole: Any, entries: list[tuple[Any, Any]]) -> Any:
    """These entries as a group or list like the whole."""
    return dict(entries) if isinstance(whole, dict) else [one for _, one in entries]


def _may_stand(one: Any, known: frozenset[str]) -> bool:
    """Whether an entry of a list has a name that is known; one without a name is judged by its shape."""
    name = one.get("id") if isinstance(one, dict) else one
    return not isinstance(name, str) or name in known
