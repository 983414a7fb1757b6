"""Who looks at a table, and what each seat is shown: drawn when it is asked for, and only as far as it changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from operator import is_
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.play import Play
from spielwerk.core.questions import GM
from spielwerk.core.view import Sight
from spielwerk.store.contract import Game, Request, Seat

from . import rights, shapes
from .book import Book
from .lines import said
from .patches import Patches
from .pinned import Pins
from .scribe import now
from .shapes import TableSection, View
from .stage import Chances, Stage
from .viewer import Viewer
from .views import Beings, BeingViews, me_section, names_section, same, seats_section, table_section

S = TypeVar("S")
_log = logging.getLogger(__name__)


class Room(Struct):
    """What there is at a table besides its log, and changes: seats, who sits there, what waits for a word, what it
    has agreed to play with.

    """

    game: Game
    pins: Pins[Any]
    seats: dict[str, Seat]
    claimed: set[str]
    requests: dict[str, Request]


class Gallery(Generic[S]):
    """The viewers of one table and their views."""

    def __init__(self, room: Room, play: Play[S], book: Book, met: Mapping[str, str], chances: Chances | None) -> None:
        self._room, self._play, self._book, self._met = room, play, book, met
        self._stage = Stage(play.system, book.index, book.lines.words, chances)
        self._beings = BeingViews(play.system)
        self._patches = Patches()
        self._viewers: dict[str, list[Viewer]] = {}
        self._version = 0
        self._rest = asyncio.Event()  # nothing is being written
        self._rest.set()
        self._views: dict[str, tuple[int, View]] = {}
        self._of: dict[str, tuple[Any, ...]] = {}  # what table, names and beings were drawn from
        self._sitting: dict[str, tuple[tuple[Any, ...], tuple[str, ...], dict[str, shapes.SeatView]]] = {}
        self._drawn: dict[str, tuple[tuple[Any, ...], Any, Any]] = {}  # what combat and stage were drawn from

    def enter(self, seat_id: str, person: bytes = b"") -> Viewer:
        """Somebody looks at the table from a seat."""
        viewer = Viewer(seat_id, self.view, self._patches, now, self._rest, person)
        self._viewers.setdefault(seat_id, []).append(viewer)
        self.refresh()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """They look away."""
        viewers = self._viewers.get(viewer.seat, [])
        if viewer in viewers:
            viewers.remove(viewer)
        if not viewers:
            self._viewers.pop(viewer.seat, None)
            self._forget(viewer.seat)
        self.refresh()

    def _forget(self, seat_id: str) -> None:
        """Keep nothing that was drawn for a seat, nor the states that it was drawn from: it may be gone for good."""
        for made in (self._views, self._of, self._sitting, self._drawn):
            made.pop(seat_id, None)

    def dismiss(self, seat_id: str, keep: bytes) -> None:
        """Show nothing more to those who look from a seat, but to the person `keep`."""
        for viewer in self._viewers.get(seat_id, []):
            if viewer.person != keep:
                viewer.dismissed = True
        self.refresh()

    def refresh(self) -> None:
        """Something that is seen may have changed: wake everybody, as soon as it is safe."""
        self._version += 1
        if self._rest.is_set():
            self._wake()

    def _wake(self) -> None:
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.wake.set()

    @contextmanager
    def unsafe(self) -> Iterator[None]:
        """While this holds, nobody is sent anything: what is true is still being written."""
        self._rest.clear()
        try:
            yield
        finally:
            self._rest.set()
            self._wake()

    def foresee(self) -> None:
        """Draw for everybody what they will be sent, while the disk is busy."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                if viewer.dismissed:
                    continue
                try:
                    viewer.foresee()
                except Exception:  # whoever looks from there meets it themselves, once it is safe
                    _log.exception("no view of %s", viewer.seat)

    def since(self) -> int:
        """When what is open was asked, in milliseconds since 1970."""
        chain = self._play.position.chain
        return self._book.entry(chain[-1]).at if chain else 0

    def view(self, seat_id: str) -> View:
        """What a seat may know, section by section."""
        version, old = self._views.get(seat_id, (-1, None))
        if old is not None and version == self._version:
            return old
        room, state = self._room, self._play.state
        seat = room.seats[seat_id]
        sight = Sight(seat.role, seat.id)
        table, names, beings = self._of_state(state, sight, old)
        combat, stage = self._combat_and_stage(sight)
        new: View = {
            "table": table,
            "me": me_section(seat),
            "seats": self._seats(seat_id, beings),
            "names": names,
            "beings": beings,
            "combat": combat,
            "stage": stage,
            "log": self._book.section(seat),
            "requests": self._requests_section(seat),
        }
        if old is not None:
            new = _kept(old, new)
        self._views[seat_id] = (self._version, new)
        return new

    def _of_state(self, state: Any, sight: Sight, old: View | None) -> tuple[TableSection, dict[str, str], Beings]:
        """The sections that most rolls leave as they are, as those change nothing but the log."""
        room, made_of = self._room, (state, self._room.game)
        counted = (self._play.position.pin, len(self._met))
        known = self._of.get(sight.seat)
        if old is not None and known is not None and all(map(is_, made_of, known)) and known[2:] == counted:
            return old["table"], old["names"], old["beings"]
        self._of[sight.seat] = (*made_of, *counted)
        beings = self._beings.section(state, sight, {} if old is None else old["beings"])
        table = table_section(room.game, self._play, room.pins, sight)
        return table, names_section(state, beings, self._met, sight), beings

    def _seats(self, seat_id: str, beings: Beings) -> dict[str, shapes.SeatView]:
        """Who sits where, drawn again when somebody comes or goes, or plays somebody else."""
        room, here = self._room, tuple(self._viewers)
        made_of = (room.seats, room.claimed, beings)
        known, online, drawn = self._sitting.get(seat_id, (None, (), {}))
        if known is None or online != here or not all(map(is_, made_of, known)):
            drawn = seats_section(room.seats.values(), beings, GM, here.__contains__, room.claimed.__contains__)
            self._sitting[seat_id] = (made_of, here, drawn)
        return drawn

    def _combat_and_stage(self, sight: Sight) -> tuple[Any, Any]:
        play = self._play
        made_of = (play.running, play.position.state, play.position.base, play.position.chain, sight.role)
        known, combat, stage = self._drawn.get(sight.seat, ((), None, None))
        if len(known) != len(made_of) or any(a is not b for a, b in zip(known, made_of, strict=True)):
            combat = play.system.views.combat(play.state, sight)
            stage = self._stage.view(play, sight, self.since())
            self._drawn[sight.seat] = (made_of, combat, stage)
        return combat, stage

    def _requests_section(self, seat: Seat) -> dict[str, shapes.Request]:
        gm = rights.is_gm(seat)
        return {one.id: self._request(one, gm) for one in self._room.requests.values() if gm or one.seat == seat.id}

    def _request(self, one: Request, gm: bool) -> shapes.Request:
        """A request; one that something be done says by its title what."""
        view: shapes.Request = {"id": one.id, "seat": one.seat, "action": None, "note": one.note, "at": one.at}
        if one.command is None:
            return {**view, "action": one.action if gm else self._book.index.line(one.action)}
        data = msgspec.json.decode(one.command)
        try:
            view["message"] = self._play.system.views.title(self._play.system.command(data))
        except Refused:  # asked for before the rules were changed: it can still be declined
            view["message"] = said(str(data.get("do", "")))
        if gm:
            view["command"] = data
        return view


def _kept(old: View, new: View) -> View:
    """The new view with the sections of the old one that are equal."""
    return cast(View, {name: same(old.get(name), section) for name, section in new.items()})
