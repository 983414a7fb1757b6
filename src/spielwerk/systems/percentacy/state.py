"""What is so at a table of Percentacy. Everything is frozen; a change makes a new value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypedDict

from msgspec import Struct, field
from msgspec.structs import replace

from spielwerk.core import state as core
from spielwerk.core.bounds import ById, BySkill, Id, Line, Many, Paragraph
from spielwerk.core.turns.order import Turns

from .commands import ArmourKind, Chosen, Condition, Hazard, LastingCircumstance, Reactive
from .content import INSTALLED, Content
from .effects import AnyEffect
from .rows import Series, Span, WeaponTraits

FACETS: Final = ("name", "conditions", "health", "hp", "armour", "values")
"""What can be disclosed of a being; `health` is a rough state, `values` attributes, skills and targets."""
SHOWN_OF_NPC: Final = ("conditions", "health", "name")
"""What players are told of an NPC unless the game master says otherwise."""
SHOWN_OF_PC: Final = tuple(sorted(FACETS))


Cause = Literal["battered", "dead", "frozen", "shock", "surprised", "unconscious", "spared"]
"""A condition that does not come from the HP: `unconscious` from a severe hit or by the game master's word, `spared`
for somebody at 0 HP whom a non-lethal hit left alive (PC-TRT-07)."""


class Armour(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One piece of armour [Rüstung]; pieces never add up (PC-ARM-02)."""

    value: int
    kind: ArmourKind = "worn"


