"""How a table of Erzählpool is played with the content that it has agreed to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spielwerk.core.content.kept import missing
from spielwerk.core.system import Contents

from .content import INSTALLED, OPTIONS, Content, read
from .events import RowsKept
from .rules.attack import weapon_pool
from .rules.derived import defence, health, initiative, size, speed, willpower_most
from .state import Being, Table, played_with


def adopted(table: Table, content: Content) -> Sequence[RowsKept]:
    """What somebody has and the other content has not stays with the table."""
    have = (one for being in table.beings.values() for one in used(being))
    found = missing(have, table.content.tables, played_with(table, content).content.tables)
    return [RowsKept(found)] if found else []


def used(being: Being) -> Iterator[tuple[str, str]]:
    """The rows that a being has, by kind and id."""
    yield from (("skill", skill) for skill in (*being.skills, *being.specialities))
    yield from (("merit", merit.partition(":")[0]) for merit in being.merits)
    yield from (("weapon", weapon) for weapon in (*being.weapons, *being.rounds))
    yield from (("derangement", one) for one in being.derangements)
    yield from (("virtue", being.virtue), ("vice", being.vice), ("armour", being.armour.id))


def derived(table: Table, being: Being) -> Mapping[str, int]:
    """What nobody sets by hand and a change of content may change (EP-DER, EP-MERIT-06)."""
    return {
        "health": health(table, being),
        "defence": defence(table, being),
        "initiative": initiative(table, being),
        "speed": speed(table, being),
        "size": size(table, being),
        "willpower": willpower_most(table, being),
        **{f"weapon/{weapon}": weapon_pool(table, being, weapon) for weapon in being.weapons},
    }


CONTENTS: Final[Contents[Table]] = Contents(
    installed=INSTALLED,
    options=OPTIONS,
    read=read,
    played_with=played_with,
    adopted=adopted,
    derived=derived,
)
"""Content of Erzählpool besides what is installed."""
