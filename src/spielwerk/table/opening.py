"""Open a table: fold its log, check the chain of hashes, and take the latest action up where it stood."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from spielwerk.core import log as core_log
from spielwerk.core.codec import Codec
from spielwerk.core.dice.keyed import METHOD, commitment, keyed
from spielwerk.core.log import Entry, Position, Step
from spielwerk.core.play import Play
from spielwerk.core.resuming import taken_up
from spielwerk.core.system import System
from spielwerk.store.chain import beginning, checked
from spielwerk.store.contract import Game, Log, Row

from .book import Book
from .gallery import Room
from .index import Index
from .live import Hooks, LiveTable
from .pinned import Pins
from .scribe import Scribe, trusting

S = TypeVar("S")


class Stored(Generic[S]):
    """The part of a log that is no longer at hand, read again from the store."""

    def __init__(self, log: Log, game: Game, codec: Codec[S], pins: Pins[S]) -> None:
        self._log, self._game, self._codec, self._pins = log, game, codec, pins
        self._before: dict[int, Position[S]] = {}

    def before(self, seq: int) -> Position[S]:
        """The position before an entry, found once: each long take-back before that one asks for another, and those
        would ask for theirs again and again."""
        known = self._before.get(seq)
        if known is None:
            known = self._before[seq] = core_log.trimmed(self._folded(seq), 0)
        return known

    def _folded(self, seq: int) -> Position[S]:
        first = self._pins.put(self._codec.decode_state(self._game.first), -1)
        decode = self._codec.decode_step
        rows = self._log.stream(self._game.id, until=seq)
        steps = ((row.seq, decode(row.changes)) for row in rows)
        return core_log.fold(first, steps, before=self.before, repinned=self._pins.put)

    def entries(self, seqs: Sequence[int]) -> Sequence[Entry[Any, Any]]:
        return [self._codec.decode_entry(row.body) for row in self._log.entries(self._game.id, seqs)]


@contextmanager
def no_collection() -> Iterator[None]:
    """Put the garbage collector off: a fold makes much that lives and nothing that it could free (half the time).

    Afterwards all of it counts as old, so that not even the next collection of what is young looks at it.
    """
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.freeze()
            gc.unfreeze()
            gc.enable()


def open_table(log: Log, game: Game, system: System[S], hooks: Hooks) -> LiveTable[S]:
    """The table as its log says. Raises `store.chain.Broken` if the log was changed.

    Where the rules no longer come to the place at which the latest action stood, the game master is offered to give
    it up.
    """
    codec, index = Codec(system), Index()
    pins = Pins(log, game, system, codec.decode_entry)
    key = log.secret(f"dice:{game.id}")
    if key is None:
        raise KeyError(f"the table {game.id} has no dice")
    last = beginning(game.id, METHOD, commitment(key), game.first)
    tail, keys = [last], set[str]()

    def steps(rows: Iterator[Row]) -> Iterator[tuple[int, Step[Any]]]:
        decode, add = codec.decode_step, index.add
        for seq, _, changes, digest, line, name in rows:
            step = decode(changes)
            if name is not None:
                keys.add(name)
            add(seq, step, line is not None)
            tail[0] = digest
            yield seq, step

    earlier, rows = Stored(log, game, codec, pins), checked(log.stream(game.id), last)
    with no_collection():
        first = pins.put(codec.decode_state(game.first), -1)
        position = core_log.fold(first, steps(rows), before=earlier.before, repinned=pins.put)
    play = Play(system, position, taken_up(system, position, earlier), keyed(key, game.id), trusting, earlier)
    book = Book(log, game.id, system, index)
    scribe = Scribe(system, index, book.lines, tail[0], log.met(game.id))
    scribe.keys = keys
    return LiveTable(log, room_of(log, game, pins), play, book, scribe, hooks)


def room_of(log: Log, game: Game, pins: Pins[Any]) -> Room:
    """What there is at a table besides its log."""
    return Room(
        game,
        pins,
        {seat.id: seat for seat in log.seats(game.id)},
        log.claims(game.id),
        {request.id: request for request in log.requests(game.id)},
    )
