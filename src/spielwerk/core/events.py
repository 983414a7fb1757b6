"""What happened: past tense, frozen, with the values after it, typed ids and numbers, never prose.

Events carry all they need, so that an old log folds without the code of any rule. An event class may gain optional
fields; anything else is a new class. Players are told nothing of an event unless its `public` says so.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .content.changes import BeingChange, RowTold
from .questions import GM
from .state import Being, OptionValue, Table
from .text import DICE, Message, Ref

T = TypeVar("T", bound=Table[Any])
B = TypeVar("B", bound=Being)


class Told(Struct, frozen=True, tag_field="type", tag=True, omit_defaults=True):
    """The shape of every event: changes nothing, public to nobody, needs no sentence."""

    changes: ClassVar[bool] = True
    """Whether `onto` changes anything; roll cards and the like do not, and need not be folded."""
    always: ClassVar[bool] = False
    """Whether it is told even where the action that brings it is hidden."""
    about: ClassVar[tuple[str, ...]] = ()
    """Fields that name whom it is about: whoever plays them is told it even where others are not, or are told less."""

    def onto(self, table: T) -> T:
        """The table after it."""
        return table

    def public(self) -> Told | None:
        """What players may be told of it."""
        return None

    def those(self) -> tuple[str, ...]:
        """The beings it is about."""
        return tuple(getattr(self, name) for name in self.about)

    def owned(self, own: Container[str]) -> Told | None:
        """What a player may be told of it who plays the beings `own`."""
        return self.for_own() if any(who in own for who in self.those()) else self.public()

    def for_own(self) -> Told | None:
        """What is told of it to whoever plays those whom it is about."""
        return self

    def tell(self) -> Message | None:
        """Its sentence in the log."""
        return None

    def sums(self) -> Mapping[str, int]:
        """What its card adds up beside what is stored, by name; a browser reckons nothing itself."""
        return {}


def being(who: str) -> Ref:
    """A reference to a being of the table."""
    return Ref("being", who)


def roller(who: str) -> Ref | Message:
    """Who rolls: a being, or the game master in nobody's name."""
    return being(who) if who not in ("", GM) else Message("label-gm")


class Open(Told, frozen=True):
    """An event that everybody may see whole."""

    def public(self) -> Told | None:
        return self


class Covert(Told, frozen=True, kw_only=True):
    """An event that everybody may see unless it is `hidden`: somebody in it is not in the scene."""

    hidden: bool = False

    def seen(self) -> Told | None:
        """What players are told of it where it is not hidden."""
        return self

    def public(self) -> Told | None:
        return None if self.hidden else self.seen()

    def for_own(self) -> Told | None:
        return replace(self, hidden=False).seen()


class SessionStarted(Open, frozen=True):
    """A session [Sitzung] begins."""

    number: int

    def onto(self, table: T) -> T:
        return replace(table, session=self.number, in_session=True)

    def tell(self) -> Message:
        return Message("told-session-started", {"number": self.number})


class SessionEnded(Open, frozen=True):
    """The session ends."""

    number: int

    def onto(self, table: T) -> T:
        return replace(table, in_session=False)

    def tell(self) -> Message:
        return Message("told-session-ended", {"number": self.number})


class SceneStarted(Open, frozen=True):
    """A scene [Szene] begins, with the title the game master gave it."""

    title: str

    def onto(self, table: T) -> T:
        return replace(table, scene=self.title, in_scene=True)

    def tell(self) -> Message:
        return Message("told-scene-started", {"title": self.title})


class SceneEnded(Open, frozen=True):
    """The scene ends."""

    def onto(self, table: T) -> T:
        return replace(table, scene="", in_scene=False)

    def tell(self) -> Message:
        return Message("told-scene-ended")


class BeingJoined(Told, Generic[B], frozen=True):
    """Somebody is at the table now."""

    who: B

    def onto(self, table: T) -> T:
        return replace(table, beings={**table.beings, self.who.id: self.who})

    def public(self) -> Told | None:
        return BeingCame(self.who.id) if self.who.present else None

    def tell(self) -> Message:
        return Message("told-being-joined", {"who": being(self.who.id)})


class BeingCame(Open, frozen=True):
    """What players are told when somebody joins the table."""

    changes: ClassVar[bool] = False
    who: str

    def tell(self) -> Message:
        return Message("told-being-joined", {"who": being(self.who)})


class BeingLeft(Told, frozen=True):
    """A being is taken off the table for good; its name stays known for old lines."""

    who: str

    def onto(self, table: T) -> T:
        names = {**table.names, self.who: table.beings[self.who].name}
        return replace(table, beings={k: v for k, v in table.beings.items() if k != self.who}, names=names)

    def tell(self) -> Message:
        return Message("told-being-left", {"who": being(self.who)})


class PresenceSet(Told, frozen=True):
    """A being enters the scene or leaves it."""

    who: str
    present: bool

    def onto(self, table: T) -> T:
        return with_being(table, self.who, present=self.present)

    def tell(self) -> Message:
        return Message("told-being-enters" if self.present else "told-being-goes", {"who": being(self.who)})

    def public(self) -> Told | None:
        return self


class ShownSet(Told, frozen=True):
    """What players are told of a being has changed."""

    who: str
    shown: tuple[str, ...]

    def onto(self, table: T) -> T:
        return with_being(table, self.who, shown=self.shown)

    def tell(self) -> Message:
        return Message("told-shown-set", {"who": being(self.who)})


