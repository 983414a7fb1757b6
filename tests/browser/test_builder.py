"""Making characters in the browser: by keyboard alone, on a phone, from a file, and on to a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from .accessible import barriers
from .conftest import Seat
from .house import House
from .making import EVERY_VIEWER, every_step, kept, problems, tab_to, until_kept
from .people import Person

STEPS = 6


def draft(page: Page) -> dict[str, Any]:
    """The draft as the browser keeps it."""
    return kept(page, "percentacy")


def until_acrobatics(page: Page, wanted: str) -> None:
    """Wait until the draft holds such a value."""
    until_kept(page, "percentacy", f"draft.skills?.acrobatics {wanted}")


def begin(house: House, one: Person) -> None:
    """Begin a character from nothing."""
    one.page.goto(f"{house.address}/builder/percentacy")
    one.button("Von vorn beginnen", "Begin from nothing").click()
    expect(one.page.get_by_role("navigation").first).to_be_visible()


# --- by keyboard ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("german", [True, False], ids=["de", "en"])
def test_a_legal_character_is_made_by_keyboard_alone_and_comes_to_the_table(
    own_house: House, person: Seat, german: bool
) -> None:
    one = person(german=german)
    one.sit_down(own_house, "Glockengrund", "Game master", "Henrike")
    one.page.goto(f"{own_house.address}/builder/percentacy")
    expect(one.button("Von vorn beginnen", "Begin from nothing")).to_be_visible()
    keys, say = one.page.keyboard, one.say
    tab_to(one.page, say("Von vorn beginnen", "Begin from nothing"))
    keys.press("Enter")
    problems(one, 4)
    tab_to(one.page, say("Name", "Name"))
    keys.type("Größe Übersall")
    tab_to(one.page, say("Hintergrund", "Background"))
    keys.type("An der Furt.")
    tab_to(one.page, say("Android", "Alien"))
    keys.press("Space")
    problems(one, 1)
    tab_to(one.page, f"2\\s*{say('Attribute', 'Attributes')}", backwards=True)
    keys.press("Enter")
    for name in (say("Geschicklichkeit, als Zahl", "Dexterity, as a number"), say("Stärke", "Strength") + ", a"):
        tab_to(one.page, name)
        keys.type("50")
    problems(one, 0)
    tab_to(one.page, f"4\\s*{say('Fertigkeiten', 'Skills')}", backwards=True)
    keys.press("Enter")
    tab_to(one.page, say("Akrobatik erhöhen", "Raise Acrobatics"))
    for _ in range(3):
        keys.press("Enter")
    problems(one, 0)
    until_acrobatics(one.page, "=== 15")
    keys.press("Control+z")
    until_acrobatics(one.page, "!== 15")
    assert draft(one.page)["attributes"]["dexterity"] == 50
    keys.press("Control+Shift+z")
    until_acrobatics(one.page, "=== 15")
    assert draft(one.page)["skills"] == {"acrobatics": 15}
    tab_to(one.page, say("An den Tisch bringen", "Take to the table"), backwards=True)
    keys.press("Enter")
    expect(one.dialog).to_be_visible()
    expect(one.dialog.get_by_label(say("Wer spielt ihn?", "Who plays it?"))).to_be_visible()
    tab_to(one.page, say("An den Tisch bringen", "Take to the table"))
    keys.press("Enter")
    one.page.wait_for_url(re.compile("/table/"))
    expect(one.page.locator("aside").first).to_contain_text("Größe Übersall")
    assert one.faults == []


def test_a_reload_keeps_everything_and_undo_has_labels(house: House, person: Seat) -> None:
    one = person()
    begin(house, one)
    one.page.get_by_label("Name", exact=True).fill("Orla")
    expect(one.page.get_by_role("button", name="Rückgängig: Name")).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Orla")
    expect(one.page.get_by_role("button", name="Nichts rückgängig zu machen")).to_be_visible()
    assert one.faults == []


def test_a_problem_is_mended_by_its_button_and_shown_by_the_other(house: House, person: Seat) -> None:
    one = person(german=False)
    begin(house, one)
    listed = one.page.get_by_role("list", name="Problems").get_by_role("listitem")
    expect(listed).to_have_count(4)
    one.page.get_by_role("button", name=re.compile("^2 Attributes")).click()
    one.page.get_by_label("Dexterity, as a number").fill("60")
    one.page.get_by_role("button", name=re.compile("^35 points to")).first.click()
    expect(listed).to_have_count(3)
    listed.filter(has_text="The name is").get_by_role("button", name="Show me").click()
    expect(one.page.get_by_label("Name", exact=True)).to_be_focused()
    assert one.faults == []


# --- a phone, every step, both languages ----------------------------------------------------------------------------


@EVERY_VIEWER
def test_every_step_is_accessible_narrow_and_of_one_language(
    house: House, person: Seat, german: bool, phone: bool, scheme: Literal["light", "dark"]
) -> None:
    one = person(german=german, phone=phone, scheme=scheme)
    assert "\n".join(every_step(house, one, "percentacy", ("Alter Haudegen", "Old soldier"), STEPS)) == ""
    assert one.faults == []


def test_a_character_is_made_on_a_phone(own_house: House, person: Seat) -> None:
    one = person(phone=True)
    one.sit_down(own_house, "Glockengrund", "Jule", "Jule")
    one.page.goto(f"{own_house.address}/builder/percentacy")
    one.page.get_by_role("button", name="Alter Haudegen").click()
    one.page.get_by_label("Name", exact=True).fill("Ilka")
    one.page.get_by_role("button", name="Fertigkeiten").first.click()
    one.page.get_by_label("Fertigkeit suchen").fill("akrob")
    expect(one.page.get_by_role("spinbutton")).to_have_count(1)
    one.page.get_by_role("spinbutton").fill("90")
    one.page.get_by_role("button", name=re.compile("^[0-9]+ Problem")).click()
    expect(one.dialog).to_be_visible()
    one.dialog.get_by_role("button", name=re.compile("^Akrobatik auf")).first.click()
    one.page.keyboard.press("Escape")
    one.page.get_by_role("spinbutton").fill("0")
    one.button("An den Tisch bringen").click()
    one.dialog.get_by_role("button", name="Um Aufnahme bitten").click()
    expect(one.dialog).to_contain_text("Die Spielleitung ist gefragt")
    gm = person()
    gm.sit_down(own_house, "Glockengrund", "Game master", "Henrike")
    gm.button("Zustimmen").click()
    expect(gm.page.locator("aside").first).to_contain_text("Ilka")
    assert one.faults + gm.faults == []


# --- files ----------------------------------------------------------------------------------------------------------


def test_what_is_saved_thrown_away_and_opened_here_or_elsewhere_is_equal(
    house: House, person: Seat, tmp_path: Path
) -> None:
    one = person()
    one.page.goto(f"{house.address}/builder/percentacy")
    one.button("Überrasch mich").click()
    expect(one.page.get_by_role("navigation").first).to_be_visible()
    one.page.get_by_label("Notizen").fill("Überraschung, ẞ 🎲")
    one.page.get_by_role("button", name="Entwurf und Ansicht").click()
    with one.page.expect_download() as download:
        one.dialog.get_by_role("button", name="Als Datei sichern").click()
    path = tmp_path / "orla.json"
    download.value.save_as(path)
    kept = draft(one.page)
    one.dialog.get_by_role("button", name="Andere Entwürfe und Schnellstart").click()
    drop = one.page.get_by_role("button", name=re.compile("wegwerfen$"))
    drop.click()
    one.button("Behalten").click()
    drop.click()
    one.button("Wegwerfen").click()
    expect(drop).to_have_count(0)
    one.page.get_by_label("Datei öffnen").last.set_input_files(path)
    expect(one.page.get_by_role("navigation").first).to_be_visible()
    assert draft(one.page) == kept
    other = person(german=False)
    other.page.goto(f"{house.address}/builder/percentacy")
    other.page.get_by_label("Open a file").last.set_input_files(path)
    expect(other.page.get_by_role("navigation").first).to_be_visible()
    assert draft(other.page) == kept
    assert one.faults + other.faults == []


def test_a_file_that_is_no_character_says_so(house: House, person: Seat, tmp_path: Path) -> None:
    one = person()
    one.page.goto(f"{house.address}/builder/percentacy")
    large, strange = tmp_path / "large.json", tmp_path / "strange.json"
    large.write_bytes(b"[" * 50_000_000)
    strange.write_text("{}", encoding="utf-8")
    other, many = tmp_path / "other.json", tmp_path / "many.json"
    document: dict[str, Any] = {"format": "spielwerk-character", "version": 1, "system": "plus_minus", "character": {}}
    other.write_text(json.dumps(document), encoding="utf-8")
    skills = {f"skill_{n}": n % 90 for n in range(10_000)}
    document |= {"system": "percentacy", "character": {"name": "עליזה 🐍", "skills": skills}}
    many.write_text(json.dumps(document), encoding="utf-8")
    words = ("höchstens 250 kB", "kein Charakter von Spielwerk", "gehört zu einem anderen System")
    for path, said in zip((large, strange, other), words, strict=True):
        one.page.get_by_label("Datei öffnen").last.set_input_files(path)
        expect(one.page.get_by_role("alert")).to_contain_text(said)
    one.page.get_by_label("Datei öffnen").last.set_input_files(many)
    expect(one.dialog).to_contain_text("… und 9.950 weitere")
    expect(one.dialog.get_by_role("listitem")).to_have_count(51)
    one.button("Damit weitermachen").click()
    expect(one.page.get_by_role("heading", level=1)).to_have_text("עליזה 🐍")


def test_the_builder_is_loaded_only_where_it_is_wanted(house: House, person: Seat) -> None:
    one, asked = person(), list[str]()
    one.page.on("request", lambda request: asked.append(request.url))
    one.page.goto(house.address)
    make = one.main.get_by_role("region", name="Ein eigener Charakter").get_by_role("link", name="Percentacy")
    expect(make).to_be_visible()
    assert not [url for url in asked if re.search("builder", url, re.IGNORECASE)]
    make.click()
    expect(one.button("Von vorn beginnen")).to_be_visible()
    assert [url for url in asked if re.search("/assets/.*builder", url, re.IGNORECASE)]
    assert one.faults == []


# --- growing --------------------------------------------------------------------------------------------------------


def test_a_character_gains_a_level_with_the_same_checks(own_house: House, person: Seat) -> None:
    gm = person()
    gm.sit_down(own_house, "Glockengrund", "Game master", "Henrike")
    gm.page.locator("aside").first.get_by_role("button", name=re.compile("Ilka Brandt")).first.click()
    gm.page.get_by_role("link", name="Level steigern").click()
    strength = gm.page.get_by_label("Stärke, als Zahl")
    before = int(strength.input_value())
    strength.fill(str(before + 6))
    expect(gm.page.get_by_role("heading", name="1 Problem", exact=True)).to_be_visible()
    strength.fill(str(before + 5))
    expect(gm.page.get_by_role("heading", name="Keine Probleme", exact=True)).to_be_visible()
    gm.button("Level steigern").click()
    gm.page.wait_for_url(re.compile("/table/"))
    expect(gm.log).to_contain_text("erreicht Level 2")
    gm.button("Mehr").click()
    gm.dialog.get_by_role("button", name="Die Gruppe im Überblick").click()
    hers = gm.dialog.get_by_role("row", name=re.compile("^Stärke")).get_by_role("cell").nth(1)
    expect(hers).to_have_text(str(before + 5))
    gm.dialog.get_by_label("Level von Ilka Brandt").select_option("1")
    expect(hers).to_have_text(str(before))
    assert barriers(gm.page) == ""
    assert gm.faults == []


# --- what a table has of its own --------------------------------------------------------------------------------------


def test_a_skill_that_is_missing_is_asked_for_and_then_bought(house: House, person: Seat) -> None:
    table, gm, jule = house.table("Glockengrund"), person(), person(german=False, phone=True)
    gm.sit_down(house, table, "Game master", "Henrike")
    jule.sit_down(house, table, "Jule", "Jule")
    jule.page.goto(f"{house.address}/builder/percentacy/{jule.table}")
    jule.button("", "Begin from nothing").click()
    skills = jule.page.get_by_role("button", name=re.compile("^4")).first
    skills.click()
    jule.page.get_by_role("searchbox").fill("Kites")
    jule.button("", "A skill is missing").click()
    jule.dialog.get_by_label("Second attribute").select_option("perception")
    assert barriers(jule.page) == ""
    jule.button("", "Suggest it", jule.dialog).click()
    jule.button("", "Go on", jule.dialog).click()
    expect(gm.main).to_contain_text("Kites (Geschicklichkeit, Wahrnehmung)")
    gm.button("Zustimmen").click()
    expect(gm.button("Zustimmen")).to_have_count(0)
    jule.page.reload()
    skills.click()
    jule.page.get_by_role("searchbox").fill("kite")
    jule.button("", "Raise Kites").click()
    expect(jule.page.get_by_role("region", name="Skills of this table’s own")).to_contain_text("cap 25")
    assert gm.faults + jule.faults == []
