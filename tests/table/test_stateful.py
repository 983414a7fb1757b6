"""Random play by seats that see only their views; after every entry everything must still fit together."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from spielwerk.core import log as core_log
from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.resuming import running_of
from spielwerk.table.live import Hooks
from tests.often import TIMES
from tests.table.sitting import CANARY, HIDDEN_NAME, TABLE_TINY, Client, Sitting

PLAYERS = ("one", "two")
EVERYBODY = ("gm", *PLAYERS, "eye")
OWN = {"one": "ana", "two": "ben", "gm": "cor"}
CODEC = Codec(TABLE_TINY)

seats = st.sampled_from(["gm", *PLAYERS])


def struck(steps: list[tuple[int, core_log.Step[Any]]]) -> dict[int, int]:
    """Which entries no longer count, found from the end: whatever a take-back that counts covers is out."""
    chains: dict[int, tuple[int, ...]] = {-1: ()}
    for seq, step in steps:
        before = chains[seq - 1]
        own = {"do": (seq,), "redo": (seq,), "go": (*before, seq), "back": chains.get(step.action - 1, ())}
        chains[seq] = own.get(step.kind, before)
    marks: dict[int, int] = {}
    out: set[int] = set()
    for seq, step in reversed(steps):
        if seq in out or step.kind not in ("back", "redo"):
            continue
        covered = range(step.action, seq) if step.kind == "back" else chains[seq - 1]
        marks |= {one: seq for one in covered if one not in marks}
        out |= set(covered) if step.kind == "back" else set()
    return marks


class Table(RuleBasedStateMachine):
    """One table with all its seats; the store is a real one."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="spielwerk-test-"))
        self.sitting = Sitting(self.folder, Hooks(hold_seconds=3600))
        self.clients: dict[str, Client] = {seat: self.sitting.client(seat) for seat in EVERYBODY}
        self.sent = b""
        self.checked = 0

    def teardown(self) -> None:
        self.sitting.close()
        shutil.rmtree(self.folder)

    def try_to(self, seat: str, message: dict[str, Any]) -> None:
        """Send; a refusal must leave the log as it was, unless an answer ended its command."""
        before, ended = self.sitting.bodies(), False
        try:
            self.sitting.send(seat, message)
        except Refused as refused:
            ended = refused.ends
        else:
            return
        assert ended or self.sitting.bodies() == before

    def seen(self, seat: str) -> dict[str, Any]:
        return self.clients[seat].read()

    # --- what people do -----------------------------------------------------------------------------------------

    @rule(seat=seats, hidden=st.booleans(), modifier=st.integers(-20, 20))
    def check(self, seat: str, hidden: bool, modifier: int) -> None:
        command = {"do": "check", "by": OWN[seat], "modifier": modifier}
        self.try_to(seat, {"t": "do", "command": command, "hidden": hidden and seat == "gm"})

    @rule(seat=seats, whom=st.sampled_from(["ana", "ben", "cor", "dim"]), hidden=st.booleans())
    def strike(self, seat: str, whom: str, hidden: bool) -> None:
        command = {"do": "strike", "by": OWN[seat], "target": whom}
        self.try_to(seat, {"t": "do", "command": command, "hidden": seat == "gm" and (hidden or whom == "dim")})

    @rule(seat=st.sampled_from(PLAYERS))
    def vow(self, seat: str) -> None:
        self.try_to(seat, {"t": "do", "command": {"do": "vow", "by": OWN[seat]}})

    @rule(seat=st.sampled_from(PLAYERS), later=st.booleans())
    def luck(self, seat: str, later: bool) -> None:
        self.try_to(seat, {"t": "do", "command": {"do": "luck", "by": OWN[seat], "keeps_later": later}})

    @rule(whom=st.sampled_from(["ana", "ben", "cor"]), hp=st.integers(1, 12))
    def set_hp(self, whom: str, hp: int) -> None:
        self.try_to("gm", {"t": "do", "command": {"do": "set_hp", "target": whom, "hp": hp}})

    @rule(more=st.integers(0, 3))
    def set_secret(self, more: int) -> None:
        command = {"do": "set_secret", "target": "cor", "secret": CANARY * 10 + more}
        self.try_to("gm", {"t": "do", "command": command})

    @rule(on=st.booleans())
    def trust(self, on: bool) -> None:
        self.try_to("gm", {"t": "do", "command": {"do": "trust", "question": "fair", "on": on}})

    @rule(seat=st.sampled_from(PLAYERS), hold=st.booleans(), hand=st.booleans())
    def settings_of_a_seat(self, seat: str, hold: bool, hand: bool) -> None:
        self.try_to(seat, {"t": "seat", "hold": hold, "hand_dice": hand})

    @rule(seat=seats)
    def talk(self, seat: str) -> None:
        self.try_to(seat, {"t": "say", "text": "na"})

    @precondition(lambda self: self.sitting.table.play.question_id)
    @rule(gm=st.booleans(), pick=st.integers(0, 99), trust=st.booleans())
    def answer(self, gm: bool, pick: int, trust: bool) -> None:
        stage = self.seen("gm")["stage"]
        seat = "gm" if gm else stage["question"]["seat"]
        question = self.seen(seat)["stage"]["question"]
        assert question["mine"]
        message = {"t": "answer", "question": question["id"], "value": an_answer(question, pick)}
        self.try_to(seat, {**message, "trust": True} if trust and seat == "gm" else message)

    @rule(seat=seats, back=st.integers(0, 6), at=st.integers(0, 3), value=st.sampled_from([None, 1, 50, 100, "stand"]))
    def redo(self, seat: str, back: int, at: int, value: int | str | None) -> None:
        stage = self.seen(seat)["stage"]
        if stage is not None:
            self.try_to(seat, {"t": "redo", "action": stage["action"], "at": at, "value": value})

    @rule(seat=seats, back=st.integers(0, 8))
    def take_back(self, seat: str, back: int) -> None:
        lines = list(self.seen(seat)["log"].values())
        if lines:
            self.try_to(seat, {"t": "take_back", "action": lines[-1 - back % len(lines)]["n"]})

    @rule(seat=seats)
    def cancel(self, seat: str) -> None:
        stage = self.seen(seat)["stage"]
        if stage is not None and stage["question"] is not None:
            self.try_to(seat, {"t": "cancel", "question": stage["question"]["id"]})

    @rule(accept=st.booleans())
    def decide(self, accept: bool) -> None:
        for request in self.seen("gm")["requests"]:
            self.try_to("gm", {"t": "request", "request": request, "accept": accept})
            break

    @rule()
    def restart(self) -> None:
        before = {seat: offline(self.sitting.view(seat)) for seat in EVERYBODY}
        running = self.sitting.table.play.running
        self.sitting.restart()
        assert {seat: offline(self.sitting.view(seat)) for seat in EVERYBODY} == before
        assert self.sitting.table.play.running == running
        self.clients = {seat: self.sitting.client(seat) for seat in EVERYBODY}

    # --- what always holds --------------------------------------------------------------------------------------

    @invariant()
    def the_log_tells_the_same(self) -> None:
        rows = list(self.sitting.log.stream("g1"))
        table, first = self.sitting.table, CODEC.decode_state(self.sitting.table.game.first)
        entries = [CODEC.decode_entry(row.body) for row in rows]
        steps = [(row.seq, CODEC.decode_step(row.changes)) for row in rows]
        for row, entry, (_, step) in zip(
            rows[self.checked :], entries[self.checked :], steps[self.checked :], strict=True
        ):
            assert CODEC.encode(entry) == row.body
            assert CODEC.encode(step) == row.changes
        self.checked = len(rows)
        folded = core_log.fold(first, steps)
        here = table.play.position
        assert (folded.seq, folded.state, folded.base, folded.chain, folded.waits) == (
            here.seq,
            here.state,
            here.base,
            here.chain,
            here.waits,
        )
        if here.chain:
            assert running_of(TABLE_TINY, folded, [entries[seq] for seq in here.chain]) == table.play.running
        marks = {seq: mark for seq in range(len(rows)) if (mark := table.book.index.marked(seq)) is not None}
        assert marks == core_log.undone(steps) == struck(steps)

    @invariant()
    def everybody_sees_what_is_so_and_no_more(self) -> None:
        for seat, client in self.clients.items():
            assert client.read() == self.sitting.view(seat)
            if seat != "gm":
                assert str(CANARY).encode() not in client.bytes
                assert HIDDEN_NAME.encode() not in client.bytes
                assert b'"dim"' not in client.bytes
                assert list(client.view["log"]) == [str(line["n"]) for line in client.view["log"].values()]
                numbers = sorted(int(n) for n in client.view["log"])
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True

    @invariant()
    def whoever_is_asked_can_answer(self) -> None:
        stage = self.clients["gm"].view["stage"]
        if stage is None or stage["question"] is None:
            return
        for seat in {"gm", stage["question"]["seat"]}:
            question = self.clients[seat].view["stage"]["question"]
            assert question["mine"]
            assert (
                question["sides"]
                or question["free"]
                or "number" in question
                or any(option["legal"] for option in question["options"])
            )


def an_answer(question: dict[str, Any], pick: int) -> int | str:
    """Something that may be answered, or nearly so."""
    if question["kind"] == "roll":
        sides: int = question["sides"]
        return 1 + pick % (sides + 1)
    if question.get("number"):
        return pick % 9
    options: list[str] = [option["id"] for option in question["options"]]
    return options[pick % len(options)] if options else "Wort"


def offline(view: dict[str, Any]) -> dict[str, Any]:
    """A view without who is looking just now."""
    return {**view, "seats": {seat: {**one, "online": False} for seat, one in view["seats"].items()}}


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25 * TIMES, stateful_step_count=30)
