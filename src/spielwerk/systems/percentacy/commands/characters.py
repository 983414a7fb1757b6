"""What characters bring along: talents and handicaps, their creation and advancement."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct, field

from spielwerk.core.bounds import BySkill, Data, Id, Line, Many, Story
from spielwerk.core.commands import Command, Who

from .parts import Assist, Chosen, Circumstance, Given, LastingCircumstance


class UseTalent(Command, frozen=True, tag="use_talent"):
    """Use a talent that has no command of its own; `text` says what for."""

    sender: ClassVar[Who] = "player"
    by: Id
    talent: Id
    text: Line = ""


class Resist(Command, frozen=True, tag="resist"):
    """The Willpower check that stands against a handicap."""

    sender: ClassVar[Who] = "player"
    by: Id
    handicap: Id
    modifiers: Many[Given] = ()
    circumstances: Many[Circumstance] = ()
    assists: Many[Assist] = ()


class SetCircumstance(Command, frozen=True, tag="set_circumstance"):
    """A circumstance begins or ends for somebody, and holds until then."""

    target: Id
    circumstance: LastingCircumstance
    on: bool = True


class Exchange(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Talents or handicaps that are taken and given up."""

    add: Many[Id | Chosen] = ()
    drop: Many[Id | Chosen] = ()


Points = BySkill[Annotated[int, Meta(ge=0, le=1000)]]


class Create(Command, frozen=True, tag="create"):
    """Look a new character over [Charaktererschaffung]; where nothing is wrong with it, it joins the table."""

    being: Data
    concept: Line = ""
    background: Story = ""


class Advance(Command, frozen=True, tag="advance"):
    """An advancement [Aufstieg]: a level and its points, and what they are spent on at once. `levels`: several, or 0 to
    spend only what was kept."""

    target: Id
    attributes: Points = field(default_factory=dict)
    skills: Points = field(default_factory=dict)
    talents: Exchange = Exchange()
    handicaps: Exchange = Exchange()
    levels: Annotated[int, Meta(ge=0, le=100)] = 1


class Spend(Command, frozen=True, tag="spend"):
    """A player spends points that were kept from advancements."""

    sender: ClassVar[Who] = "player"
    by: Id
    attributes: Points = field(default_factory=dict)
    skills: Points = field(default_factory=dict)
    talents: Exchange = Exchange()
    handicaps: Exchange = Exchange()


class AddGroup(Command, frozen=True, tag="add_group"):
    """Bring several NPCs alike to the table; `being` is written as in a scenario file. Their names are numbered."""

    being: Data
    count: Annotated[int, Meta(ge=2, le=30)]
