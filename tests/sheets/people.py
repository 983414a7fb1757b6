"""Beings for sheets: an empty one, a full one, one with everything long, one from right to left; for each system."""

from __future__ import annotations

from typing import Any, Final

from spielwerk.core.log import onto
from spielwerk.core.system import System, installed

SYSTEMS: Final = installed()
LONG: Final = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle"
PIRATE: Final = "שלום עולם 🐉🏴‍☠️ مرحبا"

TABLES: Final = SYSTEMS["percentacy"].tables
FULL: Final[dict[str, Any]] = {
    "id": "f",
    "name": "Größe, männlich, Überraschung, ẞ",
    "player": "f",
    "species": "elf",
    "level": 7,
    "concept": "Wundärztin auf der Flucht",
    "attributes": {
        "charisma": 31,
        "dexterity": 46,
        "intelligence": 57,
        "constitution": 38,
        "strength": 22,
        "willpower": 63,
        "perception": 51,
    },
    "skills": {**{skill: 20 + i * 3 for i, skill in enumerate(list(TABLES["skill"])[:24])}, "crafting:locks": 36},
    "talents": ["fast", "alert", {"id": "specialist", "skill": "melee", "field": "Degen"}],
    "handicaps": ["curious", {"id": "addicted", "subject": "Laudanum"}],
    "armour": [{"value": 10}, {"value": 4, "kind": "natural"}],
    "weapons": ["fist", "light_one_handed_weapon", "area_weapon", "heavy_energy_weapon", "sidearm"],
    "hp": 40,
    "conditions": ["shock"],
    "gear": ["climbing_kit", {"id": "medical_kit", "name": "Arzttasche des Großvaters"}],
    "background": "Geboren am Deich.\nDann kam die Flut: „So nicht“, sagte sie.",
    "notes": "Schuldet Joram −20 Kronen. 🐉",
    "attribute_points": 3,
    "skill_points": 12,
}


def chosen(row: Any) -> dict[str, str]:
    """A talent or handicap with a long choice where one is to be made."""
    if row.choice == "skill":
        return {"id": row.id, "skill": "melee", "field": LONG}
    return {"id": row.id, "subject": LONG} if row.choice else {"id": row.id}


LONG_ONE: Final[dict[str, Any]] = {
    **FULL,
    "name": (LONG * 2)[:80],
    "concept": (f"{LONG} " * 4)[:200],
    "skills": {skill: 20 + i for i, skill in enumerate(TABLES["skill"])} | {"crafting:" + "x" * 60: 55},
    "talents": [chosen(row) for row in TABLES["talent"].values()],
    "handicaps": [chosen(row) for row in TABLES["handicap"].values()],
    "weapons": [weapon for weapon in TABLES["weapon"] if weapon != "role"],
    "gear": [{"id": gear, "name": f"{LONG} {LONG}"} for gear in TABLES["gear"]],
    "background": (LONG * 200)[:9999],
    "notes": ("Viele Worte sind hier. " * 500)[:9999],
}

OTHERS: Final = SYSTEMS["plus_minus"].tables
RUNA: Final[dict[str, Any]] = {
    "id": "r",
    "name": "Größe, männlich, Überraschung, ẞ",
    "concept": "Sieht nach dem Feuer",
    "qualities": {quality: i for i, quality in enumerate(OTHERS["quality"], 1)},
    "abilities": {
        "natural_science": {"kind": "knowledge", "value": 7},
        "persuasion": {"kind": "skill", "value": 4},
        "Deiche lesen": {"kind": "talent", "value": 9},
    },
    "traits": [{"name": "Eigensinnig", "plus": 2, "minus": -3}, {"name": "Guter Name am Deich", "plus": 3}],
}
LONG_RUNA: Final[dict[str, Any]] = {
    **RUNA,
    "name": (LONG * 2)[:80],
    "concept": (f"{LONG} " * 30)[:2000],
    "abilities": {f"{i} {LONG}"[:60]: {"kind": "knowledge", "value": i % 10} for i in range(60)},
    "traits": [{"name": f"{i} {LONG}"[:80], "plus": 1 + i % 5, "minus": -1} for i in range(60)],
}

POOLS: Final = SYSTEMS["erzaehlpool"].tables
NIA: Final[dict[str, Any]] = {
    "id": "n",
    "name": "Größe, männlich, Überraschung, ẞ",
    "concept": "Müde Nachtschwester",
    "faction": "Klinik Sankt Brigida",
    "supernatural": "Hört, was die Toten sagen.",
    "attributes": {attribute: i % 5 + 1 for i, attribute in enumerate(POOLS["attribute"])},
    "skills": {skill: i % 6 for i, skill in enumerate(POOLS["skill"])},
    "merits": {"giant": 4, "language:Latein": 2, "fighting_style_boxing": 5},
    "virtue": "charity",
    "vice": "sloth",
    "derangements": ["phobia", "Angst vor Wasser"],
    "weapons": ["knife", "pistol", "bow"],
    "armour": "mail_shirt",
    "hp": 3,
    "experience": 12,
    "notes": "Schuldet dem Wirt noch etwas.",
}

PEOPLE: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "percentacy": {
        "empty": {"id": "e", "name": ""},
        "full": FULL,
        "long": LONG_ONE,
        "from_right": {**FULL, "name": PIRATE, "background": PIRATE},
    },
    "erzaehlpool": {
        "empty": {"id": "e", "name": ""},
        "full": NIA,
        "long": {**NIA, "notes": ("Viele Worte sind hier. " * 500)[:9999]},
        "from_right": {**NIA, "name": PIRATE, "concept": PIRATE, "faction": PIRATE, "supernatural": PIRATE},
    },
    "plus_minus": {
        "empty": {"id": "e", "name": ""},
        "full": RUNA,
        "long": LONG_RUNA,
        "from_right": {**RUNA, "name": PIRATE, "concept": PIRATE},
    },
}
ALL: Final = [(system, who) for system, people in PEOPLE.items() for who in people]


def seated(system: System[Any], data: dict[str, Any], **setting: Any) -> tuple[Any, Any]:
    """A table with this being alone, and the being; `setting` is the table's own content."""
    state = system.start({option.id: option.default for option in system.options.by_id.values()}, setting)
    state = onto(state, system.joins(state, data))
    return state, state.beings[data["id"]]
