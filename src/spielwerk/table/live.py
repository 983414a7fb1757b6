"""One live game. Everything that changes it passes through here, one thing at a time.

A command is proposed by the core, appended to the log, and only then made true and shown. What a viewer has not been
sent yet is not queued: whoever is slow gets one patch for all that happened meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Generic, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core import log as core_log
from spielwerk.core.act import KEEP, Act, Drift, Refused, is_keeping
from spielwerk.core.commands import Trust
from spielwerk.core.log import OPEN_MANNER, Answer, Do, Manner, Redo
from spielwerk.core.play import Move, Play
from spielwerk.core.questions import Question
from spielwerk.core.system import Codec, System, no_preview
from spielwerk.core.view import Sight
from spielwerk.store.chain import link
from spielwerk.store.contract import Game, Log, Record, Request, Seat

from . import rights, wire
from .book import Book
from .index import Index
from .rights import CLOCK, GM
from .stage import Chances, Stage
from .viewer import Viewer
from .views import BeingViews, me_section, names_section, same, seats_section, table_section
from .wishes import Wishes

S = TypeVar("S")
R = TypeVar("R")
Preview = Callable[[System[Any], Any, Sight, Any], Mapping[str, Any]]
"""What a draft command would be rolled on and its odds, as a viewer may know them."""

LONGEST_PREVIEW: Final = 500
"""Lines that a preview of taking back lists at most."""
MOST_REQUESTS: Final = 20
"""Requests that a seat may have waiting."""


class Hooks(Struct, frozen=True):
    """What the table is given by those above it, and how long a held roll waits, in seconds."""

    chances: Chances | None = None
    preview: Preview | None = None
    hold_seconds: float = 15.0


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def trusting(question: Question[Any], act: Act[Any]) -> int | str | None:
    """The suggestion of a judgement that the game master lets stand."""
    return question.suggestion if question.judgement and question.key in act.state.trusted else None


class LiveTable(Generic[S]):
    """A game in play. Use it from one event loop; `opening.open_table` makes it."""

    def __init__(
        self, log: Log, game: Game, system: System[S], play: Play[S], index: Index, last_hash: bytes, hooks: Hooks
    ) -> None:
        self.log, self.game, self.system, self.play, self.hooks = log, game, system, play, hooks
        self.seats = {seat.id: seat for seat in log.seats(game.id)}
        self.requests = {request.id: request for request in log.requests(game.id)}
        self.book = Book(log, game.id, system, index)
        self._claimed, self._met = log.claims(game.id), log.met(game.id)
        self._encode, self._index, self._hash = Codec(system).encode, index, last_hash
        self._wishes = Wishes(play, self.book)
        self._stage = Stage(system, index, self.book.lines.words, hooks.chances)
        self._beings = BeingViews(system)
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._viewers: dict[str, list[Viewer]] = {}
        self._version = 0
        self._views: dict[str, tuple[int, dict[str, Any]]] = {}
        self._drawn: dict[str, tuple[tuple[Any, ...], Any, Any]] = {}  # what combat and stage were drawn from

    # --- what a seat sends ------------------------------------------------------------------------------------

    async def take(self, seat_id: str, message: wire.Keyed) -> Mapping[str, Any]:
        """Do what a seat wants, and say that it was done. Raises `Refused`; then nothing has happened.

        The caller may be cancelled: what was begun is finished.
        """
        return await self._surely(self._take(seat_id, message))

    async def _take(self, seat_id: str, message: wire.Keyed) -> Mapping[str, Any]:
        async with self._writing:
            seat = self.seats.get(seat_id)
            if seat is None:
                raise Refused("not_allowed")
            if isinstance(message, wire.Preview):
                return {"t": "preview", "key": message.key, "preview": self._preview(seat, message.command)}
            if isinstance(message, wire.UndoPreview):
                rights.act(seat)
                lines = self.book.since(seat, self._wishes.seq(seat, message.action), LONGEST_PREVIEW)
                return {"t": "undo_preview", "key": message.key, "lines": lines}
            key = f"{seat.id}:{message.key}"
            if not self.log.has_key(self.game.id, key):
                try:
                    await self._act(seat, message, key)
                except Drift:
                    raise Refused("drift") from None
            return {"t": "done", "key": message.key}

    async def _act(self, seat: Seat, message: wire.Keyed, key: str) -> None:
        match message:
            case wire.Do():
                await self._append(self._wishes.do(seat, message, self._manner(message.hidden), now()), key)
            case wire.Answer():
                await self._answer(seat, message, key)
            case wire.Cancel():
                await self._append(self._wishes.cancel(seat, message, now()), key)
            case wire.Redo():
                await self._append(self._wishes.redo(seat, message, now()), key)
            case wire.TakeBack():
                await self._take_back(seat, message, key)
            case wire.Decide():
                await self._decide(seat, message, key)
            case wire.Say():
                rights.act(seat)
                await self._append(self.play.say(message.text, seat.id, now()), key)
            case wire.SetSeat():
                await self._set_seat(seat, message)
            case wire.Preview() | wire.UndoPreview():
                raise TypeError("a preview changes nothing")
            case _:
                assert_never(message)

    async def _answer(self, seat: Seat, message: wire.Answer, key: str) -> None:
        asked = self.play.running.waits if self.play.running is not None else None
        try:
            move = self._wishes.answer(seat, message, now())
        except Refused as refused:
            if refused.ends:  # the rule takes the whole command back: nothing is left to be asked
                await self._append(self.play.cancel(self.play.question_id, seat.id, now()), None)
            raise
        await self._append(move, key)
        if message.trust and asked is not None and asked.key not in self._state.trusted:
            await self._append(self.play.do(Trust(asked.key), seat.id, now()), None)

    async def _take_back(self, seat: Seat, message: wire.TakeBack, key: str) -> None:
        action = self._wishes.seq(seat, message.action)
        move = self._wishes.take_back(seat, action, message.note, now())
        if move is not None:
            await self._append(move, key)
        elif not any(one.seat == seat.id and one.action == action for one in self.requests.values()):
            if sum(one.seat == seat.id for one in self.requests.values()) >= MOST_REQUESTS:
                raise Refused("too_fast")
            request = Request(secrets.token_hex(6), seat.id, action, message.note, now())
            await asyncio.wrap_future(self.log.put_request(self.game.id, request))
            self.requests[request.id] = request
            self.refresh()

    async def _decide(self, seat: Seat, message: wire.Decide, key: str) -> None:
        request = self.requests.get(message.request)
        if request is None or not (rights.is_gm(seat) or request.seat == seat.id):
            raise Refused("unknown_id", field="request", value=message.request[:40])
        if message.accept:
            rights.only_gm(seat, "accept")
            await self._append(self.play.take_back(request.action, request.note, seat.id, now()), key)
        else:
            await self._drop_requests([request.id])

    async def _set_seat(self, seat: Seat, message: wire.SetSeat) -> None:
        rights.act(seat)
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

    def _preview(self, seat: Seat, data: Mapping[str, Any]) -> Mapping[str, Any]:
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
            return {**no_preview(), "refused": wire.refusal(refused)}

    # --- the log ----------------------------------------------------------------------------------------------

    async def _surely(self, work: Coroutine[Any, Any, R]) -> R:
        """Do it even if whoever waits for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _append(self, move: Move[S], key: str | None) -> None:
        """Make a proposal safe, then true, then seen."""
        entry = replace(move.entry, salt=secrets.token_urlsafe(9))
        body, seq, index = self._encode(entry), entry.seq, self._index
        visible = self.book.lines.seen(entry, _is_hidden(move))
        met = {
            who: view["name"]
            for who, view in self._beings.public(move.position.state)
            if who not in self._met and view["name"]
        }
        changes, line = self._encode(move.step), index.lines if visible else None
        after = link(self._hash, body, changes, line, key)
        record = Record(seq, body, changes, after, line, key, met)
        await asyncio.wrap_future(self.log.append(self.game.id, record))
        self._hash = after
        self._met |= met
        index.add(seq, move.step, visible)
        self.play.accept(move)
        self.book.add(entry)
        self.refresh()
        self._set_timer()
        if isinstance(entry.act, core_log.TakeBack | Redo):
            await self._drop_requests([r.id for r in self.requests.values() if index.marked(r.action) is not None])

    async def _drop_requests(self, ids: list[str]) -> None:
        if ids:
            await asyncio.wrap_future(self.log.drop_requests(self.game.id, ids))
            self.requests = {one.id: one for one in self.requests.values() if one.id not in ids}
            self.refresh()

    # --- the clock --------------------------------------------------------------------------------------------

    def since(self) -> int:
        """When what is open was asked, in milliseconds since 1970."""
        chain = self.play.position.chain
        return self.book.entry(chain[-1]).at if chain else 0

    def start(self) -> None:
        """Let the clock run; called once the table is in its event loop."""
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        running = self.play.running
        if running is not None and running.waits is not None and is_keeping(running.waits.key):
            left = self.since() / 1000 + self.hooks.hold_seconds - time.time()
            self._timer = asyncio.get_running_loop().call_later(max(left, 0), self._time_is_up, self.play.question_id)

    def _time_is_up(self, question: str) -> None:
        task = asyncio.get_running_loop().create_task(self._keep(question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, question: str) -> None:
        """A held roll that nobody decides on is kept."""
        async with self._writing:
            if self.play.question_id == question:
                await self._append(self.play.answer(question, KEEP, CLOCK, now()), None)

    async def close(self) -> None:
        """Finish what is being done."""
        if self._timer is not None:
            self._timer.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- seats ------------------------------------------------------------------------------------------------

    async def put_seat(self, seat: Seat) -> None:
        """Add a seat, or change it."""
        await self._surely(self._put_seat(seat))

    async def _put_seat(self, seat: Seat) -> None:
        await asyncio.wrap_future(self.log.put_seat(self.game.id, seat))
        self.seats = {**self.seats, seat.id: seat}
        self.refresh()

    def look_who_sits(self) -> None:
        """Somebody has claimed a seat."""
        self._claimed = self.log.claims(self.game.id)
        self.refresh()

    def enter(self, seat_id: str) -> Viewer:
        """Somebody looks at the table from a seat."""
        viewer = Viewer(seat_id, self.view, now)
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
        self.refresh()

    # --- views ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Something that is seen may have changed: wake everybody."""
        self._version += 1
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.wake.set()

    def view(self, seat_id: str) -> dict[str, Any]:
        """What a seat may know, section by section."""
        version, old = self._views.get(seat_id, (-1, {}))
        if version == self._version:
            return old
        seat, state = self.seats[seat_id], self._state
        sight = Sight(seat.role, seat.id)
        beings = self._beings.section(state, sight, old.get("beings", {}))
        combat, stage = self._combat_and_stage(sight)
        online, claimed = self._viewers.__contains__, self._claimed.__contains__
        new: dict[str, Any] = {
            "table": table_section(self.game, state, sight),
            "me": me_section(seat),
            "seats": seats_section(self.seats.values(), beings, GM, online, claimed),
            "names": names_section(state, beings, self._met, sight),
            "beings": beings,
            "combat": combat,
            "stage": stage,
            "log": self.book.section(seat),
            "requests": self._requests_section(seat),
        }
        view = {name: same(old.get(name), section) for name, section in new.items()}
        self._views[seat_id] = (self._version, view)
        return view

    def _combat_and_stage(self, sight: Sight) -> tuple[Any, Any]:
        play = self.play
        made_of = (play.running, play.position.state, play.position.base, play.position.chain, sight.role)
        known, combat, stage = self._drawn.get(sight.seat, ((), None, None))
        if len(known) != len(made_of) or any(a is not b for a, b in zip(known, made_of, strict=True)):
            combat = self.system.views.combat(play.state, sight)
            stage = self._stage.view(play, sight, self.since())
            self._drawn[sight.seat] = (made_of, combat, stage)
        return combat, stage

    def _requests_section(self, seat: Seat) -> dict[str, Any]:
        gm = rights.is_gm(seat)
        return {
            one.id: {
                "id": one.id,
                "seat": one.seat,
                "action": one.action if gm else self._index.line(one.action),
                "note": one.note,
                "at": one.at,
            }
            for one in self.requests.values()
            if gm or one.seat == seat.id
        }


def _is_hidden(move: Move[Any]) -> bool:
    """Whether players are not to see the action that an entry belongs to."""
    act = move.entry.act
    if isinstance(act, Do | Redo):
        return act.manner.hidden
    return isinstance(act, Answer) and move.running is not None and move.running.manner.hidden
