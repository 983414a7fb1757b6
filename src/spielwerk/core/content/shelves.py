"""What a system says of its compendium; what is made of that stands in `compendium`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from spielwerk.core.text import Message

from .reading import Row, Text


class Shelves(Struct, frozen=True):
    """What a system says of its compendium.

    `kinds` are the kinds of content in it, in order. `links` says of a field which kinds of rows it names, `parts` of
    a field that holds a struct which kind of rows the names of that struct's fields are. `prose` are fields that are
    read before all facts, `left_out` those that are not read at all, `signed` numbers that are written with their sign.
    `text` is the folder of its sentences. `said` makes the sentences of a row from its data, none where its `prose` is
    all there is to say; `said_plain` makes them of a field as it is stored.
    """

    kinds: tuple[str, ...] = ()
    links: Mapping[str, tuple[str, ...]] = {}
    parts: Mapping[str, str] = {}
    prose: tuple[str, ...] = ("text",)
    left_out: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()
    text: Path | None = None
    said: Callable[[Row], tuple[Message | Text, ...]] = lambda _row: ()
    said_plain: Callable[[str, Any], tuple[Message, ...]] = lambda _field, _value: ()
