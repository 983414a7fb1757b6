"""How a fight at the example table of Percentacy goes on, seen from the pages of those who play it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Group
from .house import Person

HEROES = ("Dorrim Kessel", "Ilka Brandt", "Tovo Weißkehl")
WISHES = ("Ja", "Ausweichen", "Parry", "Evade", "Schock", "Shock", "Nur bewusstlos", "Only unconscious", "Roll")
"""What is answered where it is offered, the first wish first."""
MISS, HIT = 95, 25
"""Faces of the dice on Jule's table that fail and succeed whatever stands against them."""


def order(one: Person) -> Locator:
    """The places in the order of turns."""
    return one.page.locator(".order ol li").locator("visible=true")


def turn(gm: Person) -> str:
    """The first name of whose turn it is."""
    return gm.page.locator('.order li[aria-current="true"] b').inner_text()


def condition(gm: Person, name: str) -> str:
    """What the game master's list says of somebody, in one line."""
    return " ".join(gm.row(name).inner_text().split())


def is_out(gm: Person, name: str) -> bool:
    """Whether somebody lies there and fights no longer."""
    return re.search("bewusstlos|tot", condition(gm, name)) is not None


def hit_points(one: Person, name: str) -> str:
    """The hit points in somebody's row of the list: "88/117", or nothing where they are not known."""
    found = re.search(r"\d+\s*/\s*\d+", one.row(name).inner_text())
    return re.sub(r"\s", "", found.group()) if found else ""


def settle(group: Group, title: str, faces: tuple[int, ...] = ()) -> list[str]:
    """Answer what is asked, where it is seen by whom it is asked, until the action of that title is settled.

    Jule throws her own dice: first these faces, then hits. Returns whom the questions went to.
    """
    gm, thrown, asked = group.gm, list(faces), list[str]()
    back = gm.button("Zurück zum Geschehen")
    expect(back.or_(gm.stage).first).to_be_visible()
    if back.is_visible():
        back.click()
    expect(gm.stage).to_contain_text(re.compile(title))
    done = gm.main.get_by_text("Abgeschlossen", exact=True)
    for _ in range(20):
        expect(done.or_(gm.slip).first).to_be_visible()
        if done.is_visible():
            return asked
        who = re.match(r"(\w+) wird", gm.slip.locator("header p").first.inner_text() + " ")
        asked.append(who.group(1) if who else "Henrike")
        one = {"Jule": group.jule, "Sami": group.sami}.get(asked[-1], gm)
        expect(one.slip).to_have_count(1)
        if one.button("Würfel eintippen", "Type in the dice", one.slip).count():
            one.throw(thrown.pop(0) if thrown else HIT)
        else:
            one.answer(WISHES)
    raise AssertionError(f"the questions do not end: {asked}")


def end_turn(group: Group, owner: Person) -> None:
    """End the turn that is going on, by whoever has it, and see that the next one begins."""
    actor, before = turn(group.gm), round_of(group.gm)
    if owner is group.jule:
        owner.tab("Kampf", "Combat")
    owner.button("Zug beenden", "End the turn").click()
    expect(group.gm.stage).to_contain_text(re.compile(f"^{actor}.* beendet den Zug"))
    assert (turn(group.gm), round_of(group.gm)) != (actor, before)


def round_of(one: Person) -> str:
    """The number of the round."""
    return one.page.locator(".order .rd b").inner_text()


def choose(gm: Person, act: str, fields: dict[str, str], send: str) -> None:
    """Fill in one of the game master's short forms and send it."""
    gm.button(act).click()
    for label, value in fields.items():
        field = gm.dialog.get_by_label(label, exact=True)
        if field.evaluate("e => e.tagName") == "SELECT":
            field.select_option(label=gm.offer(field, value))
        else:
            field.fill(value)
    gm.dialog.get_by_role("button", name=send, exact=True).click()
    expect(gm.dialog).to_have_count(0)


def from_menu(gm: Person, act: str, fields: dict[str, str], send: str) -> None:
    """Likewise for a form that stands behind “more”."""
    gm.button("Mehr").click()
    choose(gm, act, fields, send)
