"""A character as plain data in a document, and back: what can be read is taken, everything else is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from spielwerk.core.characters import taking
from spielwerk.core.characters.report import Report
from spielwerk.systems.percentacy.being import Sheet, joins
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Being, Table

AT_THE_TABLE: Final = ("id", "player", "present", "shown", "at")
"""What belongs to a table and not to the character."""
FIELDS: Final = taking.fields_of(Sheet, AT_THE_TABLE)
Record: Final = FIELDS.record()
"""The shape of a character in a document."""


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
        "counters": dict(being.counters),
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


def take(table: Table, data: Mapping[str, Any]) -> tuple[dict[str, Any], Report]:
    """A character of a document as plain data for `joins`, as far as it can be read at this table."""
    return taking.take(FIELDS, lambda found: joins(table, found), data, _names(table))


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
