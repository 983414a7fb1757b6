"""How a table of Percentacy is played with the content that it has agreed to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import to_builtins

from spielwerk.core.content.kept import missing
from spielwerk.core.system import Contents

from .content import INSTALLED, OPTIONS, Content, read
from .events import BeingSet
from .events.house import RowsKept
from .numbers import armour_value
from .own import played_with
from .rules.checks import used_with
from .rules.derived import initiative, max_hp, movement_range
from .rules.effects import worn_less
from .rules.game_master import derived_again
from .state import Being, Table
from .used import used

USED: Final = ("species", "role", "skill", "talent", "handicap", "weapon", "gear")
"""Kinds of rows that beings have."""


def adopted(table: Table, content: Content) -> Sequence[RowsKept | BeingSet]:
    """What somebody has and the other content has not stays with the table; maximum HP follow (PC-DRV-01)."""
    events: list[RowsKept | BeingSet] = []
    after = played_with(table, content)
    missing = _missing(table, after.content)
    if missing:
        events.append(RowsKept(missing))
        after = events[0].onto(after)
    return events + [BeingSet(being, "max_hp", "", being.shows("hp"), follows=True) for being in derived_anew(after)]


def derived_anew(table: Table) -> Iterator[Being]:
    """Every being whose maximum HP are not what follows from the content."""
    for being in table.beings.values():
        after = derived_again(table, being)
        if after != being:
            yield after


def _missing(table: Table, content: Content) -> dict[str, dict[str, Any]]:
    """The rows that beings have and content lacks, as they are now."""
    have = ((kind, row) for kind in USED for being in table.beings.values() for row in used(being, kind))
    found = missing(have, table.content.tables, content.tables)
    here = [*found.get("species", {}).values(), *(to_builtins(own) for own in table.species.values())]
    for profile in dict.fromkeys(str(species["profile"]) for species in here):
        if profile not in content.profiles:
            found.setdefault("profile", {})[profile] = to_builtins(table.content.profiles[profile])
    return found


def derived(table: Table, being: Being) -> Mapping[str, int]:
    """What nobody sets by hand and a change of content may change (PC-DRV)."""
    return {
        "max_hp": max_hp(table, being),
        "initiative": initiative(table, being),
        "movement": movement_range(table, being),
        "armour": armour_value(being.armour, worn_less(table, being)),
        **{f"skill/{skill}": used_with(table, being, skill) for skill in table.content.skills},
    }


CONTENTS: Final[Contents[Table]] = Contents(
    installed=INSTALLED,
    options=OPTIONS,
    read=read,
    played_with=played_with,
    adopted=adopted,
    derived=derived,
)
"""Content of Percentacy besides what is installed."""
