"""The talents and handicaps somebody has, as effects of one kind at a time; nobody asks for one by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import HANDICAPS, TALENTS
from spielwerk.systems.percentacy.effects import Effect, Value, Valued
from spielwerk.systems.percentacy.rows import TraitRow
from spielwerk.systems.percentacy.state import Being

E = TypeVar("E", bound=Effect)


class Having(NamedTuple, Generic[E]):
    """An effect that somebody has: of which talent or handicap, with what was chosen for it."""

    trait: Ref
    chosen: Chosen
    effect: E


def traits_of(who: Being) -> Iterator[tuple[Ref, Chosen, TraitRow]]:
    """Somebody's talents and handicaps with their rows; those of the table's own have words and no effects."""
    for one in who.talents:
        if one.id in TALENTS:
            yield Ref("talent", one.id), one, TALENTS[one.id]
    for one in who.handicaps:
        if one.id in HANDICAPS:
            yield Ref("handicap", one.id), one, HANDICAPS[one.id]


def effects_of(who: Being, kind: type[E]) -> tuple[Having[E], ...]:
    """The effects of one kind that somebody has, talents first."""
    return _effects_of(who.talents, who.handicaps, kind) if who.talents or who.handicaps else ()


@lru_cache(maxsize=1024)
def _effects_of(talents: tuple[Chosen, ...], handicaps: tuple[Chosen, ...], kind: type[E]) -> tuple[Having[E], ...]:
    having = Being(id="", hp=1, max_hp=1, talents=talents, handicaps=handicaps)
    return tuple(
        Having(trait, chosen, effect)
        for trait, chosen, row in traits_of(having)
        for effect in row.effects
        if isinstance(effect, kind)
    )


def added(who: Being, of: Valued) -> int:
    """What talents and handicaps add to a value."""
    adding = effects_of(who, Value)
    return sum(having.effect.amount for having in adding if having.effect.of == of) if adding else 0


# --- uses that are counted -----------------------------------------------------------------------------------------


def uses(who: Being) -> dict[str, int]:
    """The uses left of every talent of which uses are counted (PC-TAL-00)."""
    return {chosen.id: 0 if chosen.id in who.spent else 1 for ref, chosen, row in traits_of(who) if _counts(ref, row)}


def _counts(ref: Ref, row: TraitRow) -> bool:
    return ref.kind == "talent" and bool(row.per)


def is_free(who: Being, trait: str) -> bool:
    """Whether the use of this span is still to be had."""
    return trait not in who.spent


def with_spent(who: Being, trait: str) -> tuple[str, ...]:
    """What is spent after one more use, sorted."""
    return tuple(sorted({*who.spent, trait}))


def renewed(who: Being, span: str) -> tuple[str, ...]:
    """What is still spent once a scene, session or fight begins."""
    again = {chosen.id for _, chosen, row in traits_of(who) if row.per == span}
    return tuple(one for one in who.spent if one not in again)
