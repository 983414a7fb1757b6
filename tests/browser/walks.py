"""What walks through the pages and dialogs of every example table have in common; they name each station."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from playwright.sync_api import expect

from .house import House
from .line import taken
from .people import Person

TOOLS = {
    "hidden roll": ("Verdeckt würfeln", "Roll hidden"),
    "damage": ("Schaden", "Damage"),
    "heal": ("Heilen", "Heal"),
    "condition": ("Zustand", "Condition"),
    "override": ("Wert setzen", "Set a value"),
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


def dice_asked_for(one: Person, links: dict[str, str], count: int) -> Iterator[str]:
    """A fight of everybody in the scene, up to the first die."""
    one.button("Kampf beginnen", "Start a fight", one.main).click()
    one.dialog.get_by_role("checkbox").first.check()
    yield "who fights"
    one.dialog.get_by_role("checkbox").first.uncheck()
    own_dice(one, links)
    one.button(f"Kampf mit {count}", f"Start with {count}", one.dialog).click()
    expect(one.slip).to_have_count(1)
    yield "dice asked for"


def typed_in(one: Person, *faces: int) -> Iterator[str]:
    """Dice that are asked for, up to what comes of them."""
    expect(one.slip).to_have_count(1)
    yield "question"
    one.button("Würfel eintippen", "Type in the dice", one.slip).click()
    yield "keypad"
    shut(one)
    for face in faces:
        one.throw(face)
    yield from settled(one)
    yield "result"


def settled(one: Person) -> Iterator[str]:
    """The last action is done. On a game master's phone it stands there in short, with all of it a tap away."""
    done = one.main.get_by_text(one.say("Abgeschlossen", "Settled"), exact=True)
    more = one.main.get_by_role("article").get_by_role("button", name=one.say("Einzelheiten", "Details"), exact=True)
    expect(done.or_(more).first).to_be_visible()
    if not done.is_visible():
        yield "in short"
        more.click()
        expect(done).to_be_visible()


def unfolded(one: Person, phone: bool) -> Iterator[str]:
    """The last line of the log with its details."""
    if phone:
        one.tab("Verlauf", "Log")
        yield "log"
    one.button("Einzelheiten", "Details", one.log).click()
    yield "log unfolded"
