"""What becomes of proposals: written safely, then true, then seen; and nothing at all where they cannot be saved."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from spielwerk.core import log as core_log
from spielwerk.core.act import Refused
from spielwerk.core.log import Position, Redo
from spielwerk.core.play import Move, Play
from spielwerk.core.running import Running
from spielwerk.store.contract import Brought, Log, Pinned, Request

from .book import Book
from .book import Kept as KeptBook
from .gallery import Gallery, Room
from .scribe import Kept as KeptScribe
from .scribe import Scribe, Written

S = TypeVar("S")

KEPT_KEYS: Final = 1000
"""Keys at hand of what left no entry with its key, such as asking for something. They last as long as the server runs:
whoever sends it again after that at worst asks twice, or is told that it is gone."""


class Batch(Struct, Generic[S], frozen=True):
    """What is written together; `drops` are requests that are settled by it."""

    written: Sequence[Written[S]]
    drops: Sequence[str] = ()
    pins: Pinned | None = None
    brings: Brought | None = None


class Before(Struct, Generic[S], frozen=True):
    """All that an entry changes at a table, as it was before it."""

    position: Position[S]
    running: Running[S] | None
    scribe: KeptScribe
    book: KeptBook
    requests: dict[str, Request]


class Ledger(Generic[S]):
    """Writes a game down. `then` is called whenever something has become true. One writer at a time."""

    def __init__(
        self,
        log: Log,
        room: Room,
        play: Play[S],
        book: Book,
        scribe: Scribe[S],
        gallery: Gallery[S],
        then: Callable[[], None],
    ) -> None:
        self._log, self._room, self._play, self._book = log, room, play, book
        self._scribe, self._gallery, self._then = scribe, gallery, then
        self._unsure: Batch[S] | None = None  # it may have been written although that could not be confirmed
        self._done: dict[str, Refused | None] = {}  # by key, oldest first: how it was refused, if it was

    def is_done(self, key: str) -> bool:
        """Whether what was sent with this key is done: whoever missed the answer sends it again.

        Refuses as before what was refused and has changed something nevertheless.
        """
        refused = self._done.get(key)
        if refused is not None:
            raise refused.with_traceback(None)
        return key in self._done or key in self._scribe.keys

    def remember(self, key: str, refused: Refused | None = None) -> None:
        """Keep the key of what was done; the log has those of entries."""
        if key not in self._scribe.keys:
            self._done[key] = refused
            if len(self._done) > KEPT_KEYS:
                del self._done[next(iter(self._done))]

    async def append(
        self,
        *moves: Move[S],
        key: str | None = None,
        pins: Pinned | None = None,
        settles: Sequence[str] = (),
        brings: Brought | None = None,
    ) -> None:
        """Make proposals that follow each other true and safe, then seen. `settles`: requests that this answers."""
        drops = sorted({*settles, *self._settled_by(moves[0])})
        batch = Batch(self._scribe.written(moves, key), drops, pins, brings)
        records = [one.record for one in batch.written]
        writing = self._log.append(self._room.game.id, *records, drops=drops, pins=pins, brings=brings)
        before = self._before()
        with self._gallery.unsafe():
            self._make_true(batch)
            os.sched_yield()  # the writer begins, before the drawing keeps it waiting for the interpreter
            self._gallery.foresee()
            try:
                await asyncio.wrap_future(writing)
            except Exception:  # whatever it was: what the log may not have is not true
                self._undo(before, batch)
                self._unsure = batch
                if not self.settle():
                    raise
        self._then()

    def settle(self) -> bool:
        """Look into the log for what could not be confirmed; whether it was written after all.

        Where even that fails, nothing more is written until it succeeds.
        """
        batch = self._unsure
        if batch is None:
            return False
        first = batch.written[0].record
        rows = self._log.entries(self._room.game.id, [first.seq])
        self._unsure = None
        if not rows or rows[0].hash != first.hash:
            return False
        self._make_true(batch)
        self._then()
        return True

    def _make_true(self, batch: Batch[S]) -> None:
        for one in batch.written:
            self._scribe.stored(one)
            self._play.accept(one.move)
            self._book.add(one.entry)
            if isinstance(one.entry.act, core_log.Pin):
                self._room.pins.accepted(one.entry.seq)
        for request in batch.drops:
            self._room.requests.pop(request, None)
        self._gallery.refresh()

    def _before(self) -> Before[S]:
        play = self._play
        kept = (self._scribe.kept(), self._book.kept())
        return Before(play.position, play.running, *kept, dict(self._room.requests))

    def _undo(self, before: Before[S], batch: Batch[S]) -> None:
        """All as it was: the log does not have it."""
        self._play.position, self._play.running = before.position, before.running
        self._scribe.restore(before.scribe, batch.written)
        self._book.restore(before.book)
        self._room.requests.clear()
        self._room.requests.update(before.requests)
        self._gallery.refresh()

    def _settled_by(self, move: Move[S]) -> list[str]:
        """The requests about what no longer counts after this."""
        if not isinstance(move.entry.act, core_log.TakeBack | Redo):
            return []
        marks = self._scribe.index.marks_after(move.entry.seq, move.step)
        return [one.id for one in self._room.requests.values() if core_log.marked(marks, one.action) is not None]
