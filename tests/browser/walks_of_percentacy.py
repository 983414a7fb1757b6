"""Walks through the pages and dialogs of the example table of Percentacy, naming each station."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from .fight import ORDER, initiative, places
from .house import House
from .people import Person
from .walks import at_the_join, back, being, dice_asked_for, own_seat, shut, tools, typed_in, unfolded

MENU = {
    "end of a condition": ("Zustand beenden", "End a condition"),
    "rest": ("Ruhe und Erholung", "Rest and recovery"),
    "hazard": ("Gefahr", "Hazard"),
    "award": ("Rewind geben", "Award a Rewind"),
}


def leads_percentacy(house: House, one: Person, phone: bool) -> Iterator[str]:
    """The game master's pages at Glockengrund, and a fight."""
    table = house.table("Glockengrund")
    yield from at_the_join(house, one, table, "Game master", "Henrike")
    yield "table"
    yield from tools(one, MENU)
    yield from being(one, "Quendt", phone)
    one.open_attack(one.say("Stangenwaffe", "Polearm"), "Ilka Brandt")
    expect(one.dialog.get_by_text(one.say("So stehen die Chancen", "The odds")).first).to_be_visible()
    yield "attack"
    shut(one)
    back(one, phone)
    yield from dice_asked_for(one, house.links[table], 6)
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
    yield from typed_in(one, 27)
    if phone:
        one.tab("Kampf", "Combat")
        yield "no fight"
    yield from unfolded(one, phone)
    one.button("Zurücknehmen", "Take back", one.log).click()
    expect(one.dialog.get_by_role("listitem").first).to_be_visible()
    yield "take-back asked for"
    shut(one)
    one.page.goto(house.address)
    expect(one.main.get_by_role("link", name=re.compile("Glockengrund"))).to_be_visible()
    expect(one.main).to_contain_text(one.say("Gehört er dir?", "Is it yours?"))
    yield "home"
