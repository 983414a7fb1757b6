"""A character as plain data in a document, and back: what can be read is taken, everything else is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_type_hints

import msgspec

from spielwerk.core.act import Refused
from spielwerk.core.character import Change, Left, Report, shown
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.being import Sheet, joins
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Being, Table

AT_THE_TABLE: Final = ("id", "player", "present", "shown", "core_skills", "at")
"""What belongs to a table and not to the character."""
_HINTS: Final = get_type_hints(Sheet, include_extras=True)
SHAPES: Final[Mapping[str, Any]] = {key: _HINTS[key] for key in Sheet.__struct_fields__ if key not in AT_THE_TABLE}
"""The fields of a character in a document, and what each may hold."""
DEFAULTS: Final[Mapping[str, Any]] = {key: getattr(Sheet(), key) for key in SHAPES}
Record: Final = msgspec.defstruct(
    "Character",
    [(key, shape, DEFAULTS[key]) for key, shape in SHAPES.items()],
    kw_only=True,
    forbid_unknown_fields=True,
)
"""The shape of a character in a document."""

UNKNOWN: Final = Message("left-unknown")


# --- out -----------------------------------------------------------------------------------------------------------


def give(table: Table, being: Being) -> dict[str, Any]:
    """A being as plain data; what is as usual is left out. The Rewinds are those that its player has left."""
    stated = {
        "name": being.name,
        "npc": being.npc,
        "role": being.role,
        "melee": being.series_melee,
        "species": being.species,
        "attributes": dict(being.attributes),
        "skills": dict(being.skills),
        "talents": being.talents,
        "handicaps": being.handicaps,
        "armour": being.armour,
        "weapons": being.weapons,
        "hp": being.hp if being.hp != being.max_hp else None,
        "max_hp": being.fixed_max_hp,
        "conditions": being.causes,
        "capacity": dict(being.capacity),
        "used_up": being.used_up,
        "fixed": dict(being.fixed),
        "level": being.level,
        "attribute_points": being.attribute_points,
        "skill_points": being.skill_points,
        "history": being.history,
        "concept": being.concept,
        "background": being.background,
        "gear": being.gear,
        "notes": being.notes,
        "damage": being.series,
        "rewinds": None if being.npc else table.rewinds.get(being.seat),
        "spent": being.spent,
        "lasting": being.lasting,
        "portrait": being.portrait,
    }
    plain: dict[str, Any] = msgspec.to_builtins(stated)
    needed = {"species", "attributes", *(("armour",) if being.role else ())}
    return {key: value for key, value in plain.items() if key in needed or not _usual(key, value)}


def _usual(key: str, value: Any) -> bool:
    """Whether a document may leave this out: it is what somebody has of whom nothing is said."""
    return value is None or (key not in ("hp", "rewinds") and not value)


# --- in ------------------------------------------------------------------------------------------------------------


def take(table: Table, data: Mapping[str, Any]) -> tuple[dict[str, Any], Report]:
    """A character of a document as plain data for `joins`, as far as it can be read at this table."""
    left: list[Left] = []
    changed: list[Change] = []
    found: dict[str, Any] = {}
    for key, value in data.items():
        if key not in SHAPES:
            left.append(Left(key, shown(value), UNKNOWN))
        else:
            value = _known_parts(table, key, value, left)
            if _fits(key, value):
                found[key] = value
            else:
                _part_by_part(key, value, found, changed, left)
    _joinable(table, found, left)
    whole = {gone.field.partition(".")[0] for gone in left} | {other.field for other in changed}
    taken = tuple(key for key in data if key in found and key not in whole)
    return found, Report(taken, tuple(changed), tuple(left))


def _fits(key: str, value: Any) -> bool:
    try:
        msgspec.convert(value, SHAPES[key])
    except msgspec.ValidationError:
        return False
    return True


def _part_by_part(key: str, value: Any, found: dict[str, Any], changed: list[Change], left: list[Left]) -> None:
    """A field that does not fit as a whole: what of it does. Text that is too long is cut."""
    if isinstance(value, str) and isinstance(DEFAULTS[key], str):
        cut = next((value[:most] for most in (10_000, 200, 80) if len(value) > most and _fits(key, value[:most])), None)
        if cut is not None:
            found[key] = cut
            changed.append(Change(key, shown(value), shown(cut), Message("changed-cut", {"length": len(cut)})))
            return
    fitting: Any
    if isinstance(value, dict) and isinstance(DEFAULTS[key], dict):
        fitting = {name: one for name, one in value.items() if _fits(key, {name: one})}
        gone = [(f"{key}.{name}", one) for name, one in value.items() if name not in fitting]
    elif isinstance(value, list) and isinstance(DEFAULTS[key], tuple):
        fits = [_fits(key, [one]) for one in value]
        fitting = [one for one, good in zip(value, fits, strict=True) if good]
        gone = [(f"{key}.{n}", one) for n, (one, good) in enumerate(zip(value, fits, strict=True)) if not good]
    else:
        fitting, gone = None, [(key, value)]
    left += [Left(place[:80], shown(one), Message("left-wrong")) for place, one in gone]
    if fitting and _fits(key, fitting):
        found[key] = fitting
    elif fitting:
        left.append(Left(key, shown(fitting), Message("left-wrong")))


def _known_parts(table: Table, key: str, value: Any, left: list[Left]) -> Any:
    """The value without names that nothing has at this table."""
    known = _names(table).get(key)
    if known is None:
        return value
    if isinstance(value, dict):
        strange = [name for name in value if name.partition(":")[0] not in known]
        left += [Left(f"{key}.{name}"[:80], shown(value[name]), UNKNOWN) for name in strange]
        return {name: one for name, one in value.items() if name.partition(":")[0] in known}
    if isinstance(value, list):
        left += [Left(key, shown(one), UNKNOWN) for one in value if not _may_stand(one, known)]
        return [one for one in value if _may_stand(one, known)]
    if isinstance(value, str) and value and value not in known:
        left.append(Left(key, shown(value), UNKNOWN))
        return DEFAULTS[key]
    return value


def _may_stand(one: Any, known: frozenset[str]) -> bool:
    """Whether an entry of a list has a name that is known; one without a name is judged by its shape."""
    name = one.get("id") if isinstance(one, dict) else one
    return not isinstance(name, str) or name in known


def _names(table: Table) -> dict[str, frozenset[str]]:
    """The names that each field may hold."""
    content = table.content
    return {
        "species": frozenset(content.species),
        "role": frozenset(content.roles),
        "attributes": frozenset(ATTRIBUTES),
        "skills": frozenset(content.skills),
        "talents": frozenset(content.talents),
        "handicaps": frozenset(content.handicaps),
        "weapons": frozenset(content.weapons),
        "used_up": frozenset(content.weapons),
        "capacity": frozenset(content.weapons),
        "gear": frozenset(content.gear),
        "spent": frozenset((*content.talents, *content.handicaps)),
    }


def _joinable(table: Table, found: dict[str, Any], left: list[Left]) -> None:
    """Leave out, one by one, what each fits its field but not the others: more HP than there can be, and the like."""
    while True:
        try:
            joins(table, found)
        except Refused as no:
            field = no.field.partition(".")[0]
            if field not in found:
                raise
            left.append(Left(field, shown(found.pop(field)), no.message))
        else:
            return
