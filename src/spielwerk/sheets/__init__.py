"""Character sheets as PDF: what a system says of a being (`core.characters.sheet`), in a language and on A4 pages.

The pages are set by typst from `sheet.typ`, which knows nothing of any system. They are tagged for screen readers
(PDF/UA-1) and carry their fonts.
"""

from .pdf import SheetError, pdf
from .words import words_of

__all__ = ["SheetError", "pdf", "words_of"]
