"""Checks and attacks, and rolls made again.

`skill`, `attribute` and `value` say what is rolled on; exactly one of them is given.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from spielwerk.core.bounds import Id, Line, Many
from spielwerk.core.commands import Command, Who

from .parts import ArmourKind, Assist, Circumstance, Cover, Gear, Given, InArea, Metres, Nth, Score


class Check(Command, frozen=True, tag="check"):
    """A check [Probe]. `granted`: the game master has said yes to modifiers and gear already. In nobody's name it is
    the game master's, on a value."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: Id = ""
    skill: Line = ""
    attribute: Id = ""
    value: Score | None = None
    modifiers: Many[Given] = ()
    gear: Gear = "suitable"
    untrained_attribute: Id = ""
    field: Line = ""
    circumstances: Many[Circumstance] = ()
    assists: Many[Assist] = ()
    granted: bool = False


class Oppose(Command, frozen=True, tag="oppose"):
    """An opposed check [vergleichende Probe]; against several, what is said of the other side holds for each."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: Id
    against: Id | Many[Id]
    skill: Line = ""
    attribute: Id = ""
    value: Score | None = None
    against_skill: Line = ""
    against_attribute: Id = ""
    against_value: Score | None = None
    modifiers: Many[Given] = ()
    against_modifiers: Many[Given] = ()
    gear: Gear = "suitable"
    untrained_attribute: Id = ""
    against_untrained_attribute: Id = ""
    field: Line = ""
    against_field: Line = ""
    circumstances: Many[Circumstance] = ()
    against_circumstances: Many[Circumstance] = ()
    assists: Many[Assist] = ()
    against_assists: Many[Assist] = ()
    granted: bool = False


class OneAttack(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An attack but for who makes it. Area weapons take `targets` instead of `target`; `distance` is to the centre
    then. `which` is the place among the weapons of one kind that somebody carries, from 1: each has a magazine of its
    own. `melee`: whether what a role attacks with is used in close combat, if not said as its being says.
    `unprotected`: kinds of armour that do not protect against it, by the game master's word."""

    weapon: Id
    target: Id = ""
    targets: Many[InArea] = ()
    distance: Metres | None = None
    cover: Cover = "none"
    modifiers: Many[Given] = ()
    untrained_attribute: Id = ""
    field: Line = ""
    circumstances: Many[Circumstance] = ()
    assists: Many[Assist] = ()
    parry: bool | None = None
    melee: bool | None = None
    defence_modifiers: Many[Given] = ()
    defence_assists: Many[Assist] = ()
    unprotected: Many[ArmourKind] = ()
    which: Nth = 1


class Attack(Command, OneAttack, frozen=True, kw_only=True, tag="attack"):
    """An attack [Angriff]."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted", "parry", "unprotected")
    by: Id
    granted: bool = False


class Akimbo(Command, frozen=True, tag="akimbo"):
    """Two attacks with one action, one with each of two one-handed weapons, in this order."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: Id
    attacks: tuple[OneAttack, OneAttack]
    granted: bool = False


class Rewind(Command, frozen=True, tag="rewind"):
    """Make the own last open roll again for a Rewind."""

    sender: ClassVar[Who] = "player"
    by: Id


class Reroll(Command, frozen=True, tag="reroll"):
    """Make the own last open roll again by a talent; it costs no Rewind."""

    sender: ClassVar[Who] = "player"
    by: Id
    talent: Id


class AwardRewind(Command, frozen=True, tag="award_rewind"):
    """The game master gives a player more Rewinds."""

    anytime: ClassVar[bool] = True
    target: Id
    amount: int = 1
