"""What a character sheet shows, whatever the system and whatever it is drawn with.

A system says once what stands on the sheet of a being, without language and without layout; `spielwerk.sheets` makes
pages of it.
"""

from __future__ import annotations

from msgspec import Struct

from spielwerk.core.content.reading import Text
from spielwerk.core.text import Message, Ref

Said = str | int | Ref | Message | Text
"""Something to be read: what people typed, a number, or words in the reader's language."""


class Figure(Struct, frozen=True):
    """A value with its label; `note` stands small beside it."""

    label: Said
    value: Said
    note: Said = ""


class Figures(Struct, frozen=True, tag="figures"):
    """Labels and values in a grid. `large`: the values that a game is played with."""

    title: Said
    figures: tuple[Figure, ...]
    large: bool = False


class Mark(Struct, frozen=True):
    """A limit on a track, and what begins there."""

    label: Said
    at: int


class Track(Struct, frozen=True, tag="track"):
    """A value that rises and falls, drawn as a bar from 0 to `most`."""

    title: Said
    value: int
    most: int
    marks: tuple[Mark, ...] = ()
    note: Said = ""


class Column(Struct, frozen=True):
    """A column of a table. `most`: its numbers are drawn as bars from 0 to this."""

    title: Said
    number: bool = False
    most: int = 0


class Cell(Struct, frozen=True):
    """A cell with something small beneath."""

    text: Said
    note: Said = ""


class Grid(Struct, frozen=True, tag="grid"):
    """A table. `sort`: rows stand in the order of their first cell in the reader's language. `halves`: narrow enough
    to stand in two halves side by side. `total` is a last row that adds up the others."""

    title: Said
    columns: tuple[Column, ...]
    rows: tuple[tuple[Said | Cell, ...], ...]
    sort: bool = False
    halves: bool = False
    total: tuple[Said | Cell, ...] = ()


class Entry(Struct, frozen=True):
    """A name and what it does, in one sentence or several. `note` is what was chosen with it, or what it counts."""

    name: Said
    text: Said | tuple[Said, ...] = ""
    note: Said = ""


class Entries(Struct, frozen=True, tag="entries"):
    """A list of things with a sentence each."""

    title: Said
    entries: tuple[Entry, ...]


class Story(Struct, frozen=True, tag="story"):
    """Running text that somebody wrote; a line break begins a paragraph."""

    title: Said
    text: str


Section = Figures | Track | Grid | Entries | Story


class Sheet(Struct, frozen=True, kw_only=True):
    """The sheet of a being: its name, a line of what it is, a sentence about it, and sections in their order.

    Sections without content are left out when it is drawn.
    """

    name: str
    kind: tuple[Said, ...] = ()
    lead: str = ""
    sections: tuple[Section, ...] = ()
