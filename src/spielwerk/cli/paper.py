"""A character sheet as lines of text: what a terminal prints, and what two sheets are compared by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from spielwerk.core.characters.sheet import Sheet
from spielwerk.core.system import System


class Line(Struct, frozen=True):
    """A label, what stands behind it, and a word beside it."""

    label: str
    value: str = ""
    note: str = ""


class Part(Struct, frozen=True):
    """A section of a sheet."""

    title: str
    lines: tuple[Line, ...]


class Paper(Struct, frozen=True):
    """A sheet in a language."""

    name: str
    kind: str
    lead: str
    sections: tuple[Part, ...]


class Pair(Struct, frozen=True):
    """A line of two sheets; None where a sheet has no such line."""

    section: str
    label: str
    one: str | None
    other: str | None


def paper(sheet: Sheet, system: System[Any], language: str) -> Paper:
    """A sheet as lines of text in a language."""
    from spielwerk.sheets import words_of

    words = words_of(sheet, system, language)
    parts = (Part(_plain(part["title"]), tuple(_lines(part))) for part in words["sections"])
    return Paper(_plain(words["name"]), _plain(words["kind"]), _plain(words["lead"]), tuple(parts))


def _plain(text: object) -> str:
    """Without the places where a page may break a long word."""
    return str(text).replace("\u00ad", "")


def _lines(part: Mapping[str, Any]) -> Iterator[Line]:
    """The lines of a section, whatever it is made of."""
    for one in part.get("figures", ()):
        yield Line(*(_plain(one[key]) for key in ("label", "value", "note")))
    if "most" in part:
        marks = ", ".join(f"{mark['label']} {mark['at']}" for mark in part["marks"])
        yield Line(_plain(part["title"]), f"{part['value']} / {part['most']}", _plain(part["note"] or marks))
    for row in part.get("rows", ()):
        first, second, *rest = row
        more = " · ".join(_plain(cell["text"]) for cell in rest)
        note = ", ".join(word for word in (more, _plain(first["note"])) if word)
        yield Line(_plain(first["text"]), _plain(second["text"]), note)
    for one in part.get("entries", ()):
        yield Line(*(_plain(one[key]) for key in ("name", "note", "text")))
    for paragraph in part.get("paragraphs", ()):
        yield Line(_plain(paragraph["text"]))


def compared(one: Paper, other: Paper) -> Iterator[Pair]:
    """Two sheets side by side, line by line."""
    left, right = dict(_values(one)), dict(_values(other))
    for section in dict.fromkeys(place[0] for place in (*left, *right)):
        for place in dict.fromkeys((*left, *right)):
            if place[0] == section:
                yield Pair(*place, left.get(place), right.get(place))


def _values(sheet: Paper) -> Iterator[tuple[tuple[str, str], str]]:
    yield ("", ""), f"{sheet.name} ({sheet.kind})"
    for part in sheet.sections:
        for line in part.lines:
            yield (part.title, line.label), line.value
