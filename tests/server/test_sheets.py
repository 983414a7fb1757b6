"""The sheet of a being over HTTP: who gets it, in which language, under which name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielwerk.core.system import installed
from spielwerk.server.house import House
from spielwerk.server.people import server_key
from spielwerk.server.run import EXAMPLES
from spielwerk.store.sqlite import SqliteLog
from spielwerk.table.example import load_examples
from spielwerk.table.live import Hooks
from tests.server.served import Browser, Server, serving
from tests.server.test_portraits import bring
from tests.sheets.pages import tags, text_of


class Examples(Server):
    """The example tables; `links` are the tokens of Glockengrund by seat."""

    game = "glockengrund"

    def __init__(self, folder: Path, port: int, password: str | None) -> None:
        self.log = SqliteLog(folder / "games.sqlite3")
        self.house = House(self.log, installed(), server_key(folder / "server.key"), Hooks(), open_door=True)
        for made in load_examples(EXAMPLES, self.house.systems):
            asyncio.run(self.house.create(made))
        self.links = {one.seat or one.role: self.house.tokens.token(one.id) for one in self.log.invites(self.game)}
        self.port, self.base = port, f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), kind=Examples) as server:
        yield server


def sheet(browser: Browser, being: str, **query: Any) -> httpx.Response:
    return browser.http.get(f"/api/tables/glockengrund/beings/{being}/sheet.pdf", params=query)


def test_a_player_gets_the_sheet_of_the_own_being_alone(server: Server) -> None:
    with Browser(server) as jule:
        jule.join("jule")
        mine = sheet(jule, "b1")
        assert (mine.status_code, mine.headers["content-type"]) == (200, "application/pdf")
        assert mine.headers["content-disposition"] == "attachment; filename*=UTF-8''Ilka%20Brandt.pdf"
        assert mine.headers["cache-control"] == "private, no-store"
        assert "Geschicklichkeit30" in text_of(mine.content)
        assert "Dexterity30" in text_of(sheet(jule, "b1", lang="en").content)
        assert "Geschicklichkeit30" in text_of(sheet(jule, "b1", lang="fr").content)
        assert (sheet(jule, "b4").status_code, sheet(jule, "b4").json()["code"]) == (403, "not_allowed")
        assert sheet(jule, "b2").status_code == 403  # somebody else's, though its values are shown


def test_a_being_out_of_sight_is_refused_like_none(server: Server) -> None:
    with Browser(server) as jule:
        jule.join("jule")
        hidden, none = sheet(jule, "b7"), sheet(jule, "b99")
        assert (hidden.status_code, none.status_code) == (404, 404)
        assert hidden.json()["message"]["args"] == {"field": "being", "value": "b7"}
        assert {**hidden.json(), "title": "", "message": ""} == {**none.json(), "title": "", "message": ""}


def test_the_game_master_gets_every_sheet_and_strangers_none(server: Server) -> None:
    with Browser(server) as leader, Browser(server) as stranger:
        leader.join("gm")
        for being in ("b1", "b4", "b7"):
            assert sheet(leader, being).status_code == 200
        assert sheet(stranger, "b1").status_code == 403


def test_a_picture_stands_on_the_sheet(server: Server) -> None:
    with Browser(server) as sami:
        sami.join("sami")
        assert tags(sheet(sami, "b2").content)["Figure"] == 0
        brought = bring(sami, "b2", game="glockengrund")
        assert brought.status_code == 200
        assert tags(sheet(sami, "b2").content)["Figure"] == 1


def test_sheets_are_not_asked_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.server.app.WORKS", (0.0, 2.0))
    with serving(tmp_path, kind=Examples) as fresh, Browser(fresh) as jule:
        jule.join("jule")
        assert [sheet(jule, "b1").status_code for _ in range(3)] == [200, 200, 429]
        assert bring(jule, "b1", game="glockengrund").status_code == 429


def test_a_system_without_sheets_has_none(tmp_path: Path) -> None:
    with serving(tmp_path) as tiny, Browser(tiny) as leader:
        leader.join("gm")
        assert leader.http.get("/api/systems/tiny").json()["sheets"] is False
        assert leader.http.get("/api/tables/g1/beings/ana/sheet.pdf").status_code == 404
