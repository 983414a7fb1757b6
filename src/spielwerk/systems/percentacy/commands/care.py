"""Harm and care, and conditions by the game master's word."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from spielwerk.core.commands import Command, Who

from .parts import Amount, Assist, Circumstance, Condition, Gear, Given, HazardEffect, Metres, Score


class Damage(Command, frozen=True, tag="damage"):
    """The game master takes HP; armour does not count."""

    target: str
    amount: Amount


class Heal(Command, frozen=True, tag="heal"):
    """The game master gives HP back."""

    target: str
    amount: Amount


class FirstAid(Command, frozen=True, tag="first_aid"):
    """First Aid [Erste Hilfe]. `skill` only where technical skills take its place on machines; `healer`: whether a
    talent that gives HP back is used, if not said as soon as it can."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: str
    target: str
    skill: str = ""
    distance: Metres | None = None
    modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    assists: tuple[Assist, ...] = ()
    healer: bool | None = None
    granted: bool = False


class Medicine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who cares for the patients of a rest, and how [Heilkunde]."""

    by: str
    skill: str = ""
    modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    assists: tuple[Assist, ...] = ()


class Rest(Command, frozen=True, tag="rest"):
    """A rest period [Ruhephase] has passed: the game master's word."""

    beings: tuple[str, ...]
    medicine: Medicine | None = None


class Recover(Command, frozen=True, tag="recover"):
    """A long recovery in safety [Erholungsphase] has passed."""

    beings: tuple[str, ...]


class Hazard(Command, frozen=True, tag="hazard"):
    """A hazard [Gefahr]; where a check may avert or halve it, the command says on what. `lower_tier` counts steps."""

    target: str
    tier: str
    effect: HazardEffect = "none"
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    protects: bool = False
    lower_tier: Annotated[int, Meta(ge=0)] = 0


class EndCondition(Command, frozen=True, tag="end_condition"):
    """A condition ends by the game master's word."""

    target: str
    condition: Condition


class SetCondition(Command, frozen=True, tag="set_condition"):
    """A condition begins by the game master's word."""

    target: str
    condition: Condition
