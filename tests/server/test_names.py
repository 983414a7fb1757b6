"""Signs that nobody sees: neither names of tables, seats and beings nor what is said have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.served import Browser, serving
from tests.server.test_sheets import Examples

TURNED, PLAIN = "Ilka \u202etdnarB\u200b", "Ilka tdnarB"


def test_names_and_talk_come_without_signs_that_turn_what_stands_beside_them(tmp_path: Path) -> None:
    with serving(tmp_path, kind=Examples) as server, Browser(server) as leader:
        leader.http.get("/api/tables")  # whoever asks first owns the server, and may begin tables
        assert leader.join("gm", name=TURNED).is_success
        leader.look()
        assert leader.view["me"]["name"] == PLAIN
        being = {"name": TURNED, "notes": TURNED}
        for key, message in (
            ("add", {"t": "do", "command": {"do": "add_being", "being": being}}),
            ("said", {"t": "say", "text": TURNED}),
            ("scene", {"t": "do", "command": {"do": "start_scene", "title": TURNED}}),
        ):
            answer = leader.ask({**message, "key": key})
            assert answer["t"] == "done", answer
        leader.see(lambda view: view["table"]["scene"] == PLAIN)
        assert [one["notes"] for one in leader.view["beings"].values() if one["name"] == PLAIN] == [PLAIN]
        made = leader.send("POST", "/api/tables", {"system": "percentacy", "name": TURNED})
        assert made.is_success, made.text
        assert PLAIN in leader.http.get("/api/tables").text
        assert "\u202e" not in str(leader.view)
        assert leader.ask({"t": "say", "text": "\u202e\u200b", "key": "nothing"})["error"]["field"] == "text"


@pytest.mark.parametrize(
    ("name", "shown"), [("   ", "   "), ("Or\nla", "OrU+000Ala"), ("Orla\u0007", "OrlaU+0007"), ("\t", "U+0009")]
)
def test_what_nobody_could_read_as_a_name_is_refused_everywhere(tmp_path: Path, name: str, shown: str) -> None:
    with serving(tmp_path, kind=Examples) as server, Browser(server) as leader:
        leader.http.get("/api/tables")
        refused = [
            leader.join("gm", name=name).json(),
            leader.send("POST", "/api/tables", {"system": "percentacy", "name": name}).json(),
        ]
        assert leader.join("gm").is_success
        leader.look()
        commands = (
            {"do": "add_being", "being": {"name": name}},
            {"do": "add_being", "being": {"name": "Orla", "gear": [{"id": "rope", "name": name}]}},
            {"do": "start_scene", "title": name},
            {"do": "set_counter", "target": "b1", "counter": name, "value": 1},
            {"do": "take_item", "by": "b1", "gear": "rope", "called": name},
            {"do": "override", "target": "b1", "field": "name", "value": name},
            {"do": "set_house_content", "kind": "skill", "entry": {"name": name, "attributes": ["strength"]}},
        )
        for number, command in enumerate(commands):
            refused.append(leader.ask({"t": "do", "command": command, "key": f"k{number}"})["error"])
    fields = ("name", "name", "name", "name", "title", "counter", "called", "value", "name")
    for error, field in zip(refused, fields, strict=True):
        args = error["message"]["args"]
        assert (error["code"], error["field"], args["value"]) == ("bad_value", field, shown)
        assert args["allowed"]["id"] == "allowed-name"


def test_a_draft_may_be_without_a_name_still_but_not_have_one_of_two_lines(tmp_path: Path) -> None:
    with serving(tmp_path, kind=Examples) as server, Browser(server) as somebody:
        start = somebody.http.get("/api/creation/percentacy").json()["new"]
        seen = [
            somebody.send("POST", "/api/creation/percentacy/view", {"draft": {**start, "name": name}})
            for name in ("Orla", "  ", "Or\nla")
        ]
        assert [answer.status_code for answer in seen] == [200, 200, 400]
        assert (seen[2].json()["code"], seen[2].json()["field"]) == ("bad_value", "name")


class Pool(Examples):
    """The example table of Erzählpool, which may call attributes as it likes."""

    game = "endstelle"


def test_what_a_table_calls_an_attribute_is_said_there_alone(tmp_path: Path) -> None:
    with serving(tmp_path, kind=Pool) as server, Browser(server) as leader:
        leader.join("gm")
        leader.look()
        path = f"/api/systems/erzaehlpool/compendium/de?table={server.game}"
        before = leader.http.get(path).text
        for key, command in (
            ("own", {"do": "set_option", "option": "names", "value": "own"}),
            ("called", {"do": "rename", "kind": "attribute", "id": "stamina", "name": "Zähigkeit der Furt"}),
        ):
            assert leader.ask({"t": "do", "command": command, "key": key})["t"] == "done"
        assert "Zähigkeit der Furt" in leader.http.get(path).text
        assert leader.http.get("/api/systems/erzaehlpool/compendium/de").text == before
        assert "{attribute:stamina}" in leader.http.get(f"/api/systems/erzaehlpool?table={server.game}").text
