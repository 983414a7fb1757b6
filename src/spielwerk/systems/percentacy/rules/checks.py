"""Checks [Proben]: what is rolled on, who may roll, and the roll itself (PC-CHK, PC-STG, PC-CRT, PC-SKL)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from typing import Any, Final, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.faults import one_of
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.events import CheckMade, Item, Mark
from spielwerk.systems.percentacy.events import rolled_on as name_of
from spielwerk.systems.percentacy.numbers import D100, Reads, Score, final, judge
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .effects import ORDINARY, Ways, effects_on
from .modifiers import Pool, Pooled, Tied, decided, settled
from .skills import On, broader, governing, linked

R = TypeVar("R", bound=Hashable)


class Names(Protocol):
    """How a command says what is rolled on."""

    @property
    def skill(self) -> str: ...
    @property
    def attribute(self) -> str: ...
    @property
    def value(self) -> int | None: ...
    @property
    def untrained_attribute(self) -> str: ...


class Named(Struct, frozen=True):
    """The same outside a command."""

    skill: str = ""
    attribute: str = ""
    value: int | None = None
    untrained_attribute: str = ""


class Ready(Struct, frozen=True):
    """A roll that only waits for its die: target and modifiers are settled (PC-CHK-12). `raw`: stages count from the
    die as rolled (option `stages_from`)."""

    key: str
    who: str
    what: str
    base: int
    modifier: int
    items: tuple[Item, ...]
    ways: Ways
    open: bool
    raw: bool
    hidden: bool = False

    def __hash__(self) -> int:
        return hash((self.key, self.who, self.what, self.base, self.modifier))


# --- who and what --------------------------------------------------------------------------------------------------


def rolled_on(table: Table, who: Being, named: Names, prefix: str = "") -> On:
    """The value that counts (PC-CHK-07, PC-SKL-05 to PC-SKL-08). Refuses `unknown_id` and `bad_value`."""
    skill, attribute = named.skill, named.attribute
    if skill and not attribute and named.value is None:
        listed = who.skills.get(skill)
        if listed and not named.untrained_attribute:
            return On(skill, listed, skill)
        return _maybe_missing(table, who, named, prefix, listed or 0)
    if attribute and not skill and named.value is None:
        value = who.attributes.get(attribute)
        if value is None:
            raise Refused("unknown_id", field=f"{prefix}attribute", value=attribute)
        return On(attribute, value, "", attribute)
    if named.value is not None and not skill and not attribute:
        return On("", named.value)
    raise Refused(
        "bad_value",
        field=f"{prefix}skill",
        value=skill,
        allowed=one_of((f"{prefix}skill", f"{prefix}attribute", f"{prefix}value")),
    )


def used_with(table: Table, who: Being, skill: str) -> int:
    """What a skill is worth: where somebody has not learned it, the attribute in its place, less 20 (PC-SKL-06)."""
    on = rolled_on(table, who, Named(skill))
    return on.base + modifiers.UNTRAINED.amount if on.stand_in else on.base


def _maybe_missing(table: Table, who: Being, named: Names, prefix: str, listed: int) -> On:
    attributes, combine = linked(table, named.skill, prefix)
    if named.untrained_attribute and named.untrained_attribute not in ATTRIBUTES:
        field = f"{prefix}untrained_attribute"
        raise Refused("unknown_id", field=field, value=named.untrained_attribute)
    if listed:
        return On(named.skill, listed, named.skill)
    row = table.content.skills.get(named.skill)
    if row is not None and row.untrained is not None:
        return On(named.skill, row.untrained, named.skill)
    stand_in = named.untrained_attribute or governing(who.attributes, attributes, combine)
    wide = broader(who, row.parent) if row is not None and row.parent and not named.untrained_attribute else ""
    return On(named.skill, who.attributes[stand_in], "", stand_in, True, wide)


# --- the roll ------------------------------------------------------------------------------------------------------


class Undecided(Struct, frozen=True):
    """A roll about which somebody has to decide first: the modifier where the pool is `tied`, whether it may be made on
    a `broader` skill instead, and whether what `bars` it makes it impossible."""

    ready: Ready
    tied: Tied | None = None
    broader: Ready | Undecided | None = None
    bars: Ref | None = None

    @property
    def who(self) -> str:
        """Whose roll it is."""
        return self.ready.who


YesNo = Literal["no", "yes"]
NO_YES: Final[tuple[YesNo, ...]] = ("no", "yes")
YES_NO: Final[tuple[YesNo, ...]] = ("yes", "no")


def readied(
    table: Table,
    key: str,
    who: Being,
    on: On,
    entries: Pool,
    circumstances: Sequence[str] = (),
    field: str = "",
) -> Ready | Undecided:
    """Gates and pool (PC-CHK-12, steps 1 and 2). Refuses `implausible`."""
    if on.broader and table.options["parent_skill_allowed"] == "gm":
        learned = On(on.broader, who.skills[on.broader], on.broader)
        broader = readied(table, key, who, learned, entries, circumstances, field)
        narrow = readied(table, key, who, replace(on, broader=""), entries, circumstances, field)
        return Undecided(narrow, None, broader) if isinstance(narrow, Ready) else replace(narrow, broader=broader)
    if on.stand_in:
        entries += (modifiers.UNTRAINED,)
    ways, bars = ORDINARY, None
    if who.talents or who.handicaps or circumstances:
        effects = effects_on(table, who, on, circumstances, field)
        entries += effects.entries
        found = settled(table, entries, effects.reductions)
        ways, bars = effects.ways, effects.bars
    else:
        found = settled(table, entries)
    shown, raw, hidden = who.shows("values"), table.options["stages_from"] == "raw", not who.present
    if isinstance(found, Pooled):
        ready = Ready(key, who.id, on.what, on.base, found.modifier, found.items, ways, shown, raw, hidden)
        return ready if bars is None else Undecided(ready, bars=bars)
    return Undecided(Ready(key, who.id, on.what, on.base, 0, (), ways, shown, raw, hidden), found, bars=bars)


async def decide(act: Act[Table], undecided: Undecided) -> Ready:
    """The roll after the game master's word on what it is made on (PC-SKL-12) and its modifier (PC-MOD-06)."""
    broader, ready = undecided.broader, undecided.ready
    if broader is not None and await _on_broader(act, undecided):
        return broader if isinstance(broader, Ready) else await decide(act, broader)
    if undecided.bars is not None:
        await _possible(act, undecided)
    if undecided.tied is None:
        return ready
    pool = await decided(act, undecided.tied)
    return replace(ready, modifier=pool.modifier, items=pool.items)


