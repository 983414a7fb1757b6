"""What every store must do; a subclass gives the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.store.chain import Broken, beginning, checked, link
from spielwerk.store.contract import (
    NO_ACTION,
    Beginning,
    Brought,
    Draft,
    Game,
    Invite,
    Log,
    Picture,
    Pinned,
    Record,
    Request,
    Seat,
)

START = beginning("g1", "blake2b-1", "c0ffee", b"{}")
ANN, BEN = sha256(b"ann").digest(), sha256(b"ben").digest()


def game(name: str = "g1") -> Game:
    return Game(
        id=name,
        name="Die Furt",
        system="toy",
        version="1",
        edition="1",
        options={"deadly": True, "limit": 3},
        content="abc",
        intro_de="Ein Fluss.",
        intro_en="A river.",
        first=b"{}",
        created=1,
    )


def begun(name: str, seats: tuple[Seat, ...] = (), met: Mapping[str, str] = {}, **more: Any) -> Beginning:
    made = Beginning(game=game(name), content=b"content", seats=seats, dice_key=b"k" * 32, met=met)
    return replace(made, **more)


def records(count: int, first: int = 0, before: bytes = START) -> list[Record]:
    made = []
    for seq in range(first, first + count):
        body = b'{"seq":%d}' % seq
        line, key = seq // 2 if seq % 2 == 0 else None, f"s1:{seq}"
        before = link(before, body, b"[]", line, key)
        made.append(Record(seq, body, b"[]", before, line, key))
    return made


class ContractOfLogs:
    def open(self, folder: Path) -> Log:
        raise AssertionError("the subclass gives the store")

    @pytest.fixture
    def log(self, tmp_path: Path) -> Log:
        log = self.open(tmp_path)
        seats = (Seat("gm", "gm", "Spielleitung"), Seat("s1", "player", "Ann", hold=True))
        log.create(begun("g1", seats, {"mara": "Mara"})).result(5)
        return log

    def test_a_game_comes_back_as_it_was_made(self, log: Log) -> None:
        assert log.game("g1") == game()
        assert log.games() == [game()]
        assert log.game("g2") is None
        assert log.seats("g1") == [Seat("gm", "gm", "Spielleitung"), Seat("s1", "player", "Ann", hold=True)]
        assert log.met("g1") == {"mara": "Mara"}
        assert log.secret("dice:g1") == b"k" * 32

    def test_entries_come_back_in_order_and_chained(self, log: Log) -> None:
        for record in records(5):
            log.append("g1", record).result(5)
        rows = list(checked(log.stream("g1"), START))
        assert [row.seq for row in rows] == [0, 1, 2, 3, 4]
        assert [row.line for row in rows] == [0, None, 1, None, 2]
        assert [row.seq for row in log.stream("g1", until=2)] == [0, 1]
        assert [row.seq for row in log.entries("g1", [4, 1])] == [1, 4]
        assert [row.seq for row in log.page("g1", 4, 2, lines=False)] == [2, 3]
        assert [row.seq for row in log.page("g1", 2, 9, lines=True)] == [0, 2]
        assert [row.key for row in rows] == [f"s1:{seq}" for seq in range(5)]

    def test_it_is_all_there_after_opening_again(self, log: Log, tmp_path: Path) -> None:
        for record in records(3):
            log.append("g1", record).result(5)
        log.close()
        again = self.open(tmp_path)
        assert [row.body for row in again.stream("g1")] == [record.body for record in records(3)]
        again.close()

    @pytest.mark.parametrize(
        "second",
        [
            pytest.param(lambda r: Record(0, r.body, b"[]", r.hash, None), id="the same place twice"),
            pytest.param(lambda r: Record(1, r.body, b"[]", r.hash, None, "s1:0"), id="the same key twice"),
        ],
    )
    def test_what_collides_is_refused_and_leaves_nothing(self, log: Log, second: Callable[[Record], Record]) -> None:
        first = records(1)[0]
        log.append("g1", first).result(5)
        with pytest.raises(Refused) as refused:
            log.append("g1", second(first)).result(5)
        assert refused.value.code == "log_unsafe"
        assert [row.seq for row in log.stream("g1")] == [0]

    def test_games_begin_together_or_not_at_all(self, log: Log) -> None:
        invites = (Invite("i1", "player"),)
        first = replace(begun("g2", invites=invites), records=tuple(records(2)))
        with pytest.raises(Refused):
            log.create(first, begun("g1")).result(5)
        assert log.games() == [game()]
        assert log.invites("g2") == []
        log.create(first, begun("g3")).result(5)
        assert [one.id for one in log.games()] == ["g1", "g2", "g3"]
        assert log.invites("g2") == [*invites]
        assert [row.seq for row in log.stream("g2")] == [0, 1]

    def test_what_is_appended_together_is_there_together(self, log: Log) -> None:
        first, second, third = records(3)
        log.put_request("g1", Request("r0", "s1", 0, "", 0)).result(5)
        with pytest.raises(Refused):
            log.append("g1", first, first, drops=["r0"]).result(5)
        assert (list(log.stream("g1")), len(log.requests("g1"))) == ([], 1)
        log.append("g1", first, second, drops=["r0"]).result(5)
        assert [row.seq for row in log.stream("g1")] == [0, 1]
        assert log.requests("g1") == []
        assert log.content("def") is None
        log.append("g1", third, pins=Pinned("2", "def", b"other")).result(5)
        assert log.game("g1") == game()
        assert (log.content("abc"), log.content("def")) == (b"content", b"other")

    def test_players_know_a_being_by_its_newest_name(self, log: Log) -> None:
        log.append("g1", replace(records(1)[0], met={"mara": "Mara die Alte", "orc": "Ork"})).result(5)
        assert log.met("g1") == {"mara": "Mara die Alte", "orc": "Ork"}

    def test_one_bad_append_loses_no_other(self, log: Log) -> None:
        good = records(40)
        futures = [log.append("g1", record) for record in good[:20]]
        bad = log.append("g1", good[3])
        stranger = log.append("nowhere", good[0])
        futures += [log.append("g1", record) for record in good[20:]]
        for future in futures:
            future.result(5)
        for lost in (bad, stranger):
            with pytest.raises(Refused):
                lost.result(5)
        assert len(list(checked(log.stream("g1"), START))) == 40

    @pytest.mark.parametrize(
        "forged",
        [
            {"body": b"forged"},
            {"changes": b"[1]"},
            {"line": None},
            {"line": 2},
            {"key": "s2:2"},
            {"key": None},
            {"body": b'{"seq":2}[', "changes": b"]"},
        ],
    )
    def test_whatever_is_changed_of_an_entry_is_found(self, log: Log, forged: Mapping[str, Any]) -> None:
        made = records(4)
        made[2] = replace(made[2], **forged)
        for record in made:
            log.append("g1", record).result(5)
        with pytest.raises(Broken) as broken:
            list(checked(log.stream("g1"), START))
        assert broken.value.seq == 2

    def test_people_sit_where_they_claimed(self, log: Log) -> None:
        assert log.owners() == []
        log.put_person(ANN, owner=True, created=1).result(5)
        log.put_person(ANN, owner=False, created=2).result(5)
        log.put_person(BEN, owner=False, created=2).result(5)
        assert log.owners() == [ANN]
        assert log.is_owner(ANN)
        assert not log.is_owner(BEN)
        log.claim("g1", "s1", BEN).result(5)
        log.claim("g1", "s1", ANN).result(5)
        log.claim("g1", "gm", ANN).result(5)
        assert log.seats_of(ANN) == {"g1": "gm"}
        assert log.seats_of(BEN) == {"g1": "s1"}
        assert log.claims("g1") == {"gm", "s1"}
        with pytest.raises(Refused):
            log.claim("g1", "nobody", ANN).result(5)
        assert log.seats_of(ANN) == {"g1": "gm"}

    def test_a_seat_is_freed_with_the_links_to_it(self, log: Log) -> None:
        for person in (ANN, BEN):
            log.put_person(person, owner=False, created=1).result(5)
            log.claim("g1", "s1", person).result(5)
        links = [
            Invite("i1", "player", "s1"),
            Invite("i2", "player"),
            Invite("i3", "spectator"),
            Invite("i4", "gm", "gm"),
        ]
        for invite in links:
            log.put_invite("g1", invite).result(5)
        assert log.sitters("g1", "s1") == {ANN, BEN}
        log.unseat("g1", Seat("s1", "player", "Ann"), keep=ANN).result(5)
        assert log.sitters("g1", "s1") == {ANN}
        assert log.invites("g1") == links[2:]
        assert "s1" in [seat.id for seat in log.seats("g1")]
        log.put_seat("g1", Seat("s2", "spectator", "Cem")).result(5)
        log.claim("g1", "s2", BEN).result(5)
        log.unseat("g1", Seat("s2", "spectator", "Cem"), keep=b"").result(5)
        assert log.seats_of(BEN) == {}
        assert "s2" not in [seat.id for seat in log.seats("g1")]

    def test_seats_change(self, log: Log) -> None:
        log.put_seat("g1", Seat("s1", "player", "Ann", hand_dice=True)).result(5)
        log.put_seat("g1", Seat("s2", "spectator", "Cem")).result(5)
        assert log.seats("g1")[1:] == [Seat("s1", "player", "Ann", hand_dice=True), Seat("s2", "spectator", "Cem")]

    def test_invitations_hold_until_they_are_dropped(self, log: Log) -> None:
        log.put_invite("g1", Invite("i1", "player", "s1")).result(5)
        log.put_invite("g1", Invite("i2", "spectator")).result(5)
        assert log.invite("i1") == ("g1", Invite("i1", "player", "s1"))
        log.drop_invite("g1", "i1").result(5)
        assert log.invite("i1") is None
        assert log.invites("g1") == [Invite("i2", "spectator")]

    def test_requests_wait_until_they_are_dropped(self, log: Log) -> None:
        asked = [Request(f"r{n}", "s1", n, "zu spät", n) for n in range(3)]
        for request in asked:
            log.put_request("g1", request).result(5)
        assert log.requests("g1") == asked
        log.drop_requests("g1", ["r0", "r2"]).result(5)
        assert log.requests("g1") == asked[1:2]

    def test_pictures_come_with_their_entry_and_stay_while_they_are_used(self, log: Log) -> None:
        first, again = Picture("ab", "s1", b"small", b"large"), Picture("ab", "s2", b"small", b"large")
        second, third = Picture("cd", "s1", b"small2", b"large2"), Picture("ef", "s2", b"small3", b"large3")
        rows = records(4)
        for record, picture in zip(rows, (first, again, second), strict=False):
            log.append("g1", record, brings=Brought(picture, frozenset({"ab"}))).result(5)
        assert log.picture("g1", "ab") in (first, again)
        assert log.picture("g1", "none") is None
        assert (log.brought("g1"), log.brought("g1", "s2")) == ({"ab", "cd"}, {"ab"})
        with pytest.raises(Refused):  # its entry collides, and nothing of it is kept
            log.append("g1", rows[0], brings=Brought(third, frozenset())).result(5)
        assert log.brought("g1") == {"ab", "cd"}
        log.append("g1", rows[3], brings=Brought(third, frozenset({"cd"}))).result(5)
        assert log.brought("g1") == {"cd", "ef"}

    def test_a_request_may_hold_a_command(self, log: Log) -> None:
        asked = Request("r0", "s1", NO_ACTION, "Orla", 0, b'{"do":"create"}')
        log.put_request("g1", asked).result(5)
        assert log.requests("g1") == [asked]

    def test_drafts_are_kept_for_each_person_newest_first(self, log: Log) -> None:
        for person in (b"one", b"two"):
            log.put_person(person, False, 0).result(5)
        older, newer = Draft("d1", "tiny", b"{}", 5), Draft("d2", "tiny", b'{"name":"Orla"}', 6)
        for draft in (older, newer):
            log.put_draft(b"one", draft).result(5)
        log.put_draft(b"two", Draft("d1", "tiny", b"[]", 9)).result(5)
        assert log.drafts(b"one") == [newer, older]
        assert log.draft_times(b"one") == {one.id: one.changed for one in (newer, older)}
        changed = Draft("d1", "tiny", b'{"name":"Ilka"}', 7)
        log.put_draft(b"one", changed).result(5)
        assert log.drafts(b"one") == [changed, newer]
        log.drop_draft(b"one", "d1").result(5)
        assert log.drafts(b"one") == [newer]
        assert [draft.body for draft in log.drafts(b"two")] == [b"[]"]

    def test_secrets_are_replaced(self, log: Log) -> None:
        assert log.secret("password") is None
        log.put_secret("password", b"one").result(5)
        log.put_secret("password", b"two").result(5)
        assert log.secret("password") == b"two"

    def test_after_closing_nothing_is_promised(self, log: Log) -> None:
        waiting = [log.append("g1", record) for record in records(10)]
        log.close()
        assert all(future.done() for future in waiting)
        with pytest.raises(Refused) as refused:
            log.append("g1", records(1)[0])
        assert refused.value.code == "log_unsafe"

    def test_each_hash_covers_all_before_it(self) -> None:
        hashes = [START, *(record.hash for record in records(3))]
        assert all(
            link(before, record.body, record.changes, record.line, record.key) == after
            for (before, after), record in zip(pairwise(hashes), records(3), strict=True)
        )
        assert beginning("g1", "blake2b-1", "c0ffee", b"{ }") != START
