"""A character as plain data in a document, and back: what can be read is taken, everything else is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from spielwerk.core.characters import taking
from spielwerk.core.characters.report import Report
from spielwerk.systems.plus_minus.beings import Given, joins
from spielwerk.systems.plus_minus.content import QUALITIES
from spielwerk.systems.plus_minus.state import Being, Table

AT_THE_TABLE: Final = ("id", "player", "present", "shown")
"""What belongs to a table and not to the character."""
FIELDS: Final = taking.fields_of(Given, AT_THE_TABLE)
Record: Final = FIELDS.record()
"""The shape of a character in a document."""


def give(_table: Table, being: Being) -> dict[str, Any]:
    """A being as plain data; what is as usual is left out."""
    stated = {
        "name": being.name,
        "npc": being.npc,
        "concept": being.concept,
        "qualities": dict(being.qualities),
        "abilities": {name: {"value": one.value, "kind": one.kind} for name, one in being.abilities.items()},
        "traits": [{"name": one.name, "plus": one.plus, "minus": one.minus} for one in being.traits],
        "notes": being.notes,
        "counters": dict(being.counters),
        "portrait": being.portrait,
    }
    plain: dict[str, Any] = msgspec.to_builtins(stated)
    return {key: value for key, value in plain.items() if value or key == "name"}


def take(table: Table, data: Mapping[str, Any]) -> tuple[dict[str, Any], Report]:
    """Plain data as far as they can be read at this table."""
    known = {"qualities": frozenset(QUALITIES)}
    return taking.take(FIELDS, lambda found: joins(table, found), data, known)
