"""One server for a test, and browsers with Debian's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext

from .house import House, Person

Seat = Callable[..., Person]


class Group(NamedTuple):
    """The three at an example table: a laptop in German, a phone in German, a laptop in English and dark."""

    gm: Person
    jule: Person
    sami: Person

    def content(self) -> None:
        """No page has complained."""
        assert [fault for one in self for fault in one.faults] == []


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = ("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync")
    plain = ["--no-sandbox", "--disable-gpu", "--disable-quic", *quiet]
    return {**browser_type_launch_args, "executable_path": "/usr/bin/chromium", "args": plain}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with the example tables."""
    place = House(tmp_path / "data")
    place.start()
    yield place
    place.kill()


@pytest.fixture
def person(browser: Browser) -> Iterator[Seat]:
    """Makes people with a browser each: laptop or phone, German or English, light or dark."""
    contexts: list[BrowserContext] = []

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
    for context in contexts:
        context.close()


@pytest.fixture
def seated(house: House, person: Seat) -> Callable[[str], Group]:
    """Seats the three at a table."""

    def sit(table: str) -> Group:
        group = Group(person(), person(phone=True), person(german=False, scheme="dark"))
        links = house.links[table]
        group.gm.sit_down(links["Game master"], "Henrike")
        group.jule.sit_down(links["Jule"], "Jule")
        group.sami.sit_down(links["Sami"], "Sami")
        return group

    return sit
