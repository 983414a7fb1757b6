"""The game master's tools, a few clicks each, on a laptop in German and on a phone in English."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from .conftest import Seat
from .house import House
from .people import Person

EITHER = pytest.mark.parametrize("german", [True, False], ids=["laptop", "phone"])


def game_master(house: House, person: Seat, german: bool) -> Person:
    """The game master of a fresh table, on a laptop in German or on a phone in English."""
    gm = person(german=german, phone=not german)
    gm.sit_down(house, house.table("Glockengrund"), "Game master", "Henrike")
    return gm


def open_form(gm: Person, german: str, english: str) -> None:
    """Open a form from the game master's menu; on a phone the menu stands in the scene."""
    if not gm.german:
        gm.tab("", "Scene")
    gm.button("Mehr", "More", gm.main).click()
    gm.button(german, english, gm.dialog).click()


def looks_right(gm: Person) -> None:
    """No complaint of the page, nobody is shut out, and nothing sticks out at the side."""
    assert Axe().run(gm.page).response["violations"] == []
    assert not gm.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert gm.faults == []


@EITHER
def test_a_group_of_a_role_comes_at_once(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    open_form(gm, "Wesen hinzufügen", "Add a being")
    form = gm.dialog
    form.get_by_label("Name", exact=True).fill("Ratte")
    form.get_by_label(gm.say("Wie viele", "How many"), exact=True).fill("4")
    form.get_by_label(gm.say("Wie viele", "How many"), exact=True).press("Tab")
    form.get_by_label(gm.say("Rolle", "Role"), exact=True).select_option("supporting")
    form.get_by_label(gm.say("Fertigkeit dazunehmen", "Add a skill")).select_option("stealth")
    form.get_by_label(gm.say("Anderer Wert als die Rolle", "Another value than the role")).select_option("dexterity")
    gm.button("Geschicklichkeit erhöhen", "Raise Dexterity", form).click()
    expect(form.get_by_label("HP", exact=True)).to_have_value("40")
    looks_right(gm)
    gm.button("4 dazunehmen", "Add 4", form).click()
    expect(form).to_have_count(0)
    with gm.line() as line:
        rats = [one for one in line.view["beings"].values() if one["name"].startswith("Ratte")]
    assert [one["name"] for one in rats] == ["Ratte 1", "Ratte 2", "Ratte 3", "Ratte 4"]
    for one in rats:
        assert (one["attributes"]["dexterity"], one["attributes"]["strength"], one["max_hp"]) == (25, 20, 40)
        assert [s["value"] for s in one["skills"] if s["id"] == "stealth"] == [25]
