"""What forms in a browser need to know of the rules: numbers that stand nowhere in the content."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.core.content.reading import Tables

from .beings import HIGHEST, LOWEST, STRONGEST
from .content import AVERAGE


class PlusMinusFigures(TypedDict):
    """What a property may be, from `lowest` to `highest` (PM-QUAL-01), what a quality is at first, `average`
    (PM-QUAL-15), and one side of a trait, up to `strongest` (PM-TRAIT-02)."""

    lowest: int
    highest: int
    average: int
    strongest: int


def figures(_tables: Tables) -> PlusMinusFigures:
    """The figures, which no content changes."""
    return {"lowest": LOWEST, "highest": HIGHEST, "average": AVERAGE, "strongest": STRONGEST}
