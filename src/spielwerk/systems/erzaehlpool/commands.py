"""What is wanted. The tag `do` and the field names are the scenario contract: stable for ever."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, field

from spielwerk.core.bounds import ById, Data, Id, Line, Many
from spielwerk.core.commands import (
    AddBeing,
    Ambush,
    Command,
    CoreCommand,
    EndCombat,
    EndTurn,
    JoinCombat,
    LeaveCombat,
    Override,
    Who,
)

from .own import NameKind
from .rows import Column, Kind
from .state import Condition, DamageKind

Dice = Annotated[int, Meta(ge=-100, le=100)]
"""Dice more or less, signed as they change the pool."""
Count = Annotated[int, Meta(ge=0, le=1000)]
Metres = Annotated[float, Meta(ge=0, le=100_000)]
Range = Literal["near", "medium", "far"]
Cover = Literal["none", "poor", "half", "good", "full"]
Fire = Literal["single", "short_burst", "burst", "magazine"]
Run = Literal["no", "for_action", "for_defence"]


class Rolled(Command, frozen=True):
    """The shape of commands that roll a pool of the character's own.

    The pool is an attribute with a skill or a second attribute, or a fixed number of dice. `speciality` is one of the
    being's own in this skill, where the table plays with those. `approved`: the game master
    has set tools and difficulty and is not asked. `willpower`: a point of Willpower buys dice, where the table allows
    that.
    """

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("approved",)
    by: Id
    attribute: Id = ""
    skill: Id = ""
    attribute2: Id = ""
    pool: Dice | None = None
    tools: Dice = 0
    difficulty: Dice = 0
    willpower: bool = False
    approved: bool = False
    speciality: Line = ""


class Check(Rolled, frozen=True, tag="check"):
    """A roll [Würfelwurf]."""


class Extend(Rolled, frozen=True, tag="extend", kw_only=True):
    """Some rolls of an extended action [Ausgedehnte Handlung]; the same one goes on where it was left.

    `needed` successes in all, each roll for `cost`, `limit` rolls at most, out of a `store` that may run out; `rolls`
    is how many are made now.
    """

    needed: Annotated[int, Meta(ge=1, le=1000)]
    cost: Count = 1
    limit: Annotated[int, Meta(ge=1, le=1000)] | None = None
    store: Count | None = None
    rolls: Annotated[int, Meta(ge=1, le=100)] = 1


class Attack(Command, frozen=True, tag="attack", kw_only=True):
    """An attack [Angriff] with everything that tells on it (EP-MEL, EP-RNG, EP-COV, EP-AUTO).

    `weapon` is one of our list and says what is not given; `bonus` is its dice otherwise. `targets` are those of a
    burst, together with `target`; `target_cover` is one for all, or one for each by id. `aim` are rounds spent aiming,
    where they were not counted in the fight. `firearm` false: a bow, which meets the first value of armour.
    """

    sender: ClassVar[Who] = "player"
    gm_fields: ClassVar[tuple[str, ...]] = ("approved",)
    by: Id
    target: Id = ""
    targets: Annotated[tuple[Id, ...], Meta(max_length=50)] = ()
    kind: Kind | None = None
    weapon: Id = ""
    bonus: Dice | None = None
    tools: Dice = 0
    difficulty: Dice = 0
    range: Range | None = None
    distance: Metres | None = None
    aim: Count | None = None
    bystanders: Annotated[int, Meta(ge=0, le=50)] = 0
    own_cover: Cover = "none"
    target_cover: Cover | ById[Cover] = "none"
    all_out: bool = False
    off_hand: bool = False
    within_reach: bool | None = None
    unnoticed: bool = False
    fire: Fire = "single"
    rounds: Count | None = None
    rounds_left: Count | None = None
    automatic: bool | None = None
    semi_automatic: bool | None = None
    firearm: bool | None = None
    willpower: bool = False
    approved: bool = False
    speciality: Line = ""


class Aim(Command, frozen=True, tag="aim"):
    """Spend the action on aiming [Zielen] at somebody."""

    sender: ClassVar[Who] = "player"
    by: Id
    target: Id


class Initiative(Command, frozen=True, tag="initiative"):
    """Roll for the order without beginning a fight; `modifiers` by being (EP-INIT-03, EP-INIT-04)."""

    beings: Many[Id]
    modifiers: ById[Dice] = field(default_factory=dict)


class Surprise(Command, frozen=True, tag="surprise"):
    """Those who are surprised or distracted [Überraschung, Ablenkung] roll against it; `modifiers` by being."""

    beings: Many[Id]
    modifiers: ById[Dice] = field(default_factory=dict)


class StartCombat(Command, frozen=True, tag="start_combat"):
    """Begin a fight [Kampf]: initiative for all, in the order given; `modifiers` by being. Those who are surprised in
    an ambush roll against it."""

    beings: Many[Id]
    modifiers: ById[Dice] = field(default_factory=dict)
    ambush: Ambush | None = None


class Move(Command, frozen=True, tag="move"):
    """Move so many metres; running pays with the action or with the Defence."""

    sender: ClassVar[Who] = "player"
    by: Id
    metres: Metres
    run: Run = "no"


class FullDefence(Command, frozen=True, tag="full_defence"):
    """Fight passively [Passiver Kampf]: the action for twice the Defence."""

    sender: ClassVar[Who] = "player"
    by: Id


class Reload(Command, frozen=True, tag="reload"):
    """Put a full magazine into a weapon, for the action."""

    sender: ClassVar[Who] = "player"
    by: Id
    weapon: Id


class Sin(Command, frozen=True, tag="sin"):
    """Somebody has sinned [Sünde]: the level of the deed, and bonus dice where it upheld the virtue."""

    by: Id
    level: Annotated[int, Meta(ge=1, le=10)]
    for_virtue: Annotated[int, Meta(ge=0, le=3)] = 0


class Damage(Command, frozen=True, tag="damage"):
    """Damage [Schaden] that comes from no attack."""

    target: Id
    amount: Count
    kind: DamageKind = "lethal"


class Heal(Command, frozen=True, tag="heal"):
    """Damage goes away: bashing first, then lethal. The document has no healing; it is the game master's word."""

    target: Id
    amount: Count


