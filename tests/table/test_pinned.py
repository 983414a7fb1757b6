"""A table of a system that knows no content but what is installed says when that changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.content.reading import Row, Text
from spielwerk.core.system import System
from spielwerk.store.sqlite import connect
from spielwerk.table.pinned import content_of
from tests.table import sitting as sittings
from tests.table.sitting import TABLE_TINY, Sitting
from tests.tiny import Ring


class Tool(Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    weight: int = 0


def with_tools(version: str, **weights: int) -> System[Ring]:
    """The tiny system with a table of tools."""
    tools = {id: Tool(id=id, name=Text(id, id), weight=weight) for id, weight in weights.items()}
    return replace(TABLE_TINY, version=version, tables={"tools": tools})


OLD, NEW = with_tools("1", axe=3, rope=5), with_tools("2", axe=4, lamp=1)


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    """A table that was begun with the old content and is opened with the new."""
    monkeypatch.setattr(sittings, "TABLE_TINY", OLD)
    sitting = Sitting(tmp_path)
    sitting.do("one", "check", by="ana")
    assert sitting.view("gm")["table"]["outdated"] is None
    monkeypatch.setattr(sittings, "TABLE_TINY", NEW)
    sitting.restart()
    yield sitting
    sitting.close()


def accept(content: str) -> dict[str, Any]:
    return {"t": "pin", "content": content}


def test_the_game_master_is_told_what_is_installed_instead(sitting: Sitting) -> None:
    outdated = sitting.view("gm")["table"]["outdated"]
    assert (outdated["version"], outdated["installed_version"]) == ("1", "2")
    assert (outdated["content"], outdated["installed_content"]) == (content_of(OLD).content, content_of(NEW).content)
    assert [(one["how"], one["name"]["en"]) for one in outdated["rows"]] == [
        ("changed", "axe"),
        ("added", "lamp"),
        ("removed", "rope"),
    ]
    (line,) = outdated["rows"][0]["lines"]
    assert line == {"id": "change-field", "args": {"label": "weight", "before": 3, "after": 4}}
    assert (outdated["played"], outdated["beings"]) == (False, [])
    assert sitting.view("one")["table"]["outdated"] is None
    sitting.do("one", "check", by="ana")


def test_old_content_that_is_not_what_its_hash_says_is_not_compared_with(sitting: Sitting) -> None:
    sitting.table.log.close()
    with closing(connect(sitting.path)) as connection:
        connection.execute("UPDATE content SET body = CAST(replace(CAST(body AS TEXT), '3', '7') AS BLOB)")
    sitting.restart()
    assert {one["how"] for one in sitting.view("gm")["table"]["outdated"]["rows"]} == {"added"}


def test_what_is_accepted_is_pinned_and_stands_in_the_log(sitting: Sitting) -> None:
    before = sitting.view("one")["log"]
    sitting.send("gm", accept(content_of(NEW).content))
    assert sitting.view("gm")["table"]["outdated"] is None
    line = sitting.view("one")["log"]["1"]
    assert line["message"] == {"id": "line-pin", "args": {"version": "2", "rows": 3}}
    assert {n: one for n, one in sitting.view("one")["log"].items() if n != "1"} == before
    sitting.restart()
    assert sitting.view("gm")["table"]["outdated"] is None
    assert sitting.log.content(content_of(NEW).content) == content_of(NEW).body


def test_what_was_accepted_can_be_taken_back_by_the_game_master(sitting: Sitting) -> None:
    sitting.send("gm", accept(content_of(NEW).content))
    assert sitting.view("gm")["log"]["1"]["back"]
    assert not sitting.view("one")["log"]["0"]["back"]  # or a player would take the game master's word back
    sitting.send("gm", {"t": "take_back", "action": 0})
    for _ in range(2):
        log = sitting.view("gm")["log"]
        assert (log["0"]["undone"] is None, log["1"]["undone"] is None) == (False, False)
        outdated = sitting.view("gm")["table"]["outdated"]
        assert outdated["content"] == content_of(OLD).content
        sitting.restart()


def test_nothing_is_accepted_while_somebody_is_asked(sitting: Sitting) -> None:
    sitting.do("one", "strike", by="ana", target="ben")
    assert sitting.table.play.position.waits
    assert sitting.refusal("gm", accept(content_of(NEW).content)).code == "question_open"


def test_only_the_game_master_accepts_and_only_what_was_shown(sitting: Sitting) -> None:
    assert sitting.refusal("one", accept(content_of(NEW).content)).code == "not_allowed"
    assert sitting.refusal("gm", accept(content_of(OLD).content)).code == "unknown_id"
    sitting.send("gm", accept(content_of(NEW).content))
    assert sitting.refusal("gm", accept(content_of(NEW).content)).code == "unknown_id"
