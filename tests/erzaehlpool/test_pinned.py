"""A table is played with the weapons, merits and sins it has agreed to, whatever is installed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.content import changes
from spielwerk.core.content.reading import ContentError, Row
from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, read_sources
from spielwerk.systems.erzaehlpool import SYSTEM
from spielwerk.systems.erzaehlpool.content import INSTALLED, Content, read
from spielwerk.systems.erzaehlpool.pinning import CONTENTS
from spielwerk.systems.erzaehlpool.state import Table
from spielwerk.table.example import Example, SeatGiven
from spielwerk.table.pinned import content_of
from tests.table.evening import Evening

EXAMPLE = Example(
    system="erzaehlpool",
    id="g1",
    name="Der Turm",
    options={"merit_hooks": True},
    seats=(SeatGiven("gm", "Gundel", "gm"), SeatGiven("one", "Ann")),
    beings=(
        {
            "id": "mara",
            "player": "one",
            "attributes": {"dexterity": 3, "composure": 2},
            "skills": {"firearms": 2, "occult": 1},
            "merits": {"fast_reflexes": 2, "contacts:docks": 1},
            "virtue": "hope",
            "weapons": ["pistol"],
            "rounds": {"pistol": 4},
            "derangements": ["seeing things"],
        },
        {"id": "rat", "npc": True},
    ),
)
Rows = dict[str, dict[str, Row]]


def installed(change: Callable[[Rows], None]) -> System[Table]:
    """The system as it would be with other content."""
    tables: Rows = {kind: dict(rows) for kind, rows in INSTALLED.tables.items()}
    change(tables)
    content = Content(tables)
    return replace(SYSTEM, version="9", tables=content.tables, contents=replace(CONTENTS, installed=content))


def other(tables: Rows) -> None:
    """A better pistol, a merit that no longer hastens, and one level of sin that is rolled for with more dice."""
    tables["weapon"]["pistol"] = replace(INSTALLED.weapons["pistol"], bonus=4)
    tables["merit"]["fast_reflexes"] = replace(INSTALLED.merits["fast_reflexes"], hook="")
    sin = INSTALLED.sins[7]
    tables["sin"][sin.id] = replace(sin, dice=9)


def poorer(tables: Rows) -> None:
    """Nothing is left of what Mara has."""
    for kind, row in (("weapon", "pistol"), ("skill", "occult"), ("merit", "contacts"), ("virtue", "hope")):
        del tables[kind][row]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, EXAMPLE, SYSTEM)
    yield evening
    evening.close()


def seen(evening: Evening) -> tuple[int, int, int]:
    """The pool of the pistol, what is left in it, and Initiative, as its owner reads them."""
    mara = evening.view("one")["beings"]["mara"]
    (pistol,) = mara["weapons"]
    return pistol["pool"], pistol["left"], mara["initiative"]


def dice_of_a_sin(evening: Evening) -> int:
    """The dice that a sin of level 7 is rolled with at this table."""
    dice: int = evening.table.play.state.content.sins[7].dice
    return dice


def test_other_content_counts_once_the_game_master_accepts_it(evening: Evening) -> None:
    before = seen(evening), dice_of_a_sin(evening)
    assert before == ((7, 4, 7), INSTALLED.sins[7].dice)
    later = installed(other)
    evening.again(later)
    assert (seen(evening), dice_of_a_sin(evening)) == before
    outdated = evening.outdated
    values = {one["of"]: (one["before"], one["after"]) for being in outdated["beings"] for one in being["values"]}
    assert values == {"weapon/pistol": (7, 9), "initiative": (7, 5)}
    evening.accept()
    for _ in range(2):
        assert (seen(evening), dice_of_a_sin(evening)) == ((9, 4, 5), 9)
        assert evening.outdated is None
        evening.again(later)
    evening.send("gm", {"t": "take_back", "action": 0})
    assert (seen(evening), dice_of_a_sin(evening)) == before


def test_what_somebody_has_stays_when_the_content_no_longer_knows_it(evening: Evening) -> None:
    evening.again(installed(poorer))
    evening.accept()
    for _ in range(2):
        assert seen(evening) == (7, 4, 7)
        kept = {kind: [*rows] for kind, rows in evening.table.play.state.kept.items()}
        assert kept == {"skill": ["occult"], "merit": ["contacts"], "weapon": ["pistol"], "virtue": ["hope"]}
        evening.again(evening.system)
    told = next(
        card["event"] for card in evening.view("gm")["log"]["0"]["cards"] if card["event"]["type"] == "RowsKept"
    )
    assert set(told["rows"]) == {"skill", "merit", "weapon", "virtue"}
    evening.do("gm", "reload", by="mara", weapon="pistol")
    assert seen(evening) == (7, 15, 7)
    with pytest.raises(Refused) as refused:
        evening.do("gm", "add_being", being={"id": "cat", "virtue": "faith", "weapons": ["cannon"], "npc": True})
    assert refused.value.code == "unknown_id"


def broken(kind: str) -> dict[str, Any]:
    """Stored content in which a row is missing that the rules count on, or stands where it must not."""
    body: dict[str, Any] = json.loads(content_of(SYSTEM).body)
    if kind == "column":
        body["attribute"]["strength"]["column"] = "mental"
    else:
        del body[kind][{"attribute": "wits", "skill": "brawl", "sin": INSTALLED.sins[3].id, "condition": "prone"}[kind]]
    return body


@pytest.mark.parametrize("kind", ["attribute", "skill", "sin", "condition", "column"])
def test_content_that_the_rules_cannot_play_with_is_not_read(kind: str) -> None:
    assert read(json.loads(content_of(SYSTEM).body)).tables == INSTALLED.tables
    with pytest.raises(ContentError):
        read(broken(kind))


def test_a_kind_of_rows_that_is_newer_than_the_table_is_taken_from_what_is_installed() -> None:
    body = json.loads(content_of(SYSTEM).body)
    del body["idea"]
    assert read(body).ideas == INSTALLED.ideas


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_every_row_and_every_value_can_be_told(language: str) -> None:
    folders = [CORE_TEXT, SYSTEM.text, *([SYSTEM.shelves.text] if SYSTEM.shelves.text else [])]
    sources = [read_sources(folder, language) for folder in folders]
    said = Catalogue(language, sources, lambda ref, lang: SYSTEM.tables[ref.kind][ref.id].name.in_language(lang)).say
    for kind, rows in changes.plain(INSTALLED.tables).items():
        for row in rows.values():
            change = changes.changed_row(kind, {"id": row["id"], "name": row["name"]}, row)
            told = changes.told_rows(SYSTEM.shelves, SYSTEM.tables, [change] if change else [])
            for line in (line for one in told for line in one.lines):
                words = said(line)
                assert ": " in words, (kind, row["id"], words)
                assert not any(mark in words for mark in ("entry-", "{", "change-", "None")), words
    state = SYSTEM.start({}, {})
    (joined,) = SYSTEM.joins(state, {"id": "one"})
    state = joined.onto(state)
    for of in CONTENTS.derived(state, state.beings["one"]):
        assert said(Message(f"derived-{of}")) != f"derived-{of}"
