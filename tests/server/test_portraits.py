"""Portraits at a real server: who may bring one, who sees it, and how it is taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from spielwerk.core import log
from spielwerk.server import portraits
from spielwerk.store import sqlite
from tests.server.served import Browser, Server, serving
from tests.server.test_pictures import BLUE, RED, encoded, halves, near, png_of, shown

PATH = "/api/tables/{}/beings/{}/portrait"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


def bring(browser: Browser, being: str, content: bytes | None = None, game: str = "g1") -> httpx.Response:
    """Upload a picture as the page does."""
    if "csrftoken" not in browser.http.cookies:
        browser.http.get("/api/server")
    headers = {
        "x-csrftoken": browser.http.cookies["csrftoken"],
        "origin": browser.server.base,
        "content-type": "application/octet-stream",
    }
    body = encoded(halves()) if content is None else content
    return browser.http.post(PATH.format(game, being), content=body, headers=headers)


def see(browser: Browser, being: str, name: str, size: str = "small") -> httpx.Response:
    return browser.http.get(f"{PATH.format('g1', being)}/{name}/{size}")


def set_portrait(browser: Browser, being: str, name: str) -> dict[str, Any]:
    command = {"do": "set_portrait", "target": being, "portrait": name}
    browser.tell({"t": "do", "key": f"set-{being}-{name[:8]}", "command": command})
    return browser.until(lambda message: message["t"] in ("done", "refused"))


def test_a_player_brings_a_picture_and_everybody_sees_it(server: Server) -> None:
    with Browser(server) as one, Browser(server) as two, Browser(server) as leader:
        one.sit("one"), two.sit("two"), leader.sit("gm")
        name = bring(one, "ana").json()["portrait"]
        for browser in (one, two, leader):
            browser.until(lambda _, b=browser: b.view["beings"]["ana"].get("portrait") == name)
            for size in ("small", "large"):
                answer = see(browser, "ana", name, size)
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/webp")
                assert answer.headers["cache-control"].startswith("private")
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert near(shown(answer.content).getpixel((5, 60)), RED)
        assert see(two, "ana", name, "huge").status_code == 404
        line = next(reversed(two.view["log"].values()))
        assert "told-portrait-set" in str(line)


def test_only_its_player_and_the_game_master_give_a_being_a_picture(server: Server) -> None:
    with Browser(server) as one, Browser(server) as eye, Browser(server) as leader, Browser(server) as stranger:
        one.sit("one"), leader.sit("gm")
        eye.join("eye")
        for browser, being, code in (
            (one, "ben", "not_your_being"),
            (one, "cor", "not_your_being"),
            (eye, "ana", "not_allowed"),
            (stranger, "ana", "not_allowed"),
        ):
            assert bring(browser, being).json()["code"] == code
        hidden, none = bring(one, "dim").json(), bring(one, "nobody").json()
        assert (hidden["code"], none["code"]) == ("unknown_id", "unknown_id")
        assert server.log.brought("g1") == set()
        assert bring(leader, "ana").status_code == bring(leader, "dim").status_code == 200


def test_a_picture_is_shown_to_nobody_who_does_not_see_the_being(server: Server) -> None:
    with Browser(server) as one, Browser(server) as leader, Browser(server) as stranger:
        one.sit("one"), leader.sit("gm")
        name = bring(leader, "dim").json()["portrait"]
        assert see(leader, "dim", name).status_code == 200
        hidden, none = see(one, "dim", name), see(one, "dim", "0" * 64)
        assert hidden.status_code == 404
        assert hidden.json()["message"]["args"]["field"] == none.json()["message"]["args"]["field"] == "being"
        assert see(stranger, "dim", name).status_code == 403
        for browser in (one, stranger):  # not by way of another being, either
            assert see(browser, "ana", name).status_code in (403, 404)
        # nobody makes a picture theirs by naming it, and nobody learns that there is one
        assert set_portrait(one, "ana", name)["error"]["message"] == {
            "id": "error-unknown_id",
            "args": {"field": "portrait", "value": name},
        }
        assert set_portrait(one, "ana", "0" * 64)["error"]["code"] == "unknown_id"
        assert name not in str(one.view)
        assert bring(one, "ana").json()["portrait"] == name  # the same picture, brought by oneself
        assert see(one, "ana", name).status_code == 200
        assert see(one, "dim", name).status_code == 404


def test_who_enters_the_scene_shows_the_picture_and_who_leaves_it_no_more(server: Server) -> None:
    with Browser(server) as one, Browser(server) as leader:
        one.sit("one"), leader.sit("gm")
        name = bring(leader, "dim").json()["portrait"]
        leader.ask({"t": "do", "key": "a", "command": {"do": "set_present", "target": "dim", "present": True}})
        assert see(one, "dim", name).status_code == 200
        leader.ask({"t": "do", "key": "b", "command": {"do": "set_present", "target": "dim", "present": False}})
        assert see(one, "dim", name).status_code == 404


def test_a_picture_is_taken_away_and_that_is_taken_back(server: Server) -> None:
    with Browser(server) as one, Browser(server) as leader:
        one.sit("one"), leader.sit("gm")
        first = bring(one, "ana").json()["portrait"]
        second = bring(one, "ana", encoded(halves().rotate(180))).json()["portrait"]
        assert first != second
        assert (see(one, "ana", first).status_code, see(one, "ana", second).status_code) == (404, 200)
        assert set_portrait(one, "ana", "")["t"] == "done"
        assert see(one, "ana", second).status_code == 404
        one.ask({"t": "take_back", "key": "back-2", "action": 2})
        assert one.view["beings"]["ana"]["portrait"] == second
        assert see(one, "ana", second).status_code == 200
        leader.ask({"t": "take_back", "key": "back-1", "action": 1})
        one.until(lambda _: one.view["beings"]["ana"]["portrait"] == first)
        assert see(one, "ana", first).status_code == 200


def test_a_picture_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server) as one:
        one.sit("one")
        name = bring(one, "ana").json()["portrait"]
        cookies = dict(one.http.cookies)
    with serving(tmp_path) as again, Browser(again) as one:
        one.http.cookies.update(cookies)
        assert see(one, "ana", name).status_code == 200
        assert one.look().view["beings"]["ana"]["portrait"] == name


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"kein Bild", 415, "picture_unreadable"),
        (encoded(halves(), "JPEG")[:300], 415, "picture_unreadable"),
        (encoded(halves()) + b"\0" * 6 * 1024 * 1024, 413, "picture_too_large"),
        (png_of(30_000, 30_000), 413, "picture_too_many_pixels"),
    ],
)
def test_bad_files_are_refused_in_the_askers_language(server: Server, content: bytes, status: int, code: str) -> None:
    for language, word in (("de", "Erlaubt: "), ("en", "Allowed: ")):
        with Browser(server, language) as one:
            one.join("one")
            answer = bring(one, "ana", content)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert word in answer.json()["title"]
            assert "24" in answer.json()["title"]
    assert server.log.brought("g1") == set()


def test_a_table_holds_so_many_pictures_and_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portraits, "MOST", 1)
    with Browser(server) as one, Browser(server) as leader:
        one.join("one")
        assert bring(one, "ana").status_code == 200
        leader.join("gm")
        refused = bring(leader, "cor", encoded(Image.new("RGB", (9, 9), BLUE)))
        assert (refused.status_code, refused.json()["code"]) == (409, "too_many_pictures")
        name = bring(one, "ana", encoded(Image.new("RGB", (9, 9), RED))).json()["portrait"]  # in the other's place
        assert bring(leader, "cor", encoded(Image.new("RGB", (9, 9), RED))).json()["portrait"] == name


def test_a_picture_that_was_replaced_is_freed_once_no_take_back_brings_it_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "KEPT_POSITIONS", 2)
    monkeypatch.setattr(log.trimmed, "__defaults__", (2,))
    with Browser(server) as one:
        one.sit("one")
        first = bring(one, "ana").json()["portrait"]
        second = bring(one, "ana", encoded(halves().rotate(180))).json()["portrait"]
        assert server.log.brought("g1") == {first, second}
        for number in range(8):
            one.ask({"t": "say", "key": f"k{number}", "text": "hm"})
        third = bring(one, "ana", encoded(Image.new("RGB", (9, 9), BLUE))).json()["portrait"]
        assert server.log.brought("g1") == {second, third}


def test_a_picture_that_is_refused_is_not_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("disk full")

    with Browser(server) as one:
        one.sit("one")
        bring(one, "ana").raise_for_status()
        kept, bodies = server.log.brought("g1"), server.bodies()
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "_insert", full)
            assert bring(one, "ana", encoded(Image.new("RGB", (9, 9), BLUE))).status_code == 503
        assert (server.log.brought("g1"), server.bodies()) == (kept, bodies)
        one.until(lambda _: {one.view["beings"]["ana"].get("portrait")} == kept)


def test_an_upload_needs_the_token_against_forged_requests(server: Server) -> None:
    with Browser(server) as one:
        one.join("one")
        answer = one.http.post(PATH.format("g1", "ana"), content=encoded(halves()))
        assert answer.json()["code"] == "no_csrf_token"
