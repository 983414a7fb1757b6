"""The command `create`: look a new character over, and bring it to the table where nothing is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from spielwerk.core.act import Act
from spielwerk.core.characters.drafts import codes
from spielwerk.core.characters.making import Verdict
from spielwerk.core.system import read
from spielwerk.systems.erzaehlpool.being import Sheet, joins
from spielwerk.systems.erzaehlpool.commands import Create
from spielwerk.systems.erzaehlpool.events import SheetReturned
from spielwerk.systems.erzaehlpool.state import Table

from .draft import FIELDS, Draft, chosen_of, read_draft
from .problems import hints, problems, verdict


class Created(Struct, frozen=True):
    """What came of a new character; the field names are the contract. `problems` are sorted, each code once."""

    outcome: Verdict
    problems: tuple[str, ...]
    hints: tuple[str, ...]


async def create(act: Act[Table], cmd: Create) -> Created:
    """EP-CRE, EP-ATTR, EP-SKILL, EP-VV, EP-MERIT. The option `creation_checks` lets problems pass, or does not look.

    Refuses `bad_value` for what cannot be read.
    """
    draft = drawn_up(cmd.being)
    checks = act.state.options["creation_checks"]
    found = () if checks == "off" else codes(problems(draft, act.state))
    made = Created(verdict(found), found, codes(hints(draft)))
    if found:
        act.emit(SheetReturned(draft.name, found, let_in=checks != "enforce"))
        if checks == "enforce":
            return made
    for event in joins(act.state, as_being(cmd.being)):
        act.emit(event)
    return made


def drawn_up(data: Mapping[str, Any]) -> Draft:
    """What was drawn up; the rest of the data is read too, so that a fault in it is found whatever else is wrong."""
    read({key: value for key, value in data.items() if key not in FIELDS}, Sheet)
    return read_draft({key: value for key, value in data.items() if key in FIELDS})


def as_being(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a draft as `joins` takes them: with one virtue and vice."""
    being = dict(data)
    for part in ("virtue", "vice"):
        value = being.get(part)
        if isinstance(value, list | tuple):
            being[part] = next(iter(chosen_of(tuple(value))), "")
    return being
