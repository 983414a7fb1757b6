"""What is so at a table of Plus-Minus. Everything is frozen; a change makes a new value."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from spielwerk.core import state as core
from spielwerk.core.turns.order import Turns

from .content import INSTALLED, AbilityKind, Content

FACETS: Final = ("name", "qualities", "abilities", "traits")
"""What can be disclosed of a being; the concept goes with the traits."""
SHOWN_OF_NPC: Final = ("name",)
"""What players are told of an NPC unless the game master says otherwise."""
SHOWN_OF_PC: Final = tuple(sorted(FACETS))


class Ability(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A knowledge, skill or talent [Kenntnis, Fertigkeit, Talent] and its value, 0 to 10; 0 is not learned."""

    value: int
    kind: AbilityKind = "skill"


class Trait(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trait [Merkmal]: its good side 0 to +5, its bad side 0 to −5."""

    name: str
    plus: int = 0
    minus: int = 0

    @property
    def total(self) -> int:
        """The effective value: both sides together (PM-TRAIT-04)."""
        return self.plus + self.minus


class Being(core.Being, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody with all ten qualities [Qualität], the abilities learned, and traits."""

    concept: str = ""
    qualities: dict[str, int] = field(default_factory=dict)
    abilities: dict[str, Ability] = field(default_factory=dict)
    traits: tuple[Trait, ...] = ()

    def has_learned(self, ability: str) -> bool:
        """Whether an ability stands above 0 here (PM-ABIL-05)."""
        return ability in self.abilities and self.abilities[ability].value > 0

    @property
    def traits_total(self) -> int:
        """The values of all traits together (PM-TRAIT-10)."""
        return sum(trait.total for trait in self.traits)


class Table(core.Table[Being], frozen=True, kw_only=True, omit_defaults=True):
    """The state of one game. `mixes` are the combinations that made sense to the game master, each in order of ids.

    `abilities` are those of the table's own list with their kinds, by name: a name is the id too (PM-ABIL-09).
    `combat` is the order of turns that the game master sets by hand: the document has no fights.
    `content` is what the table is played with; it is no part of what is stored.
    """

    mixes: tuple[tuple[str, ...], ...] = ()
    abilities: dict[str, AbilityKind] = field(default_factory=dict)
    combat: Turns | None = None
    content: Content = INSTALLED


def with_value(being: Being, path: str, value: Any, kind: AbilityKind = "skill") -> Being:
    """The being with one field of the game master's view changed: text, `qualities.…`, `abilities.…`.

    `kind` is that of an ability which it did not have.
    """
    part, _, key = path.partition(".")
    if part == "qualities":
        return replace(being, qualities={**being.qualities, key: value})
    if part == "abilities":
        old = being.abilities.get(key)
        new = replace(old, value=value) if old is not None else Ability(value, kind)
        return replace(being, abilities={**being.abilities, key: new})
    return replace(being, **{path: value})
