"""What talents and handicaps do, seen and used in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Sit
from .people import Person

VERA: dict[str, Any] = {
    "id": "vera",
    "name": "Vera Zwiehand",
    "attributes": {"dexterity": 45, "strength": 45, "constitution": 45, "perception": 40, "willpower": 40},
    "skills": {"melee": 60, "climbing": 50},
    "weapons": ["light_one_handed_weapon", "heavy_one_handed_weapon", "polearm"],
    "talents": ["akimbo", {"id": "specialist", "skill": "climbing", "field": "Türme"}, "trickster"],
    "handicaps": ["short_sighted", "clumsy", {"id": "addicted", "subject": "Laudanum"}],
}


def with_vera(sit: Sit, player: str) -> Person:
    """Vera comes to a table; whoever is to use her looks at her page: the game master, Jule on a phone, or Sami."""
    gm, jule, sami = group = sit("Glockengrund")
    group.own_dice()
    with gm.line() as line:
        line.do("add_being", being={**VERA, "player": "sami" if player == "sami" else "jule"})
        line.do("trust", question="claim")  # what players claim for a roll holds
    one = {"henrike": gm, "jule": jule, "sami": sami}[player]
    if player == "jule":
        one.tab("Szene")
    one.open_being("Vera")
    return one


def chip(one: Person, german: str, english: str) -> Locator:
    """A switch among what applies to a roll."""
    group = one.dialog.get_by_role("group", name=re.compile(one.say("Was hier zutrifft", "What applies here")))
    return group.get_by_role("button", name=one.say(german, english), exact=True)


@pytest.mark.parametrize("player", ["henrike", "jule", "sami"])
def test_two_attacks_with_one_action(seated: Sit, player: str) -> None:
    one = with_vera(seated, player)
    one.button("Mit beiden Händen angreifen", "Attack with both hands", one.main).click()
    for blow in (("Erster Angriff", "First attack"), ("Zweiter Angriff", "Second attack")):
        part = one.dialog.get_by_role("region", name=one.say(*blow))
        part.get_by_label(one.say("Ziel", "Target"), exact=True).select_option(label="Quendt")
        expect(part.locator("option", has_text=one.say("Stangenwaffe", "Polearm"))).to_have_count(0)
    expect(one.dialog.get_by_role("table", name=one.say("Erster Angriff", "First attack"))).to_contain_text("−20")
    one.button("Angreifen", "Attack", one.dialog).click()
    expect(one.dialog).to_have_count(0)
    with one.line() as line:
        asked = line.settle(lambda _: 90)
    assert asked == ["attack", "second-attack"]
    assert one.faults == []


@pytest.mark.parametrize("player", ["henrike", "jule", "sami"])
def test_what_applies_to_a_roll_is_in_its_sum_and_marks_lie_on_the_card(seated: Sit, player: str) -> None:
    one = with_vera(seated, player)
    one.open_roll(one.say("Wahrnehmung", "Perception"))
    chip(one, "auf Entfernung", "at a distance").click()
    chip(one, "unauffällige Waffe gesucht", "searching for a concealable weapon").click()
    expect(one.dialog).to_contain_text(one.say("Kurzsichtig", "Short-sighted"))
    expect(one.dialog).to_contain_text(one.say("Unauffällige Waffe", "Concealable weapon"))
    one.page.keyboard.press("Escape")
    one.open_roll(one.say("Klettern", "Climbing"))
    chip(one, "Gebiet: Türme", "Field: Türme").click()
    one.button("Würfeln", "Roll", one.dialog).click()
    expect(one.dialog).to_have_count(0)
    with one.line() as line:
        line.settle([100])
    expect(one.page.locator("[data-mark=softened]").locator("visible=true").first).to_be_attached()
    assert one.faults == []


def test_a_circumstance_that_lasts_is_begun_and_ended(seated: Sit) -> None:
    gm = with_vera(seated, "henrike")
    gm.button("Entzug beginnt für Vera Zwiehand", within=gm.main).click()
    expect(gm.main.locator(".tags")).to_contain_text("Entzug")
    gm.button("Entzug endet für Vera Zwiehand", within=gm.main).click()
    expect(gm.main.locator(".tags")).not_to_contain_text("Entzug")
    assert gm.faults == []
