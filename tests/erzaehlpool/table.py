"""A small table of Erzählpool for tests, and a way to play one command with given faces and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.core.act import Act, Roll, resolve
from spielwerk.core.questions import Question
from spielwerk.systems.erzaehlpool import SYSTEM
from spielwerk.systems.erzaehlpool.state import Table

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
    state = SYSTEM.start(SYSTEM.options.checked(options), {})
    for data in beings:
        for event in SYSTEM.joins(state, data):
            state = event.onto(state)
    return state


def play(state: Table, data: dict[str, Any], faces: Sequence[int] = (), answers: Sequence[int | str] = ()) -> Any:
    """Run a command as far as faces and answers reach; gives the `Resolution`."""
    command, dice, said = SYSTEM.command(data), list(faces), list(answers)

    def die(_place: int, _roll: Roll[Any]) -> int | None:
        return dice.pop(0) if dice else None

    def answer(_question: Question[Any], _act: Act[Any]) -> int | str | None:
        return said.pop(0) if said else None

    result = resolve(SYSTEM.rules[type(command)], state, command, (), die, answer)
    assert not dice, f"faces left over: {dice}"
    assert not said, f"answers left over: {said}"
    return result
