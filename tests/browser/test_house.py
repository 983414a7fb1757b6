"""What a table has of its own, and other content than it has agreed to: on a laptop and on a phone."""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from spielwerk.core.system import installed
from spielwerk.table.pinned import content_of

from .conftest import Seat
from .house import House
from .people import Person
from .test_gm_tools import EITHER, game_master, looks_right, open_form

FORM = "Eigenes für diesen Tisch", "Of this table’s own"


def table_form(gm: Person) -> None:
    """Open the form for what the table has of its own."""
    open_form(gm, *FORM)
    expect(gm.dialog.get_by_label("Name", exact=True)).to_be_visible()


@EITHER
def test_a_weapon_of_the_tables_own_is_made_and_used(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    table_form(gm)
    form = gm.dialog
    gm.button("Waffe", "Weapon", form).click()
    form.get_by_label("Name", exact=True).fill("Hafenhaken")
    form.get_by_label(gm.say("Schaden", "Damage"), exact=True).select_option("40 / 30 / 20 / 10")
    reach = form.get_by_label(gm.say("Reichweite in Metern", "Range in metres"), exact=True)
    reach.fill("900")
    reach.press("Tab")
    expect(gm.button("Hinzufügen", "Add", form)).to_have_attribute("aria-disabled", "true")
    reach.fill("2")
    reach.press("Tab")
    gm.button("eine", "one", form).click()
    piercing = gm.say("Panzerbrechend", "Armour-piercing")
    gm.button(f"{piercing} erhöhen", f"Raise {piercing}", form).click()
    looks_right(gm)
    add = gm.button("Hinzufügen", "Add", form)
    expect(add).not_to_have_attribute("aria-disabled", "true")
    add.focus()
    gm.page.keyboard.press("Enter")
    expect(gm.dialog).to_have_count(0)
    with gm.line() as line:
        hook = line.view["table"]["content"]["weapon"][0]
        assert (hook["damage"], hook["range"], hook["traits"]["armour_piercing"]) == ([40, 30, 20, 10], 2, 1)
        line.do("add_being", being={"name": "Orla", "npc": True, "skills": {"melee": 60}, "weapons": [hook["id"]]})
    gm.row("Orla").click()
    gm.open_attack("Hafenhaken", "Schlickhund")
    expect(gm.button("Angreifen", "Attack", gm.dialog)).to_contain_text("%")
    looks_right(gm)


@EITHER
def test_a_talent_of_the_tables_own_does_what_it_says(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    table_form(gm)
    form = gm.dialog
    gm.button("Talent", "Talent", form).click()
    form.get_by_label("Name", exact=True).fill("Flusskind")
    more = form.get_by_label(gm.say("Wirkung hinzufügen", "Add an effect"))
    more.focus()
    more.select_option("value")
    form.get_by_label(gm.say("Welcher Wert", "Which value")).select_option("max_hp")
    more.select_option("reduce")
    form.get_by_label(gm.say("Attribut", "Attribute"), exact=True).select_option("perception")
    expect(form.get_by_text(gm.say("So liest es sich", "It reads like this"))).to_be_visible()
    expect(
        form.get_by_text(gm.say("Deine maximalen HP", "Your maximum HP")).or_(form.get_by_text("HP")).last
    ).to_be_visible()
    looks_right(gm)
    gm.button("Hinzufügen", "Add", form).click()
    expect(gm.dialog).to_have_count(0)
    with gm.line() as line:
        talent = line.view["table"]["content"]["talent"][0]
        line.do("add_being", being={"name": "Orla", "npc": True, "talents": [talent["id"]]})
        orla = next(one for one in line.view["beings"].values() if one["name"] == "Orla")
        most = orla["max_hp"]
    open_form(gm, *FORM)
    gm.button("Talent", "Talent", gm.dialog).click()
    gm.button("Flusskind ändern", "Change Flusskind", gm.dialog).click()
    gm.button("Ändert einen Wert weglassen", "Leave out Changes a value", gm.dialog).click()
    expect(gm.dialog.get_by_text("Orla, ", exact=False)).to_contain_text("→")
    looks_right(gm)
    gm.dialog.get_by_role("button", name=gm.say("Ändern", "Change"), exact=True).click()
    expect(gm.dialog).to_have_count(0)
    with gm.line() as line:
        assert line.view["beings"][orla["id"]]["max_hp"] < most
    if not german:
        gm.tab("", "Log")
    line_of = gm.log.get_by_role("listitem").filter(has_text="Flusskind").last
    line_of.get_by_role("button", name=gm.say("Einzelheiten", "Details")).click()
    expect(line_of.get_by_text("→").first).to_be_visible()
    looks_right(gm)


@EITHER
def test_the_tables_own_is_found_in_its_compendium(house: House, person: Seat, german: bool) -> None:
    gm = game_master(house, person, german)
    with gm.line() as line:
        line.do(
            "set_house_content", kind="weapon", entry={"name": "Hafenhaken", "damage": [40, 30, 20, 10], "range": 2}
        )
    gm.page.locator("body").press("/")
    search = gm.dialog.get_by_role("searchbox")
    search.fill("hafenhakn")
    expect(gm.dialog.locator("[data-hit]").first).to_contain_text("Hafenhaken")
    expect(gm.dialog.locator("[data-hit]").first).to_contain_text(gm.say("vom Tisch", "of the table"))
    search.press("Enter")
    expect(gm.dialog.get_by_text("40 / 30 / 20 / 10")).to_be_visible()
    looks_right(gm)


def agreed_otherwise(data: Path) -> None:
    """Let all tables of Percentacy have agreed to other content than is installed."""
    rows = json.loads(content_of(installed()["percentacy"]).body)
    rows["weapon"]["long_gun"]["damage"] = [25, 20, 15, 5]
    for profile in rows["profile"].values():
        profile["hp"] -= 10
        profile["movement"] += 1
    body = msgspec.json.encode(rows, order="deterministic")
    with sqlite3.connect(next(data.glob("*.sqlite3"))) as base:
        base.execute("INSERT INTO content (hash, body) VALUES (?, ?)", (sha256(body).hexdigest(), body))
        base.execute("UPDATE game SET content = ? WHERE system = 'percentacy'", (sha256(body).hexdigest(),))
    base.close()


@EITHER
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_other_content_is_shown_before_it_is_accepted(own_house: House, person: Seat, german: bool, dark: bool) -> None:
    own_house.kill()
    agreed_otherwise(own_house.folder)
    own_house.start()
    gm = person(german=german, phone=not german, scheme="dark" if dark else "light")
    gm.sit_down(own_house, "Glockengrund", "Game master", "Henrike")
    if not german:
        gm.tab("", "Scene")
    notice = gm.page.get_by_role("region", name=gm.say("Das Regelwerk hat sich geändert", "The rules have changed"))
    notice.locator("summary").click()
    expect(notice.get_by_text(gm.say("Schaden: 25", "Damage: 25"), exact=False)).to_be_visible()
    expect(notice.get_by_text("Maximum HP" if not german else "Maximale HP").first).to_be_visible()
    looks_right(gm)
    with gm.line() as line:
        before = {who: one["movement"] for who, one in line.view["beings"].items() if not one["npc"]}
    gm.button("Übernehmen", "Accept", notice).click()
    expect(notice).to_have_count(0)
    with gm.line() as line:
        after = {who: line.view["beings"][who]["movement"] for who in before}
    assert all(after[who] == pace - 1 for who, pace in before.items())
    if not german:
        gm.tab("", "Log")
    entry = gm.log.get_by_role("listitem").filter(has_text=gm.say("Ab jetzt gilt Version", "From here on version"))
    entry.get_by_role("button", name=gm.say("Einzelheiten", "Details")).click()
    expect(entry.get_by_text(gm.say("Schaden: 25", "Damage: 25"), exact=False)).to_be_visible()
    looks_right(gm)
