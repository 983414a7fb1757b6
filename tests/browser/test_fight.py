"""The example fight, played by a game master and two players in three browsers, to its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Seat
from .house import House, Person

ROUNDS = 12
ANSWERS = ("Ausweichen", "Evade", "Ja", "Schock", "Shock", "Würfeln", "Roll")
"""What is answered, in this order of preference, where a question is seen."""


def answer_what_is_asked(*people: Person) -> None:
    """Answer questions where they are seen by the one who is asked, until nobody is asked any more."""
    for _ in range(12):
        asked = next((one for one in people if one.page.locator(".slip").locator("visible=true").count()), None)
        if asked is None:
            return
        slip = asked.page.locator(".slip").locator("visible=true").first
        options = slip.get_by_role("button")
        names = options.all_inner_texts()
        wanted = next((n for a in ANSWERS for n, text in enumerate(names) if text.strip().startswith(a)), 0)
        title = slip.get_by_role("heading").inner_text()
        options.nth(wanted).click()
        expect(asked.page.locator(".slip").filter(has_text=title).locator("visible=true")).to_have_count(0)
        asked.page.wait_for_timeout(150)
    raise AssertionError("the questions do not end")


def whose_turn(gm: Person) -> str:
    """The name that stands first among the order of turns, as the strip marks it."""
    return gm.page.locator('.order [aria-current="true"] b').first.inner_text()


def row(one: Person, name: str) -> str:
    """What stands in somebody's row of the list."""
    return one.page.locator("aside").first.get_by_role("button", name=re.compile(name)).first.inner_text()


def down(gm: Person, name: str) -> bool:
    """Whether somebody in the list is out of the fight."""
    return any(word in row(gm, name) for word in ("bewusstlos", "tot"))


def test_the_fight_at_the_boathouse_to_its_end(house: House, person: Seat) -> None:
    gm, jule, sami = person(), person(phone=True), person(german=False, scheme="dark")
    links = house.links["Glockengrund"]
    gm.sit_down(links["Game master"], "Henrike")
    jule.sit_down(links["Jule"], "Jule")
    sami.sit_down(links["Sami"], "Sami")

    gm.button("Kampf beginnen").first.click()
    gm.dialog().get_by_role("button", name=re.compile("^Kampf mit 6")).click()
    expect(gm.page.locator('.order [aria-current="true"]')).to_have_count(1)

    enemies = ["Quendt", "Joram", "Schlickhund"]
    weapons = {
        "Ilka": ("Schwere primitive Fernwaffe", jule),
        "Tovo": ("Primitive ranged weapon", sami),
        "Dorrim": ("Heavy two-handed weapon", sami),
        "Quendt": ("Stangenwaffe", gm),
        "Joram": ("Langwaffe", gm),
        "Schlickhund": ("Faust", gm),
    }
    alive, heroes = enemies, []
    for turn in range(ROUNDS * 6):
        alive = [name for name in enemies if not down(gm, name)]
        heroes = [name for name in ("Ilka Brandt", "Dorrim Kessel", "Tovo Weißkehl") if not down(gm, name)]
        if not alive or not heroes:
            break
        actor = whose_turn(gm)
        weapon, who = weapons[actor]
        if who is gm:
            gm.open_being(actor)
        elif who is sami:
            sami.page.get_by_role("button", name=re.compile(f"^{actor}")).locator("visible=true").last.click()
        elif who is jule:
            jule.page.get_by_role("button", name="Blatt").click()
        target = heroes[turn % len(heroes)] if who is gm else alive[0]
        if "Schock" not in row(gm, actor) and not down(gm, actor):  # nobody acts in shock (PC-INJ-10)
            who.attack(weapon, target)
            answer_what_is_asked(jule, sami, gm)
        if who is gm and gm.button("Zurück zum Geschehen").count():
            gm.button("Zurück zum Geschehen").first.click()
        gm.page.locator(".what").get_by_role("button", name="Zug beenden").click()
        gm.page.wait_for_timeout(120)
        if turn % 6 == 5:  # so that the evening ends: the silt takes its share
            harm(gm, alive[-1], 25)
            answer_what_is_asked(gm)
    assert not alive or not heroes, "the fight does not end"

    for name in ("Ilka Brandt", "Tovo Weißkehl", "Dorrim Kessel"):
        rows = {figures(one, name) for one in (gm, sami)}
        assert len(rows) == 1, rows
    assert "/120" not in sami.text(), "a player sees the hit points of an NPC"
    assert gm.faults + jule.faults + sami.faults == []


def harm(gm: Person, name: str, amount: int) -> None:
    """Damage by the game master's own form."""
    gm.button("Schaden").first.click()
    form = gm.dialog()
    form.get_by_role("combobox").first.select_option(label=name)
    form.get_by_role("textbox").first.fill(str(amount))
    form.get_by_role("button", name=re.compile("Schaden")).last.click()
    expect(form).to_have_count(0)


def figures(one: Person, name: str) -> str:
    """The hit points in somebody's row of the list."""
    found = re.search(r"\d+\s*/\s*\d+", row(one, name))
    assert found is not None
    return re.sub(r"\s", "", found.group())