class SeatSet(Told, frozen=True):
    """A being is played by another seat now; `""` is the game master. `open`: it is in the scene."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    seat: str
    open: bool = True

    def onto(self, table: T) -> T:
        return with_being(table, self.who, seat=self.seat)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-seat-set", {"who": being(self.who), "seat": Ref("seat", self.seat or GM)})


class PortraitSet(Told, frozen=True):
    """A being has another picture [Bild] now, known by its hash; `""` is none. `open`: it is in the scene."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    portrait: str = ""
    open: bool = True

    def onto(self, table: T) -> T:
        return with_being(table, self.who, portrait=self.portrait)

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        return Message("told-portrait-set" if self.portrait else "told-portrait-taken", {"who": being(self.who)})


class Noted(Open, frozen=True):
    """The game master says what a result means in the story; nothing else changes."""

    changes: ClassVar[bool] = False
    text: str

    def tell(self) -> Message:
        return Message("told-noted", {"text": self.text})


class NotesSet(Told, frozen=True):
    """What is to be remembered of somebody is another text now. `open`: it is a character in the scene."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    text: str = ""
    open: bool = False

    def onto(self, table: T) -> T:
        return with_being(table, self.who, notes=self.text)

    def public(self) -> Told | None:
        return self.for_own() if self.open else None

    def for_own(self) -> Told | None:
        return replace(self, text="")  # the text stands in the view

    def tell(self) -> Message:
        return Message("told-notes-set", {"who": being(self.who)})


class TableNotesSet(Open, frozen=True):
    """What everybody at the table is to remember is another text now."""

    text: str = ""

    def onto(self, table: T) -> T:
        return replace(table, notes=self.text)

    def tell(self) -> Message:
        return Message("told-table-notes-set")


class CounterSet(Told, frozen=True):
    """Something of somebody is counted anew; None: not at all. `open`: it is a character in the scene."""

    about: ClassVar[tuple[str, ...]] = ("who",)
    who: str
    counter: str
    value: int | None
    was: int | None = None
    open: bool = False

    def onto(self, table: T) -> T:
        counters = {**table.beings[self.who].counters, self.counter: self.value}
        return with_being(table, self.who, counters={k: v for k, v in counters.items() if v is not None})

    def public(self) -> Told | None:
        return self if self.open else None

    def tell(self) -> Message:
        how = "gone" if self.value is None else "new" if self.was is None else "set"
        args = {"who": being(self.who), "counter": self.counter, "value": self.value or 0, "was": self.was or 0}
        return Message(f"told-counter-{how}", args)


class Thrown(Struct, frozen=True, omit_defaults=True):
    """Dice of one kind in a free roll: of each die its faces, several where it exploded. The dice at the places
    `dropped` do not count."""

    sides: int
    faces: tuple[tuple[int, ...], ...]
    dropped: tuple[int, ...] = ()


class DiceRolled(Open, frozen=True):
    """A free roll: who rolled (`""`: no being), the expression written with d, the dice, and the total."""

    changes: ClassVar[bool] = False
    by: str
    expression: str
    total: int
    thrown: tuple[Thrown, ...] = ()

    def tell(self) -> Message:
        return Message("told-dice-rolled", {"dice": Ref(DICE, self.expression), "total": self.total})


class ContentChanged(Told, frozen=True):
    """What an entry has changed in the content that the table is played with, and whose derived values change with it.

    Players are told of the content, but not what follows for whom.
    """

    changes: ClassVar[bool] = False
    rows: tuple[RowTold, ...] = ()
    beings: tuple[BeingChange, ...] = ()

    def public(self) -> Told | None:
        return ContentChanged(self.rows)


class OptionSet(Open, frozen=True):
    """The table reads a rule another way from now on."""

    option: str
    value: OptionValue

    def onto(self, table: T) -> T:
        changed: T = table.with_option(self.option, self.value)
        return changed

    def tell(self) -> Message:
        shown = Ref(
            "option_value", f"{self.option}:{str(self.value).lower() if isinstance(self.value, bool) else self.value}"
        )
        return Message("told-option-set", {"option": Ref("option", self.option), "value": shown})


class TrustSet(Told, frozen=True):
    """The game master lets the suggestion of a judgement question stand from now on, or asks for it again."""

    question: str
    on: bool

    def onto(self, table: T) -> T:
        others = tuple(q for q in table.trusted if q != self.question)
        return replace(table, trusted=(*others, self.question) if self.on else others)

    def tell(self) -> Message:
        return Message(
            "told-trust-on" if self.on else "told-trust-off", {"question": Message(f"asked-{self.question}")}
        )


CoreEvent = (
    SessionStarted
    | SessionEnded
    | SceneStarted
    | SceneEnded
    | BeingCame
    | BeingLeft
    | PresenceSet
    | ShownSet
    | SeatSet
    | PortraitSet
    | Noted
    | NotesSet
    | TableNotesSet
    | CounterSet
    | DiceRolled
    | OptionSet
    | ContentChanged
    | TrustSet
)
"""The events of every table; a system's union of events contains them."""


def with_being(table: T, who: str, **changes: Any) -> T:
    """The table with some fields of one being changed."""
    return replace(table, beings={**table.beings, who: replace(table.beings[who], **changes)})
