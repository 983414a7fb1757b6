"""What happened, with the values after it.

Players are told an event whole where it says `open`: the rule that emits it has looked at what is disclosed of the
being. Otherwise they get a twin that says less, or nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.content import kept
from spielwerk.core.events import BeingJoined, CoreEvent, Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns import fight

from .own import Called, NameKind
from .rows import Column
from .state import Being, Combat, Condition, DamageKind, Table, changed, played_with
from .turns import Aimed, InitiativesKept, Moved, MovedFreely, Reloaded, Stood

Outcome = Literal["failure", "success", "spectacular", "catastrophic"]
Purpose = Literal["check", "extend", "attack", "surprise", "morality", "degeneration"]


class Item(Struct, frozen=True, omit_defaults=True):
    """Some dice of a pool and where they come from."""

    source: Message
    amount: int
    was: int | None = None
    counts: bool = True


# --- rolls ---------------------------------------------------------------------------------------------------------


class DieFell(Open, frozen=True):
    """A die lies on the table. `again`: it was rolled because another one showed enough."""

    changes: ClassVar[bool] = False
    by: str
    key: str
    face: int
    again: bool = False
    chance: bool = False


class PoolRolled(Told, frozen=True):
    """The card of a roll: what it is for, the dice with their sources, and what came of them (EP-POOL).

    `pool` is what was computed; at 0 or less a chance die was rolled. `target` is whom an attack is aimed at. `faces`
    are those of all dice as they fell, those rolled again after the others.
    """

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    purpose: Purpose
    items: tuple[Item, ...]
    pool: int
    chance: bool
    successes: int
    outcome: Outcome
    target: str = ""
    open: bool = True
    faces: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """What the roll is called in reports."""
        return self.purpose

    def public(self) -> Told | None:
        if self.open:
            return self
        return PoolSeen(self.by, self.purpose, self.successes, self.outcome, self.target, self.chance, self.faces)

    def tell(self) -> Message:
        args = {"who": being(self.by), "pool": max(self.pool, 0), "count": self.successes}
        told = Message(f"told-pool-chance-{self.outcome}" if self.chance else f"told-pool-{self.outcome}", args)
        return with_purpose(self.purpose, told)


def with_purpose(purpose: Purpose, told: Message) -> Message:
    """The sentence of a roll, with what it is for where one command makes several kinds of rolls."""
    return Message(f"told-pool-for-{purpose}", {"told": told}) if purpose in ("morality", "degeneration") else told


class PoolSeen(Open, frozen=True):
    """What players see of the roll of somebody whose values they do not know: the dice, and what came of them."""

    changes: ClassVar[bool] = False
    by: str
    purpose: Purpose
    successes: int
    outcome: Outcome
    target: str = ""
    chance: bool = False
    faces: tuple[int, ...] = ()

    def tell(self) -> Message:
        told = Message(f"told-pool-seen-{self.outcome}", {"who": being(self.by), "count": self.successes})
        return with_purpose(self.purpose, told)


class EffectTold(Open, frozen=True):
    """What the game master makes of a spectacular success or a catastrophe (EP-POOL-13, EP-CH-08)."""

    changes: ClassVar[bool] = False
    by: str
    outcome: Outcome
    text: str

    def tell(self) -> Message:
        return Message(f"told-effect-{self.outcome}", {"who": being(self.by), "text": self.text})


class ExtendedWent(Told, frozen=True):
    """How far an extended action has come (EP-EXT-03)."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    outcome: Literal["done", "open", "failed"]
    total: int
    needed: int
    rolls: int
    spent: int
    limit: int = 0
    left: int | None = None
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        args = {
            "who": being(self.by),
            "total": self.total,
            "needed": self.needed,
            "rolls": self.rolls,
            "spent": self.spent,
        }
        return Message(f"told-extended-{self.outcome}", args)


# --- harm ----------------------------------------------------------------------------------------------------------


class Hit(Open, frozen=True):
    """An attack hit, and did so much damage."""

    changes: ClassVar[bool] = False
    by: str
    target: str
    damage: int
    kind: DamageKind

    def tell(self) -> Message:
        kind = Message(f"damage-{self.kind}")
        args = {"who": being(self.by), "target": being(self.target), "damage": self.damage, "kind": kind}
        return Message("told-hit", args)


