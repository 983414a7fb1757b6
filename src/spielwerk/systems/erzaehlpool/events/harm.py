"""What is told of hits, damage and conditions."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.state import Condition, DamageKind, Table, changed


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
