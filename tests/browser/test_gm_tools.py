"""The game master's tools, a few clicks each, on a laptop in German and on a phone in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .accessible import barriers
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
    assert barriers(gm.page) == ""
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


@EITHER
def test_the_session_is_wrapped_up_in_one_step(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    with gm.line() as line:
        if line.view["table"]["session"] is None:
            line.do("start_session")
        heroes = {who: one for who, one in line.view["beings"].items() if not one["npc"] and one["present"]}
        line.do("damage", target=next(iter(heroes)), amount=3)
    open_form(gm, "Mit Level und Ruhe abschließen", "Wrap up with levels and rest")
    gm.button("Level erhöhen", "Raise Levels", gm.dialog).click()
    gm.button("lange Erholung", "long recovery", gm.dialog).click()
    looks_right(gm)
    gm.button("Abschließen", "Wrap up", gm.dialog).click()
    expect(gm.dialog).to_have_count(0)
    with gm.line() as line:
        assert line.view["table"]["session"] is None
        for who, before in heroes.items():
            now = line.view["beings"][who]
            assert (now["level"], now["hp"], now["rewinds"]) == (before["level"] + 1, now["max_hp"], 0)


@EITHER
def test_a_skill_of_the_tables_own_is_made_and_rolled_on(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    open_form(gm, "Eigenes für diesen Tisch", "Of this table’s own")
    gm.dialog.get_by_label("Name", exact=True).fill("Drachensteigen")
    gm.dialog.get_by_label(gm.say("Zweites Attribut", "Second attribute")).select_option("perception")
    looks_right(gm)
    gm.button("Hinzufügen", "Add", gm.dialog).click()
    expect(gm.dialog).to_have_count(0)
    with gm.line() as line:
        line.do("add_being", being={"name": "Orla", "npc": True, "skills": {"own_drachensteigen": 40}})
    gm.row("Orla").click()
    expect(gm.main.get_by_text(gm.say("nur an diesem Tisch", "house content"))).to_be_visible()
    gm.open_roll("Drachensteigen")
    expect(gm.dialog.get_by_text("Drachensteigen").first).to_be_visible()
    gm.page.keyboard.press("Escape")
    if not german:
        gm.tab("", "Scene")
    gm.button("Mehr", "More", gm.main).click()
    gm.button("Eigenes für diesen Tisch", "Of this table’s own", gm.dialog).click()
    gm.button("Drachensteigen weglassen", "Leave out Drachensteigen", gm.dialog).click()
    expect(gm.dialog.get_by_text(gm.say("zurückgezogen", "withdrawn"), exact=True)).to_be_visible()
    looks_right(gm)


@EITHER
def test_what_handicaps_demand_is_one_tap_away(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    with gm.line() as line:
        phobia = {"id": "phobia", "subject": "kites"}
        line.sure("seat", hand_dice=True)
        line.do("add_being", being={"name": "Orla", "npc": True, "handicaps": ["addicted", phobia]})
    gm.row("Orla").click()
    demands = gm.main.get_by_role("region", name=gm.say("Was Handicaps verlangen", "What handicaps demand"))
    looks_right(gm)
    demands.get_by_role("button", name=gm.say("Entzug", "withdrawal")).click()
    held = demands.get_by_role("button", name=gm.say("Entzug", "withdrawal"), pressed=True)
    expect(held).to_be_visible()
    demands.get_by_role("button", name="Phobi").click()
    expect(gm.slip).to_have_count(1)
    with gm.line() as line:
        line.settle([50])
    if not german:
        gm.tab("", "Log")
    expect(gm.entry("Orla ringt mit einem Handicap", "Orla struggles with a handicap")).not_to_have_count(0)
    assert gm.faults == []


@EITHER
def test_a_hazard_strikes_several_and_again_with_a_tap(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    open_form(gm, "Gefahr", "Hazard")
    for name in ("Ilka Brandt", "Dorrim Kessel"):
        gm.button(name, within=gm.dialog).click()
    gm.dialog.get_by_label(gm.say("Stufe", "Tier"), exact=True).select_option("minor")
    gm.dialog.get_by_label(gm.say("Hält an als", "Lasts as")).fill("Rauch")
    looks_right(gm)
    gm.button("Der Gefahr aussetzen", "Expose to the hazard", gm.dialog).click()
    expect(gm.dialog).to_have_count(0)
    due = gm.main.get_by_role("list", name=gm.say("Woran zu denken ist", "To be remembered"))
    gm.button("Trifft wieder", "Strikes again", due).click()
    with gm.line() as line:
        hurt = {one["name"]: one["max_hp"] - one["hp"] for one in line.view["beings"].values() if not one["npc"]}
    assert (hurt["Ilka Brandt"], hurt["Dorrim Kessel"], hurt["Tovo Weißkehl"]) == (20, 20, 0)
    looks_right(gm)
    gm.button("Ist vorbei", "Is over", due).click()
    expect(due).to_have_count(0)


@EITHER
def test_whether_an_ambush_is_noticed_is_rolled_before_the_fight(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    if not german:
        gm.tab("", "Combat")
    gm.button("Kampf beginnen", "Start a fight", gm.main).click()
    gm.dialog.get_by_label(gm.say("Hinterhalt", "Ambush")).check()
    gm.dialog.get_by_label("Quendt", exact=True).select_option("attacker")
    gm.dialog.get_by_label("Ilka Brandt", exact=True).select_option("surprised")
    looks_right(gm)
    gm.button("Heimlichkeit gegen", "Roll Stealth against", gm.dialog).click()
    gm.dialog.get_by_role("button", name=re.compile(r"(Vergleichen|Compare).*%")).click()
    expect(gm.dialog).to_have_count(0)
    gm.button("Kampf beginnen", "Start a fight", gm.main).click()
    expect(gm.dialog.get_by_label("Ilka Brandt", exact=True)).to_have_value("surprised")
    assert gm.faults == []
