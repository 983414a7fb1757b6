"""The messages from a browser to a table, and how what is sent is encoded; what comes back is in `shapes`."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from spielwerk.core import faults
from spielwerk.core.act import Refused
from spielwerk.core.bounds import LONGEST_PARAGRAPH, Id, Paragraph
from spielwerk.core.shapes import CommandData

LONGEST: Final = 65_536
"""Bytes that a message from a browser may have; a longer one is refused."""
FAR_TOO_LONG: Final = 16 * LONGEST
"""Bytes of a message of which nothing is read: the line is closed with 1009."""

Key = Annotated[str, Meta(min_length=1, max_length=64)]
Note = Annotated[str, Meta(max_length=500)]
Place = Annotated[int, Meta(ge=0, lt=2**31)]


class FromClient(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """The shape of every message from a browser."""


class Do(FromClient, frozen=True, tag="do"):
    """A command of the system or of every table."""

    key: Key
    command: CommandData
    hidden: bool = False


class Answer(FromClient, frozen=True, tag="answer"):
    """An answer or a typed face. `trust`: let the suggestion stand from now on."""

    key: Key
    question: Id
    value: int | Paragraph
    trust: bool = False


class Cancel(FromClient, frozen=True, tag="cancel"):
    """Give up the unfinished action."""

    key: Key
    question: Id


class Redo(FromClient, frozen=True, tag="redo"):
    """Run the latest action again with the input `at` changed, or made again. `free`: by the game master's word, where
    the system would have somebody pay for it."""

    key: Key
    action: Place
    at: Place
    value: int | Paragraph | None = None
    free: bool = False


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """An entry and all after it are not to count; a player may have to ask for it."""

    key: Key
    action: Place
    note: Note = ""


class Decide(FromClient, frozen=True, tag="request"):
    """The game master's word on a player's request; the player may withdraw it by `accept: false`."""

    key: Key
    request: Id
    accept: bool


class Say(FromClient, frozen=True, tag="say"):
    """A line of talk."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_PARAGRAPH)]


class SetSeat(FromClient, frozen=True, tag="seat"):
    """Settings of the own seat."""

    key: Key
    hold: bool | None = None
    hand_dice: bool | None = None


class Pin(FromClient, frozen=True, tag="pin"):
    """Play with the installed version and content from now on; `content` is its hash, as the game master was told."""

    key: Key
    content: Annotated[str, Meta(max_length=64)]


class AskPreview(FromClient, frozen=True, tag="preview"):
    """What a draft would be rolled on, and its odds."""

    key: Key
    command: CommandData


class AskUndo(FromClient, frozen=True, tag="undo_preview"):
    """Which lines would no longer count."""

    key: Key
    action: Place


class AskView(FromClient, frozen=True, tag="view"):
    """A fresh view, please."""


Keyed = Do | Answer | Cancel | Redo | TakeBack | Decide | Say | SetSeat | Pin | AskPreview | AskUndo
ToServer = Keyed | AskView

_DECODE: Final = msgspec.json.Decoder(ToServer).decode


def plain(value: Any) -> Any:
    """What JSON has no form for: fractions go as text, exactly."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"{type(value).__name__} cannot be sent")


encode: Final = msgspec.json.Encoder(enc_hook=plain).encode


def decode(data: str | bytes) -> ToServer:
    """A message from a browser. Refuses `too_large`, and `bad_value` with the field's name."""
    try:
        if len(data) > LONGEST:
            raise Refused("too_large", value=len(data), allowed=LONGEST)
        try:
            return _DECODE(data)
        except msgspec.ValidationError as fault:
            raise faults.refusal(fault, msgspec.json.decode(data), ToServer) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        # Brackets within brackets without end, or a number that no computer holds: nothing can be said of one field.
        raise Refused("bad_value", says="unreadable") from None


def key_of(data: str | bytes) -> str:
    """The key of a message that could not be read, so that its refusal finds the sender; `""` if it has none."""
    try:
        key = msgspec.json.decode(data).get("key", "")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, AttributeError):
        return ""
    return key[:64] if isinstance(key, str) else ""
