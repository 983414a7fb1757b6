"""What is told of checks and opposed checks."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.events import Covert, Open, Told, being, roller
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.rows import ATTRIBUTES

Outcome = Literal["critical_success", "success", "failure", "critical_failure"]


class Item(Struct, frozen=True, omit_defaults=True):
    """One entry of the modifier pool: where it comes from, its amount now, and whether it is the one that counts.

    `was` is the amount before talents reduced it, `by` what reduced it; both are absent where nothing did.
    """

    source: Message
    amount: int
    counts: bool = False
    was: int | None = None
    by: tuple[Message, ...] = ()


MarkKind = Literal["adjusted", "softened", "helped", "complication"]


class Mark(Struct, frozen=True, omit_defaults=True):
    """A talent or handicap that told on a roll beside its modifiers: it changed the result, softened a critical
    failure, made help worth another amount, or brings one more complication."""

    trait: Ref
    what: MarkKind
    amount: int = 0

    def tell(self) -> Message:
        """The mark in words."""
        return Message(f"mark-{self.what}", {"trait": self.trait, "amount": self.amount})


class CheckMade(Told, frozen=True):
    """The card of a check. `key` says which roll of the command it is; `skill` is a skill or attribute, or `""`.

    `hidden`: whoever rolled is not in the scene, and players are told nothing. Nor do they hear of the `unseen` among
    those who helped. `soft`: a 100 was no critical failure (PC-TAL-23).
    """

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    key: str
    by: str
    skill: str
    base: int
    modifier: int
    adjustments: int
    roll: int
    result: int
    target: int
    outcome: Outcome
    stages: int | None = None
    items: tuple[Item, ...] = ()
    assists: tuple[str, ...] = ()
    open: bool = True
    hidden: bool = False
    marks: tuple[Mark, ...] = ()
    unseen: tuple[str, ...] = ()
    soft: bool = False

    def for_own(self) -> Told | None:
        return replace(self, assists=tuple(who for who in self.assists if who not in self.unseen), unseen=())

    def public(self) -> Told | None:
        if self.hidden:
            return None
        if self.open and self.unseen:
            return replace(self, assists=tuple(who for who in self.assists if who not in self.unseen), unseen=())
        return self if self.open else CheckSeen(self.key, self.by, self.skill, self.roll, self.outcome)

    def tell(self) -> Message:
        line = Message(
            f"told-check-{self.outcome.replace('_', '-')}",
            {
                "who": roller(self.by),
                "what": rolled_on(self.skill),
                "roll": self.roll,
                "result": self._result(),
                "target": self.target,
                "stages": self.stages or 0,
            },
        )
        if not self.marks:
            return line
        return Message("told-check-marked", {"line": line, "marks": tuple(mark.tell() for mark in self.marks)})

    def _result(self) -> int | Message:
        """What counts against the target; the roll itself is told with it where assists or a talent changed it."""
        change = self.result - self.roll
        if not change:
            return self.result
        args = {"roll": self.roll, "change": abs(change), "result": self.result}
        return Message("told-result-raised" if change > 0 else "told-result-lowered", args)


class CheckSeen(Open, frozen=True):
    """The public twin of a check: neither values nor stages."""

    changes: ClassVar[bool] = False
    key: str
    by: str
    skill: str
    roll: int
    outcome: Outcome

    def tell(self) -> Message:
        kind = self.outcome.replace("_", "-")
        return Message(f"told-seen-{kind}", {"who": roller(self.by), "what": rolled_on(self.skill), "roll": self.roll})


def rolled_on(skill: str) -> Ref | Message:
    """The name of what a check is made on."""
    if not skill:
        return Message("label-value")
    broad, _, field = skill.partition(":")
    if field:
        return Message("label-skill-field", {"skill": Ref("skill", broad), "field": field.replace("_", " ")})
    return Ref("attribute" if skill in ATTRIBUTES else "skill", skill)


class Opposed(Covert, frozen=True):
    """How an opposed check ended."""

    about: ClassVar[tuple[str, ...]] = ("by",)
    changes: ClassVar[bool] = False
    by: str
    against: str
    won: bool
    reason: Literal["failed", "opponent_failed", "stages", "tie"]

    def tell(self) -> Message:
        which = "told-opposed-won" if self.won else "told-opposed-lost"
        return Message(which, {"who": being(self.by), "against": being(self.against)})
