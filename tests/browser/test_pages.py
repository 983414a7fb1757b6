"""Every page for everybody: accessible, never wider than a phone, in one language, by keyboard, and small."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import spielwerk
from tests.browser.conftest import Seat
from tests.browser.house import House, Person

ROOT = Path(spielwerk.__file__).parents[2]
SOURCES = ("web/src/text", "src/spielwerk/core/text", "src/spielwerk/systems/percentacy/text")
KILOBYTES = 250


def sentences(language: str) -> dict[str, str]:
    """The sentences of all catalogues that have no gaps, by id."""
    found: dict[str, str] = {}
    for folder in SOURCES:
        for path in sorted((ROOT / folder).glob(f"*{language}.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    parts = entry.value.elements
                    if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                        found[entry.id.name] = " ".join(parts[0].value.split())
    return found


def foreign(page: Page, german: bool) -> set[str]:
    """What is to be read on the page that is a sentence of the other language only."""
    mine, other = sentences("de" if german else "en"), sentences("en" if german else "de")
    alike = set(mine.values())
    words = {text for key, text in other.items() if text not in alike and mine.get(key) != text}
    script = """() => { const out = []; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) { const e = walk.currentNode.parentElement;
        if (e && !['SCRIPT', 'STYLE'].includes(e.tagName)) out.push(walk.currentNode.textContent); }
      document.querySelectorAll('[aria-label], [title], [placeholder]').forEach((e) =>
        ['aria-label', 'title', 'placeholder'].forEach((a) => e.hasAttribute(a) && out.push(e.getAttribute(a))));
      return out; }"""
    seen = {" ".join(text.split()) for text in page.evaluate(script)}
    return seen & words


def stations(house: House, one: Person, way_in: str, name: str) -> Iterator[str]:
    """Walk through the pages, and name each."""
    one.page.goto(house.links["Glockengrund"][way_in])
    expect(one.button("An den Tisch setzen", "Sit down")).to_be_visible()
    yield "join"
    one.sit_down(house.links["Glockengrund"][way_in], name)
    yield "table"
    if way_in == "Game master":
        one.open_being("Quendt")
        yield "being"
        one.button("Mehr", "More").click()
        expect(one.dialog()).to_be_visible()
        yield "menu"
        one.page.keyboard.press("Escape")
    else:
        swim = one.say("Schwimmen", "Swimming")
        one.page.get_by_role("main").get_by_role("button", name=re.compile(swim)).locator("visible=true").first.click()
        expect(one.dialog().get_by_text(re.compile(one.say("^Zielwert", "^Target"))).first).to_be_visible()
        yield "roll panel"
        one.page.keyboard.press("Escape")
    one.page.goto(house.address)
    expect(one.page.get_by_role("heading").first).to_be_visible()
    yield "home"


@pytest.mark.parametrize("german", [True, False], ids=["de", "en"])
@pytest.mark.parametrize("way_in", ["Game master", "Jule"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible_narrow_and_of_one_language(
    house: House, person: Seat, german: bool, way_in: str, scheme: str
) -> None:
    phone = way_in == "Jule"
    one = person(german=german, phone=phone, scheme=scheme)
    for station in stations(house, one, way_in, "Jule" if phone else "Henrike"):
        assert foreign(one.page, german) == set(), station
        found = Axe().run(one.page)
        assert found.violations_count == 0, f"{station}: {found.generate_report()}"
        wide = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{station}: {wide} px too wide"
    assert one.faults == []


def test_a_player_rolls_by_keyboard_alone(house: House, person: Seat) -> None:
    jule = person()
    jule.sit_down(house.links["Glockengrund"]["Jule"], "Jule")
    keys = jule.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if "Schwimmen" in jule.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"):
            break
    outline = jule.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none", "the focus is not to be seen"
    keys.press("Enter")
    expect(jule.dialog()).to_be_visible()
    for _ in range(40):
        if jule.page.evaluate("document.activeElement.textContent").strip().startswith("Würfeln"):
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(jule.dialog()).to_have_count(0)
    expect(jule.page.locator("aside").last).to_contain_text("Schwimmen")


def test_a_link_that_was_withdrawn_or_never_was_says_so(house: House, person: Seat) -> None:
    one = person()
    one.page.goto(f"{house.address}/join/nothing-like-that")
    expect(one.page.get_by_role("heading").first).to_be_visible()
    assert "Wie heißt du am Tisch" not in one.text()
    one.page.goto(f"{house.address}/table/nowhere")
    expect(one.page.get_by_role("link").first).to_be_visible()


def test_the_first_load_is_small(house: House, person: Seat) -> None:
    """What really crosses the wire is added up, not what it could be packed to."""
    one, sizes = person(), list[float]()
    line = one.page.context.new_cdp_session(one.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    one.sit_down(house.links["Glockengrund"]["Jule"], "Jule")
    one.page.wait_for_load_state("networkidle")
    assert len(sizes) > 4, "nothing was measured"
    assert sum(sizes) < KILOBYTES * 1000, sizes
