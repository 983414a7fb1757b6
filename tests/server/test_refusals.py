"""Bad input of every kind is refused in sentences of the reader's language, with the field and what is allowed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spielwerk.core.text import LANGUAGES, Message
from spielwerk.server.problems import catalogue
from tests.server.served import Browser, Server, serving

OF_MSGSPEC = re.compile(r"\b(Expected|Object|Invalid|missing|required|unknown|field|got|array|length|str|int|null)\b")
LEFT_OVER = re.compile(r"allowed-|error-|\{|\$|: *$|“”|„“")

MESSAGES: list[tuple[Any, str]] = [
    ("", ""),
    ("{", ""),
    ("[]", ""),
    ("7", ""),
    ('"\\ud800"', ""),
    ({"t": "dance", "key": "k"}, "t"),
    ({"t": 3, "key": "k"}, "t"),
    ({"key": "k"}, "t"),
    ({"t": "do", "key": "k"}, "command"),
    ({"t": "do", "key": "k", "command": []}, "command"),
    ({"t": "do", "key": "k", "command": {}, "loud": True}, "loud"),
    ({"t": "do", "key": "k", "command": {}, "hidden": "yes"}, "hidden"),
    ({"t": "do", "key": "k", "command": {}}, "do"),
    ({"t": "do", "key": "k", "command": {"do": "fly"}}, "do"),
    ({"t": "do", "key": "k", "command": {"do": 7}}, "do"),
    ({"t": "do", "key": "k", "command": {"do": "check"}}, "by"),
    ({"t": "do", "key": "k", "command": {"do": "check", "by": 7}}, "by"),
    ({"t": "do", "key": "k", "command": {"do": "check", "by": "ana", "luck": 3}}, "luck"),
    ({"t": "do", "key": "", "command": {"do": "check", "by": "ana"}}, "key"),
    ({"t": "do", "key": "k" * 65, "command": {"do": "check", "by": "ana"}}, "key"),
    ({"t": "answer", "key": "k", "question": "0:0", "value": 1.5}, "value"),
    ({"t": "answer", "key": "k", "question": "0:0", "value": [1]}, "value"),
    ({"t": "take_back", "key": "k", "action": -1}, "action"),
    ({"t": "take_back", "key": "k", "action": 2**70}, "action"),
    ({"t": "take_back", "key": "k", "action": "0"}, "action"),
    ({"t": "redo", "key": "k", "action": 0, "at": 0, "value": [1]}, "value"),
    ({"t": "say", "key": "k", "text": ""}, "text"),
    ({"t": "say", "key": "k", "text": "x" * 2001}, "text"),
    ({"t": "seat", "key": "k", "hold": 1}, "hold"),
]
BODIES: list[tuple[Any, str]] = [
    (b"", ""),
    (b"{", ""),
    (b"[", ""),
    (b"[]", ""),
    (b"7", ""),
    ({"name": 5}, "name"),
    ({"name": None}, "name"),
    ({"name": ["Jo"]}, "name"),
    ({"name": "x" * 300}, "name"),
    ({"name": "x" * 61}, "name"),
    ({"name": " "}, "name"),
    ({"name": "Jo", "seat": 4}, "seat"),
    ({"name": "Jo", "seat": "throne"}, "seat"),
    ({"name": "Jo", "seat": "s" * 99}, "seat"),
    ({"name": "Jo", "crown": True}, "crown"),
    (b"[" * 9999 + b"]" * 9999, ""),
]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


def message_of(plain: Any) -> Any:
    """A message as it came over the wire, nested ones too."""
    if isinstance(plain, list):
        return tuple(map(message_of, plain))
    if isinstance(plain, Mapping) and "id" in plain:
        return Message(plain["id"], {name: message_of(arg) for name, arg in plain.get("args", {}).items()})
    return plain


def assert_said(sentence: str, language: str, field: str) -> None:
    assert field in sentence
    assert not LEFT_OVER.search(sentence), sentence
    if language == "de":
        assert not OF_MSGSPEC.search(sentence.replace(f"{field}:", "").replace("(null)", "")), sentence


@pytest.mark.parametrize(("message", "field"), MESSAGES)
def test_what_comes_over_the_line(shared: Server, message: Any, field: str) -> None:
    with Browser(shared) as ann:
        ann.sit("one")
        ann.tell(message)
        error = ann.until(lambda reply: reply["t"] == "refused")["error"]
    assert (error["code"], error.get("field", "")) == ("bad_value", field)
    for language in LANGUAGES:
        assert_said(catalogue(language).say(message_of(error["message"])), language, field)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("body", "field"), BODIES)
def test_what_comes_over_http(shared: Server, body: Any, field: str, language: str) -> None:
    with Browser(shared, language) as ann:
        ann.http.get("/api/server")
        headers = {"x-csrftoken": ann.http.cookies["csrftoken"], "content-type": "application/json"}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = ann.http.post(f"/api/join/{shared.links['']}", content=content, headers=headers)
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem.get("field", "")) == (400, "bad_value", field)
    assert_said(problem["title"], language, field)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", ["x", "-1", "1.5", str(2**80), ""])
def test_what_stands_in_an_address(shared: Server, before: str, language: str) -> None:
    with Browser(shared, language) as ann:
        ann.join("one").raise_for_status()
        problem = ann.http.get("/api/tables/g1/log", params={"before": before}).json()
    assert (problem["code"], problem["field"]) == ("bad_value", "before")
    assert_said(problem["title"], language, "before")
