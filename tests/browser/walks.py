"""Walks through the pages and dialogs of the example tables, naming each station."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from playwright.sync_api import expect

from .fight import ORDER, initiative, places
from .house import House
from .line import taken
from .people import Person

TOOLS = {
    "hidden roll": ("Verdeckt würfeln", "Roll hidden"),
    "damage": ("Schaden", "Damage"),
    "heal": ("Heilen", "Heal"),
    "condition": ("Zustand", "Condition"),
    "override": ("Setzen", "Set"),
    "take-back": ("Zurücknehmen", "Take back"),
    "more": ("Mehr", "More"),
}
MENU = {
    "invitations": ("Einladungen", "Invitations"),
    "reading of the rules": ("Auslegung der Regeln", "Reading of the rules"),
    "new being": ("Wesen hinzufügen", "Add a being"),
    "scene": ("Szene beginnen", "Start a scene"),
    "assign": ("Wesen zuteilen", "Assign a being"),
    "remove": ("Wesen entfernen", "Remove a being"),
    "seat": ("Dein Platz", "Your seat"),
}
MENU_OF_PERCENTACY = {
    "end of a condition": ("Zustand beenden", "End a condition"),
    "rest": ("Ruhe und Erholung", "Rest and recovery"),
    "hazard": ("Gefahr", "Hazard"),
    "award": ("Rewind geben", "Award a Rewind"),
}
WHERE_PEOPLE_ARE_HURT = {"damage", "heal", "condition"}


def shut(one: Person) -> None:
    """Close the dialog that is open by the keyboard."""
    one.page.keyboard.press("Escape")
    expect(one.dialog).to_have_count(0)


def at_the_join(house: House, one: Person, table: str, way_in: str, name: str) -> Iterator[str]:
    """An invitation, and the seat taken."""
    one.page.goto(house.links[table][way_in])
    expect(one.button("An den Tisch setzen", "Sit down")).to_be_visible()
    yield "invitation"
    one.sit_down_by_hand(house.links[table][way_in], name)


def tools(one: Person, menu: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    """All that the game master has at hand; `menu` is what only this system has, nothing where nobody is hurt."""
    row = one.page.get_by_role("region", name=one.say("Nur Spielleitung", "Game master only"))
    for name, words in TOOLS.items():
        if menu or name not in WHERE_PEOPLE_ARE_HURT:
            one.button(*words, within=row).click()
            expect(one.dialog).to_be_visible()
            yield name
            shut(one)
    for name, words in {**MENU, **menu}.items():
        one.button("Mehr", "More", row).click()
        one.button(*words, within=one.dialog).click()
        expect(one.dialog.get_by_role("heading").first).to_be_visible()
        yield name
        shut(one)


def own_dice(one: Person, links: dict[str, str]) -> None:
    """Everybody at the table of this game master throws dice of their own, so that nothing is left to luck."""
    with one.line() as line:
        line.sure("seat", hand_dice=True)
    for name in ("Jule", "Sami"):
        with taken(links[name], name) as line:
            line.sure("seat", hand_dice=True)


def being(one: Person, name: str, phone: bool) -> Iterator[str]:
    """Somebody's page, and what may be done about them."""
    one.open_being(name)
    yield "being"
    one.button("Verwalten", "Manage").click()
    expect(one.dialog).to_be_visible()
    yield "being managed"
    shut(one)


def back(one: Person, phone: bool) -> None:
    """From a being's page to what is going on."""
    if phone:
        one.tab("Kampf", "Combat")
    else:
        one.button("Zurück zum Geschehen", "Back to the action").click()


