"""The game master's view of a being and of the table as scenarios expect it (contract, Beings)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .magazines import carried, magazine
from .numbers import armour_value
from .rules.derived import initiative
from .rules.effects import worn_less
from .rules.traits import uses
from .rules.turn import movement
from .state import Being, Table


def facts(table: Table, being: Being) -> Mapping[str, Any]:
    """Everything of a being, by the names of the contract."""
    return {
        "name": being.name,
        "hp": being.hp,
        "max_hp": being.max_hp,
        "conditions": list(being.conditions),
        "initiative": initiative(table, being),
        "movement": movement(table, being),
        "armour": armour_value(being.armour, worn_less(table, being)),
        "rewinds": table.rewinds_of(being),
        "level": being.level,
        "attribute_points": being.attribute_points,
        "skill_points": being.skill_points,
        "skills": dict(being.skills),
        "attributes": dict(being.attributes),
        "talents": [one.id for one in being.talents],
        "handicaps": [one.id for one in being.handicaps],
        "concept": being.concept,
        "background": being.background,
        "gear": [one.id for one in being.gear],
        "weapons": list(being.weapons),
        "capacity": capacity(table, being),
        "present": being.present,
        "uses": uses(table, being),
        "circumstances": list(being.lasting),
    }


def capacity(table: Table, being: Being) -> dict[str, int]:
    """What is left in every weapon that is counted at all."""
    counted = (
        (magazine(weapon, which), table.content.weapons[weapon].capacity) for weapon, which in carried(being.weapons)
    )
    return {key: being.capacity.get(key, full) for key, full in counted if full is not None}


def table_facts(table: Table) -> Mapping[str, Any]:
    """The fight as far as there is one."""
    combat = table.combat
    story = {"session": table.session, "scene": table.scene, "hazards": list(table.hazards)}
    if combat is None:
        return story
    return {
        **story,
        "order": list(combat.order),
        "turn": combat.turn,
        "round": combat.round,
    }
