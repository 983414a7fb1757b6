"""The table's own list of attributes and skills, and specialities, at the example table of Erzählpool."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Seat
from .house import House
from .test_gm_tools import EITHER, looks_right, open_form


@pytest.mark.rule("EP-ATTR-05")
@pytest.mark.rule("EP-SKILL-05")
@pytest.mark.rule("EP-SKILL-08")
@EITHER
def test_a_table_calls_skills_otherwise_and_rolls_on_its_own(house: House, person: Seat, german: bool) -> None:
    gm = person(german=german, phone=not german)
    gm.sit_down(house, house.table("Endstelle"), "Game master", "Henrike")
    with gm.line() as line:
        line.do("set_option", option="names", value="own")
        line.do("set_option", option="specialities", value=True)
    open_form(gm, "Eigene Namen", "Own names")

    # A name that is there already is refused before it is sent; another one goes on the list.
    new = gm.dialog.get_by_label(gm.say("Etwas dazunehmen", "Add something"), exact=True)
    new.fill(gm.say("Medizin", "Medicine"))
    expect(gm.dialog).to_contain_text(gm.say("Medizin heißt hier schon so", "Medicine is called that here already"))
    new.fill("Fahrpläne")
    add = gm.button("Auf die Liste", "Put on the list", gm.dialog)
    expect(add).not_to_have_attribute("aria-disabled", "true")
    looks_right(gm)
    add.click()
    expect(gm.dialog.get_by_role("listitem").filter(has_text="Fahrpläne")).to_have_count(1)

    # Another is called otherwise.
    gm.button("Okkultes umbenennen", "Rename Occult", gm.dialog).click()
    gm.dialog.get_by_label(gm.say("Heißt hier", "Called here"), exact=True).fill("Verborgenes")
    gm.button("So nennen", "Call it that", gm.dialog).click()
    expect(gm.dialog.get_by_role("listitem").filter(has_text="Verborgenes")).to_have_count(1)
    gm.page.keyboard.press("Escape")
    expect(gm.dialog).to_have_count(0)

    # Somebody learns it, is special at it, and both are offered in the roll.
    with gm.line() as line:
        (mirja,) = (who for who, one in line.view["beings"].items() if one["name"] == "Mirja Holl")
        line.do("override", target=mirja, field="skills.Fahrpläne", value=2)
        line.do("override", target=mirja, field="specialities.Fahrpläne", value=["Linie 0"])
    if not german:
        gm.tab("", "Scene")
    gm.open_being("Mirja Holl")
    expect(gm.main).to_contain_text("Verborgenes")
    gm.button("Würfeln mit Fahrpläne", "Roll with Fahrpläne", gm.main).click()
    gm.button("Linie 0", "Linie 0", gm.dialog).click()
    gm.dialog.get_by_label(gm.say("Attribut", "Attribute"), exact=True).select_option("wits")
    expect(gm.dialog).to_contain_text(gm.say("Spezialgebiet Linie 0", "speciality Linie 0"))
    looks_right(gm)
