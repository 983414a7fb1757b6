"""The log: entries that are only ever appended, and their fold.

An entry is one accepted command, answer, take-back or redo. Beside it stands a `Step`: just what folding needs, so
that opening a table decodes no roll cards and needs no code of any rule.

Take-back and redo never delete. `Position.before` leads back: taking back action *k* returns to the position before
entry *k*, and as a take-back is an entry too, it can itself be taken back. Redo runs the latest action again on the
state it stood on (its base), with the inputs before one place kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from .content.changes import BeingChange, RowChange
from .resolving import Input

C = TypeVar("C")
E = TypeVar("E")
S = TypeVar("S")


class Veil(Struct, frozen=True, omit_defaults=True):
    """Why an action is hidden: it is about `beings` of whom one or more are not in the scene. Who plays them, `seat`,
    sees it nevertheless; the other players see that something happens, and not with whom."""

    seat: str
    beings: tuple[str, ...]


class Manner(Struct, frozen=True, omit_defaults=True):
    """How an action is played: which seats type real dice, which hold their rolls, whether players see it.

    Fixed when the action begins, so that running it again comes to the same place.
    """

    hand: tuple[str, ...] = ()
    hold: tuple[str, ...] = ()
    hidden: bool = False
    veil: Veil | None = None

    def hides_from(self, seat: str) -> bool:
        """Whether a player's seat is not to see the action."""
        return self.hidden and (self.veil is None or self.veil.seat != seat)


OPEN_MANNER = Manner()


class Do(Struct, Generic[C], frozen=True, tag_field="what", tag="do", omit_defaults=True):
    """A command was accepted."""

    command: C
    manner: Manner = OPEN_MANNER


class Answer(Struct, frozen=True, tag_field="what", tag="answer"):
    """A question was answered, or a face typed in. `question` is the question's id."""

    question: str
    value: int | str


class TakeBack(Struct, frozen=True, tag_field="what", tag="take_back", omit_defaults=True):
    """Everything from entry `action` on no longer counts. `cancels`: it was an unfinished action that was given up."""

    action: int
    note: str = ""
    cancels: bool = False


class Redo(Struct, Generic[C], frozen=True, tag_field="what", tag="redo", omit_defaults=True):
    """The latest action was run again with input `at` changed to `value`, or rolled or asked anew (None).

    `cause` is the command that asked for it, such as a Rewind; None: the game master's re-decision. `later` are the
    faces after `at` that stay as they were. `repeated` are all rolls of the action that commands such as a Rewind made
    again so far: name of the command, key of the roll. `actor` is whose action it is, `began` the entry in which it
    was done first.
    """

    action: int
    at: int
    command: C
    value: int | str | None = None
    cause: C | None = None
    manner: Manner = OPEN_MANNER
    later: tuple[Input, ...] = ()
    repeated: tuple[tuple[str, str], ...] = ()
    actor: str = ""
    began: int = 0


class Say(Struct, frozen=True, tag_field="what", tag="say"):
    """Somebody says something; nothing changes."""

    text: str


class Pin(Struct, frozen=True, tag_field="what", tag="pin", omit_defaults=True):
    """From here on the table plays with this version and content of its system; entries before stay as they are.

    `changes` are the rows of the content that are new, gone or different, `beings` those whose derived values change
    with them. Entries of older versions have the names of the `rows` only, and what they pin stays so whatever is
    taken back.
    """

    version: str
    content: str
    rows: tuple[str, ...] = ()
    changes: tuple[RowChange, ...] = ()
    beings: tuple[BeingChange, ...] = ()


