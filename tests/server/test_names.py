"""Signs that nobody sees: neither names of tables, seats and beings nor what is said have them."""

from __future__ import annotations

from pathlib import Path

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
