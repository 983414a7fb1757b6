"""What a table has of its own acts like what the book has: rules know talents, handicaps and weapons by their data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import convert, to_builtins

from spielwerk.core.act import Refused
from spielwerk.core.content.compendium import compendium
from spielwerk.core.resolving import resolve
from spielwerk.core.scenarios.scenario import Scenario, load
from spielwerk.core.scenarios.stage import Stage
from spielwerk.core.text import LANGUAGES, Message
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy import SYSTEM, rules
from spielwerk.systems.percentacy.commands import Chosen, RemoveHouseContent, SetHouseContent
from spielwerk.systems.percentacy.content import INSTALLED
from spielwerk.systems.percentacy.creation.draft import read_draft
from spielwerk.systems.percentacy.creation.problems import problems
from spielwerk.systems.percentacy.events import HouseContentSet
from spielwerk.systems.percentacy.fitting import misfit
from spielwerk.systems.percentacy.rows import TraitRow, WeaponRow
from spielwerk.systems.percentacy.said import in_words
from spielwerk.systems.percentacy.state import OwnTrait, OwnWeapon, Table
from spielwerk.systems.percentacy.view import own_content
from tests.percentacy.test_combat_text import spoken

FOLDER: Final = Path("tests/scenarios/percentacy")
TRAITS: Final[dict[str, Mapping[str, TraitRow]]] = {"talents": INSTALLED.talents, "handicaps": INSTALLED.handicaps}
GM: Final = Sight("gm", "gm")


def own_trait(row: TraitRow) -> dict[str, Any]:
    """A talent or handicap of the book as one of the table's own, under another id."""
    points = getattr(row, "cost", 0) or getattr(row, "points", 0)
    words = {} if row.effects else {"trigger": "x", "effect": "x", "frequency": "x"}
    kept = {name: getattr(row, name) for name in ("choice", "per") if getattr(row, name)}
    return {"id": f"own_{row.id}", "points": points, **words, **kept, "effects": to_builtins(row.effects)}


def own_weapon(row: WeaponRow) -> dict[str, Any]:
    """Likewise a weapon."""
    numbers = {"damage": list(row.damage), "range": row.range, "capacity": row.capacity}
    return {"id": f"own_{row.id}", **numbers, "traits": to_builtins(row.traits)}


SETTING: Final = {
    **{part: [own_trait(row) for row in rows.values()] for part, rows in TRAITS.items()},
    "weapons": [own_weapon(row) for row in INSTALLED.weapons.values()],
}


def renamed(value: Any, names: frozenset[str]) -> Any:
    """Plain data in which everything with one of these names has that of the table's own."""
    if isinstance(value, str):
        return f"own_{value}" if value in names else value
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {renamed(key, names): renamed(one, names) for key, one in value.items()}
    return value


def cases() -> Iterator[Path]:
    """Scenarios in which talents, handicaps and weapons do something."""
    for part in ("talents", "handicaps", "traits", "weapons"):
        for path in sorted((FOLDER / part).rglob("*.toml")):
            if not path.name.startswith("house_"):
                yield path


NAMES: Final = frozenset((*INSTALLED.talents, *INSTALLED.handicaps, *INSTALLED.weapons)) - {"blind"}


@pytest.mark.parametrize("path", list(cases()), ids=lambda path: str(path.relative_to(FOLDER)))
@pytest.mark.rule("PC-CHR-13", "PC-WPN-03")
def test_scenarios_hold_for_copies_of_the_tables_own(path: Path) -> None:
    scenario, system, setting = load(path, {"percentacy": SYSTEM})
    data = to_builtins(scenario)
    for part in ("beings", "steps"):
        data[part] = renamed(data[part], NAMES | {"blind"})
    copy = convert(data, Scenario)
    assert "create" not in {step["do"] for step in copy.steps}
    stage = Stage(system, copy, {**SETTING, **setting})
    for number, step in enumerate(copy.steps, 1):
        result = stage.step(number, step)
        assert result.ok, (number, step["do"], result)


def test_no_rule_names_a_talent_or_a_handicap() -> None:
    """Texts in the rules that are ids of rows: names of questions, options and fields of commands."""
    others = {"hard_to_kill", "healer"}
    traits = {*INSTALLED.talents, *INSTALLED.handicaps}
    found = {}
    for path in Path(rules.__path__[0]).glob("*.py"):
        texts = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
        named = {text for text in texts if isinstance(text, str) and text in traits} - others
        if named:
            found[path.name] = named
    assert found == {}


@pytest.mark.parametrize("part", ["talents", "handicaps"])
def test_every_printed_talent_and_handicap_fits_the_ranges_of_the_form(part: str) -> None:
    for row in TRAITS[part].values():
        assert misfit(INSTALLED, convert(own_trait(row), OwnTrait), part.removesuffix("s")) is None, row.id
    for weapon in INSTALLED.weapons.values():
        assert misfit(INSTALLED, convert(own_weapon(weapon), OwnWeapon)) is None, weapon.id


