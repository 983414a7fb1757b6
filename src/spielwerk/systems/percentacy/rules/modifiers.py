"""Modifiers [Modifikatoren]: everything that changes a target competes, and the strongest counts (PC-MOD).

The collector knows nothing of what it collects: circumstances, gear, cover, range, handicaps, talents and traits all
reach it as data. `Entry` is something in the pool, `Reduction` something that takes the edge off penalties.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Given, Reasoned
from spielwerk.systems.percentacy.content import SITUATIONS
from spielwerk.systems.percentacy.events import Item
from spielwerk.systems.percentacy.numbers import GATE
from spielwerk.systems.percentacy.state import Table

Group = Literal["circumstance", "rule", "gear"]


class Entry(NamedTuple):
    """One entry of the pool. Penalties of the group `rule` (handicaps, Akimbo, weapon traits) are added on top where
    the table has them stack; `gear` marks improvised gear, which a talent may soften."""

    source: Message
    amount: int
    group: Group = "circumstance"


class Reduction(NamedTuple):
    """Something that takes `amount` off each penalty (PC-MOD-08), or off those of one group only."""

    source: Message
    amount: int = 10
    group: Group | None = None


class Pooled(NamedTuple):
    """What a pool comes to: the one modifier, and every entry with what became of it."""

    modifier: int
    items: tuple[Item, ...]


Tie = Literal["zero", "bonus", "penalty"]
TIE: Final[tuple[Tie, ...]] = ("zero", "bonus", "penalty")

NOTHING: Final = Pooled(0, ())
GIVEN: Final = Message("mod-given")
COVER: Final = Entry(Message("mod-cover"), -20)
RANGE: Final = Entry(Message("mod-range"), -20)
UNTRAINED: Final = Entry(Message("mod-untrained"), -20)
IMPROVISED: Final = Entry(Message("mod-improvised"), -20, "gear")
EXCEPTIONAL: Final = Entry(Message("mod-exceptional"), 10)
HARD_TO_PARRY: Final = Entry(Message("mod-hard-to-parry"), -10, "rule")


def given(modifiers: Sequence[Given]) -> list[Entry]:
    """The pool entries that stand in a command."""
    return [Entry(GIVEN, m) if type(m) is int else _reasoned(m) for m in modifiers]


def gear_entries(gear: str) -> list[Entry]:
    """What gear adds to the pool (PC-ITM-04 to PC-ITM-06)."""
    if gear == "improvised":
        return [IMPROVISED]
    return [EXCEPTIONAL] if gear == "exceptional" else []


def _reasoned(modifier: Given) -> Entry:
    if isinstance(modifier, int):
        return Entry(GIVEN, modifier)
    return Entry(_reason(modifier), modifier.amount)


def _reason(modifier: Reasoned) -> Message:
    if modifier.situation:
        if modifier.situation not in SITUATIONS:
            raise Refused("unknown_id", field="modifiers", value=modifier.situation[:80])
        return Message("mod-situation", {"situation": Ref("situation", modifier.situation)})
    return Message("mod-reason", {"why": modifier.why[:200]}) if modifier.why else GIVEN


def plausible(entries: Sequence[Entry], stack: bool) -> bool:
    """Whether the action is rolled at all (PC-MOD-07): judged before anything softens a penalty (AMB-010).

    Where rule penalties stack, they are tested together with the strongest other modifier (PC-MOD-10).
    """
    if not stack:
        return not entries or min([e.amount for e in entries]) >= GATE
    bonus, penalty = strongest([e.amount for e in entries if not _stacks(e)])
    other = bonus if bonus > -penalty else penalty
    return penalty >= GATE and other + sum(e.amount for e in entries if _stacks(e)) >= GATE


def strongest(amounts: Sequence[int]) -> tuple[int, int]:
    """The strongest bonus and the strongest penalty; 0 where there is none (PC-MOD-04)."""
    return (max(0, *amounts), min(0, *amounts)) if amounts else (0, 0)


def reduced(entry: Entry, reductions: Sequence[Reduction], all_of_them: bool) -> tuple[int, tuple[Message, ...]]:
    """A penalty after what softens it, and what did (PC-MOD-08, AMB-011, AMB-012). Bonuses stay as they are."""
    amount, by = entry.amount, []
    for reduction in reductions:
        if amount >= 0:
            break
        if reduction.group is None or reduction.group == entry.group:
            amount = min(0, amount + reduction.amount)
            by.append(reduction.source)
            if not all_of_them:
                break
    return amount, tuple(by)


async def one_modifier(act: Act[Table], entries: Sequence[Entry], reductions: Sequence[Reduction] = ()) -> Pooled:
    """The single modifier of a check (PC-MOD-04 to PC-MOD-06): on equal strength the game master is asked.

    Refuses `implausible`.
    """
    if not entries:
        return NOTHING
    options = act.state.options
    stack = options["modifier_stacking"] == "rule_penalties_stack"
    if not plausible(entries, stack):
        raise Refused("implausible", rule="PC-MOD-07")
    amounts = [e.amount for e in entries]
    softened: list[tuple[Message, ...]] = []
    if reductions:
        pairs = [reduced(e, reductions, bool(options["reduction_talents_stack"])) for e in entries]
        amounts, softened = [p[0] for p in pairs], [p[1] for p in pairs]
    added = [_stacks(e) for e in entries] if stack else []
    competing = [a for a, on_top in zip(amounts, added, strict=True) if not on_top] if stack else amounts
    bonus, penalty = strongest(competing)
    if bonus and bonus == -penalty:
        counting = await _tie(act, bonus)
    else:
        counting = bonus if bonus > -penalty else penalty
    modifier = counting + sum(a for a, on_top in zip(amounts, added, strict=True) if on_top) if stack else counting
    return Pooled(modifier, _items(entries, amounts, softened, added, counting))


def _stacks(entry: Entry) -> bool:
    return entry.group == "rule" and entry.amount < 0


async def _tie(act: Act[Table], bonus: int) -> int:
    """PC-MOD-06: as the table has it, else the game master's word."""
    wanted = str(act.state.options["modifier_tie"])
    if wanted == "ask":
        wanted = await act.ask("modifier_tie", "gm", TIE, suggestion="zero", args={"amount": bonus})
    return bonus if wanted == "bonus" else -bonus if wanted == "penalty" else 0


def _items(
    entries: Sequence[Entry],
    amounts: Sequence[int],
    softened: Sequence[tuple[Message, ...]],
    added: Sequence[bool],
    counting: int,
) -> tuple[Item, ...]:
    """The itemised list: the first entry with the amount that counts does so, and all that are added on top."""
    first = amounts.index(counting) if counting and not added else -1
    if counting and added:
        first = next(n for n, a in enumerate(amounts) if a == counting and not added[n])
    if not softened and not added:
        return tuple([Item(e.source, e.amount, n == first) for n, e in enumerate(entries)])
    return tuple(
        Item(
            e.source,
            amounts[n],
            n == first or bool(added and added[n]),
            e.amount if amounts[n] != e.amount else None,
            softened[n] if softened else (),
        )
        for n, e in enumerate(entries)
    )
