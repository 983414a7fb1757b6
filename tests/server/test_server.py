"""A real server on the loopback: joining, playing, refusing, coming back."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from spielwerk.core.text import LANGUAGES, Message
from spielwerk.server import socket as line
from spielwerk.server.problems import catalogue
from tests.server.served import PATIENCE, Browser, Server, serving
from tests.table.sitting import CANARY, HIDDEN_NAME


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


CHECK = {"t": "do", "key": "k1", "command": {"do": "check", "by": "ana"}}


# --- coming in ------------------------------------------------------------------------------------------------------


def test_the_first_visitor_from_this_machine_leads_and_the_second_does_not(server: Server) -> None:
    with Browser(server) as first, Browser(server) as second:
        (row,) = first.http.get("/api/tables").json()
        assert (row["id"], row["role"], row["seat"]) == ("g1", "gm", "gm")
        assert second.http.get("/api/tables").json() == []
        made = first.send("POST", "/api/tables", {"name": " Noch  einer ", "system": "tiny"})
        assert made.status_code == 201
        assert [row["name"] for row in first.http.get("/api/tables").json()] == ["Die Furt", "Noch einer"]
        barred = second.send("POST", "/api/tables", {"name": "x", "system": "tiny"})
        assert (barred.status_code, barred.json()["message"]["id"]) == (403, "error-only_owner")
        wrong = first.send("POST", "/api/tables", {"name": "x", "system": "chess"})
        assert (wrong.status_code, wrong.json()["field"]) == (400, "system")


def test_a_game_masters_link_leads_to_its_seat_and_owns_nothing_else(server: Server) -> None:
    with Browser(server) as maker, Browser(server) as other:
        maker.http.get("/api/tables")
        maker.send("POST", "/api/tables", {"name": "Zwei", "system": "tiny"}).raise_for_status()
        assert other.http.get(f"/api/join/{server.links['gm']}").json()["gm"] == "Gundel"
        assert other.join("gm", "Gundel").json() == {"table": "g1", "seat": "gm"}
        view = maker.look().view
        assert [(seat["id"], seat["name"]) for seat in view["seats"].values() if seat["role"] == "gm"] == [
            ("gm", "Gundel")
        ]
        assert [row["name"] for row in other.http.get("/api/tables").json()] == ["Die Furt"]
        assert other.http.get("/api/server").json()["owner"] is False
        assert other.send("POST", "/api/tables", {"name": "x", "system": "tiny"}).status_code == 403


def test_whoever_leads_and_opens_the_address_first_owns_the_server(server: Server) -> None:
    with Browser(server) as player, Browser(server) as gm:
        player.join("one")
        gm.join("gm")
        assert gm.http.get("/api/server").json()["owner"] is False
        for browser in (player, gm):
            browser.http.get("/api/tables").raise_for_status()
        assert [browser.http.get("/api/server").json()["owner"] for browser in (player, gm)] == [False, True]


def test_the_owners_link_makes_owners_and_no_other_does(server: Server) -> None:
    with Browser(server) as first, Browser(server) as player, Browser(server) as fresh:
        first.http.get("/api/tables")
        player.join("one")
        for wrong in ("x", "ä", server.links["gm"]):
            assert fresh.http.get(f"/own/{wrong}").json()["code"] == "no_invite"
        for browser in (player, fresh):
            answer = browser.http.get(f"/own/{server.house.tokens.owning()}")
            assert (answer.status_code, answer.headers["location"]) == (303, "/")
            assert browser.http.get("/api/server").json()["owner"] is True
        assert [browser.http.get("/api/tables").json()[0]["role"] for browser in (player, fresh)] == ["player", "gm"]


def test_a_link_leads_to_its_seat(server: Server) -> None:
    with Browser(server) as browser:
        found = browser.http.get(f"/api/join/{server.links['one']}").json()
        assert (found["name"], found["gm"], found["role"], found["seat"]) == ("Die Furt", "Gundel", "player", "one")
        assert found["seats"] == [
            {"id": "one", "name": "Ann", "role": "player", "claimed": False, "beings": [{"name": "Ana", "note": None}]}
        ]
        assert browser.join("one", "  Anna ").json() == {"table": "g1", "seat": "one"}
        assert browser.look().view["me"]["name"] == "Anna"
        assert browser.http.get("/api/tables").json()[0]["seat"] == "one"


def test_an_open_link_offers_free_seats_and_makes_new_ones(server: Server) -> None:
    with Browser(server) as first, Browser(server) as second, Browser(server) as third:
        assert first.join("", "Jo", "one").json()["seat"] == "one"
        taken = second.join("", "Li", "one")
        assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
        assert taken.json()["message"]["args"]["seats"] == ["two"]
        assert taken.json()["title"] == "Auf diesem Platz sitzt schon jemand. Noch frei: Ben."
        assert second.join("", "Li", "gm").json()["code"] == "bad_value"
        assert second.join("", "Li", "two").json()["seat"] == "two"
        fresh = third.join("", "Mo").json()["seat"]
        assert third.look().view["seats"][fresh]["name"] == "Mo"
        assert third.join("", "").status_code == 400
        full = third.join("", "Mo", "two").json()
        assert full["title"] == "Auf diesem Platz sitzt schon jemand. Ein anderer ist nicht frei."


def test_a_table_is_not_opened_for_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server, Browser(server) as stranger, Browser(server) as ann:
        monkeypatch.setattr(server.house, "_open", None)
        stranger.http.cookies.set("spielwerk", "nobody")
        for path in ("/api/tables/g1/log?before=9", "/api/tables/g1/invites"):
            assert stranger.http.get(path).json()["code"] == "not_allowed"
        assert stranger.http.get("/api/tables/g9/log?before=9").json()["code"] == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            stranger.look()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "not_allowed")
        monkeypatch.undo()
        ann.sit("one")


def test_two_browsers_of_one_person_share_a_seat(server: Server) -> None:
    with Browser(server) as laptop, Browser(server) as phone:
        laptop.sit("one")
        phone.sit("one")
        phone.tell({"t": "say", "key": "p", "text": "vom Telefon"})
        laptop.see(lambda view: view["log"])
        assert laptop.view["log"]["0"]["seat"] == "one"


def test_whoever_leads_does_not_lose_the_table_by_a_players_link(server: Server) -> None:
    with Browser(server) as browser:
        browser.http.get("/api/tables")
        assert browser.join("one").json()["code"] == "you_lead"
        assert browser.http.get("/api/tables").json()[0]["role"] == "gm"


@pytest.mark.parametrize("token", ["x", "A" * 32, "ä", "%00"])
def test_links_that_were_not_made_here_lead_nowhere(shared: Server, token: str) -> None:
    with Browser(shared) as browser:
        answer = browser.http.get(f"/api/join/{token}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_invite")
        assert answer.headers["content-type"] == "application/problem+json"


def test_a_tampered_link_leads_nowhere(shared: Server) -> None:
    token = shared.links["one"]
    other = token[:-1] + ("A" if token[-1] != "A" else "B")
    with Browser(shared) as browser:
        assert browser.http.get(f"/api/join/{other}").status_code == 404


def test_the_game_master_makes_and_withdraws_links(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as player:
        gm.join("gm")
        player.join("one")
        assert player.http.get("/api/tables/g1/invites").status_code == 403
        assert player.send("POST", "/api/tables/g1/invites", {"role": "gm", "seat": None}).status_code == 403
        made = gm.send("POST", "/api/tables/g1/invites", {"role": "spectator", "seat": None}).json()
        assert made["url"] == f"/join/{made['token']}"
        assert made in gm.http.get("/api/tables/g1/invites").json()
        server.links["new"] = made["token"]
        with Browser(server) as eye:
            assert eye.sit("new").view["me"]["role"] == "spectator"
        assert player.send("DELETE", f"/api/tables/g1/invites/{made['token']}").status_code == 403
        assert gm.send("DELETE", f"/api/tables/g1/invites/{made['token']}").status_code == 204
        assert player.http.get(f"/api/join/{made['token']}").status_code == 404
        wrong = gm.send("POST", "/api/tables/g1/invites", {"role": "player", "seat": "gm"})
        assert wrong.json()["code"] == "bad_value"


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_is_unseated_and_their_seat_offered_again(server: Server, language: str) -> None:
    with Browser(server) as gm, Browser(server, language) as player, Browser(server) as other:
        gm.sit("gm")
        player.sit("one")
        other.sit("two")
        assert other.send("DELETE", "/api/tables/g1/seats/one/person").status_code == 403
        assert gm.send("DELETE", "/api/tables/g1/seats/one/person").status_code == 204
        said = catalogue(language).say(Message("error-unseated"))
        assert player.closing() == (4410, said)
        assert player.http.get("/api/tables").json() == []
        refused = player.http.get("/api/tables/g1/log?before=9", headers={"accept-language": language})
        assert refused.status_code == 403
        assert catalogue(language).say(Message("error-no_seat")) in refused.text
        for link in ("one", ""):  # neither the link to the seat nor the one to any seat lets them in again
            assert player.join(link).status_code == 404
        gm.until(lambda _: not gm.view["seats"]["one"]["claimed"])
        assert other.ask({"t": "say", "key": "k", "text": "hm"})["t"] == "done"
        again = gm.send("POST", "/api/tables/g1/invites", {"role": "player", "seat": "one"}).json()
        server.links["again"] = again["token"]
        with Browser(server) as new:
            assert new.sit("again").view["me"]["seat"] == "one"
        wrong = gm.send("DELETE", "/api/tables/g1/seats/nobody/person")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown_id")


def test_the_game_masters_seat_is_freed_of_all_others(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as second:
        gm.sit("gm")
        assert gm.send("DELETE", "/api/tables/g1/seats/gm/person").json()["code"] == "not_seated"
        second.sit("gm")
        assert gm.send("DELETE", "/api/tables/g1/seats/gm/person").status_code == 204
        assert second.closing()[0] == 4410
        assert gm.ask({"t": "say", "key": "k", "text": "hm"})["t"] == "done"
        assert second.join("gm").status_code == 404
        links = gm.http.get("/api/tables/g1/invites").json()
        assert [one["seat"] for one in links if one["role"] == "gm"] == ["gm"]  # the way back of whoever loses a cookie


def test_a_spectators_seat_goes_with_them(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as eye:
        gm.sit("gm")
        server.links["watch"] = gm.send("POST", "/api/tables/g1/invites", {"role": "spectator"}).json()["token"]
        seat = eye.sit("watch").view["me"]["seat"]
        assert gm.send("DELETE", f"/api/tables/g1/seats/{seat}/person").status_code == 204
        assert eye.closing()[0] == 4410
        gm.until(lambda _: seat not in gm.view["seats"])
        assert seat not in {one.id for one in server.log.seats("g1")}
        assert eye.join("watch").status_code == 404


def test_seats_keep_their_order_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    orders, ids = [], iter(("93", "51", "27"))
    monkeypatch.setattr(secrets, "token_hex", lambda _n: next(ids))
    with serving(tmp_path) as server, Browser(server) as gm:
        for name in ("Ole", "Pia", "Rik"):
            with Browser(server) as player:
                player.join("", name)
        orders.append(list(gm.sit("gm").view["seats"]))
    with serving(tmp_path) as server, Browser(server) as gm:
        orders.append(list(gm.sit("gm").view["seats"]))
    assert orders[0] == orders[1]


# --- playing --------------------------------------------------------------------------------------------------------


def test_what_one_does_the_other_sees_and_a_key_counts_once(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as ben:
        ann.sit("one")
        ben.sit("two")
        assert ann.ask(CHECK) == {"t": "done", "key": "k1"}
        assert ann.ask(CHECK) == {"t": "done", "key": "k1"}
        ben.see(lambda view: view["log"])
        assert list(ben.view["log"]) == ["0"]
        assert ben.view["stage"]["cards"] == ann.view["stage"]["cards"]
        assert len(server.bodies()) == 1
        assert ann.socket is not None
        ann.socket.close()
        ben.see(lambda view: not view["seats"]["one"]["online"])
        ann.look()
        assert ann.ask(CHECK) == {"t": "done", "key": "k1"}
        assert len(server.bodies()) == 1
        assert ann.view["log"] == {**ben.view["log"], "0": ann.view["log"]["0"]}


def test_a_fresh_view_comes_when_it_is_asked_for(server: Server) -> None:
    with Browser(server) as ann:
        ann.sit("one")
        before = ann.view
        ann.tell({"t": "view"})
        assert ann.read()["t"] == "view"
        assert ann.view == before


def test_older_lines_come_by_the_page(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as stranger:
        ann.sit("one")
        for number in range(70):
            ann.ask({"t": "say", "key": f"k{number}", "text": str(number)})
        page = ann.http.get("/api/tables/g1/log?before=10").json()
        assert [line["n"] for line in page] == list(range(10))
        assert page[3]["message"] == {"id": "line-say", "args": {"text": "3"}}
        assert len(ann.view["log"]) == 60
        assert stranger.http.get("/api/tables/g1/log?before=10").status_code == 403
        assert ann.http.get("/api/tables/g1/log?before=-1").json()["code"] == "bad_value"
        assert ann.http.get("/api/tables/g1/log?before=x").json()["code"] == "bad_value"


def test_no_secret_reaches_a_player_by_any_way(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as ann:
        gm.sit("gm")
        ann.sit("one")
        gm.ask({"t": "do", "key": "a", "command": {"do": "set_secret", "target": "cor", "secret": CANARY}})
        gm.ask({"t": "do", "key": "b", "command": {"do": "check", "by": "cor"}, "hidden": True})
        gm.ask({"t": "say", "key": "c", "text": "Well"})  # after it, everything that she is sent has come
        ann.see(lambda view: view["log"])
        pages = [
            ann.http.get(path).text for path in ("/api/tables", "/api/tables/g1/log?before=99", "/api/systems/tiny")
        ]
        pages += [ann.http.get(f"/api/join/{server.links['two']}").text, str(ann.view)]
        for page in pages:
            assert str(CANARY) not in page
            assert HIDDEN_NAME not in page


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "bad_value"),
        ("[1]", "bad_value"),
        ('{"t":"do","key":"k","command":"x"}', "bad_value"),
        ('{"t":"do","key":"k","command":{"do":"check","by":7}}', "bad_value"),
        ('{"t":"do","key":"k","command":{"do":"check","by":"ana","more":1}}', "bad_value"),
        ('{"t":"do","key":"k","command":{"do":"check","by":"ben"}}', "not_your_being"),
        ('{"t":"do","key":"k","command":{"do":"check","by":"nobody"}}', "unknown_id"),
        ('{"t":"do","key":"k","command":{"do":"set_hp","target":"ana","hp":9}}', "not_allowed"),
        ('{"t":"answer","key":"k","question":"9:9","value":"yes"}', "question_gone"),
        ('{"t":"take_back","key":"k","action":5,"note":""}', "unknown_id"),
        ('{"t":"say","key":"k","text":"' + "x" * 3000 + '"}', "bad_value"),
        ('{"t":"undo_preview","key":"k","action":99}', "unknown_id"),
    ],
)
def test_bad_messages_are_refused_with_a_code_and_the_line_stays(shared: Server, message: str, code: str) -> None:
    with Browser(shared) as ann:
        ann.sit("one")
        before = shared.bodies()
        ann.tell(message)
        refused = ann.until(lambda reply: reply["t"] == "refused")
        assert refused["error"]["code"] == code
        assert refused["error"]["message"]["id"] in catalogue("de")
        assert shared.bodies() == before
        ann.tell({"t": "view"})
        assert ann.until(lambda reply: reply["t"] == "view")


def test_a_message_that_is_too_large_is_refused(shared: Server) -> None:
    with Browser(shared) as ann:
        ann.sit("one")
        before = shared.bodies()
        ann.tell('{"t":"say","key":"k","text":"' + "x" * 1_000_000 + '"}')
        refused = ann.until(lambda reply: reply.get("key") == "k")
        assert (refused["t"], refused["error"]["code"]) == ("refused", "too_large")
        assert refused["error"]["message"]["args"]["allowed"] == 65_536
        assert ann.ask({"t": "say", "key": "k2", "text": "Kürzer."})["t"] == "done"
        assert len(shared.bodies()) == len(before) + 1


def test_a_message_that_is_far_too_large_ends_the_line(shared: Server) -> None:
    with Browser(shared) as ann:
        ann.sit("one")
        before = shared.bodies()
        # Only the head of the message: the end of the line is lost where more is on its way when that closes.
        ann.raw.sendall(b"\x81\xff" + (2_000_000).to_bytes(8, "big") + b"mask")
        assert ann.closing()[0] == 1009
        assert shared.bodies() == before


def test_too_many_messages_at_once_are_refused(shared: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "RATE", (0.0, 200.0))
    with Browser(shared) as ann:
        ann.sit("one")
        for number in range(600):
            ann.tell({"t": "answer", "key": f"fast{number}", "question": "9:9", "value": "yes"})
        # All are read, for a line with something left on it is slow to close.
        replies = [ann.until(lambda reply: str(reply.get("key")).startswith("fast")) for _ in range(600)]
        assert {reply["error"]["code"] for reply in replies} == {"question_gone", "too_fast"}


def test_nobody_fills_the_log_with_talk(shared: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "TALK", (0.0, 3.0))
    with Browser(shared) as ann:
        ann.sit("one")
        replies = [ann.ask({"t": "say", "key": f"talk{number}", "text": "hm"}) for number in range(4)]
        assert [reply["t"] for reply in replies] == ["done", "done", "done", "refused"]
        assert replies[-1]["error"]["code"] == "too_fast"


@pytest.mark.parametrize(("path", "cookie", "code"), [("g1", "", 4401), ("g1", "spielwerk=x", 4403), ("nix", "", 4404)])
def test_who_has_no_seat_is_told_why_the_line_ends(shared: Server, path: str, cookie: str, code: int) -> None:
    address, header = f"ws://127.0.0.1:{shared.port}/ws/{path}", {"cookie": cookie}
    with connect(address, additional_headers=header, open_timeout=PATIENCE) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_pages_of_others_cannot_use_the_line(shared: Server) -> None:
    with Browser(shared) as ann:
        ann.join("one")
        with pytest.raises(InvalidStatus) as refused:
            ann.look(origin="https://evil.example")
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "no_csrf_token"),
        ({"x-csrftoken": "guess"}, "no_csrf_token"),
        ({"x-csrftoken": "", "origin": "https://evil.example"}, "foreign_origin"),
        ({"x-csrftoken": "", "origin": "null"}, "foreign_origin"),
        ({"x-csrftoken": "", "host": "evil.example"}, "foreign_origin"),
        ({"x-csrftoken": "", "origin": "http://[::1"}, "foreign_origin"),
        ({"x-csrftoken": "", "host": "[::1"}, "foreign_origin"),
    ],
)
def test_forged_requests_are_refused(shared: Server, headers: dict[str, str], code: str) -> None:
    with Browser(shared) as ann:
        ann.http.get("/api/server")
        if headers.get("x-csrftoken") == "":
            headers = {**headers, "x-csrftoken": ann.http.cookies["csrftoken"]}
        answer = ann.http.post(f"/api/join/{shared.links['one']}", json={"name": "Eve", "seat": None}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
        assert "spielwerk" not in answer.cookies


def test_a_name_from_elsewhere_that_points_here_gets_nothing(shared: Server) -> None:
    for path in ("/", "/api/tables"):
        assert shared.get(path, host="evil.example").status_code == 403


@pytest.mark.parametrize(
    ("body", "field"),
    [(b"{", ""), (b"[", ""), (b"[]", ""), (b'{"name":7}', "name"), (b'{"name":"x","more":1}', "more"), (b"", "")],
)
def test_bodies_that_do_not_fit_are_problems(shared: Server, body: bytes, field: str) -> None:
    with Browser(shared) as ann:
        ann.http.get("/api/server")
        headers = {"x-csrftoken": ann.http.cookies["csrftoken"], "content-type": "application/json"}
        answer = ann.http.post(f"/api/join/{shared.links['one']}", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_value"
        assert field in answer.text


def test_bodies_that_are_too_large_are_refused(shared: Server) -> None:
    with Browser(shared) as ann:
        answer = ann.send("POST", f"/api/join/{shared.links['one']}", {"name": "x" * 1_000_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_problems_speak_the_askers_language(shared: Server) -> None:
    titles = {}
    for language in ("de-AT,de;q=0.9,en;q=0.5", "fr, en;q=0.4", "xx"):
        titles[language] = shared.get("/api/join/x", accept_language=language).json()["title"]
    assert list(titles.values()) == [
        "Diese Einladung gilt nicht oder nicht mehr.",
        *["This invitation is not valid, or no longer."] * 2,
    ]


def test_a_command_that_is_nested_without_end_is_refused_as_unreadable(shared: Server) -> None:
    deep: dict[str, Any] = {}
    for _ in range(600):
        deep = {"a": deep}
    with Browser(shared) as gm:
        gm.sit("gm")
        refused = gm.ask({"t": "do", "key": "deep", "command": {"do": "check", "by": "ana", "x": deep}})
        assert (refused["t"], refused["error"]["code"]) == ("refused", "bad_value")
        assert gm.ask({"t": "say", "key": "after", "text": "hm"})["t"] == "done"


# --- pages and headers ----------------------------------------------------------------------------------------------


def test_every_answer_carries_the_strict_headers(shared: Server) -> None:
    for path in ("/", "/table/x", "/api/systems", "/api/nix", "/assets/nix.js"):
        headers = shared.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_what_is_asked_for_by_its_head_alone_comes_without_a_body(shared: Server) -> None:
    whole, head = httpx.get(f"{shared.base}/api/server"), httpx.head(f"{shared.base}/api/server")
    assert (head.status_code, head.content) == (200, b"")
    assert int(head.headers["content-length"]) == len(whole.content)
    assert head.headers["content-security-policy"] == whole.headers["content-security-policy"]


def test_the_session_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    with Browser(server) as browser:
        cookies = browser.join("one").headers.get_list("set-cookie")
        (session,) = [cookie for cookie in cookies if cookie.startswith("spielwerk=")]
        assert "HttpOnly" in session
        assert "samesite=lax" in session.lower()


def test_unknown_addresses_of_the_interface_are_problems(shared: Server) -> None:
    no_names = (f"/assets/{'nix' * 100}.js", "/assets/nix%00.js", "/nix%00.png")
    for path in ("/api/nix", "/ws/nix/nix", "/assets/nix.js", "/nix.png", *no_names):
        answer = shared.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "http")


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/run.py", "/assets/..%2f..%2frun.py", "/assets//etc/passwd"]
)
def test_no_file_outside_the_client_is_given(shared: Server, path: str) -> None:
    answer = shared.get(path)
    assert "import" not in answer.text
    assert "root:" not in answer.text


def test_a_system_tells_its_content_and_sentences(shared: Server) -> None:
    found = shared.get("/api/systems/tiny").json()
    assert found["options"][0]["values"] == ["calm", "wild"]
    assert "error-question_open" in found["text"]["de"]
    assert shared.get("/api/systems/chess").json()["code"] == "no_system"


def test_a_system_is_first_told_in_one_language(shared: Server) -> None:
    whole = shared.get("/api/systems/tiny").json()
    first = shared.get("/api/systems/tiny/first/de").json()
    assert first["text"] == {"de": whole["text"]["de"], "en": ""}
    assert whole["options"][0]["text"]["de"]
    assert [option["text"] for option in first["options"]] == [{"de": "", "en": ""}] * len(whole["options"])
    assert [(option["id"], option["default"]) for option in first["options"]] == [
        (option["id"], option["default"]) for option in whole["options"]
    ]
    rows = [row for rows in first["content"].values() for row in rows]
    assert [(row["id"], row["name"]) for row in rows] == [
        (row["id"], {"de": row["name"]["de"], "en": ""}) for rows in whole["content"].values() for row in rows
    ]
    assert shared.get("/api/systems/chess/first/de").json()["code"] == "no_system"
    assert shared.get("/api/systems/tiny/first/fr").json()["field"] == "language"


def test_a_system_is_looked_up_in_one_language(shared: Server) -> None:
    first = shared.get("/api/systems/tiny/compendium/de")
    option = next(one for one in first.json()["entries"] if one["kind"] == "option")
    assert (first.headers["content-encoding"], option["id"], option["facts"][0]["label"]) == ("gzip", "mood", "Möglich")
    again = shared.get("/api/systems/tiny/compendium/de", if_none_match=first.headers["etag"])
    assert again.status_code == 304
    assert shared.get("/api/systems/chess/compendium/de").json()["code"] == "no_system"
    assert shared.get("/api/systems/tiny/compendium/fr").json()["field"] == "language"


def test_the_interface_describes_itself(shared: Server) -> None:
    paths: dict[str, Any] = shared.get("/api/schema/openapi.json").json()["paths"]
    assert {"/api/join/{token}", "/api/tables", "/api/tables/{table}/log", "/api/tables/{table}/invites"} <= set(paths)
    assert set(paths["/api/join/{token}"]) == {"get", "post"}


# --- with a password ------------------------------------------------------------------------------------------------


def test_in_a_network_the_owner_needs_the_password(tmp_path: Path) -> None:
    with serving(tmp_path, password="drei kleine Flüsse") as server, Browser(server) as browser:
        assert browser.http.get("/api/tables").json()["code"] == "not_logged_in"
        assert browser.http.get("/api/server").json()["password"] is True
        assert browser.send("POST", "/api/login", {"password": "falsch"}).json()["code"] == "wrong_password"
        assert browser.send("POST", "/api/login", {"password": "drei kleine Flüsse"}).status_code == 200
        assert browser.http.get("/api/tables").json()[0]["role"] == "gm"
        browser.send("POST", "/api/logout")
        assert browser.http.get("/api/tables").status_code == 401
        assert server.log.secret("password") != b"drei kleine Fl\xc3\xbcsse"


def test_in_a_network_there_is_no_owners_link(tmp_path: Path) -> None:
    with serving(tmp_path, password="drei kleine Flüsse") as server, Browser(server) as browser:
        assert browser.http.get(f"/own/{server.house.tokens.owning()}").status_code == 404
        assert browser.http.get("/api/server").json()["owner"] is False


def test_a_player_who_logs_in_owns_the_server_and_keeps_their_seat(tmp_path: Path) -> None:
    with serving(tmp_path, password="drei kleine Flüsse") as server, Browser(server) as browser:
        browser.sit("one")
        assert browser.http.get("/api/server").json()["owner"] is False
        assert browser.send("POST", "/api/tables", {"name": "Zwei", "system": "tiny"}).json()["code"] == "not_logged_in"
        assert browser.send("POST", "/api/login", {"password": "drei kleine Flüsse"}).status_code == 200
        assert browser.http.get("/api/server").json()["owner"] is True
        assert browser.send("POST", "/api/tables", {"name": "Zwei", "system": "tiny"}).status_code == 201
        assert [(row["name"], row["role"]) for row in browser.http.get("/api/tables").json()][1:] == [("Zwei", "gm")]
        assert browser.http.get("/api/tables").json()[0]["seat"] == "one"


def test_an_owner_who_was_unseated_stays_away_and_leads_what_others_begin(tmp_path: Path) -> None:
    word = {"password": "drei kleine Flüsse"}
    with serving(tmp_path, password=word["password"]) as server, Browser(server) as one, Browser(server) as two:
        assert [browser.send("POST", "/api/login", word).status_code for browser in (one, two)] == [200, 200]
        assert one.send("DELETE", "/api/tables/g1/seats/gm/person").status_code == 204
        assert two.http.get("/api/tables").json() == []
        assert one.send("POST", "/api/tables", {"name": "Zwei", "system": "tiny"}).status_code == 201
        assert [(row["name"], row["role"]) for row in two.http.get("/api/tables").json()] == [("Zwei", "gm")]
        links = [link["token"] for link in one.http.get("/api/tables/g1/invites").json() if link["role"] == "gm"]
        assert two.send("POST", f"/api/join/{links[0]}", {"name": "Zwo", "seat": None}).status_code == 200
        assert sorted(row["name"] for row in two.http.get("/api/tables").json()) == ["Die Furt", "Zwei"]


def test_a_table_that_cannot_be_read_says_so_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server) as player:
        player.join("one")
        cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as log, log:
        log.execute("UPDATE game SET first = zeroblob(8)")
    with serving(tmp_path) as server:
        address = f"ws://127.0.0.1:{server.port}/ws/tables/g1"
        line = connect(address, additional_headers={"cookie": cookies}, open_timeout=PATIENCE)
        with line, pytest.raises(ConnectionClosed) as closed:
            line.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4411, "table_broken")
        page = server.get("/api/tables/g1/log?before=9", cookie=cookies)
        assert (page.status_code, page.json()["code"]) == (500, "table_broken")


def test_an_invitation_says_who_sits_at_its_table_already(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as player:
        link = f"/api/join/{server.links['']}"
        assert [browser.http.get(link).json()["here"] for browser in (gm, player)] == [None, None]
        gm.join("gm")
        player.join("one")
        assert [browser.http.get(link).json()["here"] for browser in (gm, player)] == ["gm", "player"]


def test_passwords_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with serving(tmp_path, password="drei kleine Flüsse") as server, Browser(server) as browser:
        codes = [browser.send("POST", "/api/login", {"password": str(n)}).json()["code"] for n in range(8)]
        assert codes[0] == "wrong_password"
        assert codes[-1] == "too_fast"
