"""Beings: read from plain data, changed by hand, and what may be seen of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypedDict

from msgspec import Meta, Struct, field

from spielwerk.core.act import Act, Refused
from spielwerk.core.bounds import LONGEST_PARAGRAPH, LONGEST_STORY, MANY, ById, Many, Paragraph
from spielwerk.core.characters.arrival import Arrival, free_id, may_arrive
from spielwerk.core.commands import Override
from spielwerk.core.events import BeingJoined
from spielwerk.core.faults import characters, said, whole_between
from spielwerk.core.scene import being_of
from spielwerk.core.shapes import BeingView
from spielwerk.core.system import read
from spielwerk.core.text import Message, Ref
from spielwerk.core.view import Sight, basics

from .commands import SetTrait
from .content import AVERAGE, QUALITIES, AbilityKind
from .events import TraitSet, ValueSet
from .state import FACETS, SHOWN_OF_NPC, SHOWN_OF_PC, Ability, Being, Table, Trait

LOWEST: Final = 0
HIGHEST: Final = 10
"""What a property may be (PM-QUAL-01)."""
STRONGEST: Final = 5
"""What one side of a trait may be, for good or bad (PM-TRAIT-02, PM-TRAIT-03)."""
LONGEST: Final = {"name": 80, "concept": LONGEST_PARAGRAPH, "notes": LONGEST_STORY}

Value = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
AbilityId = Annotated[str, Meta(pattern=r"^[^.]{1,60}$")]


class AbilityGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability as it stands in data."""

    value: Value
    kind: AbilityKind = "skill"


class TraitGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait as it stands in data: a good side, a bad side, or both (PM-TRAIT-02 to 04)."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    plus: Annotated[int, Meta(ge=0, le=STRONGEST)] = 0
    minus: Annotated[int, Meta(ge=-STRONGEST, le=0)] = 0


class Given(Arrival, frozen=True, kw_only=True):
    """A being as it stands in scenarios, examples and forms."""

    concept: Paragraph = ""
    qualities: ById[Value] = field(default_factory=dict)
    abilities: Annotated[dict[AbilityId, Value | AbilityGiven], Meta(max_length=MANY)] = field(default_factory=dict)
    traits: Many[TraitGiven] = ()


def joins(table: Table, data: Mapping[str, Any]) -> Sequence[BeingJoined[Being]]:
    """The events that bring a being to the table. Refuses `bad_value` with the field's name."""
    return (BeingJoined(being_of_data(table, data)),)


def being_of_data(table: Table, data: Mapping[str, Any]) -> Being:
    """The being that plain data stand for. Refuses `bad_value` with the field's name."""
    given: Given = read(data, Given)
    may_arrive(table, given, FACETS)
    _among("qualities", given.qualities, tuple(QUALITIES))
    for name in given.abilities:
        if name in QUALITIES:
            raise Refused("bad_value", field="abilities", value=name, allowed=Message("allowed-no_quality"))
    for trait in given.traits:
        if trait.plus == trait.minus == 0:
            raise Refused("bad_value", field="traits", value=trait.name, allowed="+1 – +5, −5 – −1")
    shown = given.shown if given.shown is not None else SHOWN_OF_NPC if given.npc else SHOWN_OF_PC
    return Being(
        id=given.id or free_id(table),
        name=given.name,
        npc=given.npc,
        seat=given.player or "",
        present=given.present,
        shown=tuple(sorted(set(shown))),
        notes=given.notes.strip(),
        counters=dict(given.counters),
        portrait=given.portrait,
        concept=given.concept,
        qualities={quality: given.qualities.get(quality, AVERAGE) for quality in QUALITIES},
        abilities={name: _ability(ability) for name, ability in given.abilities.items()},
        traits=tuple(Trait(trait.name, trait.plus, trait.minus) for trait in given.traits),
    )


def _ability(given: int | AbilityGiven) -> Ability:
    return Ability(given) if isinstance(given, int) else Ability(given.value, given.kind)


