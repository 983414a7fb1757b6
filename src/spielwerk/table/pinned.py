"""The content of a system that a table has agreed to, and what is installed now.

A table is played with the content it was begun with, or has accepted since by an entry of its log; like everything else
that follows the log, so that a take-back leads back to what was agreed to before. The rules' code is what is installed.
Where other content is installed, the game master is told what accepting it would change.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct, structs

from spielwerk.core import log as core_log
from spielwerk.core.content.changes import (
    BeingChange,
    Plain,
    RowChange,
    RowTold,
    changed_beings,
    changed_rows,
    told_rows,
)
from spielwerk.core.content.reading import ContentError
from spielwerk.core.log import Entry, Pin, Position
from spielwerk.core.system import System
from spielwerk.store.contract import Game, Log, Pinned

S = TypeVar("S")


class Difference(Struct, frozen=True):
    """What a table has agreed to and what is installed instead: the rows that differ, and the beings whose derived
    values would change. Without `played` the rules cannot play with what was agreed to, and do with what is installed.
    """

    version: str
    content: str
    installed_version: str
    installed_content: str
    rows: tuple[RowChange, ...]
    beings: tuple[BeingChange, ...]
    played: bool


class Outdated(Struct, frozen=True):
    """The same in words, for the game master."""

    version: str
    content: str
    installed_version: str
    installed_content: str
    rows: tuple[RowTold, ...]
    beings: tuple[BeingChange, ...]
    played: bool


class Agreed(Struct, frozen=True):
    """What a table has agreed to: the version and hash, the rows as they are stored, and the content to play with."""

    version: str
    content: str
    rows: Plain
    playing: Any
    played: bool


def content_of(system: System[Any]) -> Pinned:
    """What a table that begins now pins."""
    body = msgspec.json.Encoder(order="deterministic").encode(system.tables)
    return Pinned(system.version, sha256(body).hexdigest(), body)


class Pins(Generic[S]):
    """What a table plays with, by the entry that agreed to it; -1 for what it was begun with."""

    def __init__(self, log: Log, game: Game, system: System[S], decode: Callable[[bytes], Entry[Any, Any]]) -> None:
        self._log, self._game, self._system, self._decode = log, game, system, decode
        self.installed = content_of(system)
        self._agreed: dict[int, Agreed] = {}
        self._told: tuple[tuple[RowChange, ...], tuple[RowTold, ...]] = ((), ())
        self._last: tuple[int, Any, Difference | None] = (-2, None, None)

    def at(self, seq: int) -> Agreed:
        """What an entry agreed to."""
        if seq not in self._agreed:
            version, content = self._game.version, self._game.content
            if seq >= 0:
                act = self._decode(self._log.entries(self._game.id, [seq])[0].body).act
                assert isinstance(act, Pin)
                version, content = act.version, act.content
            self._agreed[seq] = self._found(version, content)
        return self._agreed[seq]

    def accepted(self, seq: int) -> None:
        """An entry, which need not be stored yet, has agreed to what is installed."""
        self._agreed[seq] = self._found(self.installed.version, self.installed.content)

    def _found(self, version: str, content: str) -> Agreed:
        """Content by its hash, from the store where something else is installed."""
        contents, same = self._system.contents, content == self.installed.content
        installed = None if contents is None else contents.installed
        rows = _rows(self.installed.body) if same else _kept(self._log.content(content), content)
        if contents is None or same:
            return Agreed(version, content, rows, installed, same)
        try:
            return Agreed(version, content, rows, contents.read(rows), True) if rows else self._lost(version, content)
        except ContentError:
            return Agreed(version, content, rows, installed, False)

    def _lost(self, version: str, content: str) -> Agreed:
        contents = self._system.contents
        return Agreed(version, content, {}, None if contents is None else contents.installed, False)

    def put(self, state: S, seq: int) -> S:
        """The state, played with what an entry agreed to."""
        return self._system.played_with(state, self.at(seq).playing)

    def named_by(self, position: Position[Any]) -> str:
        """The hash of the content that a table plays with, `""` if it is what is installed."""
        agreed = self.at(position.pin)
        return agreed.content if agreed.played and agreed.content != self.installed.content else ""

    def difference(self, position: Position[S]) -> Difference | None:
        """How what is installed differs from what the table has agreed to; None where it does not."""
        pin, state, found = self._last
        if pin != position.pin or state is not position.state:
            found = self._difference(position, None if found is None or pin != position.pin else found.rows)
            self._last = (position.pin, position.state, found)
        return found

    def outdated(self, position: Position[S]) -> Outdated | None:
        """Likewise, in words."""
        found = self.difference(position)
        if found is None:
            return None
        of, told = self._told
        if of is not found.rows:
            told = told_rows(self._system.shelves, self._system.tables_of(position.state), found.rows)
            self._told = (found.rows, told)
        return Outdated(**{**structs.asdict(found), "rows": told})

    def _difference(self, position: Position[S], rows: tuple[RowChange, ...] | None) -> Difference | None:
        agreed, new = self.at(position.pin), self.installed
        if (agreed.version, agreed.content) == (new.version, new.content):
            return None
        if rows is None:
            rows = changed_rows(agreed.rows, _rows(new.body))
        beings = () if agreed.content == new.content else self._beings(position.state)
        return Difference(agreed.version, agreed.content, new.version, new.content, rows, beings, agreed.played)

    def _beings(self, state: S) -> tuple[BeingChange, ...]:
        """Whose derived values would change."""
        contents = self._system.contents
        if contents is None:
            return ()
        there = contents.put(state, contents.installed)
        return changed_beings(
            contents.derived, state, core_log.onto(there, contents.adopted(state, contents.installed))
        )


def _rows(content: bytes) -> Plain:
    """Encoded content."""
    rows: Plain = msgspec.json.decode(content)
    return rows


def _kept(content: bytes | None, by: str) -> Plain:
    """Stored content; none where it is gone, or is not what its hash says."""
    return _rows(content) if content is not None and sha256(content).hexdigest() == by else {}
