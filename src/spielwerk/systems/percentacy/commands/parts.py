"""What commands are made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from spielwerk.core.bounds import Id, Line, Many

Condition = Literal["battered", "dead", "frozen", "shock", "surprised", "unconscious"]
ArmourKind = Literal["worn", "natural", "field"]
Gear = Literal["suitable", "improvised", "exceptional", "missing"]
Cover = Literal["none", "partial", "total"]
HazardEffect = Literal["avoid", "halve", "none"]
Circumstance = Literal[
    "hearing",
    "sight",
    "distant",
    "provocation",
    "reputation",
    "withdrawal",
    "untreated",
    "omen_ignored",
    "unfamiliar",
    "high_technology",
    "hidden_weapon",
]
LastingCircumstance = Literal["withdrawal", "untreated"]
"""Circumstances that hold for somebody until the game master ends them (AMB-127)."""
CIRCUMSTANCES: Final = get_args(Circumstance)
"""What of a situation is stated with a check because talents, handicaps or traits turn on it (contract PC-3)."""
Metres = Annotated[float, Meta(ge=0, le=100_000)]
Score = Annotated[int, Meta(ge=-1000, le=1000)]
"""A base value or modifier as somebody may type it. The book sets no limit (PC-CHK-09); this keeps nonsense out."""
Amount = Annotated[int, Meta(ge=0, le=100_000)]
"""HP that the game master takes or gives, up to the most that a being may have."""
Nth = Annotated[int, Meta(ge=1, le=1000)]
"""Which of several weapons of one kind that somebody carries, in their order."""


class Reasoned(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A modifier with the reason the game master gave, or with the id of a situation of the book."""

    amount: Score
    why: Line = ""
    situation: Id = ""


Given = Score | Reasoned


class Assist(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A helper's own check [Assist]."""

    by: Id
    skill: Line = ""
    attribute: Id = ""
    value: Score | None = None
    modifiers: Many[Given] = ()
    untrained_attribute: Id = ""
    field: Line = ""
    circumstances: Many[Circumstance] = ()


class InArea(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody near the centre of an area attack, and how many metres from it."""

    id: Id
    distance: Metres


class Chosen(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A talent or handicap with what was chosen for it."""

    id: Id
    skill: Line = ""
    field: Line = ""
    subject: Line = ""
