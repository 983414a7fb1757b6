"""Checks [Proben]: what is rolled on, who may roll, and the roll itself (PC-CHK, PC-STG, PC-CRT, PC-SKL)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Final, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.content import SKILLS
from spielwerk.systems.percentacy.events import CheckMade, Item
from spielwerk.systems.percentacy.events import rolled_on as name_of
from spielwerk.systems.percentacy.numbers import D100, Reads, Score, final, judge
from spielwerk.systems.percentacy.state import ATTRIBUTES, Being, Table

from . import modifiers
from .effects import effects_on
from .modifiers import Entry, Pooled, Tied, decided, settled

R = TypeVar("R", bound=Hashable)


class On(Struct, frozen=True):
    """What is rolled on: the skill or attribute as named in the command, and the value that counts.

    `skill` is the skill that is rolled; `attribute` the attribute, where one is rolled; `stand_in` says that it takes
    the place of a skill that was never learned. `broader` is a learned skill of which that one is a narrow part
    (PC-SKL-12).
    """

    what: str
    base: int
    skill: str = ""
    attribute: str = ""
    stand_in: bool = False
    broader: str = ""


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
    adjustment: int
    open: bool
    raw: bool
    hidden: bool = False

    def __hash__(self) -> int:
        return hash((self.key, self.who, self.what, self.base, self.modifier, self.adjustment))


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
            raise Refused("unknown_id", field=f"{prefix}attribute", value=attribute[:80])
        return On(attribute, value, "", attribute)
    if named.value is not None and not skill and not attribute:
        return On("", named.value)
    raise Refused(
        "bad_value",
        field=f"{prefix}skill",
        value=skill[:80],
        allowed=f"{prefix}skill | {prefix}attribute | {prefix}value",
    )


def linked(table: Table, skill: str, prefix: str = "") -> tuple[tuple[str, ...], str]:
    """The linked attributes of a skill and how they combine. Refuses `unknown_id`."""
    broad = skill.partition(":")[0]
    row = SKILLS.get(broad)
    if row is not None:
        return row.attributes, row.combine
    own = table.skills.get(broad)
    if own is None:
        raise Refused("unknown_id", field=f"{prefix}skill", value=skill[:80])
    return own.attributes, own.combine


def _maybe_missing(table: Table, who: Being, named: Names, prefix: str, listed: int) -> On:
    attributes, combine = linked(table, named.skill, prefix)
    if named.untrained_attribute and named.untrained_attribute not in ATTRIBUTES:
        field = f"{prefix}untrained_attribute"
        raise Refused("unknown_id", field=field, value=named.untrained_attribute[:80])
    if listed:
        return On(named.skill, listed, named.skill)
    row = SKILLS.get(named.skill)
    if row is not None and row.untrained is not None:
        return On(named.skill, row.untrained, named.skill)
    stand_in = named.untrained_attribute or governing(who.attributes, attributes, combine)
    broader = _broader(who, row.parent) if row is not None and row.parent and not named.untrained_attribute else ""
    return On(named.skill, who.attributes[stand_in], "", stand_in, True, broader)


def _broader(who: Being, parent: str) -> str:
    """The learned skill, or the best of its fields, of which a missing one is a narrow part."""
    fitting = [skill for skill, value in who.skills.items() if value and skill.partition(":")[0] == parent]
    return max(fitting, key=who.skills.__getitem__, default="")


def governing(values: Mapping[str, int], attributes: Sequence[str], combine: str) -> str:
    """The attribute that governs a skill: the lowest of those all needed, the highest of alternatives (PC-SKL-03)."""
    return min(attributes, key=values.__getitem__) if combine == "lower" else max(attributes, key=values.__getitem__)


# --- the roll ------------------------------------------------------------------------------------------------------


class Undecided(Struct, frozen=True):
    """A roll about which somebody has to decide first: the modifier where the pool is `tied`, and whether it may be
    made on a `broader` skill instead."""

    ready: Ready
    tied: Tied | None = None
    broader: Ready | Undecided | None = None

    @property
    def who(self) -> str:
        """Whose roll it is."""
        return self.ready.who


YesNo = Literal["no", "yes"]
NO_YES: Final[tuple[YesNo, ...]] = ("no", "yes")


def readied(
    table: Table,
    key: str,
    who: Being,
    on: On,
    entries: list[Entry],
    circumstances: Sequence[str] = (),
    field: str = "",
) -> Ready | Undecided:
    """Gates and pool (PC-CHK-12, steps 1 and 2). Refuses `implausible`."""
    if on.broader and table.options["parent_skill_allowed"] == "gm":
        learned = On(on.broader, who.skills[on.broader], on.broader)
        broader = readied(table, key, who, learned, list(entries), circumstances, field)
        narrow = readied(table, key, who, replace(on, broader=""), entries, circumstances, field)
        return Undecided(narrow, None, broader) if isinstance(narrow, Ready) else replace(narrow, broader=broader)
    if on.stand_in:
        entries.append(modifiers.UNTRAINED)
    adjustment = 0
    if who.talents or who.handicaps or circumstances:
        effects = effects_on(table, who, on, circumstances, field)
        entries += effects.entries
        found = settled(table, entries, effects.reductions)
        adjustment = effects.adjustment
    else:
        found = settled(table, entries)
    shown, raw, hidden = who.shows("values"), table.options["stages_from"] == "raw", not who.present
    if isinstance(found, Pooled):
        return Ready(key, who.id, on.what, on.base, found.modifier, found.items, adjustment, shown, raw, hidden)
    return Undecided(Ready(key, who.id, on.what, on.base, 0, (), adjustment, shown, raw, hidden), found)


async def decide(act: Act[Table], undecided: Undecided) -> Ready:
    """The roll after the game master's word on what it is made on (PC-SKL-12) and its modifier (PC-MOD-06)."""
    broader, ready = undecided.broader, undecided.ready
    if broader is not None and await _on_broader(act, undecided):
        return broader if isinstance(broader, Ready) else await decide(act, broader)
    if undecided.tied is None:
        return ready
    pool = await decided(act, undecided.tied)
    return replace(ready, modifier=pool.modifier, items=pool.items)


async def _on_broader(act: Act[Table], undecided: Undecided) -> bool:
    """Whether a learned skill may be used for a narrow part of it, without penalty: the game master's judgement."""
    ready, broader = undecided.ready, undecided.broader
    learned = broader.ready if isinstance(broader, Undecided) else broader
    assert learned is not None
    args = {"who": Ref("being", ready.who), "skill": name_of(ready.what), "broader": name_of(learned.what)}
    return await act.ask("parent_skill", "gm", NO_YES, suggestion="no", judgement=True, args=args) == "yes"


def roll(
    act: Act[Table], what: Ready, of: Callable[[Score], R], adjustments: int = 0, assists: tuple[str, ...] = ()
) -> Awaitable[R]:
    """The die (PC-CHK-12, steps 4 to 7). The caller says what it needs to know of the score."""
    target, raw = what.base + what.modifier, what.raw
    adjustments += what.adjustment

    def told(face: int) -> CheckMade:
        score = judge(face, target, adjustments, raw)
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
            assists,
            what.open,
            what.hidden,
        )

    return act.roll(what.key, what.who, D100, Reads(target, adjustments, raw, of), told)
