"""Characters as documents: what goes out comes back equal, and nothing that comes in is lost without a word."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.characters.document import LARGEST, Origin, imported, schema_of, written
from spielwerk.core.characters.drafts import plain
from spielwerk.core.characters.report import Report
from spielwerk.core.text import LANGUAGES
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.commands import LastingCircumstance
from spielwerk.systems.percentacy.content import INSTALLED
from spielwerk.systems.percentacy.creation.advance import Growth, grow
from spielwerk.systems.percentacy.creation.document import FIELDS, give
from spielwerk.systems.percentacy.creation.hooks import CHARACTERS
from spielwerk.systems.percentacy.creation.lot import drawn
from spielwerk.systems.percentacy.creation.overview import empty_table
from spielwerk.systems.percentacy.creation.played import bring, played
from spielwerk.systems.percentacy.rows import ATTRIBUTES, TraitRow
from spielwerk.systems.percentacy.state import Being, Table
from tests.percentacy.fight import table_with
from tests.percentacy.test_combat_text import spoken

GEAR = INSTALLED.gear
HANDICAPS = INSTALLED.handicaps
SKILLS = INSTALLED.skills
SPECIES = INSTALLED.species
TALENTS = INSTALLED.talents
WEAPONS = INSTALLED.weapons

TABLE = empty_table()
ORIGIN = Origin("percentacy", SYSTEM.version, "0" * 64)
SCHEMA = Path(__file__).parents[2] / "docs" / "character.percentacy.schema.json"
TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30).map(str.strip)
KIND = st.sampled_from(["worn", "natural", "field"])


TAKEN = st.dictionaries(st.sampled_from([*TALENTS, *HANDICAPS]), st.text("abcäß ", min_size=1, max_size=8), max_size=5)


@st.composite
def beings(draw: st.DrawFn) -> Being:
    """Anybody who may be at a table: hurt or not, with levels behind them, NPCs too."""
    npc = draw(st.booleans())
    value, taken = st.integers(0, 120), draw(TAKEN)
    data: dict[str, Any] = {
        "id": "x",
        "name": draw(TEXT) or "x",
        "npc": npc,
        "role": draw(st.sampled_from(["", "supporting", "elite"])) if npc else "",
        "species": draw(st.sampled_from([*SPECIES])),
        "attributes": draw(st.dictionaries(st.sampled_from(ATTRIBUTES), value)),
        "skills": draw(st.dictionaries(st.sampled_from([*SKILLS, "crafting:Uhren"]), value, max_size=6)),
        "talents": [chosen(TALENTS[one], words) for one, words in taken.items() if one in TALENTS],
        "handicaps": [chosen(HANDICAPS[one], words) for one, words in taken.items() if one in HANDICAPS],
        "armour": draw(st.lists(st.fixed_dictionaries({"value": st.integers(0, 25), "kind": KIND}), max_size=2)),
        "weapons": draw(st.lists(st.sampled_from([*WEAPONS]), max_size=3)),
        "gear": draw(st.lists(st.fixed_dictionaries({"id": st.sampled_from([*GEAR]), "name": TEXT}), max_size=3)),
        "conditions": draw(st.lists(st.sampled_from(["shock", "frozen"]), unique=True)),
        "capacity": draw(st.sampled_from([{}, {"sidearm": 3}])),
        "used_up": draw(st.sampled_from([[], ["area_weapon"]])),
        "fixed": draw(st.sampled_from([{}, {"movement": 9}])),
        "background": draw(TEXT),
        "notes": draw(TEXT),
        "spent": draw(st.lists(st.sampled_from([*TALENTS, *HANDICAPS]), max_size=3)),
        "lasting": draw(st.lists(st.sampled_from(get_args(LastingCircumstance)), max_size=2)),
        "portrait": draw(st.sampled_from(["", "0f" * 32])),
    }
    if npc:
        data |= {"max_hp": draw(st.integers(1, 500)), "damage": [40, 30, 20, 10], "melee": draw(st.booleans())}
    most = table_with(data).beings["x"].max_hp
    being = table_with({**data, "hp": draw(st.integers(0, most))}).beings["x"]
    return grow(TABLE, being, Growth(levels=draw(st.integers(0, 3))))[0]


def chosen(row: TraitRow, words: str) -> dict[str, str]:
    """A talent or handicap with what has to be chosen for it."""
    if row.choice == "skill":
        return {"id": row.id, "skill": "lockpicking", "field": words}
    return {"id": row.id, **({"subject": words} if row.choice else {})}


PICTURE = b"what it shows"


def out(table: Table, being: Being) -> bytes:
    return written(give(table, being), ORIGIN, PICTURE if being.portrait else b"")


def read_in(raw: bytes) -> tuple[dict[str, Any], Report]:
    read = imported(CHARACTERS, TABLE, raw, ORIGIN)
    assert read.picture in (b"", PICTURE)
    return read.character, read.report


def back(raw: bytes) -> tuple[Being, Report]:
    data, report = read_in(raw)
    return table_with({**data, "id": "x"}).beings["x"], report


@given(beings())
def test_export_delete_import_is_equal(being: Being) -> None:
    raw = out(TABLE, being)
    again, report = back(raw)
    assert again == being
    assert (report.changed, report.left) == ((), ())
    assert set(report.taken) == set(json.loads(raw)["character"])
    assert out(TABLE, again) == raw


def test_a_portrait_without_its_picture_is_left_with_a_word() -> None:
    data = json.loads(written({**GOOD, "portrait": "0f" * 32}, ORIGIN, PICTURE))
    assert imported(CHARACTERS, TABLE, json.dumps(data).encode(), ORIGIN).picture == PICTURE
    for picture in ("", "no Base64", 7, None):
        read = imported(CHARACTERS, TABLE, json.dumps({**data, "picture": picture}).encode(), ORIGIN)
        assert "portrait" not in read.character
        assert "portrait" not in read.report.taken
        assert [one.field for one in read.report.left] == (["picture", "portrait"] if picture != "" else ["portrait"])
        for one in read.report.left:
            for language in LANGUAGES:
                spoken(language, one.why)


@pytest.mark.parametrize("portrait", [{}, {"portrait": "no hash"}, {"portrait": ""}])
def test_a_picture_that_is_no_portrait_is_left_with_a_word(portrait: dict[str, str]) -> None:
    read = imported(CHARACTERS, TABLE, written({**GOOD, **portrait}, ORIGIN, PICTURE), ORIGIN)
    assert read.picture == b""
    lost = [one for one in read.report.left if one.field == "picture"]
    assert [one.why.id for one in lost] == ["left-portrait"]
    for language in LANGUAGES:
        spoken(language, lost[0].why)


@pytest.mark.parametrize(("field", "most"), [("skills", 500), ("weapons", 200)])
def test_of_ten_thousand_entries_those_are_taken_for_which_there_is_room(field: str, most: int) -> None:
    skills = {f"crafting:{number}": 5 for number in range(10_000)}
    value = skills if field == "skills" else ["fist"] * 10_000
    data, report = read_in(document_of({**GOOD, field: value}))
    assert len(data[field]) == most
    assert data[field] == (dict(list(skills.items())[:most]) if field == "skills" else ["fist"] * most)
    assert len(report.left) == 10_000 - most
    assert {(one.why.id, one.why.args["most"]) for one in report.left} == {("left-too-many", most)}
    assert field not in report.taken


@pytest.mark.parametrize("left", [0, 2])
def test_the_rewinds_that_a_player_has_left_come_back(left: int) -> None:
    table = table_with({"id": "x", "rewinds": left})
    raw = out(table, table.beings["x"])
    assert json.loads(raw)["character"]["rewinds"] == left
    data, report = read_in(raw)
    assert report.left == ()
    assert table_with({**data, "id": "x"}) == table


def test_what_was_played_is_told_in_sentences_and_comes_by_another_command() -> None:
    assert played(empty_table(), {"name": "Orla", "level": 1}) == ()
    assert bring({"name": "Orla"}, "jule") == {"do": "create", "being": {"name": "Orla", "player": "jule"}}
    page = {"level": 1, "attributes": {}}
    been = {
        **GOOD, "level": 2, "history": [page], "hp": 9, "conditions": ["shock", "spared"], "rewinds": 0,
        "spent": ["lucky"], "capacity": {"sidearm": 3}, "lasting": ["craving"], "skill_points": 5,
        "counters": {"Kerzen": 2, "Schuld": 0}, "portrait": "0f" * 32,
    }  # fmt: skip
    assert bring(been, "jule")["do"] == "add_being"
    german, english = ([spoken(language, one) for one in played(empty_table(), been)] for language in ("de", "en"))
    assert english == [
        "Level 2, with one earlier level",
        "Unspent: 0 attribute points, 5 skill points",
        "9 HP left",
        "Conditions: shock",
        "0 Rewinds left for whoever plays it",
        "Used up for now: 1 talent or handicap",
        "Weapons that are not full, or used up",
        "1 circumstance that lasts",
        "Counters: Kerzen, Schuld",
        "Its picture",
    ]
    assert german[0] == "Level 2, mit einem früheren Level"
    assert spoken("en", played(empty_table(), {"npc": True, "max_hp": 40})[0]) == "The values of an NPC"


def test_somebody_spared_at_0_hp_comes_back_alive() -> None:
    being = table_with({"id": "x", "hp": 0, "conditions": ["spared"]}).beings["x"]
    assert "dead" not in being.conditions
    assert back(out(TABLE, being))[0] == being


VALIDATOR = jsonschema_rs.validator_for(schema_of(CHARACTERS, "percentacy"))


@given(beings())
def test_documents_keep_to_the_published_schema(being: Being) -> None:
    VALIDATOR.validate(json.loads(out(TABLE, being)))


def test_the_published_schema_is_the_one_in_force() -> None:
    in_force = json.loads(msgspec.json.encode(schema_of(CHARACTERS, "percentacy")))
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == in_force
    document = json.loads(document_of())
    VALIDATOR.validate(document)
    for spoilt in ({"name": 5}, {"wings": 2}, {"attributes": {"strength": -1}}, {"talents": [{"wings": 2}]}):
        with pytest.raises(jsonschema_rs.ValidationError):
            VALIDATOR.validate({**document, "character": {**document["character"], **spoilt}})


# --- what is refused ------------------------------------------------------------------------------------------------


def document_of(character: dict[str, Any] | None = None, **envelope: Any) -> bytes:
    data = json.loads(written(plain(drawn(3, TABLE)), ORIGIN))
    return json.dumps({**data, **({} if character is None else {"character": character}), **envelope}).encode()


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"[]", "other"),
        (b"\x89PNG\r\n", "no_text"),
        (b"{\n  'a': 1}", "no_json"),
        (b'{"a": 1, "a": 2}', "key_twice"),
        (b'{"a": NaN}', "no_number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "no_number"),
        (b"[" * 100_000, "too_deep"),
        (document_of(character={"notes": [[[[[[[[[[[[[1]]]]]]]]]]]]]}), "too_deep"),
        (document_of(format="other"), "other"),
        (document_of(version=0), "lacks"),
        (b'{"format": "spielwerk-character", "version": 1}', "lacks"),
    ],
)
def test_a_file_that_is_refused_says_precisely_what_is_wrong(raw: bytes, says: str) -> None:
    with pytest.raises(Refused) as refused:
        read_in(raw)
    message = refused.value.message
    assert message.id == f"error-file_{says}"
    for language in LANGUAGES:
        spoken(language, message)
    if says == "no_json":
        assert "2" in spoken("de", message)
        assert "3" in spoken("de", message)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "not_a_character"),
        (b"[]", "not_a_character"),
        (b"{}", "not_a_character"),
        (b"\xff\xfe", "not_a_character"),
        (b"[" * 100_000, "not_a_character"),
        (b'{"format": "spielwerk-character", "version": 1e999}', "not_a_character"),
        (b'{"a": 1, "a": 2}', "not_a_character"),
        (b'{"a": NaN}', "not_a_character"),
        (document_of(format="other"), "not_a_character"),
        (document_of(version=0), "not_a_character"),
        (document_of(version=True), "not_a_character"),
        (document_of(version="1"), "not_a_character"),
        (document_of(character={"notes": [[[[[[[[[[[[[1]]]]]]]]]]]]]}), "not_a_character"),
        (document_of(version=2), "newer_version"),
        (document_of(system="eine_welt"), "other_system"),
        (document_of(system=["percentacy"] * 99), "other_system"),
        (b" " * (LARGEST + 1), "too_large"),
        (document_of({"name": "x" * 50_000_000}), "too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_character_of_this_system_is_refused(raw: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_in(raw)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert len(spoken(language, refused.value.message)) < 300


# --- what is taken, changed, left ------------------------------------------------------------------------------------


def told(character: dict[str, Any], **envelope: Any) -> tuple[dict[str, Any], set[str], set[str], set[str]]:
    data, report = read_in(document_of(character, **envelope))
    table_with({**data, "id": "x"})
    for language in LANGUAGES:
        for why in (*(one.why for one in report.changed), *(one.why for one in report.left)):
            spoken(language, why)
    changed, left = {one.field for one in report.changed}, {one.field for one in report.left}
    return data, set(report.taken), changed, left


GOOD = {"name": "Orla", "species": "elf", "skills": {"melee": 20}}


@pytest.mark.parametrize(
    ("more", "left"),
    [
        ({"wings": 2}, {"wings"}),
        ({"id": "orla", "player": "jule", "at": [1, 2]}, {"id", "player", "at"}),
        ({"species": "unicorn"}, {"species"}),
        ({"species": 5}, {"species"}),
        (
            {"skills": {"melee": 20, "juggling": 5, "tracking": "many", "theft": -1}},
            {"skills.juggling", "skills.tracking", "skills.theft"},
        ),
        ({"skills": [1]}, {"skills"}),
        ({"attributes": {"strength": 30, "luck": 9, "dexterity": 5000}}, {"attributes.luck", "attributes.dexterity"}),
        ({"talents": ["lucky", "genius", 5]}, {"talents", "talents.1"}),
        ({"handicaps": [{"id": "phobia", "subject": "bees", "depth": 3}]}, {"handicaps.0"}),
        ({"weapons": ["spoon", "sidearm"]}, {"weapons"}),
        ({"gear": {"shelter": 1}}, {"gear"}),
        ({"level": 0}, {"level"}),
        ({"level": 2.5}, {"level"}),
        ({"hp": 5000}, {"hp"}),
        ({"hp": 900}, {"hp"}),
        ({"max_hp": 300}, {"max_hp"}),
        ({"damage": [9, 9, 9, 9], "npc": True}, {"damage"}),
        ({"capacity": {"sidearm": 99}}, {"capacity"}),
        ({"spent": ["lucky", "genius"], "lasting": ["rain"], "rewinds": -1}, {"spent", "lasting.0", "rewinds"}),
        ({"portrait": "../x"}, {"portrait"}),
        ({"history": [{"level": "one"}]}, {"history.0"}),
        ({"history": [{"level": 1, "attributes": {"luck": 5}}]}, {"history"}),
        ({"history": [{"level": 1, "attributes": {"strength": 5000}}]}, {"history"}),
        ({"history": [{"level": 1, "attributes": {}, "skills": {"juggling": 5}}]}, {"history"}),
        ({"history": [{"level": 1, "attributes": {}, "talents": [{"id": "genius"}]}]}, {"history"}),
        ({"name": None}, {"name"}),
        ({"npc": "yes"}, {"npc"}),
    ],
)
def test_what_cannot_be_taken_is_named_and_the_rest_is_taken(more: dict[str, Any], left: set[str]) -> None:
    _, taken, changed, gone = told({**GOOD, **more})
    assert gone == left
    assert changed == set()
    assert {*GOOD} - {*more} <= taken
    assert not {field for field in more if field in left} & taken


def test_the_envelope_loses_nothing_either() -> None:
    _, taken, changed, left = told(GOOD, portrait="…", content="1" * 64)
    assert (taken, changed, left) == ({*GOOD}, {"content"}, {"portrait"})


def test_text_that_is_too_long_is_cut_and_unreadable_characters_go() -> None:
    data, _, changed, left = told({**GOOD, "name": "ẞ" * 500, "notes": "a\u0000b\ud800c\nd", "concept": "x" * 201})
    assert (len(data["name"]), data["notes"], len(data["concept"])) == (80, "abc\nd", 200)
    assert changed == {"name", "notes", "concept"}
    assert left == set()


@pytest.mark.parametrize("name", ["Größe ẞ", "🐍🔥", "עליזה", "x" * 80, "محمد", "e\u0301"])
def test_any_name_is_taken_as_it_is(name: str) -> None:
    data, taken, changed, left = told({**GOOD, "name": name})
    assert data["name"] == name
    assert (taken, changed, left) == ({*GOOD}, set(), set())


def test_ten_thousand_skills_are_told_in_one_report() -> None:
    many = {f"skill_{n}": n % 90 for n in range(10_000)}
    data, _, _, left = told({**GOOD, "skills": {**many, "melee": 20}})
    assert data["skills"] == {"melee": 20}
    assert left == {f"skills.{name}" for name in many}


def test_each_strange_entry_of_a_list_is_told_and_the_others_stay_in_their_order() -> None:
    strange = [f"weapon_{n}" for n in range(10_000)]
    raw = written({**GOOD, "weapons": ["fist", *strange, {"id": "ray"}, "strange", "strange", "fist"]}, ORIGIN)
    data, report = read_in(raw)
    assert data["weapons"] == ["fist", "fist"]
    assert [one.value for one in report.left] == [*strange, '{"id": "ray"}', "strange", "strange"]


ANY = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*FIELDS.shapes, "wings"]), ANY))
def test_whatever_stands_in_a_document_is_taken_changed_or_left(character: dict[str, Any]) -> None:
    data, taken, changed, left = told(character)
    spoken_of = taken | {place.partition(".")[0] for place in changed | left}
    assert {*character} <= spoken_of
    assert {*data} <= {*character}
    for field in taken:
        assert msgspec.json.encode(data[field], order="deterministic") == msgspec.json.encode(
            character[field], order="deterministic"
        )


def test_what_a_page_of_an_earlier_level_does_not_say_is_as_little_as_can_be() -> None:
    page = {"level": 1, "attributes": {"strength": 30}}
    now = CHARACTERS.being(TABLE, {**GOOD, "level": 2, "history": [page]})
    then = CHARACTERS.then(TABLE, now, 1)
    assert then.attributes == {**dict.fromkeys(ATTRIBUTES, 5), "strength": 30}


def test_a_document_of_another_table_keeps_what_this_one_knows() -> None:
    being = replace(table_with({"id": "x", "skills": {"melee": 20}}).beings["x"], skills={"melee": 20, "kites": 30})
    data, report = read_in(out(TABLE, being))
    assert data["skills"] == {"melee": 20}
    assert [(left.field, left.value) for left in report.left] == [("skills.kites", "30")]


def test_what_stands_in_a_part_is_reported_as_people_count() -> None:
    names = [f"Pfeil {number}" for number in range(1, 12)]
    being = replace(table_with({"id": "x"}).beings["x"], counters=dict.fromkeys(names, 1))
    data = read_in(out(TABLE, being))[0]
    assert list(data["counters"]) == names
    (told,) = (one for one in played(TABLE, data) if one.id == "played-counters")
    assert list(told.args["what"]) == names
    wrong = json.loads(out(TABLE, being))
    wrong["character"]["counters"] = dict.fromkeys(sorted(names), "many")
    left = read_in(json.dumps(wrong).encode())[1].left
    assert [one.field for one in left] == [f"counters.{name}" for name in names]


def test_names_of_a_document_come_on_one_line_and_the_report_says_so() -> None:
    gear = [{"id": next(iter(GEAR)), "name": " \t "}]
    character = {**GOOD, "name": "Or\nla", "gear": gear, "counters": {"Pfeile\n2": 3}, "background": "two\nlines"}
    raw = json.dumps({"format": "spielwerk-character", "version": 1, "system": "percentacy", "character": character})
    data, report = read_in(raw.encode())
    assert (data["name"], data["background"], data["counters"]) == ("Or la", "two\nlines", {"Pfeile 2": 3})
    assert [one["name"] for one in data["gear"]] == [""]
    assert [one.field for one in report.changed if one.field != "content"] == ["name", "gear.0.name"]
