"""The example fight, played by a game master and two players in three browsers, from the invitation to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Group, Seat
from .fight import (
    CLOSE,
    ENEMIES,
    FAIL,
    IDS,
    ORDER,
    SURE,
    attack,
    end_turn,
    in_strip,
    initiative,
    owner,
    places,
    same_figures,
    turn,
)
from .house import House


@pytest.fixture
def group(own_house: House, person: Seat) -> Group:
    """The three, who open their invitations and say that they throw dice of their own."""
    group, links = Group(person(), person(phone=True), person(german=False, scheme="dark")), own_house.links
    gm, jule, sami = group
    gm.sit_down_by_hand(links["Glockengrund"]["Game master"], "Henrike")
    jule.sit_down_by_hand(links["Glockengrund"]["Jule"], "Jule")
    sami.sit_down_by_hand(links["Glockengrund"]["Sami"], "Sami")
    gm.button("Mehr").click()
    gm.button("Dein Platz", within=gm.dialog).click()
    jule.tab("Szene")
    jule.button("Dein Platz").click()
    sami.button("Sami").click()
    for one in group:
        one.dialog.get_by_role("checkbox", name=re.compile(one.say("Eigene Würfel", "Real dice"))).check()
        one.button("Schließen", "Close", one.dialog).click()
        expect(one.dialog).to_have_count(0)
    return group


def test_the_fight_at_the_boathouse_to_its_end(group: Group) -> None:
    gm, jule, sami = group
    with gm.line() as line:
        faces = initiative(line.view["beings"], ORDER)
    gm.button("Kampf beginnen").click()
    gm.button("Kampf mit 6 Wesen beginnen", within=gm.dialog).click()
    for who in sorted(IDS):  # in which they stand in the form
        one = owner(group, who)
        expect(one.slip).to_contain_text(one.say(f"Für {who}", f"For {who}"))
        one.throw(faces[IDS[who]])
    for one in (gm, sami):
        expect(places(one).locator("b")).to_have_text([in_strip(one, who) for who in ORDER])

    def ends(who: str) -> None:
        end_turn(group, who)
        same_figures(group)

    attack(group, "Tovo Weißkehl", "Joram", SURE)
    expect(gm.row("Joram")).to_contain_text("angeschlagen")
    ends("Tovo Weißkehl")

    attack(group, "Quendt", "Ilka Brandt", 58)
    assert "parieren" in gm.answer("Ja")
    assert "Abwehr" in jule.answer("Ausweichen")
    jule.throw(12)
    expect(sami.entry("", "Ilka Brandt evades")).to_have_count(1)
    ends("Quendt")

    attack(group, "Ilka Brandt", "Joram", SURE)
    expect(sami.row("Joram")).to_contain_text("dead")
    ends("Ilka Brandt")

    expect(turn(gm)).to_have_text("Dorrim")  # Joram has no turn any more
    attack(group, "Dorrim Kessel", "Quendt", SURE)
    ends("Dorrim Kessel")

    attack(group, "Schlickhund", "Tovo Weißkehl", CLOSE)
    gm.answer("Ja")
    sami.answer("Evade")
    sami.throw(FAIL)
    expect(gm.row("Tovo Weißkehl")).to_contain_text(re.compile(r"89\s*/\s*94"))
    ends("Schlickhund")

    attack(group, "Tovo Weißkehl", "Schlickhund", SURE)
    ends("Tovo Weißkehl")
    attack(group, "Quendt", "Dorrim Kessel", SURE)
    ends("Quendt")
    attack(group, "Ilka Brandt", "Quendt", SURE)
    for name in ENEMIES:
        expect(gm.row(name)).to_contain_text(re.compile("bewusstlos|tot"))
        expect(sami.row(name)).to_contain_text(re.compile("unconscious|dead"))
    ends("Ilka Brandt")

    gm.button("Mehr").click()
    gm.button("Kampf beenden", within=gm.dialog).click()
    for one in (gm, sami):
        expect(places(one)).to_have_count(0)
    jule.tab("Kampf")
    expect(jule.main.get_by_text("Gerade wird nicht gekämpft.")).to_be_visible()
    same_figures(group)
    group.content()
