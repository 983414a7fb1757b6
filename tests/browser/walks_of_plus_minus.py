"""Walks through the pages and dialogs of the example table of Plus-Minus, naming each station."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from .fight import places
from .house import House
from .line import taken
from .people import Person
from .walks import at_the_join, back, being, own_seat, settled, shut, tools, typed_in, unfolded


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
        line.do("start_scene", title="Donaudampfschifffahrtsgesellschaftskapitänskajüte")
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
    yield from settled(one)
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
    yield from typed_in(one, 5, 2)
    yield from unfolded(one, phone)


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
