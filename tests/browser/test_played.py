"""Characters that have been played: looked at as they were, taken along in a file, and brought back equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.sheets.pages import opened, text_of

from .accessible import barriers
from .conftest import Seat
from .house import House
from .people import Person

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def looks_right(one: Person) -> None:
    """No complaint of the page, nobody is shut out, and nothing sticks out at the side."""
    assert barriers(one.page) == ""
    assert not one.page.evaluate(TOO_WIDE)
    assert one.faults == []


def after_an_evening(gm: Person) -> str:
    """Ilka gains a level, is hurt, and has one Rewind left; her id."""
    with gm.line() as line:
        (ilka,) = (who for who, one in line.view["beings"].items() if one["name"] == "Ilka Brandt")
        line.do("advance", target=ilka, skills={"melee": 5})
        line.do("damage", target=ilka, amount=20)
        line.do("override", target=ilka, field="rewinds", value=1)
        line.do("set_condition", target=ilka, condition="shock")
    return str(ilka)


def own_sheet(one: Person) -> None:
    """Turn to the sheet of the own being; a phone shows it at first."""
    if one.german:
        one.row("Ilka Brandt").click()
    expect(one.main.get_by_role("heading", name="Ilka Brandt").first).to_be_visible()


@pytest.mark.parametrize("german", [True, False], ids=["laptop", "phone"])
def test_a_character_is_looked_at_as_it_was(house: House, person: Seat, german: bool) -> None:
    table = house.table("Glockengrund")
    gm, one = person(), person(german=german, phone=not german)
    gm.sit_down(house, table, "Game master", "Henrike")
    one.sit_down(house, table, "Jule", "Jule")
    ilka = after_an_evening(gm)
    own_sheet(one)
    melee = one.main.get_by_role("button", name=one.say("Auf Nahkampf würfeln, Wert 50", "Roll on Melee, value 50"))
    expect(melee).to_be_visible()
    one.page.get_by_label(one.say("Stand", "As of"), exact=True).select_option("1")
    expect(one.main.locator(".big").first).to_have_text(re.compile("^108"))
    expect(melee).to_have_count(0)
    paper = one.page.get_by_role("link", name=one.say("Bogen als PDF", "Sheet as PDF"))
    expect(paper).to_have_attribute("href", re.compile(rf"/beings/{ilka}/sheet\.pdf\?lang=.*level=1$"))
    looks_right(one)
    one.page.get_by_label(one.say("Stand", "As of"), exact=True).select_option("2")
    expect(melee).to_be_visible()


@pytest.mark.parametrize("german", [True, False], ids=["laptop", "phone"])
def test_a_played_character_is_equal_after_export_delete_and_import(
    house: House, person: Seat, german: bool, tmp_path: Path
) -> None:
    table = house.table("Glockengrund")
    gm, one = person(), person(german=german, phone=not german)
    gm.sit_down(house, table, "Game master", "Henrike")
    one.sit_down(house, table, "Jule", "Jule")
    ilka = after_an_evening(gm)
    with gm.line() as line:
        before = line.view["beings"][ilka]
    own_sheet(one)
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name=one.say("Figur als Datei", "Character as a file")).click()
    assert download.value.suggested_filename == "Ilka Brandt.json"
    path = tmp_path / "ilka.json"
    download.value.save_as(path)
    with gm.line() as line:
        line.do("remove_being", target=ilka)
    one.page.goto(f"{house.address}/builder/percentacy/{one.table}")
    one.page.get_by_label(one.say("Datei öffnen", "Open a file")).last.set_input_files(path)
    expect(one.dialog).to_contain_text(one.say("Level 2, mit einem früheren Level", "Level 2, with one earlier level"))
    expect(one.dialog).to_contain_text(one.say("Noch 88 HP", "88 HP left"))
    looks_right(one)
    one.button("Damit weitermachen", "Go on with it").click()
    one.button("An den Tisch bringen", "Take to the table").click()
    expect(one.dialog).to_contain_text(one.say("schon gespielt", "has been played"))
    one.button("Um Aufnahme bitten", "Ask to join", one.dialog).click()
    expect(one.dialog).to_contain_text(one.say("gefragt", "asked"))
    expect(gm.main).to_contain_text("Die Figur wurde schon gespielt")
    gm.button("Zustimmen").click()
    expect(gm.row("Ilka Brandt")).to_be_visible()
    with gm.line() as line:
        (again,) = (being for being in line.view["beings"].values() if being["name"] == "Ilka Brandt")
    assert {**again, "id": ilka} == before
    assert gm.faults + one.faults == []


@pytest.mark.parametrize("german", [True, False], ids=["laptop", "phone"])
def test_a_sheet_is_printed_whole_and_without_what_can_be_pressed(house: House, person: Seat, german: bool) -> None:
    one = person(german=german, phone=not german, scheme="light" if german else "dark")
    one.sit_down(house, house.table("Glockengrund"), "Jule", "Jule")
    own_sheet(one)
    expect(one.page.get_by_label(one.say("Fertigkeit suchen", "Find a skill"))).to_be_visible()
    paper = one.page.pdf(format="A4", print_background=False)
    assert len(opened(paper)) <= 2
    printed = text_of(paper)
    words = (("Schwimmen", "Swimming"), ("Willenskraft", "Willpower"), ("Neugierig", "Curious"), ("Initiative",) * 2)
    for german_word, english in words:
        assert one.say(german_word, english) in printed
    for german_word, english in (
        ("BogenalsPDF", "SheetasPDF"),
        ("Nehmen", "Take"),
        ("Verlauf", "Log"),
        ("Glockengrund",) * 2,
    ):
        assert one.say(german_word, english) not in printed
