"""Walks through the pages and dialogs of the example table of Erzählpool, naming each station."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from .fight import places
from .house import House
from .line import taken
from .people import Person
from .walks import at_the_join, back, being, dice_asked_for, own_seat, settled, shut, tools, typed_in, unfolded

MENU = {
    "end of a condition": ("Zustand beenden", "End a condition"),
    "surprise and order": ("Überraschung und Reihenfolge", "Surprise and order"),
    "change of a sheet": ("Bogen ändern", "Change a sheet"),
    "sin": ("Eine Sünde", "A sin"),
    "experience": ("Erfahrung vergeben", "Award experience"),
}
ORDER = {"b1": 9, "b2": 8, "b5": 5, "b3": 4, "b4": 3}
"""The faces with which everybody acts in this order."""


def part(one: Person, german: str, english: str) -> Locator:
    """One of a few choices side by side in the panel that is open."""
    return one.dialog.get_by_role("button", name=one.say(german, english), exact=True).first


def open_panel(one: Person, german: str, english: str) -> None:
    """Open a panel from the sheet that is open."""
    one.button(german, english, one.main).click()
    expect(one.dialog).to_be_visible()


def aim_at(one: Person, who: str) -> None:
    """Choose whom it is aimed at."""
    one.dialog.get_by_label(one.say("Ziel", "Target"), exact=True).select_option(label=one.called(who))


def odds(one: Person) -> None:
    """Wait until the panel says how likely success is."""
    expect(one.dialog.get_by_text(one.say("So stehen die Chancen", "The odds")).first).to_be_visible()


def turns(one: Person) -> Iterator[str]:
    """What can be done with a turn beside attacking."""
    open_panel(one, "Zug", "Turn")
    yield "moving"
    part(one, "Zielen", "Aim").click()
    yield "aiming"
    part(one, "Passiv kämpfen", "Fight passively").click()
    yield "passive fighting"
    shut(one)


def leads_erzaehlpool(house: House, one: Person, phone: bool) -> Iterator[str]:
    """The game master's pages at Endstelle, a fight, the end of somebody's Health, and a sin."""
    table = house.table("Endstelle")
    yield from at_the_join(house, one, table, "Game master", "Henrike")
    yield "table"
    yield from tools(one, MENU)
    yield from being(one, "Schaffner", phone)
    open_panel(one, "Angreifen mit Knüppel", "Attack with Club")
    aim_at(one, "Mirja Holl")
    odds(one)
    yield "attack"
    shut(one)
    yield from turns(one)
    back(one, phone)
    yield from dice_asked_for(one, house.links[table], 5)
    with one.line() as line:
        line.settle(lambda question: ORDER[question["being"]])
    expect(places(one)).to_have_count(5)
    yield "fight"
    with one.line() as line:
        line.do("damage", target="b4", amount=9, kind="bashing")
    expect(one.own_slip).to_contain_text(one.say("aufgebraucht", "used up"))
    yield "the end of somebody's Health"
    with one.line() as line:
        line.answer("dying")
        line.do("sin", by="b2", level=3)
        line.settle(lambda question: 2, "lost") if line.question and line.question["kind"] == "roll" else None
    yield from settled(one)
    yield "a sin"


def plays_erzaehlpool(house: House, one: Person, phone: bool) -> Iterator[str]:
    """A player's sheet, an extended action, the panels of attacks, dice, result and log."""
    table = house.table("Endstelle")
    yield from at_the_join(house, one, table, "Jule", "Jule")
    yield "table"
    yield from own_seat(one, phone)
    open_panel(one, "Angreifen mit Pistole", "Attack with Pistol")
    aim_at(one, "Leo Anker")
    part(one, "kleine Salve", "short burst").click()
    part(one, "nach Metern", "in metres").click()
    odds(one)
    yield "shot"
    one.dialog.get_by_label(one.say("Waffe", "Weapon"), exact=True).select_option(value="other")
    part(one, "geschossen", "shot").click()
    part(one, "Salve", "burst").click()
    yield "burst with something else"
    shut(one)
    yield from turns(one)
    open_panel(one, "Würfeln mit Medizin", "Roll with Medicine")
    one.dialog.get_by_label(one.say("Attribut", "Attribute"), exact=True).select_option(value="intelligence")
    odds(one)
    yield "roll panel"
    part(one, "ausgedehnt", "extended").click()
    yield "extended action"
    one.button("Würfeln", "Roll", one.dialog).click()
    if phone:
        one.tab("Szene", "Scene")
    expect(one.main.get_by_text(one.say("wartet auf", "waiting for")).first).to_be_visible()
    yield "waiting"
    with taken(house.links[table]["Game master"], "Henrike") as gm:
        gm.answer(-5)
        while gm.question is not None and gm.question["kind"] != "roll":
            gm.answer(gm.question["suggestion"])
    yield from typed_in(one, 9, 3)
    yield from unfolded(one, phone)
    if phone:
        one.tab("Blatt", "Sheet")
    expect(one.main.get_by_text(one.say("1 von 5 Erfolgen", "1 of 5 successes")).first).to_be_visible()
    yield "extended action under way"
