"""The talents and handicaps somebody has, as effects of one kind at a time; nobody asks for one by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import Content
from spielwerk.systems.percentacy.effects import Effect, Value, Valued
from spielwerk.systems.percentacy.rows import TraitRow
from spielwerk.systems.percentacy.state import Being, Table

E = TypeVar("E", bound=Effect)


class Having(NamedTuple, Generic[E]):
    """An effect that somebody has: of which talent or handicap, with what was chosen for it."""

    trait: Ref
    chosen: Chosen
    effect: E


class Traits(NamedTuple):
    """Talents and handicaps with the content in which they stand."""

    content: Content
    talents: tuple[Chosen, ...]
    handicaps: tuple[Chosen, ...]

    def rows(self) -> Iterator[tuple[Ref, Chosen, TraitRow]]:
        """Each with its row; what the content does not have does nothing."""
        for one in self.talents:
            if one.id in self.content.talents:
                yield Ref("talent", one.id), one, self.content.talents[one.id]
        for one in self.handicaps:
            if one.id in self.content.handicaps:
                yield Ref("handicap", one.id), one, self.content.handicaps[one.id]

    def effects(self, kind: type[E]) -> tuple[Having[E], ...]:
        """The effects of one kind, talents first."""
        return _effects_of(self.content, self.talents, self.handicaps, kind)


def traits_of(table: Table, who: Being) -> Iterator[tuple[Ref, Chosen, TraitRow]]:
    """Somebody's talents and handicaps with their rows."""
    return Traits(table.content, who.talents, who.handicaps).rows()


def effects_of(table: Table, who: Being, kind: type[E]) -> tuple[Having[E], ...]:
    """The effects of one kind that somebody has, talents first."""
    if not (who.talents or who.handicaps):
        return ()
    return _effects_of(table.content, who.talents, who.handicaps, kind)


@lru_cache(maxsize=1024)
def _effects_of(
    content: Content, talents: tuple[Chosen, ...], handicaps: tuple[Chosen, ...], kind: type[E]
) -> tuple[Having[E], ...]:
    return tuple(
        Having(trait, chosen, effect)
        for trait, chosen, row in Traits(content, talents, handicaps).rows()
        for effect in row.effects
        if isinstance(effect, kind)
    )


def added(table: Table, who: Being, of: Valued) -> int:
    """What talents and handicaps add to a value."""
    adding = effects_of(table, who, Value)
    return sum(having.effect.amount for having in adding if having.effect.of == of) if adding else 0


# --- uses that are counted -----------------------------------------------------------------------------------------


def uses(table: Table, who: Being) -> dict[str, int]:
    """The uses left of every talent of which uses are counted (PC-TAL-00)."""
    counted = (chosen.id for ref, chosen, row in traits_of(table, who) if _counts(ref, row))
    return {talent: 0 if talent in who.spent else 1 for talent in counted}


def _counts(ref: Ref, row: TraitRow) -> bool:
    return ref.kind == "talent" and bool(row.per)


def is_free(who: Being, trait: str) -> bool:
    """Whether the use of this span is still to be had."""
    return trait not in who.spent


def with_spent(who: Being, trait: str) -> tuple[str, ...]:
    """What is spent after one more use, sorted."""
    return tuple(sorted({*who.spent, trait}))


def renewed(table: Table, who: Being, span: str) -> tuple[str, ...]:
    """What is still spent once a scene, session or fight begins."""
    again = {chosen.id for _, chosen, row in traits_of(table, who) if row.per == span}
    return tuple(one for one in who.spent if one not in again)
