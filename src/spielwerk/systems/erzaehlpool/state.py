"""What is so at a table of Erzählpool. Everything is frozen; a change makes a new value."""

from __future__ import annotations

from typing import Any, Final, Literal, Self, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from spielwerk.core import state as core
from spielwerk.core.bounds import Id
from spielwerk.core.content.kept import rows_of
from spielwerk.core.state import OptionValue
from spielwerk.core.turns.order import Turns

from .content import INSTALLED, SHAPE_OF, Content
from .own import Called, rows_by_option, rows_of_own

FACETS: Final = ("name", "conditions", "health", "hp", "values", "traits")
"""What can be disclosed of a being: `health` is a rough state, `values` all that is rolled on, `traits` the rest."""
SHOWN_OF_NPC: Final = ("conditions", "health", "name")
"""What players are told of an NPC unless the game master says otherwise."""
SHOWN_OF_PC: Final = tuple(sorted(FACETS))

LEAST: Final = 1
"""What an attribute is where nothing is said (EP-ATTR-02)."""
MORALITY: Final = 7
"""What everybody begins with (EP-MOR-01)."""
Condition = Literal["dead", "dying", "immobile", "prone", "surprised", "unconscious"]
Ending = Literal["unconscious", "dying", "dead"]
"""What the game master may make of somebody whose Health is used up (EP-MEL-10)."""
HELPLESS: Final[tuple[Condition, ...]] = ("dead", "dying", "unconscious")
"""Conditions in which nobody acts."""
DamageKind = Literal["lethal", "bashing"]
Stance = Literal["", "charge", "all_out", "passive", "early"]
"""What somebody has made of the Defence until the next own turn: given up for a charge or an all-out attack, or doubled
by fighting passively; `early`: doubled ahead of the own turn, whose action is gone (EP-DEF-11)."""


class Armour(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Armour [Rüstung]: what it takes off ordinary attacks and off guns, the Strength it wants, its penalties."""

    general: int = 0
    firearms: int = 0
    strength: int = 0
    defence: int = 0
    speed: int = 0
    bulletproof: bool = False
    id: Id = ""


class Extended(Struct, frozen=True, omit_defaults=True):
    """An extended action [Ausgedehnte Handlung] that is under way: what is rolled, and how far it has come.

    `limit` 0: as many rolls as it takes. `store` None: nothing that could run out.
    """

    what: tuple[str, ...]
    needed: int
    cost: int
    limit: int = 0
    store: int | None = None
    total: int = 0
    rolls: int = 0
    spent: int = 0

    @property
    def left(self) -> int | None:
        """What is left of the store."""
        return None if self.store is None else self.store - self.spent


class Being(core.Being, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody with values.

    `bashing` and `lethal` are the damage taken. `spent` counts the Willpower that is gone. `rounds` holds what is left
    in magazines that are not full. `met` are those who attacked it this round, `aimed` the rounds of aiming at
    `aim_at`. `fixed` holds derived values that the game master set by hand. `sinned` is the gravest level of sin rolled
    for in this scene, 0 for none.
    """

    concept: str = ""
    faction: str = ""
    supernatural: str = ""
    attributes: dict[str, int] = field(default_factory=dict)
    skills: dict[str, int] = field(default_factory=dict)
    merits: dict[str, int] = field(default_factory=dict)
    virtue: str = ""
    vice: str = ""
    size: int = 5
    species_factor: int = 5
    morality: int = MORALITY
    derangements: tuple[str, ...] = ()
    armour: Armour = Armour()
    weapons: tuple[str, ...] = ()
    rounds: dict[str, int] = field(default_factory=dict)
    bashing: int = 0
    lethal: int = 0
    spent: int = 0
    conditions: tuple[Condition, ...] = ()
    stance: Stance = ""
    met: tuple[str, ...] = ()
    aimed: int = 0
    aim_at: str = ""
    extended: Extended | None = None
    sinned: int = 0
    experience: int = 0
    fixed: dict[str, int] = field(default_factory=dict)
    specialities: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def attribute(self, name: str) -> int:
        """The dots of an attribute; one that the table has only since has the free one (EP-ATTR-02)."""
        return self.attributes.get(name, LEAST)

    @property
    def damage(self) -> int:
        """All damage taken."""
        return self.bashing + self.lethal

    @property
    def able(self) -> bool:
        """Whether somebody can act at all."""
        return not any(one in self.conditions for one in HELPLESS)

    def shows(self, facet: str) -> bool:
        """Whether players are told this facet; of whoever is not in the scene they are told nothing."""
        return self.present and facet in self.shown


class Combat(Turns, frozen=True, omit_defaults=True):
    """A fight [Kampf]: `moved` is how far somebody went this turn, `before` lists who moved before acting."""

    moved: dict[str, float] = field(default_factory=dict)
    before: tuple[str, ...] = ()


class Table(core.Table[Being], frozen=True, kw_only=True, omit_defaults=True):
    """The state of one game.

    `initiatives` are the faces that were rolled for the order in this scene, `surroundings` the modifiers that went
    with them (EP-INIT-02, EP-INIT-05). `kept` are rows by kind and id that beings have although the content no longer
    has them. `called` are the table's own names by kind and id, `out` what it has taken out of the list (EP-ATTR-05,
    EP-SKILL-05). `content` is what the table is played with; it is no part of what is stored.
    """

    combat: Combat | None = None
    initiatives: dict[str, tuple[int, ...]] = field(default_factory=dict)
    surroundings: dict[str, int] = field(default_factory=dict)
    kept: dict[str, dict[str, Any]] = field(default_factory=dict)
    called: dict[str, dict[str, Called]] = field(default_factory=dict)
    out: dict[str, tuple[str, ...]] = field(default_factory=dict)
    content: Content = INSTALLED

    def with_option(self, option: str, value: OptionValue) -> Self:
        changed: Self = super().with_option(option, value)
        return played_with(changed, changed.content)


T = TypeVar("T", bound=Table)


def played_with(table: T, content: Content) -> T:
    """The table with this content, what it has kept of others, and its own names where it wants those."""
    base = content.base.tables
    rows = (*rows_of(table.kept, SHAPE_OF, base), *rows_by_option(table.options, base).items())
    if table.options.get("names") != "own":
        return replace(table, content=content.beside(rows))
    out = tuple((kind, id) for kind, ids in table.out.items() for id in ids)
    own = rows_of_own(table.called, base)
    return replace(table, content=content.beside((*rows, *own), out))


def with_condition(being: Being, condition: Condition, on: bool) -> Being:
    """The being with a condition more or less."""
    left = tuple(one for one in being.conditions if one != condition)
    return replace(being, conditions=tuple(sorted((*left, condition))) if on else left)


def changed(table: Table, being: Being) -> Table:
    """The table with this being as it is now."""
    return replace(table, beings={**table.beings, being.id: being})
