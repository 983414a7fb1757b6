"""What a browser gets to know of a being of Percentacy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from spielwerk.core.characters.making import BudgetView, DraftView
from spielwerk.core.shapes import BeingView
from spielwerk.core.text import Message, Ref

from .commands import ArmourKind
from .state import Limits, Page

Use = Literal["akimbo", "reroll", "resist", "use_talent"]
Health = Literal["unhurt", "scratched", "hurt", "battered", "down", "dead"]


class SkillView(TypedDict):
    """A skill; `id` is "crafting:carpentry" where a field belongs to it. Not `listed`: one that everybody has."""

    id: str
    skill: str
    field: str
    value: int
    listed: bool


class WeaponView(TypedDict):
    """A weapon with the skill and value it is used with; `left` is None where its capacity is not counted. `which` of
    several of one kind it is, from 1, where they have to be told apart, else 0."""

    id: str
    skill: str
    value: int
    damage: list[int]
    range: int
    capacity: int | None
    left: int | None
    which: int


class ArmourView(TypedDict):
    """A piece of armour."""

    value: int
    kind: ArmourKind


class PercentacyTrait(TypedDict):
    """A talent or handicap: what was chosen with it, how many uses are left (None: not counted), the commands it is
    used by; the circumstances of a roll that it `turns_on`, and those that begin and end by the game master's word
    (`lasting`)."""

    id: str
    skill: str
    field: str
    subject: str
    per: Literal["", "scene", "session", "combat"]
    left: int | None
    does: list[Use]
    turns_on: list[str]
    lasting: list[str]


class GearView(TypedDict):
    """A piece of gear, and what it is called in the setting."""

    id: str
    name: str


class Barred(TypedDict, total=False):
    """What a being is out of, each with the sentence that refuses it: `target` of attacks and care, `part` in what
    others do."""

    target: Message
    part: Message


class Facets(TypedDict, total=False):
    """What is disclosed facet by facet; from `concept` on, only to the being's player and the game master.

    `one_of_two`: whoever may attack with two weapons at once may do so with these.
    """

    conditions: list[str]
    barred: Barred
    health: Health
    hp: int
    max_hp: int
    limits: Limits
    armour: int
    armours: list[ArmourView]
    species: str
    level: int
    attributes: dict[str, int]
    skills: list[SkillView]
    weapons: list[WeaponView]
    initiative: int
    movement: int
    circumstances: list[str]
    rewinds: int
    concept: str
    background: str
    one_of_two: list[str]
    talents: list[PercentacyTrait]
    handicaps: list[PercentacyTrait]
    gear: list[GearView]
    attribute_points: int
    skill_points: int
    history: Sequence[Page]


class PercentacyBeing(BeingView, Facets):
    """A being: `full` to its player and the game master, to others as far as it is disclosed."""

    detail: Literal["full", "seen"]


# --- a character in the making -------------------------------------------------------------------------------------


class AttributesDrawn(BudgetView):
    """The attribute points, and the range of each attribute."""

    least: int
    most: int


class SkillDrawn(TypedDict):
    """A skill with its cap and its price.

    `attribute` governs it, with the value `governing`; `combine` says why it does. `counts` is what a check is made
    against, None where it could not be made without training.
    """

    category: str
    cap: int
    attribute: str
    governing: int
    combine: Literal["single", "lower", "higher"]
    cost: int
    counts: int | None
    over: int
    room: int


class SkillsDrawn(BudgetView):
    """The skill points, every skill, and the points of each category."""

    count: int
    above: int
    rows: dict[str, SkillDrawn]
    categories: dict[str, int]


class TraitsDrawn(BudgetView):
    """The points of talents, what the handicaps are worth, and the rule that each of them comes from."""

    worth: int
    missing: int
    rules: Mapping[str, str]


class TraitAdds(TypedDict):
    """A talent or handicap that changes a derived value, and by how much."""

    trait: Ref
    amount: int


class DerivedFrom(TypedDict):
    """What a derived value comes from: attributes by name, and what the species brings."""

    traits: list[TraitAdds]
    base: NotRequired[int]
    constitution: NotRequired[int]
    profile: NotRequired[Ref]
    dexterity: NotRequired[int]
    perception: NotRequired[int]


DerivedDrawn = TypedDict(
    "DerivedDrawn",
    {"id": Literal["hp", "initiative", "movement"], "value": int | None, "from": DerivedFrom},
)
"""A derived value; None where it hangs on a species that is not chosen."""


class PercentacyDraft(DraftView):
    """All that follows from a draft; `level` where somebody grows."""

    attributes: AttributesDrawn
    skills: SkillsDrawn
    traits: TraitsDrawn
    derived: list[DerivedDrawn]
    being: PercentacyBeing
    level: NotRequired[int]
