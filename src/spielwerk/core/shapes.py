"""What a system and the odds tell of a table, as browsers get it: the shapes of views, checked where they are built.

From these and from `spielwerk.table.shapes` the client's types are made; see `tools/shapes.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from .act import Refused
from .bounds import MANY, Id
from .dice.faces import Span
from .text import Message, Ref

_DO: Final = {"properties": {"do": {"type": "string"}}, "required": ["do"], "additionalProperties": True}
CommandData = Annotated[dict[Id, Any], Meta(max_length=MANY, extra_json_schema=_DO)]
"""A command of the system or of every table as plain data; `do` is its name."""
_ROW: Final = {
    "type": "object",
    "properties": {"id": {"type": "string"}, "name": {"$ref": "#/components/schemas/Names"}},
    "required": ["id", "name"],
    "additionalProperties": True,
}
RowData = Annotated[Any, Meta(extra_json_schema=_ROW)]
"""A row of content: its id, its name, and what its kind has beside."""
Chance = Annotated[str, Meta(description='An exact chance, as text "numerator/denominator".')]


class Names(TypedDict):
    """A name or text in every language."""

    de: str
    en: str


def names(text: Mapping[str, str]) -> Names:
    """A name that has every language, in this shape."""
    return {"de": text["de"], "en": text["en"]}


class BeingView(TypedDict):
    """What every system's view of a being begins with.

    `seat`: who plays it; None: the game master. `present` is false for one that is prepared but not in the scene, which
    only the game master and its player see. `shown` says to the game master what everybody is shown of it. `portrait`
    is the hash of its picture, where it has one. `notes` are for its player and the game master; `counters` are of
    characters for all.
    """

    id: str
    name: str
    npc: bool
    seat: str | None
    present: bool
    shown: NotRequired[list[str]]
    portrait: NotRequired[str]
    notes: NotRequired[str]
    counters: NotRequired[Mapping[str, int]]


PlaceState = Literal["waiting", "turn", "done", "delayed", "out", "surprised", "reaction"]


class Offer(TypedDict):
    """A command that is one tap away."""

    say: Message
    command: CommandData


class Prompt(TypedDict):
    """What the game master is to remember, and what they may do about it."""

    say: Message
    offers: list[Offer]


class CombatPlace(TypedDict):
    """A place in the order of turns. What a viewer may not know is absent; `acted` is said of who has the turn."""

    being: str
    state: PlaceState
    result: NotRequired[int]
    acted: NotRequired[bool]


class HeldReaction(TypedDict):
    """A declared reaction that waits for its trigger."""

    by: str
    trigger: str
    command: NotRequired[CommandData]


class Combat(TypedDict):
    """The order of turns."""

    round: int
    turn: str | None
    order: list[CombatPlace]
    reactions: list[HeldReaction]
    joining: list[str]


class Refusal(TypedDict):
    """Why something has not happened."""

    code: str
    message: Message
    field: NotRequired[str]
    rule: NotRequired[str]


def error_of(refused: Refused) -> Refusal:
    """A refusal as browsers get it."""
    error: Refusal = {"code": refused.code, "message": refused.message}
    if refused.field:
        error["field"] = refused.field
    if refused.rule:
        error["rule"] = refused.rule
    return error


class Item(TypedDict):
    """One modifier: its source, its amount, what it was before something (`by`) reduced it, whether it is one that
    counts, and why it is as it is."""

    source: Message
    amount: int
    was: int | None
    by: Message | None
    counts: bool
    why: Message | None


class AssistOn(Struct, frozen=True):
    """What somebody helps with; `target` is None where the viewer may not know it."""

    by: str
    label: Message
    target: int | None


class RollOn(Struct, frozen=True):
    """What a roll is made on: base value, every modifier with its reason, target, who helps, and what each face means
    without help. For the roll panel."""

    label: Message
    base: int
    items: tuple[Item, ...]
    modifier: int
    target: int
    sides: int
    assists: tuple[AssistOn, ...] = ()
    faces: tuple[Span, ...] = ()


class ClassChance(TypedDict):
    """How likely a class of results is."""

    id: str
    label: Message
    chance: Chance
    success: bool


class UsualChance(TypedDict):
    """How likely success is with a usual value, where a draft leaves the value to somebody else."""

    name: Ref
    value: int
    chance: Chance


class Lands(TypedDict):
    """How likely an attack lands, by what the target does."""

    defence: str
    label: Message
    chance: Chance


class Damage(TypedDict):
    """How likely this damage is."""

    value: int
    chance: Chance


class Odds(TypedDict, total=False):
    """The exact odds of a draft. `classes` has one row per class of result, best first."""

    classes: list[ClassChance]
    usual: list[UsualChance]
    lands: list[Lands]
    damage: list[Damage]
    mean: Chance | None


class Preview(TypedDict):
    """What a draft would be rolled on, and its exact odds as far as this viewer may know them.

    `classes` has one row per class of result, best first; `notes` are sentences about what is not known or not legal
    here; `being` is the one that the draft would bring to the table.
    """

    refused: Refusal | None
    roll: RollOn | None
    classes: list[ClassChance]
    usual: list[UsualChance]
    lands: list[Lands]
    damage: list[Damage]
    mean: Chance | None
    notes: list[Message]
    being: BeingView | None


def no_preview() -> Preview:
    """What is told of a draft of which nothing is to be told."""
    return {
        "refused": None,
        "roll": None,
        "classes": [],
        "usual": [],
        "lands": [],
        "damage": [],
        "mean": None,
        "notes": [],
        "being": None,
    }
