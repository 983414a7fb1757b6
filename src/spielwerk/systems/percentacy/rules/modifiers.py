"""Modifiers [Modifikatoren]: everything that changes a target competes, and the strongest counts (PC-MOD).

The collector knows nothing of what it collects: circumstances, gear, cover, range, handicaps, talents and traits all
reach it as data. `Entry` is something in the pool, `Reduction` something that takes the edge off penalties.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.state import OptionValue
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Given, Reasoned
from spielwerk.systems.percentacy.content import Content
from spielwerk.systems.percentacy.events import Item
from spielwerk.systems.percentacy.numbers import GATE
from spielwerk.systems.percentacy.state import Table

Group = Literal["circumstance", "rule", "gear"]


class Entry(Struct, frozen=True, eq=False):
    """One entry of the pool. Penalties of the group `rule` (handicaps, Akimbo, weapon traits) are added on top where
    the table has them stack; `gear` marks improvised gear, which a talent may soften.

    `idle` and `counted` are its lines in the itemised list, worked out once because most entries are constants. Entries
    are compared by identity, which lets recurring pools be remembered.
    """

    amount: int
    group: Group
    idle: Item
    counted: Item


def entry(
    source: Message, amount: int, group: Group = "circumstance", was: int | None = None, by: tuple[Message, ...] = ()
) -> Entry:
    """An entry of the pool; `was` is what it came to before `by` softened it."""
    return Entry(amount, group, Item(source, amount, False, was, by), Item(source, amount, True, was, by))


Pool = tuple[Entry, ...]
"""The modifiers of a check, before one of them counts."""


class Reduction(Struct, frozen=True, eq=False):
    """Something that takes `amount` off each penalty (PC-MOD-08), or off those of one group only."""

    source: Message
    amount: int = 10
    group: Group | None = None


class Pooled(Struct, frozen=True):
    """What a pool comes to: the one modifier, and every entry with what became of it."""

    modifier: int
    items: tuple[Item, ...]


Tie = Literal["zero", "bonus", "penalty"]
TIE: Final[tuple[Tie, ...]] = ("zero", "bonus", "penalty")

NOTHING: Final = Pooled(0, ())
GIVEN: Final = Message("mod-given")
COVER: Final = entry(Message("mod-cover"), -20)
RANGE: Final = entry(Message("mod-range"), -20)
UNTRAINED: Final = entry(Message("mod-untrained"), -20)
IMPROVISED: Final = entry(Message("mod-improvised"), -20, "gear")
EXCEPTIONAL: Final = entry(Message("mod-exceptional"), 10)
HARD_TO_PARRY: Final = entry(Message("mod-hard-to-parry"), -10, "rule")


def given(table: Table, modifiers: tuple[Given, ...]) -> Pool:
    """The pool entries that stand in a command."""
    return _given(table.content, modifiers) if modifiers else ()


@lru_cache(maxsize=1024)
def _given(content: Content, modifiers: tuple[Given, ...]) -> Pool:
    return tuple(entry(GIVEN, m) if isinstance(m, int) else entry(_reason(content, m), m.amount) for m in modifiers)


def gear_entries(gear: str) -> Pool:
    """What gear adds to the pool (PC-ITM-04 to PC-ITM-06)."""
    if gear == "improvised":
        return (IMPROVISED,)
    return (EXCEPTIONAL,) if gear == "exceptional" else ()


def _reason(content: Content, modifier: Reasoned) -> Message:
    if modifier.situation:
        if modifier.situation not in content.situations:
            raise Refused("unknown_id", field="modifiers", value=modifier.situation)
        return Message("mod-situation", {"situation": Ref("situation", modifier.situation)})
    return Message("mod-reason", {"why": modifier.why[:200]}) if modifier.why else GIVEN


# --- the pool ------------------------------------------------------------------------------------------------------


def plausible(pool: Sequence[Entry], stack: bool) -> bool:
    """Whether the action is rolled at all (PC-MOD-07): judged before anything softens a penalty (AMB-010).

    Where rule penalties stack, they are tested together with the strongest other modifier (PC-MOD-10).
    """
    if not pool:
        return True
    if not stack:
        return min([e.amount for e in pool]) >= GATE
    bonus, penalty = strongest([e.amount for e in pool if not _on_top(e)])
    other = bonus if bonus > -penalty else penalty
    return penalty >= GATE and other + sum(e.amount for e in pool if _on_top(e)) >= GATE


def strongest(amounts: Sequence[int]) -> tuple[int, int]:
    """The strongest bonus and the strongest penalty; 0 where there is none (PC-MOD-04)."""
    bonus = penalty = 0
    for amount in amounts:
        if amount > bonus:
            bonus = amount
        elif amount < penalty:
            penalty = amount
    return bonus, penalty


def softened(pool: Sequence[Entry], reductions: Sequence[Reduction], all_of_them: bool) -> list[Entry]:
    """The pool after what takes the edge off penalties (PC-MOD-08, AMB-011, AMB-012); bonuses stay as they are."""
    return [_softened(e, reductions, all_of_them) if e.amount < 0 else e for e in pool]


def _softened(one: Entry, reductions: Sequence[Reduction], all_of_them: bool) -> Entry:
    fitting = [r for r in reductions if r.group is None or r.group == one.group]
    amount, by = one.amount, []
    for reduction in fitting if all_of_them else fitting[:1]:
        if amount < 0:
            amount = min(0, amount + reduction.amount)
            by.append(reduction.source)
    return entry(one.idle.source, amount, one.group, one.amount, tuple(by)) if by else one


class Tied(NamedTuple):
    """A pool whose strongest bonus and strongest penalty are equal: somebody has to decide (PC-MOD-06)."""

    pool: Sequence[Entry]
    stack: bool
    bonus: int

    def decided(self, wanted: str) -> Pooled:
        """What it comes to after the decision."""
        counting = self.bonus if wanted == "bonus" else -self.bonus if wanted == "penalty" else 0
        return _pooled(self.pool, self.stack, counting)


async def decided(act: Act[Table], tied: Tied) -> Pooled:
    """The game master's word on a tie."""
    wanted = await act.ask("modifier_tie", "gm", TIE, suggestion="zero", args={"amount": tied.bonus})
    return tied.decided(wanted)


