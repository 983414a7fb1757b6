"""What is wanted. The tag `do` and the field names are the scenario contract: stable for ever."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from spielwerk.core.bounds import Data, Id, Line, Many
from spielwerk.core.commands import AddBeing, Command, CoreCommand, Override, Who
from spielwerk.core.turns.by_hand import TurnCommand

from .content import AbilityKind

Difficulty = Annotated[int, Meta(ge=-1000, le=1000)]


class Check(Command, frozen=True, tag="check"):
    """A check [Probe] with a mix of three to five properties.

    Without a `difficulty` the game master is asked for it. `approved`: the mix makes sense to the game master, who is
    then not asked. `trait` names a trait that is to count once, where the table allows that.
    """

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[Many[Id]] = ("approved",)
    by: Id
    properties: Many[Id]
    difficulty: Difficulty | None = None
    approved: bool = False
    trait: Line = ""


class Compare(Command, frozen=True, tag="compare"):
    """Compare two results, where the table allows that: both roll with a mix of their own, without a difficulty.

    `approved`: both mixes make sense to the game master, who is then not asked.
    """

    by: Id
    properties: Many[Id]
    against: Id
    against_properties: Many[Id]
    approved: bool = False


class Create(Command, frozen=True, tag="create"):
    """Have a new sheet looked over; the being joins the table if nothing is wrong with it."""

    being: Data


class AddAbility(Command, frozen=True, tag="add_ability"):
    """Put an ability on the table's own list [Fähigkeit]; its name is its id from then on."""

    name: Line
    kind: AbilityKind


class RemoveAbility(Command, frozen=True, tag="remove_ability"):
    """Take an ability off the table's own list; refused while somebody has learned it."""

    ability: Id


class SetTrait(Command, frozen=True, tag="set_trait"):
    """A trait [Merkmal] of somebody is another now, or new; without either side they have it no longer."""

    target: Id
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    plus: Annotated[int, Meta(ge=0, le=5)] = 0
    minus: Annotated[int, Meta(ge=-5, le=0)] = 0
    reason: Line = ""


CommandType = (
    CoreCommand | TurnCommand | AddBeing | Override | Check | Compare | Create | AddAbility | RemoveAbility | SetTrait
)
"""Every command of the system."""
