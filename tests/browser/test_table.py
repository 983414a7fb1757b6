"""What a table must bear: lost connections, killed servers, dice of one's own, take-back, secrets, another system."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Seat
from .house import House, Person


def roll(one: Person, skill: str) -> None:
    """Roll a skill from the sheet by the panel."""
    one.page.get_by_role("main").get_by_role("button", name=re.compile(skill)).locator("visible=true").first.click()
    one.dialog().get_by_role("button", name=re.compile("^" + one.say("Würfeln", "Roll"))).click()
    expect(one.dialog()).to_have_count(0)


def own_dice(one: Person) -> None:
    """Turn on dice of one's own in the form of one's seat."""
    one.page.get_by_role("button", name="Szene").click()
    one.button("Dein Platz").click()
    form = one.dialog()
    form.get_by_role("checkbox", name=re.compile("Würfel")).last.check()
    one.page.keyboard.press("Escape")
    if form.count():
        form.get_by_role("button").last.click()
    one.page.get_by_role("button", name="Blatt").click()


def test_a_killed_server_changes_nothing_for_anybody(house: House, person: Seat) -> None:
    gm, jule = person(), person(phone=True)
    links = house.links["Glockengrund"]
    gm.sit_down(links["Game master"], "Henrike")
    jule.sit_down(links["Jule"], "Jule")
    own_dice(jule)
    roll(jule, "Schwimmen")
    slip = jule.page.locator(".slip").locator("visible=true")
    expect(slip).to_have_count(1)
    before = slip.get_by_role("heading").inner_text()
    log = gm.page.locator("aside").last.inner_text()

    house.kill()
    expect(gm.page.get_by_text("Verbindung fehlt seit")).to_be_visible()
    house.start()

    expect(gm.page.get_by_text("Verbindung fehlt seit")).to_be_hidden(timeout=15000)
    expect(jule.page.get_by_text("Verbindung fehlt seit")).to_be_hidden(timeout=15000)
    expect(slip.get_by_role("heading")).to_have_text(before)
    assert gm.page.locator("aside").last.inner_text() == log

    slip.get_by_role("button", name=re.compile("ürfel")).first.click()
    pad = jule.dialog()
    pad.get_by_text("20", exact=True).click()
    pad.get_by_text("7", exact=True).last.click()
    pad.get_by_role("button", name="27 eintragen").click()
    expect(jule.page.locator(".slip").locator("visible=true")).to_have_count(0)
    expect(gm.page.locator("aside").last).to_contain_text("27")


def test_a_rewind_and_a_take_back_are_seen_by_all(house: House, person: Seat) -> None:
    gm, jule, sami = person(), person(phone=True), person(german=False)
    links = house.links["Glockengrund"]
    gm.sit_down(links["Game master"], "Henrike")
    jule.sit_down(links["Jule"], "Jule")
    sami.sit_down(links["Sami"], "Sami")
    rewind = jule.button("Rewind, noch 3")
    for _ in range(8):  # a critical result may not be made again
        roll(jule, "Schwimmen")
        if rewind.first.is_visible():
            break
        jule.page.get_by_role("button", name="Blatt").click()
    rewind.first.click()
    expect(jule.button("Rewind, noch 2").first).to_be_visible()
    assert "Rewind" in sami.page.locator("aside").last.inner_text()

    gm.button("Zurücknehmen").last.click()
    form = gm.dialog()
    form.get_by_role("textbox").fill("doch nicht")
    form.get_by_role("button", name=re.compile("^Zurücknehmen")).click()
    expect(form).to_have_count(0)
    expect(sami.page.locator("li.undone").last).to_contain_text("doch nicht")
    expect(sami.page.locator("li.undone").last).to_contain_text("Henrike")


def test_a_hidden_roll_is_seen_by_the_game_master_alone(house: House, person: Seat) -> None:
    gm, sami = person(), person(german=False)
    links = house.links["Glockengrund"]
    gm.sit_down(links["Game master"], "Henrike")
    sami.sit_down(links["Sami"], "Sami")
    before = sami.page.locator("aside").last.inner_text()
    gm.open_being("Quendt")
    gm.page.get_by_role("main").get_by_role("button", name=re.compile("Einschüchtern")).first.click()
    panel = gm.dialog()
    panel.get_by_role("checkbox", name=re.compile("Verdeckt")).check()
    panel.get_by_role("button", name=re.compile("^Würfeln")).click()
    expect(gm.page.locator("aside").last).to_contain_text("Quendt würfelt auf Einschüchtern")
    sami.page.wait_for_timeout(400)
    after = sami.page.locator("aside").last.inner_text()
    assert "Intimidation" not in after
    assert after.replace(before.strip(), "").strip().count("Quendt") == 0


def test_a_mix_of_plus_minus_is_agreed_on_and_rolled(house: House, person: Seat) -> None:
    gm, jule, sami = person(), person(phone=True), person(german=False)
    links = house.links["Nachtfeuer"]
    gm.sit_down(links["Game master"], "Henrike")
    jule.sit_down(links["Jule"], "Jule")
    sami.sit_down(links["Sami"], "Sami")
    jule.page.get_by_role("main").get_by_role("button", name=re.compile("Wille")).locator("visible=true").first.click()
    panel = jule.dialog()
    for name in ("Psyche", "Mechanik", "Wille"):
        chip = panel.get_by_role("button", name=re.compile(f"^{name}"))
        if chip.first.get_attribute("aria-pressed") != "true":
            chip.first.click()
    panel.get_by_role("button", name=re.compile("ürfeln|orschlagen")).last.click()
    for _ in range(4):  # does it make sense, how hard is it, and perhaps what a double brings
        slip = gm.page.locator(".slip").locator("visible=true")
        gm.page.wait_for_timeout(400)
        if slip.count() == 0:
            break
        field = slip.get_by_role("textbox")
        if field.count():
            if "schwer" in slip.inner_text().lower() or "Schwierigkeit" in slip.inner_text():
                field.fill("15")
            slip.get_by_role("button", name=re.compile("Antworten|Sagen|So")).last.click()
        else:
            slip.get_by_role("button", name=re.compile("^(Ja|Passt)")).first.click()
    expect(gm.page.locator("aside").last).to_contain_text("Runa Vesting")
    expect(gm.page.locator(".slip").locator("visible=true")).to_have_count(0)
    expect(sami.page.locator("aside").last).to_contain_text(re.compile("success|failure"))
    assert gm.faults + jule.faults + sami.faults == []
