"""Proposals as they go into the log: salted, encoded, chained, numbered for players."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.codec import Codec
from spielwerk.core.log import Answer, Do, Entry, Redo
from spielwerk.core.play import Move
from spielwerk.core.questions import Question
from spielwerk.core.system import System
from spielwerk.core.view import basics
from spielwerk.store.chain import link
from spielwerk.store.contract import Record

from .index import Index
from .lines import PUBLIC, Lines

S = TypeVar("S")


def trusting(question: Question[Any], act: Act[Any]) -> int | str | None:
    """The suggestion of a judgement that the game master lets stand."""
    return question.suggestion if question.judgement and question.key in act.state.trusted else None


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Written(Struct, Generic[S], frozen=True):
    """A proposal, its entry as it is to be stored, and whether players get a line for it."""

    move: Move[S]
    entry: Entry[Any, Any]
    record: Record


class Kept(Struct, frozen=True):
    """How far a log had come: its last hash, how many entries it had, whom players had met."""

    last: bytes
    entries: int
    met: dict[str, str]


class Scribe(Generic[S]):
    """Knows how far the log has come: its index, last hash and keys, and the names that players have met."""

    def __init__(self, system: System[S], index: Index, lines: Lines, last: bytes, met: Mapping[str, str]) -> None:
        self._encode, self._lines, self.index, self.last, self.met = Codec(system).encode, lines, index, last, dict(met)
        self.keys: set[str] = set()

    def written(self, moves: Sequence[Move[S]], key: str | None) -> list[Written[S]]:
        """Proposals that follow each other; nothing is changed yet. The key is that of the first."""
        out: list[Written[S]] = []
        last, line = self.last, self.index.lines
        for move in moves:
            entry = replace(move.entry, salt=secrets.token_urlsafe(9))
            body, changes = self._encode(entry), self._encode(move.step)
            seen = self._lines.seen(entry, _is_hidden(move), beside=move.step.kind == "beside")
            number = line if seen else None
            last = link(last, body, changes, number, key)
            record = Record(entry.seq, body, changes, last, number, key, self._met_now(move.position.state))
            out.append(Written(move, entry, record))
            line, key = line + seen, None
        return out

    def stored(self, one: Written[S]) -> None:
        """It is the newest entry."""
        self.last = one.record.hash
        if one.record.met:
            self.met.update(one.record.met)
        if one.record.key is not None:
            self.keys.add(one.record.key)
        self.index.add(one.entry.seq, one.move.step, one.record.line is not None)

    def kept(self) -> Kept:
        """How far the log has come now."""
        return Kept(self.last, len(self.index), dict(self.met))

    def restore(self, kept: Kept, gone: Sequence[Written[S]]) -> None:
        """Be as it was: these could not be saved."""
        self.last = kept.last
        self.index.cut(kept.entries)
        self.met.clear()
        self.met.update(kept.met)  # others look into the same dictionary
        self.keys.difference_update(one.record.key for one in gone if one.record.key is not None)

    def _met_now(self, state: Any) -> dict[str, str]:
        """The beings whose names players see and did not know."""
        names: dict[str, str] = {}
        for who, being in state.beings.items():
            if being.present and self.met.get(who) != being.name:
                view = basics(being, PUBLIC)
                if view is not None and view["name"]:
                    names[who] = view["name"]
        return names


def _is_hidden(move: Move[Any]) -> bool:
    """Whether players are not to see the action that an entry belongs to."""
    act = move.entry.act
    if move.entry.veil is not None:
        return True
    if isinstance(act, Do | Redo):
        return act.manner.hidden
    return isinstance(act, Answer) and move.running is not None and move.running.manner.hidden
