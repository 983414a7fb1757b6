"""What the command line says, in German or English."""

from __future__ import annotations

import locale
import os
from pathlib import Path
from typing import Any

from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, Catalogue, Message, Ref, read_sources

_TEXT = Path(__file__).parent / "text"


def language_of(chosen: str | None) -> str:
    """The language to speak: the chosen one, else that of the locale, else English."""
    if chosen:
        return chosen
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if (spoken or locale.getlocale()[0] or "").lower().startswith("de") else "en"


def catalogue(language: str, system: System[Any] | None = None) -> Catalogue:
    """The sentences of core, the command line and, if given, a system; content names come from its tables."""
    folders = [CORE_TEXT, _TEXT] + ([system.text] if system else [])

    def name(ref: Ref, lang: str) -> str:
        row = system.tables.get(ref.kind, {}).get(ref.id) if system else None
        return row.name.in_language(lang) if row is not None else ref.id

    return Catalogue(language, [read_sources(folder, language) for folder in folders], name)


class Voice:
    """Says sentences of the command line in one language."""

    def __init__(self, language: str, system: System[Any] | None = None) -> None:
        self.language = language
        self._tables = system.tables if system else {}
        self._catalogue = catalogue(language, system)

    def __call__(self, message_id: str, **args: Any) -> str:
        return self._catalogue.say(Message(message_id, args))

    def say(self, message: Message) -> str:
        """A message of any catalogue."""
        return self._catalogue.say(message)

    def name(self, ref: Ref) -> str:
        """The name of a row of the system's content; its id where there is none."""
        row = self._tables.get(ref.kind, {}).get(ref.id)
        return str(row.name.in_language(self.language)) if row is not None else ref.id

    def knows(self, message_id: str) -> bool:
        """Whether there is such a sentence."""
        return message_id in self._catalogue

    def number(self, value: float, digits: int = 1) -> str:
        """A number with the language's decimal sign and a real minus."""
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "de" else text

    def percent(self, chance: float) -> str:
        """A chance in percent with one decimal and a no-break space."""
        return f"{self.number(100 * chance)}\N{NO-BREAK SPACE}%"
