"""Pages of a sheet."""

from __future__ import annotations

import re
import threading
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spielwerk.core.characters.sheet import Sheet
from spielwerk.core.system import System

from .words import HERE, Plain, length_of_stories, shortened, words_of

if TYPE_CHECKING:
    import typst

FONTS: Final = HERE / "fonts"
TEMPLATE: Final = HERE / "sheet.typ"
MOST_PAGES: Final = 2
HALVINGS: Final = 6
"""How often the length at which stories just fit is looked for between too short and too long."""
_PAGE: Final = re.compile(rb"/Type\s*/Page\b")
_setting: Final = threading.Lock()


class SheetError(Exception):
    """A sheet that could not be set; the message is that of the typesetter."""


def pdf(sheet: Sheet, system: System[Any], language: str, portrait: bytes | None = None) -> bytes:
    """The sheet as PDF/UA-1, the same bytes for the same sheet. `portrait` is a PNG, JPEG or WebP.

    It has two pages at most where its stories are all that is too long: they are cut then, and say where the rest is.

    Characters that the fonts of this package lack are taken from those of the machine. Where it has none either, they
    are shown as boxes, and the file, though still tagged, no longer claims to be PDF/UA. Takes some 20 ms, in one
    thread at a time. Raises `SheetError`.
    """
    data = words_of(sheet, system, language)
    data["portrait"] = None if portrait is None else list(portrait)
    whole = _set(data)
    longest = length_of_stories(data)
    if pages(whole) <= MOST_PAGES or not longest:
        return whole
    kept, found = 0, _set(shortened(data, 0))
    if pages(found) > MOST_PAGES:
        return whole
    too_much = longest
    for _ in range(HALVINGS):
        middle = (kept + too_much) // 2
        made = _set(shortened(data, middle))
        if pages(made) > MOST_PAGES:
            too_much = middle
        else:
            kept, found = middle, made
    return found


def pages(content: bytes) -> int:
    """How many pages a PDF of this package has."""
    return len(_PAGE.findall(content))


def _set(data: Plain) -> bytes:
    """The pages of what the template draws."""
    import typst

    inputs = {"sheet": msgspec.json.encode(data).decode()}
    fault: Exception | None = None
    with _setting:
        for own_fonts, standard in ((True, True), (False, True), (False, False)):
            try:
                return _compile(inputs, own_fonts, standard)
            except typst.TypstError as wrong:
                fault = wrong
    raise SheetError(str(fault))


def _compile(inputs: dict[str, str], own_fonts: bool, standard: bool) -> bytes:
    import typst

    compiler = typst.Compiler(TEMPLATE, root=HERE, font_paths=_fonts(own_fonts), sys_inputs=inputs)
    made = compiler.compile(format="pdf", pdf_standards=["ua-1"] if standard else [])
    assert isinstance(made, bytes)
    return made


@cache
def _fonts(own: bool) -> typst.Fonts:
    import typst

    return typst.Fonts(include_system_fonts=not own, font_paths=[Path(FONTS)])