class SetCondition(Command, frozen=True, tag="set_condition"):
    """Somebody is prone, unable to move, or the like, or is so no longer."""

    target: Id
    condition: Condition
    on: bool = True


class EndCondition(Command, frozen=True, tag="end_condition"):
    """Somebody is so no longer."""

    target: Id
    condition: Condition


class Create(Command, frozen=True, tag="create"):
    """Have a new character looked over; it joins the table if nothing is wrong with it."""

    being: Data


class Award(Command, frozen=True, tag="award"):
    """Experience for several characters, kept as a counter: the document has no advancement (EP-DER-09)."""

    beings: Many[Id]
    amount: Count


class AddName(Command, frozen=True, tag="add_name"):
    """Put an attribute or a skill on the table's own list, or put back one that was taken out of it."""

    kind: Literal["attribute", "skill"]
    name: Line
    column: Column


class Rename(Command, frozen=True, tag="rename"):
    """Call an attribute, a skill or a category otherwise at this table; without a name, as in the supplied list."""

    kind: NameKind
    id: Line
    name: Line = ""


class RemoveName(Command, frozen=True, tag="remove_name"):
    """Take an attribute or a skill off the table's own list."""

    kind: Literal["attribute", "skill"]
    id: Line


WILLPOWER_DICE: Final = 3
"""What a point of Willpower buys, where the table allows that (EP-DER-09)."""

CommandType = (
    CoreCommand
    | AddBeing
    | Override
    | JoinCombat
    | LeaveCombat
    | EndCombat
    | EndTurn
    | Check
    | Extend
    | Attack
    | Aim
    | Initiative
    | Surprise
    | StartCombat
    | Move
    | FullDefence
    | Reload
    | Sin
    | Damage
    | Heal
    | SetCondition
    | EndCondition
    | Create
    | Award
    | AddName
    | Rename
    | RemoveName
)
"""Every command of the system."""
