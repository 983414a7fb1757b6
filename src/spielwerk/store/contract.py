"""What a store does, whatever it stands on.

Reads answer at once. Writes return a future that is done when the change is safe on the disk, and that raises
`Refused("log_unsafe")` where it could not be made safe; then nothing has happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from spielwerk.core.view import Role


class Row(NamedTuple):
    """A stored entry: all of `Record` but whom players meet by it."""

    seq: int
    body: bytes
    changes: bytes
    hash: bytes
    line: int | None
    key: str | None


class Game(Struct, frozen=True, kw_only=True):
    """A game and what it pins: the system's version and edition, options, and content by hash.

    `first` is the encoded state before the first entry; `created` is in milliseconds since 1970.
    """

    id: str
    name: str
    system: str
    version: str
    edition: str
    options: Mapping[str, Any]
    content: str
    intro_de: str
    intro_en: str
    first: bytes
    created: int


class Seat(Struct, frozen=True):
    """A place at a table. `hold`: own rolls wait for keep or again. `hand_dice`: faces are typed in."""

    id: str
    role: Role
    name: str
    hold: bool = False
    hand_dice: bool = False


class Invite(Struct, frozen=True):
    """An invitation to a seat, or to any free seat of a role."""

    id: str
    role: Role
    seat: str | None = None


NO_ACTION: Final = -1


class Request(Struct, frozen=True):
    """A player's wish: that the entry `action` and all after it be taken back, or that an encoded `command` be done."""

    id: str
    seat: str
    action: int
    note: str
    at: int
    command: bytes | None = None


class Draft(Struct, frozen=True):
    """A character in the making; `body` is what the browser keeps of it, `changed` in milliseconds since 1970."""

    id: str
    system: str
    body: bytes
    changed: int


class Picture(Struct, frozen=True):
    """A picture as it is sent, in two sizes; its hash is that of the large one. `seat` brought it."""

    hash: str
    seat: str
    small: bytes
    large: bytes


class Brought(Struct, frozen=True):
    """A picture to keep; of the game's others only those `in_use` stay."""

    picture: Picture
    in_use: frozenset[str]


class Record(Struct, frozen=True):
    """An entry to append; `met` are beings that players see for the first time, or by another name."""

    seq: int
    body: bytes
    changes: bytes
    hash: bytes
    line: int | None
    key: str | None = None
    met: Mapping[str, str] = {}


class Pinned(Struct, frozen=True):
    """A version of a system and its content, by hash and whole."""

    version: str
    content: str
    body: bytes


class Beginning(Struct, frozen=True, kw_only=True):
    """All that a new game consists of: what it pins, its seats, its dice, who is known, invitations, first entries."""

    game: Game
    content: bytes
    seats: tuple[Seat, ...]
    dice_key: bytes
    met: Mapping[str, str] = {}
    invites: tuple[Invite, ...] = ()
    records: tuple[Record, ...] = ()


class Log(Protocol):
    """Games, their logs, their seats, and who may sit there."""

    def close(self) -> None:
        """Finish what is being written and let go of the database."""

    # games

    def create(self, *games: Beginning) -> Future[None]:
        """Begin games: all of them, or none."""

    def game(self, game: str) -> Game | None:
        """The game with this id."""

    def games(self) -> list[Game]:
        """Every game, oldest first."""

    def content(self, content: str) -> bytes | None:
        """Content by its hash."""

    # the log

    def append(
        self,
        game: str,
        *records: Record,
        drops: Sequence[str] = (),
        pins: Pinned | None = None,
        brings: Brought | None = None,
    ) -> Future[None]:
        """Append entries, forget the requests `drops`, keep the content that is pinned and the picture that is brought:
        all of it, or nothing.

        The first seq must be the next one, the keys new.
        """

    def stream(self, game: str, until: int | None = None) -> Iterator[Row]:
        """Every entry in order, or those before `until`."""

    def entries(self, game: str, seqs: Sequence[int]) -> list[Row]:
        """These entries, in order of seq."""

    def page(self, game: str, before: int, count: int, lines: bool) -> list[Row]:
        """The last `count` entries before seq `before`, or with `lines` those whose line is before it; in order."""

    # seats and people

    def seats(self, game: str) -> list[Seat]:
        """The seats of a game."""

    def put_seat(self, game: str, seat: Seat) -> Future[None]:
        """Add a seat, or change its settings."""

    def put_person(self, person: bytes, owner: bool, created: int) -> Future[None]:
        """Remember a person; `owner` makes them one, and nobody is made less."""

    def is_owner(self, person: bytes) -> bool:
        """Whether the person owns this server."""

    def owners(self) -> list[bytes]:
        """Everybody who does."""

    def claim(self, game: str, seat: str, person: bytes) -> Future[None]:
        """Let a known person sit on a seat."""

    def unseat(self, game: str, seat: Seat, keep: bytes) -> Future[None]:
        """Free a seat of everybody but the person `keep`, and make the links to it invalid, those to any seat of its
        role as well. A spectator's seat, of which nothing was ever told, is forgotten."""

    def claims(self, game: str) -> set[str]:
        """The seats that somebody sits on."""

    def sitters(self, game: str, seat: str) -> set[bytes]:
        """Who sits on a seat."""

    def seats_of(self, person: bytes) -> dict[str, str]:
        """Where a person sits: seat by game."""

    # invitations and requests

    def invites(self, game: str) -> list[Invite]:
        """The invitations of a game."""

    def invite(self, invite: str) -> tuple[str, Invite] | None:
        """The game and the invitation with this id."""

    def put_invite(self, game: str, invite: Invite) -> Future[None]:
        """Add an invitation."""

    def drop_invite(self, game: str, invite: str) -> Future[None]:
        """Make an invitation invalid."""

    def requests(self, game: str) -> list[Request]:
        """What waits for the game master's word, oldest first."""

    def put_request(self, game: str, request: Request, picture: Picture | None = None) -> Future[None]:
        """Add a request, and keep the picture that it needs."""

    def drop_requests(self, game: str, requests: Sequence[str]) -> Future[None]:
        """Forget requests."""

    def picture(self, game: str, picture: str) -> Picture | None:
        """A picture by its hash."""

    def brought(self, game: str, seat: str | None = None) -> set[str]:
        """The hashes of all pictures, or of those that a seat brought."""

    # drafts of characters

    def drafts(self, person: bytes) -> list[Draft]:
        """What a person is drawing up, newest first."""

    def draft_times(self, person: bytes) -> dict[str, int]:
        """The ids of a person's drafts, and when each was changed."""

    def put_draft(self, person: bytes, draft: Draft) -> Future[None]:
        """Keep or replace a draft of a known person."""

    def drop_draft(self, person: bytes, draft: str) -> Future[None]:
        """Forget a draft."""

    # who was met, and secrets

    def met(self, game: str) -> dict[str, str]:
        """Names of the beings that players have seen."""

    def secret(self, name: str) -> bytes | None:
        """A secret by its name."""

    def put_secret(self, name: str, value: bytes) -> Future[None]:
        """Keep or replace a secret."""
