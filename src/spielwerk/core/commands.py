"""What is wanted: imperative, frozen. A command is refused whole or applied whole.

The tag `do` and the field names are the scenario contract: stable for ever.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, Struct

from .bounds import Data, Id, Line, Many, Paragraph, Story
from .state import OptionValue

Who = Literal["player", "gm"]


class Command(Struct, frozen=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """The shape of every command.

    `sender` says who may send it: `"player"` for the being's own player and the game master, `"gm"` for the game
    master alone. `anytime` commands are taken while a question is open; `closes` ends the chance to make the last
    roll again even though nothing is rolled. `nameless` commands may be sent in no being's name, by anybody who plays.
    `gm_fields` may be set by the game master alone.
    """

    sender: ClassVar[Who] = "gm"
    anytime: ClassVar[bool] = False
    closes: ClassVar[bool] = False
    nameless: ClassVar[bool] = False
    gm_fields: ClassVar[tuple[str, ...]] = ()

    def acting(self) -> tuple[str, ...]:
        """The beings in whose name it is sent; the sender must play all of them."""
        by = getattr(self, "by", "")
        return (by,) if by else ()


class StartSession(Command, frozen=True, tag="start_session"):
    """Begin the next session [Sitzung]."""

    closes: ClassVar[bool] = True


class EndSession(Command, frozen=True, tag="end_session"):
    """End the running session."""

    closes: ClassVar[bool] = True


class StartScene(Command, frozen=True, tag="start_scene"):
    """Begin a scene [Szene]."""

    title: Line = ""


class EndScene(Command, frozen=True, tag="end_scene"):
    """End the scene."""


class RemoveBeing(Command, frozen=True, tag="remove_being"):
    """Take a being off the table."""

    target: Id


class SetPresent(Command, frozen=True, tag="set_present"):
    """Bring a prepared being into the scene, or take it out."""

    anytime: ClassVar[bool] = True
    target: Id
    present: bool


class Disclose(Command, frozen=True, tag="disclose"):
    """Set what players are told of a being."""

    anytime: ClassVar[bool] = True
    target: Id
    shown: Many[Id]


class Assign(Command, frozen=True, tag="assign"):
    """Give a being to a seat, or to the game master (`""`)."""

    anytime: ClassVar[bool] = True
    target: Id
    seat: Id = ""


class SetPortrait(Command, frozen=True, tag="set_portrait"):
    """Give a being a picture that was uploaded before, by its hash, or none (`""`)."""

    sender: ClassVar[Who] = "player"
    anytime: ClassVar[bool] = True
    target: Id
    portrait: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")] = ""

    def acting(self) -> tuple[str, ...]:
        return (self.target,)


class Note(Command, frozen=True, tag="note"):
    """Say what a result means in the story: a complication, a benefit, a consequence. 1 to 500 characters."""

    anytime: ClassVar[bool] = True
    text: Paragraph


MOST_COUNTERS: Final = 30
"""How many counters somebody may have."""
CounterName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Count = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class SetNotes(Command, frozen=True, tag="set_notes"):
    """Write what is to be remembered of somebody; only its player and the game master read it."""

    sender: ClassVar[Who] = "player"
    anytime: ClassVar[bool] = True
    target: Id
    text: Story = ""

    def acting(self) -> tuple[str, ...]:
        return (self.target,)


class SetTableNotes(Command, frozen=True, tag="set_table_notes"):
    """Write what everybody at the table is to remember."""

    anytime: ClassVar[bool] = True
    text: Story = ""


class SetCounter(Command, frozen=True, tag="set_counter"):
    """Count something of somebody that no rule counts; without a value it is no longer counted."""

    sender: ClassVar[Who] = "player"
    anytime: ClassVar[bool] = True
    target: Id
    counter: CounterName
    value: Count | None = None

    def acting(self) -> tuple[str, ...]:
        return (self.target,)


class SetOrder(Command, frozen=True, tag="set_order"):
    """Set by hand in which order these have their turns; the first begins. Nobody: there are no turns any more."""

    closes: ClassVar[bool] = True
    beings: Many[Id] = ()


class RollDice(Command, frozen=True, tag="roll"):
    """Roll dice that no rule asks for; `expression` in dice notation such as `2d6+3` or `4W6kh3`."""

    sender: ClassVar[Who] = "player"
    nameless: ClassVar[bool] = True
    expression: Line
    by: Id = ""


class SetOption(Command, frozen=True, tag="set_option"):
    """Read a rule another way from now on."""

    option: Id
    value: OptionValue


class Trust(Command, frozen=True, tag="trust"):
    """Let the suggestion of a judgement question stand unasked, or not."""

    anytime: ClassVar[bool] = True
    question: Id
    on: bool = True


class AddBeing(Command, frozen=True, tag="add_being"):
    """Bring somebody new to the table; `being` is written as in a scenario file."""

    being: Data
    present: bool = True


class Override(Command, frozen=True, tag="override"):
    """Set any value of a being by hand, with a reason; `field` as in the game master's view, e.g. `hp`. Entries of a
    list are names, or what a system reads with them."""

    anytime: ClassVar[bool] = True
    target: Id
    field: Line
    value: int | Story | bool | Many[Line | Data]
    reason: Paragraph = ""


class Ambush(Struct, frozen=True, forbid_unknown_fields=True):
    """Who springs an ambush [Hinterhalt], and who is surprised by it."""

    attackers: Many[Id] = ()
    surprised: Many[Id] = ()


class StartTurns(Command, frozen=True, tag="start_combat"):
    """Begin to act in turn, in this order: for systems that roll for no order."""

    closes: ClassVar[bool] = True
    beings: Many[Id]


class JoinCombat(Command, frozen=True, tag="join_combat"):
    """Somebody joins the fight and acts from the next round on."""

    being: Id


class LeaveCombat(Command, frozen=True, tag="leave_combat"):
    """Somebody leaves the fight."""

    being: Id


class EndCombat(Command, frozen=True, tag="end_combat"):
    """The fight is over."""

    closes: ClassVar[bool] = True


class EndTurn(Command, frozen=True, tag="end_turn"):
    """End the own turn [Zug]; the game master ends, in nobody's name, the one that is running."""

    sender: ClassVar[Who] = "player"
    closes: ClassVar[bool] = True
    by: Id = ""


CoreCommand = (
    StartSession
    | EndSession
    | StartScene
    | EndScene
    | RemoveBeing
    | SetPresent
    | Disclose
    | Assign
    | SetPortrait
    | Note
    | SetNotes
    | SetTableNotes
    | SetCounter
    | RollDice
    | SetOption
    | Trust
)
"""The commands of every table; a system's union of commands contains them."""
