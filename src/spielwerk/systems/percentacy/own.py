"""What a table has of its own beside the book: skills, species, talents and handicaps (PC-CHR-13, PC-CHR-17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

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


def start(options: Mapping[str, OptionValue], setting: Mapping[str, Any]) -> Table:
    """The state of a new table. Refuses `bad_value` for what stays not within the ranges of the book (PC-CHR-17)."""
    own: Setting = read(setting, Setting)
    _check_skills(own.skills)
    _check_species(own.species)
    _check_traits("talents", own.talents)
    _check_traits("handicaps", own.handicaps)
    return Table(
        options=OPTIONS.checked(options),
        skills={skill.id: skill for skill in own.skills},
        species={species.id: species for species in own.species},
        talents={talent.id: talent for talent in own.talents},
        handicaps={handicap.id: handicap for handicap in own.handicaps},
    )


def _check_skills(skills: Iterable[OwnSkill]) -> None:
    """A custom skill has one or two attributes, and with two one of them governs (PC-SKL-11)."""
    for skill in skills:
        fits = len(skill.attributes) in (1, 2) and (len(skill.attributes) == 1) == (skill.combine == "single")
        if not fits or not set(skill.attributes) <= set(ATTRIBUTES) or skill.id in SKILLS:
            raise Refused("bad_value", field="skills", value=skill.id, allowed=", ".join(ATTRIBUTES))


def _check_species(species: Iterable[OwnSpecies]) -> None:
    """A custom species copies a profile (PC-SPC-03)."""
    for one in species:
        if one.profile not in PROFILES or one.id in SPECIES:
            raise Refused("bad_value", field="species", value=one.id, allowed=", ".join(PROFILES))


def _check_traits(part: str, traits: Iterable[OwnTrait]) -> None:
    """A custom talent or handicap has a price of the scale and says when it works, what it does, and how often or how
    long (PC-CHR-13, PC-CHR-14); what only decorates is worth nothing and says nothing (PC-CHR-15)."""
    prices = (0, *(row.points for row in SCALES.values()))
    for one in traits:
        if one.id in TALENTS or one.id in HANDICAPS:
            raise Refused("bad_value", field=part, value=one.id, allowed="≠ " + one.id)
        if one.points not in prices:
            raise Refused("bad_value", field=part, value=one.points, allowed=", ".join(map(str, prices)))
        for word in ("trigger", "effect", "frequency"):
            if one.points and not getattr(one, word).strip():
                raise Refused("bad_value", field=part, value=one.id, allowed=word)
