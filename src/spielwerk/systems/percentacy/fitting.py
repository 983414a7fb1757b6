"""What a table has of its own stays within the printed ranges (PC-CHR-13 to PC-CHR-17, PC-SKL-11, PC-SPC-03,
PC-WPN-03)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from spielwerk.core.faults import NOT_EMPTY, other_than, whole_between
from spielwerk.core.text import Message, Ref

from . import effects
from .commands import CIRCUMSTANCES
from .content import Content
from .effects import AnyEffect
from .rows import ATTRIBUTES, SERIES, TraitRow, WeaponRow
from .state import Own, OwnSkill, OwnSpecies, OwnTrait, OwnWeapon


class Misfit(NamedTuple):
    """What does not stay within the ranges of the book: the field, its value, and what is allowed."""

    field: str
    value: Any
    allowed: Message


def about(field: str) -> Message:
    """What a field of an entry is called in a sentence."""
    name = field.rpartition(".")[2]
    words = Message(f"own-field-{name}") if name in FIELDS else Message("own-field-other", {"name": name})
    if not field.startswith("effects."):
        return words
    number = field.split(".")[1]
    return Message("own-field-in-effect", {"number": int(number) + 1 if number.isdigit() else 1, "what": words})


FIELDS: Final = frozenset(
    [
        "amount",
        "area",
        "armour_piercing",
        "attribute",
        "attributes",
        "capacity",
        "categories",
        "category",
        "choice",
        "combine",
        "damage",
        "effect",
        "effects",
        "end",
        "examples",
        "frequency",
        "hp",
        "id",
        "kind",
        "name",
        "per",
        "points",
        "profile",
        "range",
        "skill",
        "skills",
        "traits",
        "trigger",
        "when",
    ]
)
"""The fields that have a name in the catalogues."""


def _one_of(choices: Iterable[Any]) -> Message:
    return Message("allowed-one_of", {"choices": tuple(choices)})


def _named(kind: str, ids: Iterable[str]) -> Message:
    """Any of these rows, by their names."""
    return _one_of(Ref(kind, one) for one in ids)


def misfit(content: Content, own: Own, kind: str = "") -> Misfit | None:
    """The first thing about an entry of the table's own that does not fit the book, or None. `kind` tells talents and
    handicaps apart, where that is known."""
    if isinstance(own, OwnSkill):
        found = _of_skill(own)
    elif isinstance(own, OwnSpecies):
        found = _of_species(content.base, own)
    elif isinstance(own, OwnWeapon):
        found = next(_of_weapon(content.base, own), None)
    else:
        found = next(_of_trait(content, own, kind), None)
    kinds = {OwnSkill: ("skill",), OwnSpecies: ("species",), OwnWeapon: ("weapon",)}
    if any(own.id in content.base.tables[one] for one in kinds.get(type(own), ("talent", "handicap"))):
        return Misfit("id", own.id, other_than(own.id))
    return found


def _of_skill(skill: OwnSkill) -> Misfit | None:
    """A custom skill has one or two attributes, and with two one of them governs (PC-SKL-11)."""
    fits = len(skill.attributes) in (1, 2) and len(set(skill.attributes)) == len(skill.attributes)
    if not fits or not set(skill.attributes) <= set(ATTRIBUTES):
        return Misfit("attributes", ", ".join(skill.attributes), Message("allowed-own-attributes"))
    if (len(skill.attributes) == 1) != (skill.combine == "single"):
        return Misfit("combine", "", Message(f"allowed-own-combine-{'one' if len(skill.attributes) == 1 else 'two'}"))
    return None


def _of_species(content: Content, species: OwnSpecies) -> Misfit | None:
    """A custom species copies a profile (PC-SPC-03)."""
    profiles = content.profiles
    return None if species.profile in profiles else Misfit("profile", species.profile, _named("profile", profiles))


# --- weapons -------------------------------------------------------------------------------------------------------


def _of_weapon(content: Content, weapon: OwnWeapon) -> Iterator[Misfit]:
    """A custom weapon has one of the five series, and no number beyond those of the book (PC-WPN-03, PC-WPN-09)."""
    traits = weapon.traits
    if weapon.damage not in SERIES:
        allowed = ("/".join(map(str, series)) for series in SERIES)
        yield Misfit("damage", "/".join(map(str, weapon.damage)), _one_of(allowed))
    numbers = {"range": weapon.range, "area": traits.area, "armour_piercing": traits.armour_piercing}
    if weapon.capacity is not None:
        numbers["capacity"] = weapon.capacity
    ranges = weapon_ranges(content.weapons.values())
    for name, value in numbers.items():
        low, high = ranges[name]
        if not low <= value <= high:
            yield Misfit(f"traits.{name}" if name in OF_TRAITS else name, value, whole_between(low, high))
    if traits.melee + traits.thrown + traits.supernatural > 1:
        yield Misfit("traits", "", Message("allowed-own-one-way"))
    if traits.one_handed and traits.two_handed:
        yield Misfit("traits", "", Message("allowed-own-hands"))
    if traits.charges and weapon.capacity is None:
        yield Misfit("capacity", "", Message("allowed-whole-from", {"low": 1}))


OF_TRAITS: Final = ("area", "armour_piercing")
"""Numbers that belong to a trait of a weapon."""


def weapon_ranges(printed: Iterable[WeaponRow]) -> dict[str, tuple[int, int]]:
    """The lowest and the highest number that the book prints of weapons, by what it is of."""
    found: dict[str, list[int]] = {"range": [], "capacity": [], "area": [], "armour_piercing": []}
    for row in printed:
        found["range"].append(row.range)
        found["area"].append(row.traits.area)
        found["armour_piercing"].append(row.traits.armour_piercing)
        if row.capacity is not None:
            found["capacity"].append(row.capacity)
    return {name: (min(numbers), max(numbers)) for name, numbers in found.items()}


# --- talents and handicaps -----------------------------------------------------------------------------------------

MOST_EFFECTS: Final = 6
TALENTS_ALONE: Final = (effects.Reroll, effects.Survive, effects.Aid, effects.Endure, effects.Request)
"""What is used by a player's word: only so often, and only by a talent."""
HANDICAPS_ALONE: Final = (effects.Resist, effects.Remind)
"""What is no gain for anybody."""


