"""Checks and attacks, and rolls made again.

`skill`, `attribute` and `value` say what is rolled on; exactly one of them is given.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from spielwerk.core.commands import Command, Who

from .parts import Assist, Circumstance, Cover, Gear, Given, InArea, Metres, Score


class Check(Command, frozen=True, tag="check"):
    """A check [Probe]. `granted`: the game master has said yes to modifiers and gear already."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: str
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    granted: bool = False


class Oppose(Command, frozen=True, tag="oppose"):
    """An opposed check [vergleichende Probe]; against several, what is said of the other side holds for each."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: str
    against: str | tuple[str, ...]
    skill: str = ""
    attribute: str = ""
    value: Score | None = None
    against_skill: str = ""
    against_attribute: str = ""
    against_value: Score | None = None
    modifiers: tuple[Given, ...] = ()
    against_modifiers: tuple[Given, ...] = ()
    gear: Gear = "suitable"
    untrained_attribute: str = ""
    against_untrained_attribute: str = ""
    field: str = ""
    against_field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    against_circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    against_assists: tuple[Assist, ...] = ()
    granted: bool = False


class OneAttack(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An attack but for who makes it. Area weapons take `targets` instead of `target`; `distance` is to the centre
    then."""

    weapon: str
    target: str = ""
    targets: tuple[InArea, ...] = ()
    distance: Metres | None = None
    cover: Cover = "none"
    modifiers: tuple[Given, ...] = ()
    untrained_attribute: str = ""
    field: str = ""
    circumstances: tuple[Circumstance, ...] = ()
    assists: tuple[Assist, ...] = ()
    parry: bool | None = None
    defence_modifiers: tuple[Given, ...] = ()
    defence_assists: tuple[Assist, ...] = ()


class Attack(Command, OneAttack, frozen=True, kw_only=True, tag="attack"):
    """An attack [Angriff]."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted", "parry")
    by: str
    granted: bool = False


class Akimbo(Command, frozen=True, tag="akimbo"):
    """Two attacks with one action, one with each of two one-handed weapons, in this order."""

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("granted",)
    by: str
    attacks: tuple[OneAttack, OneAttack]
    granted: bool = False


class Rewind(Command, frozen=True, tag="rewind"):
    """Make the own last open roll again for a Rewind."""

    sender: ClassVar[Who] = "player"
    by: str


class Reroll(Command, frozen=True, tag="reroll"):
    """Make the own last open roll again by a talent; it costs no Rewind."""

    sender: ClassVar[Who] = "player"
    by: str
    talent: str


class AwardRewind(Command, frozen=True, tag="award_rewind"):
    """The game master gives a player more Rewinds."""

    anytime: ClassVar[bool] = True
    target: str
    amount: int = 1
