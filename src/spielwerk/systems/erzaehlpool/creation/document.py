"""A character as plain data in a document, and back: what can be read is taken, everything else is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.characters import taking
from spielwerk.core.characters.report import Report
from spielwerk.systems.erzaehlpool.being import Sheet, joins, plain_armour
from spielwerk.systems.erzaehlpool.rules.derived import hp, willpower, willpower_most
from spielwerk.systems.erzaehlpool.state import Being, Table

AT_THE_TABLE: Final = ("id", "player", "present", "shown")
"""What belongs to a table and not to the character."""
FIELDS: Final = taking.fields_of(Sheet, AT_THE_TABLE)
Record: Final = FIELDS.record()
"""The shape of a character in a document."""


def give(table: Table, being: Being) -> dict[str, Any]:
    """A being as plain data; what is as usual is left out."""
    data: dict[str, Any] = {
        "name": being.name,
        "npc": being.npc,
        "concept": being.concept,
        "faction": being.faction,
        "supernatural": being.supernatural,
        "attributes": {name: being.attribute(name) for name in table.content.attributes},
        "skills": dict(being.skills),
        "specialities": {skill: list(names) for skill, names in being.specialities.items()},
        "merits": dict(being.merits),
        "virtue": being.virtue,
        "vice": being.vice,
        "size": being.size,
        "species_factor": being.species_factor,
        "morality": being.morality,
        "derangements": list(being.derangements),
        "armour": plain_armour(table.content, being.armour),
        "weapons": list(being.weapons),
        "rounds": dict(being.rounds),
        "conditions": list(being.conditions),
        "experience": being.experience,
        "notes": being.notes,
        "counters": dict(being.counters),
        "portrait": being.portrait,
        "fixed": dict(being.fixed),
    }
    if being.damage:
        data["hp"] = hp(table, being)
    if being.spent and willpower(table, being) < willpower_most(table, being):
        data["willpower"] = willpower(table, being)
    usual = FIELDS.defaults
    return {
        key: value
        for key, value in data.items()
        if key == "name" or (value not in ("", [], {}, False) and value != usual[key])
    }


def take(table: Table, data: Mapping[str, Any]) -> tuple[dict[str, Any], Report]:
    """Plain data as far as they can be read at this table; an attribute that it plays without may have its free dot."""
    content = table.content
    known = {
        "attributes": frozenset((*content.attributes, *(id for kind, id in content.out if kind == "attribute"))),
        "skills": frozenset(content.skills),
        "specialities": frozenset(content.skills),
    }
    return taking.take(FIELDS, lambda found: joins(table, found), data, known)
