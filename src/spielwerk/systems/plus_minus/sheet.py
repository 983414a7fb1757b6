"""The character sheet: qualities, abilities and traits as the player of a being reads them."""

from __future__ import annotations

from typing import Final

from spielwerk.core.characters.sheet import Column, Figure, Figures, Grid, Said, Sheet, Story
from spielwerk.core.text import Message, Ref

from .beings import HIGHEST
from .content import KINDS_OF_ABILITY, QUALITIES
from .state import Being, Table

NEITHER: Final = "–"


def sheet(table: Table, being: Being) -> Sheet:
    """The sheet of a being, as its player and the game master see it."""
    notes = (Story(Message("sheet-notes"), being.notes),) if being.notes else ()
    sections = (_qualities(being), *_abilities(table, being), _traits(being), *notes)
    return Sheet(name=being.name, lead=being.concept, sections=sections)


def _qualities(being: Being) -> Figures:
    values = tuple(Figure(Ref("quality", one), being.qualities[one]) for one in QUALITIES)
    return Figures(Message("sheet-qualities"), values, large=True)


def _abilities(table: Table, being: Being) -> tuple[Grid, ...]:
    """A table for each kind of ability (PM-ABIL-01 to PM-ABIL-03)."""
    value = Column(Message("sheet-value"), number=True, most=HIGHEST)
    return tuple(
        Grid(
            Message(f"sheet-abilities-{kind}"),
            (Column(Ref("kind", kind)), value),
            tuple((_ability(table, one), has.value) for one, has in being.abilities.items() if has.kind == kind),
            sort=True,
            halves=True,
        )
        for kind in KINDS_OF_ABILITY
    )


def _ability(table: Table, name: str) -> Said:
    """A suggested ability by its name in the reader's language, any other as it was written."""
    return Ref("ability", name) if name in table.content.abilities else name.replace("_", " ")


def _traits(being: Being) -> Grid:
    """Both sides of every trait and what they come to; below them all, the total (PM-TRAIT-04, PM-TRAIT-10)."""
    columns = (
        Column(Message("sheet-trait")),
        Column(Message("sheet-trait-plus"), number=True),
        Column(Message("sheet-trait-minus"), number=True),
        Column(Message("sheet-trait-total"), number=True),
    )
    rows = tuple(
        (trait.name, _signed(trait.plus), _signed(trait.minus), _signed(trait.total, "0")) for trait in being.traits
    )
    total = (Message("sheet-traits-total"), "", "", _signed(being.traits_total, "0"))
    return Grid(Message("sheet-traits"), columns, rows, total=total)


def _signed(value: int, zero: str = NEITHER) -> str:
    """A value with its sign, a real minus."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else zero
