"""What breaks off goes on where it was: a server killed, a network that fails, a phone asleep. And who only watches."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from .cable import cable
from .conftest import Group, Seat, Sit, seat_group
from .fight import CLOSE, SURE, act_for, attack, begin, end_turn, same_figures, turn
from .house import House
from .people import Person

ASKED_SINCE = re.compile(r"(wird )?seit (einer|\d+) Sekunden?|for (one|\d+) seconds?")
AWAKE, ASLEEP = "visible", "hidden"
SIGHT = """state => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Says to the page that it is, or is not, to be seen, as a phone does when its screen is locked."""


def whole(one: Person) -> Locator:
    """The whole page, without what is only read aloud once as it happens."""
    return one.page.locator("#app > .page")


def words(one: Person) -> re.Pattern[str]:
    """All that is to be read on a page, whatever time may pass until it is read again."""
    parts = ASKED_SINCE.split(whole(one).inner_text())[:: ASKED_SINCE.groups + 1]
    between = r"\s+(" + ASKED_SINCE.pattern + r")\s+"
    return re.compile(r"^\s*" + between.join(r"\s+".join(map(re.escape, part.split())) for part in parts) + r"\s*$")


def tree(one: Person) -> str:
    """What a screen reader finds on a page, with everything that can be pressed and its state."""
    return ASKED_SINCE.sub("…", whole(one).aria_snapshot())


def look_afresh(one: Person) -> None:
    """Load the page again, and wait until it is there."""
    one.page.reload()
    expect(one.main.get_by_role("heading", level=1).first).to_be_attached()


def test_a_killed_server_changes_nothing_for_anybody(own_house: House, person: Seat) -> None:
    group = seat_group(own_house, person, "Glockengrund")
    gm, jule, sami = group
    begin(group, ("Tovo Weißkehl", "Schlickhund", "Ilka Brandt", "Quendt", "Joram", "Dorrim Kessel"))
    attack(group, "Tovo Weißkehl", "Joram", SURE)
    end_turn(group, "Tovo Weißkehl")
    attack(group, "Schlickhund", "Ilka Brandt", CLOSE)
    gm.answer("Ja")
    for one in group:
        look_afresh(one)
    expect(jule.slip).to_contain_text("Abwehr")
    expect(gm.slip).to_contain_text("Jule wird seit")
    expect(sami.page.get_by_text("Henrike and Jule at the table")).to_be_visible()
    expect(gm.page.get_by_text("Jule und Sami am Tisch")).to_be_visible()
    pages, trees = [words(one) for one in group], [tree(one) for one in group]

    own_house.kill()
    for one in group:
        expect(one.lost).to_be_visible()
    own_house.start()

    for afresh in (False, True):
        for one, page, before in zip(group, pages, trees, strict=True):
            if afresh:
                look_afresh(one)
            expect(one.lost).to_be_hidden()
            expect(whole(one)).to_have_text(page, use_inner_text=True)
            assert tree(one) == before

    jule.answer("Ausweichen")
    jule.throw(12)
    expect(sami.entry("", "Ilka Brandt evades")).to_have_count(1)
    end_turn(group, "Schlickhund")
    attack(group, "Ilka Brandt", "Joram", SURE)
    same_figures(group)


def test_what_is_done_while_the_line_is_down_is_made_up_for_once(own_house: House, person: Seat) -> None:
    gm, jule, sami = seat_group(own_house, person, "Glockengrund")
    own_house.kill()
    expect(jule.lost).to_be_visible()
    jule.tab("Verlauf")
    jule.page.get_by_label("Etwas sagen", exact=True).fill("Ich bin gleich wieder da.")
    jule.page.keyboard.press("Enter")
    own_house.start()
    for one in (gm, sami, jule):
        expect(one.lost).to_be_hidden()
        expect(one.log.get_by_role("listitem").filter(has_text="gleich wieder da")).to_have_count(1)
    sami.page.reload()
    expect(sami.log.get_by_role("listitem").filter(has_text="gleich wieder da")).to_have_count(1)


def behind(person: Seat, house: House, address: str) -> Group:
    """The three, of whom Jule reaches the server by another address."""
    group, table = Group(person(), person(phone=True), person(german=False, scheme="dark")), house.table("Glockengrund")
    group.gm.sit_down(house, table, "Game master", "Henrike")
    group.sami.sit_down(house, table, "Sami", "Sami")
    group.jule.sit_down_by_hand(house.links[table]["Jule"].replace(house.address, address), "Jule")
    return group


def meanwhile(group: Group) -> None:
    """What happens at the table while Jule is away: her turn comes, and a question to her."""
    act_for(group, "damage", target="b1", amount=30)
    end_turn(group, "Schlickhund")
    with group.gm.line() as line:
        line.do("attack", by="b4", weapon="polearm", target="b1", parry=True)
        line.answer(58)
    group.gm.speak("Bist du noch da?")


def is_back(group: Group) -> None:
    """Jule's page shows what is now, once, and can be played on."""
    gm, jule, sami = group
    expect(jule.own_slip).to_contain_text("Abwehr")
    same_figures(group)
    jule.tab("Kampf")
    expect(turn(jule)).to_have_text("Quendt")
    jule.tab("Verlauf")
    expect(jule.entry("Bist du noch da?")).to_have_count(1)
    jule.answer("Ausweichen")
    jule.throw(12)
    expect(sami.entry("", "Ilka Brandt evades")).to_have_count(1)
    expect(gm.page.get_by_text("Jule und Sami am Tisch")).to_be_visible()
    page, before = words(jule), tree(jule)
    fresh = Person(jule.page.context.new_page())  # as who has missed nothing sees it
    fresh.page.goto(f"{gm.address}/table/{gm.table}")
    fresh.tab("Verlauf")
    expect(whole(fresh)).to_have_text(page, use_inner_text=True)
    assert tree(fresh) == before