class Missed(Open, frozen=True):
    """An attack missed."""

    changes: ClassVar[bool] = False
    by: str
    target: str

    def tell(self) -> Message:
        return Message("told-missed", {"who": being(self.by), "target": being(self.target)})


class DamageChanged(Told, frozen=True):
    """Somebody's damage is so much now."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    bashing: int
    lethal: int
    hp: int
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], bashing=self.bashing, lethal=self.lethal))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-damage-changed", {"who": being(self.who), "hp": self.hp})


class ConditionsChanged(Told, frozen=True):
    """What is the matter with somebody has changed."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    conditions: tuple[Condition, ...]
    began: tuple[Condition, ...] = ()
    ended: tuple[Condition, ...] = ()
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], conditions=self.conditions))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        which = self.began or self.ended
        args = {"who": being(self.who), "what": tuple(Ref("condition", one) for one in which)}
        return Message("told-condition-began" if self.began else "told-condition-ended", args)


# --- morality ------------------------------------------------------------------------------------------------------


class SinNotRolled(Told, frozen=True):
    """A sin that calls for no roll (EP-MOR-04)."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    level: int
    morality: int
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-sin-not-rolled", {"who": being(self.who), "level": self.level})


class MoralityChanged(Told, frozen=True):
    """Somebody's Morality [Moral] is so high now."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    morality: int
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], morality=self.morality))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-morality", {"who": being(self.who), "value": self.morality})


class DerangementGained(Told, frozen=True):
    """Somebody has a derangement [Störung] more; `id` is `""` where it is to be named later."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    id: str
    derangements: tuple[str, ...]
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], derangements=self.derangements))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        args = {"who": being(self.who), "what": Ref("derangement", self.id)}
        return Message("told-derangement" if self.id else "told-derangement-open", args)


class FateTold(Open, frozen=True):
    """What becomes of somebody without any Morality (EP-DEG-11)."""

    changes: ClassVar[bool] = False
    who: str
    text: str

    def tell(self) -> Message:
        return Message("told-fate", {"who": being(self.who), "text": self.text})


# --- beings --------------------------------------------------------------------------------------------------------


class BeingBecame(Told, frozen=True):
    """Somebody changed in a way that needs no words: how they stand, whom they aim at, what is left in a magazine."""

    who: Being

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, self.who)


class BeingSet(Told, frozen=True):
    """The game master has set something by hand. `open`: players know what stands in this field.

    `value` and `was` are the number now and before, None where the field holds no number.
    """

    who: Being
    field: str
    reason: str = ""
    open: bool = False
    value: int | None = None
    was: int | None = None

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, self.who)

    def public(self) -> Told | None:
        return self._seen() if self.open else None

    def tell(self) -> Message:
        return self._seen().tell()

    def _seen(self) -> BeingSetSeen:
        return BeingSetSeen(self.who.id, self.field, self.reason, self.value, self.was)


class BeingSetSeen(Open, frozen=True):
    """What is told of a value that was set by hand; what is no number stands in the view."""

    changes: ClassVar[bool] = False
    who: str
    field: str
    reason: str = ""
    value: int | None = None
    was: int | None = None

    def tell(self) -> Message:
        part, _, key = self.field.partition(".")
        kind = {"attributes": "attribute", "skills": "skill", "merits": "merit"}.get(part)
        what: Ref | Message = Ref(kind, key.partition(":")[0]) if kind else Message(f"field-{part}")
        args: dict[str, Any] = {"who": being(self.who), "what": what, "reason": self.reason}
        why = "-why" if self.reason else ""
        if self.value is None:
            return Message(f"told-value-set{why}", args)
        return Message(f"told-number-set{why}", {**args, "value": self.value, "was": self.was or 0})


class Awarded(Told, frozen=True):
    """Somebody has so much experience now."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    experience: int
    amount: int
    open: bool = True

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return changed(table, replace(table.beings[self.who], experience=self.experience))

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-awarded", {"who": being(self.who), "amount": self.amount})


