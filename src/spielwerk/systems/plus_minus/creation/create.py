"""The command `create`: what a sheet may say (PM-QUAL, PM-ABIL, PM-TRAIT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from spielwerk.core.act import Act
from spielwerk.core.characters.arrival import may_arrive
from spielwerk.core.characters.drafts import codes
from spielwerk.core.characters.making import Verdict
from spielwerk.core.questions import GM
from spielwerk.core.system import read
from spielwerk.core.text import Message, Ref
from spielwerk.systems.plus_minus.beings import Given, joins
from spielwerk.systems.plus_minus.commands import Create
from spielwerk.systems.plus_minus.content import QUALITIES
from spielwerk.systems.plus_minus.events import SheetReturned
from spielwerk.systems.plus_minus.state import FACETS, Table

from .draft import FIELDS, Draft, read_draft
from .problems import EXTREMES, problems, verdict

VERDICTS: Final = ("allow", "refuse")


class Created(Struct, frozen=True):
    """What came of a sheet; the field names are the scenario contract. `problems` are sorted, each code once."""

    outcome: Verdict
    problems: tuple[str, ...]


async def create(act: Act[Table], cmd: Create) -> Created:
    """Look a sheet over; where nothing is wrong with it, the being joins the table.

    Every quality of 0 or 10 is put to the game master (PM-QUAL-17). Refuses `bad_value` for what cannot be read.
    """
    draft = _read(act.state, cmd.being)
    found = set(codes(problems(draft, act.state)))
    for quality in QUALITIES:
        value = draft.quality(quality)
        if value in EXTREMES:
            name = draft.name.strip() or Message("new-being")
            args = {"name": name, "quality": Ref("quality", quality), "value": value}
            if await act.ask("extreme_quality", GM, VERDICTS, args=args) == "refuse":
                found.add("quality_out_of_range")
    if found:
        act.emit(SheetReturned(draft.name, tuple(sorted(found))))
        return Created(verdict(found), tuple(sorted(found)))
    for event in joins(act.state, cmd.being):
        act.emit(event)
    return Created("valid", ())


def _read(table: Table, data: Mapping[str, Any]) -> Draft:
    """What was drawn up; the rest of the data is read too, so that a fault in it is found whatever else is wrong."""
    may_arrive(table, read({key: value for key, value in data.items() if key not in FIELDS}, Given), FACETS)
    return read_draft({key: value for key, value in data.items() if key in FIELDS})