ORDER = ("Schlickhund", "Quendt", "Ilka Brandt", "Tovo Weißkehl", "Joram", "Dorrim Kessel")


def test_a_connection_that_breaks_comes_back_to_the_present(house: House, person: Seat) -> None:
    with cable(house.port) as network:
        group = behind(person, house, network.address)
        begin(group, ORDER)
        network.cut()
        expect(group.jule.lost).to_be_visible()
        expect(group.gm.page.get_by_text("Sami am Tisch")).to_be_visible()
        expect(group.gm.page.get_by_text("Jule und Sami am Tisch")).to_be_hidden()
        meanwhile(group)
        expect(group.jule.slip).to_have_count(0)
        network.mend()
        expect(group.jule.lost).to_be_hidden()
        is_back(group)


def test_a_phone_that_slept_comes_back_to_the_present(house: House, person: Seat) -> None:
    with cable(house.port) as network:
        group = behind(person, house, network.address)
        begin(group, ORDER)
        group.jule.page.evaluate(SIGHT, ASLEEP)
        network.fall_silent()
        meanwhile(group)
        expect(group.jule.lost).to_be_hidden()  # nothing has told the phone
        expect(group.jule.slip).to_have_count(0)
        group.jule.page.evaluate(SIGHT, AWAKE)
        is_back(group)


def test_a_browser_without_a_network_comes_back_to_the_present(house: House, person: Seat) -> None:
    with cable(house.port) as network:
        group = behind(person, house, network.address)
        begin(group, ORDER)
        group.jule.page.context.set_offline(True)
        network.cut()
        network.mend()
        expect(group.jule.lost).to_be_visible()
        meanwhile(group)
        expect(group.jule.slip).to_have_count(0)
        group.jule.page.context.set_offline(False)
        is_back(group)


COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("do", {"command": {"do": "check", "by": "b1", "skill": "swimming"}}),
    ("do", {"command": {"do": "damage", "target": "b1", "amount": 5}}),
    ("say", {"text": "Darf ich auch?"}),
    ("take_back", {"action": 0, "note": ""}),
    ("seat", {"hand_dice": True}),
    ("undo_preview", {"action": 0}),
]


def test_a_spectator_sees_what_the_group_sees_and_can_do_nothing(seated: Sit, person: Seat) -> None:
    group = seated("Glockengrund")
    gm, _, sami = group
    gm.button("Mehr").click()
    gm.button("Einladungen", within=gm.dialog).click()
    links = gm.dialog.get_by_label("Einladungslink")
    expect(links).to_have_count(4)
    gm.dialog.get_by_label("Rolle", exact=True).select_option(label="Zuschauen")
    gm.button("Link erzeugen", within=gm.dialog).click()
    expect(links).to_have_count(5)
    link = links.last.input_value()
    gm.button("Schließen", within=gm.dialog).click()

    guest = person(phone=True)
    guest.page.goto(link)
    expect(guest.main).to_contain_text("Du schaust zu")
    guest.page.get_by_label("Wie heißt du am Tisch?").fill("Gast")
    guest.button("Zuschauen").click()
    guest.page.wait_for_url(re.compile("/table/"))
    guest.address, guest.table = group.gm.address, group.gm.table
    expect(sami.page.get_by_text("Gast, Henrike and Jule at the table")).to_be_visible()

    begin(group)
    attack(group, "Tovo Weißkehl", "Joram", SURE)
    guest.tab("Szene")
    expect(guest.stage).to_contain_text("Tovo Weißkehl greift Joram an")
    expect(guest.row("Ilka")).to_contain_text(re.compile(r"108\s*/\s*108"))
    expect(guest.row("Joram")).to_contain_text("angeschlagen")
    expect(guest.row("Joram")).not_to_contain_text(re.compile(r"\d"))
    for tab in ("Szene", "Kampf", "Verlauf"):
        guest.tab(tab)
        for act in ("Zug beenden", "Verschieben", "Rewind", "Zurücknehmen", "Kampf beginnen", "Würfeln"):
            expect(guest.button(act)).to_have_count(0)
        expect(guest.page.get_by_label("Etwas sagen", exact=True)).to_have_count(0)
    guest.tab("Szene")
    guest.row("Ilka").click()
    expect(guest.main.get_by_role("heading", name="Ilka Brandt")).to_be_visible()
    expect(guest.main.get_by_role("button", name=re.compile("würfeln|angreifen"))).to_have_count(0)

    before = gm.log.get_by_role("listitem").count()
    with guest.line() as line:
        for kind, fields in COMMANDS:
            reply = line.tell(kind, **fields)
            assert (reply["t"], reply["error"]["code"]) == ("refused", "not_allowed"), kind
    gm.speak("Weiter.")
    expect(gm.log.get_by_role("listitem")).to_have_count(before + 1)
    guest.tab("Verlauf")
    expect(guest.log).to_contain_text("Weiter.")
    assert guest.faults == []


def test_two_windows_of_one_person_show_the_same(seated: Sit) -> None:
    group = seated("Glockengrund")
    jule = group.jule
    twin = Person(jule.page.context.new_page())
    twin.page.goto(jule.page.url)
    group.own_dice()
    jule.roll("Schwimmen")
    twin.throw(33)
    expect(jule.slip).to_have_count(0)
    for one in (jule, twin):
        one.tab("Verlauf")
        expect(one.entry("würfelt auf Schwimmen: 33")).to_have_count(1)
