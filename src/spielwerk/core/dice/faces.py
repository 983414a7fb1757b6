"""What the faces of a die mean, as neighbouring runs: for the ruler, the odds beside a roll, and dice typed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct

from spielwerk.core.text import Message


class Class(Struct, frozen=True):
    """A class of results in the odds: best first by `rank`."""

    id: str
    label: Message
    success: bool
    rank: int


class Span(Struct, frozen=True):
    """Neighbouring faces that mean the same, the last of them being `to`: the id and the words of a class."""

    to: int
    id: str
    label: Message
    success: bool


class Chance(Struct, frozen=True):
    """How likely a class of results was."""

    id: str
    label: Message
    chance: Fraction
    success: bool


class Drawn(Struct, frozen=True):
    """How a roll that was made is drawn: what each result means, how the odds stood, which class it was (`now`), and
    what follows from it at once."""

    faces: tuple[Span, ...]
    odds: tuple[Chance, ...]
    now: str
    note: Message | None = None


def spans(sides: int, meaning: Callable[[int], Class | None]) -> tuple[Span, ...]:
    """The faces of a die in runs of one meaning; empty where a face has none."""
    found: list[Span] = []
    for face in range(1, sides + 1):
        means = meaning(face)
        if means is None:
            return ()
        if found and found[-1].label == means.label:
            found.pop()
        found.append(Span(face, means.id, means.label, means.success))
    return tuple(found)


def chances(faces: Sequence[Span]) -> tuple[Chance, ...]:
    """How many of all faces each class has, in the order in which they stand on the die."""
    count: dict[str, int] = {}
    before = 0
    for span in faces:
        count[span.id] = count.get(span.id, 0) + span.to - before
        before = span.to
    first = {span.id: span for span in reversed(faces)}
    return tuple(Chance(one, first[one].label, Fraction(n, before), first[one].success) for one, n in count.items())
