"""One live game. Everything that changes it passes through here, one thing at a time.

A command is proposed by the core and appended to the log. While the disk writes, its views are drawn already; they are
sent when it is safe, and forgotten if it cannot be saved. What a viewer has not been sent yet is not queued: whoever is
slow gets one patch for all that happened meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Generic, TypeVar, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core import log as core_log
from spielwerk.core.act import Refused
from spielwerk.core.log import OPEN_MANNER, Manner
from spielwerk.core.play import Move, Play
from spielwerk.core.resolving import KEEP, Drift, is_keeping
from spielwerk.core.shapes import Preview, error_of, no_preview
from spielwerk.core.system import System
from spielwerk.core.unseen import seen
from spielwerk.core.view import Sight
from spielwerk.store.contract import NO_ACTION, Brought, Game, Log, Picture, Request, Seat

from . import rights, wire
from .book import Book
from .gallery import Gallery, Room
from .ledger import Ledger
from .portraits import in_use, shown
from .rights import CLOCK
from .scribe import Scribe, now
from .shapes import Reply
from .stage import Chances
from .wishes import Wishes

S = TypeVar("S")
R = TypeVar("R")
_log = logging.getLogger(__name__)
Previews = Callable[[System[Any], Any, Sight, Any], Preview]
"""What a draft command would be rolled on and its odds, as a viewer may know them."""

LONGEST_PREVIEW: Final = 500
"""Lines that a preview of taking back lists at most."""
MOST_REQUESTS: Final = 20
"""Requests that a seat may have waiting."""


class Hooks(Struct, frozen=True):
    """What the table is given by those above it, and how long a held roll waits, in seconds."""

    chances: Chances | None = None
    preview: Previews | None = None
    hold_seconds: float = 15.0


class LiveTable(Generic[S]):
    """A game in play. Use it from one event loop; `opening.open_table` makes it."""

    def __init__(self, log: Log, room: Room, play: Play[S], book: Book, scribe: Scribe[S], hooks: Hooks) -> None:
        self.log, self.room, self.play, self.book, self.hooks = log, room, play, book, hooks
        self.system = play.system
        self._wishes = Wishes(play, book, room, lambda seat: log.brought(room.game.id, seat))
        self._gallery = Gallery(room, play, book, scribe.met, hooks.chances)
        self._ledger = Ledger(log, room, play, book, scribe, self._gallery, self._set_timer)
        self.enter, self.leave, self.view = self._gallery.enter, self._gallery.leave, self._gallery.view
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def game(self) -> Game:
        """The game and what it pins."""
        return self.room.game

    @property
    def seats(self) -> Mapping[str, Seat]:
        """The seats by id."""
        return self.room.seats

    async def at_rest(self) -> None:
        """Wait until nothing is being written, so that nothing is read that is not safe yet."""
        async with self._writing:
            return

    # --- what a seat sends ------------------------------------------------------------------------------------

    async def take(self, seat_id: str, message: wire.Keyed) -> Reply:
        """Do what a seat wants, and say that it was done. Raises `Refused`; then nothing has happened.

        The caller may be cancelled: what was begun is finished.
        """
        return await self._surely(self._take(seat_id, message))

    async def _take(self, seat_id: str, message: wire.Keyed) -> Reply:
        async with self._writing:
            self._ledger.settle()
            seat = self._seat(seat_id)
            if isinstance(message, wire.AskPreview):
                return {"t": "preview", "key": message.key, "preview": self._preview(seat, message.command)}
            if isinstance(message, wire.AskUndo):
                rights.act(seat)
                lines = self.book.since(seat, self._wishes.seq(seat, message.action), LONGEST_PREVIEW)
                return {"t": "undo_preview", "key": message.key, "lines": lines}
            key = f"{seat.id}:{message.key}"
            if not self._ledger.is_done(key):
                try:
                    await self._act(seat, message, key)
                except Drift:
                    raise Refused("drift") from None
                self._ledger.remember(key)
            return {"t": "done", "key": message.key}

    def _seat(self, seat_id: str) -> Seat:
        """Whoever sends. Refuses them where the seat is gone meanwhile."""
        seat = self.seats.get(seat_id)
        if seat is None:
            raise Refused("not_allowed", says="no_seat")
        return seat

    async def bring(self, seat_id: str, message: wire.Do, picture: Picture, most: int) -> None:
        """Give a being a picture that comes with the command. Raises `Refused`; then nothing has happened, as where the
        table has `most` pictures in use."""
        await self._surely(self._bring(seat_id, message, picture, most))

    async def _bring(self, seat_id: str, message: wire.Do, picture: Picture, most: int) -> None:
        async with self._writing:
            self._ledger.settle()
            seat = self._seat(seat_id)
            move = self._wishes.do(seat, message, self._manner(False), now(), picture.hash)
            if len(shown(move.position.state)) > most:
                raise Refused("too_many_pictures", allowed=most)
            brings = Brought(picture, in_use(move.position, self.room.requests.values()))
            await self._ledger.append(move, key=f"{seat.id}:{message.key}", brings=brings)

    async def _act(self, seat: Seat, message: wire.Keyed, key: str) -> None:
        rights.act(seat)
        match message:
            case wire.Do():
                await self._ledger.append(self._wishes.do(seat, message, self._manner(message.hidden), now()), key=key)
            case wire.Answer():
                await self._answer(seat, message, key)
            case wire.Cancel():
                await self._ledger.append(self._wishes.cancel(seat, message, now()), key=key)
            case wire.Redo():
                await self._ledger.append(self._wishes.redo(seat, message, now()), key=key)
            case wire.TakeBack():
                await self._take_back(seat, message, key)
            case wire.Decide():
                await self._decide(seat, message, key)
            case wire.Say():
                await self._ledger.append(self.play.say(message.text, seat.id, now()), key=key)
            case wire.SetSeat():
                await self._set_seat(seat, message)
            case wire.Pin():
                await self._pin(seat, message, key)
            case wire.AskPreview() | wire.AskUndo():
                raise TypeError("a preview changes nothing")
            case _:
                assert_never(message)

    async def _answer(self, seat: Seat, message: wire.Answer, key: str) -> None:
        try:
            moves = self._wishes.answer(seat, message, now())
        except Refused as refused:
            if refused.ends:  # the rule takes the whole command back: nothing is left to be asked
                await self._ledger.append(self.play.cancel(self.play.question_id, seat.id, now()))
                self._ledger.remember(key, refused)  # with its key the entry would say that the answer was taken
            raise
        await self._ledger.append(*moves, key=key)

    async def _take_back(self, seat: Seat, message: wire.TakeBack, key: str) -> None:
        action, requests = self._wishes.seq(seat, message.action), self.room.requests
        move = self._wishes.take_back(seat, action, message.note, now())
        if move is not None:
            await self._ledger.append(move, key=key)
        elif not any(one.seat == seat.id and one.action == action for one in requests.values()):
            await self._request(seat, action, message.note)

    async def _request(
        self, seat: Seat, action: int, note: str, command: bytes | None = None, picture: Picture | None = None
    ) -> None:
        """Let the game master decide on something."""
        requests = self.room.requests
        if sum(one.seat == seat.id for one in requests.values()) >= MOST_REQUESTS:
            raise Refused("too_fast")
        request = Request(secrets.token_hex(6), seat.id, action, seen(note), now(), command)
        await asyncio.wrap_future(self.log.put_request(self.game.id, request, picture))
        requests[request.id] = request
        self._gallery.refresh()

    async def _decide(self, seat: Seat, message: wire.Decide, key: str) -> None:
        request = self.room.requests.get(message.request)
        if request is None or not (rights.is_gm(seat) or request.seat == seat.id):
            raise Refused("unknown_id", field="request", value=message.request)
        if message.accept:
            rights.only_gm(seat, "accept")
            await self._ledger.append(self._granted(seat, request), key=key, settles=[request.id])
        else:
            await asyncio.wrap_future(self.log.drop_requests(self.game.id, [request.id]))
            del self.room.requests[request.id]
            self._gallery.refresh()

    def _granted(self, seat: Seat, request: Request) -> Move[S]:
        """What a request asks for, done by the game master."""
        if request.command is None:
            return self.play.take_back(request.action, request.note, seat.id, now())
        wish = wire.Do(request.id, msgspec.json.decode(request.command))
        return self._wishes.do(seat, wish, self._manner(False), now())

    async def propose(
        self, seat_id: str, key: str, command: Mapping[str, Any], note: str, picture: Picture | None = None
    ) -> bool:
        """Do what a seat proposes where it is the game master's, else ask them for it; whether they are asked. With it
        a picture is kept that it needs.

        The caller answers for what a player may ask for. Raises `Refused`; then nothing has happened.
        """
        return await self._surely(self._propose(seat_id, key, command, note, picture))

    async def _propose(
        self, seat_id: str, key: str, command: Mapping[str, Any], note: str, picture: Picture | None
    ) -> bool:
        async with self._writing:
            self._ledger.settle()
            seat = self._seat(seat_id)
            rights.act(seat)
            whole, asks = f"{seat.id}:{key}", not rights.is_gm(seat)
            if self._ledger.is_done(whole):
                return asks
            if not asks:
                move = self._wishes.do(seat, wire.Do(key, dict(command)), self._manner(False), now())
                used = in_use(move.position, self.room.requests.values())
                brings = None if picture is None else Brought(picture, used)
                await self._ledger.append(move, key=whole, brings=brings)
                return False
            self.system.command(command)  # what cannot be read is refused now and not when it is granted
            asked = msgspec.json.encode(command)
            if not any(one.seat == seat.id and one.command == asked for one in self.room.requests.values()):
                await self._request(seat, NO_ACTION, note, asked, picture)
            self._ledger.remember(whole)
            return True

    async def _pin(self, seat: Seat, message: wire.Pin, key: str) -> None:
        """From now on with what is installed."""
        rights.only_gm(seat)
        new, contents = self.room.pins.installed, self.system.contents
        old = self.room.pins.difference(self.play.position)
        if old is None or new.content != message.content or old.content == new.content:
            raise Refused("unknown_id", field="content", value=message.content)
        pin = core_log.Pin(new.version, new.content, changes=old.rows, beings=old.beings)
        move = self.play.pin(pin, None if contents is None else contents.installed, seat.id, now())
        await self._ledger.append(move, key=key, pins=new)

    async def _set_seat(self, seat: Seat, message: wire.SetSeat) -> None:
        hold = seat.hold if message.hold is None else message.hold
        hand = seat.hand_dice if message.hand_dice is None else message.hand_dice
        await self._put_seat(replace(seat, hold=hold, hand_dice=hand))

    @property
    def _state(self) -> Any:
        return self.play.state

    def _manner(self, hidden: bool) -> Manner:
        hand = tuple(sorted(seat.id for seat in self.seats.values() if seat.hand_dice))
        hold = tuple(sorted(seat.id for seat in self.seats.values() if seat.hold))
        return Manner(hand, hold, hidden) if hand or hold or hidden else OPEN_MANNER

    def _preview(self, seat: Seat, data: Mapping[str, Any]) -> Preview:
        try:
            unknown = self.system.unknown_in(self._state, data, rights.unseen(seat, self._state.beings))
            if unknown is not None:
                raise unknown
            command = self.system.command(data)
            rights.command(seat, command, self._state.beings, hidden=False)
            if self.hooks.preview is None:
                return no_preview()
            return self.hooks.preview(self.system, self._state, Sight(seat.role, seat.id), command)
        except Refused as refused:
            return {**no_preview(), "refused": error_of(refused)}

    async def _surely(self, work: Coroutine[Any, Any, R]) -> R:
        """Do it even if whoever waits for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_left_alone)
            raise

    # --- the clock --------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Let the clock run; called once the table is in its event loop."""
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        running = self.play.running
        if running is not None and running.waits is not None and is_keeping(running.waits.key):
            hold = self.hooks.hold_seconds
            left = self._gallery.since() / 1000 + hold - time.time()
            self._wait(min(max(left, 0), hold), self.play.question_id)  # the clock may have been set back since

    def _wait(self, seconds: float, question: str) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up, question)

    def _time_is_up(self, question: str) -> None:
        task = asyncio.get_running_loop().create_task(self._keep(question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, question: str) -> None:
        """A held roll that nobody decides on is kept; where that cannot be written, it is tried again."""
        try:
            async with self._writing:
                self._ledger.settle()
                if self.play.question_id == question:
                    await self._ledger.append(self.play.answer(question, KEEP, CLOCK, now()))
        except Exception:  # nobody waits for this who could be told
            _log.exception("the held roll %s of %s is not kept yet", question, self.game.id)
            self._wait(self.hooks.hold_seconds, question)

    async def close(self) -> None:
        """Finish what is being done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._timer is not None:
            self._timer.cancel()

    # --- seats ------------------------------------------------------------------------------------------------

    async def put_seat(self, seat: Seat) -> None:
        """Add a seat, or give one that is there another name; what was set at it meanwhile stays."""
        await self._surely(self._add_or_rename(seat))

    async def _add_or_rename(self, seat: Seat) -> None:
        async with self._writing:
            here = self.seats.get(seat.id)
            await self._put_seat(seat if here is None else replace(here, name=seat.name))

    async def _put_seat(self, seat: Seat) -> None:
        await asyncio.wrap_future(self.log.put_seat(self.game.id, seat))
        self.room.seats = dict(sorted({**self.room.seats, seat.id: seat}.items()))  # as they are read from the store
        self._gallery.refresh()

    async def unseat(self, seat: Seat, keep: bytes) -> None:
        """Free a seat of everybody but the person `keep`; whoever looks from there is shown nothing more."""
        await self._surely(self._unseat(seat, keep))

    async def _unseat(self, seat: Seat, keep: bytes) -> None:
        async with self._writing:
            await asyncio.wrap_future(self.log.unseat(self.game.id, seat, keep))
            self._gallery.dismiss(seat.id, keep)
            if seat.role == "spectator":
                self.room.seats = {name: one for name, one in self.seats.items() if name != seat.id}
            self.look_who_sits()

    def look_who_sits(self) -> None:
        """Somebody has claimed a seat."""
        self.room.claimed = self.log.claims(self.game.id)
        self._gallery.refresh()


def _left_alone(work: asyncio.Task[Any]) -> None:
    """Whoever waited has gone: what they would have been told is for nobody, and only what went wrong is noted."""
    fault = None if work.cancelled() else work.exception()
    if fault is not None and not isinstance(fault, Refused):
        _log.error("what somebody sent who has gone failed", exc_info=fault)
