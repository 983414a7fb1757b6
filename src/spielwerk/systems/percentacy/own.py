"""What a table has of its own: skills, species, talents, handicaps and weapons (PC-CHR-13, PC-CHR-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.bounds import Many
from spielwerk.core.content.kept import rows_of
from spielwerk.core.content.reading import Row, Text
from spielwerk.core.state import OptionValue
from spielwerk.core.system import read

from .commands import OwnKind
from .content import OPTIONS, SHAPE_OF, Content
from .fitting import misfit
from .rows import HandicapRow, SkillRow, SpeciesRow, TalentRow, WeaponRow
from .said import own_in_words
from .state import Own, OwnSkill, OwnSpecies, OwnTrait, OwnWeapon, Table

PART_OF: Final[Mapping[OwnKind, str]] = {
    "skill": "skills",
    "species": "species",
    "talent": "talents",
    "handicap": "handicaps",
    "weapon": "weapons",
}
"""Where the entries of a kind stand in the state of a table."""


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario or example may bring along beside its beings."""

    skills: Many[OwnSkill] = ()
    species: Many[OwnSpecies] = ()
    talents: Many[OwnTrait] = ()
    handicaps: Many[OwnTrait] = ()
    weapons: Many[OwnWeapon] = ()


def start(options: Mapping[str, OptionValue], setting: Mapping[str, Any]) -> Table:
    """The state of a new table. Refuses `bad_value` for what stays not within the ranges of the book (PC-CHR-17)."""
    own: Setting = read(setting, Setting)
    table = Table(options=OPTIONS.checked(options))
    for part in Setting.__struct_fields__:  # skills come first: what follows may name them
        for entry in getattr(own, part):
            found = misfit(table.content, entry)
            if found is not None:
                raise Refused("bad_value", field=part, value=found.value, allowed=found.allowed)
        table = with_own(table, **{part: {entry.id: entry for entry in getattr(own, part)}})
    return table


# --- beside the rows of the book -----------------------------------------------------------------------------------


def with_own(table: Table, **parts: Mapping[str, Any]) -> Table:
    """The table with these entries of its own, by part, and with the content that it is played with then."""
    return played_with(replace(table, **parts), table.content)


def played_with(table: Table, content: Content) -> Table:
    """The table with the rows of the book in this content, what it has kept of others, and its own entries."""
    rows: list[tuple[str, Row]] = [*rows_of(table.kept, SHAPE_OF, content.base.tables)]
    rows += [(kind, row_of(kind, entry)) for kind, part in PART_OF.items() for entry in getattr(table, part).values()]
    return replace(table, content=content.beside(tuple(rows)))


def row_of(kind: OwnKind, own: Own) -> Row:
    """An entry of a table's own as a row of the content, as rules read it."""
    name = named(own)
    if isinstance(own, OwnSkill):
        attributes, combine = own.attributes, own.combine
        return SkillRow(id=own.id, name=name, category="", attributes=attributes, combine=combine, scope=NOTHING)
    if isinstance(own, OwnSpecies):
        return SpeciesRow(id=own.id, name=name, profile=own.profile)
    if isinstance(own, OwnWeapon):
        examples = Text(de=own.examples, en=own.examples) if own.examples else None
        damage, reach, capacity, traits = own.damage, own.range, own.capacity, own.traits
        return WeaponRow(
            id=own.id, name=name, damage=damage, range=reach, capacity=capacity, traits=traits, examples=examples
        )
    trait: dict[str, Any] = {
        "id": own.id,
        "name": name,
        "text": Text(**own_in_words(own)) if own.has_words else None,
        "choice": own.choice,
        "asks": ASKS.get(own.choice),
        "effects": own.effects,
        "per": own.per,
    }
    return TalentRow(**trait, cost=own.points) if kind == "talent" else HandicapRow(**trait, points=own.points)


ASKS: Final = {
    "skill": Text(de="Fertigkeit und Gebiet", en="skill and field"),
    "subject": Text(de="worum es geht", en="what it is about"),
}
"""What is chosen with a talent or handicap of the table's own."""


def named(own: Own) -> Text:
    """They have one name in every language: the table's."""
    name = own.name or own.id.replace("_", " ")
    return Text(de=name, en=name)


NOTHING: Final = Text(de="", en="")
