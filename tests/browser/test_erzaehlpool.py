"""A scene and a fight at the example table of Erzählpool, played by three, who all throw dice of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from .conftest import Group, Sit
from .fight import places
from .people import Person
from .walks_of_erzaehlpool import ORDER, aim_at, odds, open_panel, part


def press(one: Person, german: str, english: str) -> None:
    """Press the button of the panel that is open."""
    name = re.compile(rf"^{re.escape(one.say(german, english))}( |$)")
    one.dialog.get_by_role("button", name=name).last.click()
    expect(one.dialog).to_have_count(0)


def choose(one: Person, german: str, english: str, value: str) -> None:
    """Choose from a list of the panel that is open."""
    one.dialog.get_by_label(one.say(german, english), exact=True).select_option(value=value)


def roll(one: Person, german: str, english: str, attribute: str) -> None:
    """Open the panel of a skill from the sheet, with an attribute."""
    open_panel(one, f"Würfeln mit {german}", f"Roll with {english}")
    choose(one, "Attribut", "Attribute", attribute)
    odds(one)


def throw(one: Person, *faces: int) -> None:
    """Type in one die after the other."""
    for face in faces:
        one.throw(face)


def told(group: Group, german: str, english: str) -> None:
    """Everybody reads it in their language; Jule on her phone behind its tab."""
    group.jule.tab("Verlauf")
    for one in group:
        expect(one.entry(german, english).last).to_be_visible()


def by_line(group: Group, do: str, /, faces: Sequence[int] = (), *wishes: str, **fields: object) -> None:
    """Let something happen at the table that a test needs but is not about."""
    with group.gm.line() as line:
        line.do(do, **fields)
        line.settle(faces, *wishes)


def fight(group: Group) -> None:
    """The game master begins the fight, and everybody throws for the order."""
    gm = group.gm
    gm.button("Kampf beginnen", within=gm.main).click()
    gm.button("Kampf mit 5", within=gm.dialog).click()
    expect(gm.slip).to_have_count(1)
    with gm.line() as line:
        line.settle(lambda question: ORDER[question["being"]])
    expect(places(gm)).to_have_count(5)
    group.jule.tab("Kampf")
    expect(places(group.jule).first).to_contain_text("am Zug")


def test_a_scene_in_the_tram(seated: Sit) -> None:
    group = seated("Endstelle")
    gm, jule, sami = group
    group.own_dice()

    # Mirja looks at somebody asleep: the circumstances are worth nothing, and two of seven dice succeed.
    roll(jule, "Medizin", "Medicine", "intelligence")
    press(jule, "Würfeln", "Roll")
    expect(gm.own_slip).to_contain_text("Mirja Holl hätte 7 Würfel")
    gm.write("0")
    throw(jule, 8, 9, 2, 3, 4, 5, 6)
    told(group, "Mirja Holl würfelt mit 7 Würfeln: 2 Erfolge.", "Mirja Holl rolls 7 dice: 2 successes.")
    gm.button("Einzelheiten", within=gm.entry("7 Würfeln")).click()
    for words in ("Intelligenz", "Medizin", "8, 9, 2, 3, 4, 5, 6"):
        expect(gm.entry("7 Würfeln")).to_contain_text(words)

    # Leo takes the lock apart, which wants more than one roll; everybody sees how far he is.
    roll(sami, "Handwerk", "Crafts", "intelligence")
    part(sami, "ausgedehnt", "extended").click()
    press(sami, "Würfeln", "Roll")
    gm.write("-3")
    gm.write("3")
    gm.write("1")
    throw(sami, 9, 4)
    expect(sami.main.get_by_text("1 of 3 successes").first).to_be_visible()
    gm.open_being("Leo Anker")
    expect(gm.main.get_by_text("1 von 3 Erfolgen").first).to_be_visible()
    sami.button("", "Work on", sami.main).click()
    odds(sami)
    press(sami, "Würfeln", "Roll")
    gm.write("-3")
    throw(sami, 8, 8)
    told(group, "Leo Anker ist fertig: 3 von 3 Erfolgen in 2 Würfen", "Leo Anker is done: 3 of 3 successes in 2 rolls")
    expect(sami.main.get_by_text("1 of 3 successes")).to_have_count(0)

    # Without any die left there is a chance die, and it brings a catastrophe that the game master words.
    jule.tab("Blatt")
    roll(jule, "Okkultes", "Occult", "wits")
    press(jule, "Würfeln", "Roll")
    gm.write("-9")
    throw(jule, 1)
    gm.write("Das Licht geht aus")
    told(group, "Katastrophe für Mirja Holl: Das Licht geht aus", "Das Licht geht aus")

    # The conductor counts, and nobody but the game master knows.
    for one in (jule, sami):
        one.told.clear()
    gm.open_being("Schaffner")
    open_panel(gm, "Würfeln mit Okkultes", "")
    choose(gm, "Attribut", "", "wits")
    gm.dialog.get_by_role("checkbox", name=re.compile("Verdeckt")).check()
    odds(gm)
    press(gm, "Würfeln", "")
    throw(gm, 8, 1, 1, 1, 1, 1)
    expect(gm.entry("Schaffner würfelt mit 6 Würfeln: ein Erfolg.")).to_have_count(1)
    gm.speak("Er zählt noch einmal.")
    for one in (jule, sami):
        expect(one.log).to_contain_text("Er zählt noch einmal.")
        assert re.search('"b3"|Schaffner|onductor', "\n".join(one.told)) is None
    group.content()


def test_a_sin_costs_morality_and_the_mind(seated: Sit) -> None:
    group = seated("Endstelle")
    gm, _, sami = group
    group.own_dice()
    gm.button("Mehr", within=gm.page.get_by_role("region", name="Nur Spielleitung")).click()
    gm.button("Eine Sünde", within=gm.dialog).click()
    choose(gm, "Wer", "", "b2")
    choose(gm, "Stufe", "", "1")
    press(gm, "Dafür würfeln", "")
    expect(gm.slip).to_have_count(1)
    with gm.line() as line:
        while line.question is not None and line.question["kind"] == "roll":
            line.answer(3)
    gm.write("Zählzwang")
    expect(sami.main.get_by_text("derangement: Zählzwang", exact=True)).to_be_visible()
    expect(gm.entry("Moral von Leo Anker: 6.")).to_have_count(1)
    group.content()


def test_a_fight_in_the_tram_to_its_end(seated: Sit) -> None:
    group = seated("Endstelle")
    gm, jule, sami = group
    group.own_dice()
    fight(group)

    # Mirja charges, and stabs the inspector, who loses as much Health as there are successes.
    jule.button("Bewegen").click()
    part(jule, "stürmen ohne Verteidigung", "").click()
    press(jule, "Bewegen", "")
    jule.tab("Blatt")
    expect(jule.main.get_by_text("stürmt, ohne Verteidigung")).to_be_visible()
    open_panel(jule, "Angreifen mit Messer", "")
    aim_at(jule, "Kontrolleur")
    press(jule, "Angreifen", "")
    gm.write("1")
    throw(jule, 8, 9, 1)
    told(group, "Mirja Holl trifft Kontrolleur: 2 Punkte tödlicher Schaden.", "Mirja Holl hits Inspector: 2 points of")
    jule.tab("Kampf")
    jule.button("Zug beenden").click()

    # Leo fires a burst at two, who stand close enough; each is rolled for, and ten rounds are gone.
    expect(places(sami).filter(has_text="Leo")).to_contain_text("acting")
    open_panel(sami, "", "Attack with Submachine gun")
    aim_at(sami, "Schaffner")
    part(sami, "", "burst").click()
    sami.dialog.get_by_label("Targets", exact=True).select_option(label="Passenger without a face")
    press(sami, "", "Attack")
    gm.answer("Nah genug")
    gm.write("-4")
    throw(sami, 8, 1, 1, 1)
    throw(sami, 9, 8, 1, 1, 1)
    told(group, "Leo Anker trifft Schaffner", "Leo Anker hits Conductor")
    expect(sami.main.get_by_text("20 of 30 rounds")).to_be_visible()
    sami.button("", "End the turn").click()

    # The inspector shoots back from behind a seat; Mirja is lost unless the game master says otherwise.
    gm.open_being("Kontrolleur")
    open_panel(gm, "Angreifen mit Pistole", "")
    aim_at(gm, "Mirja Holl")
    gm.dialog.get_by_role("group", name="Eigene Deckung").get_by_role("button", name="halb").click()
    odds(gm)
    press(gm, "Angreifen", "")
    throw(gm, *[8] * 7)
    gm.answer("Bewusstlos")
    gm.write("Ein glatter Durchschuss")
    jule.tab("Blatt")
    expect(jule.main.get_by_text("bewusstlos").first).to_be_visible()
    expect(jule.main.get_by_text("Gesundheit 0 / 7")).to_be_visible()
    group.content()

    # The game master heals her, the others fall, and the fight is over.
    by_line(group, "heal", target="b1", amount=3)
    expect(jule.main.get_by_text("Gesundheit 3 / 7")).to_be_visible()
    for who in ("b3", "b4", "b5"):
        by_line(group, "damage", (), "dead", target=who, amount=12)
    for name in ("Schaffner", "Fahrgast"):
        expect(places(gm).filter(has_text=name)).to_contain_text("außer Gefecht")
    gm.button("Mehr", within=gm.page.get_by_role("region", name="Nur Spielleitung")).click()
    gm.button("Kampf beenden", within=gm.dialog).click()
    told(group, "Der Kampf ist vorbei.", "The fight is over.")
    for one in group:
        expect(places(one)).to_have_count(0)
    group.content()
