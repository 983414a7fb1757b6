"""A scene of the example table of Plus-Minus, played by three, who all throw dice of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Group, Seat, Sit
from .house import House
from .people import Person
from .test_gm_tools import EITHER, looks_right, open_form


def mix(one: Person, first: str, *others: str) -> None:
    """Open the panel from one line of the sheet and put more into the mix."""
    one.button(f"Kombination mit {first}", f"Mix with {first}", one.main).click()
    for name in (first, *others):
        chip = one.dialog.get_by_role("button", name=re.compile(f"^{name} ")).first
        if chip.get_attribute("aria-pressed") != "true":
            chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")


def propose(one: Person, first: str, *others: str) -> None:
    """Propose a mix to the game master."""
    mix(one, first, *others)
    expect(one.dialog).to_contain_text(one.say("legt die Spielleitung fest", "the game master sets it"))
    one.button("Vorschlagen mit", "Propose", one.dialog).click()
    expect(one.dialog).to_have_count(0)


def told(group: Group, german: str, english: str) -> None:
    """Everybody reads it in their language; Jule on her phone behind its tab."""
    group.jule.tab("Verlauf")
    for one in group:
        expect(one.log.locator("li:not(.undone)").filter(has_text=one.say(german, english))).to_have_count(1)


def test_a_scene_at_the_lighthouse(seated: Sit) -> None:
    group = seated("Nachtfeuer")
    gm, jule, sami = group
    group.own_dice()

    # Runa talks to the keeper through the door: the mix is allowed, the difficulty set, the dice thrown.
    propose(jule, "Wille", "Psyche", "Mechanik")
    expect(sami.main.get_by_text("waiting for Henrike")).to_be_visible()
    gm.answer("Passt")
    assert "21" in gm.own_slip.inner_text()
    gm.write("15")
    jule.throw(5)
    jule.throw(2)
    german, english = (
        "Runa Vesting würfelt auf Wille, Psyche und Mechanik",
        "Runa Vesting rolls on Will, Psyche and Mechanics",
    )
    told(group, f"{german}: 9 Erfolge", f"{english}: 9 successes")

    # The same mix again makes sense still. A double brings something that the game master words.
    jule.tab("Blatt")
    propose(jule, "Wille", "Psyche", "Mechanik")
    gm.write("15")
    jule.throw(3)
    jule.throw(3)
    expect(gm.own_slip).to_contain_text("Geschieht etwas Besonderes")
    gm.write("Der Riegel klemmt")
    told(group, "Zum Pasch von Runa Vesting: Der Riegel klemmt", "On the double of Runa Vesting: Der Riegel klemmt")

    # The keeper listens, and nobody but the game master knows.
    for one in (jule, sami):
        one.told.clear()
    gm.open_being("Der Lichtwärter")
    mix(gm, "Sinne", "Geist", "Aufmerksamkeit")
    gm.dialog.get_by_role("checkbox", name=re.compile("Verdeckt")).check()
    gm.button("20 schwer", within=gm.dialog).click()
    gm.button("Würfeln mit 21", within=gm.dialog).click()
    expect(gm.dialog).to_have_count(0)
    gm.answer("Passt")
    gm.throw(6)
    gm.throw(1)
    expect(gm.log).to_contain_text("Der Lichtwärter würfelt auf")
    gm.speak("Drinnen knarrt etwas.")
    for one in (jule, sami):
        expect(one.log).to_contain_text("Drinnen knarrt etwas.")
        assert re.search('"b3"|Lichtwärter|light keeper|attentiveness', "\n".join(one.told)) is None

    # Piet climbs up, fails, and the game master has misread the die: it is put right.
    propose(sami, "Dexterity", "Agility", "Stealth")
    gm.answer("Passt")
    gm.write("20")
    sami.throw(1)
    sami.throw(5)
    told(group, "Piet Ohlsen würfelt auf Geschick, Bewegung und Heimlichkeit: 4 Misserfolge", "4 failures")
    with gm.line() as line:
        stage = line.view["stage"]
        places = [n for n, given in enumerate(("mix", "difficulty", "white", "black")) if given == "white"]
        line.sure("redo", action=stage["action"], at=places[0], value=6)
    sami.throw(5)  # what came after it is asked for again
    told(group, "Piet Ohlsen würfelt auf Geschick, Bewegung und Heimlichkeit: 1 Erfolg", "1 success")
    expect(sami.log.locator("li.undone").filter(has_text="4 failures")).to_have_count(1)

    # And the whole climb never happened.
    gm.button("Zurücknehmen", within=gm.page.get_by_role("region", name="Nur Spielleitung")).click()
    gm.dialog.get_by_label("Warum").fill("Piet bleibt unten")
    gm.button("Zurücknehmen", within=gm.dialog).click()
    for one in group:
        expect(one.log.locator("li.undone").last).to_contain_text("Piet bleibt unten")
    group.content()


def test_a_mix_that_makes_no_sense_is_not_rolled(seated: Sit) -> None:
    group = seated("Nachtfeuer")
    gm, jule, sami = group
    group.own_dice()
    propose(sami, "Charisma", "Senses", "Boxing")
    gm.answer("Passt nicht")
    for one in group:
        expect(one.slip).to_have_count(0)
    expect(gm.log.locator("li:not(.undone)").filter(has_text="Piet Ohlsen würfelt auf")).to_have_count(0)
    propose(sami, "Charisma", "Mind", "Insight")
    gm.answer("Passt")
    gm.write("10")
    sami.throw(4)
    sami.throw(2)
    jule.tab("Szene")
    expect(jule.main.get_by_text("Weiß minus Schwarz: +2").locator("visible=true")).to_have_count(1)  # 4 white, 2 black
    group.content()


def test_the_game_master_rolls_and_the_group_sees_how_it_went(seated: Sit) -> None:
    group = seated("Nachtfeuer")
    gm, _, sami = group
    group.own_dice()
    gm.open_being("Der Lichtwärter")
    mix(gm, "Sinne", "Geist", "Aufmerksamkeit")
    gm.button("15 normal", within=gm.dialog).click()
    gm.button("Würfeln mit 21", within=gm.dialog).click()
    gm.answer("Passt")
    gm.throw(5)
    gm.throw(4)
    expect(gm.log).to_contain_text(re.compile("Der Lichtwärter würfelt auf .*: 7 Erfolge"))
    expect(sami.log).to_contain_text("The light keeper rolls, and it works")
    group.content()


@pytest.mark.parametrize(("german", "phone"), [(True, False), (False, True)], ids=["de-laptop", "en-phone"])
def test_a_character_is_made_and_the_game_master_allows_the_extreme(
    house: House, person: Seat, german: bool, phone: bool
) -> None:
    table, gm, jule = house.table("Nachtfeuer"), person(), person(german=german, phone=phone)
    gm.sit_down(house, table, "Game master", "Henrike")
    jule.sit_down(house, table, "Jule", "Jule")
    say, page = jule.say, jule.page
    page.goto(f"{house.address}/builder/plus_minus/{jule.table}")
    jule.button("Von vorn beginnen", "Begin from nothing").click()
    page.get_by_label("Name", exact=True).fill("Orla")
    steps = page.get_by_role("navigation").first.get_by_role("button")

    # A quality beyond what is usual, an ability from the list and one that nobody has yet.
    steps.nth(1).click()
    page.get_by_role("spinbutton", name=say("Geist", "Mind")).fill("10")
    steps.nth(2).click()
    page.get_by_label(say("Kenntnis dazunehmen", "Add knowledge")).select_option(say("Recht", "Law"))
    jule.button("Recht erhöhen", "Raise Law").click()
    page.get_by_label("Name", exact=True).fill("Gezeitenkunde")
    page.get_by_label("Name", exact=True).press("Enter")
    expect(page.get_by_role("spinbutton", name="Gezeitenkunde")).to_have_value("3")
    page.get_by_role("spinbutton", name="Gezeitenkunde").press("ArrowUp")

    # A trait without a name is a problem until it has one; what was done can be undone.
    steps.nth(3).click()
    jule.button("Merkmal dazunehmen", "Add a trait").click()
    expect(steps.nth(3)).to_contain_text("1")
    page.get_by_label("Name", exact=True).fill("Nachtmensch")
    expect(page.get_by_text(say("Probleme:", "problems:"))).to_have_count(0)
    jule.button("Schlechte Seite verringern", "Lower Bad side").click()
    expect(jule.main.get_by_label(say("Schlechte Seite", "Bad side"), exact=True)).to_have_value("−1")
    jule.button("Rückgängig", "Undo").click()
    expect(jule.main.get_by_label(say("Schlechte Seite", "Bad side"), exact=True)).to_have_value("0")
    jule.button("Wiederholen", "Redo").click()

    jule.button("An den Tisch bringen", "Take to the table").click()
    jule.button("Um Aufnahme bitten", "Ask to join", jule.dialog).click()
    gm.button("Zustimmen").click()
    expect(gm.own_slip).to_contain_text("Orla: Geist 10")
    gm.answer("Erlauben")
    gm.open_being("Orla")
    sheet = gm.main
    for line in ("Geist 10", "Recht 4", "Gezeitenkunde 4"):
        expect(
            sheet.get_by_role("button", name=re.compile(f"Kombination mit {line.split()[0]}.*{line.split()[1]}"))
        ).to_be_visible()
    expect(sheet).to_contain_text("Nachtmensch")
    assert gm.faults + jule.faults == []


def test_turns_counters_and_notes_stand_in_for_what_the_document_lacks(seated: Sit) -> None:
    group = seated("Nachtfeuer")
    gm, jule, sami = group

    # The game master sets an order; whose turn it is ends it.
    gm.button("Reihenfolge festlegen", within=gm.main).click()
    expect(gm.dialog).to_contain_text("Kampf, Schaden und Erfahrung kennt Plus-Minus nicht")
    gm.dialog.get_by_role("button", name="Der Lichtwärter herausnehmen").click()
    gm.dialog.get_by_role("button", name="Runa Vesting früher").click()
    gm.button("Reihenfolge beginnen", within=gm.dialog).click()
    jule.tab("Züge")
    jule.button("Zug beenden", within=jule.main).click()
    sami.button("", "End the turn", sami.main).click()
    expect(gm.main.get_by_role("region", name="Reihenfolge")).to_contain_text("Runde 2")

    # A counter of Runa's that all see, and notes that only she and the game master read.
    jule.tab("Blatt")
    jule.button("Notizen und Zähler").click()
    jule.page.get_by_label("Neuer Zähler").fill("Kerzen")
    jule.page.get_by_label("Neuer Zähler").press("Enter")
    jule.button("Kerzen erhöhen").click()
    expect(jule.page.get_by_role("textbox", name="Kerzen")).to_have_value("1")
    jule.page.get_by_label("Was du dir zu Runa Vesting merken willst").fill("Schuldet Piet etwas")
    jule.page.get_by_label("Neuer Zähler").focus()
    sami.open_being("Runa Vesting")
    expect(sami.main).to_contain_text(re.compile("Kerzen\\s*1"))
    gm.open_being("Runa Vesting")
    expect(gm.page.get_by_label("Was du dir zu Runa Vesting merken willst")).to_have_value("Schuldet Piet etwas")
    assert "Schuldet Piet" not in "\n".join(sami.told)

    # What is kept for all, and taken back.
    gm.button("Notizen des Tisches").click()
    gm.page.get_by_label("Was alle wissen sollen").fill("Die Fähre fährt um sechs.")
    gm.page.get_by_label("Etwas sagen", exact=True).focus()
    expect(sami.page.get_by_text("Die Fähre fährt um sechs.")).to_be_visible()
    gm.button("Zurücknehmen", within=gm.page.get_by_role("region", name="Nur Spielleitung")).click()
    gm.button("Zurücknehmen", within=gm.dialog).click()
    expect(sami.page.get_by_text("Die Fähre fährt um sechs.")).to_have_count(0)
    group.content()


def read(gm: Person) -> None:
    """Look at the log; on a phone it is behind its tab."""
    if not gm.german:
        gm.tab("", "Log")


@EITHER
def test_an_ability_of_the_tables_own_is_added_and_mixed(house: House, person: Seat, german: bool) -> None:
    gm = person(german=german, phone=not german)
    gm.sit_down(house, house.table("Nachtfeuer"), "Game master", "Henrike")
    with gm.line() as line:
        line.do("set_option", option="doubles", value="none")  # so that no double asks for anything
    form = ("Fähigkeiten dieses Tisches", "Abilities of this table")
    open_form(gm, *form)
    name, add = gm.dialog.get_by_label("Name", exact=True), gm.button("Hinzufügen", "Add", gm.dialog)

    # A name that is there already is refused before it is sent.
    name.fill(gm.say("heimlichkeit", "stealth"))
    expect(gm.dialog).to_contain_text(gm.say("Heimlichkeit gibt es hier schon", "Stealth is there already"))
    name.fill("Wolkenlesen")
    gm.button("Talent", "Talent", gm.dialog).click()
    expect(add).not_to_have_attribute("aria-disabled", "true")
    looks_right(gm)
    add.click()
    expect(gm.dialog).to_have_count(0)
    read(gm)
    expect(gm.log).to_contain_text(gm.say("die Fähigkeit Wolkenlesen (Talent)", "the ability Wolkenlesen (Talent)"))

    # It is offered in a mix, where nobody has learned it.
    if not german:
        gm.tab("", "Scene")
    gm.open_being("Der Lichtwärter")
    mix(gm, gm.say("Sinne", "Senses"), gm.say("Geist", "Mind"))
    more = gm.dialog.get_by_label(gm.say("Andere Fähigkeit", "Other ability"), exact=True)
    more.select_option("Wolkenlesen")
    expect(gm.dialog.get_by_role("button", name=re.compile("^Wolkenlesen 0"))).to_have_attribute("aria-pressed", "true")
    gm.button("15 normal", "15 normal", gm.dialog).click()
    gm.button("Würfeln mit", "Roll with", gm.dialog).click()
    gm.answer("Passt", "It fits")
    read(gm)
    expect(gm.log).to_contain_text(re.compile("(würfelt auf|rolls on) .*Wolkenlesen"))

    # Nobody has learned it, so it can be taken out again.
    open_form(gm, *form)
    gm.button("Wolkenlesen weglassen", "Leave out Wolkenlesen", gm.dialog).click()
    expect(gm.dialog.get_by_text("Wolkenlesen")).to_have_count(0)
    looks_right(gm)
