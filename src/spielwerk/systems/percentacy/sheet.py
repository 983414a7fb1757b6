"""The character sheet: everything of a being that its player may read, in the order in which play asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spielwerk.core.characters.sheet import (
    Cell,
    Column,
    Entries,
    Entry,
    Figure,
    Figures,
    Grid,
    Mark,
    Said,
    Sheet,
    Story,
    Track,
)
from spielwerk.core.text import Message, Ref

from .commands import Chosen
from .events import rolled_on as name_of_value
from .magazines import magazine
from .numbers import D100, armour_value
from .rows import ATTRIBUTES, GearRow, TraitRow, WeaponRow, WeaponTraits
from .rules.checks import used_with
from .rules.derived import initiative
from .rules.effects import worn_less
from .rules.game_master import rewinds_with
from .rules.turn import movement
from .rules.weapons import attack_skill, role_weapon
from .said import said
from .state import Being, Owned, Table, limits_of

BANDS: Final = ("01–24", "25–49", "50–74", "75–99")
"""What the raw die shows for each damage value (PC-ATK-12)."""
AMOUNTS: Final = {"area": "sheet-trait-area", "armour_piercing": "sheet-trait-armour-piercing"}
"""Weapon traits that come with a number."""


def sheet(table: Table, being: Being) -> Sheet:
    """The sheet of a being, as its player and the game master see it."""
    return Sheet(
        name=being.name,
        kind=tuple(_kind(table, being)),
        lead=being.concept,
        sections=(
            _attributes(being),
            _health(being),
            _derived(table, being),
            _skills(table, being),
            _weapons(table, being),
            _traits("sheet-talents", being.talents, table.content.talents),
            _traits("sheet-handicaps", being.handicaps, table.content.handicaps),
            Entries(Message("sheet-gear"), tuple(_owned(table, one) for one in being.gear)),
            Story(Message("sheet-background"), being.background),
            Story(Message("sheet-notes"), being.notes),
        ),
    )


def _kind(table: Table, being: Being) -> Iterator[Said]:
    own = table.species.get(being.species)
    yield (own.name or own.id) if own is not None else Ref("species", being.species)
    if being.role:
        yield Ref("role", being.role)
    if not being.npc:
        yield Message("sheet-level", {"level": being.level})


# --- values --------------------------------------------------------------------------------------------------------


def _attributes(being: Being) -> Figures:
    values = tuple(Figure(Ref("attribute", one), being.attributes[one]) for one in ATTRIBUTES)
    return Figures(Message("sheet-attributes"), values, large=True)


def _health(being: Being) -> Track:
    limits = limits_of(being)
    marks = (
        Mark(Message("sheet-unconscious-to"), limits["unconscious"]),
        Mark(Message("sheet-battered-to"), limits["battered"]),
    )
    conditions = tuple(Ref("condition", one) for one in being.conditions)
    note: Said = Message("sheet-conditions", {"conditions": conditions}) if conditions else ""
    return Track(Message("sheet-hp"), being.hp, being.max_hp, marks, note)


def _derived(table: Table, being: Being) -> Figures:
    pieces = tuple(Message(f"sheet-armour-{one.kind}", {"value": one.value}) for one in being.armour)
    armour: Said = Message("sheet-list", {"items": pieces}) if pieces else Message("sheet-unarmoured")
    figures = [
        Figure(Message("sheet-armour"), armour_value(being.armour, worn_less(table, being)), armour),
        Figure(Message("sheet-initiative"), initiative(table, being)),
        Figure(Message("sheet-movement"), Message("sheet-metres", {"metres": movement(table, being)})),
    ]
    if not being.npc:
        rewinds = table.rewinds_of(being) if being.id in table.beings else rewinds_with(table, (being,))
        figures += [
            Figure(Message("sheet-rewinds"), rewinds),
            Figure(Message("sheet-attribute-points"), being.attribute_points, Message("sheet-unspent")),
            Figure(Message("sheet-skill-points"), being.skill_points, Message("sheet-unspent")),
        ]
    return Figures(Message("sheet-values"), tuple(figures))


def _skills(table: Table, being: Being) -> Grid:
    """Every skill with its linked attributes; those that everybody has stand there untrained (PC-SKL-05)."""
    rows = [(Cell(_skill(table, name), _linked(table, name)), value) for name, value in being.skills.items()]
    rows += [
        (Cell(Ref("skill", name), Message("sheet-untrained", {"linked": _linked(table, name)})), row.untrained)
        for name, row in table.content.skills.items()
        if row.untrained is not None and name not in being.skills
    ]
    columns = (Column(Message("sheet-skill")), Column(Message("sheet-value"), number=True, most=D100))
    return Grid(Message("sheet-skills"), columns, tuple(rows), sort=True, halves=True)


def _skill(table: Table, name: str) -> Said:
    own = table.skills.get(name)
    return (own.name or own.id) if own is not None else name_of_value(name)


def _linked(table: Table, name: str) -> Message:
    broad = name.partition(":")[0]
    row = table.content.skills[broad]
    attributes = tuple(Ref("attribute", one) for one in row.attributes)
    return Message(f"sheet-linked-{row.combine}", {"attributes": attributes})


def _weapons(table: Table, being: Being) -> Grid:
    """Every weapon with the value it is used with and its damage by the raw die; what a role fights with, too."""
    rows = [_weapon(table, being, table.content.weapons[weapon]) for weapon in dict.fromkeys(being.weapons)]
    if being.series is not None:
        rows.append(_weapon(table, being, role_weapon(being.series, being.series_melee).row))
    columns = (
        Column(Message("sheet-weapon")),
        Column(Message("sheet-value"), number=True),
        *(Column(band, number=True) for band in BANDS),
        Column(Message("sheet-range"), number=True),
        Column(Message("sheet-capacity"), number=True),
    )
    return Grid(Message("sheet-weapons"), columns, tuple(rows))


def _weapon(table: Table, being: Being, row: WeaponRow) -> tuple[Said | Cell, ...]:
    skill = attack_skill(row.traits)
    note = Message("sheet-list", {"items": (Ref("skill", skill), *_weapon_traits(row.traits))})
    left: Said = "–"
    if row.capacity is not None:
        keys = [magazine(row.id, which) for which in range(1, max(1, being.weapons.count(row.id)) + 1)]
        kept = [being.capacity.get(key, row.capacity) for key in keys]
        full = all(one == row.capacity for one in kept)
        left = row.capacity if full else ", ".join(f"{one}/{row.capacity}" for one in kept)
    reach = Message("sheet-metres", {"metres": row.range})
    return (Cell(row.name, note), used_with(table, being, skill), *row.damage, reach, left)


def _weapon_traits(traits: WeaponTraits) -> Iterator[Said]:
    """The traits of a weapon but for those that its skill says already."""
    for name in traits.__struct_fields__:
        amount = getattr(traits, name)
        if amount and name in AMOUNTS:
            yield Message(AMOUNTS[name], {"amount": amount})
        elif amount and name not in ("melee", "thrown", "supernatural"):
            yield Ref("trait", name)


# --- what was chosen -----------------------------------------------------------------------------------------------


def _traits(title: str, chosen: Sequence[Chosen], rows: Mapping[str, TraitRow]) -> Entries:
    """Talents or handicaps with what they do."""
    return Entries(Message(title), tuple(_trait(one, rows) for one in chosen))


def _trait(chosen: Chosen, rows: Mapping[str, TraitRow]) -> Entry:
    return Entry(rows[chosen.id].name, said(rows[chosen.id]), _choice(chosen))


def _choice(chosen: Chosen) -> Said:
    if not chosen.skill:
        return chosen.subject or chosen.field
    skill = Ref("skill", chosen.skill)
    return Message("label-skill-field", {"skill": skill, "field": chosen.field}) if chosen.field else skill


def _owned(table: Table, owned: Owned) -> Entry:
    row: GearRow = table.content.gear[owned.id]
    return Entry(row.name, row.use, owned.name)
