"""A small table of Plus-Minus for tests, and a way to play one command with given faces and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.core.act import Act, Roll, resolve
from spielwerk.core.questions import Question
from spielwerk.core.system import read
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.commands import Check
from spielwerk.systems.plus_minus.state import Table

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
    state = SYSTEM.start(SYSTEM.options.checked(options), {})
    for data in beings:
        for event in SYSTEM.joins(state, data):
            state = event.onto(state)
    return state


def play(state: Table, command: Any, faces: Sequence[int] = (), answers: Sequence[int | str] = ()) -> Any:
    """Run a command as far as faces and answers reach; gives the `Resolution`."""
    dice, said = list(faces), list(answers)

    def die(_place: int, _roll: Roll[Any]) -> int | None:
        return dice.pop(0) if dice else None

    def answer(_question: Question[Any], _act: Act[Any]) -> int | str | None:
        return said.pop(0) if said else None

    result = resolve(SYSTEM.rules[type(command)], state, command, (), die, answer)
    assert not dice, f"faces left over: {dice}"
    assert not said, f"answers left over: {said}"
    return result


def check(properties: Sequence[str], difficulty: int | None = 10, *, by: str = "mara", **more: Any) -> Check:
    """A check whose mix is approved unless said otherwise."""
    given = {"approved": True, **more} if difficulty is None else {"difficulty": difficulty, "approved": True, **more}
    command: Check = read({"by": by, "properties": list(properties), "do": "check", **given}, Check)
    return command