def leads_percentacy(house: House, one: Person, phone: bool) -> Iterator[str]:
    """The game master's pages at Glockengrund, and a fight."""
    table = house.table("Glockengrund")
    yield from at_the_join(house, one, table, "Game master", "Henrike")
    yield "table"
    yield from tools(one, MENU_OF_PERCENTACY)
    yield from being(one, "Quendt", phone)
    one.open_attack(one.say("Stangenwaffe", "Polearm"), "Ilka Brandt")
    expect(one.dialog.get_by_text(one.say("So stehen die Chancen", "The odds")).first).to_be_visible()
    yield "attack"
    shut(one)
    back(one, phone)
    one.button("Kampf beginnen", "Start a fight", one.main).click()
    one.dialog.get_by_role("checkbox").first.check()
    yield "who fights"
    one.dialog.get_by_role("checkbox").first.uncheck()
    own_dice(one, house.links[table])
    one.button("Kampf mit 6", "Start with 6", one.dialog).click()
    expect(one.slip).to_have_count(1)
    yield "dice asked for"
    with one.line() as line:
        faces = initiative(line.view["beings"], ORDER)
        line.settle(lambda question: faces[question["being"]])
    expect(places(one)).to_have_count(6)
    yield "fight"
    one.button("Reaktion ansagen", "Declare reaction").click()
    expect(one.dialog).to_be_visible()
    yield "reaction"
    shut(one)
    with one.line() as line:
        line.do("end_turn", by="b2")
        line.do("attack", by="b4", weapon="polearm", target="b1", parry=True)
        line.answer(58)
    expect(one.slip).to_contain_text(one.say("Abwehr", "efence"))
    yield "attack going on"


def plays_percentacy(house: House, one: Person, phone: bool) -> Iterator[str]:
    """A player's own sheet, a roll, a question to be answered with real dice, the log and the seat."""
    yield from at_the_join(house, one, house.table("Glockengrund"), "Jule", "Jule")
    yield "table"
    one.open_roll(one.say("Schwimmen", "Swimming"))
    expect(one.dialog.get_by_text(one.say("So stehen die Chancen", "The odds")).first).to_be_visible()
    yield "roll panel"
    shut(one)
    one.open_attack(one.say("Leichte Einhandwaffe", "Light one-handed weapon"), "Quendt")
    yield "attack"
    shut(one)
    yield from own_seat(one, phone)
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
    one.button("Zurücknehmen", "Take back", one.log).click()
    expect(one.dialog.get_by_role("listitem").first).to_be_visible()
    yield "take-back asked for"
    shut(one)
    one.page.goto(house.address)
    expect(one.main.get_by_role("link", name=re.compile("Glockengrund"))).to_be_visible()
    expect(one.main).to_contain_text(one.say("Gehört er dir?", "Is it yours?"))
    yield "home"


def own_seat(one: Person, phone: bool) -> Iterator[str]:
    """The settings of the own seat, where real dice are chosen."""
    if phone:
        one.tab("Szene", "Scene")
        yield "scene"
        one.button("Dein Platz", "Your seat").click()
    else:
        one.button("Jule").click()
    one.dialog.get_by_role("checkbox", name=re.compile(one.say("Eigene Würfel", "Real dice"))).check()
    yield "seat"
    shut(one)
    if phone:
        one.tab("Blatt", "Sheet")


