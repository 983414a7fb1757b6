"""The log as it is read: the entries at hand, and the lines that each kind of viewer has of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

from spielwerk.core.codec import Codec
from spielwerk.core.log import Answer, Do, Entry, Mark, Pin, Redo, Say, TakeBack
from spielwerk.core.system import System
from spielwerk.core.text import Message
from spielwerk.store.contract import Log, Row, Seat

from .index import Index
from .lines import Lines, hides
from .rights import CLOCK
from .shapes import Line

SHOWN: Final = 60
"""Lines in a view; older ones are fetched by the page."""
AT_HAND: Final = 4 * SHOWN
"""Whole entries that are kept in memory at most."""

AnyEntry = Entry[Any, Any]


class Kept(NamedTuple):
    """What a book held at some moment."""

    entries: dict[int, AnyEntry]
    recent: dict[bool, deque[tuple[AnyEntry, Line]]]
    sections: dict[bool, tuple[Mark | None, dict[str, Line]]]
    apart: int


class Book:
    """Reads one table's log; whoever appends tells it with `add`."""

    def __init__(self, log: Log, game: str, system: System[Any], index: Index) -> None:
        self._log, self._game, self.index = log, game, index
        self._decode = Codec(system).decode_entry
        self.lines = Lines(system, index)
        self._entries: dict[int, AnyEntry] = {}  # newest last
        self._recent: dict[bool, deque[tuple[AnyEntry, Line]]] = {p: deque(maxlen=SHOWN) for p in (False, True)}
        self._sections: dict[bool, tuple[Mark | None, dict[str, Line]]] = {}  # and the marks they were drawn with
        self._apart = -1  # the newest entry of which some seat is told more than everybody
        self._take_up()

    def _take_up(self) -> None:
        """The newest lines of a log that was opened."""
        end = len(self.index)
        for row in self._log.page(self._game, end, AT_HAND, lines=False):
            self._entries[row.seq] = self._decode(row.body)
        for public, lines in self._recent.items():
            for row in self._log.page(self._game, self.index.lines if public else end, SHOWN, lines=public):
                entry = self._entries.get(row.seq) or self._decode(row.body)
                line = self._line(entry, public)
                if line is not None:
                    lines.append((entry, line))
                if _is_apart(entry):
                    self._apart = max(self._apart, entry.seq)

    def add(self, entry: AnyEntry) -> None:
        """An entry was appended; the index has it already."""
        self._entries[entry.seq] = entry
        if _is_apart(entry):
            self._apart = entry.seq
        if len(self._entries) > 2 * AT_HAND:
            self._entries = dict(list(self._entries.items())[-AT_HAND:])
        for public, lines in self._recent.items():
            line = self._line(entry, public)
            if line is not None:
                lines.append((entry, line))
                self._lengthen(public, entry, line)

    def kept(self) -> Kept:
        """All that `add` changes, to come back to with `restore`."""
        recent = {public: lines.copy() for public, lines in self._recent.items()}
        return Kept(self._entries.copy(), recent, self._sections.copy(), self._apart)

    def restore(self, kept: Kept) -> None:
        """Be as it was: what was added since could not be saved."""
        self._entries, self._sections, self._apart = kept.entries, kept.sections, kept.apart
        self._recent.update(kept.recent)

    def _lengthen(self, public: bool, entry: AnyEntry, line: Line) -> None:
        """Draw one more line of a section, where the others are as they were."""
        marks, old = self._sections.get(public, (None, None))
        if old is not None and marks is self.index.marks:
            section = {**old, str(line["n"]): self._draw(entry, line, public)}
            if len(section) > SHOWN:
                del section[next(iter(section))]
            self._sections[public] = (marks, section)

    # --- entries ----------------------------------------------------------------------------------------------

    def entry(self, seq: int) -> AnyEntry:
        """An entry, whole."""
        entry = self._entries.get(seq)
        return entry if entry is not None else self._decode(self._log.entries(self._game, [seq])[0].body)

    def seq(self, seat: Seat, number: int) -> int | None:
        """The entry that has this number for a seat."""
        if seat.role != "gm":
            return self.index.seq(number)
        return number if 0 <= number < len(self.index) else None

    def harmless(self, seat_id: str) -> int | None:
        """A seat's own last action, if nothing was rolled, shown or answered by anybody in it or since."""
        for entry in reversed(self._entries.values()):
            act = entry.act
            if isinstance(act, Say):
                continue
            if entry.actor != seat_id or any(given.rolled for given in entry.inputs):
                return None
            if isinstance(act, Do):
                return entry.seq if self.index.marked(entry.seq) is None else None
            if not isinstance(act, Answer):
                return None
        return None

    def may_ask_back(self, seat_id: str, seq: int) -> bool:
        """Whether a seat may ask that its own action be taken back."""
        entry = self.entry(seq)
        return entry.actor == seat_id and isinstance(entry.act, Do | Redo) and self.index.marked(seq) is None

    # --- lines ------------------------------------------------------------------------------------------------

    def section(self, seat: Seat) -> dict[str, Line]:
        """The newest lines as a seat sees them, by number."""
        public = seat.role != "gm"
        marks, section = self._sections.get(public, (None, None))
        if section is None or marks is not self.index.marks:
            section = {str(line["n"]): self._draw(entry, line, public) for entry, line in self._recent[public]}
            self._sections[public] = (self.index.marks, section)
        if seat.role == "player" and self._recent[True] and self._apart >= self._recent[True][0][0].seq:
            section = section | self._lifted(seat)
        own = self.harmless(seat.id) if seat.role == "player" else None
        number = None if own is None else str(self.index.line(own))
        return section if number not in section else {**section, number: {**section[number], "back": True}}

    def _lifted(self, seat: Seat) -> dict[str, Line]:
        """The newest lines of which this seat is told more than everybody."""
        own = ((entry, line["n"]) for entry, line in self._recent[True] if entry.beings_of(seat.id))
        return {str(n): self._draw(entry, self.lines.lifted(entry, n, seat.id), True) for entry, n in own}

    def page(self, seat: Seat, before: int, count: int = SHOWN) -> list[Line]:
        """The lines before a number, as this seat counts and sees them."""
        return list(self._drawn_rows(seat, self._log.page(self._game, before, count, lines=seat.role != "gm")))

    def since(self, seat: Seat, seq: int, most: int) -> list[Line]:
        """The lines from an entry on that still count, the newest of them if there are more than `most`."""
        end = len(self.index)
        rows = self._log.page(self._game, end, min(end - seq, most), lines=False)
        return list(self._drawn_rows(seat, [row for row in rows if self.index.marked(row.seq) is None]))

    def _drawn_rows(self, seat: Seat, rows: list[Row]) -> Iterator[Line]:
        public = seat.role != "gm"
        own = self.harmless(seat.id) if seat.role == "player" else None
        for row in rows:
            entry = self._decode(row.body)
            line = self._line(entry, public)
            if line is not None:
                own_line = public and seat.role == "player" and entry.beings_of(seat.id)
                seen = self.lines.lifted(entry, line["n"], seat.id) if own_line else line
                drawn = self._draw(entry, seen, public)
                yield {**drawn, "back": True} if entry.seq == own else drawn

    def _line(self, entry: AnyEntry, public: bool) -> Line | None:
        number = self.index.line(entry.seq)
        if public and number is None:
            return None
        shown = entry.seq if not public else number or 0
        line = self.lines.line(entry, shown, public, hides(entry) or number is None)
        act = entry.act
        if not isinstance(act, TakeBack) or act.cancels or (public and self.index.line(act.action) is None):
            return line
        return {**line, "message": Message("line-take-back-of", {"what": self._taken(act.action, public)})}

    def _taken(self, seq: int, public: bool) -> Message:
        """What an entry that is taken back was: what it told if nothing was rolled, else what was wanted."""
        entry = self.entry(seq)
        line = self.lines.line(entry, 0, public, hides(entry))
        told = [card["message"] for card in line["cards"] if card["message"] is not None]
        return told[0] if told and not any(given.rolled for given in entry.inputs) else line["message"]

    def _draw(self, entry: AnyEntry, line: Line, public: bool) -> Line:
        """A line with what changes about it: whether it still counts, and whether the game master may take it back."""
        mark = self.index.marked(entry.seq)
        act = entry.act
        lasting = isinstance(act, Pin) and not act.changes  # as those of older versions are
        if mark is None or lasting:
            back = not public and isinstance(act, Do | Redo | TakeBack | Answer | Pin) and not lasting
            return {**line, "back": True} if back else line
        by = self.entry(mark)
        note = by.act.note if isinstance(by.act, TakeBack) else ""
        how: Literal["back", "again", "decided"]
        how = "back" if not isinstance(by.act, Redo) else "again" if by.act.value is None else "decided"
        return {**line, "undone": {"by": "" if by.actor == CLOCK else by.actor, "note": note, "how": how}}


def _is_apart(entry: AnyEntry) -> bool:
    """Whether some seat is told more of an entry than everybody."""
    return entry.veil is not None or bool(entry.own)
