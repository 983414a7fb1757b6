"""Making characters over HTTP: views of drafts, archetypes, chance, drafts that are kept, and the way to a table."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from spielwerk.core.characters.character import Creation
from spielwerk.core.system import installed
from spielwerk.core.text import Message
from spielwerk.server import app
from spielwerk.server.drafting import LONGEST
from spielwerk.store.contract import NO_ACTION, Request
from tests.server.served import Browser, Server, serving
from tests.table.sitting import TABLE_TINY
from tests.tiny import Ring

SHORT = {"code": "skill_low", "field": "skill", "rule": "", "message": Message("problem"), "repairs": []}


class Gate:
    """A draft of this name takes until the gate is opened."""

    name = "slow"

    def __init__(self) -> None:
        self.reached, self.open = threading.Event(), threading.Event()


GATE = Gate()


def view(state: Ring, draft: Mapping[str, Any]) -> Any:
    """A fighter needs a skill of 10."""
    if draft.get("name") == GATE.name:
        GATE.reached.set()
        GATE.open.wait(30)
    found = [] if draft.get("skill", 0) >= 10 else [SHORT]
    checks = state.options.get("checks", "enforce")
    return {"checks": checks, "verdict": "invalid" if found else "valid", "problems": found, "hints": []}


def bring(draft: Mapping[str, Any], seat: str) -> dict[str, Any]:
    return {"do": "add_being", "being": {**draft, "id": "new", "seat": seat}}


CREATION = Creation(new={"skill": 0}, fields=("name", "skill"), view=view, bring=bring, gm_fields=("npc",))
SYSTEMS = {
    "tiny": replace(TABLE_TINY, creation=CREATION),
    "plain": TABLE_TINY,
    "percentacy": installed()["percentacy"],
}


class Workshop(Server):
    """A server with a system that characters are made for."""

    systems = SYSTEMS


ORLA = {"name": "Orla", "skill": 30}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), kind=Workshop) as server:
        yield server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, kind=Workshop) as server:
        yield server


# --- work ---------------------------------------------------------------------------------------------------------


def test_a_draft_that_takes_long_does_not_hold_up_the_table(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as ben:
        ann.sit("one")
        codes: list[int] = []

        def ask() -> None:
            codes.append(ben.send("POST", "/api/creation/tiny/view", {"draft": {"name": GATE.name}}).status_code)

        asking = threading.Thread(target=ask)
        asking.start()
        try:
            assert GATE.reached.wait(20)
            assert ann.ask({"t": "say", "key": "k", "text": "hm"})["t"] == "done"
            assert codes == []
        finally:
            GATE.open.set()
            asking.join(20)
        assert codes == [200]


HEAVY: list[tuple[str, str, Any]] = [
    ("POST", "/api/creation/tiny/view", {"draft": {"skill": 9}}),
    ("POST", "/api/creation/percentacy/random", {}),
    ("POST", "/api/creation/percentacy/export", {"draft": {"name": "Orla"}}),
    ("POST", "/api/creation/percentacy/import", {}),
    ("POST", "/api/tables/g1/characters", {"draft": {"name": "Orla", "skill": 9}, "key": "k"}),
]


def test_only_so_much_is_worked_on_for_one_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "RATE", (0.0, len(HEAVY)))
    with serving(tmp_path, kind=Workshop) as server, Browser(server) as ann:
        ann.join("one").raise_for_status()
        first = [ann.send(*one).json().get("code") for one in HEAVY]
        assert "too_fast" not in first
        assert [ann.send(*one).status_code for one in HEAVY] == [429] * len(HEAVY)
        assert ann.http.get("/api/tables").status_code == 200


# --- views ----------------------------------------------------------------------------------------------------------


def test_anybody_may_have_a_draft_looked_at_without_a_table(shared: Server) -> None:
    with Browser(shared) as somebody:
        new = somebody.http.get("/api/creation/percentacy").json()["new"]
        answer = somebody.send("POST", "/api/creation/percentacy/view", {"draft": new})
        assert answer.status_code == 200
        seen = answer.json()
        assert seen["attributes"] == {"spent": 35, "total": 125, "left": 90, "least": 5, "most": 75}
        assert {one["code"] for one in seen["problems"]} >= {"name_missing", "attribute_points_left"}


def test_checks_that_are_off_name_no_problem_and_go_on_counting(shared: Server) -> None:
    with Browser(shared) as somebody:
        asked = {"draft": {"attributes": {"strength": 90}}, "options": {"creation_checks": "off"}}
        seen = somebody.send("POST", "/api/creation/percentacy/view", asked).json()
        assert (seen["verdict"], seen["problems"], seen["attributes"]["spent"]) == ("valid", [], 90)


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"draft": {"name": 7}}, "name"),
        ({"draft": {"attributes": {"strength": "much"}}}, "attributes"),
        ({"draft": {"wings": 2}}, "wings"),
        ({"draft": {}, "options": {"gravity": "low"}}, "gravity"),
        ({"draft": []}, "draft"),
        ({}, "draft"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_field(shared: Server, asked: Any, field: str) -> None:
    with Browser(shared) as somebody:
        answer = somebody.send("POST", "/api/creation/percentacy/view", asked)
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_value"
        assert field in answer.text


def test_a_draft_that_is_too_large_is_refused(shared: Server) -> None:
    with Browser(shared) as somebody:
        answer = somebody.send("POST", "/api/creation/percentacy/view", {"draft": {"notes": "x" * 300_000}})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        assert answer.json()["message"]["args"]["allowed"] == LONGEST


@pytest.mark.parametrize("system", ["plain", "nothing"])
def test_a_system_without_a_builder_is_refused(shared: Server, system: str) -> None:
    with Browser(shared) as somebody:
        assert somebody.http.get(f"/api/creation/{system}").json()["code"] == "no_system"


def test_every_archetype_is_legal_in_both_languages(shared: Server) -> None:
    with Browser(shared) as somebody:
        archetypes = somebody.http.get("/api/creation/percentacy").json()["archetypes"]
        assert archetypes
        for one in archetypes:
            for draft in one["draft"].values():
                seen = somebody.send("POST", "/api/creation/percentacy/view", {"draft": draft}).json()
                assert {problem["code"] for problem in seen["problems"]} <= {"name_missing"}, one["id"]


def test_the_same_seed_gives_the_same_character_and_it_is_legal(shared: Server) -> None:
    with Browser(shared) as somebody:
        first, second = (somebody.send("POST", "/api/creation/percentacy/random", {"seed": 7}).json() for _ in "ab")
        assert first == second
        assert first["seed"] == 7
        seen = somebody.send("POST", "/api/creation/percentacy/view", {"draft": first["draft"]}).json()
        assert seen["verdict"] == "valid"


def test_a_draft_for_a_table_is_looked_at_there_by_those_who_sit_there(shared: Server) -> None:
    with Browser(shared) as ann, Browser(shared) as stranger:
        ann.join("one").raise_for_status()
        asked = {"draft": ORLA, "table": "g1"}
        assert ann.send("POST", "/api/creation/tiny/view", asked).json()["verdict"] == "valid"
        assert stranger.send("POST", "/api/creation/tiny/view", asked).json()["code"] == "not_allowed"
        assert ann.send("POST", "/api/creation/percentacy/view", asked).json()["code"] == "bad_value"


# --- files ----------------------------------------------------------------------------------------------------------


def test_a_draft_that_is_saved_and_opened_again_is_the_same(shared: Server) -> None:
    with Browser(shared) as somebody:
        drawn = somebody.send("POST", "/api/creation/percentacy/random", {"seed": 3, "language": "de"}).json()["draft"]
        draft = {**drawn, "name": "Größe 🎲 ẞ", "notes": "שלום"}
        saved = somebody.send("POST", "/api/creation/percentacy/export", {"draft": draft})
        assert saved.json()["format"] == "spielwerk-character"
        opened = sent(somebody, saved.content).json()
        assert opened["draft"] == draft
        assert (opened["changed"], opened["left"], opened["taken"]) == ([], [], len(draft))


def sent(browser: Browser, raw: bytes) -> httpx.Response:
    """A file sent to be opened."""
    browser.http.get("/api/server")
    headers = {"x-csrftoken": browser.http.cookies["csrftoken"], "content-type": "application/octet-stream"}
    return browser.http.post("/api/creation/percentacy/import", content=raw, headers=headers)


def test_a_file_of_what_no_character_has_been_through_is_refused(shared: Server) -> None:
    with Browser(shared) as somebody:
        asked = {"draft": {"name": "Orla"}, "played": {"hp": 3, "wings": 2}}
        refused = somebody.send("POST", "/api/creation/percentacy/export", asked)
        assert (refused.status_code, refused.json()["code"], refused.json()["field"]) == (400, "bad_value", "played")
        assert "wings" in refused.text
        saved = somebody.send("POST", "/api/creation/percentacy/export", {**asked, "played": {"hp": 3}})
        assert saved.json()["character"]["hp"] == 3


def test_what_cannot_be_taken_from_a_file_is_reported(shared: Server) -> None:
    with Browser(shared) as somebody:
        document = somebody.send("POST", "/api/creation/percentacy/export", {"draft": {"name": "Orla"}}).json()
        document["character"] |= {"wings": 2, "level": 1, "hp": 3, "skills": {"flying": 5, "melee": "much"}}
        opened = sent(somebody, json.dumps(document).encode()).json()
        assert opened["draft"] == {"name": "Orla", "level": 1}
        assert opened["played"] == {"hp": 3}
        assert [one["id"] for one in opened["told"]] == ["played-level", "played-hp"]
        assert {one["field"] for one in opened["left"]} == {"wings", "skills.flying", "skills.melee"}


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "not_a_character"),
        (b"\xff\xfe", "not_a_character"),
        (b'{"format":"other"}', "not_a_character"),
        (b"[" * 5000, "not_a_character"),
        (b'{"format":"spielwerk-character","version":99,"character":{}}', "newer_version"),
        (b'{"format":"spielwerk-character","version":1,"system":"tiny","character":{}}', "other_system"),
        (b"x" * 300_000, "too_large"),
    ],
)
def test_a_file_that_is_no_character_is_refused(shared: Server, raw: bytes, code: str) -> None:
    with Browser(shared) as somebody:
        assert sent(somebody, raw).json()["code"] == code


def test_systems_are_named_to_whoever_opens_a_file_of_another_one(shared: Server) -> None:
    raw = b'{"format":"spielwerk-character","version":1,"system":"tiny","character":{}}'
    with Browser(shared) as somebody:
        told = sent(somebody, raw).json()["message"]["args"]
    assert (told["value"], told["allowed"]) == ("Winzig", "Percentacy")


# --- to the table ---------------------------------------------------------------------------------------------------


def test_the_game_master_brings_a_character_at_once_and_once_only(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as ann:
        gm.sit("gm")
        ann.sit("one")
        for _ in range(2):
            sent = {"draft": ORLA, "key": "k1", "seat": "one"}
            assert gm.send("POST", "/api/tables/g1/characters", sent).json() == {"waits": False}
        ann.see(lambda view: view["beings"].get("new", {}).get("seat") == "one")


def test_a_player_asks_and_the_character_comes_when_the_game_master_agrees(server: Server) -> None:
    with Browser(server) as gm, Browser(server) as ann:
        gm.sit("gm")
        ann.sit("one")
        for _ in range(2):  # a browser that did not get the answer asks again
            answer = ann.send("POST", "/api/tables/g1/characters", {"draft": ORLA, "key": "k1", "seat": "two"})
            assert answer.json() == {"waits": True}
        gm.see(lambda view: view["requests"])
        (request,) = gm.view["requests"].values()
        assert (request["seat"], request["action"], request["note"]) == ("one", None, "Orla")
        assert request["command"]["being"]["seat"] == "one"
        assert "new" not in gm.view["beings"]
        ann.see(lambda view: view["requests"])
        assert all("command" not in one for one in ann.view["requests"].values())
        done = gm.ask({"t": "request", "key": "k2", "request": request["id"], "accept": True})
        assert done["t"] == "done"
        gm.see(lambda view: not view["requests"])
        ann.see(lambda view: view["beings"].get("new", {}).get("seat") == "one")


def test_a_player_cannot_agree_and_may_withdraw(server: Server) -> None:
    with Browser(server) as ann:
        ann.sit("one")
        ann.send("POST", "/api/tables/g1/characters", {"draft": ORLA, "key": "k1"})
        ann.see(lambda view: view["requests"])
        (request,) = ann.view["requests"]
        refused = ann.ask({"t": "request", "key": "k2", "request": request, "accept": True})
        assert refused["error"]["code"] == "not_allowed"
        ann.ask({"t": "request", "key": "k3", "request": request, "accept": False})
        ann.see(lambda view: not view["requests"])


def test_requests_for_characters_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, kind=Workshop) as server, Browser(server) as ann:
        ann.join("one").raise_for_status()
        ann.send("POST", "/api/tables/g1/characters", {"draft": ORLA, "key": "k1"}).raise_for_status()
    with serving(tmp_path, kind=Workshop) as server, Browser(server) as gm:
        gm.sit("gm")
        (request,) = gm.view["requests"]
        gm.ask({"t": "request", "key": "k2", "request": request, "accept": True})
        gm.see(lambda view: "new" in view["beings"])


def test_where_nobody_gains_levels_that_is_said(shared: Server) -> None:
    with Browser(shared) as gm:
        gm.join("gm").raise_for_status()
        growth = "/api/tables/g1/beings/ana/growth"
        assert gm.http.get(growth).json()["code"] == "no_growth"
        assert gm.send("POST", growth, {"draft": ORLA}).json()["code"] == "no_growth"


def test_a_draft_with_problems_and_a_strange_seat_stay_out(shared: Server) -> None:
    with Browser(shared) as gm, Browser(shared) as eve, Browser(shared) as stranger:
        gm.join("gm").raise_for_status()
        low = gm.send("POST", "/api/tables/g1/characters", {"draft": {"name": "Ilka"}, "key": "k1"})
        assert (low.status_code, low.json()["code"]) == (409, "draft_unfinished")
        nobody = gm.send("POST", "/api/tables/g1/characters", {"draft": ORLA, "key": "k2", "seat": "eye"})
        assert (nobody.status_code, nobody.json()["field"]) == (400, "seat")
        assert nobody.json()["message"]["args"]["allowed"] == "one, two"
        eve.join("eye").raise_for_status()
        for other in (eve, stranger):
            answer = other.send("POST", "/api/tables/g1/characters", {"draft": ORLA, "key": "k3"})
            assert answer.json()["code"] == "not_allowed"


@pytest.mark.parametrize("command", [{}, {"do": "add_being"}, {"do": ["add_being"]}, {"do": None}])
def test_what_no_form_asks_for_is_not_asked_for(shared: Server, command: dict[str, Any]) -> None:
    with Browser(shared) as gm:
        gm.join("gm").raise_for_status()
        answer = gm.send("POST", "/api/tables/g1/wishes", {"command": command, "key": "k1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


@pytest.mark.parametrize("body", [{"draft": {**ORLA, "npc": True}}, {"draft": ORLA, "played": {"npc": True}}])
def test_a_player_cannot_lift_the_limits_of_a_draft(server: Server, body: dict[str, Any]) -> None:
    with Browser(server) as gm, Browser(server) as ann:
        gm.sit("gm")
        ann.sit("one")
        refused = ann.send("POST", "/api/tables/g1/characters", {**body, "key": "k1"})
        assert (refused.status_code, refused.json()["code"], refused.json()["field"]) == (403, "not_allowed", "npc")
        assert ann.ask({"t": "say", "key": "k", "text": "hm"})["t"] == "done"
        assert gm.view["requests"] == {}
        draft = {"draft": {**ORLA, "npc": True}, "table": "g1"}
        assert ann.send("POST", "/api/creation/tiny/view", draft).json()["field"] == "npc"
        assert gm.send("POST", "/api/creation/tiny/view", draft).status_code == 200
        assert gm.send("POST", "/api/tables/g1/characters", {**body, "key": "k2"}).json() == {"waits": False}


def test_all_that_lifts_the_limits_of_a_character_is_for_the_game_master() -> None:
    system = installed()["percentacy"]
    assert system.creation is not None
    state = system.start({}, {})
    lifting = {"npc": True, "role": "supporting"}
    mighty = {**system.creation.new, "attributes": {"strength": 900}}
    assert "attribute_high" in {one["code"] for one in system.creation.view(state, mighty)["problems"]}
    for field, value in lifting.items():
        lifted = system.creation.view(state, {**mighty, field: value})
        assert "attribute_high" not in {one["code"] for one in lifted["problems"]}
    assert set(system.creation.gm_fields) == set(lifting)


def test_a_key_that_is_too_long_is_refused(shared: Server) -> None:
    with Browser(shared) as ann:
        ann.sit("one")
        answer = ann.send("POST", "/api/tables/g1/characters", {"draft": ORLA, "key": "k" * 61})
        assert (answer.status_code, answer.json()["field"]) == (400, "key")


def test_a_request_that_other_rules_can_no_longer_read_is_shown_and_can_only_be_declined(server: Server) -> None:
    server.log.put_request("g1", Request("r1", "one", NO_ACTION, "Orla", 0, b'{"do":"gone"}')).result()
    with Browser(server) as gm:
        gm.sit("gm")
        assert gm.view["requests"]["r1"]["message"]["args"] == {"text": "gone"}
        refused = gm.ask({"t": "request", "key": "k1", "request": "r1", "accept": True})
        assert refused["error"]["code"] == "bad_value"
        gm.ask({"t": "request", "key": "k2", "request": "r1", "accept": False})
        gm.see(lambda view: not view["requests"])


# --- drafts that are kept -------------------------------------------------------------------------------------------


def kept(changed: int, **body: Any) -> dict[str, Any]:
    return {"system": "tiny", "changed": changed, "body": body}


def test_drafts_follow_a_person_and_the_newer_one_counts(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as ben:
        ann.join("one").raise_for_status()
        ben.join("two").raise_for_status()
        for one in (kept(5, name="Orla"), kept(4, name="old")):
            assert ann.send("PUT", "/api/drafts/d-1", one).json() == {"kept": True}
        (mine,) = ann.http.get("/api/drafts").json()
        assert mine == {"id": "d-1", "system": "tiny", "changed": 5, "body": {"name": "Orla"}}
        assert ben.http.get("/api/drafts").json() == []
        assert ben.send("DELETE", "/api/drafts/d-1").status_code == 204
        assert len(ann.http.get("/api/drafts").json()) == 1
        ann.send("DELETE", "/api/drafts/d-1")
        assert ann.http.get("/api/drafts").json() == []


def test_nothing_is_kept_for_somebody_nobody_knows(shared: Server) -> None:
    with Browser(shared) as stranger:
        assert stranger.http.get("/api/drafts").json() == []
        assert stranger.send("PUT", "/api/drafts/d-1", kept(1)).json() == {"kept": False}
        assert stranger.send("DELETE", "/api/drafts/d-1").status_code == 204
        assert stranger.http.get("/api/drafts").json() == []


def test_keeping_a_draft_reads_no_other(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with Browser(server) as ann:
        ann.join("one").raise_for_status()
        monkeypatch.setattr(server.log, "drafts", None)
        for changed in (5, 3):
            assert ann.send("PUT", "/api/drafts/d1", kept(changed, name=str(changed))).json() == {"kept": True}
        monkeypatch.undo()
        (draft,) = ann.http.get("/api/drafts").json()
        assert draft["changed"] == 5


def test_only_so_many_drafts_are_kept(server: Server) -> None:
    with Browser(server) as ann:
        ann.join("one").raise_for_status()
        for number in range(50):
            ann.send("PUT", f"/api/drafts/d-{number}", kept(number)).raise_for_status()
        assert ann.send("PUT", "/api/drafts/d-50", kept(1)).json()["code"] == "too_many_drafts"
        assert ann.send("PUT", "/api/drafts/d-0", kept(99)).json() == {"kept": True}
        assert ann.send("PUT", "/api/drafts/d_x", kept(1)).status_code == 400
