"""Harm and care, and conditions by the game master's word."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from spielwerk.core.bounds import Id, Line, Many
from spielwerk.core.commands import Command, Who

from .parts import Amount, Assist, Circumstance, Condition, Gear, Given, HazardEffect, Metres, Score


class Damage(Command, frozen=True, tag="damage"):
    """The game master takes HP; armour does not count."""

    target: Id
    amount: Amount


class Heal(Command, frozen=True, tag="heal"):
    """The game master gives HP back."""

    target: Id
    amount: Amount


class FirstAid(Command, frozen=True, tag="first_aid"):
    """First Aid [Erste Hilfe]. `skill` only where technical skills take its place on machines; `healer`: whether a
    talent that gives HP back is used, if not said as soon as it can."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[Many[Id]] = ("granted",)
    by: Id
    target: Id
    skill: Line = ""
    distance: Metres | None = None
    modifiers: Many[Given] = ()
    gear: Gear = "suitable"
    untrained_attribute: Id = ""
    assists: Many[Assist] = ()
    healer: bool | None = None
    granted: bool = False


class Medicine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who cares for the patients of a rest, and how [Heilkunde]."""

    by: Id
    skill: Line = ""
    modifiers: Many[Given] = ()
    gear: Gear = "suitable"
    untrained_attribute: Id = ""
    assists: Many[Assist] = ()


class Rest(Command, frozen=True, tag="rest"):
    """A rest period [Ruhephase] has passed: the game master's word."""

    beings: Many[Id]
    medicine: Medicine | None = None


class Recover(Command, frozen=True, tag="recover"):
    """A long recovery in safety [Erholungsphase] has passed."""

    beings: Many[Id]


class Hazard(Command, frozen=True, tag="hazard"):
    """A hazard [Gefahr]; where a check may avert or halve it, the command says on what. `lower_tier` counts steps.

    With several targets each has a check of their own. One that `lasts`, by this name, may strike again."""

    target: Id | Many[Id]
    tier: Id
    effect: HazardEffect = "none"
    skill: Line = ""
    attribute: Id = ""
    value: Score | None = None
    modifiers: Many[Given] = ()
    untrained_attribute: Id = ""
    field: Line = ""
    circumstances: Many[Circumstance] = ()
    assists: Many[Assist] = ()
    protects: bool = False
    lower_tier: Annotated[int, Meta(ge=0)] = 0
    lasts: Annotated[str, Meta(max_length=80)] = ""


class Strike(Command, frozen=True, tag="strike"):
    """A hazard that lasts strikes again: those whom it struck first, or these."""

    hazard: Id
    beings: Many[Id] = ()


class EndHazard(Command, frozen=True, tag="end_hazard"):
    """A hazard that lasts is over."""

    hazard: Id


class EndCondition(Command, frozen=True, tag="end_condition"):
    """A condition ends by the game master's word."""

    target: Id
    condition: Condition


class SetCondition(Command, frozen=True, tag="set_condition"):
    """A condition begins by the game master's word."""

    target: Id
    condition: Condition
