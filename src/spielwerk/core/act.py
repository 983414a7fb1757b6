"""What a rule may do.

A rule is `async def attack(act, command)` without asyncio. It waits for exactly two things: a die (`act.roll`) and a
person (`act.ask`). It reads `act.state`, tells what happened with `act.emit`, and may call other rules. How it is run
stands in `resolving`.

A rule never sees a face. It sees what `reads` makes of the face and so cannot depend on more; the table is told what
`tells` makes of it (the roll card). That is why the odds may take all faces with the same reading as one branch.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Coroutine, Generator, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar, TypeVarTuple

from msgspec import Struct

from .questions import Question
from .text import Message

S = TypeVar("S")  # the state of one system's table
R = TypeVar("R")  # a reading: what a rule may know of a face
T = TypeVar("T", bound=str)  # one of the options of a question
C = TypeVar("C")  # a command
O = TypeVar("O")  # what a rule returns  # noqa: E741
Ts = TypeVarTuple("Ts")


class Event(Protocol[S]):
    """Something that happened, with the values after it."""

    def onto(self, state: S, /) -> S:
        """The state after it."""

    def public(self) -> Any:
        """What players may be told of it: itself, a twin that says less, or None."""

    def those(self) -> tuple[str, ...]:
        """The beings it is about."""

    def owned(self, own: Container[str]) -> Any:
        """What a player may be told of it who plays the beings `own`."""

    def tell(self) -> Message | None:
        """The sentence for the log; None where it needs none."""


SAID_BACK: Final = 100
"""Characters of what somebody sent that a refusal says back at most."""


def shortened(text: str) -> str:
    """A text as a refusal says it back."""
    return text if len(text) <= SAID_BACK else text[: SAID_BACK - 1] + "…"


def _in_short(name: str, arg: Any) -> Any:
    return shortened(arg) if isinstance(arg, str) and name != "allowed" else arg


class Refused(Exception):
    """A command or answer that cannot be taken. Nothing happens.

    `code` is stable; the sentence is the Fluent entry `error-<code>`, or another that `says` names, with `args`.
    `field` names the faulty part of a command, `rule` the rule id that bars it. `ends`: an answer made the rule refuse
    its whole command, which is then given up. What was sent is said back in short: texts in `args` are cut. `about` is
    what the sentence calls the field.
    """

    ends = False

    def __init__(
        self, code: str, *, field: str = "", rule: str = "", says: str = "", about: Message | None = None, **args: Any
    ) -> None:
        field, args = shortened(field), {name: _in_short(name, arg) for name, arg in args.items()}
        if about is not None:
            args["field"] = about
        super().__init__(code, field, args)
        self.code, self.field, self.rule, self.args_ = code, field, rule, args
        self.says = says or code

    @property
    def message(self) -> Message:
        """The sentence for the person who is refused."""
        says, args = self.says, self.args_
        if says == "bad_value":  # nothing to quote, nothing that would do
            says = "bad_value" if args.get("value", "") != "" else "bad_field"
            args = args if args.get("allowed", "") != "" else {**args, "allowed": Message("allowed-nothing")}
        return Message(f"error-{says}", {"field": self.field, **args})


class Roll(Struct, Generic[R], frozen=True):
    """A die the rule waits for. `who` is the being whose player rolls it, or `"gm"`."""

    key: str
    who: str
    sides: int
    reads: Callable[[int], R]  # pure and hashable; its results hashable
    tells: Callable[[int], Any] | None  # face -> event for the table; not called where nobody watches

    def __await__(self) -> Generator[Roll[R], R, R]:
        return (yield self)


class Part(Struct, Generic[R], frozen=True):
    """A sub-rule of which only the result counts. Only the odds see one; they take it as one die."""

    rule: Callable[..., Coroutine[Any, Any, R]]
    args: tuple[Any, ...]

    def __await__(self) -> Generator[Part[R], R, R]:
        return (yield self)


Need = Roll[Any] | Question[Any] | Part[Any]
Rule = Callable[["Act[S]", C], Coroutine[Any, Any, O]]


class Act(Generic[S]):
    """One run of one command: what it has emitted so far, on top of the state it started from."""

    __slots__ = ("_at", "_state", "events")

    def __init__(self, state: S) -> None:
        self.events: list[Event[S]] = []
        self._state, self._at = state, 0  # the state with the first `_at` events applied

    @property
    def state(self) -> S:
        """The state now, including what this command has emitted."""
        events = self.events
        while self._at < len(events):
            self._state = events[self._at].onto(self._state)
            self._at += 1
        return self._state

    def emit(self, event: Event[S]) -> None:
        """Say that something happened."""
        self.events.append(event)

    def roll(
        self, key: str, who: str, sides: int, reads: Callable[[int], R], tells: Callable[[int], Event[S]] | None = None
    ) -> Awaitable[R]:
        """Wait for a die of `sides` sides and get what `reads` makes of its face."""
        return Roll(key, who, sides, reads, tells)

    def ask(
        self,
        key: str,
        who: str,
        options: tuple[T, ...],
        *,
        suggestion: T | None = None,
        judgement: bool = False,
        barred: Mapping[T, Message] | None = None,
        args: Mapping[str, Any] | None = None,
    ) -> Awaitable[T]:
        """Wait for a person to choose one of `options`."""
        known: Any = barred or {}  # no cast: this is called at every step of the odds
        question: Any = Question(key, who, options, "options", suggestion, judgement, known, args or {})
        asked: Awaitable[T] = question
        return asked

    def ask_text(
        self,
        key: str,
        who: str,
        *,
        suggestion: str = "",
        judgement: bool = False,
        args: Mapping[str, Any] | None = None,
    ) -> Awaitable[str]:
        """Wait for a person's own words; `""` is an answer."""
        return Question(key, who, (), "text", suggestion, judgement, {}, args or {})

    def ask_number(
        self,
        key: str,
        who: str,
        low: int,
        high: int,
        *,
        suggestion: int | None = None,
        judgement: bool = False,
        args: Mapping[str, Any] | None = None,
    ) -> Awaitable[int]:
        """Wait for a person to name a whole number from `low` to `high`."""
        return Question(key, who, (), "number", suggestion, judgement, {}, args or {}, low, high)

    def part(self, rule: Callable[[Act[S], *Ts], Coroutine[Any, Any, R]], *args: *Ts) -> Awaitable[R]:
        """Run a sub-rule whose only effect on the rest is its result: it may tell cards, but changes no state."""
        return rule(self, *args)

    def once(self, work: Callable[[Act[S], *Ts], R], *args: *Ts) -> R:
        """Work something out that follows from these arguments and the state the command found, before anything is
        told. A driver that runs a rule many times on one state remembers it."""
        return work(self, *args)
