"""The game master's view of a being and of the table as scenarios expect it (contract, Beings)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .rules import derived
from .state import Being, Table


def facts(table: Table, being: Being) -> Mapping[str, Any]:
    """Everything of a being, by the names of the contract."""
    return {
        "name": being.name,
        "health": derived.health(table, being),
        "hp": derived.hp(table, being),
        "bashing": being.bashing,
        "lethal": being.lethal,
        "willpower": derived.willpower(table, being),
        "willpower_most": derived.willpower_most(table, being),
        "defence": derived.defence(table, being),
        "initiative": derived.initiative(table, being),
        "size": derived.size(table, being),
        "speed": derived.speed(table, being),
        "morality": being.morality,
        "derangements": list(being.derangements),
        "conditions": list(being.conditions),
        "attributes": {name: being.attribute(name) for name in table.content.attributes},
        "skills": dict(being.skills),
        "specialities": {skill: list(names) for skill, names in being.specialities.items()},
        "merits": dict(being.merits),
        "virtue": being.virtue,
        "vice": being.vice,
        "concept": being.concept,
        "faction": being.faction,
        "supernatural": being.supernatural,
        "weapons": list(being.weapons),
        "rounds": {weapon: being.rounds.get(weapon, table.content.weapons[weapon].rounds) for weapon in being.weapons},
        "aimed": being.aimed,
        "experience": being.experience,
        "present": being.present,
    }


def table_facts(table: Table) -> Mapping[str, Any]:
    """The fight as far as there is one."""
    found: dict[str, Any] = {"session": table.session, "scene": table.scene}
    if table.combat is not None:
        found |= {"order": list(table.combat.order), "turn": table.combat.turn, "round": table.combat.round}
    return found
