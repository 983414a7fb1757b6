"""A small table of Plus-Minus for tests, and a way to play one command with given faces and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.core.system import read
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.commands import Check
from spielwerk.systems.plus_minus.state import Table
from tests.rules import run, table_of

MARA: dict[str, Any] = {
    "id": "mara",
    "name": "Mara",
    "player": "jule",
    "qualities": {"strength": 5, "dexterity": 6, "agility": 4},
    "abilities": {"boxing": 3, "anatomy": {"kind": "knowledge", "value": 2}, "tide lore": 7},
    "traits": [{"name": "Night owl", "plus": 2, "minus": -3}, {"name": "Good name", "plus": 3}],
}
KARN: dict[str, Any] = {"id": "karn", "name": "Karn", "npc": True, "abilities": {"melee": 7}}


def table_with(*beings: dict[str, Any], **options: Any) -> Table:
    """A table with these beings and options."""
    state: Table = table_of(SYSTEM, beings, options)
    return state


def play(state: Table, command: Any, faces: Sequence[int] = (), answers: Sequence[int | str] = ()) -> Any:
    """Run a command as far as faces and answers reach; gives the `Resolution`."""
    return run(SYSTEM, state, command, faces, answers)


def check(properties: Sequence[str], difficulty: int | None = 10, *, by: str = "mara", **more: Any) -> Check:
    """A check whose mix is approved unless said otherwise."""
    given = {"approved": True, **more} if difficulty is None else {"difficulty": difficulty, "approved": True, **more}
    command: Check = read({"by": by, "properties": list(properties), "do": "check", **given}, Check)
    return command
