"""What a table has of its own beside the book: skills, species, talents and handicaps (PC-CHR-13, PC-CHR-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.state import OptionValue
from spielwerk.core.system import read

from .content import HANDICAPS, OPTIONS, PROFILES, SCALES, SKILLS, SPECIES, TALENTS
from .state import ATTRIBUTES, OwnSkill, OwnSpecies, OwnTrait, Table


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario or example may bring along beside its beings."""

    skills: tuple[OwnSkill, ...] = ()
    species: tuple[OwnSpecies, ...] = ()
    talents: tuple[OwnTrait, ...] = ()
    handicaps: tuple[OwnTrait, ...] = ()


class Misfit(NamedTuple):
    """What does not stay within the ranges of the book: the field, its value, and what is allowed."""

    field: str
    value: Any
    allowed: str


def start(options: Mapping[str, OptionValue], setting: Mapping[str, Any]) -> Table:
    """The state of a new table. Refuses `bad_value` for what stays not within the ranges of the book (PC-CHR-17)."""
    own: Setting = read(setting, Setting)
    found = {part: [misfit(entry) for entry in getattr(own, part)] for part in Setting.__struct_fields__}
    for part, misfits in found.items():
        for one in misfits:
            if one is not None:
                raise Refused("bad_value", field=part, value=one.value, allowed=one.allowed)
    return Table(
        options=OPTIONS.checked(options),
        skills={skill.id: skill for skill in own.skills},
        species={species.id: species for species in own.species},
        talents={talent.id: talent for talent in own.talents},
        handicaps={handicap.id: handicap for handicap in own.handicaps},
    )


def misfit(own: OwnSkill | OwnSpecies | OwnTrait) -> Misfit | None:
    """The first thing about an entry of the table's own that does not fit the book, or None."""
    if isinstance(own, OwnSkill):
        return _of_skill(own)
    return _of_species(own) if isinstance(own, OwnSpecies) else _of_trait(own)


def _of_skill(skill: OwnSkill) -> Misfit | None:
    """A custom skill has one or two attributes, and with two one of them governs (PC-SKL-11)."""
    if skill.id in SKILLS:
        return Misfit("id", skill.id, f"≠ {skill.id}")
    fits = len(skill.attributes) in (1, 2) and len(set(skill.attributes)) == len(skill.attributes)
    if not fits or not set(skill.attributes) <= set(ATTRIBUTES):
        return Misfit("attributes", ", ".join(skill.attributes), "1–2: " + ", ".join(ATTRIBUTES))
    if (len(skill.attributes) == 1) != (skill.combine == "single"):
        return Misfit("combine", skill.combine, "single" if len(skill.attributes) == 1 else "lower, higher")
    return None


def _of_species(species: OwnSpecies) -> Misfit | None:
    """A custom species copies a profile (PC-SPC-03)."""
    if species.id in SPECIES:
        return Misfit("id", species.id, f"≠ {species.id}")
    return None if species.profile in PROFILES else Misfit("profile", species.profile, ", ".join(PROFILES))


def _of_trait(trait: OwnTrait) -> Misfit | None:
    """A custom talent or handicap has a price of the scale and says when it works, what it does, and how often or how
    long (PC-CHR-13, PC-CHR-14); what only decorates is worth nothing and says nothing (PC-CHR-15)."""
    if trait.id in TALENTS or trait.id in HANDICAPS:
        return Misfit("id", trait.id, f"≠ {trait.id}")
    prices = (0, *(row.points for row in SCALES.values()))
    if trait.points not in prices:
        return Misfit("points", trait.points, ", ".join(map(str, prices)))
    lacking = [word for word in ("trigger", "effect", "frequency") if trait.points and not getattr(trait, word).strip()]
    return Misfit(lacking[0], "", "1+") if lacking else None