class SheetReturned(Told, frozen=True):
    """A new character with something wrong, for the game master alone. `let_in`: it joins the table all the same."""

    changes: ClassVar[bool] = False
    name: str
    problems: tuple[str, ...]
    let_in: bool = False

    def tell(self) -> Message:
        found = tuple(Message(f"code-{code.replace('_', '-')}") for code in self.problems)
        args = {"name": self.name or Message("new-being"), "problems": found}
        return Message("told-sheet-let-in" if self.let_in else "told-sheet-returned", args)


class RowsKept(kept.RowsKept, frozen=True):
    """Rows that beings have stay with the table."""

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return played_with(replace(table, kept=self.beside(table.kept)), table.content)


class NameAdded(Open, frozen=True):
    """The table's list has this attribute or skill now; `back`: it was taken out before (EP-ATTR-05, EP-SKILL-05)."""

    kind: NameKind
    id: str
    column: Column
    back: bool = False

    def onto(self, table: Any) -> Any:
        if self.back:
            return _with_out(table, self.kind, tuple(id for id in table.out.get(self.kind, ()) if id != self.id))
        return _with_called(table, self.kind, {self.id: Called(self.id, self.column)})

    def tell(self) -> Message:
        args = {"what": Ref(self.kind, self.id), "column": Ref("column", self.column)}
        return Message(f"told-name-added-{self.kind}", args)


class Renamed(Open, frozen=True):
    """The table calls an attribute, a skill or a category otherwise; `""`: as the supplied list does."""

    kind: NameKind
    id: str
    name: str

    def onto(self, table: Any) -> Any:
        there = table.called.get(self.kind, {}).get(self.id, Called(""))
        if self.name:
            return _with_called(table, self.kind, {self.id: replace(there, name=self.name)})
        return _with_called(table, self.kind, {}, self.id)

    def tell(self) -> Message:
        return Message(f"told-renamed-{self.kind}", {"what": Ref(self.kind, self.id)})


class NameRemoved(Open, frozen=True):
    """The table's list no longer has this attribute or skill; `supplied`: it can be put back."""

    kind: NameKind
    id: str
    supplied: bool

    def onto(self, table: Any) -> Any:
        left = _with_called(table, self.kind, {}, self.id)
        return _with_out(left, self.kind, (*left.out.get(self.kind, ()), self.id)) if self.supplied else left

    def tell(self) -> Message:
        return Message(f"told-name-removed-{self.kind}", {"what": Ref(self.kind, self.id)})


def _with_called(table: Table, kind: NameKind, more: dict[str, Called], without: str = "") -> Table:
    """The table with these names of its own, and without one."""
    names = {id: own for id, own in table.called.get(kind, {}).items() if id != without} | more
    return played_with(replace(table, called={**table.called, kind: names}), table.content)


def _with_out(table: Table, kind: NameKind, out: tuple[str, ...]) -> Table:
    """The table that plays without these names of the list."""
    return played_with(replace(table, out={**table.out, kind: out}), table.content)


EventType = (
    CoreEvent
    | BeingJoined[Being]
    | DieFell
    | PoolRolled
    | PoolSeen
    | EffectTold
    | ExtendedWent
    | Hit
    | Missed
    | DamageChanged
    | ConditionsChanged
    | SinNotRolled
    | MoralityChanged
    | DerangementGained
    | FateTold
    | BeingBecame
    | BeingSet
    | BeingSetSeen
    | Awarded
    | SheetReturned
    | NameAdded
    | Renamed
    | NameRemoved
    | RowsKept
    | fight.InitiativeRolled
    | fight.InitiativeSeen
    | InitiativesKept
    | fight.CombatBegan[Combat]
    | fight.CombatEnded[Combat]
    | fight.CombatJoined[Combat]
    | fight.CombatLeft[Combat]
    | fight.RoundBegan[Combat]
    | fight.TurnBegan[Combat]
    | fight.TurnEnded[Combat]
    | fight.ActionTaken[Combat]
    | Moved
    | MovedFreely
    | Stood
    | Aimed
    | Reloaded
)
"""Every event that a log of the system holds."""
