"""A picture for a being, and its sheet to take along: brought on a phone, seen by everybody, taken back."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from .accessible import barriers
from .conftest import Seat
from .house import House


def photo() -> FilePayload:
    """A photo as a phone takes it."""
    file = BytesIO()
    Image.effect_noise((1200, 1600), 60).convert("RGB").save(file, "JPEG")
    return {"name": "ich.jpg", "mimeType": "image/jpeg", "buffer": file.getvalue()}


def drawn(page: Page, place: str) -> bool:
    """Whether the first picture at a place has arrived."""
    return bool(page.locator(f"{place} img").first.evaluate("image => image.complete && image.naturalWidth > 0"))


def test_a_picture_is_brought_seen_and_taken_back(own_house: House, person: Seat, tmp_path: Path) -> None:
    jule, gm = person(phone=True), person(german=False, scheme="dark")
    gm.sit_down(own_house, "Glockengrund", "Game master", "Henrike")
    jule.sit_down(own_house, "Glockengrund", "Jule", "Jule")

    jule.page.locator("input[type=file]").set_input_files(
        {"name": "ich.png", "mimeType": "image/png", "buffer": b"kein Bild"}
    )
    expect(jule.page.get_by_role("alert")).to_contain_text("Erlaubt: PNG, JPEG oder WebP")
    jule.page.locator("input[type=file]").set_input_files(photo())
    expect(jule.page.get_by_role("img", name="Bild von Ilka Brandt")).to_be_visible()
    expect(jule.page.get_by_role("alert")).to_have_count(0)
    expect(gm.page.locator("aside").first.locator("img")).to_have_count(1)
    gm.page.wait_for_function("[...document.images].every(one => one.complete && one.naturalWidth > 0)")
    assert drawn(gm.page, "aside")
    wide = jule.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390

    with jule.page.expect_download() as taken:
        jule.page.get_by_role("link", name="Bogen als PDF").click()
    assert taken.value.suggested_filename == "Ilka Brandt.pdf"
    taken.value.save_as(tmp_path / "ilka.pdf")
    sheet = pypdfium2.PdfDocument(tmp_path / "ilka.pdf")
    assert "Fertigkeiten" in sheet[0].get_textpage().get_text_range()

    gm.open_being("Ilka Brandt")
    expect(gm.page.get_by_role("img", name="Picture of Ilka Brandt")).to_be_visible()
    for one in (jule, gm):
        assert barriers(one.page) == ""

    jule.button("Bild entfernen").click()
    expect(jule.page.get_by_role("img", name="Bild von Ilka Brandt")).to_have_count(0)
    expect(gm.page.locator("aside").first.locator("img")).to_have_count(0)
    gm.page.get_by_role("button", name=re.compile("^Take back")).locator("visible=true").last.click()
    gm.dialog.get_by_role("button", name=re.compile("^Take back")).click()
    expect(jule.page.get_by_role("img", name="Bild von Ilka Brandt")).to_be_visible()
    assert gm.faults == []
    assert [fault for fault in jule.faults if "415" not in fault] == []
