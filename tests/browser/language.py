"""Which sentences of the other language stand on a page, compared with the catalogues and the names in the content."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("de", "en")
GAP = ".+?"
TELLING = 3
"""So many words beside each other make known which language a sentence with gaps is of."""
SHOWN = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (around && !['SCRIPT', 'STYLE'].includes(around.tagName)) found.add(walk.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  for (const one of document.querySelectorAll('p, li, button, label, td, th, h1, h2, h3, small, span'))
    found.add(one.textContent);
  found.add(document.title);
  return [...found];
}"""
"""All that is read on the page, or read aloud, in its smallest pieces and in whole paragraphs."""


class Words:
    """What only one of the two languages says: whole sentences, telling parts of those with gaps, and names."""

    def __init__(self, address: str) -> None:
        self.sentences: dict[str, re.Pattern[str]] = {}
        self.parts: dict[str, set[str]] = {}
        self.names: dict[str, set[str]] = {}
        systems = [_get(f"{address}/api/systems/{one['id']}") for one in _get(f"{address}/api/systems")]
        for language in LANGUAGES:
            sources = [path.read_text(encoding="utf-8") for path in sorted(WEB.rglob(f"*{language}.ftl"))]
            sources += [system["text"][language] for system in systems]
            patterns = [pattern for source in sources for pattern in _patterns(source)]
            self.sentences[language] = _any_of({"".join(pattern) for pattern in patterns})
            self.parts[language] = {part for pattern in patterns for part in _telling(pattern)}
            rows = [row for system in systems for rows in system["content"].values() for row in rows]
            self.names[language] = {row["name"][language] for row in rows if isinstance(row.get("name"), dict)}
            assert len(patterns) > 600, "the catalogues are not where they were"
            assert len(self.parts[language]) > 200, "the catalogues are not where they were"
            assert len(self.names[language]) > 100, "the content is not where it was"
        both = self.parts["de"] & self.parts["en"]
        self.parts = {language: parts - both for language, parts in self.parts.items()}

    def foreign(self, page: Page, german: bool) -> set[str]:
        """What is to be read on the page in the other language only."""
        mine, other = LANGUAGES if german else LANGUAGES[::-1]
        shown = {" ".join(text.split()) for text in page.evaluate(SHOWN)}
        whole = {text for text in shown if self._is_of(text, other) and not self._is_of(text, mine)}
        read = "\n".join(shown)
        return whole | {part for part in self.parts[other] if part in read}

    def _is_of(self, text: str, language: str) -> bool:
        return text in self.names[language] or self.sentences[language].fullmatch(text) is not None


def _get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return json.load(answer)


def _patterns(source: str) -> list[list[str]]:
    """The sentences of a catalogue, each as its parts: words as a pattern, and gaps. Every variant is one."""
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found += _spelled(entry.value)
    return found


def _spelled(pattern: ast.Pattern) -> list[list[str]]:
    parts, more = list[str](), list[list[str]]()
    for one in pattern.elements:
        if isinstance(one, ast.TextElement):
            parts.append(re.escape(" ".join(one.value.split("\n"))))
            continue
        parts.append(GAP)
        if isinstance(one.expression, ast.SelectExpression):
            more += [spelled for variant in one.expression.variants for spelled in _spelled(variant.value)]
    return [parts, *more]


def _telling(parts: list[str]) -> set[str]:
    """The runs of words in a sentence that are long enough to stand for its language."""
    plain = [" ".join(re.sub(r"\\(.)", r"\1", part).split()) for part in parts if part != GAP]
    return {part for part in plain if len(re.findall(r"[^\W\d]{2,}", part)) >= TELLING}


def _any_of(patterns: set[str]) -> re.Pattern[str]:
    """One pattern for all of them, without those that are hardly more than a gap."""
    telling = {one for one in patterns if len(re.sub(r"\W", "", one.replace(GAP, ""))) > 2}
    return re.compile("|".join(sorted(telling, key=len, reverse=True)))