def is_a_sentence(found: Refused) -> None:
    """A refusal is a sentence without ids and bare ranges, in both languages."""
    for language in LANGUAGES:
        said = re.sub("[„“].*?[“”]", "", spoken(language, found.message))
        assert re.search(r"[a-z]_[a-z]|effects\.|–\d|≠", said) is None, said
    assert spoken("de", found.message) != spoken("en", found.message)


FAULTS: Final[list[tuple[str, dict[str, Any], str]]] = [
    ("talent", {"kind": "reduce", "amount": 11, "attribute": "strength"}, "amount"),
    ("talent", {"kind": "reduce", "amount": 10}, "attribute"),
    ("talent", {"kind": "reduce", "amount": 10, "gear": True}, "skills"),
    ("talent", {"kind": "reduce", "amount": 10, "attribute": "beauty"}, "attribute"),
    ("handicap", {"kind": "penalty", "amount": 10}, "amount"),
    ("handicap", {"kind": "penalty", "amount": -31}, "amount"),
    ("handicap", {"kind": "penalty", "amount": -10, "when": "full_moon"}, "when"),
    ("handicap", {"kind": "penalty", "amount": -10, "skills": ["juggling"]}, "skills"),
    ("handicap", {"kind": "penalty", "amount": -10, "categories": ["fun"]}, "categories"),
    ("talent", {"kind": "value", "of": "initiative", "amount": 0}, "amount"),
    ("talent", {"kind": "value", "of": "initiative", "amount": 11}, "amount"),
    ("talent", {"kind": "damage", "amount": 6, "skill": "melee"}, "amount"),
    ("talent", {"kind": "damage", "amount": 5, "skill": ""}, "skill"),
    ("talent", {"kind": "result", "amount": -10}, "kind"),
    ("talent", {"kind": "resist"}, "kind"),
    ("talent", {"kind": "remind"}, "kind"),
    ("handicap", {"kind": "endure"}, "kind"),
]


@pytest.mark.parametrize(("kind", "effect", "field"), FAULTS)
@pytest.mark.rule("PC-CHR-17")
def test_an_effect_beyond_the_book_is_refused_by_its_field(kind: str, effect: dict[str, Any], field: str) -> None:
    entry = {"name": "X", "points": 25, "per": "scene", "effects": [effect]}
    found = refusal(SYSTEM.start({}, {}), SetHouseContent(kind, entry))  # type: ignore[arg-type]
    assert (found.code, found.field, found.rule) == ("bad_value", f"effects.0.{field}", "PC-CHR-17")
    is_a_sentence(found)


@pytest.mark.parametrize(
    ("kind", "entry", "field"),
    [
        ("skill", {"attributes": ["dexterity", "strength", "charisma"], "combine": "lower"}, "attributes"),
        ("skill", {"attributes": ["dexterity"], "combine": "lower"}, "combine"),
        ("skill", {"attributes": ["dexterity", "strength"], "combine": "single"}, "combine"),
        ("species", {"profile": "cat"}, "profile"),
        ("weapon", {"damage": [1, 2, 3, 4], "range": 1}, "damage"),
        ("weapon", {"damage": [15, 10, 5, 2], "range": 90_000}, "range"),
        ("weapon", {"damage": [15, 10, 5, 2], "range": 1, "capacity": 900}, "capacity"),
        ("weapon", {"damage": [15, 10, 5, 2], "range": 1, "traits": {"area": 90}}, "traits.area"),
        ("weapon", {"damage": [15, 10, 5, 2], "range": 1, "traits": {"melee": True, "thrown": True}}, "traits"),
        (
            "weapon",
            {"damage": [15, 10, 5, 2], "range": 1, "traits": {"one_handed": True, "two_handed": True}},
            "traits",
        ),
        ("talent", {"points": 30}, "points"),
        ("talent", {"points": 25}, "trigger"),
        ("talent", {"points": 25, "trigger": "x" * 301}, "trigger"),
        ("talent", {"points": "much"}, "points"),
        ("talent", {"points": 25, "id": "Ä"}, "id"),
    ],
)
def test_what_does_not_fit_the_book_is_refused_in_a_sentence(kind: str, entry: dict[str, Any], field: str) -> None:
    command = SetHouseContent(kind, {"name": "X", **entry})  # type: ignore[arg-type]
    found = refusal(SYSTEM.start({}, {}), command)
    assert (found.code, found.field) == ("bad_value", field)
    is_a_sentence(found)


def refusal(table: Table, command: Any) -> Refused:
    played = resolve(SYSTEM.rules[type(command)], table, command, (), lambda _at, _roll: 1)
    assert played.refused is not None
    return played.refused


def after(table: Table, command: Any) -> tuple[Table, list[Any]]:
    """The table after a command, and what was told."""
    played = resolve(SYSTEM.rules[type(command)], table, command, (), lambda _at, _roll: 1)
    assert played.refused is None, played.refused
    return played.state, list(played.events)


def orla(table: Table, **more: Any) -> Table:
    for event in SYSTEM.joins(table, {"id": "orla", "attributes": {"constitution": 20}, **more}):
        table = event.onto(table)
    return table


