"""What is told of a fight beside what every system tells: the order, moving, standing, aiming."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field
from msgspec.structs import replace

from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns import fight
from spielwerk.systems.erzaehlpool.state import Combat, Table


class InitiativesKept(Told, frozen=True):
    """What was rolled for the order holds for the scene (EP-INIT-02)."""

    faces: dict[str, tuple[int, ...]]
    modifiers: dict[str, int] = field(default_factory=dict)

    def onto(self, table: Table) -> Table:  # type: ignore[override]
        return replace(table, initiatives=self.faces, surroundings=self.modifiers)


class Moved(fight.Fight[Combat], frozen=True):
    """Somebody moved."""

    who: str = ""
    metres: float = 0
    run: str = "no"

    def tell(self) -> Message:
        return Message(f"told-moved-{self.run}", {"who": being(self.who), "metres": self.metres})


class MovedFreely(Open, frozen=True):
    """Somebody moved outside a fight."""

    changes: ClassVar[bool] = False
    who: str
    metres: float
    run: str = "no"

    def tell(self) -> Message:
        return Message(f"told-moved-{self.run}", {"who": being(self.who), "metres": self.metres})


class Stood(Open, frozen=True):
    """What somebody makes of the Defence: fights passively."""

    changes: ClassVar[bool] = False
    who: str

    def tell(self) -> Message:
        return Message("told-passive", {"who": being(self.who)})


class Aimed(Open, frozen=True):
    """Somebody takes aim."""

    changes: ClassVar[bool] = False
    who: str
    target: str
    rounds: int

    def tell(self) -> Message:
        args = {"who": being(self.who), "target": being(self.target), "rounds": self.rounds}
        return Message("told-aimed", args)


class Reloaded(Open, frozen=True):
    """A weapon is loaded again."""

    changes: ClassVar[bool] = False
    who: str
    weapon: str

    def tell(self) -> Message:
        return Message("told-reloaded", {"who": being(self.who), "weapon": Ref("weapon", self.weapon)})
