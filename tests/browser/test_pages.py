"""Every page for everybody: accessible, never wider than a phone, in one language, by keyboard, and small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from .conftest import Group, Seat
from .fight import order
from .house import House, Person
from .language import Words

KILOBYTES = 250
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
UNSEEN = """() => {
  const one = document.activeElement, style = getComputedStyle(one);
  if (one === document.body || style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return '';
  const around = one.closest('label') && getComputedStyle(one.closest('label'));
  return around && around.outlineStyle !== 'none' ? '' : one.outerHTML.slice(0, 120);
}"""
"""The element that has the focus without showing it."""
DIALOGS = {
    "invitations": ("Einladungen", "Invitations"),
    "reading of the rules": ("Auslegung der Regeln", "Reading of the rules"),
    "new being": ("Wesen hinzufügen", "Add a being"),
    "rest": ("Ruhe und Erholung", "Rest and recovery"),
    "hazard": ("Gefahr", "Hazard"),
    "scene": ("Szene beginnen", "Start a scene"),
}
TOOLS = {
    "hidden roll": ("Verdeckt würfeln", "Roll hidden"),
    "damage": ("Schaden", "Damage"),
    "condition": ("Zustand", "Condition"),
    "override": ("Setzen", "Set"),
    "take-back": ("Zurücknehmen", "Take back"),
    "more": ("Mehr", "More"),
}


def shut(one: Person) -> None:
    """Close the dialog that is open by the keyboard."""
    one.page.keyboard.press("Escape")
    expect(one.dialog).to_have_count(0)


def at_the_join(house: House, one: Person, way_in: str, name: str) -> Iterator[str]:
    """An invitation, and the seat taken."""
    one.page.goto(house.links["Glockengrund"][way_in])
    expect(one.button("An den Tisch setzen", "Sit down")).to_be_visible()
    yield "invitation"
    one.sit_down(house.links["Glockengrund"][way_in], name)


def as_game_master(house: House, one: Person) -> Iterator[str]:
    """The table, the dialogs of the game master, and a fight."""
    yield from at_the_join(house, one, "Game master", "Henrike")
    yield "table"
    scene = one.button("Szene", "Scene", one.page.get_by_role("navigation"))
    for name, words in TOOLS.items():
        tools = one.page.get_by_role("region", name=one.say("Nur Spielleitung", "Game master only"))
        one.button(*words, within=tools).click()
        expect(one.dialog).to_be_visible()
        yield name
        shut(one)
    for name, words in DIALOGS.items():
        one.button("Mehr", "More").click()
        one.button(*words, within=one.dialog).click()
        expect(one.dialog.get_by_role("heading").first).to_be_visible()
        yield name
        shut(one)
    one.open_being("Quendt")
    yield "being"
    one.button("Verwalten", "Manage").click()
    yield "being managed"
    shut(one)
    one.button("Stangenwaffe: angreifen", "Polearm: attack", one.main).click()
    one.dialog.get_by_label(one.say("Ziel", "Target"), exact=True).select_option(label="Ilka Brandt")
    expect(one.dialog.get_by_text(one.say("So stehen die Chancen", "The odds")).first).to_be_visible()
    yield "attack"
    shut(one)
    if scene.count():
        one.tab("Kampf", "Combat")
    else:
        one.button("Zurück zum Geschehen", "Back to the action").click()
    one.button("Kampf beginnen", "Start a fight", one.main).click()
    yield "who fights"
    one.button("Kampf mit 6", "Start with 6", one.dialog).click()
    expect(order(one)).to_have_count(6)
    yield "fight"


def as_player(house: House, one: Person) -> Iterator[str]:
    """A player's own sheet, a roll, a question to be answered with real dice, the log and the seat."""
    yield from at_the_join(house, one, "Jule", "Jule")
    yield "table"
    one.open_roll(one.say("Schwimmen", "Swimming"))
    expect(one.dialog.get_by_text(one.say("So stehen die Chancen", "The odds")).first).to_be_visible()
    yield "roll panel"
    shut(one)
    phone = one.page.get_by_role("navigation").count() > 0
    if phone:
        one.tab("Szene", "Scene")
        yield "scene"
        one.button("Dein Platz", "Your seat").click()
    else:
        one.button("Jule").click()
    one.dialog.get_by_role("checkbox").first.check()
    yield "seat"
    shut(one)
    if phone:
        one.tab("Blatt", "Sheet")
    one.roll(one.say("Schwimmen", "Swimming"))
    expect(one.slip).to_have_count(1)
    yield "question"
    one.button("Würfel eintippen", "Type in the dice", one.slip).click()
    yield "keypad"
    shut(one)
    one.throw(27)
    expect(one.main.get_by_text(one.say("Abgeschlossen", "Settled"), exact=True)).to_be_visible()
    yield "result"
    if phone:
        one.tab("Kampf", "Combat")
        yield "no fight"
        one.tab("Verlauf", "Log")
        yield "log"
    one.button("Einzelheiten", "Details", one.log).click()
    yield "log unfolded"
    one.page.goto(house.address)
    expect(one.main.get_by_role("link", name=re.compile("Glockengrund"))).to_be_visible()
    one.main.get_by_role("button", name=re.compile("Plus-Minus")).click()
    yield "home"


@pytest.mark.parametrize("walk", [as_game_master, as_player])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize(("german", "scheme"), [(True, "light"), (False, "dark")], ids=["de-light", "en-dark"])
def test_pages_are_accessible_narrow_and_of_one_language(
    house: House,
    person: Seat,
    walk: Callable[[House, Person], Iterator[str]],
    phone: bool,
    german: bool,
    scheme: Literal["light", "dark"],
) -> None:
    words, one = Words(house.address), person(german=german, phone=phone, scheme=scheme)
    wrong = list[str]()
    for station in walk(house, one):
        wrong += [f"{station}: in the other language: {text}" for text in words.foreign(one.page, german)]
        found = Axe().run(one.page)
        wrong += [f"{station}: {found.generate_report()}"] if found.violations_count else []
        wide = one.page.evaluate(TOO_WIDE)
        wrong += [f"{station}: {wide} px too wide"] if wide > 0 else []
    assert "\n".join(wrong) == ""
    assert one.faults == []


def test_the_language_changes_and_nothing_else_does(seated: Callable[[str], Group], house: House) -> None:
    group = seated("Glockengrund")
    gm, words = group.gm, Words(house.address)
    gm.open_being("Quendt")
    gm.page.get_by_label("Etwas sagen", exact=True).fill("Noch nicht gesagt")
    gm.page.get_by_role("button", name="EN", exact=True).click()
    expect(gm.main.get_by_role("heading", name="Quendt")).to_be_visible()
    expect(gm.page.get_by_label("Say something", exact=True)).to_have_value("Noch nicht gesagt")
    expect(gm.page.locator("html")).to_have_attribute("lang", "en")
    assert words.foreign(gm.page, german=False) == set()
    assert words.foreign(gm.page, german=True) != set(), "the comparison finds nothing"
    gm.page.reload()
    expect(gm.page.get_by_label("Say something", exact=True)).to_be_visible()
    assert words.foreign(group.jule.page, german=True) == set(), "the language of somebody else has changed"


def tab_to(one: Person, german: str) -> None:
    """Press the tabulator until what begins like this has the focus; each stop on the way shows that it has it."""
    for _ in range(80):
        one.page.keyboard.press("Tab")
        assert one.page.evaluate(UNSEEN) == "", "the focus is not to be seen"
        name = one.page.evaluate("(e => e.getAttribute('aria-label') ?? e.textContent)(document.activeElement)")
        if name.strip().startswith(german):
            return
    raise AssertionError(f"{german!r} is not reached by keyboard")


def test_a_player_rolls_and_answers_by_keyboard_alone(house: House, person: Seat) -> None:
    jule = person()
    jule.page.goto(house.links["Glockengrund"]["Jule"])
    expect(jule.button("An den Tisch setzen")).to_be_visible()
    tab_to(jule, "An den Tisch setzen")
    jule.page.keyboard.press("Enter")
    expect(jule.main.get_by_role("heading", name="Ilka Brandt")).to_be_visible()
    tab_to(jule, "Jule")
    jule.page.keyboard.press("Enter")
    expect(jule.dialog).to_be_visible()
    while jule.page.evaluate("document.activeElement.type") != "checkbox":
        jule.page.keyboard.press("Tab")
    jule.page.keyboard.press("Space")
    expect(jule.dialog.get_by_role("checkbox").first).to_be_checked()
    shut(jule)
    tab_to(jule, "Auf Schwimmen würfeln")
    jule.page.keyboard.press("Enter")
    expect(jule.dialog).to_be_visible()
    tab_to(jule, "Würfeln")
    jule.page.keyboard.press("Enter")
    expect(jule.slip).to_be_visible()
    tab_to(jule, "Würfel eintippen")
    jule.page.keyboard.press("Enter")
    expect(jule.dialog).to_be_visible()
    jule.page.keyboard.press("2")
    jule.page.keyboard.press("7")
    jule.page.keyboard.press("Enter")
    expect(jule.slip).to_have_count(0)
    expect(jule.log).to_contain_text("würfelt auf Schwimmen: 27")
    assert jule.faults == []


def test_a_link_that_was_withdrawn_or_never_was_says_so(house: House, person: Seat) -> None:
    gm, sami = person(), person(german=False)
    links = house.links["Glockengrund"]
    gm.sit_down(links["Game master"], "Henrike")
    gm.button("Mehr").click()
    gm.button("Einladungen", within=gm.dialog).click()
    fields = gm.dialog.get_by_label("Einladungslink")
    expect(fields.first).to_be_visible()
    place = [field.input_value() for field in fields.all()].index(links["Sami"])
    entry = gm.dialog.get_by_role("listitem").nth(place)
    gm.button("Zurückziehen", within=entry).click()
    expect(fields).to_have_count(3)
    for link in (links["Sami"], f"{house.address}/join/nothing-like-that"):
        sami.page.goto(link)
        expect(sami.main.get_by_role("heading", name="This invitation no longer holds")).to_be_visible()
        expect(sami.main.get_by_role("textbox")).to_have_count(0)


def test_a_table_where_one_has_no_seat_says_so_and_leads_on(house: House, person: Seat) -> None:
    jule, gm = person(), person()
    jule.sit_down(house.links["Glockengrund"]["Jule"], "Jule")
    gm.sit_down(house.links["Nachtfeuer"]["Game master"], "Henrike")
    for address in (gm.page.url, f"{house.address}/table/nowhere"):
        jule.page.goto(address)
        expect(jule.main.get_by_role("heading", name="An diesem Tisch hast du keinen Platz")).to_be_visible()
        assert "Nachtfeuer" not in jule.text()
        jule.main.get_by_role("link", name="Zu deinen Tischen").click()
        expect(jule.main.get_by_role("link", name=re.compile("Glockengrund"))).to_be_visible()
        expect(jule.main.get_by_role("link", name=re.compile("Nachtfeuer"))).to_have_count(0)


@pytest.mark.parametrize("system", ["Percentacy", "Plus-Minus"])
def test_a_table_of_ones_own_is_made_on_the_home_page(house: House, person: Seat, system: str) -> None:
    one = person()
    one.page.goto(house.address)
    one.main.get_by_role("button", name=re.compile(system)).click()
    one.main.get_by_label("Wie heißt dein Tisch?").fill("Donnerstag")
    one.button("Tisch aufmachen").click()
    one.page.wait_for_url(re.compile("/table/"))
    expect(one.main.get_by_text("Der Tisch ist gedeckt.")).to_be_visible()
    one.button("Wesen hinzufügen", within=one.main).click()
    one.dialog.get_by_label("Name", exact=True).fill("Wirtin")
    one.button("Dazunehmen", within=one.dialog).click()
    expect(one.row("Wirtin")).to_be_visible()
    one.page.goto(house.address)
    expect(one.main.get_by_role("link", name=re.compile("Donnerstag"))).to_be_visible()
    assert one.faults == []


def test_the_first_load_is_small(house: House, person: Seat) -> None:
    one, sizes = person(), list[float]()
    line = one.page.context.new_cdp_session(one.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    one.sit_down(house.links["Glockengrund"]["Jule"], "Jule")
    one.page.wait_for_load_state("networkidle")
    assert len(sizes) > 4, "nothing was measured"
    assert sum(sizes) < KILOBYTES * 1000, sizes