LANDSICK: Final = {"id": "landsick", "name": "Landkrank", "points": 25}
FRAIL: Final = {**LANDSICK, "effects": [{"kind": "value", "of": "max_hp", "amount": -20}]}


def test_a_change_says_what_it_changes_and_for_whom() -> None:
    table, _ = after(SYSTEM.start({}, {}), SetHouseContent("handicap", FRAIL))
    table = orla(table, handicaps=["landsick"])
    assert table.beings["orla"].max_hp == 85
    weaker = {**LANDSICK, "points": 50, "effects": [{"kind": "value", "of": "max_hp", "amount": -10}]}
    table, events = after(table, SetHouseContent("handicap", weaker))
    told = next(event for event in events if type(event).__name__ == "ContentChanged")
    (row,), (being,) = told.rows, told.beings
    assert [line.args["label"] for line in row.lines] == [Message("change-effects"), Message("entry-points")]
    assert (being.being, [(one.of, one.before, one.after) for one in being.values]) == ("orla", [("max_hp", 85, 95)])
    public = told.public()
    assert public is not None
    assert (public.rows, public.beings) == (told.rows, ())
    assert (table.beings["orla"].max_hp, table.handicaps["landsick"].version) == (95, 2)


def test_what_is_withdrawn_stays_with_those_who_have_it_and_nobody_else_gets_it() -> None:
    table, _ = after(SYSTEM.start(SYSTEM.options.checked({}), {}), SetHouseContent("handicap", FRAIL))
    table, events = after(orla(table, handicaps=["landsick"]), RemoveHouseContent("handicap", "landsick"))
    assert events[0].tell().id == "told-house-withdrawn"
    assert table.beings["orla"].max_hp == 85
    (row,) = own_content(table)["handicap"]
    assert (row["withdrawn"], row["version"]) == (True, 1)
    draft = read_draft({"handicaps": [{"id": "landsick"}]})
    assert [(one.code, one.field) for one in problems(draft, table) if one.code == "unknown_id"] == [
        ("unknown_id", "handicaps")
    ]
    assert refusal(table, RemoveHouseContent("handicap", "landsick")).field == "id"
    again, _ = after(table, SetHouseContent("handicap", FRAIL))
    assert (again.handicaps["landsick"].withdrawn, again.handicaps["landsick"].version) == (False, 2)


def test_the_form_hears_beforehand_what_it_would_do() -> None:
    table, _ = after(SYSTEM.start({}, {}), SetHouseContent("handicap", FRAIL))
    table = orla(table, handicaps=["landsick"])
    worse = {**LANDSICK, "effects": [{"kind": "value", "of": "movement", "amount": -2}]}
    notes = SYSTEM.views.notes(table, SetHouseContent("handicap", worse), GM)
    assert [note.id for note in notes] == ["does-value-movement", "note-house-value", "note-house-value"]
    assert [note.args["before"] for note in notes[1:]] == [85, 6]
    assert SYSTEM.views.notes(table, SetHouseContent("handicap", worse), Sight("player", "orla")) == ()
    (kept,) = SYSTEM.views.notes(table, RemoveHouseContent("handicap", "landsick"), GM)
    assert kept.id == "note-house-keep"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_own_stands_in_its_compendium(language: str) -> None:
    setting = {
        "skills": [{"id": "kites", "name": "Drachensteigen", "attributes": ["dexterity"]}],
        "species": [{"id": "otterfolk", "name": "Ottervolk", "profile": "balanced"}],
        "talents": [{"id": "bell_ear", "points": 25, "trigger": "Glocken", "effect": "hört sie", "frequency": "stets"}],
        "handicaps": [{**FRAIL, "effects": [{"kind": "penalty", "amount": -10, "skills": ["kites"]}]}],
        "weapons": [{"id": "hook", "name": "Hafenhaken", "damage": [25, 20, 15, 5], "range": 2}],
    }
    table = SYSTEM.start({}, setting)
    entries = {(one.kind, one.id): one for one in compendium(SYSTEM.at(table), language).entries}
    assert entries["skill", "kites"].text == ()
    assert "Drachensteigen" in " ".join(entries["handicap", "landsick"].text)
    assert "Glocken" in " ".join(entries["talent", "bell_ear"].text)
    assert [part.text for fact in entries["weapon", "hook"].facts for part in fact.parts][:1] == ["25 / 20 / 15 / 5"]
    assert ("skill", "kites") not in {(one.kind, one.id) for one in compendium(SYSTEM, language).entries}
    words = in_words(table.content, table.content.handicaps["landsick"])
    assert "Drachensteigen" in words[language]


def test_an_old_entry_without_effects_is_read_as_before() -> None:
    old = convert(
        {"handicap": {"id": "beard", "points": 0, "trigger": "", "effect": "It is red", "frequency": ""}},
        HouseContentSet,
        strict=True,
    )
    assert old.onto(SYSTEM.start({}, {})).content.handicaps["beard"].text.en == "It is red"
    assert Chosen("beard") in orla(old.onto(SYSTEM.start({}, {})), handicaps=["beard"]).beings["orla"].handicaps
