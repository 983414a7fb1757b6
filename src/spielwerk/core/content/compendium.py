"""The compendium: everything in a system as entries to be read and searched, made from its tables.

An entry follows the fields of its row: sentences are prose, whatever names another row is a link, numbers and choices
are facts. What links to an entry is listed there, too, and so are rules that speak of it. Chapters are the groups of
the rule index, and the options of a table are entries as well.

The words are Fluent entries of the system, in a folder of their own: `shelf-<kind>`, `entry-<field>` for a label,
`number-<field>` for a number with its unit, `<field>-<value>` for a choice. Of structs with a tag, such as effects, the
system says sentences (`Shelves.said`); as a fact they only lead to the rows that they name.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, Catalogue, Message, read_sources

from .reading import Option, Row, Text, load_rule_index

CHAPTER: Final = "chapter"
OPTION: Final = "option"
RULE: Final = "rule"
MOST_RULES: Final = 8
"""How many rules that speak of an entry are listed there."""


class Part(Struct, frozen=True, omit_defaults=True):
    """A piece of a fact; with a kind and an id it leads to an entry."""

    text: str
    kind: str = ""
    id: str = ""


class Fact(Struct, frozen=True):
    """A line of an entry's table."""

    label: str
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """What stands in the line."""
        return ", ".join(part.text for part in self.parts)


