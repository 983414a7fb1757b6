"""What is done and looked for while a character is made, whatever its system."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .accessible import barriers
from .house import House
from .language import Words
from .people import Person

TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
FOCUSED = """() => { const one = document.activeElement; return [one.getAttribute('aria-label') ?? '',
  ...[...(one.labels ?? [])].map((label) => label.textContent), one.textContent, one.placeholder ?? '']
  .map((text) => text.trim()).filter(Boolean); }"""
EVERY_VIEWER = pytest.mark.parametrize(
    ("german", "phone", "scheme"),
    [(True, True, "light"), (False, True, "dark"), (True, False, "dark"), (False, False, "light")],
    ids=["de-phone", "en-phone", "de-laptop", "en-laptop"],
)


def tab_to(page: Page, name: str, backwards: bool = False) -> None:
    """Go by the tabulator until what has the focus is called like this."""
    wanted = re.compile(f"^{name}")
    for _ in range(400):
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        if any(wanted.search(text) for text in page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"{name!r} is not to be reached")


def kept(page: Page, system: str) -> dict[str, Any]:
    """The draft that lies open, as the browser keeps it."""
    script = """(system) => { const id = localStorage.getItem(`spielwerk.draft-open.${system}.`);
      return localStorage.getItem('spielwerk.draft.' + id); }"""
    found: dict[str, Any] = json.loads(page.evaluate(script, system))["draft"]
    return found


def until_kept(page: Page, system: str, holds: str) -> None:
    """Wait until this holds of the `draft` that is kept: what was pressed may still be on its way."""
    page.wait_for_function(
        f"""(system) => {{ const id = localStorage.getItem(`spielwerk.draft-open.${{system}}.`);
      const draft = JSON.parse(localStorage.getItem('spielwerk.draft.' + id))?.draft;
      return draft && ({holds}); }}""",
        arg=system,
    )


def problems(one: Person, count: int) -> None:
    """So many problems are named."""
    none, single, many = ("Keine Probleme", "1 Problem", f"{count} Probleme")
    words = one.say(none, "No problems"), one.say(single, "1 problem"), one.say(many, f"{count} problems")
    expect(one.page.get_by_role("heading", name=words[min(count, 2)], exact=True)).to_be_visible()


def looked_over(one: Person, spoken: Words, station: str) -> list[str]:
    """What is wrong with the page as it stands: words of the other language, barriers, and what runs out of it."""
    found = [f"{station}: in the other language: {text}" for text in spoken.foreign(one.page, one.german)]
    if shut := barriers(one.page):
        found.append(f"{station}: {shut}")
    wide = one.page.evaluate(TOO_WIDE)
    return [*found, f"{station}: {wide} px too wide"] if wide > 0 else found


def every_step(house: House, one: Person, system: str, archetype: tuple[str, str], steps: int) -> list[str]:
    """What is wrong with the first page, with each of so many steps from an archetype on, and with the menu."""
    spoken = Words(house.address)
    one.page.goto(f"{house.address}/builder/{system}")
    expect(one.button("Überrasch mich", "Surprise me")).to_be_visible()
    wrong = looked_over(one, spoken, "start")
    one.page.get_by_role("button", name=one.say(*archetype)).first.click()
    each = one.page.get_by_role(
        "navigation", name=one.say("Schritte, in beliebiger Reihenfolge", "Steps, in any order"), exact=True
    ).get_by_role("button")
    expect(each).to_have_count(steps)
    for number in range(steps):
        each.nth(number).click()
        expect(each.nth(number)).to_have_attribute("aria-current", "step")
        wrong += looked_over(one, spoken, f"step {number + 1}")
    one.page.get_by_role("button", name=one.say("Entwurf und Ansicht", "Draft and page")).click()
    expect(one.dialog).to_be_visible()
    return wrong + looked_over(one, spoken, "menu")
