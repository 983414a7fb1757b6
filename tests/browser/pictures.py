"""Takes the pictures of docs/images: `python -m tests.browser.pictures`.

Three of the example fight, at the moment when the weir master's polearm comes down on Jule's character and she is asked
how she wards it off, and one of the character builder. Every face is chosen, so they stay the same.
pngquant must be installed; it makes them a third as large.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from .conftest import Group
from .fight import act_for, begin
from .house import House
from .people import Person

IMAGES = Path(__file__).parents[2] / "docs" / "images"
LAPTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
ORDER = ("Tovo Weißkehl", "Ilka Brandt", "Quendt", "Joram", "Dorrim Kessel", "Schlickhund")
BLOW, HIT, MISS = 45, 30, 97
"""Faces: a hit that can be warded off, a sure hit, a miss."""


def person(browser: Browser, german: bool = True, phone: bool = False) -> Person:
    """Somebody with a browser; who reads English reads it in the dark."""
    context = browser.new_context(
        viewport=PHONE if phone else LAPTOP,
        locale="de-DE" if german else "en-GB",
        color_scheme="light" if german else "dark",
        reduced_motion="reduce",
    )
    return Person(context.new_page(), german)


def fight(group: Group) -> None:
    """Two attacks of the heroes, and the blow that Ilka may ward off."""
    begin(group, ORDER)
    shot = {"weapon": "primitive_ranged_weapon", "target": "b5", "distance": 12}
    act_for(group, "attack", (HIT,), "none", by="b2", **shot)
    act_for(group, "end_turn", by="b2")
    act_for(group, "attack", (MISS,), by="b1", weapon="heavy_primitive_ranged_weapon", target="b4", distance=12)
    act_for(group, "end_turn", by="b1")
    with group.gm.line() as line:
        line.do("attack", by="b4", target="b1", weapon="polearm")
        line.answer(BLOW)
        while line.question is not None and line.question["key"] != "defence":
            line.answer("yes")


def picture(page: Page, name: str) -> None:
    """What the page shows, once nothing on it moves."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")


def take(browser: Browser, house: House) -> None:
    """Play, and take the pictures."""
    group = Group(person(browser), person(browser, phone=True), person(browser, german=False))
    for one, way_in, name in zip(group, ("Game master", "Jule", "Sami"), ("Henrike", "Jule", "Sami"), strict=True):
        one.sit_down(house, "Glockengrund", way_in, name)
    fight(group)
    gm, jule, sami = group
    expect(jule.own_slip).to_contain_text("Ausweichen")
    expect(sami.page.get_by_text("waiting for Jule").first).to_be_visible()
    for one, name in ((gm, "table"), (jule, "phone"), (sami, "table-dark-en")):
        picture(one.page, name)
    gm.page.goto(f"{house.address}/builder/percentacy")
    gm.button("Feldärztin").click()
    gm.page.get_by_role("navigation").get_by_role("button", name="Fertigkeiten").click()
    expect(gm.page.get_by_role("heading", name="Fertigkeiten", exact=True)).to_be_visible()
    picture(gm.page, "builder")


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