class Entry(Struct, Generic[C, E], frozen=True, omit_defaults=True):
    """One line of the log as it is stored.

    `inputs` and `events` are those new in this entry; `start` is the place of its first input among those of its
    action. The first `costs` of the events paid for a redo and belong to no action. `at` is milliseconds since 1970.
    `salt` keeps small hidden numbers from being guessed from the hash. `held`: what it waits for is that its last roll
    is kept or made again. `veil` is that of its action. `own`: by seat, those it plays of whom its events tell it more
    than everybody.
    """

    seq: int
    at: int
    actor: str
    act: Do[C] | Answer | TakeBack | Redo[C] | Say | Pin
    inputs: tuple[Input, ...] = ()
    events: tuple[E, ...] = ()
    start: int = 0
    waits: bool = False
    salt: str = ""
    held: bool = False
    costs: int = 0
    veil: Veil | None = None
    own: dict[str, tuple[str, ...]] = {}

    def beings_of(self, seat: str) -> tuple[str, ...]:
        """The beings of a seat on whose account it is told otherwise than everybody."""
        return self.veil.beings if self.veil is not None and self.veil.seat == seat else self.own.get(seat, ())


class Step(Struct, Generic[E], frozen=True, array_like=True):
    """What folding needs of an entry.

    kind: "do" begins an action; "go" continues it; "beside" stands beside the latest action, which goes on from a
    base changed by `base`; "back" returns to before entry `action`; "redo" runs the latest action again, paid for
    with `base`; "talk" changes nothing; "pin" puts other content under the state, and closes the latest action.
    """

    kind: str
    waits: bool = False
    events: tuple[E, ...] = ()
    base: tuple[E, ...] = ()
    action: int = -1


class Position(Struct, Generic[S], frozen=True):
    """Where a game stands after an entry.

    `base` is the state the latest action was run on, `chain` the entries that make it up, `waits` whether it is
    unfinished. `before` is the position before the entry `seq`. `pin` is the entry since which the table plays with
    the content it has, -1 where it began with that.
    """

    seq: int
    state: S
    base: S
    chain: tuple[int, ...] = ()
    waits: bool = False
    before: Position[S] | None = None
    pin: int = -1


KEPT_POSITIONS = 200
"""How far back positions are kept at hand; anything older is folded again."""


def start(state: S) -> Position[S]:
    """The position of an empty log."""
    return Position(-1, state, state)


def onto(state: S, events: Iterable[Any]) -> S:
    """The state with the events applied."""
    for event in events:
        state = event.onto(state)
    return state


def chain_after(kind: str, seq: int, here: tuple[int, ...], back: tuple[int, ...]) -> tuple[int, ...]:
    """The entries of the action that is latest after a step: `here` before it, `back` where a take-back leads."""
    if kind in ("do", "redo"):
        return (seq,)
    if kind == "go":
        return (*here, seq)
    if kind == "pin":
        return ()
    return back if kind == "back" else here


Repinned = Callable[[S, int], S]
"""A state with the content that an entry puts under it."""


def _as_it_was(state: S, _seq: int) -> S:
    return state


def after(
    here: Position[S],
    seq: int,
    step: Step[Any],
    back: Position[S] | None = None,
    repinned: Repinned[S] = _as_it_was,
) -> Position[S]:
    """The position after one more entry. `back` is the position a "back" step returns to."""
    kind, events = step.kind, step.events
    if kind == "do":  # most are, and a long log is folded at once
        return Position(seq, onto(here.state, events), here.state, (seq,), step.waits, here, here.pin)
    chain = chain_after(kind, seq, here.chain, () if back is None else back.chain)
    if kind == "go":
        return Position(seq, onto(here.state, events), here.base, chain, step.waits, here, here.pin)
    if kind == "beside":
        return Position(seq, onto(here.state, events), onto(here.base, step.base), chain, here.waits, here, here.pin)
    if kind == "redo":
        base = onto(here.base, step.base)
        return Position(seq, onto(base, events), base, chain, step.waits, here, here.pin)
    if kind == "back":
        if back is None:
            raise ValueError("a take-back needs the position it returns to")
        return Position(seq, back.state, back.base, chain, back.waits, here, back.pin)
    if kind == "pin":
        state = onto(repinned(here.state, seq), events)
        return Position(seq, state, state, chain, False, here, seq)
    return Position(seq, here.state, here.base, chain, here.waits, here, here.pin)


