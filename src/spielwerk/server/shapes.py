"""What the server answers over HTTP, as browsers get it; `spielwerk.table.shapes` has what comes over a websocket."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

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
    """What an invitation is for."""

    table: str
    name: str
    system: str
    intro: Names
    gm: str
    role: Role
    seat: str | None
    session: int | None
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
    """A system: its content, by kind, its options, and its sentences. `sheets`: its beings have sheets as PDF."""

    id: str
    name: Names
    version: str
    edition: str
    document: Names
    facets: Sequence[str]
    sheets: bool
    options: list[dict[str, Any]]
    content: Mapping[str, list[RowData]]
    text: Names


class ServerInfo(TypedDict):
    """What this server is; `password`: one may log in with it."""

    version: str
    systems: list[str]
    password: bool


ANSWERS: Final = (Invitation, Seated, TableRow, NewTable, Invite, SystemRow, SystemInfo, ServerInfo)
"""All of these."""
