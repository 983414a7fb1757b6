"""`serve` as a process: what it prints, how it ends, and that a kill in an open question changes nothing."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.text import Message
from spielwerk.server.run import Stop, ask_password, bind, printed_in, serve
from spielwerk.store.sqlite import SqliteLog
from tests.server.served import PATIENCE, SYSTEMS, Browser

SERVE = """
import sys
from pathlib import Path
from spielwerk.server.run import serve
from tests.table.sitting import TABLE_TINY

data = Path(sys.argv[1])
examples = data / "examples"
sys.exit(serve(port=int(sys.argv[2]), data=data, language=sys.argv[3], systems={"tiny": TABLE_TINY}, examples=examples))
"""
EXAMPLE = """
id = "g1"
system = "tiny"
name = "Die Furt"
start = ["start_session", { do = "start_scene", title = "Am Ufer" }]

[intro]
de = "Ein Fluss."
en = "A river."

[[seats]]
id = "lead"
name = "Gundel"
role = "gm"

[[seats]]
id = "one"
name = "Ann"

[[beings]]
id = "ana"
name = "Ana"
seat = "one"
"""


class Printed:
    """What a serving process printed: its address and the links by the name before them."""

    game = "g1"

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.lines = []
        for line in process.stdout:
            self.lines.append(line.rstrip())
            if "Strg+C" in line or "Ctrl+C" in line:
                break
        text = "\n".join(self.lines)
        found = re.search(r"http://127\.0\.0\.1:(\d+)", text)
        assert found is not None, text
        self.port, self.base = int(found[1]), found[0]
        found_links = re.findall(r"^  (.*): http\S+/join/(\S+)$", text, re.MULTILINE)
        self.links = dict(reversed(found_links))  # those of the first table


@contextmanager
def process(folder: Path, language: str = "de") -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", SERVE, str(folder), "0", language]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield running
    finally:
        running.kill()
        running.communicate(timeout=PATIENCE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "ford.toml").write_text(EXAMPLE)
    return tmp_path


def test_the_first_run_makes_the_examples_and_says_how_to_get_in(folder: Path) -> None:
    with process(folder) as running:
        printed = Printed(running)
        assert printed.lines[0] == f"Spielwerk läuft: {printed.base}"
        assert "Die Furt (Winzig)" in printed.lines
        assert list(printed.links) == ["Wer noch mitspielt", "Ann", "Spielleitung"]
        with Browser(server(printed)) as gm:
            gm.join("Spielleitung", "")
            gm.look()
            assert gm.view["table"]["scene"] == "Am Ufer"
            assert gm.view["table"]["session"] == 1
            assert gm.view["me"]["name"] == "Gundel"
            assert gm.http.get("/api/tables").json()[0]["intro"] == {"de": "Ein Fluss.", "en": "A river."}
            assert gm.send("POST", "/api/tables", {"name": "Zwei", "system": "tiny"}).status_code == 201
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        assert running.stderr.read() == ""
    with process(folder, "en") as running:
        again = Printed(running)
        assert [again.links[who] for who in ("Game master", "Ann", "Anybody else who plays")] == [
            printed.links[who] for who in ("Spielleitung", "Ann", "Wer noch mitspielt")
        ]
        assert sum(line.startswith("Zwei") for line in again.lines) == 1


def server(printed: Printed) -> Any:
    """As much of a server as a browser needs."""
    return printed


def test_a_kill_in_an_open_question_changes_nothing_for_anybody(folder: Path) -> None:
    views, cookies = [], []
    for round_ in range(2):
        with process(folder) as running:
            printed = Printed(running)
            with Browser(server(printed)) as gm, Browser(server(printed)) as ann:
                if round_ == 0:
                    gm.sit("Spielleitung")
                    ann.sit("Ann")
                    assert ann.ask({"t": "do", "key": "v", "command": {"do": "vow", "by": "ana"}})["t"] == "done"
                    assert ann.ask({"t": "answer", "key": "w", "question": "2:0", "value": 3})["t"] == "done"
                    gm.see(lambda view: (view["stage"]["question"] or {}).get("id") == "3:1")
                    cookies = [dict(browser.http.cookies) for browser in (gm, ann)]
                else:
                    for browser, kept in zip((gm, ann), cookies, strict=True):
                        browser.http.cookies.update(kept)
                        browser.look()
                    gm.see(lambda view: view["seats"]["one"]["online"])
                views.append((gm.view, ann.view))
                if round_ == 1:
                    assert ann.ask({"t": "answer", "key": "w", "question": "2:0", "value": 3})["t"] == "done"
                    done = ann.ask({"t": "answer", "key": "x", "question": "3:1", "value": "bei allen Flüssen"})
                    assert done["t"] == "done"
                    assert ann.view["stage"]["done"]
                running.send_signal(signal.SIGKILL)
                running.wait(PATIENCE)
    assert views[0] == views[1]


def test_a_port_that_is_taken_is_said_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert serve(port=port, data=folder / "data", language="de", systems=SYSTEMS, examples=folder) == 1
    said = capsys.readouterr().err
    assert f"Port {port} schon belegt" in said
    assert f"--port {port + 1}" in said


def test_a_folder_that_is_in_use_is_said_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with process(folder) as running:
        Printed(running)
        assert serve(port=0, data=folder, language="en", systems=SYSTEMS, examples=folder) == 1
    assert "Another Spielwerk server is using the folder" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert serve(port=0, data=tmp_path / "file" / "data", language="en", systems=SYSTEMS) == 1
    assert "cannot be made or opened" in capsys.readouterr().err


def test_a_broken_example_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "examples" / "ford.toml").write_text(EXAMPLE.replace('seat = "one"', 'player = "two"'))
    writing = threading.active_count()
    assert serve(port=0, data=folder, language="en", systems=SYSTEMS, examples=folder / "examples") == 1
    assert "ford.toml: unknown_id: player" in capsys.readouterr().err
    assert threading.active_count() == writing, "the log is still open"


def test_a_disk_that_is_full_before_the_examples_are_made_is_said_so(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_log: SqliteLog, *_games: Any) -> Future[None]:
        kept = Future[None]()
        kept.set_exception(Refused("log_unsafe", why=Message("unsafe-full")))
        return kept

    monkeypatch.setattr(SqliteLog, "create", full)
    assert serve(port=0, data=folder, language="en", systems=SYSTEMS, examples=folder / "examples") == 1
    assert "no space left on the disk" in capsys.readouterr().err


def test_in_a_network_a_password_is_needed(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPIELWERK_PASSWORD", raising=False)
    monkeypatch.setattr("sys.stdin", socket.socket().makefile("r"))
    assert serve(port=0, lan=True, data=folder, language="de", systems=SYSTEMS, examples=folder) == 2
    assert "SPIELWERK_PASSWORD" in capsys.readouterr().err
    monkeypatch.setenv("SPIELWERK_PASSWORD", "kurz")
    assert serve(port=0, lan=True, data=folder, language="de", systems=SYSTEMS, examples=folder) == 2
    assert "mindestens 8 Zeichen" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "given", "told"),
    [
        (["drei kleine Flüsse"] * 2, "drei kleine Flüsse", []),
        (
            ["kurz", "kleine Flüsse", "kleine Flüss", "drei kleine Flüsse", "drei kleine Flüsse"],
            "drei kleine Flüsse",
            ["mindestens 8 Zeichen", "verschieden"],
        ),
        (
            ["kleine Flüsse", "kleine Flüss", "kurz", "drei kleine Flüsse", "Flüsse"],
            "",
            ["verschieden", "mindestens 8 Zeichen"],
        ),
    ],
)
def test_a_password_that_was_mistyped_is_asked_for_again_and_why(
    typed: list[str], given: str, told: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPIELWERK_PASSWORD", raising=False)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    words = iter(typed)
    monkeypatch.setattr("getpass.getpass", lambda _prompt: next(words))
    if given:
        assert ask_password(printed_in("de")) == given
    else:
        with pytest.raises(Stop) as end:
            ask_password(printed_in("de"))
        assert (end.value.message.id, end.value.status) == ("serve-password-differs", 2)
    assert next(words, None) is None
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == len(told)
    assert all(part in line for part, line in zip(told, lines, strict=True))
