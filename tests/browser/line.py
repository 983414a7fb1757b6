"""A seat's websocket without a page: what comes before the scene that a test is about needs no clicks."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from tests.patched import patched

PATIENCE = 60.0
"""How long an answer may take, in seconds."""
View = dict[str, Any]


class Line:
    """What a seat sees and sends."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self.view, self._number = socket, View(), -1
        while not self.view:
            self._read()

    def _read(self) -> Mapping[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        if message["t"] == "view":
            self.view, self._number = message["view"], message["v"]
        elif message["t"] == "patch":
            assert message["v"] == self._number + 1
            self.view, self._number = patched(self.view, message["ops"]), message["v"]
        return message

    def tell(self, kind: str, **fields: Any) -> Mapping[str, Any]:
        """Send a message and wait for its reply and for the view after it."""
        key = secrets.token_hex(8)
        self._socket.send(json.dumps({"t": kind, "key": key, **fields}))
        while (reply := self._read()).get("key") != key:
            pass
        self._socket.send(json.dumps({"t": "view"}))
        while self._read()["t"] != "view":
            pass
        return reply

    def sure(self, kind: str, **fields: Any) -> None:
        """Send a message that must not be refused."""
        reply = self.tell(kind, **fields)
        assert reply["t"] != "refused", reply

    def do(self, do: str, /, **fields: Any) -> None:
        """A command that must not be refused."""
        self.sure("do", command={"do": do, **fields})

    @property
    def question(self) -> Mapping[str, Any] | None:
        """What is being asked."""
        stage = self.view["stage"]
        return None if stage is None else stage["question"]

    def answer(self, value: int | str) -> None:
        """Answer what is being asked, for whomever."""
        assert self.question is not None, "nothing is asked"
        self.sure("answer", question=self.question["id"], value=value)

    def settle(self, faces: Callable[[Mapping[str, Any]], int] | Sequence[int], *wishes: str) -> list[str]:
        """Answer all that is asked: rolls with these faces, the rest with the first wish on offer or the suggestion.

        Returns what was asked, by key.
        """
        left, asked = list(faces) if not callable(faces) else [], list[str]()
        while (question := self.question) is not None:
            asked.append(question["key"])
            if question["kind"] == "roll":
                self.answer(faces(question) if callable(faces) else left.pop(0))
                continue
            legal = [one["id"] for one in question["options"] if one["legal"]]
            wish = next((one for one in wishes if one in legal), question["suggestion"])
            self.answer(legal[0] if wish is None else wish)
        assert left == [], f"faces that nobody asked for: {left}; asked was {asked}"
        return asked


@contextmanager
def taken(link: str, name: str) -> Iterator[Line]:
    """Take the seat of an invitation and open its line, without a browser."""
    address, _, token = link.partition("/join/")
    with httpx.Client(base_url=address, timeout=PATIENCE, verify=False) as http:
        http.get("/api/server")
        header = {"x-csrftoken": http.cookies["csrftoken"]}
        answer = http.post(f"/api/join/{token}", json={"name": name, "seat": None}, headers=header)
        answer.raise_for_status()
        with line(address, answer.json()["table"], dict(http.cookies)) as opened:
            yield opened


@contextmanager
def line(address: str, table: str, cookies: Mapping[str, str]) -> Iterator[Line]:
    """Open the line of whoever has these cookies."""
    host = address.removeprefix("http://")
    header = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    with connect(
        f"ws://{host}/ws/tables/{table}", additional_headers=header, origin=Origin(address), max_size=None
    ) as socket:
        yield Line(socket)
