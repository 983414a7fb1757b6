"""Drawing by lot, for characters and the like: an endless row of draws that depends on its seed alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Final, TypeVar

from msgspec import Meta

from spielwerk.core.content.reading import Row

from .keyed import keyed

T = TypeVar("T")

SEEDS: Final = 2**31
"""How many seeds there are, from 0 on."""
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]
"""A seed as somebody may give it."""


class IdeaRow(Row, frozen=True, kw_only=True):
    """A word for a character that is drawn by lot; `topic` is what it is for."""

    topic: str


def by_topic(rows: Iterable[IdeaRow]) -> dict[str, tuple[IdeaRow, ...]]:
    """Ideas by what they are for."""
    found: dict[str, tuple[IdeaRow, ...]] = {}
    for row in rows:
        found[row.topic] = (*found.get(row.topic, ()), row)
    return found


class Lot:
    """An endless row of draws that depends on its seed alone; `ideas` are names and words by what they are for."""

    def __init__(self, seed: int, ideas: Mapping[str, Sequence[Row]]) -> None:
        self._faces = keyed(str(seed).encode()[:64], "character")(0)
        self._drawn = 0
        self._ideas = ideas

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` − 1."""
        self._drawn += 1
        return self._faces(self._drawn, limit) - 1

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return low + self.below(high - low + 1)

    def one(self, among: Sequence[T]) -> T:
        """One of these."""
        return among[self.below(len(among))]

    def mixed(self, among: Iterable[T]) -> Iterator[T]:
        """All of these in any order; no more is drawn than is taken."""
        left = list(among)
        while left:
            at = self.below(len(left))
            left[at], left[-1] = left[-1], left[at]
            yield left.pop()

    def knows(self, topic: str) -> bool:
        """Whether there are ideas for a topic."""
        return topic in self._ideas

    def idea(self, topic: str, language: str) -> str:
        """One of the ideas for a topic."""
        return self.one(self._ideas[topic]).name.in_language(language)
