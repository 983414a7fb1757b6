"""Beings as plain data: read strictly, as they stand in scenarios, examples and forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, field
from msgspec.structs import asdict, replace

from spielwerk.core.act import Refused
from spielwerk.core.bounds import ById, BySkill, Id, Line, Many, Story
from spielwerk.core.characters.arrival import Arrival, free_id, may_arrive
from spielwerk.core.events import BeingJoined
from spielwerk.core.faults import whole_between
from spielwerk.core.system import read
from spielwerk.core.text import Ref

from .content import Content
from .rows import Chosen, Column, ValueRow
from .rules.derived import health, willpower_most
from .state import FACETS, HELPLESS, LEAST, MORALITY, SHOWN_OF_NPC, SHOWN_OF_PC, Armour, Being, Condition, Table

HIGHEST: Final = 100
"""The highest attribute, skill or rating that somebody may have who is not drawn up by the rules."""

Value = Annotated[int, Meta(ge=0, le=HIGHEST)]
Specialities = ById[Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=60)], ...], Meta(max_length=20)]]
"""Specialities by skill, in own words (EP-SKILL-08)."""
Fixed = Annotated[dict[Literal["health", "defence", "initiative", "speed"], Value], Meta(max_length=4)]
"""Derived values that were set by hand."""


class Sheet(Arrival, frozen=True, kw_only=True):
    """A being as it stands in data (contract, Beings); `size` and `species_factor` may be rows of their tables.

    `priorities` are read and not kept: they matter to a draft only.
    """

    concept: Line = ""
    faction: Line = ""
    supernatural: Story = ""
    attributes: ById[Value] = field(default_factory=dict)
    skills: ById[Value] = field(default_factory=dict)
    merits: BySkill[Value] = field(default_factory=dict)
    virtue: Id = ""
    vice: Id = ""
    size: Value | Id = 5
    species_factor: Value | Id = 5
    morality: Annotated[int, Meta(ge=0, le=10)] = MORALITY
    derangements: Many[Line] = ()
    armour: Armour | Id = ""
    weapons: Many[Id] = ()
    rounds: ById[Value] = field(default_factory=dict)
    prone: bool = False
    immobile: bool = False
    conditions: Many[Condition] = ()
    hp: Annotated[int, Meta(ge=0, le=1000)] | None = None
    willpower: Annotated[int, Meta(ge=0, le=1000)] | None = None
    priorities: Chosen = Chosen()
    experience: Annotated[int, Meta(ge=0, le=100_000)] = 0
    specialities: Specialities = field(default_factory=dict)
    fixed: Fixed = field(default_factory=dict)


def joins(table: Table, data: Mapping[str, Any]) -> Sequence[BeingJoined[Being]]:
    """The events that bring a being to the table. Refuses `bad_value` and `unknown_id` with the field's name."""
    return (BeingJoined(read_being(table, read(data, Sheet))),)


def read_being(table: Table, sheet: Sheet) -> Being:
    """The being of a sheet, with everything that follows from it."""
    _check(table, sheet)
    who = sheet.id or free_id(table)
    shown = sheet.shown if sheet.shown is not None else SHOWN_OF_NPC if sheet.npc else SHOWN_OF_PC
    being = Being(
        id=who,
        name=sheet.name or who,
        npc=sheet.npc,
        seat=sheet.player or "",
        present=sheet.present,
        shown=tuple(sorted(set(shown))),
        concept=sheet.concept.strip(),
        faction=sheet.faction.strip(),
        supernatural=sheet.supernatural.strip(),
        attributes={attribute: sheet.attributes.get(attribute, LEAST) for attribute in table.content.attributes},
        skills={skill: rating for skill, rating in sheet.skills.items() if rating},
        merits=dict(sheet.merits.items()),
        virtue=sheet.virtue,
        vice=sheet.vice,
        size=_value("size", sheet.size, table.content.sizes),
        species_factor=_value("species_factor", sheet.species_factor, table.content.speeds),
        morality=sheet.morality,
        derangements=tuple(dict.fromkeys(sheet.derangements)),
        armour=armour_of(table.content, sheet.armour),
        weapons=sheet.weapons,
        rounds=_rounds(table.content, sheet),
        experience=sheet.experience,
        specialities=plain_specialities(sheet.specialities),
        notes=sheet.notes.strip(),
        counters=dict(sheet.counters),
        portrait=sheet.portrait,
        fixed=dict(sheet.fixed.items()),
    )
    return _as_it_fares(table, being, sheet)


