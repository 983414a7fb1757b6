"""A table is played with the content it has agreed to, whatever is installed, until the game master accepts that."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from spielwerk.core.act import Refused
from spielwerk.core.content import changes
from spielwerk.core.content.reading import Row
from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, read_sources
from spielwerk.store.sqlite import SqliteLog
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.content import INSTALLED, ROLE, Content
from spielwerk.systems.percentacy.pinning import CONTENTS
from spielwerk.systems.percentacy.state import Table
from spielwerk.table.example import Example, SeatGiven
from spielwerk.table.pinned import content_of
from tests.table.evening import Evening

EXAMPLE = Example(
    system="percentacy",
    id="g1",
    name="Der Turm",
    seats=(SeatGiven("gm", "Gundel", "gm"), SeatGiven("one", "Ann")),
    beings=(
        {"id": "mara", "player": "one", "species": "fae", "weapons": ["long_gun"], "skills": {"ranged_combat": 60}},
        {"id": "orc", "npc": True, "max_hp": 80, "armour": 5},
    ),
)


def installed(version: str, change: Callable[[dict[str, dict[str, Row]]], None]) -> System[Table]:
    """The system as it would be with other content."""
    tables = {kind: dict(rows) for kind, rows in INSTALLED.tables.items()}
    del tables["weapon"][ROLE]
    change(tables)
    content = Content(tables)
    return replace(SYSTEM, version=version, tables=content.tables, contents=replace(CONTENTS, installed=content))


def stronger(tables: dict[str, dict[str, Row]]) -> None:
    """Another damage, a frailer body, a new piece of gear, and one that is gone."""
    tables["weapon"]["long_gun"] = replace(INSTALLED.weapons["long_gun"], damage=(60, 45, 30, 20))
    tables["profile"]["fragile_and_fast"] = replace(INSTALLED.profiles["fragile_and_fast"], hp=70, movement=9)
    gone = tables["gear"].pop("restraints")
    tables["gear"]["ladder"] = replace(gone, id="ladder")


HP, PACE = {"of": "max_hp", "before": 82, "after": 72}, {"of": "movement", "before": 8, "after": 9}
LATER = installed("9", stronger)


@cache
def catalogue(language: str) -> Catalogue:
    folders = [CORE_TEXT, SYSTEM.text, *([SYSTEM.shelves.text] if SYSTEM.shelves.text else [])]
    sources = [read_sources(folder, language) for folder in folders]
    return Catalogue(language, sources, lambda ref, lang: SYSTEM.tables[ref.kind][ref.id].name.in_language(lang))


def spoken(language: str, message: Any) -> str:
    """A sentence about the content, as the compendium says it."""
    return catalogue(language).say(msgspec.convert(message, Message))


class Guns(Evening):
    """Somebody with a gun that the content describes."""

    def damage(self) -> list[int]:
        """What the gun does, as its owner reads it."""
        found: list[int] = self.view("one")["beings"]["mara"]["weapons"][0]["damage"]
        return found

    def hp(self) -> tuple[int, int]:
        mara = self.view("one")["beings"]["mara"]
        return mara["hp"], mara["max_hp"]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Guns]:
    evening = Guns(tmp_path, EXAMPLE, SYSTEM)
    yield evening
    evening.close()


def test_a_table_opens_with_the_content_it_was_begun_with(evening: Guns) -> None:
    before = evening.damage(), evening.hp()
    assert before == ([50, 40, 25, 15], (82, 82))
    assert (evening.outdated, evening.view("one")["table"]["pinned"]) == (None, "")
    evening.again(LATER)
    assert (evening.damage(), evening.hp()) == before
    assert evening.view("one")["table"]["pinned"] == content_of(SYSTEM).content
    evening.do("gm", "add_being", being={"id": "fee", "species": "fae", "gear": ["restraints"], "npc": True})
    assert evening.view("gm")["beings"]["fee"]["max_hp"] == 82
    with pytest.raises(Refused) as unknown:
        evening.do("gm", "add_being", being={"id": "elf", "gear": ["ladder"], "npc": True})
    assert unknown.value.code == "unknown_id"


def test_the_game_master_sees_rows_field_by_field_and_who_changes_with_them(evening: Guns) -> None:
    evening.again(LATER)
    outdated = evening.outdated
    rows = {(row["how"], row["name"]["en"]): [spoken("en", line) for line in row["lines"]] for row in outdated["rows"]}
    assert rows == {
        ("added", "Restraints"): [],
        ("removed", "Restraints"): [],
        ("changed", "fragile & fast"): ["HP: 80 → 70", "Movement range: 8 m → 9 m"],
        ("changed", "Long gun"): ["Damage: 50 / 40 / 25 / 15 → 60 / 45 / 30 / 20"],
    }
    assert [spoken("de", line) for row in outdated["rows"] for line in row["lines"]][:2] == [
        "HP: 80 → 70",
        "Bewegungsreichweite: 8 m → 9 m",
    ]
    assert outdated["beings"] == [{"being": "mara", "name": "mara", "values": [HP, PACE]}]
    assert outdated["played"]
    assert evening.view("one")["table"]["outdated"] is None


def test_what_is_accepted_counts_from_there_on_and_stands_in_the_log(evening: Guns) -> None:
    evening.do("gm", "damage", target="mara", amount=30)
    evening.again(LATER)
    asked = evening.outdated
    evening.accept()
    for system in (LATER, LATER):
        assert (evening.outdated, evening.view("one")["table"]["pinned"]) == (None, "")
        assert (evening.damage(), evening.hp()) == ([60, 45, 30, 20], (42, 72))
        line = evening.view("gm")["log"]["1"]
        assert line["message"] == {"id": "line-pin", "args": {"version": "9", "rows": 4}}
        assert line["cards"][0]["event"] == {
            "type": "ContentChanged",
            "rows": asked["rows"],
            "beings": asked["beings"],
        }
        seen = evening.view("one")["log"]["1"]
        told, hp = (card["event"] for card in seen["cards"])
        assert (told["type"], told["rows"], hp["type"]) == ("ContentChanged", asked["rows"], "BeingSetSeen")
        assert "beings" not in told
        evening.again(system)


def test_taken_back_it_leads_to_what_was_agreed_to_before(evening: Guns) -> None:
    evening.do("gm", "add_being", being={"id": "fee", "npc": True})
    evening.again(LATER)
    evening.accept()
    evening.do("gm", "damage", target="mara", amount=10)
    evening.send("gm", {"t": "take_back", "action": 1})
    for _ in range(2):
        assert (evening.damage(), evening.hp()) == ([50, 40, 25, 15], (82, 82))
        assert evening.outdated["content"] == content_of(SYSTEM).content
        evening.again(LATER)
    evening.accept()
    assert (evening.damage(), evening.hp(), evening.outdated) == ([60, 45, 30, 20], (72, 72), None)
    evening.again(SYSTEM)  # and the older one is installed again: what was agreed to last is played
    assert evening.damage() == [60, 45, 30, 20]
    assert evening.outdated["content"] == content_of(LATER).content


def test_nothing_is_asked_where_only_the_version_differs(evening: Guns) -> None:
    same = replace(SYSTEM, version="9")
    evening.again(same)
    outdated = evening.outdated
    assert (outdated["rows"], outdated["beings"], outdated["content"]) == ([], [], outdated["installed_content"])
    with pytest.raises(Refused) as refused:
        evening.accept()
    assert refused.value.code == "unknown_id"


def test_what_somebody_has_stays_when_the_content_no_longer_knows_it(evening: Guns) -> None:
    def poorer(tables: dict[str, dict[str, Row]]) -> None:
        del tables["weapon"]["long_gun"]
        del tables["species"]["fae"]
        del tables["profile"]["fragile_and_fast"]

    evening.again(installed("9", poorer))
    evening.accept()
    for system in (evening.system, evening.system):
        assert (evening.damage(), evening.hp()) == ([50, 40, 25, 15], (82, 82))
        assert set(evening.table.play.state.kept) == {"weapon", "species", "profile"}
        content = evening.view("one")["table"]["content"]
        assert [(row["id"], row["withdrawn"]) for row in content["weapon"]] == [("long_gun", True)]
        evening.again(system)
    evening.do("gm", "attack", by="mara", weapon="long_gun", target="orc", distance=5)


def test_stored_content_that_the_rules_cannot_read_gives_way_to_what_is_installed(evening: Guns) -> None:
    body = json.loads(content_of(SYSTEM).body)
    body["weapon"]["long_gun"]["ammunition"] = 3
    engine = create_engine(f"sqlite:///{evening.path}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE content SET body = :body"), {"body": json.dumps(body).encode()})
    engine.dispose()
    evening.again(LATER)
    assert evening.damage() == [60, 45, 30, 20]
    assert (evening.outdated["played"], evening.view("gm")["table"]["pinned"]) == (False, "")


def test_a_kind_of_rows_that_is_newer_than_the_table_is_taken_from_what_is_installed(evening: Guns) -> None:
    body = json.loads(content_of(SYSTEM).body)
    del body["situation"]
    found = CONTENTS.read(body)
    assert found.situations == INSTALLED.situations
    assert found is not INSTALLED


def test_content_is_stored_once(evening: Guns) -> None:
    evening.again(LATER)
    evening.accept()
    evening.send("gm", {"t": "take_back", "action": 0})
    evening.accept()
    engine = create_engine(f"sqlite:///{evening.path}")
    with engine.connect() as connection:
        hashes = set(connection.execute(text("SELECT hash FROM content")).scalars())
    engine.dispose()
    assert hashes == {content_of(SYSTEM).content, content_of(LATER).content}


def test_a_table_without_stored_content_asks_as_before(evening: Guns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqliteLog, "content", lambda _log, _hash: None)
    evening.again(SYSTEM)
    assert (evening.outdated, evening.damage()) == (None, [50, 40, 25, 15])
    evening.again(LATER)
    assert (evening.outdated["played"], evening.damage()) == (False, [60, 45, 30, 20])
    evening.accept()
    assert evening.outdated is None


def test_every_field_of_every_row_can_be_told() -> None:
    """Each row against nothing of it: all its fields change, and each has a sentence."""
    tables = changes.plain(INSTALLED.tables)
    for kind, rows in tables.items():
        for row in rows.values():
            bare = {"id": row["id"], "name": row["name"]}
            change = changes.changed_row(kind, bare, row)
            told = changes.told_rows(SYSTEM.shelves, SYSTEM.tables, [change] if change else [])
            for line in (line for one in told for line in one.lines):
                for language in LANGUAGES:
                    said = spoken(language, line)
                    assert ": " in said, (kind, row["id"], said)
                    assert not any(mark in said for mark in ("entry-", "{", "change-", "None")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_for_every_value_that_may_change(evening: Guns, language: str) -> None:
    state = evening.table.play.state
    for of in CONTENTS.derived(state, state.beings["mara"]):
        if "/" not in of:
            assert spoken(language, Message(f"derived-{of}")) != f"derived-{of}"
