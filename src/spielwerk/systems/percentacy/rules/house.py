"""Skills, species, talents, handicaps and weapons of the table's own, made during play (PC-CHR-13 to PC-CHR-17)."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.content.changes import changed_beings, changed_row, told_rows
from spielwerk.core.events import ContentChanged
from spielwerk.core.faults import characters, other_than, said
from spielwerk.core.system import read
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.commands import OwnKind, RemoveHouseContent, SetHouseContent
from spielwerk.systems.percentacy.compendium import SHELVES
from spielwerk.systems.percentacy.events import BeingSet
from spielwerk.systems.percentacy.events.house import (
    HouseContentRemoved,
    HouseContentSet,
    entries_of,
)
from spielwerk.systems.percentacy.fitting import about, misfit
from spielwerk.systems.percentacy.own import PART_OF
from spielwerk.systems.percentacy.pinning import derived, derived_anew
from spielwerk.systems.percentacy.state import OwnSkill, OwnSpecies, OwnTrait, OwnWeapon, Table
from spielwerk.systems.percentacy.used import used

SHAPES: Final[dict[OwnKind, Any]] = {
    "skill": OwnSkill,
    "species": OwnSpecies,
    "talent": OwnTrait,
    "handicap": OwnTrait,
    "weapon": OwnWeapon,
}
LONGEST: Final[dict[str, int]] = {
    "id": 60,
    "name": 80,
    "trigger": 300,
    "effect": 300,
    "frequency": 300,
    "end": 300,
    "examples": 100,
}
"""The most characters of each text."""
AN_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
MOST: Final = 200
"""How many entries of one kind a table may have."""


async def set_house_content(act: Act[Table], cmd: SetHouseContent) -> str:
    """Add something within the printed ranges, or change it; whoever it concerns has the new values at once.

    Returns the id. Refuses `bad_value` with the name of the entry's field.
    """
    had = entries_of(act.state, cmd.kind)
    entry = read_entry(act.state, cmd)
    _fits(act.state, cmd.kind, entry)
    if entry.id not in had and len(had) >= MOST:
        raise Refused("bad_value", field="entry", says="own_full", most=MOST)
    before = had.get(entry.id)
    if before is not None:
        entry = replace(entry, version=before.version + 1)
    _bring_about(act, cmd.kind, entry.id, HouseContentSet(**{cmd.kind: entry}, changed=before is not None))
    return str(entry.id)


async def remove_house_content(act: Act[Table], cmd: RemoveHouseContent) -> None:
    """Take something away; whoever has it keeps it, and nobody else gets it any more. Refuses `unknown_id`."""
    entry = entries_of(act.state, cmd.kind).get(cmd.id)
    if entry is None:
        raise Refused("unknown_id", field="id", value=said(cmd.id))
    in_use = any(cmd.id in set(used(being, cmd.kind)) for being in act.state.beings.values())
    if in_use and entry.withdrawn:
        raise Refused("bad_value", field="id", value=entry.name or cmd.id, allowed=Message("allowed-not-in-use"))
    removed = HouseContentRemoved(cmd.kind, cmd.id, entry.name or cmd.id, in_use)
    _bring_about(act, cmd.kind, cmd.id, removed)


def _bring_about(act: Act[Table], kind: OwnKind, id: str, event: HouseContentSet | HouseContentRemoved) -> None:
    """Change the content, say how, and let everybody whom it concerns have the new values (PC-DRV-01)."""
    before = act.state
    act.emit(event)
    after = [BeingSet(being, "max_hp", "", being.shows("hp"), follows=True) for being in derived_anew(act.state)]
    old, new = (table.content.tables[kind].get(id) for table in (before, act.state))
    change = changed_row(kind, to_builtins(old), to_builtins(new))
    rows = told_rows(SHELVES, act.state.content.tables, (change,) if change is not None and old and new else ())
    beings = changed_beings(derived, before, act.state)
    if rows or beings:
        act.emit(ContentChanged(rows, beings))
    for one in after:
        act.emit(one)


def read_entry(table: Table, cmd: SetHouseContent) -> Any:
    """The entry as it was sent, with an id. Refuses `bad_value`."""
    data = dict(cmd.entry)
    if not data.get("id"):
        data["id"] = _free_id(table, str(data.get("name", "")))
    try:
        entry = read(data, SHAPES[cmd.kind])
    except Refused as no:
        raise Refused(no.code, field=no.field, says=no.says, **{**no.args_, "about": about(no.field)}) from None
    texts = {word: getattr(entry, word).strip() for word in LONGEST if hasattr(entry, word)}
    for word, text in texts.items():
        least = 1 if word in ("id", "name") else 0
        if not least <= len(text) <= LONGEST[word]:
            raise _unfit(word, said(text), characters(least, LONGEST[word]))
    if not AN_ID.fullmatch(entry.id):
        raise _unfit("id", said(entry.id), Message("allowed-own-id"))
    return replace(entry, **texts, version=1, withdrawn=False)


def _free_id(table: Table, name: str) -> str:
    """An id like the name that nothing of the table's own has."""
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    wanted = "own_" + (re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:40] or "entry")
    taken = {one for kind in PART_OF for one in entries_of(table, kind)}
    return next(one for one in (wanted, *(f"{wanted}_{n}" for n in range(2, len(taken) + 3))) if one not in taken)


def _fits(table: Table, kind: OwnKind, entry: Any) -> None:
    """Refuse what does not stay within the ranges of the book, or has the id of an entry of another kind."""
    found = misfit(table.content, entry, kind)
    if found is not None:
        raise _unfit(found.field, found.value, found.allowed, "PC-CHR-17")
    if any(entry.id in entries_of(table, other) for other in PART_OF if other != kind):
        raise _unfit("id", entry.id, other_than(entry.id))


def _unfit(field: str, value: Any, allowed: Message, rule: str = "") -> Refused:
    """The refusal of an entry, with its field in words."""
    return Refused("bad_value", field=field, rule=rule, about=about(field), value=value, allowed=allowed)
