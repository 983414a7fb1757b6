"""Servers, and browsers with Debian's Chromium."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from .house import House
from .people import PATIENCE, Person

expect.set_options(timeout=PATIENCE)

Seat = Callable[..., Person]
COPIES = 150
"""Tables of each example that all tests together may use."""


class Group(NamedTuple):
    """The three at an example table: a laptop in German, a phone in German, a laptop in English and dark."""

    gm: Person
    jule: Person
    sami: Person

    def content(self) -> None:
        """No page has complained."""
        assert [fault for one in self for fault in one.faults] == []

    def own_dice(self) -> None:
        """Everybody throws dice of their own, so that a test chooses every face."""
        for one in self:
            with one.line() as line:
                line.sure("seat", hand_dice=True)


Sit = Callable[[str], Group]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = ("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync")
    plain = ["--no-sandbox", "--disable-gpu", "--disable-quic", *quiet]
    return {**browser_type_launch_args, "executable_path": "/usr/bin/chromium", "args": plain}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with many tables of each example, for all tests that one process runs."""
    place = House(tmp_path_factory.mktemp("house"), COPIES)
    place.start()
    yield place
    place.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, as `spielwerk serve` starts it the first time."""
    place = House(tmp_path / "data")
    place.start()
    yield place
    place.kill()


@pytest.fixture
def person(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Seat]:
    """Makes people with a browser each: laptop or phone, German or English, light or dark.

    When a test fails, pictures of what they saw last are kept, and their names printed.
    """
    contexts: list[BrowserContext] = []
    failed = request.session.testsfailed

    def make(german: bool = True, phone: bool = False, scheme: Literal["light", "dark"] = "light") -> Person:
        context = browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            locale="de-DE" if german else "en-GB",
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=phone,
        )
        contexts.append(context)
        return Person(context.new_page(), german)

    yield make
    for number, context in enumerate(contexts if request.session.testsfailed > failed else []):
        picture = tmp_path / f"person-{number}.png"
        context.pages[0].screenshot(path=picture)
        sys.stderr.write(f"{picture}\n")
    for context in contexts:
        context.close()


def seat_group(house: House, person: Seat, example: str) -> Group:
    """The three at a table of an example."""
    group, table = Group(person(), person(phone=True), person(german=False, scheme="dark")), house.table(example)
    group.gm.sit_down(house, table, "Game master", "Henrike")
    group.jule.sit_down(house, table, "Jule", "Jule")
    group.sami.sit_down(house, table, "Sami", "Sami")
    return group


@pytest.fixture
def seated(house: House, person: Seat) -> Sit:
    """Seats the three at a table that nobody has used."""
    return lambda example: seat_group(house, person, example)