def settled(table: Table, pool: Pool, reductions: tuple[Reduction, ...] = ()) -> Pooled | Tied:
    """The single modifier of a check, as far as no person has to decide (PC-MOD-04 to PC-MOD-06).

    Refuses `implausible`.
    """
    if not pool:
        return NOTHING
    options = table.options
    stacking, all_of_them = options["modifier_stacking"], options["reduction_talents_stack"]
    return _settled(pool, reductions, stacking, all_of_them, options["modifier_tie"])


@lru_cache(maxsize=1024)
def _settled(
    pool: Pool,
    reductions: tuple[Reduction, ...],
    stacking: OptionValue,
    all_of_them: OptionValue,
    tie: OptionValue,
) -> Pooled | Tied:
    stack = stacking == "rule_penalties_stack"
    if not plausible(pool, stack):
        raise Refused("implausible", rule="PC-MOD-07")
    weighed = softened(pool, reductions, bool(all_of_them)) if reductions else pool
    bonus, penalty = strongest([e.amount for e in weighed if not (stack and _on_top(e))])
    if bonus and bonus == -penalty:
        tied = Tied(weighed, stack, bonus)
        return tied if tie == "ask" else tied.decided(str(tie))
    return _pooled(weighed, stack, bonus if bonus > -penalty else penalty)


def _on_top(one: Entry) -> bool:
    """Whether it is added to the strongest where rule penalties stack (PC-MOD-10)."""
    return one.group == "rule" and one.amount < 0


def _pooled(pool: Sequence[Entry], stack: bool, counting: int) -> Pooled:
    """The modifier and the itemised list: the first entry that is as strong counts, and all that are added on top."""
    lines = [e.idle for e in pool]
    if not stack:
        if counting:
            at = [e.amount for e in pool].index(counting)
            lines[at] = pool[at].counted
        return Pooled(counting, tuple(lines))
    modifier, still = counting, counting != 0
    for at, one in enumerate(pool):
        if _on_top(one):
            modifier += one.amount
            lines[at] = one.counted
        elif still and one.amount == counting:
            still = False
            lines[at] = one.counted
    return Pooled(modifier, tuple(lines))
