"""What a table sends to a browser: a view section by section, and the messages around it.

The functions that build views are annotated with these, so that a type checker holds them to it; the types of the
client are made from them, see `tools/shapes.py`. Names of fields that a viewer may not know are absent or None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta

from spielwerk.core.dice.faces import Drawn, Span
from spielwerk.core.shapes import BeingView, Combat, CommandData, Names, Preview, Prompt, Refusal, RowData
from spielwerk.core.state import OptionValue
from spielwerk.core.text import Message
from spielwerk.core.view import Role

from .pinned import Outdated

_EVENT: Final = {
    "type": "object",
    "properties": {"type": {"type": "string"}},
    "required": ["type"],
    "additionalProperties": True,
}
EventData = Annotated[Any, Meta(extra_json_schema=_EVENT)]
"""An event of the system; `type` says which."""


class Card(TypedDict):
    """One event as a viewer may know it. `event.type` picks the component of the system's folder that draws it; `sums`
    are what the card adds up."""

    message: Message | None
    event: EventData
    drawn: NotRequired[Drawn]
    sums: NotRequired[Mapping[str, int]]


class Option(TypedDict):
    """What may be answered; `again` is its chance where the roll may be made again once."""

    id: str
    label: Message
    legal: bool
    reason: Message | None
    chance: Fraction | None
    again: NotRequired[Fraction]
    note: Message | None


class Choices(TypedDict):
    """What may be answered to a question: an option, with `free` a text, with `number` a whole number from `low` to
    `high`, where these are set."""

    title: Message
    options: list[Option]
    free: bool
    number: NotRequired[bool]
    low: NotRequired[int | None]
    high: NotRequired[int | None]


class Question(Choices):
    """A question to somebody.

    `id` is "action:inputs"; an answer names it, so that a late answer never lands on a later question.
    `kind`: `ask` for an option or a text; `roll` for the face of a real die with so many `sides`, and what each of its
    `faces` would mean, where this viewer may know it; `keep` to keep a roll or make it again.
    `judgement`: the game master may let the suggestion stand from now on. `since` is the server's time in milliseconds.
    `mine` is false where this viewer only sees that somebody is asked. `ahead` is what would happen as far as this
    viewer may know it, shaped by the system.
    """

    id: str
    key: str
    kind: Literal["ask", "roll", "keep"]
    seat: str
    being: str | None
    suggestion: str | None
    sides: int | None
    faces: NotRequired[Sequence[Span]]
    judgement: bool
    since: int
    mine: bool
    ahead: Mapping[str, Any] | None


class Again(TypedDict):
    """A roll of the latest action that could be made again now, with the reason where it cannot."""

    by: str
    seat: str
    roll: str
    at: int
    legal: bool
    reason: Message | None
    left: int


class Given(TypedDict):
    """A face or an answer of the latest action, and what may stand in its place. `said` is the answer in words."""

    at: int
    kind: Literal["roll", "ask"]
    who: str | None
    title: Message
    value: str | int
    said: Message | None
    sides: int | None
    options: NotRequired[list[Option]]
    free: NotRequired[bool]
    number: NotRequired[bool]
    low: NotRequired[int | None]
    high: NotRequired[int | None]


class Told(TypedDict):
    """What was wanted by which being and by whose seat (`actor`), and what it told."""

    title: Message
    by: str | None
    actor: str
    cards: list[Card]


class Stage(Told):
    """The latest action. `action` is the number of the entry that began it; take-back, redo and cancel name it.
    `given` and `remark`, what is left to say about it, are for the game master."""

    action: int
    question: Question | None
    again: list[Again]
    given: list[Given]
    remark: Message | None
    done: bool


class Undone(TypedDict):
    """Why an entry no longer counts: taken back, rolled or asked again, or decided differently."""

    by: str
    note: str
    how: Literal["back", "again", "decided"]


class Line(TypedDict):
    """A line of the log. `seat` is who did it, "" for the table itself. `back`: this viewer may take it back (a
    player's own last harmless action; anything for the game master)."""

    n: int
    at: int
    seat: str
    kind: Literal["action", "answer", "talk", "table"]
    action: int | None
    message: Message
    cards: list[Card]
    hidden: bool
    undone: Undone | None
    back: bool


class Request(TypedDict):
    """What a player asks the game master for: to take `action` back; or, where that is None, a command, of which
    `message` says what it is. The game master sees the `command` itself."""

    id: str
    seat: str
    action: int | None
    note: str
    at: int
    message: NotRequired[Message]
    command: NotRequired[CommandData]


class TableSection(TypedDict):
    """The table. `content` are rows of its own, by kind; `trusted` the keys of questions whose suggestion the game
    master lets stand unasked; `pinned` the hash of the content that it plays with, "" where that is what is installed;
    `notes` what everybody is to remember;
    `outdated`, for the game master, how what is installed differs from what was agreed to; `prompts`, for them too,
    what they are to remember now."""

    id: str
    name: str
    system: str
    intro: Names
    session: int | None
    scene: str
    notes: str
    options: Mapping[str, OptionValue]
    content: Mapping[str, Sequence[RowData]]
    trusted: list[str]
    pinned: str
    outdated: Outdated | None
    prompts: list[Prompt]


class Me(TypedDict):
    """The viewer's own seat."""

    seat: str
    role: Role
    name: str
    hold: bool
    hand_dice: bool


class SeatView(TypedDict):
    """Somebody at the table and the beings they play, as far as the viewer knows these."""

    id: str
    name: str
    role: Role
    beings: list[str]
    online: bool
    claimed: bool


class View(TypedDict):
    """Everything that a viewer may know.

    `names` has every being that they may name, also those no longer here; lines refer to them by id. `log` has the
    newest lines by number. Of `requests` a player sees their own.
    """

    table: TableSection
    me: Me
    seats: dict[str, SeatView]
    names: dict[str, str]
    beings: dict[str, BeingView]
    combat: Combat | None
    stage: Stage | None
    log: Mapping[str, Line]
    requests: dict[str, Request]


# --- messages ------------------------------------------------------------------------------------------------------


class WholeView(TypedDict):
    """Everything this viewer may know; `now` is the server's time in milliseconds."""

    t: Literal["view"]
    v: int
    now: int
    view: View


class PatchOp(TypedDict):
    """Set a section (`["combat"]`) or one entry of a section (`["beings", "b7"]`); without a value: remove it."""

    path: list[str]
    value: NotRequired[Any]


class Patch(TypedDict):
    """The difference to the view before."""

    t: Literal["patch"]
    v: int
    ops: list[PatchOp]


class Done(TypedDict):
    """What was wanted has happened."""

    t: Literal["done"]
    key: str


class NotDone(TypedDict):
    """What was wanted has not happened."""

    t: Literal["refused"]
    key: str
    error: Refusal


class Previewed(TypedDict):
    """The answer to `preview`."""

    t: Literal["preview"]
    key: str
    preview: Preview


class UndoPreviewed(TypedDict):
    """The answer to `undo_preview`: the lines that would no longer count."""

    t: Literal["undo_preview"]
    key: str
    lines: list[Line]


Reply = Done | NotDone | Previewed | UndoPreviewed
FromServer = WholeView | Patch | Reply
