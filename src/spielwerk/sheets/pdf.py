"""Pages of a sheet."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spielwerk.core.sheet import Sheet
from spielwerk.core.system import System

from .words import HERE, words_of

if TYPE_CHECKING:
    import typst

FONTS: Final = HERE / "fonts"
TEMPLATE: Final = HERE / "sheet.typ"
_setting: Final = threading.Lock()


class SheetError(Exception):
    """A sheet that could not be set; the message is that of the typesetter."""


def pdf(sheet: Sheet, system: System[Any], language: str, portrait: bytes | None = None) -> bytes:
    """The sheet as PDF/UA-1, the same bytes for the same sheet. `portrait` is a PNG, JPEG or WebP.

    Characters that the fonts of this package lack are taken from those of the machine. Where it has none either, they
    are shown as boxes, and the file, though still tagged, no longer claims to be PDF/UA. Takes some 20 ms, in one
    thread at a time. Raises `SheetError`.
    """
    data = words_of(sheet, system, language)
    data["portrait"] = None if portrait is None else list(portrait)
    inputs = {"sheet": msgspec.json.encode(data).decode()}
    import typst

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
