"""What happened, with the values after it.

Players are told an event whole where it says `open`: the rule that emits it has looked at what is disclosed of the
being. Otherwise they get a twin that says less, or nothing.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.events import BeingJoined, CoreEvent, Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns.by_hand import TurnEvent

from .content import AbilityKind
from .state import Being, Table, Trait, with_value

PropertyKind = Literal["quality", "ability", "trait"]
Outcome = Literal["success", "draw", "failure"]
Die = Literal["white", "black"]
Winner = Literal["first", "second", "neither"]


class Property(Struct, frozen=True):
    """A property [Eigenschaft] as it goes into an action value."""

    id: str
    kind: PropertyKind
    value: int

    @property
    def ref(self) -> Ref:
        """The reference that names it."""
        return Ref(self.kind, self.id)


def refs(properties: tuple[Property, ...]) -> tuple[Ref, ...]:
    """The references of a mix, in its order."""
    return tuple(one.ref for one in properties)


# --- a check -----------------------------------------------------------------------------------------------------


class MixApproved(Told, frozen=True):
    """A combination of properties makes sense to the game master, now and later (PM-AW-08)."""

    mix: tuple[str, ...]

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return replace(table, mixes=(*table.mixes, self.mix))


class DieFell(Open, frozen=True):
    """A die lies on the table: the white one is added, the black one subtracted."""

    changes: ClassVar[bool] = False
    by: str
    die: Die
    face: int
    again: bool = False


def net_of(white: int, black: int, again: tuple[int, int] | None) -> int:
    """What all dice come to that were thrown: white less black, a second roll included (PM-DICE-02, PM-DICE-03)."""
    return white - black + (again[0] - again[1] if again is not None else 0)


class MixChecked(Told, frozen=True):
    """The card of a check.

    `modified` is the action value [Aktionswert] after the dice, `result` what is left of it after the difficulty, with
    `extra` from a double that counts by itself. `again` are the faces of a second roll. `trait` counted once beside
    the mix.
    """

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    properties: tuple[Property, ...]
    action_value: int
    white: int
    black: int
    modified: int
    difficulty: int
    result: int
    outcome: Outcome
    successes: int
    failures: int
    steps: int
    double: bool
    hints: tuple[str, ...] = ()
    again: tuple[int, int] | None = None
    extra: int = 0
    trait: Property | None = None
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else MixSeen(self.by, self.white, self.black, self.outcome, self.double, self.again)

    def tell(self) -> Message:
        args = {
            "who": being(self.by),
            "mix": refs(self.properties),
            "count": self.successes or self.failures,
            "steps": abs(self.steps),
        }
        return Message(f"told-mix-{self.outcome}", args)

    def sums(self) -> dict[str, int]:
        return {"net": net_of(self.white, self.black, self.again)}


class MixSeen(Open, frozen=True):
    """What players see of a check of somebody whose values they do not know: the dice, and whether it worked."""

    changes: ClassVar[bool] = False
    by: str
    white: int
    black: int
    outcome: Outcome
    double: bool
    again: tuple[int, int] | None = None

    def tell(self) -> Message:
        return Message(f"told-mix-seen-{self.outcome}", {"who": being(self.by)})

    def sums(self) -> dict[str, int]:
        return {"net": net_of(self.white, self.black, self.again)}


class DoubleNoted(Open, frozen=True):
    """What the game master makes of a double [Pasch] (PM-DBL-03)."""

    changes: ClassVar[bool] = False
    by: str
    text: str

    def tell(self) -> Message:
        return Message("told-double-noted", {"who": being(self.by), "text": self.text})


# --- two results -------------------------------------------------------------------------------------------------


class Side(Struct, frozen=True):
    """One of two results: the mix, both dice, and `value`, what they come to without a difficulty."""

    properties: tuple[Property, ...]
    action_value: int
    white: int
    black: int
    value: int
    extra: int = 0
    again: tuple[int, int] | None = None

    @property
    def net(self) -> int:
        """What its dice come to."""
        return net_of(self.white, self.black, self.again)


class Compared(Told, frozen=True):
    """The card of two results that were compared. `open`: players know the values of both; `known`: of whom they do."""

    about: ClassVar[tuple[str, ...]] = ("by", "against")
    changes: ClassVar[bool] = False
    by: str
    against: str
    first: Side
    second: Side
    winner: Winner
    open: bool = True
    known: tuple[str, ...] = ()

    def public(self) -> Told | None:
        return self if self.open else ComparedSeen(self.by, self.against, self.winner)

    def owned(self, own: Container[str]) -> Told | None:
        return self if all(who in own or who in self.known for who in (self.by, self.against)) else self.public()

    def tell(self) -> Message:
        args = {
            "who": being(self.by),
            "against": being(self.against),
            "value": self.first.value,
            "other": self.second.value,
        }
        return Message(f"told-compared-{self.winner}", args)

    def sums(self) -> dict[str, int]:
        return {"first": self.first.net, "second": self.second.net}


class ComparedSeen(Open, frozen=True):
    """What players see of two results where they do not know all values: whose was higher."""

    changes: ClassVar[bool] = False
    by: str
    against: str
    winner: Winner

    def tell(self) -> Message:
        args = {"who": being(self.by), "against": being(self.against)}
        return Message(f"told-compared-seen-{self.winner}", args)


# --- the table's own list ----------------------------------------------------------------------------------------


class AbilityAdded(Open, frozen=True):
    """The table's own list has this ability now (PM-ABIL-09)."""

    name: str
    kind: AbilityKind

    def onto(self, table: Any) -> Any:
        return replace(table, abilities={**table.abilities, self.name: self.kind})

    def tell(self) -> Message:
        args = {"what": Ref("ability", self.name), "kind": Ref("kind", self.kind)}
        return Message("told-ability-added", args)


