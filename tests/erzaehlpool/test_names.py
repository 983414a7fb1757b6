"""The table's own names of attributes and skills, and specialities: what is said, shown, made and carried elsewhere."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spielwerk.core.content.compendium import compendium
from spielwerk.core.content.reading import load_rule_index
from spielwerk.core.text import LANGUAGES, Message, Ref
from spielwerk.systems.erzaehlpool import SYSTEM
from spielwerk.systems.erzaehlpool.creation.view import view
from spielwerk.systems.erzaehlpool.state import Table
from spielwerk.systems.erzaehlpool.view import own_content
from tests.sentences import catalogues

from .table import MARA, play, table_with
from .test_text import spoken

ADDED: dict[str, Any] = {"do": "add_name", "kind": "skill", "name": "Seilkunde", "column": "physical"}
LUCK: dict[str, Any] = {"do": "add_name", "kind": "attribute", "name": "Glück", "column": "social"}


def own_list(*commands: dict[str, Any], **options: Any) -> Table:
    """A table with its own list, on which this was done."""
    state = table_with(MARA, names="own", **options)
    for data in commands:
        done = play(state, data)
        assert done.refused is None, done.refused
        state = done.state
    return state


DONE: list[dict[str, Any]] = [
    ADDED,
    LUCK,
    {"do": "rename", "kind": "skill", "id": "brawl", "name": "Raufen"},
    {"do": "rename", "kind": "attribute", "id": "wits", "name": "Witz"},
    {"do": "rename", "kind": "column", "id": "mental", "name": "Kopf"},
    {"do": "remove_name", "kind": "skill", "id": "politics"},
    {"do": "remove_name", "kind": "attribute", "id": "presence"},
]
REFUSED: dict[str, dict[str, Any]] = {
    "name_listed": {**ADDED, "name": "Naturwissenschaft"},
    "name_needed": {"do": "remove_name", "kind": "attribute", "id": "wits"},
    "name_in_use": {"do": "remove_name", "kind": "skill", "id": "stealth"},
    "bad_value": {**ADDED, "name": "a.b"},
    "unknown_id": {"do": "rename", "kind": "skill", "id": "nothing", "name": "Etwas"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_to_the_list_can_be_said(language: str) -> None:
    for data in DONE:
        for event in play(own_list(), data).events:
            spoken(language, event.tell())
    for code, data in REFUSED.items():
        refused = play(own_list(), data).refused
        assert refused is not None
        assert refused.code == code
        spoken(language, refused.message)
    spoken(language, Message("error-names_full", {"most": 100}))


def test_the_last_of_a_column_stays() -> None:
    state = own_list()
    social = [id for id, row in state.content.skills.items() if row.column == "social"]
    for id in social[:-1]:
        state = play(state, {"do": "remove_name", "kind": "skill", "id": id}).state
    refused = play(state, {"do": "remove_name", "kind": "skill", "id": social[-1]}).refused
    assert refused is not None
    assert refused.code == "name_last"
    for language in LANGUAGES:
        spoken(language, refused.message)


@pytest.mark.rule("EP-ATTR-05")
@pytest.mark.rule("EP-SKILL-05")
def test_a_page_is_told_what_is_called_otherwise_and_what_is_out() -> None:
    state = own_list(*DONE)
    rows = own_content(state)
    assert [(row["id"], row["name"]["de"], row.get("out", False)) for row in rows["skill"]] == [
        ("Seilkunde", "Seilkunde", False),
        ("brawl", "Raufen", False),
        ("politics", "Politik", True),
    ]
    assert [row["name"]["en"] for row in rows["attribute"]] == ["Glück", "Witz", "Presence"]
    assert [row["name"]["en"] for row in rows["column"]] == ["Kopf"]
    listed = play(state, {"do": "set_option", "option": "names", "value": "list"}).state
    assert own_content(listed) == {}
    assert "Seilkunde" not in listed.content.skills
    again = play(listed, {"do": "set_option", "option": "names", "value": "own"}).state
    assert again.content is state.content


def test_a_name_goes_back_to_what_the_list_says() -> None:
    state = own_list(DONE[2], {"do": "rename", "kind": "skill", "id": "brawl"})
    assert own_content(state) == {}
    assert state.content.skills["brawl"].name.de == "Waffenloser Kampf"


def test_characters_carry_their_own_names_and_leave_them_where_nobody_knows_them() -> None:
    state = own_list(ADDED, LUCK, {"do": "remove_name", "kind": "attribute", "id": "presence"}, specialities=True)
    for field, value in (("skills.Seilkunde", 2), ("attributes.Glück", 3), ("specialities.Seilkunde", ("Knoten",))):
        state = play(state, {"do": "override", "target": "mara", "field": field, "value": value}).state
    assert SYSTEM.characters is not None
    given = SYSTEM.characters.give(state, state.beings["mara"])
    assert given["attributes"]["Glück"] == 3
    assert "presence" not in given["attributes"]
    assert given["specialities"] == {"Seilkunde": ["Knoten"]}
    _, whole = SYSTEM.characters.take(state, given)
    assert not whole.left
    found, report = SYSTEM.characters.take(table_with(), given)
    assert {one.field for one in report.left} == {"attributes.Glück", "skills.Seilkunde", "specialities.Seilkunde"}
    assert found["skills"]["brawl"] == 2


def test_the_builder_and_the_lot_work_with_the_tables_list() -> None:
    state = own_list(ADDED, LUCK, {"do": "remove_name", "kind": "attribute", "id": "presence"}, specialities=True)
    assert SYSTEM.creation is not None
    seen = view(state, {**SYSTEM.creation.new, "skills": {"Seilkunde": 2}})
    assert not [one for one in seen["problems"] if one["code"] == "unknown_id"]
    assert seen["skills"]["columns"]["physical"]["spent"] == 2
    assert seen["being"]["attributes"]["Glück"] == 1
    assert seen["own"] == own_content(state)
    assert SYSTEM.characters is not None
    for seed in range(20):
        drawn = SYSTEM.characters.draw(seed, state, "de")
        assert SYSTEM.characters.judge(state, drawn).outcome == "valid"
        assert 1 <= len(drawn["specialities"]) <= 3


@pytest.mark.rule("EP-SKILL-08")
def test_specialities_stand_on_the_sheet_where_they_are_played_with() -> None:
    being = {**MARA, "specialities": {"brawl": ["Griffe"]}}
    assert SYSTEM.views.sheet is not None
    for played, said in ((True, True), (False, False)):
        state = table_with(being, specialities=played)
        assert ("Griffe" in repr(SYSTEM.views.sheet(state, state.beings["mara"]))) is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_specialities_can_be_said(language: str) -> None:
    assert SYSTEM.characters is not None
    wrong = {"skills": {"brawl": 1}, "specialities": {"brawl": ["a", "b", "c"], "occult": ["d"], "nothing": ["e"]}}
    for played in (True, False):
        judged = SYSTEM.characters.judge(table_with(specialities=played), wrong)
        codes = {one.code for one in judged.problems}
        assert codes >= {"specialities_over", "speciality_unlearned", "unknown_id"}
        for fault in judged.problems:
            spoken(language, fault.message)
    refused = play(
        table_with(MARA, specialities=True),
        {
            "do": "check",
            "by": "mara",
            "attribute": "wits",
            "skill": "brawl",
            "speciality": "Griffe",
            "approved": True,
        },
    ).refused
    assert refused is not None
    spoken(language, refused.message)


def test_armour_wants_the_attribute_by_the_name_of_the_table() -> None:
    worn = {"do": "override", "target": "mara", "field": "armour", "value": "mail_shirt"}
    state = own_list(worn)
    wants = Message("sheet-armour-strength", {"what": Ref("attribute", "strength"), "count": 3})
    assert SYSTEM.views.sheet is not None
    assert repr(wants) in repr(SYSTEM.views.sheet(state, state.beings["mara"]))
    assert [spoken(language, wants) for language in ("de", "en")] == ["Braucht Körperkraft 3.", "Needs Strength 3."]


def test_options_call_attributes_as_the_table_does() -> None:
    renamed = {"do": "rename", "kind": "attribute", "id": "composure", "name": "Ruhe"}
    system = SYSTEM.at(own_list(renamed))
    said = {option.id: option for option in system.named_options()}
    assert "zu Ruhe kommt" in said["willpower_attribute"].text.de
    assert "Summe aus Geschick und Ruhe" in said["init_tie"].text.de
    assert said["willpower_attribute"].value_names["entschlossenheit"].en == "Resolve"


def test_rules_call_skills_as_the_table_does() -> None:
    renamed = {"do": "rename", "kind": "skill", "id": "weaponry", "name": "Fechten"}
    book = compendium(SYSTEM.at(own_list(renamed)), "de")
    said = {rule.id: rule.text for one in book.entries for rule in one.rules}
    assert said["EP-MEL-02"] == "Ohne Waffe zählt Waffenloser Kampf statt Fechten."
    (fencing,) = (one for one in book.entries if (one.kind, one.id) == ("skill", "weaponry"))
    assert "EP-MEL-02" in {part.id for fact in fencing.facts for part in fact.parts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_or_rule_names_an_attribute_or_a_skill_but_by_its_row(language: str) -> None:
    """Else a table that calls it otherwise would read the supplied name."""
    rows = [row for kind in ("attribute", "skill") for row in SYSTEM.tables[kind].values()]
    supplied = re.compile("|".join(rf"\b{row.name.in_language(language)}\b" for row in rows))
    options = [(one.id, (one.text, *one.value_names.values())) for one in SYSTEM.options.by_id.values()]
    merits = "EP-MT-"  # whose names are their own
    rules = [(one.id, (one.text,)) for one in load_rule_index(SYSTEM.rule_index).rules if not one.id.startswith(merits)]
    for id, texts in (*options, *rules):
        assert not any(supplied.search(text.in_language(language)) for text in texts), id


def test_morality_is_called_as_the_table_has_chosen() -> None:
    state = table_with(MARA, gameline="harmony")
    say = catalogues(SYSTEM.at(state))("de").say
    done = play(state, {"do": "sin", "by": "mara", "level": 7}, [1] * 10, [""])
    told = " ".join(say(one) for event in done.events if (one := event.tell()) is not None)
    assert "Wurf auf Harmonie" in told
    assert "Moral" not in told
    assert own_content(state)["term"][0]["name"] == {"de": "Harmonie", "en": "Harmony"}
    assert view(state, {})["own"] == own_content(state)
    assert "Harmonie und Sünden" in {one.name for one in compendium(SYSTEM.at(state), "de").entries}
    assert own_content(state.with_option("gameline", "morality")) == {}
