"""The rows of the tables, each with what its kind has beside id and name."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spielwerk.core.bounds import Many
from spielwerk.core.content.reading import Row, Text

Column = Literal["mental", "physical", "social"]
"""A column [Spalte] of attributes, which is a category [Kategorie] of skills and merits too."""
Hook = Literal["", "initiative", "off_hand", "size", "speed"]
"""The number that a merit changes where the table wants that (EP-MERIT-06)."""
Fires = Literal["single", "semi_automatic", "automatic"]
Kind = Literal["melee", "unarmed", "ranged", "thrown"]


class DescribedRow(Row, frozen=True, kw_only=True):
    """Something with a sentence on what it is."""

    text: Text


class AttributeRow(DescribedRow, frozen=True, kw_only=True):
    """An attribute [Attribut]; `named`: the document names it (EP-ATTR-05)."""

    column: Column
    named: bool


class SkillRow(Row, frozen=True, kw_only=True):
    """A skill [Fertigkeit]; `named`: the document names it (EP-SKILL-05)."""

    column: Column
    named: bool


class MeritRow(Row, frozen=True, kw_only=True):
    """A merit [Vorzug] with the ratings it may have (EP-MERIT-04)."""

    column: Column
    ratings: tuple[int, ...]
    rule: str
    repeatable: bool = False
    hook: Hook = ""


class MoralRow(Row, frozen=True, kw_only=True):
    """A virtue [Tugend] or a vice [Laster], with a sentence of our own on what it means."""

    text: Text | None = None


class SinRow(Row, frozen=True, kw_only=True):
    """A level of sin [Sünde] and the dice of its morality roll."""

    level: int
    dice: int


class WeaponRow(Row, frozen=True, kw_only=True):
    """A weapon [Waffe] of our own list.

    `ranges` are the metres up to which near, medium and far reach, `rounds` what a magazine holds (0: not counted).
    """

    kind: Kind
    bonus: int
    ranges: tuple[int, ...] = ()
    rounds: int = 0
    fires: Fires = "single"
    firearm: bool = True


class ArmourRow(Row, frozen=True, kw_only=True):
    """A piece of armour [Rüstung] of our own list."""

    general: int
    firearms: int
    strength: int = 0
    defence: int = 0
    speed: int = 0
    bulletproof: bool = False


class ValueRow(Row, frozen=True, kw_only=True):
    """A size or a species factor."""

    value: int


class MeritTaken(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A merit of an archetype."""

    id: str
    rating: int
    label: Text | None = None


class Priorities(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which column gets most, which least: of attributes 5, 4 and 3 points, of skills 11, 7 and 4."""

    attributes: tuple[Column, Column, Column]
    skills: tuple[Column, Column, Column]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which columns get most, as somebody says it; a part may be missing."""

    attributes: Many[Column] = ()
    skills: Many[Column] = ()


class ArchetypeRow(DescribedRow, frozen=True, kw_only=True):
    """A legal character to start from."""

    concept: Text
    faction: Text
    priorities: Priorities
    attributes: dict[str, int]
    skills: dict[str, int]
    virtue: str
    vice: str
    merits: tuple[MeritTaken, ...]
    weapons: tuple[str, ...] = ()
    armour: str = ""
