"""Every page for everybody: accessible, never wider than its screen, in one language, by keyboard, and small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import expect

from .accessible import barriers
from .conftest import Seat, Sit
from .house import House
from .language import Words
from .people import Person
from .walks import shut
from .walks_of_erzaehlpool import leads_erzaehlpool, plays_erzaehlpool
from .walks_of_percentacy import leads_percentacy, plays_percentacy
from .walks_of_plus_minus import builds_plus_minus, leads_plus_minus, plays_plus_minus

KILOBYTES = 250
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
UNSEEN = """() => {
  const one = document.activeElement, style = getComputedStyle(one);
  if (one === document.body || style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return '';
  const around = one.closest('label') && getComputedStyle(one.closest('label'));
  return around && around.outlineStyle !== 'none' ? '' : one.outerHTML.slice(0, 120);
}"""
"""The element that has the focus without showing it."""
WALKS = [
    leads_percentacy,
    plays_percentacy,
    leads_erzaehlpool,
    plays_erzaehlpool,
    leads_plus_minus,
    plays_plus_minus,
    builds_plus_minus,
]


@pytest.fixture(scope="session")
def spoken(house: House) -> Words:
    """What the catalogues of this server say."""
    return Words(house.address)


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize(("german", "scheme"), [(True, "light"), (False, "dark")], ids=["de-light", "en-dark"])
def test_pages_are_accessible_narrow_and_of_one_language(
    house: House,
    spoken: Words,
    person: Seat,
    walk: Callable[[House, Person, bool], Iterator[str]],
    phone: bool,
    german: bool,
    scheme: Literal["light", "dark"],
) -> None:
    one = person(german=german, phone=phone, scheme=scheme)
    wrong = list[str]()
    for station in walk(house, one, phone):
        wrong += [f"{station}: in the other language: {text}" for text in spoken.foreign(one.page, german)]
        found = barriers(one.page)
        wrong += [f"{station}: {found}"] if found else []
        wide = one.page.evaluate(TOO_WIDE)
        wrong += [f"{station}: {wide} px too wide"] if wide > 0 else []
    assert "\n".join(wrong) == ""
    assert one.faults == []


def test_the_language_changes_and_nothing_else_does(seated: Sit, spoken: Words) -> None:
    group = seated("Glockengrund")
    gm = group.gm
    gm.open_being("Quendt")
    gm.page.get_by_label("Etwas sagen", exact=True).fill("Noch nicht gesagt")
    gm.page.get_by_role("button", name="EN", exact=True).click()
    expect(gm.main.get_by_role("heading", name="Quendt")).to_be_visible()
    expect(gm.page.get_by_label("Say something", exact=True)).to_have_value("Noch nicht gesagt")
    expect(gm.page.locator("html")).to_have_attribute("lang", "en")
    begun = gm.page.get_by_role("listitem").filter(has_text="Session 1 begins")
    expect(begun.first).to_be_visible()  # the sentences of rules come after those of the page
    assert spoken.foreign(gm.page, german=False) == set()
    found = spoken.foreign(gm.page, german=True)
    assert "Game master only" in found, "a sentence without gaps is not found"
    assert any("sees only what you show" in one for one in found), f"no part of a sentence is found: {found}"
    gm.page.reload()
    expect(gm.page.get_by_label("Say something", exact=True)).to_be_visible()
    assert spoken.foreign(group.jule.page, german=True) == set(), "the language of somebody else has changed"


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
    jule, table = person(), house.table("Glockengrund")
    jule.page.goto(house.links[table]["Jule"])
    expect(jule.button("An den Tisch setzen")).to_be_visible()
    tab_to(jule, "An den Tisch setzen")
    jule.page.keyboard.press("Enter")
    expect(jule.main.get_by_role("heading", name="Ilka Brandt")).to_be_visible()
    tab_to(jule, "Jule")
    jule.page.keyboard.press("Enter")
    expect(jule.dialog).to_be_visible()
    for _ in range(20):
        if jule.page.evaluate("document.activeElement.type") == "checkbox":
            break
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
    for key in ("2", "7", "Enter"):
        jule.page.keyboard.press(key)
    expect(jule.slip).to_have_count(0)
    expect(jule.log).to_contain_text("würfelt auf Schwimmen: 27")
    assert jule.faults == []


def test_a_link_that_was_withdrawn_or_never_was_says_so(house: House, person: Seat) -> None:
    gm, sami, table = person(), person(german=False), house.table("Glockengrund")
    gm.sit_down(house, table, "Game master", "Henrike")
    gm.button("Mehr").click()
    gm.button("Einladungen", within=gm.dialog).click()
    fields = gm.dialog.get_by_label("Einladungslink")
    expect(fields).to_have_count(4)
    place = [field.input_value() for field in fields.all()].index(house.links[table]["Sami"])
    entry = gm.dialog.get_by_role("listitem").nth(place)
    gm.button("Zurückziehen", within=entry).click()
    expect(fields).to_have_count(3)
    for link in (house.links[table]["Sami"], f"{house.address}/join/nothing-like-that"):
        sami.page.goto(link)
        expect(sami.main.get_by_role("heading", name="This invitation no longer holds")).to_be_visible()
        expect(sami.main.get_by_role("textbox")).to_have_count(0)


def test_a_table_where_one_has_no_seat_says_so_and_leads_on(house: House, person: Seat) -> None:
    jule, gm = person(), person()
    own, other = house.table("Glockengrund"), house.table("Nachtfeuer")
    jule.sit_down(house, own, "Jule", "Jule")
    gm.sit_down(house, other, "Game master", "Henrike")
    for address in (gm.page.url, f"{house.address}/table/nowhere"):
        jule.page.goto(address)
        expect(jule.main.get_by_role("heading", name="An diesem Tisch hast du keinen Platz")).to_be_visible()
        assert "Nachtfeuer" not in jule.text()
        jule.main.get_by_role("link", name="Zu deinen Tischen").click()
        expect(jule.page.locator("[role=status]:focus")).to_have_text("Deine Tische")
        expect(jule.main.get_by_role("link", name=re.compile(own))).to_be_visible()
        expect(jule.main.get_by_role("link", name=re.compile(other))).to_have_count(0)


@pytest.mark.parametrize("system", ["Erzählpool", "Percentacy", "Plus-Minus"])
def test_a_table_of_ones_own_is_made_on_the_home_page(own_house: House, person: Seat, system: str) -> None:
    one = person()
    one.page.goto(own_house.address)
    one.main.get_by_role("button", name=re.compile(system)).click()
    one.main.get_by_label("Wie heißt dein Tisch?").fill("Donnerstag")
    assert barriers(one.page) == ""
    assert one.page.evaluate(TOO_WIDE) <= 0
    one.button("Tisch aufmachen").click()
    one.page.wait_for_url(re.compile("/table/"))
    expect(one.main.get_by_text("Der Tisch ist gedeckt.")).to_be_visible()
    one.button("Wesen hinzufügen", within=one.main).click()
    one.dialog.get_by_label("Name", exact=True).fill("Wirtin")
    one.button("Dazunehmen", within=one.dialog).click()
    expect(one.row("Wirtin")).to_be_visible()
    one.page.goto(own_house.address)
    expect(one.main.get_by_role("link", name=re.compile("Donnerstag"))).to_be_visible()
    assert one.faults == []


def test_the_first_load_is_small(house: House, person: Seat) -> None:
    """What really crosses the wire is added up, not what it could be packed to."""
    one, sizes = person(), list[float]()
    line = one.page.context.new_cdp_session(one.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    one.sit_down_by_hand(house.links[house.table("Glockengrund")]["Jule"], "Jule")
    one.page.wait_for_load_state("networkidle")
    assert len(sizes) > 4, "nothing was measured"
    assert sum(sizes) < KILOBYTES * 1000, sizes


def test_a_phone_on_its_side_shows_nothing_under_its_camera(seated: Sit) -> None:
    jule = seated("Glockengrund").jule
    page = jule.page
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("nav.tabs")).to_be_visible()
    line = page.context.new_cdp_session(page)
    insets = {"left": 47, "right": 47, "bottom": 21}
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    main = page.get_by_role("main").bounding_box()
    assert main is not None
    assert main["x"] >= 47
    assert main["x"] + main["width"] <= 844 - 47
    first = page.locator("nav.tabs button").first.bounding_box()
    last = page.locator("nav.tabs button").last.bounding_box()
    assert first is not None
    assert last is not None
    assert first["x"] >= 47
    assert last["x"] + last["width"] <= 844 - 47
    jule.button("Nachschlagen").click()
    search = jule.dialog.get_by_role("searchbox").bounding_box()
    assert search is not None
    assert search["x"] >= 47
    assert search["x"] + search["width"] <= 844 - 47
    # Pulled down in the middle of a form, the page does not load anew.
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "contain"
