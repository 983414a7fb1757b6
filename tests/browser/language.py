"""Which sentences of the other language stand on a page: compared with the catalogues and the names in the content."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web" / "src" / "text"
LANGUAGES = ("de", "en")
GAP = ".+?"
SHOWN = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (around && !['SCRIPT', 'STYLE'].includes(around.tagName)) found.add(walk.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  found.add(document.title);
  return [...found];
}"""
"""All that is read on the page, or read aloud."""


class Words:
    """What only one of the two languages says: sentences as patterns whose gaps stand for anything, and names."""

    def __init__(self, address: str) -> None:
        sentences: dict[str, dict[str, str]] = {one: {} for one in LANGUAGES}
        self.names: dict[str, set[str]] = {one: set() for one in LANGUAGES}
        for system in _get(f"{address}/api/systems"):
            found = _get(f"{address}/api/systems/{system['id']}")
            for language in LANGUAGES:
                sentences[language] |= _patterns(found["text"][language])
                rows = [row for rows in found["content"].values() for row in rows]
                self.names[language] |= {row["name"][language] for row in rows if isinstance(row.get("name"), dict)}
        for language in LANGUAGES:
            for path in sorted(WEB.glob(f"*{language}.ftl")):
                sentences[language] |= _patterns(path.read_text(encoding="utf-8"))
        self.sentences = {one: _any_of(set(sentences[one].values())) for one in LANGUAGES}
        assert all(len(found) > 300 for found in sentences.values()), "the catalogues are not where they were"
        assert all(len(found) > 100 for found in self.names.values()), "the content is not where it was"

    def foreign(self, page: Page, german: bool) -> set[str]:
        """What is to be read on the page in the other language only."""
        mine, other = LANGUAGES if german else LANGUAGES[::-1]
        shown = {" ".join(text.split()) for text in page.evaluate(SHOWN)}
        return {text for text in shown if self._is_of(text, other) and not self._is_of(text, mine)}

    def _is_of(self, text: str, language: str) -> bool:
        return text in self.names[language] or self.sentences[language].fullmatch(text) is not None


def _get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return json.load(answer)


def _patterns(source: str) -> dict[str, str]:
    """The sentences of a catalogue by id."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = "".join(
                re.escape(" ".join(one.value.split("\n"))) if isinstance(one, ast.TextElement) else GAP
                for one in entry.value.elements
            )
    return found


def _any_of(patterns: set[str]) -> re.Pattern[str]:
    """One pattern for all of them, without those that are hardly more than a gap."""
    telling = {one for one in patterns if len(re.sub(r"\W", "", one.replace(GAP, ""))) > 2}
    return re.compile("|".join(sorted(telling, key=len, reverse=True)))