def leads_plus_minus(house: House, one: Person, phone: bool) -> Iterator[str]:
    """The game master's pages at Nachtfeuer."""
    yield from at_the_join(house, one, house.table("Nachtfeuer"), "Game master", "Henrike")
    yield "table"
    yield from tools(one, {})
    yield from being(one, "Der Lichtwärter", phone)
    one.button("Notizen und Zähler", "Notes and counters", one.main).click()
    expect(one.main.get_by_label(one.say("Neuer Zähler", "New counter"))).to_be_visible()
    yield "notes and counters"
    one.button("Kombination mit Sinne", "Mix with Senses", one.main).click()
    expect(one.dialog).to_be_visible()
    yield "mix"
    shut(one)
    if phone:
        one.tab("Züge", "Turns")
        yield "no turns"
    one.button("Reihenfolge festlegen", "Set an order", one.main).click()
    expect(one.dialog.get_by_role("listitem").first).to_be_visible()
    yield "order of turns"
    one.button("Reihenfolge beginnen", "Begin the order", one.dialog).click()
    expect(places(one)).to_have_count(3)
    yield "turns"
    with one.line() as line:
        line.sure("seat", hand_dice=True)
        line.do("check", by="b1", properties=["will", "psyche", "mechanics"])
    if phone:
        one.tab("Szene", "Scene")
    else:
        back(one, phone)
    expect(one.slip).to_have_count(1)
    yield "does the mix make sense"
    with one.line() as line:
        line.answer("yes")
    expect(one.own_slip.get_by_role("textbox")).to_be_visible()
    yield "how difficult is it"
    with one.line() as line:
        line.answer(15)
        line.settle(lambda question: 3)
    expect(one.main.get_by_text(one.say("Abgeschlossen", "Settled"), exact=True)).to_be_visible()
    yield "result"


def plays_plus_minus(house: House, one: Person, phone: bool) -> Iterator[str]:
    """A player's sheet, mix, dice, result and log."""
    table = house.table("Nachtfeuer")
    yield from at_the_join(house, one, table, "Jule", "Jule")
    yield "table"
    yield from own_seat(one, phone)
    one.button("Kombination mit Wille", "Mix with Will", one.main).click()
    for name in ("Psyche", one.say("Mechanik", "Mechanics")):
        one.dialog.get_by_role("button", name=re.compile(f"^{name} ")).first.click()
    yield "mix"
    one.button("Vorschlagen", "Propose", one.dialog).click()
    if phone:
        one.tab("Szene", "Scene")
    expect(one.main.get_by_text(one.say("wartet auf", "waiting for")).first).to_be_visible()
    yield "waiting"
    with taken(house.links[table]["Game master"], "Henrike") as gm:
        gm.answer("yes")
        gm.answer(15)
    expect(one.slip).to_have_count(1)
    yield "question"
    one.button("Würfel eintippen", "Type in the dice", one.slip).click()
    yield "keypad"
    shut(one)
    one.throw(5)
    one.throw(2)
    expect(one.main.get_by_text(one.say("Abgeschlossen", "Settled"), exact=True)).to_be_visible()
    yield "result"
    if phone:
        one.tab("Verlauf", "Log")
    one.button("Einzelheiten", "Details", one.log).click()
    yield "log unfolded"


def builds_plus_minus(house: House, one: Person, phone: bool) -> Iterator[str]:
    """The form for a character, step by step, right and wrong."""
    one.page.goto(f"{house.address}/builder/plus_minus")
    expect(one.button("Von vorn beginnen", "Begin from nothing")).to_be_visible()
    yield "beginning"
    one.button("Von vorn beginnen", "Begin from nothing").click()
    steps = one.page.get_by_role(
        "navigation", name=one.say("Schritte, in beliebiger Reihenfolge", "Steps, in any order")
    ).get_by_role("button")
    expect(steps).to_have_count(4)
    for number in range(4):
        steps.nth(number).click()
        expect(steps.nth(number)).to_have_attribute("aria-current", "step")
        yield f"step {number + 1}"
    one.button("Merkmal dazunehmen", "Add a trait").click()
    expect(one.main.get_by_label(one.say("Gute Seite", "Good side"), exact=True)).to_be_visible()
    yield "a trait without a name"
    steps.nth(1).click()
    one.page.get_by_role("spinbutton", name=one.say("Kraft", "Strength")).fill("10")
    expect(one.main.get_by_text(one.say("fragt die Spielleitung", "asks the game master"), exact=True)).to_be_visible()
    yield "an extreme"
    if phone:
        one.page.get_by_role("button", name=re.compile(one.say("^[0-9] Problem", "^[0-9] problem"))).click()
        expect(one.dialog).to_be_visible()
        yield "problems"
