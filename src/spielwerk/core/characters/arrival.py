"""How somebody comes to a table: what plain data say of every being, whatever its system."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Struct

from spielwerk.core import bounds
from spielwerk.core.act import Refused
from spielwerk.core.commands import MOST_COUNTERS, Count, CounterName
from spielwerk.core.faults import other_than
from spielwerk.core.state import Table

Id = Annotated[str, Meta(pattern=r"^[^\s.:]{0,40}$")]
Name = Annotated[str, Meta(max_length=bounds.LONGEST_ID)]


Counters = Annotated[dict[CounterName, Count], Meta(max_length=MOST_COUNTERS)]


class Arrival(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A being as it stands in scenarios, examples and forms; a system adds fields of its own.

    `player` is the seat that plays it; `shown` what players are told of it, where that is not as usual.
    `portrait` names a picture that the table keeps.
    """

    id: Id = ""
    name: Name = ""
    npc: bool = False
    player: bounds.Id | None = None
    present: bool = True
    shown: bounds.Many[bounds.Id] | None = None
    notes: bounds.Story = ""
    counters: Counters = {}
    portrait: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")] = ""


def may_arrive(table: Table[Any], arrival: Arrival, facets: Iterable[str]) -> None:
    """Refuse, as `bad_value`, an id that somebody has, and facets that do not exist."""
    if arrival.id in table.beings:
        raise Refused("bad_value", field="id", value=arrival.id, allowed=other_than(", ".join(table.beings)[:200]))
    known = tuple(facets)
    for facet in arrival.shown or ():
        if facet not in known:
            raise Refused("bad_value", field="shown", value=facet, allowed=", ".join(known))


def free_id(table: Table[Any]) -> str:
    """An id that nobody has or had: old lines of the log go on naming those who left."""
    number = 1
    while f"b{number}" in table.beings or f"b{number}" in table.names:
        number += 1
    return f"b{number}"
