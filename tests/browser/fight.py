"""The example fight of Percentacy: who is who, and what its tests do again and again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import Group
from .people import Person

IDS = {
    "Ilka Brandt": "b1",
    "Tovo Weißkehl": "b2",
    "Dorrim Kessel": "b3",
    "Quendt": "b4",
    "Joram": "b5",
    "Schlickhund": "b6",
}
"""The six at the boathouse."""
HEROES, ENEMIES = tuple(IDS)[:3], tuple(IDS)[3:]
WEAPONS = {
    "Ilka Brandt": "Schwere primitive Fernwaffe",
    "Tovo Weißkehl": "Primitive ranged weapon",
    "Dorrim Kessel": "Heavy two-handed weapon",
    "Quendt": "Stangenwaffe",
    "Joram": "Langwaffe",
    "Schlickhund": "Faust",
    "Zweiter Schlickhund": "Faust",
}
"""What each fights with, in the language of whoever plays them."""
SURE, CLOSE, FAIL = 22, 38, 97
"""Faces: succeeds so well that nobody wards it off; just succeeds (for a hound); fails whatever helps."""
ORDER = ("Tovo Weißkehl", "Quendt", "Ilka Brandt", "Joram", "Dorrim Kessel", "Schlickhund")
"""An order of turns in which players and game master alternate."""


def owner(group: Group, who: str) -> Person:
    """Who plays this one."""
    return {"Ilka Brandt": group.jule, "Tovo Weißkehl": group.sami, "Dorrim Kessel": group.sami}.get(who, group.gm)


def initiative(beings: Mapping[str, Any], order: Sequence[str]) -> dict[str, int]:
    """Faces, by id, with which these beings act in this order."""
    return {IDS[who]: beings[IDS[who]]["initiative"] - 30 + 4 * place for place, who in enumerate(order)}


def begin(group: Group, order: Sequence[str] = ORDER, **more: Any) -> None:
    """Everybody throws dice of their own, and a fight begins in this order."""
    group.own_dice()
    with group.gm.line() as line:
        faces = initiative(line.view["beings"], order)
        line.do("start_combat", beings=list(faces), **more)
        line.settle(lambda question: faces[question["being"]])
    for one in group:
        expect(places(one)).to_have_count(0 if one is group.jule else len(order))
    expect(turn(group.gm)).to_have_text(in_strip(group.gm, order[0]))


def act_for(group: Group, do: str, /, faces: Sequence[int] = (), *wishes: str, **fields: Any) -> None:
    """Let something happen at the table that a test needs but is not about."""
    with group.gm.line() as line:
        line.do(do, **fields)
        line.settle(faces, *wishes)


def strip(one: Person) -> Locator:
    """The round and the order of turns."""
    return one.page.get_by_role("region", name=one.say("Reihenfolge", "Order of turns"))


def places(one: Person) -> Locator:
    """The places in the order of turns."""
    return one.page.locator(".order ol li").locator("visible=true")


def place(one: Person, who: str) -> Locator:
    """Somebody's place in the order of turns."""
    return places(one).filter(has=one.page.get_by_text(in_strip(one, who), exact=True))


def in_strip(one: Person, who: str) -> str:
    """How somebody is called in the order of turns: characters by their first name."""
    return who.split(maxsplit=1)[0] if who in HEROES else one.called(who)


def turn(one: Person) -> Locator:
    """The first name of whose turn it is."""
    return one.page.locator('.order li[aria-current="true"] b')


def round_of(one: Person) -> Locator:
    """The number of the round."""
    return one.page.locator(".order .rd b")


def open_sheet(group: Group, who: str) -> Person:
    """Turn the page of whoever plays this one to its sheet."""
    one = owner(group, who)
    if one is group.jule:
        one.tab("Blatt")
    elif one is group.sami:
        one.button(who, within=one.main.get_by_role("group")).click()
        expect(one.main.get_by_role("heading", name=who)).to_be_visible()
    else:
        one.open_being(who)
    return one


def attack(group: Group, who: str, target: str, face: int) -> None:
    """An attack from the sheet, and the face of its roll."""
    one = open_sheet(group, who)
    one.attack(WEAPONS[who], target)
    one.throw(face)


def end_turn(group: Group, who: str) -> None:
    """End the turn that is going on."""
    one = owner(group, who)
    expect(group.gm.slip).to_have_count(0)
    if one is group.jule:
        one.tab("Kampf")
    expect(turn(one)).to_have_text(in_strip(one, who))
    before = strip(group.gm).text_content() or ""
    one.button("Zug beenden", "End the turn").click()
    expect(strip(group.gm)).not_to_have_text(before)


def same_figures(group: Group) -> None:
    """All three pages show the hit points that the server has, and players none that they are not shown."""
    group.jule.tab("Szene")
    with group.gm.line() as line:
        beings = line.view["beings"]
    for who in IDS:
        being = beings[IDS[who]]
        figures = re.compile(rf"(?<!\d){being['hp']}\s*/\s*{being['max_hp']}")
        for one in group:
            if who in HEROES or one is group.gm:
                expect(one.row(who)).to_contain_text(figures)
            else:
                expect(one.row(who)).to_be_visible()
                expect(one.row(who)).not_to_contain_text(re.compile(r"\d"))
