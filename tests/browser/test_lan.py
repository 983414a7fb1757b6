"""`./play --lan`: a password is asked for once, and a phone in the same network gets in by its link alone."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Seat
from .house import House, free_port

PASSWORD = "neun Nächte Feuer"


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[House]:
    """A server that is open to the network."""
    place = House(tmp_path / "data", password=PASSWORD)
    place.start()
    yield place
    place.kill()


def test_a_phone_joins_by_the_link_and_the_game_master_by_the_password(lan: House, person: Seat) -> None:
    assert re.search(r"[▀▄█]", lan.printed), "there is no code to point a phone at"
    jule = person(phone=True)
    jule.page.goto(lan.links["Glockengrund"]["Anybody else who plays"])
    jule.page.get_by_label("Wie heißt du am Tisch?").fill("Jule")
    jule.main.get_by_role("radio", name=re.compile("Ilka Brandt")).check(force=True)
    jule.button("An den Tisch setzen").click()
    jule.page.wait_for_url(re.compile("/table/"))
    expect(jule.main.get_by_role("heading", name="Ilka Brandt")).to_be_visible()

    stranger = person(phone=True)
    stranger.page.goto(lan.address)
    expect(stranger.main).to_contain_text("fragt deshalb nach seinem Passwort")
    assert "Glockengrund" not in stranger.text()
    stranger.page.goto(jule.page.url)
    expect(stranger.main.get_by_role("heading", name="An diesem Tisch hast du keinen Platz")).to_be_visible()

    gm = person()
    gm.page.goto(lan.address)
    gm.page.get_by_label("Passwort").fill("geraten")
    gm.button("Anmelden", within=gm.main).click()
    expect(gm.main).to_contain_text("Das Passwort stimmt nicht.")
    gm.page.get_by_label("Passwort").fill(PASSWORD)
    gm.button("Anmelden", within=gm.main).click()
    gm.main.get_by_role("link", name=re.compile("Glockengrund")).click()
    expect(gm.page.get_by_text("Jule am Tisch")).to_be_visible()
    gm.choose("Schaden", {"Wesen": "Ilka Brandt", "Wie viel": "8"}, "Schaden zufügen")
    jule.tab("Szene")
    expect(jule.row("Ilka")).to_contain_text(re.compile(r"100\s*/\s*108"))


def start_in_a_terminal(folder: Path, *typed: str) -> str:
    """Start the server as somebody at a terminal does, type this at what it asks, and give what stands there then."""
    near, far = pty.openpty()
    words = ["serve", "--lan", "--lang", "en", "--port", str(free_port()), "--data", str(folder)]
    known = {name: value for name, value in os.environ.items() if name != "SPIELWERK_PASSWORD"}
    process = subprocess.Popen(
        [sys.executable, "-m", "spielwerk", *words],
        stdin=far,
        stdout=far,
        stderr=far,
        env=known,
        start_new_session=True,
    )
    os.close(far)
    seen, left = "", list(typed)
    try:
        while "Stop with Ctrl+C" not in seen:
            seen += os.read(near, 4096).decode(errors="replace")
            if left and re.search(r"(Once more:|only this once\):) $", seen):
                os.write(near, f"{left.pop(0)}\n".encode())
                seen += "\n"
    except OSError:  # it has ended and said why
        pass
    finally:
        process.kill()
        process.wait(60)
        os.close(near)
    return seen


def test_a_terminal_is_asked_for_the_password_only_once(tmp_path: Path) -> None:
    first = start_in_a_terminal(tmp_path, PASSWORD, PASSWORD)
    assert "Password for the game master" in first
    assert PASSWORD not in first, "the password is to be read on the screen"
    assert re.search(r"http://(?!127\.)[\d.]+:\d+/join/", first)
    again = start_in_a_terminal(tmp_path)
    assert "Password" not in again
    assert "/join/" in again


def test_a_password_that_was_mistyped_may_be_typed_again(tmp_path: Path) -> None:
    seen = start_in_a_terminal(tmp_path, PASSWORD, "something else", PASSWORD, PASSWORD)
    assert seen.count("The two are not the same.") == 1
    assert "/join/" in seen


def test_a_password_that_is_mistyped_again_and_again_stops_the_start(tmp_path: Path) -> None:
    seen = start_in_a_terminal(tmp_path, *[PASSWORD, "something else"] * 3)
    assert "The two are not the same." in seen
    assert "/join/" not in seen
