"""What a table has of its own beside the book: skills, species, talents and handicaps (PC-CHR-13, PC-CHR-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct, convert
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.bounds import Many
from spielwerk.core.content import Row, Text
from spielwerk.core.state import OptionValue
from spielwerk.core.system import read

from .commands import OwnKind
from .content import INSTALLED, OPTIONS, SHAPE_OF, Content
from .rows import ATTRIBUTES, HandicapRow, SkillRow, SpeciesRow, TalentRow
from .state import OwnSkill, OwnSpecies, OwnTrait, Table

Own = OwnSkill | OwnSpecies | OwnTrait
"""An entry of a table's own."""

PART_OF: Final[Mapping[OwnKind, str]] = {
    "skill": "skills",
    "species": "species",
    "talent": "talents",
    "handicap": "handicaps",
}
"""Where the entries of a kind stand in the state of a table."""


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario or example may bring along beside its beings."""

    skills: Many[OwnSkill] = ()
    species: Many[OwnSpecies] = ()
    talents: Many[OwnTrait] = ()
    handicaps: Many[OwnTrait] = ()


class Misfit(NamedTuple):
    """What does not stay within the ranges of the book: the field, its value, and what is allowed."""

    field: str
    value: Any
    allowed: str


def start(options: Mapping[str, OptionValue], setting: Mapping[str, Any]) -> Table:
    """The state of a new table. Refuses `bad_value` for what stays not within the ranges of the book (PC-CHR-17)."""
    own: Setting = read(setting, Setting)
    found = {part: [misfit(INSTALLED, entry) for entry in getattr(own, part)] for part in Setting.__struct_fields__}
    for part, misfits in found.items():
        for one in misfits:
            if one is not None:
                raise Refused("bad_value", field=part, value=one.value, allowed=one.allowed)
    entries = {part: {entry.id: entry for entry in getattr(own, part)} for part in Setting.__struct_fields__}
    return with_own(Table(options=OPTIONS.checked(options)), **entries)


# --- beside the rows of the book -----------------------------------------------------------------------------------


def with_own(table: Table, **parts: Mapping[str, Any]) -> Table:
    """The table with these entries of its own, by part, and with the content that it is played with then."""
    return played_with(replace(table, **parts), table.content)


def played_with(table: Table, content: Content) -> Table:
    """The table with the rows of the book in this content, what it has kept of others, and its own entries."""
    base = content.base.tables
    rows: list[tuple[str, Row]] = [
        (kind, convert(row, SHAPE_OF[kind]))
        for kind, part in table.kept.items()
        for id, row in part.items()
        if id not in base[kind]
    ]
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
    if kind == "talent":
        return TalentRow(id=own.id, name=name, cost=own.points)
    return HandicapRow(id=own.id, name=name, points=own.points)


def named(own: Own) -> Text:
    """They have one name in every language: the table's."""
    name = own.name or own.id.replace("_", " ")
    return Text(de=name, en=name)


NOTHING: Final = Text(de="", en="")


# --- what fits -----------------------------------------------------------------------------------------------------


def misfit(content: Content, own: Own) -> Misfit | None:
    """The first thing about an entry of the table's own that does not fit the book, or None."""
    if isinstance(own, OwnSkill):
        return _of_skill(content.base, own)
    return _of_species(content.base, own) if isinstance(own, OwnSpecies) else _of_trait(content.base, own)


def _of_skill(content: Content, skill: OwnSkill) -> Misfit | None:
    """A custom skill has one or two attributes, and with two one of them governs (PC-SKL-11)."""
    if skill.id in content.skills:
        return Misfit("id", skill.id, f"≠ {skill.id}")
    fits = len(skill.attributes) in (1, 2) and len(set(skill.attributes)) == len(skill.attributes)
    if not fits or not set(skill.attributes) <= set(ATTRIBUTES):
        return Misfit("attributes", ", ".join(skill.attributes), "1–2: " + ", ".join(ATTRIBUTES))
    if (len(skill.attributes) == 1) != (skill.combine == "single"):
        return Misfit("combine", skill.combine, "single" if len(skill.attributes) == 1 else "lower, higher")
    return None


def _of_species(content: Content, species: OwnSpecies) -> Misfit | None:
    """A custom species copies a profile (PC-SPC-03)."""
    if species.id in content.species:
        return Misfit("id", species.id, f"≠ {species.id}")
    return (
        None if species.profile in content.profiles else Misfit("profile", species.profile, ", ".join(content.profiles))
    )


def _of_trait(content: Content, trait: OwnTrait) -> Misfit | None:
    """A custom talent or handicap has a price of the scale and says when it works, what it does, and how often or how
    long (PC-CHR-13, PC-CHR-14); what only decorates is worth nothing and says nothing (PC-CHR-15)."""
    if trait.id in content.talents or trait.id in content.handicaps:
        return Misfit("id", trait.id, f"≠ {trait.id}")
    prices = (0, *(row.points for row in content.scales.values()))
    if trait.points not in prices:
        return Misfit("points", trait.points, ", ".join(map(str, prices)))
    lacking = [word for word in ("trigger", "effect", "frequency") if trait.points and not getattr(trait, word).strip()]
    return Misfit(lacking[0], "", "1+") if lacking else None
