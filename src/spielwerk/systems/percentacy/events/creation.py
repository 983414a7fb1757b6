"""What is told of characters that are drawn up and of those that grow."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from spielwerk.core.events import Open, Told, being
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.state import Being, with_being


class DraftReturned(Told, frozen=True):
    """A new character with something wrong, or an advancement that is not allowed: for the game master alone."""

    changes: ClassVar[bool] = False
    name: str
    problems: tuple[str, ...]

    def tell(self) -> Message:
        found = tuple(Message(f"code-{code.replace('_', '-')}") for code in self.problems)
        name = self.name.strip() or Message("label-new-character")
        return Message("told-draft-returned", {"name": name, "problems": found})


class CharacterGrew(Told, frozen=True):
    """A character after an advancement [Aufstieg], or after points were spent; `levels` were gained."""

    who: Being
    levels: int = 1
    open: bool = False

    def onto(self, table: Any) -> Any:
        table = with_being(table, self.who)
        return replace(table, names={**table.names, self.who.id: self.who.name})

    def public(self) -> Told | None:
        return self._level() if self.open else None

    def those(self) -> tuple[str, ...]:
        return (self.who.id,)

    def for_own(self) -> Told | None:
        return self._level()

    def _level(self) -> Told | None:
        return LevelReached(self.who.id, self.who.level) if self.levels else None

    def tell(self) -> Message:
        if not self.levels:
            return Message("told-points-spent", {"who": being(self.who.id)})
        return LevelReached(self.who.id, self.who.level).tell()


class LevelReached(Open, frozen=True):
    """The public twin: the level alone."""

    changes: ClassVar[bool] = False
    who: str
    level: int

    def tell(self) -> Message:
        return Message("told-level-reached", {"who": being(self.who), "level": self.level})