def _among(field: str, names: Mapping[str, Any] | Sequence[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            allowed = tuple(Ref("quality", one) for one in known)
            raise Refused("bad_value", field=field, value=name, allowed=allowed)


async def override(act: Act[Table], cmd: Override) -> None:
    """The game master sets a value by hand: a name, a concept, a quality or an ability."""
    being: Being = being_of(act, cmd.target)
    part, _, key = cmd.field.partition(".")
    if part == "qualities" and key in QUALITIES:
        was: int | str = being.qualities[key]
    elif part == "abilities" and key and "." not in key and key not in QUALITIES:
        was = being.abilities[key].value if key in being.abilities else 0
    elif cmd.field in ("name", "concept", "notes"):
        was = getattr(being, cmd.field)
    else:
        allowed = "name, concept, notes, qualities.…, abilities.…"
        raise Refused("bad_value", field="field", value=cmd.field, allowed=allowed)
    value = _number(cmd.value) if isinstance(was, int) else _words(cmd.value, int(part == "name"), LONGEST[part])
    facet = "traits" if part == "concept" else part
    act.emit(ValueSet(cmd.target, cmd.field, value, was, cmd.reason, facet in being.shown))


async def set_trait(act: Act[Table], cmd: SetTrait) -> None:
    """The game master gives, changes or takes a trait: its value and sense are agreed upon (PM-TRAIT-11).

    Refuses `bad_value` for the end of a trait that is not there, and for more than fit on a sheet.
    """
    being: Being = being_of(act, cmd.target)
    name, there = cmd.name.strip(), tuple(one.name for one in being.traits)
    if not name or (cmd.plus == cmd.minus == 0 and name not in there):
        allowed: tuple[str, ...] | Message = there or Message("allowed-no-traits")
        raise Refused("bad_value", field="name", rule="PM-TRAIT-11", value=cmd.name, allowed=allowed)
    if name not in there and len(there) >= MANY:
        raise Refused("bad_value", field="name", value=name, allowed=Message("allowed-list-to", {"high": MANY}))
    trait = Trait(name, cmd.plus, cmd.minus)
    act.emit(TraitSet(cmd.target, trait, name in there, cmd.reason.strip(), "traits" in being.shown))


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST:
        raise Refused("bad_value", field="value", value=str(value), allowed=whole_between(0, HIGHEST))
    return value


def _words(value: Any, least: int, longest: int) -> str:
    if not isinstance(value, str) or not least <= len(value.strip()) <= longest:
        raise Refused("bad_value", field="value", value=said(value), allowed=characters(least, longest))
    return value.strip()


def summary(being: Being) -> Message | None:
    """The concept, for those who choose whom to play."""
    return Message("line-say", {"text": being.concept}) if being.concept else None


# --- what may be seen ----------------------------------------------------------------------------------------------


class AbilityView(TypedDict):
    """A knowledge, skill or talent with its value."""

    id: str
    kind: AbilityKind
    value: int


class PlusMinusTrait(TypedDict):
    """A trait with both its sides, and what they come to."""

    name: str
    plus: int
    minus: int
    total: int


class Facets(TypedDict, total=False):
    """What is disclosed facet by facet."""

    qualities: dict[str, int]
    abilities: list[AbilityView]
    concept: str
    traits: list[PlusMinusTrait]
    traits_total: int


class PlusMinusBeing(BeingView, Facets):
    """A being: `full` to its player and the game master, to others as far as it is disclosed."""

    detail: Literal["full", "seen"]


def view(_table: Table, being: Being, sight: Sight) -> PlusMinusBeing | None:
    """A being as this viewer may know it; None where they must not know that it is there."""
    known, seen = basics(being, sight), Facets()
    if known is None:
        return None
    if sight.knows(being, "qualities"):
        seen["qualities"] = dict(being.qualities)
    if sight.knows(being, "abilities"):
        seen["abilities"] = [{"id": i, "kind": a.kind, "value": a.value} for i, a in sorted(being.abilities.items())]
    if sight.knows(being, "traits"):
        seen["concept"] = being.concept
        seen["traits"] = [
            {"name": trait.name, "plus": trait.plus, "minus": trait.minus, "total": trait.total}
            for trait in being.traits
        ]
        seen["traits_total"] = being.traits_total
    if not (sight.all or sight.owns(being)):
        return {**known, **seen, "detail": "seen"}
    return {**known, **seen, "detail": "full"}


def facts(_table: Table, being: Being) -> Mapping[str, Any]:
    """The game master's view of a being as scenarios expect it."""
    return {
        "name": being.name,
        "concept": being.concept,
        "notes": being.notes,
        "counters": dict(being.counters),
        "present": being.present,
        "qualities": dict(being.qualities),
        "abilities": {name: ability.value for name, ability in being.abilities.items()},
        "traits": [trait.total for trait in being.traits],
        "traits_total": being.traits_total,
    }


def table_facts(table: Table) -> Mapping[str, Any]:
    """The order of turns as far as there is one, and the notes."""
    found: dict[str, Any] = {"session": table.session, "scene": table.scene, "notes": table.notes}
    found["abilities"] = dict(table.abilities)
    if table.combat is not None:
        found |= {"order": list(table.combat.order), "turn": table.combat.turn, "round": table.combat.round}
    return found
