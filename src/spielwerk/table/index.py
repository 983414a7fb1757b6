"""What is known of every entry without reading it again: its number for players, its action, whether it counts."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from spielwerk.core.log import Mark, Step, Trace, marked, trace


class Index:
    """Grows by one with each entry; nothing in it is ever changed, only `cut` off if it could not be saved.

    Players number the lines they see without a gap; the game master's number of an entry is its seq.
    """

    __slots__ = ("_counts", "_traces")

    def __init__(self) -> None:
        self._counts: list[int] = []  # lines of players up to and with each entry
        self._traces: list[Trace] = []

    def add(self, seq: int, step: Step[Any], visible: bool) -> None:
        """Take the next entry in."""
        counts = self._counts
        self._traces.append(trace(self._traces, seq, step))
        counts.append((counts[-1] if counts else 0) + visible)

    def cut(self, end: int) -> None:
        """Forget the entries from `end` on."""
        del self._counts[end:], self._traces[end:]

    def marks_after(self, seq: int, step: Step[Any]) -> Mark | None:
        """What will no longer count once this entry is the next one."""
        return trace(self._traces, seq, step).mark

    def __len__(self) -> int:
        return len(self._counts)

    @property
    def marks(self) -> Mark | None:
        """What no longer counts; another object as soon as something else does not."""
        return self._traces[-1].mark if self._traces else None

    @property
    def lines(self) -> int:
        """How many lines players have."""
        return self._counts[-1] if self._counts else 0

    def line(self, seq: int) -> int | None:
        """The number of an entry for players; None if they do not see it."""
        before = self.before(seq)
        return before if self._counts[seq] > before else None

    def before(self, seq: int) -> int:
        """How many lines players have before an entry."""
        return self._counts[seq - 1] if seq else 0

    def seq(self, line: int) -> int | None:
        """The entry that has this number for players."""
        found = bisect_left(self._counts, line + 1)
        return found if line >= 0 and found < len(self._counts) else None

    def any_visible(self, start: int, stop: int) -> bool:
        """Whether players see any of the entries from `start` to before `stop`."""
        if stop <= start:
            return False
        return self._counts[stop - 1] > self.before(start)

    def chain(self, seq: int) -> tuple[int, ...]:
        """The entries of the action that was latest after an entry."""
        return self._traces[seq].chain if seq >= 0 else ()

    def marked(self, seq: int) -> int | None:
        """The entry since which this one no longer counts."""
        return marked(self.marks, seq)