def find_before(here: Position[S], seq: int) -> Position[S] | None:
    """The position before entry `seq`, if it is among those kept."""
    at: Position[S] | None = here
    while at is not None and at.seq > seq:
        at = at.before
    return at.before if at is not None and at.seq == seq else None


def trimmed(here: Position[S], keep: int = KEPT_POSITIONS) -> Position[S]:
    """The same position with only the last `keep` positions before it kept."""
    chain = [here]
    while chain[-1].before is not None and len(chain) <= keep:
        chain.append(chain[-1].before)
    before: Position[S] | None = None
    for position in reversed(chain):
        before = msgspec.structs.replace(position, before=before)
    return before if before is not None else here


def fold(
    first: S,
    steps: Iterable[tuple[int, Step[Any]]],
    keep_all: bool = False,
    before: Callable[[int], Position[S]] | None = None,
    repinned: Repinned[S] = _as_it_was,
) -> Position[S]:
    """The position after all steps `(seq, step)`, which start at entry 0 without a gap.

    A take-back that reaches further than the kept positions asks `before` for the position before an entry; without it
    all steps are kept at hand and the beginning is folded again.
    """
    here, seen, since = start(first), list[Step[Any]](), 0
    for seq, step in steps:
        if before is None:
            seen.append(step)
        if step.kind == "back":
            back = find_before(here, step.action)
            if back is None:
                taken = enumerate(seen[: step.action])
                back = before(step.action) if before else fold(first, taken, repinned=repinned)
            here = after(here, seq, step, back)
        else:
            here = after(here, seq, step, None, repinned)
        since += 1
        if not keep_all and since > 8 * KEPT_POSITIONS:
            here, since = trimmed(here), 0
    return here if keep_all else trimmed(here)


class Mark(Struct, frozen=True, gc=False):
    """Entries that no longer count since entry `seq`; `before` are the marks that hold besides."""

    seq: int
    covers: range | tuple[int, ...]
    before: Mark | None


class Trace(Struct, frozen=True, gc=False):
    """What an entry leaves behind: the entries of the latest action, and the marks that hold."""

    chain: tuple[int, ...] = ()
    mark: Mark | None = None


NO_TRACE: Final = Trace()


def trace(before: Sequence[Trace], seq: int, step: Step[Any]) -> Trace:
    """The trace of an entry, given those of all entries before it.

    The newest take-back always counts; it strikes what lies between its aim and itself, older take-backs included. A
    redo that is run again itself still stands for what it replaced; one that is taken back does not.
    """
    kind, here, back = step.kind, before[-1] if before else NO_TRACE, NO_TRACE
    if kind == "do":
        return Trace((seq,), here.mark)
    mark = here.mark
    if kind == "back":
        back = before[step.action - 1] if step.action else NO_TRACE
        mark = Mark(seq, range(step.action, seq), back.mark)
    elif kind == "redo":
        mark = Mark(seq, here.chain, mark)
    return Trace(chain_after(kind, seq, here.chain, back.chain), mark)


def marked(mark: Mark | None, seq: int) -> int | None:
    """The entry since which entry `seq` no longer counts, where `mark` and those before it hold."""
    while mark is not None and mark.seq > seq:
        if seq in mark.covers:
            return mark.seq
        mark = mark.before
    return None


def undone(steps: Iterable[tuple[int, Step[Any]]]) -> dict[int, int]:
    """Which entries no longer count, and the entry that took them back or ran them again."""
    traces: list[Trace] = []
    for seq, step in steps:
        traces.append(trace(traces, seq, step))
    last = traces[-1].mark if traces else None
    return {seq: by for seq in range(len(traces)) if (by := marked(last, seq)) is not None}
