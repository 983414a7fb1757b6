"""Takes the pictures of docs/images at the example fight: `python -m tests.browser.pictures`.

The game master plays for everybody until the weir master's polearm comes down on Jule's character, and she is asked how
she wards it off. That is what all three pictures show. pngquant must be installed; it makes them a third as large.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from .house import House

IMAGES = Path(__file__).parents[2] / "docs" / "images"
WEAPONS = {
    "Ilka": "Schwere primitive Fernwaffe",
    "Tovo": "Primitive Fernwaffe",
    "Dorrim": "Schwere Zweihandwaffe",
    "Joram": "Langwaffe",
    "Schlickhund": "Faust",
}
TARGETS = {"Joram": "Tovo Weißkehl", "Schlickhund": "Dorrim Kessel"}
LAPTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
FACE = 45
"""What the game master's own die shows for the blow: a hit that can be warded off."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def sit(browser: Browser, house: House, way_in: str, name: str, phone: bool = False, english: bool = False) -> Page:
    """Somebody's browser at the table; who reads English reads it in the dark."""
    context = browser.new_context(
        viewport=PHONE if phone else LAPTOP,
        locale="en-GB" if english else "de-DE",
        color_scheme="dark" if english else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(house.links["Glockengrund"][way_in])
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("button", name=re.compile("An den Tisch setzen|Sit down")).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    return page


def button(within: Page | Locator, name: str) -> Locator:
    """The first visible button whose name begins like this."""
    return within.get_by_role("button", name=re.compile("^" + re.escape(name))).locator("visible=true").first


def row(gm: Page, actor: str) -> Locator:
    """Somebody's row in the list of those who are here."""
    return gm.locator(".beings").get_by_role("button").filter(has_text=re.compile(rf"(^|\s){actor}")).first


def attack(gm: Page, actor: str, weapon: str, target: str) -> None:
    """Open somebody's page and attack from it."""
    row(gm, actor).click()
    button(gm.get_by_role("main"), f"{weapon}: angreifen").click()
    dialog = gm.get_by_role("dialog")
    dialog.get_by_label("Ziel", exact=True).select_option(label=target)
    button(dialog, "Angreifen").click()
    expect(dialog).to_have_count(0)


def settle(gm: Page, title: str) -> None:
    """Answer what is asked in the action of that title, for whomever, with the first that may be chosen."""
    expect(gm.locator("article.paper h2").first).to_contain_text(re.compile(title))
    slip, done = gm.locator(".slip"), gm.get_by_text("Abgeschlossen", exact=True)
    for _ in range(12):
        expect(slip.or_(done).first).to_be_visible()
        if done.is_visible():
            break
        asked = slip.get_by_role("heading").get_attribute("id")
        slip.locator("[data-option]:not([aria-disabled])").first.click()
        expect(gm.locator(f'[id="{asked}"]')).to_have_count(0)


def turn(gm: Page) -> Locator:
    """The place of whose turn it is."""
    return gm.locator('.order li[aria-current="true"] b')


def play_until(gm: Page, wanted: str) -> None:
    """Let everybody attack until it is the turn of the one that is wanted and the heroes have had theirs."""
    waiting = {"Ilka", "Tovo", "Dorrim"}
    for _ in range(12):
        actor = turn(gm).inner_text()
        if actor == wanted and not waiting:
            return
        able = not re.search("Schock|bewusstlos|tot", row(gm, actor).inner_text())
        if able and (actor in waiting or actor in TARGETS):
            attack(gm, actor, WEAPONS[actor], TARGETS.get(actor, wanted))
            back = button(gm, "Zurück zum Geschehen")
            if back.is_visible():
                back.click()
            settle(gm, f"{actor}.* greift")
        waiting.discard(actor)
        strip = gm.get_by_role("region", name="Reihenfolge")
        before = strip.inner_text()
        button(gm, "Zug beenden").click()
        expect(strip).not_to_have_text(before, use_inner_text=True)
    raise RuntimeError(f"it never was the turn of {wanted}")


def throw(gm: Page, face: int) -> None:
    """Type in the face of a hundred-sided roll."""
    button(gm.locator(".slip"), "Würfel eintippen").click()
    tens, units = divmod(face, 10)
    groups = gm.get_by_role("dialog").get_by_role("group")
    groups.nth(0).get_by_text(f"{tens}0", exact=True).click()
    groups.nth(1).get_by_text(str(units), exact=True).click()
    button(gm.get_by_role("dialog"), f"{face} eintragen").click()


def strike_ilka(gm: Page) -> None:
    """The blow that can be warded off, with dice of the game master's own."""
    button(gm, "Mehr").click()
    button(gm.get_by_role("dialog"), "Dein Platz").click()
    gm.get_by_role("checkbox", name=re.compile("^Eigene Würfel")).check()
    button(gm.get_by_role("dialog"), "Schließen").click()
    attack(gm, "Quendt", "Stangenwaffe", "Ilka Brandt")
    throw(gm, FACE)
    expect(gm.locator(".slip")).to_contain_text("parieren")
    button(gm.locator(".slip"), "Ja").click()
    expect(gm.locator(".slip")).to_contain_text("Abwehr")
    back = button(gm, "Zurück zum Geschehen")
    if back.is_visible():
        back.click()


def take(browser: Browser, house: House) -> None:
    """Play, and take the three pictures."""
    gm = sit(browser, house, "Game master", "Henrike")
    jule = sit(browser, house, "Jule", "Jule", phone=True)
    sami = sit(browser, house, "Sami", "Sami", english=True)
    button(gm, "Kampf beginnen").click()
    button(gm.get_by_role("dialog"), "Kampf mit 6").click()
    settle(gm, "Ein Kampf beginnt")
    play_until(gm, "Quendt")
    strike_ilka(gm)
    expect(jule.locator(".slip").locator("visible=true")).to_contain_text("Ausweichen")
    expect(sami.get_by_text("waiting for Jule").first).to_be_visible()
    for page, name in ((gm, "table"), (jule, "phone"), (sami, "table-dark-en")):
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement.blur()")
        page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")


def main() -> None:
    """Start a server of its own, take the pictures at its table, and make them small."""
    if shutil.which("pngquant") is None:
        sys.exit("The pictures need pngquant to be small; on Debian: apt-get install pngquant")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            house.start()
            take(browser, house)
        finally:
            house.kill()
            browser.close()
    small = ["pngquant", "--force", "--strip", "--skip-if-larger", "--quality", "70-98", "--ext", ".png"]
    subprocess.run([*small, *map(str, sorted(IMAGES.glob("*.png")))], check=True)


if __name__ == "__main__":
    main()
