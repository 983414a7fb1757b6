"""Sentences of a system as somebody reads them, for the tests of every system."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, Catalogue, Message, Ref, read_sources

Catalogues = Callable[[str], Catalogue]


def catalogues(system: System[Any], nameless: Callable[[str], str] = str) -> Catalogues:
    """The catalogue of each language; `nameless` makes a name of the id of what has no row."""

    def name(ref: Ref, language: str) -> str:
        row = system.tables.get(ref.kind, {}).get(ref.id)
        return row.name.in_language(language) if row is not None else nameless(ref.id)

    @cache
    def of(language: str) -> Catalogue:
        return Catalogue(language, [read_sources(CORE_TEXT, language), read_sources(system.text, language)], name)

    return of


def sentence(catalogue: Catalogues, language: str, message: Message) -> str:
    """A message as it is said; it must have a sentence, with nothing left open."""
    said = catalogue(language).say(message)
    assert said != message.id, f"no sentence in {language}: {message.id}"
    assert "{" not in said, said
    return said