class Owned(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of gear [Ausrüstung], chosen by what it does; `name` is what it is called in the setting (PC-ITM-01), and
    says the trade of a tool kit or the danger that clothing guards against."""

    id: Id
    name: Line = ""


class Page(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an advancement [Aufstieg] can change, as it stood at one level: a page of a character's history."""

    level: int
    attributes: ById[int]
    skills: BySkill[int] = {}
    talents: Many[Chosen] = ()
    handicaps: Many[Chosen] = ()
    attribute_points: int = 0
    skill_points: int = 0


class OwnSkill(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A skill of this table's own (PC-SKL-11)."""

    id: Id
    attributes: Many[Id]
    combine: Literal["single", "lower", "higher"] = "single"
    name: Line = ""
    version: int = 1
    withdrawn: bool = False


class OwnSpecies(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A species of this table's own: a name for one of the profiles (PC-SPC-03)."""

    id: Id
    profile: Id
    name: Line = ""
    version: int = 1
    withdrawn: bool = False


class OwnTrait(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A talent or handicap of this table's own (PC-CHR-13, PC-CHR-14): what it is worth, when it works, what it does,
    how often or how long, and what ends it where something does, in words; and what of that the rules know.

    `effects`, `choice` and `per` are as in the rows of the book.
    """

    id: Id
    points: int
    trigger: Paragraph = ""
    effect: Paragraph = ""
    frequency: Paragraph = ""
    end: Paragraph = ""
    name: Line = ""
    choice: Literal["", "skill", "subject"] = ""
    effects: Many[AnyEffect] = ()
    per: Span | Literal[""] = ""
    version: int = 1
    withdrawn: bool = False

    @property
    def has_words(self) -> bool:
        """Whether anything is said in words."""
        return bool(self.trigger or self.effect or self.frequency or self.end)


class OwnWeapon(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A weapon of this table's own, or a spell built as one (PC-WPN-03, PC-WPN-04)."""

    id: Id
    damage: Series
    range: int
    capacity: int | None = None
    traits: WeaponTraits = WeaponTraits()
    examples: Line = ""
    name: Line = ""
    version: int = 1
    withdrawn: bool = False


Own = OwnSkill | OwnSpecies | OwnTrait | OwnWeapon
"""An entry of a table's own: `version` counts its changes, `withdrawn` is what only those still have who had it."""


class Being(core.Being, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody with values.

    `max_hp` counts everything in; `fixed_max_hp` is an NPC's stated maximum, `fixed` holds an initiative or
    movement that the game master set by hand. `causes` are the conditions that do not
    follow from the HP, `conditions` all that hold (sorted). `capacity` holds what is left of weapons that are not full
    (by `magazine`),
    `used_up` consumables that were listed and are gone. `series` is the damage of a role's attack (`weapon = "role"`).
    `attribute_points` and `skill_points` are unspent, `history` holds the pages of earlier levels, oldest first.
    `spent` are talents whose use is gone for this scene, session or fight, and handicaps already met in it; `lasting`
    the circumstances that hold until the game master ends them; `resolve` whether a check against doing harm succeeded
    in this turn; `enduring` how many more of the own turns shock is ignored.
    """

    species: str = "human"
    role: str = ""
    level: int = 1
    attributes: dict[str, int] = field(default_factory=dict)
    skills: dict[str, int] = field(default_factory=dict)
    talents: tuple[Chosen, ...] = ()
    handicaps: tuple[Chosen, ...] = ()
    armour: tuple[Armour, ...] = ()
    weapons: tuple[str, ...] = ()
    used_up: tuple[str, ...] = ()
    capacity: dict[str, int] = field(default_factory=dict)
    hp: int
    max_hp: int
    fixed_max_hp: int | None = None
    fixed: dict[str, int] = field(default_factory=dict)
    causes: tuple[Cause, ...] = ()
    conditions: tuple[Condition, ...] = ()
    at: tuple[float, float] | None = None
    series: tuple[int, int, int, int] | None = None
    series_melee: bool = False
    attribute_points: int = 0
    skill_points: int = 0
    history: tuple[Page, ...] = ()
    concept: str = ""
    background: str = ""
    gear: tuple[Owned, ...] = ()
    spent: tuple[str, ...] = ()
    lasting: tuple[LastingCircumstance, ...] = ()
    resolve: dict[str, bool] = field(default_factory=dict)
    enduring: int = 0

    def suffers(self, condition: Condition) -> bool:
        """Whether a condition tells on somebody; who endures shock has it all the same (PC-TAL-22)."""
        return condition in self.conditions and not (condition == "shock" and self.enduring)

    def shows(self, facet: str) -> bool:
        """Whether players are told this facet; of whoever is not in the scene they are told nothing."""
        return self.present and facet in self.shown


class Reaction(Struct, frozen=True, omit_defaults=True):
    """An action held ready [Reaktion] since a round."""

    who: str
    trigger: str
    action: Reactive
    since: int = 1


class Combat(Turns, frozen=True, omit_defaults=True):
    """A fight [Kampf].

    `usual` is the order of later rounds, whose faces are taken in the order listed. `delayed` lists who put the turn
    off (in order), `gave_up` who gave the action up for movement. `defences` counts defences this round, `freely`
    free actions. `reacting` is whose reaction is happening now: it needs neither turn nor action. `frozen` holds
    whoever is on and froze before this turn began: the freeze ends with it (PC-HCP-19b).
    """

    usual: tuple[str, ...] = ()
    delayed: tuple[str, ...] = ()
    gave_up: tuple[str, ...] = ()
    defences: dict[str, int] = field(default_factory=dict)
    freely: dict[str, int] = field(default_factory=dict)
    reactions: tuple[Reaction, ...] = ()
    reacting: str = ""
    frozen: tuple[str, ...] = ()


class Table(core.Table[Being], frozen=True, kw_only=True, omit_defaults=True):
    """The state of one game. `rewinds` are left per seat (PC-REW-01): they belong to players, not to characters.

    `kept` are rows by kind and id that beings have although the content no longer has them. `content` is what the table
    is played with, its own `skills` and so on included; it is no part of what is stored.
    """

    rewinds: dict[str, int] = field(default_factory=dict)
    combat: Combat | None = None
    skills: dict[str, OwnSkill] = field(default_factory=dict)
    species: dict[str, OwnSpecies] = field(default_factory=dict)
    talents: dict[str, OwnTrait] = field(default_factory=dict)
    handicaps: dict[str, OwnTrait] = field(default_factory=dict)
    hazards: dict[str, Hazard] = field(default_factory=dict)
    weapons: dict[str, OwnWeapon] = field(default_factory=dict)
    kept: dict[str, dict[str, Any]] = field(default_factory=dict)
    content: Content = INSTALLED

    def rewinds_of(self, being: Being) -> int:
        """The Rewinds left to the player of a being; NPCs have none (PC-33)."""
        return 0 if being.npc else self.rewinds.get(being.seat, 0)


REWINDS: Final = 3
"""What every player starts a session with (PC-REW-01)."""


def conditions_of(hp: int, max_hp: int, causes: Iterable[Cause]) -> tuple[Condition, ...]:
    """All conditions that hold, sorted: those from HP (PC-INJ-02 to PC-INJ-04, PC-INJ-07) and the other causes.

    `dead` stands alone; `unconscious` hides `battered`, not `shock` and `surprised` (contract PC-31).
    """
    held = tuple(causes)
    if "dead" in held or (hp <= 0 and "spared" not in held):
        return ("dead",)
    out: list[Condition] = []
    if hp * 4 <= max_hp or "unconscious" in held:
        out.append("unconscious")
    elif hp * 2 <= max_hp or "battered" in held:
        out.append("battered")
    if held:
        others: tuple[Condition, ...] = ("frozen", "shock", "surprised")
        out += [c for c in others if c in held]
        out.sort()
    return tuple(out)


class Limits(TypedDict):
    """The HP at or below which somebody is unconscious or battered."""

    unconscious: int
    battered: int


def limits_of(being: Being) -> Limits:
    """The HP at or below which HP alone make somebody unconscious or battered (PC-INJ-02, PC-INJ-03)."""
    return {"unconscious": being.max_hp // 4, "battered": being.max_hp // 2}


HELPLESS: Final[tuple[Condition, ...]] = ("dead", "shock", "unconscious")
"""Conditions in which a held reaction is lost (PC-ORD-18)."""


def with_being(table: Table, being: Being) -> Table:
    """The table with this being as it is now; whoever can no longer act loses a held reaction (PC-ORD-18)."""
    beings = {**table.beings, being.id: being}
    combat = table.combat
    if combat is None or not combat.reactions or not any(being.suffers(one) for one in HELPLESS):
        return replace(table, beings=beings)
    left = tuple(held for held in combat.reactions if held.who != being.id)
    return replace(table, beings=beings, combat=replace(combat, reactions=left))


def changed(table: Table, who: str, **changes: Any) -> Table:
    """The table with some fields of a being changed."""
    return with_being(table, replace(table.beings[who], **changes))
