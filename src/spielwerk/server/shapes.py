"""What the server answers over HTTP, as browsers get it; `spielwerk.table.shapes` has what comes over a websocket."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from spielwerk.core.characters.making import DraftData, DraftView
from spielwerk.core.shapes import Names, RowData
from spielwerk.core.text import Message
from spielwerk.core.view import Role


class OfferedBeing(TypedDict):
    """Somebody to be played, and a line about them."""

    name: str
    note: Message | None


class OfferedSeat(TypedDict):
    """A seat that an invitation lets one choose."""

    id: str
    name: str
    role: Role
    claimed: bool
    beings: list[OfferedBeing]


class Invitation(TypedDict):
    """What an invitation is for; `here`: the asker sits at its table already, in this role."""

    table: str
    name: str
    system: str
    intro: Names
    gm: str
    role: Role
    seat: str | None
    session: int | None
    here: Role | None
    seats: list[OfferedSeat]


class Seated(TypedDict):
    """Where somebody sits now."""

    table: str
    seat: str


class TableRow(TypedDict):
    """A table that one sits at."""

    id: str
    name: str
    system: str
    role: Role
    seat: str
    intro: Names


class NewTable(TypedDict):
    """A table that was begun."""

    table: str


class Invite(TypedDict):
    """An invitation that its game master made."""

    token: str
    url: str
    role: Role
    seat: str | None


class SystemRow(TypedDict):
    """A rule system that is installed."""

    id: str
    name: Names
    edition: str


class SystemInfo(TypedDict):
    """A system: its content, by kind, its options, its sentences, and figures of its rules that its forms need.
    `sheets`: its beings have sheets as PDF."""

    id: str
    name: Names
    version: str
    edition: str
    document: Names
    facets: Sequence[str]
    sheets: bool
    options: list[dict[str, Any]]
    content: Mapping[str, list[RowData]]
    figures: Mapping[str, Any]
    text: Names


class ServerInfo(TypedDict):
    """What this server is; `password`: one may log in with it. `owner`: the asker owns it, and may begin tables."""

    version: str
    systems: list[str]
    password: bool
    owner: bool


class InBoth(TypedDict):
    """A draft in each language."""

    de: DraftData
    en: DraftData


class ArchetypeInfo(TypedDict):
    """A character to begin with: its draft in each language."""

    id: str
    name: Names
    text: Names
    draft: InBoth


class CreationInfo(TypedDict):
    """What making a character starts from. `checks` names the option that says how strictly drafts are checked;
    `random`, `files`: characters are drawn by lot, and kept in files."""

    new: DraftData
    fields: Sequence[str]
    archetypes: list[ArchetypeInfo]
    checks: str
    random: bool
    files: bool


class DrawnByLot(TypedDict):
    """A character by chance, and the seed it came from."""

    seed: int
    draft: DraftData


class ChangedPart(TypedDict):
    """A part of a file that was taken otherwise than it stood there: its field, the same in words, what it was and is,
    and why."""

    field: str
    place: Message
    was: str
    now: str
    why: Message


class LeftPart(TypedDict):
    """A part of a file that was left out: its field, the same in words, what stood there, and why."""

    field: str
    place: Message
    value: str
    why: Message


class TakenFrom(TypedDict):
    """What was made of a file: the draft, what the character has been through (`told` says it), how many fields were
    taken as they were, what was taken otherwise, and what was left out."""

    draft: DraftData
    played: DraftData
    told: Sequence[Message]
    taken: int
    changed: Sequence[ChangedPart]
    left: Sequence[LeftPart]


class SeatHere(TypedDict):
    """A seat of a table."""

    id: str
    name: str
    role: Role


class OwnSeat(TypedDict):
    """One's own."""

    seat: str
    role: Role


class SeatsHere(TypedDict):
    """The seats of a table, and one's own."""

    me: OwnSeat
    seats: list[SeatHere]


class Waits(TypedDict):
    """Whether the game master is asked first."""

    waits: bool


class GrowthStart(TypedDict):
    """What a being is, as a draft; `gm`: the asker may give it levels."""

    draft: DraftData
    gm: bool


class Grown(TypedDict):
    """A being has become what a draft says; `levels` were gained."""

    levels: int


class PortraitBrought(TypedDict):
    """The picture that a being has now, by its hash."""

    portrait: str


class KeptDraft(TypedDict):
    """A draft that is kept; `body` is what the browser has sent, `changed` in milliseconds since 1970."""

    id: str
    system: str
    changed: int
    body: DraftData


class WasKept(TypedDict):
    """Whether a draft is kept."""

    kept: bool


ANSWERS: Final = (
    Invitation,
    Seated,
    TableRow,
    NewTable,
    Invite,
    SystemRow,
    SystemInfo,
    ServerInfo,
    CreationInfo,
    DrawnByLot,
    TakenFrom,
    SeatsHere,
    Waits,
    GrowthStart,
    Grown,
    PortraitBrought,
    KeptDraft,
    WasKept,
    DraftView,
)
"""All of these."""