def _as_it_fares(table: Table, being: Being, sheet: Sheet) -> Being:
    """Damage and Willpower as they stand; without any Health somebody is dead unless something else is said (G-10)."""
    most = health(table, being)
    left = most if sheet.hp is None else sheet.hp
    if left > most:
        raise Refused("bad_value", field="hp", value=left, allowed=whole_between(0, most))
    will = willpower_most(table, being)
    if sheet.willpower is not None and sheet.willpower > will:
        raise Refused("bad_value", field="willpower", value=sheet.willpower, allowed=whole_between(0, will))
    conditions: set[Condition] = set(sheet.conditions)
    if sheet.prone:
        conditions.add("prone")
    if sheet.immobile:
        conditions.add("immobile")
    if left == 0 and not conditions & set(HELPLESS):
        conditions.add("dead")
    spent = 0 if sheet.willpower is None else will - sheet.willpower
    return replace(being, lethal=most - left, spent=spent, conditions=tuple(sorted(conditions)))


def _check(table: Table, sheet: Sheet) -> None:
    """Refuse names that nothing has, and values that do not fit together."""
    content = table.content
    may_arrive(table, sheet, FACETS)
    in_whole_orders(sheet.priorities)
    known(
        "attributes",
        (name for name in sheet.attributes if not left_out(content, name, sheet.attributes)),
        content.attributes,
    )
    known("skills", sheet.skills, content.skills)
    known("specialities", sheet.specialities, content.skills)
    known("merits", (name.partition(":")[0] for name in sheet.merits), content.merits)
    known("virtue", (sheet.virtue,) if sheet.virtue else (), content.virtues)
    known("vice", (sheet.vice,) if sheet.vice else (), content.vices)
    known("weapons", sheet.weapons, content.weapons)
    known("rounds", sheet.rounds, content.weapons)


def in_whole_orders(priorities: Chosen) -> None:
    """Refuse an order of columns that names some of them only, or one twice; none at all is no order."""
    for chosen in (priorities.attributes, priorities.skills):
        if chosen and sorted(chosen) != sorted(get_args(Column)):
            value, allowed = (tuple(Ref("column", one) for one in ones) for ones in (chosen, get_args(Column)))
            raise Refused("bad_value", field="priorities", value=value, allowed=allowed)


def left_out(content: Content, attribute: str, ratings: Mapping[str, int]) -> bool:
    """Whether the table plays without an attribute, of which there is only the dot that everybody has."""
    return ("attribute", attribute) in content.out and ratings[attribute] == LEAST


def plain_specialities(given: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Specialities by skill, each once and without spaces around it; skills without any are left out."""
    found = {skill: tuple(dict.fromkeys(" ".join(one.split()) for one in names)) for skill, names in given.items()}
    return {skill: tuple(filter(None, names)) for skill, names in found.items() if any(names)}


def known(part: str, names: Iterable[str], among: Mapping[str, Any]) -> None:
    """Refuse `unknown_id` for the first name that is not among these."""
    for name in names:
        if name not in among:
            raise Refused("unknown_id", field=part, value=name)


def _value(part: str, given: int | str, rows: Mapping[str, ValueRow]) -> int:
    """A number, or the one of a row (EP-SIZE, EP-SPEED)."""
    if isinstance(given, int):
        return given
    known(part, (given,), rows)
    return rows[given].value


def armour_of(content: Content, given: Armour | str) -> Armour:
    """Armour with its numbers, or one of our list (EP-ARM-09). Refuses `bad_value` for a sign that is wrong."""
    if isinstance(given, str):
        if not given:
            return Armour()
        known("armour", (given,), content.armours)
        row = content.armours[given]
        return Armour(row.general, row.firearms, row.strength, row.defence, row.speed, row.bulletproof, given)
    for name, low, high in (*((n, 0, HIGHEST) for n in ("general", "firearms", "strength")), *PENALTIES):
        if not low <= getattr(given, name) <= high:
            raise Refused(
                "bad_value", field="armour", value=f"{name} {getattr(given, name)}", allowed=whole_between(low, high)
            )
    known("armour", (given.id,) if given.id else (), content.armours)
    return given


PENALTIES: Final = (("defence", -HIGHEST, 0), ("speed", -HIGHEST, 0))
"""Penalties are negative, as printed (EP-6)."""


def _rounds(content: Content, sheet: Sheet) -> dict[str, int]:
    """What is left in magazines that are not full. Refuses more than they hold."""
    for weapon, left in sheet.rounds.items():
        if left > content.weapons[weapon].rounds:
            raise Refused(
                "bad_value", field="rounds", value=left, allowed=whole_between(0, content.weapons[weapon].rounds)
            )
    return {weapon: left for weapon, left in sheet.rounds.items() if left != content.weapons[weapon].rounds}


def plain_armour(content: Content, armour: Armour) -> str | dict[str, Any]:
    """Armour as plain data: by its id where it is one of our list as it stands there."""
    if armour.id and armour.id in content.armours and armour == armour_of(content, armour.id):
        return armour.id
    return {name: value for name, value in asdict(armour).items() if value}
