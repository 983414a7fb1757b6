"""A question to a person: what may be answered, what may not and why, and what the rule suggests."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct

from .text import Message

A = TypeVar("A", str, int)

GM: Final = "gm"
"""Who is asked when it is the game master's word: the id of their seat."""

LONGEST_ANSWER: Final = 2_000
"""Characters of an answer in words."""

Kind = Literal["options", "text", "number"]


class Question(Struct, Generic[A], frozen=True):
    """What a rule waits for.

    The sentence is the Fluent entry `question-<key>` with `args`, an option is `option-<key>-<id>`.

    `who` is a being (its player is asked) or `"gm"`. `barred` maps options that exist but may not be chosen to the
    reason. `suggestion` is what the rule would answer. A `judgement` may be left to the suggestion; any other
    question needs the person's own choice.
    """

    key: str
    who: str
    options: tuple[str, ...] = ()
    kind: Kind = "options"
    suggestion: A | None = None
    judgement: bool = False
    barred: Mapping[str, Message] = {}
    args: Mapping[str, Any] = {}
    low: int | None = None
    high: int | None = None

    def __await__(self) -> Generator[Question[A], A, A]:
        return (yield self)

    @property
    def legal(self) -> tuple[str, ...]:
        """The options that may be chosen, in order."""
        return tuple(o for o in self.options if o not in self.barred) if self.barred else self.options

    def admits(self, value: int | str) -> bool:
        """Whether this is an answer to the question."""
        if self.kind == "options":
            return value in self.legal
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= LONGEST_ANSWER
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)
