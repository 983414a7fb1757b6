"""What is told of talents and handicaps: uses that are spent and come back, and what handicaps make somebody do."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from spielwerk.core.events import Told, being
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import LastingCircumstance
from spielwerk.systems.percentacy.state import changed


class TalentUsed(Told, frozen=True):
    """A talent of which uses are counted is used; `spent` is all that is spent now. `text` says what for, `roll` which
    roll is made again with it."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    talent: str
    spent: tuple[str, ...]
    text: str = ""
    roll: str = ""
    open: bool = True

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, spent=self.spent)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        args = {"who": being(self.who), "talent": Ref("talent", self.talent), "text": self.text}
        if self.roll:
            return Message("told-talent-reroll", args)
        return Message("told-talent-used-for" if self.text else "told-talent-used", args)


class TalentRefused(Told, frozen=True):
    """The game master refused what a talent was to bring; its use is not spent (AMB-125)."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    talent: str
    text: str = ""
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-talent-refused", {"who": being(self.who), "talent": Ref("talent", self.talent)})


class UsesRenewed(Told, frozen=True):
    """A scene, session or fight begins and uses come back: what is still spent, by being."""

    spent: dict[str, tuple[str, ...]]

    def onto(self, table: Any) -> Any:
        beings = {who: replace(table.beings[who], spent=spent) for who, spent in self.spent.items()}
        return replace(table, beings={**table.beings, **beings})


class EncounterCounted(Told, frozen=True):
    """Somebody has met in this scene what a handicap turns on; `spent` is all that is counted now (PC-HCP-19c)."""

    who: str
    spent: tuple[str, ...]

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, spent=self.spent)


class Enduring(Told, frozen=True):
    """Somebody ignores shock until so many more of the own turns have ended (PC-TAL-22)."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    turns: int
    open: bool = True

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, enduring=self.turns)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message | None:
        return None if self.turns else Message("told-enduring-over", {"who": being(self.who)})


class Resisted(Told, frozen=True):
    """A Willpower check against a handicap was made; `gives_in` says whether it was lost."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    changes: ClassVar[bool] = False
    who: str
    handicap: str
    gives_in: bool
    open: bool = True

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        ending = "gives-in" if self.gives_in else "resists"
        args = {"who": being(self.who), "handicap": Ref("handicap", self.handicap)}
        return Message(f"told-{ending}", {**args, "what": Message(f"{ending}-{self.handicap.replace('_', '-')}")})


class ResolveChanged(Told, frozen=True):
    """Whether somebody may do harm in this turn, by the handicap that stands against it: True after a check that
    succeeded, False after one that failed; absent: no check was made (PC-HCP-18)."""

    who: str
    resolve: dict[str, bool]

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, resolve=self.resolve)


class Reminded(Told, frozen=True):
    """What the game master has to bring into this session (PC-HCP-28, AMB-128); nobody else is told."""

    changes: ClassVar[bool] = False
    who: str
    handicaps: tuple[str, ...]

    def tell(self) -> Message:
        handicaps = tuple(Ref("handicap", one) for one in self.handicaps)
        return Message("told-reminder", {"who": being(self.who), "handicaps": handicaps})


class CircumstanceSet(Told, frozen=True):
    """A lasting circumstance of somebody begins or ends by the game master's word; `lasting` is all of them."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    circumstance: LastingCircumstance
    lasting: tuple[LastingCircumstance, ...]
    open: bool = True

    def onto(self, table: Any) -> Any:
        return changed(table, self.who, lasting=self.lasting)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        which = "begins" if self.circumstance in self.lasting else "ends"
        what = Message(f"circumstance-{self.circumstance}")
        return Message(f"told-circumstance-{which}", {"who": being(self.who), "what": what})
