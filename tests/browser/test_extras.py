"""Free rolls from the talk line, and looking things up, as people do it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .accessible import barriers
from .conftest import Seat
from .house import House


def test_dice_of_the_talk_line_are_seen_by_all_in_their_own_language(house: House, person: Seat) -> None:
    jule, sami = person(), person(german=False, phone=True, scheme="dark")
    table = house.table("Glockengrund")
    jule.sit_down(house, table, "Jule", "Jule")
    sami.sit_down(house, table, "Sami", "Sami")
    sami.tab("Verlauf", "Log")
    line = jule.page.get_by_label("Etwas sagen")
    line.fill("4w6kh3+1")
    line.press("Enter")
    sami.entry("", "rolls 4d6kh3+1").get_by_role("button", name="Details").click()
    dice = sami.entry("", "rolls 4d6kh3+1").get_by_role("group", name=re.compile("does not count"))
    expect(dice).to_be_visible()
    line.fill("4w6kh5")
    line.press("Enter")
    expect(jule.page.get_by_role("alert")).to_contain_text("Stelle 6")
    assert line.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == "5"
    assert barriers(sami.page) == ""
    assert jule.faults + sami.faults == []


@pytest.mark.parametrize(("german", "phone"), [(True, True), (False, False)])
def test_a_thing_is_looked_up_without_umlauts_and_with_a_slip(
    house: House, person: Seat, german: bool, phone: bool
) -> None:
    one = person(german=german, phone=phone, scheme="dark" if phone else "light")
    one.sit_down(house, house.table("Glockengrund"), "Jule", "Jule")
    one.page.keyboard.press("/")
    search = one.dialog.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill("uberzeugn")
    expect(one.dialog.get_by_role("button", name=one.say("Überzeugen", "Persuasion")).first).to_be_visible()
    search.press("Enter")
    expect(one.dialog.get_by_role("heading", name=one.say("Überzeugen", "Persuasion"))).to_be_visible()
    assert barriers(one.page) == ""
    assert not one.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    one.dialog.get_by_role("button", name="PC-OPP-03").click()
    expect(one.dialog.locator("[data-rule='PC-OPP-03']")).to_be_in_viewport()
    for _ in range(3):
        one.page.keyboard.press("Escape")
    expect(one.dialog).to_have_count(0)
    assert one.faults == []
