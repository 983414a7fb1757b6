"""What is written together is there together, and what could not be confirmed is looked up."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.store.contract import Record
from tests.table.sitting import Sitting

Append = Any
TALK = {"t": "say", "text": "Hört ihr das?", "key": "same"}


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.close()


def failing(append: Append, written: bool) -> Append:
    """An append that says it failed; `written`: although it has written."""

    def fail(game: str, *records: Record, **more: Any) -> Future[None]:
        if written:
            append(game, *records, **more).result(5)
        future: Future[None] = Future()
        future.set_exception(Refused("log_unsafe"))
        return future

    return fail


def broken(_game: str, *_records: Record, **_more: Any) -> Future[None]:
    """An append that fails as no store should."""
    future: Future[None] = Future()
    future.set_exception(OverflowError("int too large"))
    return future


def everything(sitting: Sitting) -> list[Any]:
    return [sitting.view(seat) for seat in ("gm", "one", "two", "eye")]


@pytest.mark.parametrize("written", [True, False])
def test_an_answer_and_the_trust_in_it_are_one(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    sitting.do("gm", "strike", by="ana", target="ben")
    before, entries = everything(sitting), len(sitting.bodies())
    wish = {"t": "answer", "question": sitting.question("gm")["id"], "value": "yes", "trust": True}
    monkeypatch.setattr(sitting.log, "append", failing(sitting.log.append, written))
    if written:
        sitting.send("gm", wish)
        assert len(sitting.bodies()) == entries + 2
        assert sitting.view("gm")["table"]["trusted"] == ["fair"]
    else:
        assert sitting.refusal("gm", wish).code == "log_unsafe"
        assert everything(sitting) == before
    monkeypatch.undo()
    seen = everything(sitting)
    sitting.restart()
    assert everything(sitting) == seen


def test_what_was_written_although_that_was_not_said_counts_once(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting.log, "append", failing(sitting.log.append, written=True))
    sitting.send("one", TALK)
    monkeypatch.undo()
    sitting.send("one", TALK)
    sitting.send("two", {"t": "say", "text": "Was denn?"})
    assert len(sitting.bodies()) == 2
    seen = everything(sitting)
    sitting.restart()
    assert everything(sitting) == seen


def test_what_cannot_be_written_for_whatever_reason_has_not_happened(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(sitting)
    monkeypatch.setattr(sitting.log, "append", broken)
    with pytest.raises(OverflowError):
        sitting.send("one", TALK)
    assert everything(sitting) == before
    monkeypatch.undo()
    sitting.send("one", TALK)
    assert len(sitting.bodies()) == 1
    sitting.restart()


def test_nothing_more_is_written_before_it_is_known_what_was(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(_game: str, _seqs: Any) -> Any:
        raise sqlite3.OperationalError("disk I/O error")

    append = sitting.log.append
    monkeypatch.setattr(sitting.log, "append", failing(append, written=True))
    monkeypatch.setattr(sitting.log, "entries", unreadable)
    with pytest.raises(sqlite3.OperationalError):
        sitting.send("one", TALK)
    monkeypatch.setattr(sitting.log, "append", append)
    with pytest.raises(sqlite3.OperationalError):
        sitting.send("two", {"t": "say", "text": "Was denn?"})
    assert len(sitting.bodies()) == 1
    monkeypatch.undo()
    sitting.send("two", {"t": "say", "text": "Was denn?"})
    assert [line["seat"] for line in sitting.view("gm")["log"].values()] == ["one", "two"]
    seen = everything(sitting)
    sitting.restart()
    assert everything(sitting) == seen


def test_a_proposal_waits_likewise_until_it_is_known_what_was_written(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(_game: str, _seqs: Any) -> Any:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sitting.log, "append", failing(sitting.log.append, written=True))
    monkeypatch.setattr(sitting.log, "entries", unreadable)
    with pytest.raises(sqlite3.OperationalError):
        sitting.send("one", TALK)
    monkeypatch.undo()
    proposed = sitting.table.propose("gm", "new", {"do": "check", "by": "ana"}, "")
    assert not sitting.loop.run_until_complete(proposed)
    assert len(sitting.bodies()) == 2
    seen = everything(sitting)
    sitting.restart()
    assert everything(sitting) == seen


def test_a_held_roll_is_kept_once_the_disk_takes_it(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.send("one", {"t": "seat", "hold": True})
    while sitting.table.play.running is None or sitting.table.play.running.waits is None:
        sitting.do("one", "check", by="ana")  # a 1 or a 100 cannot be made again
    append, entries = sitting.log.append, len(sitting.bodies())
    hours, failed = [0], list[str]()

    def once(game: str, *records: Record, **more: Any) -> Any:
        if failed:
            return append(game, *records, **more)
        failed.append(game)
        return failing(append, written=False)(game, *records, **more)

    monkeypatch.setattr(sitting.log, "append", once)
    monkeypatch.setattr(sitting.loop, "time", lambda: time.monotonic() + 3600 * hours[0])
    while len(sitting.bodies()) == entries:
        hours[0] += 1
        sitting.run()
    assert failed
    assert sitting.view("one")["stage"]["done"]


def test_a_take_back_settles_the_requests_about_it_or_nothing_happens(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.do("one", "check", by="ana")
    sitting.send("one", {"t": "take_back", "action": 0, "note": "falsche Probe"})
    (request,) = sitting.view("gm")["requests"]
    monkeypatch.setattr(sitting.log, "append", failing(sitting.log.append, written=False))
    assert sitting.refusal("gm", {"t": "request", "request": request, "accept": True}).code == "log_unsafe"
    assert list(sitting.view("gm")["requests"]) == [request]
    monkeypatch.undo()
    monkeypatch.setattr(sitting.log, "drop_requests", None)
    sitting.send("gm", {"t": "request", "request": request, "accept": True})
    assert sitting.view("gm")["requests"] == {}
    sitting.restart()
    assert sitting.view("gm")["requests"] == {}
