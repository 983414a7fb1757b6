"""A small table of Erzählpool for tests, and a way to play one command with given faces and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.systems.erzaehlpool import SYSTEM
from spielwerk.systems.erzaehlpool.state import Table
from tests.rules import run, table_of

MARA: dict[str, Any] = {
    "id": "mara",
    "name": "Mara",
    "player": "jule",
    "concept": "Müde Nachtschwester",
    "attributes": {"strength": 3, "dexterity": 3, "wits": 2, "composure": 2, "stamina": 2},
    "skills": {"brawl": 2, "firearms": 3, "stealth": 1},
    "merits": {"language:Latein": 2, "giant": 4},
    "virtue": "hope",
    "vice": "pride",
    "weapons": ["pistol", "knife"],
    "armour": "mail_shirt",
}
KARN: dict[str, Any] = {"id": "karn", "name": "Karn", "npc": True, "attributes": {"strength": 2, "dexterity": 2}}


def table_with(*beings: dict[str, Any], **options: Any) -> Table:
    """A table with these beings and options."""
    state: Table = table_of(SYSTEM, beings, options)
    return state


def play(state: Table, data: dict[str, Any], faces: Sequence[int] = (), answers: Sequence[int | str] = ()) -> Any:
    """Run a command as far as faces and answers reach; gives the `Resolution`."""
    return run(SYSTEM, state, SYSTEM.command(data), faces, answers)
