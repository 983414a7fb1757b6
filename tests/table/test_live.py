"""What seats may do at a live table, and what everybody then sees."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import Future
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.shapes import Preview, error_of, no_preview
from spielwerk.core.text import Message
from spielwerk.store.chain import Broken
from spielwerk.store.sqlite import connect
from spielwerk.table import wire
from spielwerk.table.live import Hooks
from tests.table.sitting import CANARY, HIDDEN_NAME, Sitting


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sitting = Sitting(tmp_path)
    yield sitting
    sitting.close()


STRIKE = {"t": "do", "command": {"do": "strike", "by": "ana", "target": "ben"}}
CHECK = {"t": "do", "command": {"do": "check", "by": "ana"}}
DICE = {"kind": "dice", "id": "2d6+3"}


def strike_hits(sitting: Sitting) -> None:
    """Ana strikes until she hits, so that Ben is asked."""
    sitting.do("gm", "strike", by="ana", target="ben")
    sitting.answer("gm", "yes")
    while sitting.view("gm")["stage"]["done"]:
        sitting.do("gm", "strike", by="ana", target="ben")
        sitting.answer("gm", "yes")


# --- rights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "message", "code"),
    [
        ("two", CHECK, "not_your_being"),
        ("one", {"t": "do", "command": {"do": "check", "by": "cor"}}, "not_your_being"),
        ("eye", CHECK, "not_allowed"),
        ("eye", {"t": "say", "text": "hm"}, "not_allowed"),
        ("eye", {"t": "seat", "hold": True}, "not_allowed"),
        ("one", {**CHECK, "hidden": True}, "not_allowed"),
        ("one", {"t": "do", "command": {"do": "set_hp", "target": "ana", "hp": 99}}, "not_allowed"),
        ("one", {"t": "do", "command": {"do": "check", "by": "nobody"}}, "unknown_id"),
        ("one", {"t": "do", "command": {"do": "check", "by": "ana", "modifier": "ten"}}, "bad_value"),
        ("one", {"t": "do", "command": {"do": "fly"}}, "bad_value"),
        ("one", {"t": "do", "command": {}}, "bad_value"),
        ("one", {"t": "answer", "question": "0:0", "value": "yes"}, "question_gone"),
        ("one", {"t": "cancel", "question": "0:0"}, "question_gone"),
        ("gm", {"t": "cancel", "question": ""}, "question_gone"),
        ("one", {"t": "take_back", "action": 77}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "disclose", "target": "ana", "shown": ["name", "shoes"]}}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "assign", "target": "ana", "seat": "three"}}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "assign", "target": "ana", "seat": "gm"}}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "assign", "target": "ana", "seat": "eye"}}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "trust", "question": "weather"}}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "trust", "question": "keep"}}, "unknown_id"),
        ("gm", {"t": "do", "command": {"do": "trust", "question": "die"}}, "unknown_id"),
        ("gm", {"t": "take_back", "action": 0}, "unknown_id"),
        ("one", {"t": "redo", "action": 0, "at": 0}, "unknown_id"),
        ("one", {"t": "request", "request": "r", "accept": True}, "unknown_id"),
        ("nobody", CHECK, "not_allowed"),
    ],
)
def test_what_a_seat_may_not_do_is_refused_and_changes_nothing(
    sitting: Sitting, seat: str, message: dict[str, Any], code: str
) -> None:
    assert sitting.refusal(seat, message).code == code
    assert sitting.bodies() == []


def test_whoever_only_watches_is_told_so_and_not_that_the_game_master_alone_may_do_it(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    sitting.do("gm", "strike", by="ana", target="ben")
    ask = sitting.question("gm")["id"]
    for message in (
        {"t": "do", "command": {"do": "set_hp", "target": "ana", "hp": 1}},
        CHECK,
        {"t": "answer", "question": ask, "value": "yes"},
        {"t": "cancel", "question": ask},
        {"t": "take_back", "action": 0},
        {"t": "redo", "action": 0, "at": 0},
        {"t": "request", "request": "r", "accept": False},
        {"t": "undo_preview", "action": 0},
        {"t": "say", "text": "hm"},
        {"t": "seat", "hold": True},
    ):
        refused = sitting.refusal("eye", message)
        assert (refused.code, refused.message.id) == ("not_allowed", "error-only_watching"), message


@pytest.mark.parametrize(
    "raw",
    [
        "[]",
        "{",
        '"do"',
        '{"t":"fly","key":"k"}',
        '{"t":"do","key":"k"}',
        '{"t":"do","key":"","command":{}}',
        '{"t":"do","key":"k","command":[]}',
        '{"t":"say","key":"k","text":""}',
        '{"t":"say","key":"k","text":"x","more":1}',
        '{"t":"answer","key":"k","question":"0:0","value":null}',
        '{"t":"redo","key":"k","action":-1,"at":0}',
        '{"t":"say","key":"k","text":"' + "x" * 2001 + '"}',
        '{"t":"do","key":"k","command":{"do":' + "[" * 9999 + "]" * 9999 + "}}",
        '{"t":"do","key":"k","command":' + "[" * 9999 + "]" * 9999 + "}",
        '{"t":"do","key":"k","command":{"do":"check","value":1e400}}',
    ],
)
def test_messages_that_do_not_fit_are_refused(raw: str) -> None:
    with pytest.raises(Refused) as refused:
        wire.decode(raw)
    assert refused.value.code == "bad_value"


def test_a_refusal_finds_its_sender_even_where_the_message_cannot_be_read() -> None:
    assert wire.key_of('{"t":"fly","key":"k7"}') == "k7"
    assert [wire.key_of(raw) for raw in ("{", "[]", '{"key":7}', "[" * 9999)] == ["", "", "", ""]


def test_a_question_is_answered_by_its_seat_or_the_game_master(sitting: Sitting) -> None:
    strike_hits(sitting)
    assert sitting.question("gm")["seat"] == "two"
    asked = {"t": "answer", "question": sitting.question("one")["id"], "value": "stand"}
    assert sitting.refusal("one", asked).code == "not_your_question"
    assert not sitting.question("one")["mine"]
    assert sitting.question("one")["options"] == []
    assert sitting.question("two")["mine"]
    sitting.answer("two", "stand")
    assert sitting.view("gm")["stage"]["done"]


def test_a_late_answer_never_lands_on_a_later_question(sitting: Sitting) -> None:
    sitting.do("one", "vow", by="ana")
    first = sitting.question("one")["id"]
    sitting.answer("one", 3)
    assert sitting.refusal("one", {"t": "answer", "question": first, "value": 4}).code == "question_gone"
    assert sitting.question("one")["free"]
    sitting.answer("one", "bei allen Flüssen")
    assert sitting.view("one")["stage"]["question"] is None


def test_number_questions_say_what_is_allowed(sitting: Sitting) -> None:
    sitting.do("one", "vow", by="ana")
    question = sitting.question("one")
    assert (question["number"], question["low"], question["high"], question["suggestion"]) == (True, 1, 7, 3)
    assert sitting.refusal("one", {"t": "answer", "question": question["id"], "value": 8}).code == "bad_value"


# --- once, and for good ---------------------------------------------------------------------------------------------


def test_the_same_key_counts_once_also_after_a_restart(sitting: Sitting) -> None:
    message = {**CHECK, "key": "same"}
    assert sitting.send("one", message) == sitting.send("one", message) == {"t": "done", "key": "same"}
    assert len(sitting.bodies()) == 1
    sitting.restart()
    assert sitting.send("one", message) == {"t": "done", "key": "same"}
    assert len(sitting.bodies()) == 1
    sitting.send("two", {"t": "say", "text": "another seat, another key", "key": "same"})
    assert len(sitting.bodies()) == 2


def test_what_was_begun_is_finished_when_its_sender_goes_away(sitting: Sitting) -> None:
    async def gone() -> None:
        message = wire.decode(json.dumps({**CHECK, "key": "k"}))
        assert isinstance(message, wire.Do)
        task = asyncio.create_task(sitting.table.take("one", message))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    sitting.loop.run_until_complete(gone())
    sitting.loop.run_until_complete(sitting.table.close())
    assert len(sitting.bodies()) == 1
    assert sitting.table.play.position.seq == 0
    sitting.do("one", "check", by="ana")
    assert len(sitting.bodies()) == 2


@pytest.mark.parametrize(("fault", "noted"), [(Refused("dead"), 0), (OSError("of the disk"), 1)])
def test_a_refusal_that_nobody_waits_for_any_more_is_no_fault_of_the_server(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception, noted: int
) -> None:
    async def fails(*_: Any) -> None:
        for _turn in range(3):  # until the sender is gone
            await asyncio.sleep(0)
        raise fault

    async def gone() -> None:
        task = asyncio.create_task(sitting.table.take("one", wire.Do("k", {"do": "check", "by": "ana"})))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        for _turn in range(9):  # closing the table would hear of it
            await asyncio.sleep(0)

    monkeypatch.setattr(sitting.table, "_act", fails)
    sitting.loop.run_until_complete(gone())
    gc.collect()
    assert [record.name for record in caplog.records] == ["spielwerk.table.live"] * noted


def test_commands_sent_at_once_are_taken_one_after_the_other(sitting: Sitting) -> None:
    async def all_at_once() -> None:
        messages = [wire.decode(json.dumps({"t": "say", "key": f"k{n}", "text": str(n)})) for n in range(50)]
        said = [m for m in messages if isinstance(m, wire.Say)]
        await asyncio.gather(*(sitting.table.take("one", m) for m in said))

    sitting.loop.run_until_complete(all_at_once())
    assert [line["message"]["args"]["text"] for line in sitting.lines("two")] == [str(n) for n in range(50)]
    sitting.restart()
    assert len(sitting.bodies()) == 50


def talk_for_ever(sitting: Sitting) -> None:
    for _ in range(60):
        sitting.send("one", {"t": "say", "text": "x" * 2000})


def test_an_entry_that_cannot_be_saved_has_not_happened(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    before = sitting.view("one")

    def fill(connection: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    sitting.log._writer.put(fill).result(5)
    with pytest.raises(Refused) as refused:
        talk_for_ever(sitting)
    assert (refused.value.code, refused.value.args_["why"]) == ("log_unsafe", Message("unsafe-full"))
    seen = sitting.view("one")
    sitting.restart()
    assert sitting.view("one")["log"] == seen["log"]
    assert sitting.view("one")["beings"] == before["beings"]
    sitting.do("one", "check", by="ana")


class BusyDisk:
    """A log whose disk takes its time: `end` says how it went, `gone` is what it was given."""

    def __init__(self, sitting: Sitting, patch: pytest.MonkeyPatch) -> None:
        self.given: list[Any] = []
        self.waiting: Future[None] = Future()
        self._sitting, self._append = sitting, sitting.log.append
        patch.setattr(sitting.log, "append", self._busy)

    def _busy(self, *records: Any, **more: Any) -> Future[None]:
        self.given = [records, more]
        return self.waiting

    def end(self, safe: bool) -> None:
        records, more = self.given
        if safe:
            self._append(*records, **more).result(5)
            self.waiting.set_result(None)
        else:
            self.waiting.set_exception(Refused("log_unsafe"))


@pytest.mark.parametrize("safe", [True, False])
@pytest.mark.parametrize(
    "wish",
    [
        {"t": "do", "command": {"do": "set_hp", "target": "ana", "hp": 2}},
        {"t": "do", "command": {"do": "check", "by": "ana"}},
        {"t": "take_back", "action": 0, "note": "nein"},
    ],
)
def test_nothing_is_sent_before_it_is_safe_nor_stays_if_it_is_not(
    sitting: Sitting, wish: dict[str, Any], safe: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.do("one", "check", by="ana")
    sitting.send("one", {"t": "take_back", "action": 0})
    everybody = ("gm", "one", "two", "eye")
    before = [sitting.view(seat) for seat in everybody]
    disk = BusyDisk(sitting, monkeypatch)

    async def slow() -> None:
        viewer = sitting.table.enter("one")
        await viewer.due()
        viewer.messages()
        position = sitting.table.play.position
        message = wire.decode(json.dumps({**wish, "key": "slow"}))
        assert not isinstance(message, wire.AskView)
        taking = asyncio.create_task(sitting.table.take("gm", message))
        told = asyncio.create_task(viewer.due())
        for _ in range(50):
            await asyncio.sleep(0)
        assert sitting.table.play.position is not position
        assert not told.done()
        assert not taking.done()
        disk.end(safe)
        if safe:
            await taking
        else:
            with pytest.raises(Refused):
                await taking
        await told
        assert any(b'"log"' in one for one in viewer.messages()) == safe
        sitting.table.leave(viewer)

    sitting.loop.run_until_complete(slow())
    monkeypatch.undo()
    after = [sitting.view(seat) for seat in everybody]
    assert (after == before) == (not safe)
    sitting.restart()
    assert [sitting.view(seat) for seat in everybody] == after
    sitting.do("one", "check", by="ana")
    sitting.restart()


@pytest.mark.parametrize("column", ["body", "changes"])
def test_a_table_whose_log_was_changed_is_not_opened(sitting: Sitting, column: str) -> None:
    sitting.do("gm", "set_hp", target="ana", hp=3)
    sitting.do("gm", "set_hp", target="ana", hp=4)
    connection = connect(sitting.path)
    forged = f"CAST(replace({column}, '\"hp\":3', '\"hp\":9') AS BLOB)"
    assert connection.execute(f"UPDATE entry SET {column} = {forged} WHERE seq = 0 AND {column} != {forged}").rowcount
    connection.close()
    with pytest.raises(Broken) as broken:
        sitting.open()
    assert broken.value.seq == 0


def test_a_restart_in_an_open_question_changes_nothing_for_anybody(sitting: Sitting) -> None:
    strike_hits(sitting)
    everybody = ("gm", "one", "two", "eye")
    before = [sitting.view(seat) for seat in everybody]
    sitting.restart()
    assert [sitting.view(seat) for seat in everybody] == before
    sitting.answer("two", "stand")
    assert sitting.view("two")["stage"]["done"]


# --- taking back ----------------------------------------------------------------------------------------------------


def test_a_player_takes_an_own_harmless_action_back_at_once(sitting: Sitting) -> None:
    sitting.do("one", "vow", by="ana")
    sitting.answer("one", 2)
    line = sitting.lines("one")[0]
    assert line["back"]
    assert not sitting.lines("two")[0]["back"]
    sitting.send("two", {"t": "say", "text": "Talk does not matter."})
    sitting.send("one", {"t": "take_back", "action": line["action"]})
    assert sitting.lines("one")[0]["undone"] == {"by": "one", "note": "", "how": "back"}
    assert sitting.view("one")["stage"] is None
    assert sitting.view("gm")["requests"] == {}


def test_what_was_rolled_is_asked_for_and_the_game_master_decides(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    line = sitting.lines("one")[0]
    assert not line["back"]
    wish = {"t": "take_back", "action": line["action"], "note": "falsche Probe", "key": "wish"}
    sitting.send("one", wish)
    sitting.send("one", wish)
    (request,) = sitting.view("gm")["requests"].values()
    assert (request["seat"], request["note"], request["action"]) == ("one", "falsche Probe", 0)
    assert sitting.view("two")["requests"] == {}
    assert list(sitting.view("one")["requests"]) == [request["id"]]
    sitting.restart()
    assert list(sitting.view("gm")["requests"]) == [request["id"]]
    decide = {"t": "request", "request": request["id"]}
    assert sitting.refusal("one", {**decide, "accept": True}).code == "not_allowed"
    assert sitting.refusal("two", {**decide, "accept": False}).code == "unknown_id"
    sitting.send("gm", {**decide, "accept": True})
    assert sitting.lines("one")[0]["undone"] == {"by": "gm", "note": "falsche Probe", "how": "back"}
    assert sitting.view("gm")["requests"] == {}


def test_a_request_can_be_declined_or_withdrawn(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    for seat in ("gm", "one"):
        sitting.send("one", {"t": "take_back", "action": 0})
        (request,) = sitting.view("gm")["requests"]
        sitting.send(seat, {"t": "request", "request": request, "accept": False})
        assert sitting.view("gm")["requests"] == {}
    assert sitting.lines("one")[0]["undone"] is None


def test_nobody_asks_for_what_others_did(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    assert sitting.refusal("two", {"t": "take_back", "action": 0}).code == "not_allowed"


def test_the_game_master_takes_back_a_take_back(sitting: Sitting) -> None:
    sitting.do("gm", "set_hp", target="ana", hp=3)
    sitting.send("gm", {"t": "take_back", "action": 0, "note": "nein"})
    assert sitting.view("one")["beings"]["ana"]["hp"] == 10
    assert sitting.lines("gm")[0]["undone"] == {"by": "gm", "note": "nein", "how": "back"}
    sitting.send("gm", {"t": "take_back", "action": 1})
    assert sitting.view("one")["beings"]["ana"]["hp"] == 3
    assert [line["undone"] is None for line in sitting.lines("gm")] == [True, False, True]


def test_the_preview_lists_what_would_no_longer_count(sitting: Sitting) -> None:
    for hp in (3, 4, 5):
        sitting.do("gm", "set_hp", target="ana", hp=hp)
    sitting.send("gm", {"t": "take_back", "action": 2})
    reply = sitting.send("gm", {"t": "undo_preview", "action": 1})
    assert [line["n"] for line in reply["lines"]] == [1, 3]


def test_far_back_is_folded_again(sitting: Sitting) -> None:
    for hp in range(450):
        sitting.do("gm", "set_hp", target="ana", hp=hp)
    assert sitting.view("gm")["beings"]["ana"]["hp"] == 449
    sitting.send("gm", {"t": "take_back", "action": 101})
    assert sitting.view("gm")["beings"]["ana"]["hp"] == 100
    sitting.restart()
    assert sitting.view("gm")["beings"]["ana"]["hp"] == 100


def test_the_game_master_gives_up_what_is_open_and_players_only_what_harms_nobody(sitting: Sitting) -> None:
    strike_hits(sitting)
    cancel = {"t": "cancel", "question": sitting.question("two")["id"]}
    assert sitting.refusal("two", cancel).code == "not_allowed"
    sitting.send("gm", {"t": "cancel", "question": sitting.question("gm")["id"]})
    assert sitting.lines("one")[-1]["message"]["id"] == "line-cancel"
    sitting.do("one", "vow", by="ana")
    sitting.send("one", {"t": "cancel", "question": sitting.question("one")["id"]})
    assert sitting.view("gm")["beings"]["ana"]["hp"] == 10


def test_an_answer_that_makes_the_rule_refuse_gives_the_command_up(sitting: Sitting) -> None:
    sitting.do("one", "strike", by="ana", target="ben")
    question = sitting.question("gm")["id"]
    with pytest.raises(Refused) as refused:
        sitting.send("gm", {"t": "answer", "question": question, "value": "no"})
    assert refused.value.code == "unfair"
    assert sitting.view("one")["stage"] is None
    sitting.do("one", "check", by="ana")


def test_what_is_left_to_say_is_for_the_game_master_once_all_is_done(sitting: Sitting) -> None:
    strike_hits(sitting)
    assert sitting.view("gm")["stage"]["remark"] is None
    sitting.answer("two", "stand")
    assert sitting.view("gm")["stage"]["remark"] == {"id": "line-say", "args": {"text": "Well?"}}
    assert sitting.view("one")["stage"]["remark"] is None


def test_nothing_is_drawn_for_whoever_has_lost_the_seat(sitting: Sitting, caplog: pytest.LogCaptureFixture) -> None:
    sitting.client("eye").read()
    sitting.loop.run_until_complete(sitting.table.unseat(sitting.table.seats["eye"], b"somebody else"))
    sitting.do("gm", "start_scene", title="Am Ufer")
    assert caplog.messages == []


def test_nothing_is_kept_for_a_seat_that_nobody_looks_from(sitting: Sitting) -> None:
    viewers, seen = [sitting.table.enter("one"), sitting.table.enter("one")], []
    for viewer in viewers:
        seen.append(sitting.table.view("one"))
        sitting.table.leave(viewer)
    seen.append(sitting.table.view("one"))
    beings = [view["beings"] for view in seen]
    assert beings[0] == beings[1] == beings[2]
    assert beings[0] is beings[1]
    assert beings[1] is not beings[2]


def test_whose_seat_is_gone_is_told_so(sitting: Sitting) -> None:
    assert sitting.refusal("nobody", CHECK).message.id == "error-no_seat"


# --- again ----------------------------------------------------------------------------------------------------------


def test_a_player_makes_a_roll_again_and_pays(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    stage = sitting.view("one")["stage"]
    assert [(one["by"], one["legal"], one["left"]) for one in stage["again"]] == [("ana", True, 2)]
    assert sitting.view("two")["stage"]["again"] == []
    redo = {"t": "redo", "action": stage["action"], "at": stage["again"][0]["at"]}
    assert sitting.refusal("two", redo).code == "not_allowed"
    sitting.send("one", redo)
    again = sitting.view("one")["stage"]
    assert again["again"][0]["left"] == 1
    assert sitting.refusal("one", redo).code == "nothing_to_repeat", "a second click pays a second time"
    assert sitting.view("one")["stage"]["again"][0]["left"] == 1
    sitting.send("one", {**redo, "action": again["action"]})
    last = sitting.view("one")["stage"]
    assert not last["again"][0]["legal"]
    assert sitting.refusal("one", {**redo, "action": last["action"]}).code == "barred"


def test_the_game_master_corrects_a_face_freely(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    correct = {"t": "redo", "action": 0, "at": 0, "value": 42}
    assert sitting.refusal("one", correct).code == "not_allowed"
    sitting.send("gm", correct)
    (card,) = sitting.view("two")["stage"]["cards"]
    assert card["event"]["face"] == 42
    assert sitting.view("gm")["stage"]["again"][0]["left"] == 2


@pytest.mark.parametrize("renamed_first", [True, False])
def test_a_new_name_and_new_settings_of_a_seat_at_the_same_moment_both_stay(
    sitting: Sitting, renamed_first: bool
) -> None:
    renamed = sitting.table.put_seat(replace(sitting.table.seats["one"], name="Anne"))
    settings = sitting.table.take("one", wire.SetSeat("both", hold=True, hand_dice=True))

    async def both() -> None:
        await asyncio.gather(*((renamed, settings) if renamed_first else (settings, renamed)))

    sitting.loop.run_until_complete(both())
    seat = sitting.table.seats["one"]
    assert (seat.name, seat.hold, seat.hand_dice) == ("Anne", True, True)
    sitting.restart()
    assert sitting.table.seats["one"] == seat


def test_held_rolls_wait_and_the_clock_keeps_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(tmp_path, Hooks(hold_seconds=3600))
    sitting.send("one", {"t": "seat", "hold": True})
    assert sitting.view("one")["me"]["hold"]
    sitting.do("one", "check", by="ana")
    while sitting.table.play.running is not None and sitting.table.play.running.waits is None:
        sitting.do("one", "check", by="ana")  # a 1 or a 100 cannot be made again
    assert sitting.question("one")["kind"] == "keep"
    monkeypatch.setattr(sitting.loop, "time", lambda: time.monotonic() + 3600)  # an hour later
    while not sitting.view("one")["stage"]["done"]:
        sitting.run()
    assert sitting.lines("two")[-1]["seat"] == ""
    sitting.close()


def test_a_held_roll_waits_no_longer_where_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(tmp_path, Hooks(hold_seconds=3600))
    sitting.send("one", {"t": "seat", "hold": True})
    sitting.do("one", "check", by="ana")
    while sitting.view("one")["stage"]["done"]:
        sitting.do("one", "check", by="ana")  # a 1 or a 100 cannot be made again
    waits, call_later = list[float](), sitting.loop.call_later

    def noted(delay: float, *rest: Any, **more: Any) -> asyncio.TimerHandle:
        waits.append(delay)
        return call_later(delay, *rest, **more)

    monkeypatch.setattr(sitting.loop, "call_later", noted)
    monkeypatch.setattr(time, "time", lambda: 0.0)  # as on a small machine that has not heard the time yet
    sitting.restart()
    assert max(waits) == 3600
    sitting.close()


def test_a_held_roll_is_made_again_at_its_price(sitting: Sitting) -> None:
    sitting.send("one", {"t": "seat", "hold": True})
    sitting.do("one", "check", by="ana")
    while sitting.view("one")["stage"]["done"]:
        sitting.do("one", "check", by="ana")
    sitting.restart()
    sitting.answer("one", "again")
    assert sitting.table.play.state.beings["ana"].luck == 1


def test_players_read_that_the_game_master_typed_a_face_and_not_that_they_decided(sitting: Sitting) -> None:
    sitting.send("gm", {"t": "seat", "hand_dice": True})
    sitting.do("gm", "check", by="cor")
    sitting.answer("gm", 2)
    last = {seat: list(sitting.view(seat)["log"].values())[-1]["message"]["id"] for seat in ("one", "gm")}
    assert last == {"one": "line-typed-by-gm", "gm": "line-typed"}


def test_hand_dice_are_typed_in(sitting: Sitting) -> None:
    sitting.send("one", {"t": "seat", "hand_dice": True})
    sitting.do("one", "check", by="ana")
    question = sitting.question("one")
    assert (question["kind"], question["sides"], question["mine"]) == ("roll", 100, True)
    typed = {"t": "answer", "question": question["id"]}
    assert sitting.refusal("one", {**typed, "value": 101}).code == "bad_value"
    assert sitting.refusal("two", {**typed, "value": 50}).code == "not_your_question"
    sitting.send("one", {**typed, "value": 50})
    assert sitting.view("two")["stage"]["cards"][0]["event"]["face"] == 50


# --- what is hidden -------------------------------------------------------------------------------------------------


def test_players_see_nothing_of_a_hidden_roll(sitting: Sitting) -> None:
    clients = {seat: sitting.client(seat) for seat in ("one", "two", "eye")}
    before = {seat: client.read() for seat, client in clients.items()}
    sent = {seat: client.bytes for seat, client in clients.items()}
    sitting.do("gm", "check", by="cor", hidden=True)
    for seat, client in clients.items():
        assert client.read() == before[seat]
        assert client.bytes == sent[seat]
    assert sitting.view("gm")["stage"]["cards"][0]["event"]["type"] == "Rolled"
    assert sitting.lines("gm")[-1]["hidden"]
    sitting.do("one", "check", by="ana")
    assert [line["n"] for line in sitting.lines("two")] == [0]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_hidden_roll_tells_a_player_only_that_something_happened_since(sitting: Sitting, restarted: bool) -> None:
    sitting.do("one", "check", by="ana")
    before = {seat: sitting.view(seat) for seat in ("one", "two", "eye")}
    assert [roll["legal"] for roll in before["one"]["stage"]["again"]] == [True]
    for _ in range(2):
        sitting.do("gm", "check", by="cor", hidden=True)
    if restarted:
        sitting.restart()
    after = {seat: sitting.view(seat) for seat in before}
    assert after["two"] == before["two"]
    assert after["eye"] == before["eye"]
    again = [{**roll, "legal": False, "reason": {"id": "again-since"}} for roll in before["one"]["stage"]["again"]]
    line = {**before["one"]["log"]["0"], "back": False}
    assert after["one"] == {
        **before["one"],
        "stage": {**before["one"]["stage"], "again": again},
        "log": {"0": line},
    }
    assert sitting.refusal("one", {"t": "redo", "action": 0, "at": 0, "value": None}).code == "nothing_to_repeat"
    sitting.send("gm", {"t": "take_back", "action": 1})
    assert sitting.view("one") == before["one"]


def test_players_know_a_being_that_left_by_its_newest_name(sitting: Sitting) -> None:
    state = sitting.table.play.state
    renamed = replace(state.beings["cor"], name="Cora")
    position = replace(sitting.table.play.position, state=replace(state, beings={**state.beings, "cor": renamed}))
    sitting.table.play.position = position
    sitting.send("one", {"t": "say", "text": "Sie heißt Cora."})
    assert sitting.log.met("g1")["cor"] == "Cora"
    sitting.do("gm", "set_present", target="cor", present=False)
    assert sitting.view("one")["names"]["cor"] == "Cora"


def test_a_free_roll_is_told_to_everybody(sitting: Sitting) -> None:
    sitting.do("one", "roll", by="ana", expression="2W6+3")
    line = sitting.lines("two")[-1]
    (card,) = line["cards"]
    total = 3 + sum(face for (face,) in card["event"]["thrown"][0]["faces"])
    assert card["event"]["total"] == total
    assert card["message"] == {"id": "told-dice-rolled", "args": {"dice": DICE, "total": total}}


def test_a_covert_free_roll_is_the_game_masters_alone(sitting: Sitting) -> None:
    sitting.do("gm", "roll", expression="1000d1+7", hidden=True)
    assert sitting.lines("one") == []
    assert b"1007" not in sitting.client("one").bytes
    assert sitting.lines("gm")[-1]["cards"][0]["event"]["total"] == 1007


def test_a_free_roll_needs_no_being_but_a_seat_that_plays(sitting: Sitting) -> None:
    sitting.do("two", "roll", expression="d20")
    assert sitting.lines("one")[-1]["seat"] == "two"
    command = {"do": "roll", "expression": "d20"}
    roll = {"t": "do", "command": command}
    assert sitting.refusal("eye", roll).code == "not_allowed"
    assert sitting.refusal("one", {**roll, "hidden": True}).code == "not_allowed"
    assert sitting.refusal("one", {"t": "do", "command": {**command, "by": "ben"}}).code == "not_your_being"
    bad = sitting.refusal("one", {"t": "do", "command": {**command, "expression": "2d6+"}})
    assert (bad.code, bad.args_["at"]) == ("bad_expression", 5)


def test_dice_of_a_free_roll_are_typed_in_one_by_one(sitting: Sitting) -> None:
    sitting.send("one", {"t": "seat", "hand_dice": True})
    sitting.do("one", "roll", by="ana", expression="2d6+d100")
    for sides, face in ((6, 2), (6, 5), (100, 40)):
        assert (sitting.question("one")["kind"], sitting.question("one")["sides"]) == ("roll", sides)
        sitting.answer("one", face)
    sitting.restart()
    assert sitting.lines("two")[-1]["cards"][0]["event"]["total"] == 47


def test_a_hidden_strike_still_asks_its_victim(sitting: Sitting) -> None:
    sitting.do("gm", "strike", by="cor", target="ben", hidden=True)
    sitting.answer("gm", "yes")
    while sitting.view("gm")["stage"]["done"]:
        sitting.do("gm", "strike", by="cor", target="ben", hidden=True)
        sitting.answer("gm", "yes")
    assert sitting.view("one")["stage"] is None
    assert sitting.question("two")["key"] == "defence"
    assert sitting.view("two")["stage"]["cards"] == []
    sitting.answer("two", "stand")
    assert sitting.view("two")["stage"] is None
    assert sitting.lines("two") == []
    assert sitting.view("gm")["stage"]["done"]


def test_who_is_not_in_the_scene_is_not_seen_to_act(sitting: Sitting) -> None:
    sitting.do("gm", "check", by="dim")
    assert sitting.lines("one") == []
    assert sitting.view("gm")["stage"]["cards"][0]["event"]["type"] == "Rolled"
    assert b"dim" not in sitting.client("one").bytes


@pytest.mark.parametrize("who", ["dim", "nobody"])
def test_to_players_nobody_is_where_they_see_nobody(sitting: Sitting, who: str) -> None:
    command = {"do": "strike", "by": "ana", "target": who}
    refused = sitting.refusal("one", {"t": "do", "command": command})
    assert (refused.code, refused.field, refused.args_) == ("unknown_id", "target", {"value": who})
    preview = sitting.send("one", {"t": "preview", "command": command})["preview"]
    assert preview["refused"] == error_of(refused)
    near = {"do": "strike", "by": "ana", "targets": [{"id": who, "distance": 1}]}
    assert sitting.refusal("one", {"t": "do", "command": near}).args_ == {"value": who}


def test_a_player_may_name_an_own_being_that_is_not_in_the_scene(sitting: Sitting) -> None:
    sitting.do("gm", "set_present", target="ana", present=False)
    sitting.do("one", "check", by="ana")
    assert sitting.view("one")["stage"]["cards"][0]["event"]["type"] == "Rolled"
    assert sitting.refusal("two", {"t": "do", "command": {"do": "strike", "by": "ben", "target": "ana"}}).code == (
        "unknown_id"
    )


@pytest.mark.parametrize(
    "command",
    [
        {"do": "assign", "target": "dim", "seat": "one"},
        {"do": "set_present", "target": "dim", "present": False},
        {"do": "disclose", "target": "dim", "shown": []},
        {"do": "remove_being", "target": "dim"},
    ],
)
def test_what_is_done_with_somebody_behind_the_scene_is_told_to_nobody(
    sitting: Sitting, command: dict[str, Any]
) -> None:
    client = sitting.client("two")
    client.read()
    seen = len(client.bytes)
    sitting.send("gm", {"t": "do", "command": command})
    client.read()
    assert client.bytes[seen:] == b""


@pytest.mark.parametrize(
    "command",
    [
        {"do": "disclose", "target": "dim", "shown": []},
        {"do": "assign", "target": "dim", "seat": "one"},
    ],
)
def test_nor_is_it_told_while_a_question_is_open(sitting: Sitting, command: dict[str, Any]) -> None:
    strike_hits(sitting)
    client = sitting.client("two")
    client.read()
    seen, before = len(client.bytes), len(sitting.lines("gm"))
    sitting.send("gm", {"t": "do", "command": command})
    client.read()
    assert len(sitting.lines("gm")) == before + 1
    assert client.bytes[seen:] == b""


def test_hidden_entries_leave_no_gap(sitting: Sitting) -> None:
    for number in range(4):
        sitting.send("one", {"t": "say", "text": str(number)})
        sitting.do("gm", "set_secret", target="cor", secret=number)
    assert [line["n"] for line in sitting.lines("one")] == [0, 1, 2, 3]
    assert [line["n"] for line in sitting.lines("gm")] == list(range(8))
    assert [line["n"] for line in sitting.table.book.page(sitting.table.seats["one"], 2)] == [0, 1]


def what_players_get(folder: Path, secret: int) -> dict[str, bytes]:
    """Every byte that players are sent of a game in which something hidden is this number."""
    folder.mkdir()
    sitting = Sitting(folder)
    clients = {seat: sitting.client(seat) for seat in ("one", "two", "eye")}

    def read() -> None:
        for client in clients.values():
            client.read()

    sitting.do("gm", "set_secret", target="cor", secret=secret)
    read()
    sitting.do("gm", "check", by="cor")
    sitting.do("gm", "check", by="cor", modifier=secret % 7, hidden=True)
    read()
    sitting.do("one", "check", by="ana")
    strike_hits(sitting)
    read()
    sitting.close()
    return {seat: timeless(client.bytes) for seat, client in clients.items()}


def test_changing_what_is_hidden_changes_no_byte_for_players(tmp_path: Path) -> None:
    assert what_players_get(tmp_path / "a", 1) == what_players_get(tmp_path / "b", CANARY)


def timeless(raw: bytes) -> bytes:
    """Without the times of day, which differ from run to run."""
    return re.sub(rb'"(at|since|now)":\d+', b"", raw)


def test_names_of_those_not_in_the_scene_stay_hidden_until_they_enter(sitting: Sitting) -> None:
    client = sitting.client("one")
    client.read()
    assert HIDDEN_NAME.encode() not in client.bytes
    assert "dim" in sitting.view("gm")["beings"]
    sitting.do("gm", "set_present", target="dim", present=True)
    assert client.read()["names"]["dim"] == HIDDEN_NAME
    sitting.do("gm", "remove_being", target="dim")
    assert "dim" not in client.read()["beings"]
    sitting.restart()
    assert sitting.view("one")["names"]["dim"] == HIDDEN_NAME


# --- questions: trust, chances, previews ----------------------------------------------------------------------------


def test_a_trusted_question_follows_its_suggestion(sitting: Sitting) -> None:
    sitting.do("one", "strike", by="ana", target="ben")
    sitting.answer("gm", "yes", trust=True)
    assert sitting.view("gm")["table"]["trusted"] == ["fair"]
    assert sitting.view("one")["table"]["trusted"] == []
    while not sitting.view("gm")["stage"]["done"]:
        sitting.answer("gm", "stand")
    sitting.do("one", "strike", by="ana", target="ben")
    stage = sitting.view("gm")["stage"]
    assert stage["done"] or stage["question"]["key"] == "defence"


def test_only_the_game_master_trusts(sitting: Sitting) -> None:
    sitting.do("one", "vow", by="ana")
    asked = {"t": "answer", "question": sitting.question("one")["id"], "value": 2, "trust": True}
    assert sitting.refusal("one", asked).code == "not_allowed"


def test_options_carry_their_exact_chances(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, Hooks(chances=lambda _system, _play: {"dodge": Fraction(1, 5)}))
    strike_hits(sitting)
    seen = {seat: [option["chance"] for option in sitting.question(seat)["options"]] for seat in ("gm", "two")}
    assert seen == {"gm": ["1/5", None], "two": [None, None]}  # the system lets players know no odds
    sitting.close()


def test_a_question_is_seen_even_if_its_odds_cannot_be_computed(tmp_path: Path) -> None:
    def broken(_system: Any, _play: Any) -> dict[str, Fraction]:
        raise ZeroDivisionError

    sitting = Sitting(tmp_path, Hooks(chances=broken))
    strike_hits(sitting)
    assert [option["id"] for option in sitting.question("two")["options"]] == ["dodge", "stand"]
    sitting.close()


def test_a_preview_tells_the_odds_or_why_not_and_changes_nothing(tmp_path: Path) -> None:
    seen: list[Any] = []

    def preview(_system: Any, _state: Any, sight: Any, command: Any) -> Preview:
        seen.append((sight.role, sight.seat, command.by))
        return {**no_preview(), "mean": "7/2"}

    sitting = Sitting(tmp_path, Hooks(preview=preview))
    draft = {"t": "preview", "command": {"do": "check", "by": "ana"}}
    reply = json.loads(wire.encode(sitting.send("one", draft)))
    assert reply["preview"] == {**no_preview(), "mean": "7/2"}
    assert seen == [("player", "one", "ana")]
    refused = sitting.send("two", draft)["preview"]["refused"]
    assert refused["code"] == "not_your_being"
    assert sitting.bodies() == []
    sitting.close()


# --- views ----------------------------------------------------------------------------------------------------------


def test_a_patch_says_only_what_has_changed(sitting: Sitting) -> None:
    client = sitting.client("one")
    sitting.client("gm")
    client.read()
    client.ops = 0
    sitting.send("two", {"t": "say", "text": "na"})
    client.read()
    assert client.ops == 1
    sitting.do("gm", "set_secret", target="cor", secret=5)
    client.read()
    assert client.ops == 1
    assert client.view == sitting.view("one")


def test_who_is_slow_gets_one_patch_for_all(sitting: Sitting) -> None:
    client = sitting.client("one")
    client.read()
    for number in range(100):
        sitting.send("two", {"t": "say", "text": str(number)})
    assert client.number == 0
    assert client.read() == sitting.view("one")
    assert client.number == 1
    assert len(client.view["log"]) == 60
    client.viewer.look_again()
    assert client.read() == sitting.view("one")
    assert client.number == 2


def test_replies_come_after_what_they_are_about(sitting: Sitting) -> None:
    client = sitting.client("one")
    client.read()
    client.viewer.reply(sitting.send("one", {"t": "say", "text": "ja", "key": "k"}))
    kinds = [json.loads(raw)["t"] for raw in client.viewer.messages()]
    assert kinds == ["patch", "done"]


def test_everybody_sees_who_is_here(sitting: Sitting) -> None:
    first = sitting.client("one")
    assert first.read()["seats"]["two"]["online"] is False
    second = sitting.client("two")
    assert first.read()["seats"]["two"]["online"] is True
    sitting.table.leave(second.viewer)
    assert first.read()["seats"]["two"]["online"] is False
    assert [s for s, seat in first.view["seats"].items() if "ana" in seat["beings"]] == ["one"]


def test_pages_of_the_log_join_without_a_gap(sitting: Sitting) -> None:
    for number in range(150):
        sitting.send("one", {"t": "say", "text": str(number)})
    seat, numbers = sitting.table.seats["two"], [int(n) for n in sitting.view("two")["log"]]
    assert numbers == list(range(90, 150))
    while numbers[0] > 0:
        numbers = [line["n"] for line in sitting.table.book.page(seat, numbers[0])] + numbers
    assert numbers == list(range(150))
    assert sitting.table.book.page(seat, 0) == []


# --- what was given, and what a line says of another -----------------------------------------------------------------


def test_the_game_master_sets_a_face_and_an_answer_of_the_latest_action(sitting: Sitting) -> None:
    strike_hits(sitting)
    sitting.answer("two", "stand")
    assert sitting.view("two")["stage"]["given"] == []
    given = sitting.view("gm")["stage"]["given"]
    assert [(one["kind"], one["who"], one["value"]) for one in given[:3]] == [
        ("ask", None, "yes"),
        ("roll", "ana", given[1]["value"]),
        ("ask", "ben", "stand"),
    ]
    assert [option["id"] for option in given[0]["options"]] == ["yes", "no"]
    assert (given[1]["sides"], given[3]["sides"]) == (100, 6)
    action = sitting.view("gm")["stage"]["action"]
    change = {"t": "redo", "action": action, "at": given[3]["at"], "value": 6, "free": True}
    assert sitting.refusal("two", change).code == "not_allowed"
    sitting.send("gm", change)
    after = sitting.view("gm")["stage"]
    assert [one["value"] for one in after["given"]] == [*(one["value"] for one in given[:3]), 6]
    sitting.send("gm", {"t": "redo", "action": after["action"], "at": given[2]["at"], "value": "dodge", "free": True})
    assert sitting.view("gm")["stage"]["given"][2]["value"] == "dodge"
    assert sitting.lines("gm")[-2]["undone"]["how"] == "decided"


def test_a_roll_made_again_by_the_game_masters_word_costs_nobody_anything(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    stage = sitting.view("gm")["stage"]
    luck = sitting.table.play.state.beings["ana"].luck
    sitting.send("gm", {"t": "redo", "action": stage["action"], "at": 0, "free": True})
    assert sitting.table.play.state.beings["ana"].luck == luck
    assert sitting.lines("one")[0]["undone"] == {"by": "gm", "note": "", "how": "again"}
    sitting.send("gm", {"t": "redo", "action": sitting.view("gm")["stage"]["action"], "at": 0})
    assert sitting.table.play.state.beings["ana"].luck == luck - 1


def test_a_take_back_says_what_it_takes_back(sitting: Sitting) -> None:
    sitting.do("one", "check", by="ana")
    sitting.send("gm", {"t": "take_back", "action": 0, "note": ""})
    said = {seat: sitting.lines(seat)[-1]["message"] for seat in ("one", "gm")}
    assert {message["id"] for message in said.values()} == {"line-take-back-of"}
    assert said["one"]["args"]["what"]["id"] == sitting.lines("one")[0]["message"]["id"]


def test_what_a_typed_face_would_mean_is_told_with_the_question(sitting: Sitting) -> None:
    sitting.send("one", {"t": "seat", "hand_dice": True})
    sitting.do("one", "check", by="ana")
    question = sitting.question("one")
    assert (question["kind"], question["sides"]) == ("roll", 100)
    assert question["faces"] == [], "the tiny system has no classes of results"