async def decided_or_failed(act: Act[Table], roll: Ready | Undecided) -> Ready | None:
    """The same for whoever is one of several: None where they cannot even try, which stops nobody else."""
    if isinstance(roll, Ready):
        return roll
    try:
        return await decide(act, roll)
    except Refused:
        return None


async def _on_broader(act: Act[Table], undecided: Undecided) -> bool:
    """Whether a learned skill may be used for a narrow part of it, without penalty: the game master's judgement."""
    ready, broader = undecided.ready, undecided.broader
    learned = broader.ready if isinstance(broader, Undecided) else broader
    assert learned is not None
    args = {"who": Ref("being", ready.who), "skill": name_of(ready.what), "broader": name_of(learned.what)}
    return await act.ask("parent_skill", "gm", NO_YES, suggestion="no", judgement=True, args=args) == "yes"


async def _possible(act: Act[Table], undecided: Undecided) -> None:
    """Whether it can be tried at all: the game master's judgement. Refuses `implausible` (PC-HCP-03)."""
    args = {"who": Ref("being", undecided.who), "trait": undecided.bars, "what": name_of(undecided.ready.what)}
    if await act.ask("possible", "gm", YES_NO, suggestion="yes", judgement=True, args=args) == "no":
        raise Refused("implausible", rule="PC-HCP-03")


def roll(
    act: Act[Table], what: Ready, of: Callable[[Score], R], adjustments: int = 0, helpers: tuple[Ready, ...] = ()
) -> Awaitable[R]:
    """The die (PC-CHK-12, steps 4 to 7). The caller says what it needs to know of the score."""
    ways = what.ways
    reads = Reads(what.base + what.modifier, adjustments + ways.adjustment, what.raw, of, ways.soft)
    return act.roll(what.key, what.who, D100, reads, partial(_card, what, reads, helpers))


def _card(what: Ready, reads: Reads[Any], helpers: tuple[Ready, ...], face: int) -> CheckMade:
    """The card of a check that shows this face."""
    target, adjustments = reads.target, reads.adjustments
    score = judge(face, target, adjustments, reads.raw, reads.soft)
    return CheckMade(
        what.key,
        what.who,
        what.what,
        what.base,
        what.modifier,
        adjustments,
        face,
        final(face, adjustments) if adjustments else face,
        target,
        score.outcome,
        score.stages,
        what.items,
        tuple([helper.who for helper in helpers]) if helpers else (),
        what.open,
        what.hidden,
        marks(what, score) if what.ways is not ORDINARY else (),
        tuple([helper.who for helper in helpers if helper.hidden]) if helpers else (),
        reads.soft,
    )


def marks(what: Ready, score: Score) -> tuple[Mark, ...]:
    """What talents and handicaps made of a result."""
    ways, told = what.ways, what.ways.adjusted
    if score.roll == 100:
        told += ways.softened
    if score.outcome == "critical_failure":
        told += ways.worse
    if score.outcome == "success" and is_assist(what.key):
        told += ways.helped
    return told


def is_assist(key: str) -> bool:
    """Whether a roll with this key helps another one."""
    return "assist:" in key
