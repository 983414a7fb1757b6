"""`spielwerk compendium`: look things up in a system."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Final

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from spielwerk.core.content.compendium import Compendium, Entry, compendium, folded
from spielwerk.core.system import installed

from .out import print_json, wrong_use
from .say import Voice

LISTED: Final = 20
"""Entries that are named after the one that is shown."""
CLOSE: Final = 0.75
"""How alike a word must be to one that was meant, from 0 to 1."""


def run(system_id: str, query: str, as_json: bool, voice: Voice) -> int:
    """Show the entry that fits best and name the others, or list everything. 1 if nothing was found."""
    systems = installed()
    if system_id not in systems:
        raise wrong_use(voice("cli-unknown-system", system=system_id, known=", ".join(systems)))
    book = compendium(systems[system_id], voice.language)
    found = search(book, query) if query.strip() else list(book.entries)
    if as_json:
        print_json(msgspec.to_builtins(found))
    elif not query.strip():
        _list(Console(highlight=False), book, found)
    elif found:
        _show(Console(highlight=False), book, found, query, voice)
    else:
        print(voice("cli-nothing-found", query=query))
    return 0 if found else 1


def search(book: Compendium, query: str) -> list[Entry]:
    """The entries that have every word of the query, the best first."""
    words = _words(query)
    rated = [(rating, entry) for entry in book.entries if (rating := _rating(entry, words, folded(query)))]
    return [entry for _, entry in sorted(rated, key=lambda pair: -pair[0])]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+(?:-\w+)*", folded(text))


def _rating(entry: Entry, words: Sequence[str], query: str) -> int:
    """How well an entry fits; 0 where a word of the query is nowhere in it."""
    names = _words(f"{entry.name} {entry.other} {entry.id}")
    body = " ".join((*entry.text, *(f"{f.label} {f.text}" for f in entry.facts), *(r.id + r.text for r in entry.rules)))
    rest = folded(body)
    ratings = [_word_rating(word, names, rest) for word in words]
    if not ratings or not all(ratings):
        return 0
    whole = query.strip() in (folded(entry.name), folded(entry.other), folded(entry.id))
    return sum(ratings) + 100 * whole


def _word_rating(word: str, names: Sequence[str], rest: str) -> int:
    if word in names:
        return 20
    if any(name.startswith(word) for name in names):
        return 12
    if len(word) > 2 and any(word in name for name in names):
        return 8
    if len(word) > 3 and get_close_matches(word, names, 1, CLOSE):
        return 6
    return 2 if word in rest else 0


def _list(console: Console, book: Compendium, entries: Sequence[Entry]) -> None:
    names = {shelf.kind: shelf.name for shelf in book.shelves}
    for kind, group in groupby(entries, key=lambda entry: entry.kind):
        console.print(f"[bold]{names[kind]}[/bold]")
        console.print(Padding(", ".join(entry.name for entry in group), (0, 2)), markup=False)


def _show(console: Console, book: Compendium, found: Sequence[Entry], query: str, voice: Voice) -> None:
    names = {shelf.kind: shelf.name for shelf in book.shelves}
    first, *others = found
    console.print(f"[bold]{first.name}[/bold]" + (f" · {first.other}" if first.other else ""), f"({names[first.kind]})")
    for sentence in first.text:
        console.print(Padding(sentence, (0, 2)), markup=False)
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for fact in first.facts:
        table.add_row(fact.label, fact.text)
    wanted = folded(query).strip().upper()
    rules = [rule for rule in first.rules if rule.id == wanted] or first.rules
    for rule in rules:
        table.add_row(f"[dim]{rule.id}[/dim]", rule.text)
    console.print(table)
    if others:
        console.print(f"\n{voice('cli-also-found')}")
        for entry in others[:LISTED]:
            console.print(Padding(f"{entry.name} ({names[entry.kind]})", (0, 2)), markup=False)