class AbilityRemoved(Open, frozen=True):
    """The table's own list no longer has this ability."""

    ability: str

    def onto(self, table: Any) -> Any:
        left = {name: kind for name, kind in table.abilities.items() if name != self.ability}
        return replace(table, abilities=left)

    def tell(self) -> Message:
        return Message("told-ability-removed", {"what": Ref("ability", self.ability)})


# --- beings ------------------------------------------------------------------------------------------------------


class SheetReturned(Told, frozen=True):
    """A new sheet with something wrong, for the game master alone: nobody is at the table yet."""

    changes: ClassVar[bool] = False
    name: str
    problems: tuple[str, ...]

    def tell(self) -> Message:
        found = tuple(Message(f"code-{code.replace('_', '-')}") for code in self.problems)
        return Message("told-sheet-returned", {"name": self.name, "problems": found})


class ValueSet(Told, frozen=True):
    """The game master has set a value by hand. `open`: players know the values of this kind."""

    about: ClassVar[tuple[str, ...]] = ("target",)
    target: str
    field: str
    value: int | str
    was: int | str
    reason: str = ""
    open: bool = False

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        key = self.field.partition(".")[2]
        row = table.content.abilities.get(key)
        kind = row.kind if row is not None else table.abilities.get(key, "skill")
        changed = with_value(table.beings[self.target], self.field, self.value, kind)
        return replace(table, beings={**table.beings, self.target: changed})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        part, _, key = self.field.partition(".")
        kind = {"qualities": "quality", "abilities": "ability"}.get(part)
        what: Ref | Message = Ref(kind, key) if kind else Message(f"field-{part}")
        args = {"who": being(self.target), "what": what, "was": self.was, "value": self.value, "reason": self.reason}
        return Message("told-value-set-why" if self.reason else "told-value-set", args)


class TraitSet(Told, frozen=True):
    """The game master has changed somebody's traits. `open`: players know them."""

    about: ClassVar[tuple[str, ...]] = ("target",)
    target: str
    trait: Trait
    there: bool
    reason: str = ""
    open: bool = False

    @property
    def gone(self) -> bool:
        """Whether nothing of the trait is left."""
        return self.trait.plus == self.trait.minus == 0

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        being = table.beings[self.target]
        if self.gone:
            traits = tuple(one for one in being.traits if one.name != self.trait.name)
        elif self.there:
            traits = tuple(self.trait if one.name == self.trait.name else one for one in being.traits)
        else:
            traits = (*being.traits, self.trait)
        return replace(table, beings={**table.beings, self.target: replace(being, traits=traits)})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        which = "gone" if self.gone else "changed" if self.there else "new"
        args = {"who": being(self.target), "name": self.trait.name, "value": self.trait.total, "reason": self.reason}
        return Message(f"told-trait-{which}-why" if self.reason else f"told-trait-{which}", args)


EventType = (
    CoreEvent
    | TurnEvent
    | BeingJoined[Being]
    | AbilityAdded
    | AbilityRemoved
    | Compared
    | DieFell
    | DoubleNoted
    | MixApproved
    | MixChecked
    | SheetReturned
    | TraitSet
    | ValueSet
)
"""Every event that a log of the system holds."""
