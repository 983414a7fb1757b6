"""The sheet of a being over HTTP: who gets it, in which language, under which name."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielwerk.core.system import installed
from spielwerk.server.house import House
from spielwerk.server.people import server_key
from spielwerk.server.run import EXAMPLES
from spielwerk.table.example import load_examples
from spielwerk.table.live import Hooks
from tests.logs import log_at
from tests.server.served import Browser, Server, serving
from tests.server.test_portraits import bring
from tests.sheets.pages import tags, text_of


class Examples(Server):
    """The example tables; `links` are the tokens of Glockengrund by seat."""

    game = "glockengrund"

    def __init__(self, folder: Path, port: int, password: str | None) -> None:
        self.log = log_at(folder / "games.sqlite3")
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
        refused = sheet(jule, "b1", lang="fr")
        assert (refused.status_code, refused.json()["field"]) == (400, "lang")
        assert refused.json()["title"] == "lang: „fr“ geht nicht. Erlaubt: de, en"
        others = sheet(jule, "b4")
        assert (others.status_code, others.json()["code"]) == (403, "not_allowed")
        assert others.json()["message"]["id"] == "error-not_all_of_it"  # its player may, too
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


# --- earlier levels and documents -----------------------------------------------------------------------------------


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, kind=Examples) as server:
        yield server


def being(browser: Browser, who: str) -> Any:
    return browser.view["beings"].get(who)


def done(browser: Browser, **command: Any) -> None:
    """The game master does something."""
    answer = browser.ask({"t": "do", "key": f"k{len(str(command))}-{command}"[:60], "command": command})
    assert answer["t"] == "done", answer


def hurt(leader: Browser) -> Any:
    """Ilka grows by a level, is hurt, and loses a Rewind."""
    leader.sit("gm")
    done(leader, do="advance", target="b1", skills={"melee": 5})
    done(leader, do="damage", target="b1", amount=20)
    done(leader, do="set_condition", target="b1", condition="shock")
    done(leader, do="override", target="b1", field="rewinds", value=1)
    leader.see(lambda view: view["beings"]["b1"].get("rewinds") == 1)
    return being(leader, "b1")


def test_an_earlier_level_is_seen_whole_and_on_paper(own_server: Server) -> None:
    with Browser(own_server) as leader, Browser(own_server) as jule:
        hurt(leader)
        jule.join("jule")
        then = jule.http.get("/api/tables/glockengrund/beings/b1/levels/1").json()
        assert (then["level"], then["hp"], then["max_hp"], then["conditions"]) == (1, 108, 108, [])
        skills = {one["id"]: one["value"] for one in then["skills"]}
        assert skills["melee"] == 45
        assert "Level1" in text_of(sheet(jule, "b1", level=1).content)
        assert "Level2" in text_of(sheet(jule, "b1").content)
        for refused in (sheet(jule, "b1", level=7), jule.http.get("/api/tables/glockengrund/beings/b1/levels/7")):
            assert (refused.status_code, refused.json()["field"]) == (400, "level")
        assert jule.http.get("/api/tables/glockengrund/beings/b4/levels/1").json()["code"] == "not_allowed"


def document(browser: Browser, who: str) -> httpx.Response:
    return browser.http.get(f"/api/tables/glockengrund/beings/{who}/character.json")


def imported(browser: Browser, raw: bytes) -> Any:
    headers = {"x-csrftoken": browser.http.cookies["csrftoken"], "content-type": "application/octet-stream"}
    return browser.http.post("/api/creation/percentacy/import", content=raw, headers=headers).json()


def test_a_played_character_comes_back_equal_after_export_and_delete(own_server: Server) -> None:
    with Browser(own_server) as leader, Browser(own_server) as jule:
        before = hurt(leader)
        jule.sit("jule")
        assert bring(leader, "b1", game="glockengrund").status_code == 200
        leader.see(lambda view: view["beings"]["b1"].get("portrait"))
        before = being(leader, "b1")
        answer = document(jule, "b1")
        assert answer.headers["content-disposition"] == "attachment; filename*=UTF-8''Ilka%20Brandt.json"
        assert document(jule, "b2").json()["code"] == "not_allowed"
        raw = answer.content
        done(leader, do="remove_being", target="b1")
        leader.see(lambda view: "b1" not in view["beings"])
        report = imported(jule, raw)
        assert (report["left"], report["changed"]) == ([], [])
        sent = {"draft": report["draft"], "played": report["played"], "key": "back"}
        assert jule.send("POST", "/api/tables/glockengrund/characters", sent).json() == {"waits": True}
        leader.see(lambda view: view["requests"])
        (request,) = leader.view["requests"].values()
        assert leader.ask({"t": "request", "key": "yes", "request": request["id"], "accept": True})["t"] == "done"
        leader.see(lambda view: any(one["name"] == "Ilka Brandt" for one in view["beings"].values()))
        (again,) = (one for one in leader.view["beings"].values() if one["name"] == "Ilka Brandt")
        assert {**again, "id": "b1"} == before
        assert document(jule, again["id"]).content == raw


def test_a_picture_that_the_table_does_not_keep_is_left(own_server: Server) -> None:
    with Browser(own_server) as leader:
        leader.sit("gm")
        sent = {"draft": {"name": "Orla"}, "played": {"hp": 3, "portrait": "0f" * 32}, "key": "k", "seat": ""}
        assert leader.send("POST", "/api/tables/glockengrund/characters", sent).json() == {"waits": False}
        leader.see(lambda view: any(one["name"] == "Orla" for one in view["beings"].values()))
        (orla,) = (one for one in leader.view["beings"].values() if one["name"] == "Orla")
        assert (orla["hp"], orla.get("portrait", "")) == (3, "")


@pytest.mark.parametrize("seat", ["gm", "jule"])
def test_a_picture_goes_along_in_the_file_to_another_server(own_server: Server, tmp_path: Path, seat: str) -> None:
    with Browser(own_server) as leader:
        leader.sit("gm")
        assert bring(leader, "b1", game="glockengrund").status_code == 200
        leader.see(lambda view: view["beings"]["b1"].get("portrait"))
        raw = document(leader, "b1").content
    there = tmp_path / "other"
    there.mkdir()
    with serving(there, kind=Examples) as other, Browser(other) as leader, Browser(other) as mine:
        leader.sit("gm")
        mine.sit(seat)
        report = imported(mine, raw)
        assert (report["left"], report["changed"]) == ([], [])
        assert "played-portrait" in [one["id"] for one in report["told"]]
        sent = {"draft": report["draft"], "played": report["played"], "key": "there"}
        asked = mine.send("POST", "/api/tables/glockengrund/characters", sent).json()["waits"]
        assert asked is (seat != "gm")
        if asked:
            leader.see(lambda view: view["requests"])
            (request,) = leader.view["requests"].values()
            assert leader.ask({"t": "request", "key": "yes", "request": request["id"], "accept": True})["t"] == "done"
        leader.see(lambda view: any(one.get("portrait") for one in view["beings"].values()))
        (ilka,) = (one for one in leader.view["beings"].values() if one.get("portrait"))
        shown = leader.http.get(f"/api/tables/glockengrund/beings/{ilka['id']}/portrait/{ilka['portrait']}/large")
        assert (shown.status_code, shown.headers["content-type"]) == (200, "image/webp")


def test_a_file_whose_picture_shows_nothing_comes_without_it(own_server: Server) -> None:
    data = {"format": "spielwerk-character", "version": 1, "system": "percentacy", "system_version": "", "content": ""}
    data |= {"character": {"name": "Orla", "portrait": "0f" * 32}, "picture": "AAAA"}
    with Browser(own_server) as leader:
        leader.sit("gm")
        report = imported(leader, json.dumps(data).encode())
        assert (report["draft"]["name"], report["played"]) == ("Orla", {})
        assert [(one["field"], one["why"]["id"]) for one in report["left"]] == [
            ("portrait", "error-picture_unreadable")
        ]


# --- what a character needs that the table does not have yet ----------------------------------------------------------

KITES = {"do": "set_house_content", "kind": "skill", "entry": {"name": "Kites", "attributes": ["dexterity"]}}


def wish(browser: Browser, command: Any) -> httpx.Response:
    return browser.send("POST", "/api/tables/glockengrund/wishes", {"command": command, "key": "w", "note": "Kites"})


def test_a_player_asks_for_a_skill_of_the_tables_own(own_server: Server) -> None:
    with Browser(own_server) as leader, Browser(own_server) as jule:
        leader.sit("gm")
        jule.sit("jule")
        assert wish(jule, KITES).json() == {"waits": True}
        leader.see(lambda view: view["requests"])
        (request,) = leader.view["requests"].values()
        assert request["command"] == KITES
        assert "own_kites" not in str(leader.view["table"])
        assert leader.ask({"t": "request", "key": "yes", "request": request["id"], "accept": True})["t"] == "done"
        asked = {"draft": {"skills": {"own_kites": 5}}, "table": "glockengrund"}
        seen = jule.send("POST", "/api/creation/percentacy/view", asked).json()
        assert [one["name"]["en"] for one in seen["own"]["skill"]] == ["Kites"]
        assert seen["skills"]["rows"]["own_kites"]["cap"] == 20
        assert wish(jule, {"do": "damage", "target": "b1", "amount": 9}).json()["code"] == "not_allowed"
        assert wish(leader, {**KITES, "entry": {"name": "Masks", "attributes": ["charisma"]}}).json() == {
            "waits": False
        }


def test_what_a_table_has_of_its_own_stands_on_its_sheets_and_in_its_compendium_alone(server: Server) -> None:
    hook = {"id": "own_hook", "name": "Hafenhaken", "damage": [40, 30, 20, 10], "range": 2, "traits": {"melee": True}}
    sick = {"name": "Landkrank", "points": 25, "effects": [{"kind": "penalty", "amount": -10, "when": "sight"}]}
    wishes: list[dict[str, Any]] = [
        {"do": "set_house_content", "kind": "weapon", "entry": hook},
        {"do": "set_house_content", "kind": "handicap", "entry": sick},
        {"do": "override", "target": "b1", "field": "weapons", "value": ["own_hook"]},
    ]
    with Browser(server) as gm:
        gm.sit("gm")
        for number, wish in enumerate(wishes):
            assert gm.ask({"t": "do", "key": f"own-{number}", "command": wish})["t"] == "done"
        paper = text_of(sheet(gm, "b1").content)
        assert "Hafenhaken" in paper
        path = "/api/systems/percentacy/compendium/de"
        own = {one["name"]: one for one in gm.http.get(path, params={"table": "glockengrund"}).json()["entries"]}
        assert own["Hafenhaken"]["kind"] == "weapon"
        assert "−10" in " ".join(own["Landkrank"]["text"])
        assert "Hafenhaken" not in gm.http.get(path).text
        assert gm.http.get("/api/systems/plus_minus", params={"table": "glockengrund"}).json()["field"] == "table"
    with Browser(server) as stranger:
        refused = stranger.http.get(path, params={"table": "glockengrund"})
        assert refused.status_code in (401, 403)
