"""The character sheet: what the player of a being reads, with dots as players know them."""

from __future__ import annotations

from typing import Final

from spielwerk.core.characters.sheet import (
    Cell,
    Column,
    Entries,
    Entry,
    Figure,
    Figures,
    Grid,
    Said,
    Section,
    Sheet,
    Story,
    Track,
)
from spielwerk.core.text import Message, Ref

from .rules import derived
from .rules.attack import weapon_pool
from .state import Armour, Being, Table

FULL: Final = "●"
EMPTY: Final = "○"
USUAL: Final = 5
"""So many dots stand on a sheet at least."""


def dots(rating: int) -> str:
    """A rating as dots [Punkte]."""
    return FULL * rating + EMPTY * max(0, USUAL - rating)


def sheet(table: Table, being: Being) -> Sheet:
    """The sheet of a being, as its player and the game master see it."""
    kind: tuple[Said, ...] = tuple(one for one in (being.faction,) if one)
    sections: tuple[Section, ...] = (
        _derived(table, being),
        _health(table, being),
        *(_column(table, being, column) for column in table.content.tables["column"]),
        _merits(table, being),
        _moral(table, being),
        _weapons(table, being),
        *_armour(being.armour),
        *(() if not being.supernatural else (Story(Ref("term", "supernatural"), being.supernatural),)),
        *(() if not being.notes else (Story(Message("sheet-notes"), being.notes),)),
    )
    return Sheet(name=being.name, kind=kind, lead=being.concept, sections=sections)


def _derived(table: Table, being: Being) -> Figures:
    will = f"{derived.willpower(table, being)}/{derived.willpower_most(table, being)}"
    return Figures(
        Message("sheet-derived"),
        (
            Figure(Ref("term", "defence"), derived.defence(table, being)),
            Figure(Ref("term", "initiative"), derived.initiative(table, being)),
            Figure(Ref("term", "speed"), derived.speed(table, being)),
            Figure(Ref("term", "size"), derived.size(table, being)),
            Figure(Ref("term", "willpower"), will),
            Figure(Ref("term", "morality"), being.morality),
            *(() if not being.experience else (Figure(Message("sheet-experience"), being.experience),)),
        ),
        large=True,
    )


def _health(table: Table, being: Being) -> Track:
    note: Said = ""
    if being.damage:
        note = Message("sheet-damage", {"bashing": being.bashing, "lethal": being.lethal})
    return Track(Ref("term", "health"), derived.hp(table, being), derived.health(table, being), note=note)


def _column(table: Table, being: Being, column: str) -> Grid:
    """The attributes and skills of a column, with their dots."""
    rows: list[tuple[Said | Cell, ...]] = [
        (Ref("attribute", name), dots(being.attribute(name)))
        for name, row in table.content.attributes.items()
        if row.column == column
    ]
    rows += [
        (_skill(table, being, name), dots(being.skills[name]))
        for name, row in table.content.skills.items()
        if row.column == column and being.skills.get(name)
    ]
    return Grid(
        Ref("column", column),
        (Column(Message("sheet-trait")), Column(Message("sheet-rating"))),
        tuple(rows),
        halves=True,
    )


def _skill(table: Table, being: Being, name: str) -> Said:
    """A skill with its specialities, where the table plays with those (EP-SKILL-08)."""
    special = being.specialities.get(name, ()) if table.options["specialities"] else ()
    return Message("sheet-special", {"what": Ref("skill", name), "of": special}) if special else Ref("skill", name)


def _merits(table: Table, being: Being) -> Grid:
    rows = tuple((_merit(table, name), dots(rating)) for name, rating in being.merits.items())
    columns = (Column(Ref("term", "merit")), Column(Message("sheet-rating")))
    return Grid(Message("sheet-merits"), columns, rows, sort=True, halves=True)


def _merit(table: Table, name: str) -> Said:
    """A merit with its label."""
    broad, _, label = name.partition(":")
    if broad not in table.content.merits:
        return name
    return Message("sheet-labelled", {"what": Ref("merit", broad), "label": label}) if label else Ref("merit", broad)


def _moral(table: Table, being: Being) -> Entries:
    """Virtue, vice and derangements."""
    reminder: Said = Message("sheet-vice-note") if table.options["vice_effect"] == "note" else ""
    entries = [
        *([Entry(Ref("virtue", being.virtue), note=Ref("term", "virtue"))] if being.virtue else []),
        *([Entry(Ref("vice", being.vice), reminder, Ref("term", "vice"))] if being.vice else []),
        *(Entry(_derangement(table, one), note=Ref("term", "derangement")) for one in being.derangements),
    ]
    return Entries(Message("sheet-moral"), tuple(entries))


def _derangement(table: Table, name: str) -> Said:
    return Ref("derangement", name) if name in table.content.derangements else name


def _weapons(table: Table, being: Being) -> Grid:
    columns = (
        Column(Message("sheet-weapon")),
        Column(Ref("term", "pool"), number=True),
        Column(Ref("term", "magazine"), number=True),
    )
    rows: list[tuple[Said | Cell, ...]] = []
    for weapon in dict.fromkeys(being.weapons):
        row = table.content.weapons[weapon]
        left: Said = f"{being.rounds.get(weapon, row.rounds)}/{row.rounds}" if row.rounds else "–"
        rows.append((Ref("weapon", weapon), weapon_pool(table, being, weapon), left))
    return Grid(Message("sheet-weapons"), columns, tuple(rows), sort=True)


def _armour(armour: Armour) -> tuple[Section, ...]:
    if armour == Armour():
        return ()
    name: Said = Ref("armour", armour.id) if armour.id else Ref("term", "armour")
    strength = Ref("attribute", "strength")
    notes = [
        *([Message("sheet-armour-strength", {"what": strength, "count": armour.strength})] if armour.strength else []),
        *([Message("sheet-armour-defence", {"count": armour.defence})] if armour.defence else []),
        *([Message("sheet-armour-speed", {"count": armour.speed})] if armour.speed else []),
        *([Message("sheet-bulletproof")] if armour.bulletproof else []),
    ]
    return (Entries(Ref("term", "armour"), (Entry(name, tuple(notes), f"{armour.general}/{armour.firearms}"),)),)
