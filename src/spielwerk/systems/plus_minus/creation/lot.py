"""Characters drawn by lot: legal by construction, varied, and the same for the same seed."""

from __future__ import annotations

from itertools import islice
from typing import Final

from spielwerk.core.dice.lot import Lot
from spielwerk.systems.plus_minus.content import AVERAGE, IDEAS, QUALITIES
from spielwerk.systems.plus_minus.state import Table

from .draft import AbilityDrawn, Draft, TraitDrawn
from .problems import LIMITS

HUMAN: Final = (1, 9)
"""What a quality of a human is under normal circumstances (PM-QUAL-14)."""


def drawn(seed: int, table: Table, language: str = "en") -> Draft:
    """A new character, within the limits that a table may set. The same seed gives the same character."""
    lot = Lot(seed, IDEAS)
    return Draft(
        name=f"{lot.idea('name', language)} {lot.idea('family_name', language)}",
        concept=lot.idea("concept", language),
        qualities=_qualities(lot),
        abilities=_abilities(lot, table),
        traits=_traits(lot, language),
    )


def _qualities(lot: Lot) -> dict[str, int]:
    """Average all together: what one quality has more, another has less."""
    values = dict.fromkeys(QUALITIES, AVERAGE)
    low, high = HUMAN
    for _ in range(lot.between(8, 16)):
        more, less = islice(lot.mixed(values), 2)
        if values[more] < high and values[less] > low:
            values[more] += 1
            values[less] -= 1
    return values


def _abilities(lot: Lot, table: Table) -> dict[str, AbilityDrawn]:
    """Five to eight abilities, suggested ones or the table's own, one of them a speciality."""
    left, found = LIMITS["abilities"], {}
    listed = {id: row.kind for id, row in table.content.abilities.items()} | table.abilities
    for place, name in enumerate(islice(lot.mixed(listed), lot.between(5, 8))):
        value = min(lot.between(7, 10) if place == 0 else lot.between(2, 6), left)
        if value:
            found[name] = AbilityDrawn(value, listed[name])
        left -= value
    return found


def _traits(lot: Lot, language: str) -> tuple[TraitDrawn, ...]:
    """Two to four traits whose bad sides outweigh the good ones, or just balance them (PM-TRAIT-10)."""
    good, bad = lot.between(1, 4), lot.between(1, 4)
    mixed = TraitDrawn(lot.idea("trait_both", language), lot.between(1, 5), -lot.between(1, 5))
    found = [mixed, TraitDrawn(lot.idea("trait_good", language), plus=good)]
    if lot.below(2):
        found.append(TraitDrawn(lot.idea("trait_bad", language), minus=-bad))
    over = sum(one.total for one in found)
    more = iter(lot.mixed(IDEAS["trait_bad"]))
    while over > 0:
        name = next(row.name.in_language(language) for row in more)
        if any(one.name == name for one in found):
            continue
        found.append(TraitDrawn(name, minus=-min(over, 5)))
        over -= min(over, 5)
    return tuple(found)
