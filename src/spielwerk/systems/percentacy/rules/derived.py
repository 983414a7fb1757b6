"""Derived values [abgeleitete Werte]: never bought, they follow their sources (PC-DRV)."""

from __future__ import annotations

from typing import Final

from spielwerk.systems.percentacy.content import PROFILES, SPECIES, ProfileRow
from spielwerk.systems.percentacy.numbers import max_hp_of
from spielwerk.systems.percentacy.state import Being, Table

QUICK_REFLEXES: Final = 10
FAST_METRES: Final = 2
FRAGILE_HP: Final = 20


def has(being: Being, trait: str) -> bool:
    """Whether somebody has this talent or handicap."""
    return any(one.id == trait for one in (*being.talents, *being.handicaps))


def profile_of(table: Table, species: str) -> ProfileRow:
    """The body profile [Körperprofil] of a species, the table's own included (PC-SPC-03)."""
    own = table.species.get(species)
    return PROFILES[own.profile if own is not None else SPECIES[species].profile]


def max_hp(table: Table, being: Being) -> int:
    """Maximum HP: of the species, plus a quarter of Constitution rounded up, less 20 for the fragile (PC-DRV-02)."""
    if being.fixed_max_hp is not None:
        return being.fixed_max_hp
    base = max_hp_of(profile_of(table, being.species).hp, being.attributes["constitution"])
    return base - FRAGILE_HP if has(being, "fragile") else base


def initiative(being: Being) -> int:
    """The Initiative value: Dexterity and Perception, 10 more with quick reflexes (PC-DRV-05)."""
    if "initiative" in being.fixed:
        return being.fixed["initiative"]
    value = being.attributes["dexterity"] + being.attributes["perception"]
    return value + QUICK_REFLEXES if has(being, "quick_reflexes") else value


def movement_range(table: Table, being: Being) -> int:
    """The Movement Range [Bewegungsreichweite] in metres, before conditions; not below 0 (PC-DRV-06)."""
    metres = profile_of(table, being.species).movement
    if has(being, "fast"):
        metres += FAST_METRES
    if has(being, "impaired"):
        metres -= FAST_METRES
    return max(0, metres)