class Sentence(Struct, frozen=True):
    """A rule of a chapter."""

    id: str
    text: str


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry in one language; `other` is its name in the other language, where that differs."""

    kind: str
    id: str
    name: str
    other: str = ""
    text: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    rules: tuple[Sentence, ...] = ()


class Shelf(Struct, frozen=True):
    """Entries of one kind stand on one shelf."""

    kind: str
    name: str


class Compendium(Struct, frozen=True):
    """All entries of a system in one language."""

    system: str
    language: str
    shelves: tuple[Shelf, ...]
    entries: tuple[Entry, ...]


def compendium(system: System[Any], language: str) -> Compendium:
    """Make the compendium of a system. Raises `KeyError` for a label that no catalogue has."""
    return _Writer(system, language).all()


def sentences(system: System[Any], language: str) -> Callable[[Row], tuple[str, ...]]:
    """Says in a language what the data of a row comes to; nothing where the system has only prose for it."""
    sources = [read_sources(folder, language) for folder in (CORE_TEXT, system.text)]
    catalogue = Catalogue(language, sources, lambda ref, _: system.tables[ref.kind][ref.id].name.in_language(language))

    def say(row: Row) -> tuple[str, ...]:
        told = system.shelves.said(row)
        return tuple(catalogue.say(one) if isinstance(one, Message) else one.in_language(language) for one in told)

    return say


class _Writer:
    def __init__(self, system: System[Any], language: str) -> None:
        self.system, self.shelves, self.language = system, system.shelves, language
        index = load_rule_index(system.rule_index).named(system.tables)
        self.groups, self.rules = index.groups, index.rules
        self.rule_texts = [
            (rule.id, text, text.lower()) for rule in index.rules for text in [rule.text.in_language(language)]
        ]
        folders = [CORE_TEXT, *([self.shelves.text] if self.shelves.text is not None else [])]
        sources = [read_sources(folder, language) for folder in folders]
        self.catalogue = Catalogue(language, sources, lambda ref, _lang: self.name(ref.kind, ref.id))
        self.sentences = sentences(system, language)

    def all(self) -> Compendium:
        entries = [self.row(kind, row) for kind in self.shelves.kinds for row in self.system.tables[kind].values()]
        entries = [self.with_rules(entry) for entry in self.with_what_names_them(entries)]
        entries += [self.option(option) for option in self.system.named_options()]
        entries += self.chapters()
        kinds = dict.fromkeys(entry.kind for entry in entries)
        shelves = tuple(Shelf(kind, self.say(f"shelf-{kind}")) for kind in kinds)
        return Compendium(self.system.id, self.language, shelves, tuple(entries))

    # --- words ------------------------------------------------------------------------------------------------

    def say(self, name: str, **args: Any) -> str:
        if name not in self.catalogue:
            raise KeyError(name)
        return self.catalogue.say(Message(name, args))

    def name(self, kind: str, id_: str) -> str:
        return str(self.system.tables[kind][id_].name.in_language(self.language))

    def other(self, name: Text) -> str:
        own, other = (name.de, name.en) if self.language == "de" else (name.en, name.de)
        return other if other != own else ""

    def number(self, field: str, value: int) -> str:
        if field in self.shelves.signed:
            return f"{value:+d}".replace("-", "−")
        name = f"number-{field}"
        return self.say(name, value=value) if name in self.catalogue else str(value).replace("-", "−")

    # --- rows -------------------------------------------------------------------------------------------------

    def row(self, kind: str, row: Row) -> Entry:
        prose = list(self.sentences(row))
        made, facts = bool(prose), list[Fact]()
        for field in row.__struct_fields__:
            value = getattr(row, field)
            if field in ("id", "name") or field in self.shelves.left_out or value is None or value in ("", (), False):
                continue
            if field in self.shelves.prose:
                said = value.in_language(self.language)
                prose += [] if made or not said else [said]
            else:
                facts += self.facts(field, value)
        name = row.name.in_language(self.language)
        return Entry(kind, row.id, name, self.other(row.name), tuple(prose), tuple(facts))

    def facts(self, field: str, value: Any) -> Iterator[Fact]:
        if isinstance(value, tuple) and value and _tag(value[0]):
            named = dict.fromkeys(part for one in value for part in self.named(one))
            if named:
                yield Fact(self.say(f"entry-{field}"), tuple(named))
        else:
            parts = tuple(self.parts(field, value))
            if parts:
                yield Fact(self.say(f"entry-{field}"), parts)

    def parts(self, field: str, value: Any) -> Iterator[Part]:
        if isinstance(value, Text):
            yield Part(value.in_language(self.language))
        elif value is True:
            yield Part(self.say("entry-yes"))
        elif isinstance(value, int):
            yield Part(self.number(field, value))
        elif isinstance(value, str):
            yield self.link(field, value) or Part(self.say(f"{field}-{value}"))
        elif isinstance(value, Mapping):
            for id_, amount in value.items():
                yield from self.counted(field, id_, amount)
        elif isinstance(value, Struct):
            yield from self.struct(field, value)
        elif value and all(isinstance(one, int) for one in value):
            yield Part(" / ".join(str(one) for one in value))
        else:
            for one in value:
                yield from self.parts(field, getattr(one, "id", one))

    def link(self, field: str, id_: str) -> Part | None:
        for kind in self.shelves.links.get(field, ()):
            if id_ in self.system.tables[kind]:
                return Part(self.name(kind, id_), kind, id_)
        return None

    def counted(self, field: str, id_: str, amount: Any) -> Iterator[Part]:
        part = self.link(field, id_)
        if part is not None:
            yield replace(part, text=f"{part.text} {amount}")

    def named(self, of: Struct) -> Iterator[Part]:
        """The rows that a struct with a tag names."""
        for inner in of.__struct_fields__:
            value = getattr(of, inner)
            for one in value if isinstance(value, tuple) else (value,):
                part = self.link(inner, one) if isinstance(one, str) else None
                if part is not None:
                    yield part

    def struct(self, field: str, of: Struct) -> Iterator[Part]:
        kind = self.shelves.parts.get(field)
        for inner in of.__struct_fields__:
            value = getattr(of, inner)
            if value in ("", (), False, 0) or value is None:
                continue
            if kind is not None:
                name = self.name(kind, inner)
                yield Part(re.sub(r"\bX\b", str(value), name) if value is not True else name, kind, inner)
            else:
                yield from self.parts(inner, value)

    def with_what_names_them(self, entries: Sequence[Entry]) -> Iterator[Entry]:
        """The entries, each with those that lead to it."""
        named: dict[tuple[str, str], dict[tuple[str, str], Part]] = defaultdict(dict)
        for entry in entries:
            for part in (part for fact in entry.facts for part in fact.parts if part.kind):
                named[part.kind, part.id][entry.kind, entry.id] = Part(entry.name, entry.kind, entry.id)
        for entry in entries:
            shelves: dict[str, list[Part]] = defaultdict(list)
            there = {(part.kind, part.id) for fact in entry.facts for part in fact.parts}
            for part in named[entry.kind, entry.id].values():
                if (part.kind, part.id) not in there:
                    shelves[part.kind].append(part)
            more = tuple(Fact(self.say(f"shelf-{kind}"), tuple(parts)) for kind, parts in shelves.items())
            yield replace(entry, facts=entry.facts + more)

    def with_rules(self, entry: Entry) -> Entry:
        """The entry with the first rules that speak of it by its name."""
        name = entry.name.removesuffix(" X").removesuffix(" X m")
        spoken = re.compile(rf"\b{re.escape(name)}(?:e|n|en|s|es)?\b", re.IGNORECASE if self.language == "en" else 0)
        small = name.lower()  # the plain search spares most of the slow ones
        found = [rule for rule, text, lower in self.rule_texts if small in lower and spoken.search(text)]
        if not found:
            return entry
        parts = [Part(rule, RULE, rule) for rule in found[:MOST_RULES]]
        more = (Part("…"),) if len(found) > MOST_RULES else ()
        return replace(entry, facts=(*entry.facts, Fact(self.say("shelf-rule"), (*parts, *more))))

    # --- options and rules ------------------------------------------------------------------------------------

    def option(self, option: Option) -> Entry:
        values = [Part(self.reading(option, value)) for value in option.values]
        if option.number is not None:
            values.append(Part(f"{option.number.min}–{option.number.max}".replace("-", "−")))
        facts = [
            Fact(self.say("entry-readings"), tuple(values)),
            Fact(self.say("entry-default"), (Part(self.reading(option, option.default)),)),
        ]
        if option.rules:
            facts.append(Fact(self.say("shelf-rule"), tuple(Part(rule, RULE, rule) for rule in option.rules)))
        name, text = option.name, option.text.in_language(self.language)
        return Entry(OPTION, option.id, name.in_language(self.language), self.other(name), (text,), tuple(facts))

    def reading(self, option: Option, value: Any) -> str:
        key = str(value).lower() if isinstance(value, bool) else str(value)
        named = option.value_names.get(key)
        if named is not None:
            return named.in_language(self.language)
        return self.say("entry-yes" if value else "entry-no") if isinstance(value, bool) else key.replace("-", "−")

    def chapters(self) -> Iterable[Entry]:
        rules: dict[str, list[Sentence]] = defaultdict(list)
        for rule in self.rules:
            rules[rule.id.rpartition("-")[0]].append(Sentence(rule.id, rule.text.in_language(self.language)))
        for group in self.groups:
            name = group.name
            yield Entry(
                CHAPTER, group.id, name.in_language(self.language), self.other(name), rules=tuple(rules[group.id])
            )


def _tag(value: Any) -> str:
    """The tag of a tagged struct, `""` for anything else."""
    return str(value.__struct_config__.tag or "") if isinstance(value, Struct) else ""


# --- searching ------------------------------------------------------------------------------------------------------


def folded(text: str) -> str:
    """Text as it is compared: small, without accents; ä, ae and a are the same, and so are ß and ss."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("ẞ", "ss")).casefold()
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"([aou])e", r"\1", plain)
