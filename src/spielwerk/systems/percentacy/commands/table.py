"""What the game master gives to everybody at once, and what the table has of its own."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from spielwerk.core.bounds import Data, Id, Many
from spielwerk.core.commands import Command

OwnKind = Literal["skill", "species", "talent", "handicap", "weapon"]


class Award(Command, frozen=True, tag="award"):
    """Rewinds and advancements [Aufstieg] for several characters at once; the points are kept to be spent. Players get
    the Rewinds, once each."""

    beings: Many[Id]
    rewinds: Annotated[int, Meta(ge=0, le=100)] = 0
    levels: Annotated[int, Meta(ge=0, le=100)] = 0


class WrapUp(Command, frozen=True, tag="wrap_up"):
    """The end of an evening in one step: levels for these characters, a rest for those of them who live, and the end of
    the session."""

    beings: Many[Id] = ()
    levels: Annotated[int, Meta(ge=0, le=100)] = 0
    rest: Literal["none", "short", "long"] = "none"
    ends: bool = True

    closes: ClassVar[bool] = True


class SetHouseContent(Command, frozen=True, tag="set_house_content"):
    """Add a skill, species, talent, handicap or weapon of the table's own, or change it. `entry` is written as in a
    scenario file; without an `id` it gets one from its name."""

    kind: OwnKind
    entry: Data


class RemoveHouseContent(Command, frozen=True, tag="remove_house_content"):
    """Take away something of the table's own. Where somebody has it, it is withdrawn: they keep it."""

    kind: OwnKind
    id: Id
