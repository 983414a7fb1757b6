"""Beings: read from plain data, changed by hand, and what may be seen of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import Override
from spielwerk.core.scene import being_of
from spielwerk.core.system import read
from spielwerk.core.view import Sight, basics

from .content import AVERAGE, QUALITIES
from .events import BeingJoined, ValueSet
from .state import FACETS, SHOWN_OF_NPC, SHOWN_OF_PC, Ability, AbilityKind, Being, Table, Trait

HIGHEST: Final = 10
WORDS: Final = 2000

Value = Annotated[int, Meta(ge=0, le=HIGHEST)]
Id = Annotated[str, Meta(pattern=r"^[^\s.:]{0,40}$")]
Name = Annotated[str, Meta(max_length=80)]
AbilityId = Annotated[str, Meta(pattern=r"^[^.]{1,60}$")]


class AbilityGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability as it stands in data."""

    value: Value
    kind: AbilityKind = "skill"


class TraitGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait as it stands in data: a good side, a bad side, or both (PM-TRAIT-02 to 04)."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    plus: Annotated[int, Meta(ge=0, le=5)] = 0
    minus: Annotated[int, Meta(ge=-5, le=0)] = 0


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """A being as it stands in scenarios, examples and forms. `player` is the seat that plays it."""

    id: Id = ""
    name: Name = ""
    npc: bool = False
    player: str = ""
    present: bool = True
    shown: tuple[str, ...] | None = None
    concept: Annotated[str, Meta(max_length=WORDS)] = ""
    qualities: dict[str, Value] = {}
    abilities: dict[AbilityId, Value | AbilityGiven] = {}
    traits: tuple[TraitGiven, ...] = ()


def joins(table: Table, data: Mapping[str, Any]) -> Sequence[BeingJoined]:
    """The events that bring a being to the table. Refuses `bad_value` with the field's name."""
    given: Given = read(data, Given)
    free_to_join(table, given)
    _among("qualities", given.qualities, tuple(QUALITIES))
    for name in given.abilities:
        if name in QUALITIES:
            raise Refused("bad_value", field="abilities", value=name, allowed="any name but that of a quality")
    for trait in given.traits:
        if trait.plus == trait.minus == 0:
            raise Refused("bad_value", field="traits", value=trait.name, allowed="+1 – +5, −5 – −1")
    shown = given.shown if given.shown is not None else SHOWN_OF_NPC if given.npc else SHOWN_OF_PC
    being = Being(
        id=given.id or free_id(table),
        name=given.name,
        npc=given.npc,
        seat=given.player,
        present=given.present,
        shown=tuple(sorted(set(shown))),
        concept=given.concept,
        qualities={quality: given.qualities.get(quality, AVERAGE) for quality in QUALITIES},
        abilities={name: _ability(ability) for name, ability in given.abilities.items()},
        traits=tuple(Trait(trait.name, trait.plus, trait.minus) for trait in given.traits),
    )
    return (BeingJoined(being),)


def free_to_join(table: Table, given: Given) -> None:
    """Refuse, as `bad_value`, an id that somebody has and facets that do not exist."""
    if given.id in table.beings:
        raise Refused("bad_value", field="id", value=given.id, allowed="an id that is not at the table")
    _among("shown", given.shown or (), FACETS)


def _ability(given: int | AbilityGiven) -> Ability:
    return Ability(given) if isinstance(given, int) else Ability(given.value, given.kind)


def _among(field: str, names: Mapping[str, Any] | Sequence[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise Refused("bad_value", field=field, value=name, allowed=", ".join(known))


def free_id(table: Table) -> str:
    """An id that nobody has or had: old lines of the log go on naming those who left."""
    number = 1
    while f"b{number}" in table.beings or f"b{number}" in table.names:
        number += 1
    return f"b{number}"


async def override(act: Act[Table], cmd: Override) -> None:
    """The game master sets a value by hand: a name, a concept, a quality or an ability."""
    being: Being = being_of(act, cmd.target)
    part, _, key = cmd.field.partition(".")
    if part == "qualities" and key in QUALITIES:
        was: int | str = being.qualities[key]
    elif part == "abilities" and key and "." not in key and key not in QUALITIES:
        was = being.abilities[key].value if key in being.abilities else 0
    elif cmd.field in ("name", "concept"):
        was = getattr(being, cmd.field)
    else:
        allowed = "name, concept, qualities.…, abilities.…"
        raise Refused("bad_value", field="field", value=cmd.field, allowed=allowed)
    value = _number(cmd.value) if isinstance(was, int) else _words(cmd.value, 80 if part == "name" else WORDS)
    facet = "traits" if part == "concept" else part
    act.emit(ValueSet(cmd.target, cmd.field, value, was, cmd.reason, facet in being.shown))


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST:
        raise Refused("bad_value", field="value", value=str(value), allowed=f"0–{HIGHEST}")
    return value


def _words(value: Any, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise Refused("bad_value", field="value", value=str(value)[:80], allowed=f"0–{longest} characters")
    return value


# --- what may be seen ----------------------------------------------------------------------------------------------


def view(_table: Table, being: Being, sight: Sight) -> Mapping[str, Any] | None:
    """A being as this viewer may know it; None where they must not know that it is there."""
    seen = basics(being, sight)
    if seen is None:
        return None
    seen["detail"] = "full" if sight.all or sight.owns(being) else "seen"
    if sight.knows(being, "qualities"):
        seen["qualities"] = dict(being.qualities)
    if sight.knows(being, "abilities"):
        seen["abilities"] = [{"id": i, "kind": a.kind, "value": a.value} for i, a in being.abilities.items()]
    if sight.knows(being, "traits"):
        seen["concept"] = being.concept
        seen["traits"] = [
            {"name": trait.name, "plus": trait.plus, "minus": trait.minus, "total": trait.total}
            for trait in being.traits
        ]
        seen["traits_total"] = being.traits_total
    return seen


def facts(_table: Table, being: Being) -> Mapping[str, Any]:
    """The game master's view of a being as scenarios expect it."""
    return {
        "name": being.name,
        "concept": being.concept,
        "present": being.present,
        "qualities": dict(being.qualities),
        "abilities": {name: ability.value for name, ability in being.abilities.items()},
        "traits": [trait.total for trait in being.traits],
        "traits_total": being.traits_total,
    }
