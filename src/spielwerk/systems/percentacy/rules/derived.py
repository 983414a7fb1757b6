"""Derived values [abgeleitete Werte]: never bought, they follow their sources (PC-DRV)."""

from __future__ import annotations

from spielwerk.systems.percentacy.numbers import max_hp_of
from spielwerk.systems.percentacy.rows import ProfileRow
from spielwerk.systems.percentacy.state import Being, Table

from .traits import added


def profile_of(table: Table, species: str) -> ProfileRow:
    """The body profile [Körperprofil] of a species, the table's own included (PC-SPC-03)."""
    content = table.content
    return content.profiles[content.species[species].profile]


def max_hp(table: Table, being: Being) -> int:
    """Maximum HP: of the species, plus a quarter of Constitution rounded up, and what handicaps take off
    (PC-DRV-02, PC-DRV-04)."""
    if being.fixed_max_hp is not None:
        return being.fixed_max_hp
    base = max_hp_of(profile_of(table, being.species).hp, being.attributes["constitution"])
    return max(1, base + added(table, being, "max_hp"))


def initiative(table: Table, being: Being) -> int:
    """The Initiative value: Dexterity and Perception, and what talents add (PC-DRV-05)."""
    if "initiative" in being.fixed:
        return being.fixed["initiative"]
    return being.attributes["dexterity"] + being.attributes["perception"] + added(table, being, "initiative")


def movement_range(table: Table, being: Being) -> int:
    """The Movement Range [Bewegungsreichweite] in metres, before conditions; not below 0 (PC-DRV-06)."""
    return max(0, profile_of(table, being.species).movement + added(table, being, "movement"))
