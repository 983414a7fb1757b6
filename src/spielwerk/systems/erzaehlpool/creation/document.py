"""A character as plain data in a document, and back: what can be read is taken, everything else is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_type_hints

import msgspec

from spielwerk.core.act import Refused
from spielwerk.core.character import Change, Left, Report, shown
from spielwerk.core.text import Message
from spielwerk.systems.erzaehlpool.being import Sheet, joins, plain_armour
from spielwerk.systems.erzaehlpool.rules.derived import hp, willpower, willpower_most
from spielwerk.systems.erzaehlpool.state import Being, Table

AT_THE_TABLE: Final = ("id", "player", "present", "shown")
"""What belongs to a table and not to the character."""
_HINTS: Final = get_type_hints(Sheet, include_extras=True)
KEYS: Final = tuple(key for key in Sheet.__struct_fields__ if key not in AT_THE_TABLE)
_DEFAULTS: Final = Sheet()
Record: Final = msgspec.defstruct(
    "Record", [(key, _HINTS[key], getattr(_DEFAULTS, key)) for key in KEYS], namespace={"__doc__": "A character."}
)
"""The shape of a character in a document."""


def give(table: Table, being: Being) -> dict[str, Any]:
    """A being as plain data; what is as usual is left out."""
    data: dict[str, Any] = {
        "name": being.name,
        "npc": being.npc,
        "concept": being.concept,
        "faction": being.faction,
        "supernatural": being.supernatural,
        "attributes": dict(being.attributes),
        "skills": dict(being.skills),
        "merits": dict(being.merits),
        "virtue": being.virtue,
        "vice": being.vice,
        "size": being.size,
        "species_factor": being.species_factor,
        "morality": being.morality,
        "derangements": list(being.derangements),
        "armour": plain_armour(being.armour),
        "weapons": list(being.weapons),
        "rounds": dict(being.rounds),
        "conditions": list(being.conditions),
        "experience": being.experience,
        "notes": being.notes,
        "fixed": dict(being.fixed),
    }
    if being.damage:
        data["hp"] = hp(table, being)
    if being.spent and willpower(table, being) < willpower_most(table, being):
        data["willpower"] = willpower(table, being)
    return {key: value for key, value in data.items() if value not in ("", [], {}, False) or key == "name"}


def take(table: Table, data: Mapping[str, Any]) -> tuple[dict[str, Any], Report]:
    """Plain data as far as they can be read: field by field, then without what does not fit the others."""
    found: dict[str, Any] = {}
    changed: list[Change] = []
    left: list[Left] = []
    for key, value in data.items():
        if key not in KEYS:
            left.append(Left(key[:80], shown(value), Message("left-unknown")))
        elif _fits(key, value):
            found[key] = value
        else:
            _part_by_part(key, value, found, left)
    _joinable(table, found, left)
    taken = tuple(key for key in found if not any(one.field.partition(".")[0] == key for one in left))
    return found, Report(taken, tuple(changed), tuple(left))


def _fits(key: str, value: Any) -> bool:
    try:
        msgspec.convert(value, _HINTS[key])
    except msgspec.ValidationError:
        return False
    return True


def _part_by_part(key: str, value: Any, found: dict[str, Any], left: list[Left]) -> None:
    """Of a table or a list that does not fit as a whole, what of it does."""
    wrong = Message("left-wrong")
    if isinstance(value, dict) and _fits(key, {}):
        fitting: Any = {name: one for name, one in value.items() if _fits(key, {name: one})}
        left += [Left(f"{key}.{n}"[:80], shown(one), wrong) for n, one in value.items() if n not in fitting]
    elif isinstance(value, list) and _fits(key, []):
        fitting = [one for one in value if _fits(key, [one])]
        left += [Left(f"{key}.{n}"[:80], shown(one), wrong) for n, one in enumerate(value) if not _fits(key, [one])]
    else:
        fitting = None
        left.append(Left(key, shown(value), wrong))
    if fitting:
        found[key] = fitting


def _joinable(table: Table, found: dict[str, Any], left: list[Left]) -> None:
    """Leave out, one by one, names that nothing has, and what does not fit the rest."""
    while True:
        try:
            joins(table, found)
        except Refused as no:
            field = no.field.partition(".")[0]
            if field not in found:
                raise
            part, name = found[field], str(no.args_.get("value", ""))
            if isinstance(part, dict) and any(key.partition(":")[0] == name for key in part):
                gone = [key for key in part if key.partition(":")[0] == name]
                left += [Left(f"{field}.{key}"[:80], shown(part[key]), no.message) for key in gone]
                found[field] = {key: one for key, one in part.items() if key not in gone}
            else:
                left.append(Left(field, shown(found.pop(field)), no.message))
        else:
            return
