"""The command `create`: look a new character over, and bring it to the table where nothing is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.characters.drafts import codes
from spielwerk.core.characters.making import Verdict
from spielwerk.core.system import read
from spielwerk.core.text import Message
from spielwerk.systems.percentacy.being import Sheet, joins
from spielwerk.systems.percentacy.commands import AddGroup, Create
from spielwerk.systems.percentacy.events.creation import DraftReturned
from spielwerk.systems.percentacy.state import Table

from .draft import FIELDS, Draft, read_draft
from .points import SKILL_POINTS, skills_cost
from .problem import verdict
from .problems import problems


class Created(Struct, frozen=True):
    """What came of a new character; the field names are the contract. `problems` are sorted, each code once."""

    outcome: Verdict
    problems: tuple[str, ...]


async def create(act: Act[Table], cmd: Create) -> Created:
    """PC-CHR-01 to PC-CHR-12. The option `creation_checks` lets problems pass, or does not look for them.

    Refuses `bad_value` for what cannot be read, and for a level: a new character has the first (PC-CHR-02).
    """
    data = dict(cmd.being)
    data |= {key: text for key in ("concept", "background") if (text := getattr(cmd, key))}
    draft = _drawn(data)
    checks = act.state.options["creation_checks"]
    found = () if checks == "off" else codes(problems(draft, act.state))
    made = Created(verdict(found), found)
    if found:
        act.emit(DraftReturned(draft.name, found))
        if checks == "enforce":
            return made
    for event in joins(act.state, {**data, **kept_points(draft, act.state)}):
        act.emit(event)
    return made


def _drawn(data: Mapping[str, Any]) -> Draft:
    """What was drawn up; the rest of the data is read too, so that a fault in it is found whatever else is wrong."""
    draft = read_draft({key: value for key, value in data.items() if key in FIELDS})
    rest: Sheet = read({key: value for key, value in data.items() if key not in FIELDS}, Sheet)
    if draft.level != 1:
        raise Refused("bad_value", field="level", value=draft.level, allowed="1", rule="PC-CHR-02")
    for field in ("attribute_points", "skill_points", "history"):
        if getattr(rest, field):
            raise Refused("bad_value", field=field, value=str(data[field]), allowed="0", rule="PC-CHR-08")
    return draft


def kept_points(draft: Draft, table: Table) -> dict[str, int]:
    """Skill points that a new character keeps: none, unless the table lets them be kept (AMB-095)."""
    if draft.npc or draft.role or not table.options["keep_unspent_creation_points"]:
        return {}
    return {"skill_points": max(0, SKILL_POINTS - skills_cost(table, draft.skills))}


async def add_group(act: Act[Table], cmd: AddGroup) -> None:
    """Several NPCs alike, with ids and names that are numbered (PC-NPC-01). Refuses `bad_value` for characters."""
    name, who = str(cmd.being.get("name", "")), str(cmd.being.get("id", ""))
    if not (cmd.being.get("npc") or cmd.being.get("role")):
        raise Refused("bad_value", field="being", value=name or who, allowed=Message("allowed-npcs"))
    for number in range(1, cmd.count + 1):
        numbered = {"name": f"{name or who} {number}"} if name or who else {}
        ids = {"id": f"{who}_{number}"} if who else {}
        for event in joins(act.state, {**cmd.being, **ids, **numbered}):
            act.emit(event)