def _of_trait(content: Content, trait: OwnTrait, kind: str) -> Iterator[Misfit]:
    """A custom talent or handicap has a price of the scale and says when it works, what it does, and how often or how
    long (PC-CHR-13, PC-CHR-14), in words or by its effects; what only decorates is worth nothing and says nothing
    (PC-CHR-15)."""
    prices = (0, *(row.points for row in content.scales.values()))
    if trait.points not in prices:
        yield Misfit("points", trait.points, _one_of(map(str, prices)))
    if trait.points and not trait.effects:
        for word in ("trigger", "effect", "frequency"):
            if not getattr(trait, word).strip():
                yield Misfit(word, "", Message("allowed-own-words"))
    if len(trait.effects) > MOST_EFFECTS:
        yield Misfit("effects", len(trait.effects), Message("allowed-list-to", {"high": MOST_EFFECTS}))
    for place, effect in enumerate(trait.effects):
        for found in _of_effect(content, trait, kind, effect):
            yield found._replace(field=f"effects.{place}.{found.field}")
    if any(isinstance(effect, TALENTS_ALONE) for effect in trait.effects) and not trait.per:
        yield Misfit("per", "", Message("allowed-own-per"))


def _of_effect(content: Content, trait: OwnTrait, kind: str, effect: AnyEffect) -> Iterator[Misfit]:
    yield from _numbers(content, effect)
    yield from _names(content, effect)
    if isinstance(effect, effects.Penalty) and effect.when and effect.when not in CIRCUMSTANCES:
        yield Misfit("when", effect.when, _one_of(Message(f"circumstance-{one}") for one in CIRCUMSTANCES))
    if isinstance(effect, effects.Result) and trait.choice != "skill":
        yield Misfit("kind", "", Message("allowed-own-choice"))
    if isinstance(effect, effects.Reduce) and effect.gear == bool(effect.attribute):
        yield _of_reduction(effect.gear)
    if isinstance(effect, effects.Reduce) and effect.gear and not effect.skills:
        yield Misfit("skills", "", NOT_EMPTY)
    if isinstance(effect, TALENTS_ALONE) and kind == "handicap":
        yield Misfit("kind", "", Message("allowed-own-talents"))
    if isinstance(effect, HANDICAPS_ALONE) and kind == "talent":
        yield Misfit("kind", "", Message("allowed-own-handicaps"))


def _of_reduction(gear: bool) -> Misfit:
    """What softens penalties softens those of improvised gear, or those on an attribute."""
    return Misfit("attribute", "", Message("allowed-own-gear") if gear else _named("attribute", ATTRIBUTES))


def amounts(traits: Iterable[TraitRow], tag: str, of: str = "") -> tuple[int, int]:
    """The least and the most that the number of an effect of a kind may be, by what the book prints of it: as much, or
    as little in the other direction where both are printed or it adds to something."""
    printed = sorted(
        _amount(effect)
        for row in traits
        for effect in row.effects
        if _tag(effect) == tag and (not of or getattr(effect, "of", "") == of)
    )
    most = max(abs(printed[0]), abs(printed[-1]))
    if tag in ("value", "damage"):
        return -most, most
    return (-most, -1) if printed[0] < 0 else (1, most)


def _numbers(content: Content, effect: AnyEffect) -> Iterator[Misfit]:
    field = "hp" if isinstance(effect, effects.Survive) else "amount"
    if hasattr(effect, field):
        traits = (*content.base.talents.values(), *content.base.handicaps.values())
        low, high = amounts(traits, _tag(effect), getattr(effect, "of", ""))
        value = _amount(effect)
        if not low <= value <= high or not value:
            may = Message("allowed-own-not-zero", {"low": low, "high": high})
            yield Misfit(field, value, may if low < 0 < high else whole_between(low, high))


def _amount(effect: AnyEffect) -> int:
    return effect.hp if isinstance(effect, effects.Survive) else int(getattr(effect, "amount", 0))


def _names(content: Content, effect: AnyEffect) -> Iterator[Misfit]:
    """The attributes, skills and categories that an effect bears on exist at this table."""
    known: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("attribute", "attributes", ATTRIBUTES),
        ("skill", "skills", content.skills),
        ("category", "categories", content.tables["category"]),
    )
    for one, many, among in known:
        named = getattr(effect, one, "")
        for field, name in ((one, named), *((many, name) for name in getattr(effect, many, ()))):
            if (name or (field == "skill" and hasattr(effect, one))) and name not in set(among):
                yield Misfit(field, name, _named(one, among))


def _tag(effect: AnyEffect) -> str:
    return str(effect.__struct_config__.tag)
