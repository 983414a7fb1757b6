"""Making characters of Erzählpool in the browser: with dots, by keyboard alone, on a phone, from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from .accessible import barriers
from .conftest import Seat
from .house import House
from .making import EVERY_VIEWER, every_step, kept, problems, tab_to, until_kept
from .people import Person

SYSTEM = "erzaehlpool"
STEPS = 8
MENTAL = {"intelligence": 3, "wits": 3, "resolve": 2}


def step(one: Person, number: int) -> Locator:
    """The button that leads to a step."""
    return one.page.get_by_role("navigation").first.get_by_role("button").nth(number - 1)


def by_keys(one: Person, number: int) -> None:
    """Go to a step by keyboard."""
    words = {2: ("Attribute", "Attributes"), 4: ("Tugend", "Virtue"), 5: ("Vorzüge", "Merits")}[number]
    tab_to(one.page, rf"{number}\s*{one.say(*words)}", backwards=True)
    one.page.keyboard.press("Enter")


def to_dots(one: Person, name: str, backwards: bool = False) -> None:
    """Go by the tabulator to the dots of something; its name before them leads to the compendium."""
    for _ in range(20):
        tab_to(one.page, f"{name}$", backwards)
        if one.page.evaluate("document.activeElement.getAttribute('role')") == "slider":
            return
    raise AssertionError(f"the dots of {name!r} are not to be reached")


# --- by keyboard ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("german", [True, False], ids=["de", "en"])
def test_a_legal_character_is_made_by_keyboard_alone_and_comes_to_the_table(
    own_house: House, person: Seat, german: bool
) -> None:
    one = person(german=german)
    one.sit_down(own_house, "Endstelle", "Game master", "Henrike")
    one.page.goto(f"{own_house.address}/builder/{SYSTEM}")
    expect(one.button("Von vorn beginnen", "Begin from nothing")).to_be_visible()
    keys, say = one.page.keyboard, one.say
    tab_to(one.page, say("Von vorn beginnen", "Begin from nothing"))
    keys.press("Enter")
    problems(one, 10)
    tab_to(one.page, "Name")
    keys.type("Größe Übersall")
    problems(one, 9)
    by_keys(one, 2)
    for name, key in ((say("Intelligenz", "Intelligence"), "3"), (say("Geistesschärfe", "Wits"), "End")):
        to_dots(one, name)
        keys.press(key)
    until_kept(one.page, SYSTEM, "draft.attributes.wits === 5")
    problems(one, 9)
    keys.press("3")
    to_dots(one, say("Entschlossenheit", "Resolve"))
    keys.press("ArrowRight")
    problems(one, 8)
    assert {name: kept(one.page, SYSTEM)["attributes"][name] for name in MENTAL} == MENTAL
    keys.press("Control+z")
    until_kept(one.page, SYSTEM, "draft.attributes.resolve === 1")
    keys.press("Control+Shift+z")
    until_kept(one.page, SYSTEM, "draft.attributes.resolve === 2")
    for left in range(7, 2, -1):  # the rest of the points, as the problems offer
        tab_to(one.page, say("Auf die niedrigsten verteilen", "Spread over the lowest"))
        keys.press("Enter")
        problems(one, left)
    by_keys(one, 4)
    for name, left in ((say("Gerechtigkeit", "Charity"), 2), (say("Habgier", "Envy"), 1)):
        tab_to(one.page, name)
        keys.press("Space")
        problems(one, left)
    by_keys(one, 5)
    for name in (say("Gesunder Menschenverstand nehmen", "Take Common Sense"), say("Sprache nehmen", "Take Language")):
        tab_to(one.page, name)
        keys.press("Enter")
    to_dots(one, say("Sprache", "Language"), backwards=True)
    keys.press("End")
    problems(one, 0)
    tab_to(one.page, say("Wofür", "For what"))
    keys.type("Latein")
    tab_to(one.page, say("An den Tisch bringen", "Take to the table"), backwards=True)
    until_kept(one.page, SYSTEM, "draft.merits['language:Latein'] === 3")
    problems(one, 0)
    keys.press("Enter")
    expect(one.dialog.get_by_label(say("Wer spielt ihn?", "Who plays it?"))).to_be_visible()
    tab_to(one.page, say("An den Tisch bringen", "Take to the table"))
    keys.press("Enter")
    one.page.wait_for_url(re.compile("/table/"))
    expect(one.page.locator("aside").first).to_contain_text("Größe Übersall")
    assert one.faults == []


def test_dots_are_pressed_and_the_points_of_the_columns_follow_them(house: House, person: Seat) -> None:
    one = person()
    one.page.goto(f"{house.address}/builder/{SYSTEM}")
    one.button("Von vorn beginnen").click()
    step(one, 2).click()
    strength = one.page.get_by_role("slider", name="Körperkraft")
    strength.locator("[data-dot='5']").click()
    expect(strength).to_have_attribute("aria-valuenow", "5")
    for_body = one.page.get_by_role("group", name="Attributspunkte für Körperlich")
    expect(for_body.get_by_role("button", name="5", exact=True)).to_have_attribute("aria-pressed", "true")
    strength.locator("[data-dot='5']").click()
    expect(strength).to_have_attribute("aria-valuenow", "4")
    for_body.get_by_role("button", name="3", exact=True).click()
    expect(for_body.get_by_role("button", name="3", exact=True)).to_have_attribute("aria-pressed", "true")
    follow = one.page.get_by_role("button", name="Reihenfolge den Punkten anpassen").first
    follow.click()
    expect(for_body.get_by_role("button", name="3", exact=True)).to_have_attribute("aria-pressed", "false")
    one.page.reload()
    step(one, 2).click()
    expect(strength).to_have_attribute("aria-valuenow", "4")
    assert one.faults == []


# --- a phone, every step, both languages ----------------------------------------------------------------------------


@EVERY_VIEWER
def test_every_step_is_accessible_narrow_and_of_one_language(
    house: House, person: Seat, german: bool, phone: bool, scheme: Literal["light", "dark"]
) -> None:
    one = person(german=german, phone=phone, scheme=scheme)
    assert "\n".join(every_step(house, one, SYSTEM, ("Privatermittler", "Private eye"), STEPS)) == ""
    assert one.faults == []


def test_a_character_from_an_archetype_asks_to_join_on_a_phone(own_house: House, person: Seat) -> None:
    one = person(phone=True)
    one.sit_down(own_house, "Endstelle", "Jule", "Jule")
    one.page.goto(f"{own_house.address}/builder/{SYSTEM}/{one.table}")
    one.page.get_by_role("button", name="Nachtschwester").click()
    one.page.get_by_label("Name", exact=True).fill("Ilka")
    step(one, 5).click()
    one.page.get_by_role("button", name="Verbündete nehmen").click()
    one.page.get_by_role("button", name=re.compile("^1 Problem")).click()
    expect(one.dialog).to_contain_text("Ein Vorzugspunkt zu viel.")
    one.dialog.get_by_role("button", name="Ohne Verbündete").click()
    expect(one.dialog).to_contain_text("Keine Probleme")
    one.page.keyboard.press("Escape")
    one.button("An den Tisch bringen").click()
    one.dialog.get_by_role("button", name="Um Aufnahme bitten").click()
    expect(one.dialog).to_contain_text("Die Spielleitung ist gefragt")
    gm = person(german=False)
    gm.sit_down(own_house, "Endstelle", "Game master", "Henrike")
    gm.button("", "Agree").click()
    expect(gm.page.locator("aside").first).to_contain_text("Ilka")
    assert one.faults + gm.faults == []


# --- files ----------------------------------------------------------------------------------------------------------


def test_what_is_saved_and_opened_elsewhere_is_equal(house: House, person: Seat, tmp_path: Path) -> None:
    one = person(phone=True)
    one.page.goto(f"{house.address}/builder/{SYSTEM}")
    one.button("Überrasch mich").click()
    expect(one.page.get_by_role("navigation").first).to_be_visible()
    one.page.get_by_label("Notizen").fill("Überraschung, ẞ 🎲")
    step(one, 3).click()
    one.page.get_by_role("group", name="Fertigkeitspunkte für Geistig").get_by_role(
        "button", name="4", exact=True
    ).click()
    step(one, 7).click()
    one.page.get_by_label("Größe").select_option(label="Kind, 3")
    until_kept(one.page, SYSTEM, "draft.size === 3 && draft.priorities.skills.length === 3")
    one.page.get_by_role("button", name="Entwurf und Ansicht").click()
    with one.page.expect_download() as download:
        one.dialog.get_by_role("button", name="Als Datei sichern").click()
    path = tmp_path / "mara.json"
    download.value.save_as(path)
    other = person(german=False)
    other.page.goto(f"{house.address}/builder/{SYSTEM}")
    other.page.get_by_label("Open a file").last.set_input_files(path)
    expect(other.page.get_by_role("navigation").first).to_be_visible()
    assert kept(other.page, SYSTEM) == kept(one.page, SYSTEM)
    assert one.faults + other.faults == []


def test_a_played_character_is_equal_after_export_and_import(house: House, person: Seat, tmp_path: Path) -> None:
    table, gm, one = house.table("Endstelle"), person(german=False), person()
    gm.sit_down(house, table, "Game master", "Henrike")
    one.sit_down(house, table, "Jule", "Jule")
    with gm.line() as line:
        (mirja,) = (id for id, being in line.view["beings"].items() if being["name"] == "Mirja Holl")
        line.do("damage", target=mirja, amount=2, kind="lethal")
        line.do("award", beings=[mirja], amount=3)
    with gm.line() as line:
        before = line.view["beings"][mirja]
    one.page.get_by_role("link", name="Figur als Datei").locator("visible=true").first.wait_for()
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name="Figur als Datei").locator("visible=true").first.click()
    path = tmp_path / "mirja.json"
    download.value.save_as(path)
    with gm.line() as line:
        line.do("remove_being", target=mirja)
    one.page.goto(f"{house.address}/builder/{SYSTEM}/{one.table}")
    one.page.get_by_label("Datei öffnen").last.set_input_files(path)
    expect(one.dialog).to_contain_text("3 Erfahrung")
    expect(one.dialog).to_contain_text(f"Gesundheit {before['hp']}")
    assert barriers(one.page) == ""
    one.button("Damit weitermachen").click()
    one.button("An den Tisch bringen").click()
    one.button("Um Aufnahme bitten", within=one.dialog).click()
    expect(one.dialog).to_contain_text("gefragt")
    gm.button("", "Agree").click()
    expect(gm.row("Mirja Holl")).to_be_visible()
    with gm.line() as line:
        (again,) = (being for being in line.view["beings"].values() if being["name"] == "Mirja Holl")
    assert {**again, "id": mirja} == before
    assert gm.faults + one.faults == []


def test_nobody_levels_up_where_the_rules_have_no_levels(house: House, person: Seat) -> None:
    gm = person()
    gm.sit_down(house, house.table("Endstelle"), "Game master", "Henrike")
    gm.row("Mirja Holl").click()
    expect(gm.main.get_by_role("link", name="Bogen als PDF")).to_be_visible()
    expect(gm.main.get_by_role("link", name="Level steigern")).to_have_count(0)
    assert gm.faults == []
