"""What is told of rolls: dice, pools, what they come to."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.events import Covert, Open, Told, being
from spielwerk.core.text import Message, Ref

Outcome = Literal["failure", "success", "spectacular", "catastrophic"]
Purpose = Literal["check", "extend", "attack", "surprise", "morality", "degeneration"]


class Item(Struct, frozen=True, omit_defaults=True):
    """Some dice of a pool and where they come from."""

    source: Message
    amount: int
    was: int | None = None
    counts: bool = True


class DieFell(Covert, frozen=True):
    """A die lies on the table. `again`: it was rolled because another one showed enough."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    key: str
    face: int
    again: bool = False
    chance: bool = False


class PoolRolled(Covert, frozen=True):
    """The card of a roll: what it is for, the dice with their sources, and what came of them (EP-POOL).

    `pool` is what was computed; at 0 or less a chance die was rolled. `target` is whom an attack is aimed at. `faces`
    are those of all dice as they fell, those rolled again after the others. `secret`: there are values in it that not
    even whoever plays `by` knows.
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
    secret: bool = False

    @property
    def key(self) -> str:
        """What the roll is called in reports."""
        return self.purpose

    def seen(self) -> Told:
        if self.open:
            return self
        return PoolSeen(self.by, self.purpose, self.successes, self.outcome, self.target, self.chance, self.faces)

    def for_own(self) -> Told:
        mine = replace(self, hidden=False)
        return mine.seen() if self.secret else mine

    def tell(self) -> Message:
        args = {"who": being(self.by), "pool": max(self.pool, 0), "count": self.successes}
        told = Message(f"told-pool-chance-{self.outcome}" if self.chance else f"told-pool-{self.outcome}", args)
        return with_purpose(self.purpose, told)


def with_purpose(purpose: Purpose, told: Message) -> Message:
    """The sentence of a roll, with what it is for where one command makes several kinds of rolls."""
    if purpose == "morality":
        return Message("told-pool-for-morality", {"told": told, "what": Ref("term", "morality")})
    return Message("told-pool-for-degeneration", {"told": told}) if purpose == "degeneration" else told


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
