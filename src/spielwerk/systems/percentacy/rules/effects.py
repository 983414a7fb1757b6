"""What talents, handicaps and circumstances do to a check, as data: pool entries, reductions, an adjustment.

A row says on what it works; nothing in a check knows a talent or handicap by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from spielwerk.core.text import Message
from spielwerk.systems.percentacy.state import Being, Table

from .modifiers import Entry, Reduction, entry

if TYPE_CHECKING:
    from .checks import On


class Effects(NamedTuple):
    """What applies to one check: entries of the pool, what softens penalties, what changes the result."""

    entries: list[Entry]
    reductions: list[Reduction]
    adjustment: int = 0


class Penalty(NamedTuple):
    """A penalty that a circumstance of the check brings, whoever rolls."""

    source: Message
    amount: int


CIRCUMSTANCES: Final[dict[str, Penalty]] = {
    "hidden_weapon": Penalty(Message("mod-hidden-weapon"), -20),  # PC-TRT-04
}


def effects_on(table: Table, _who: Being, _on: On, circumstances: Sequence[str], _field: str) -> Effects:
    """Everything that a being's talents and handicaps and the circumstances do to a check on this."""
    entries = [
        entry(found.source, found.amount, "rule")
        for name in circumstances
        if (found := CIRCUMSTANCES.get(name)) is not None
        and (name != "hidden_weapon" or table.options["weapon_traits"] == "on")
    ]
    return Effects(entries, [])


def damage_bonus(_table: Table, _by: Being, _skill: str, _melee: bool) -> int:
    """What is added to the weapon's value before armour; stages and Strength add nothing (AMB-048)."""
    return 0


def worn_less(_who: Being) -> int:
    """By how much worn armour counts less."""
    return 0
