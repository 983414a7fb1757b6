"""The compendium of every installed system: whole, in both languages, with links that lead somewhere."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spielwerk.core.content.compendium import CHAPTER, RULE, Compendium, Entry, compendium, folded
from spielwerk.core.content.reading import load_rule_index
from spielwerk.core.system import System, installed
from spielwerk.core.text import LANGUAGES, read_sources

SYSTEMS = list(installed().values())
EACH = [pytest.param(system, language, id=f"{system.id}-{language}") for system in SYSTEMS for language in LANGUAGES]


def entry(book: Compendium, kind: str, id_: str) -> Entry:
    return next(one for one in book.entries if (one.kind, one.id) == (kind, id_))


def fact(of: Entry, label: str) -> str:
    return next(one.text for one in of.facts if one.label == label)


@pytest.mark.parametrize(("system", "language"), EACH)
def test_every_row_option_and_rule_is_in_it(system: System[Any], language: str) -> None:
    book = compendium(system, language)
    rows = [(kind, row) for kind in system.shelves.kinds for row in system.tables[kind]]
    options = [("option", option) for option in system.options.by_id]
    groups = [(CHAPTER, group.id) for group in load_rule_index(system.rule_index).groups]
    assert [(one.kind, one.id) for one in book.entries] == rows + options + groups
    said = [rule.id for one in book.entries for rule in one.rules]
    assert sorted(said) == sorted(rule.id for rule in load_rule_index(system.rule_index).rules)
    assert {shelf.kind for shelf in book.shelves} == {one.kind for one in book.entries}


@pytest.mark.parametrize(("system", "language"), EACH)
def test_links_lead_to_entries(system: System[Any], language: str) -> None:
    book = compendium(system, language)
    known = {(one.kind, one.id) for one in book.entries}
    known |= {(RULE, rule.id) for one in book.entries for rule in one.rules}
    links = {(part.kind, part.id) for one in book.entries for f in one.facts for part in f.parts if part.kind}
    assert links <= known
    assert links


@pytest.mark.parametrize(("system", "language"), EACH)
def test_nothing_is_left_unsaid(system: System[Any], language: str) -> None:
    for one in compendium(system, language).entries:
        for text in (one.name, *one.text, *(f.label for f in one.facts), *(f.text for f in one.facts)):
            assert text.strip(), one
            assert "{" not in text, one
            assert not re.search(r"(?<!\w)-\d", text), one


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: str(system.id))
def test_both_languages_have_the_same_words(system: System[Any]) -> None:
    assert system.shelves.text is not None
    found = [read_sources(system.shelves.text, language) for language in LANGUAGES]
    german, english = (dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE)) for text in found)
    assert list(german) == list(english)
    for name, text in german.items():
        assert re.findall(r"\$\w+", text) == re.findall(r"\$\w+", english[name]), name


def test_a_weapon_with_its_numbers_and_traits() -> None:
    found = entry(compendium(installed()["percentacy"], "de"), "weapon", "area_weapon")
    assert (found.name, found.other) == ("Flächenwaffe", "Area weapon")
    assert fact(found, "Schaden") == "60 / 45 / 30 / 20"
    assert fact(found, "Reichweite") == "20 m"
    assert fact(found, "Merkmale") == "Fläche 4 m, Verbrauch, geworfen"


def test_effects_are_said_from_the_data() -> None:
    book = compendium(installed()["percentacy"], "en")
    alert, deaf = entry(book, "talent", "alert"), entry(book, "handicap", "hard_of_hearing")
    assert alert.text == ("Penalties on Perception and the skills linked to it are 10 smaller.",)
    assert fact(alert, "Bears on") == "Perception"
    assert deaf.text == ("Where you have to hear something, you have −20 on Perception and the skills linked to it.",)


def test_what_names_an_entry_is_listed_there() -> None:
    book = compendium(installed()["percentacy"], "en")
    assert "Alert" in fact(entry(book, "attribute", "perception"), "Talents")
    assert "Area weapon" in fact(entry(book, "trait", "thrown"), "Weapons")
    assert "Athletics" in fact(entry(book, "category", "physical"), "Skills")


def test_rules_that_speak_of_an_entry_are_listed_there() -> None:
    book = compendium(installed()["percentacy"], "de")
    assert fact(entry(book, "skill", "persuasion"), "Regeln").split(", ") == ["PC-OPP-03", "PC-SKL-R39"]
    assert fact(entry(book, "term", "check"), "Regeln").endswith(", …")


def test_an_option_lists_its_readings_and_rules() -> None:
    found = entry(compendium(installed()["percentacy"], "en"), "option", "linked_skill_scope")
    assert fact(found, "Possible") == "any linked attribute, governing attribute only"
    assert fact(found, "By the book") == "any linked attribute"
    assert next(part for f in found.facts for part in f.parts if part.kind == RULE).id == "PC-TAL-02"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Überzeugen", "uberzeugen"),
        ("Ueberzeugen", "uberzeugen"),
        ("UBERZEUGEN", "uberzeugen"),
        ("Außergewöhnlich", "aussergewohnlich"),
        ("Fläche", "flache"),
        ("café", "cafe"),
    ],
)
def test_words_are_compared_without_accents(text: str, plain: str) -> None:
    assert folded(text) == plain
