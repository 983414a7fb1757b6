"""What is in a PDF: its text, its tags, its fonts, and where there is ink."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from collections.abc import Iterator

import pypdfium2  # type: ignore[import-untyped]
from pypdfium2 import raw

MILLIMETRE = 72 / 25.4
_ADDED = re.compile("[\\s\u00ad\u200b\ufffe\u0002-]+")


def opened(content: bytes) -> pypdfium2.PdfDocument:
    """The document."""
    return pypdfium2.PdfDocument(content)


def bare(text: str) -> str:
    """Text without what breaking lines adds or takes: spaces and hyphens."""
    return _ADDED.sub("", text)


def text_of(content: bytes) -> str:
    """All text but the last line of each page, page after page, without spaces."""
    return bare("".join(page.get_textpage().get_text_bounded(bottom=15 * MILLIMETRE) for page in opened(content)))


def is_tagged(content: bytes) -> bool:
    """Whether a screen reader finds a structure."""
    return bool(raw.FPDFCatalog_IsTagged(opened(content)))


def tags(content: bytes) -> Counter[str]:
    """How often each kind of element stands in the structure."""
    found: Counter[str] = Counter()
    for page in opened(content):
        tree = raw.FPDF_StructTree_GetForPage(page)
        for i in range(raw.FPDF_StructTree_CountChildren(tree)):
            found.update(_kinds(raw.FPDF_StructTree_GetChildAtIndex(tree, i)))
        raw.FPDF_StructTree_Close(tree)
    return found


def _kinds(element: object) -> Iterator[str]:
    if not element:
        return
    buffer = ctypes.create_string_buffer(200)
    length = raw.FPDF_StructElement_GetType(element, buffer, 200)
    yield buffer.raw[: max(0, length - 2)].decode("utf-16-le")
    for i in range(raw.FPDF_StructElement_CountChildren(element)):
        yield from _kinds(raw.FPDF_StructElement_GetChildAtIndex(element, i))


def fonts(content: bytes) -> dict[str, bool]:
    """The fonts that text is set in, and whether the file carries them."""
    found: dict[str, bool] = {}
    for page in opened(content):
        for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
            font = raw.FPDFTextObj_GetFont(thing)
            buffer = ctypes.create_string_buffer(200)
            raw.FPDFFont_GetBaseFontName(font, buffer, 200)
            found[buffer.value.decode()] = bool(raw.FPDFFont_GetIsEmbedded(font))
    return found


def ink_outside(content: bytes, left: float, top: float, right: float, bottom: float) -> list[int]:
    """The pages on which something is drawn in the margins, given in millimetres."""
    spoilt = []
    for number, page in enumerate(opened(content), 1):
        bitmap = page.render(scale=1, grayscale=True)
        width, height = bitmap.width, bitmap.height
        inner = range(round(left * MILLIMETRE), round(width - right * MILLIMETRE))
        rows = [bytes(bitmap.buffer[y * bitmap.stride : y * bitmap.stride + width]) for y in range(height)]
        sides = any(min(row[: inner.start]) < 255 or min(row[inner.stop :]) < 255 for row in rows)
        ends = rows[: round(top * MILLIMETRE)] + rows[height - round(bottom * MILLIMETRE) :]
        if sides or any(min(row) < 255 for row in ends):
            spoilt.append(number)
    return spoilt


def overlaps(content: bytes) -> list[tuple[int, str, str]]:
    """Pieces of text that are set over each other: page, one, other."""
    found = []
    for number, page in enumerate(opened(content), 1):
        text = page.get_textpage()
        boxes = [text.get_rect(i) for i in range(text.count_rects())]
        boxes.sort(key=lambda box: box[1])
        for place, one in enumerate(boxes):
            for other in boxes[place + 1 :]:
                if other[1] >= one[3]:
                    break
                width = min(one[2], other[2]) - max(one[0], other[0])
                height = min(one[3], other[3]) - max(one[1], other[1])
                if width > 0.7 and height > 0.7:
                    found.append((number, text.get_text_bounded(*one), text.get_text_bounded(*other)))
    return found
