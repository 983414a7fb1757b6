"""One server for a test, and browsers with Debian's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from .house import House, Person

Seat = Callable[..., Person]


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
    contexts = []

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
