"""A rule run by itself, on a table without a log: what tests of a system's rules need before anything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.act import Act, Roll
from spielwerk.core.questions import Question
from spielwerk.core.resolving import resolve
from spielwerk.core.system import System


def table_of(system: System[Any], beings: Sequence[dict[str, Any]], options: Mapping[str, Any]) -> Any:
    """A table of a system with these beings and options."""
    state = system.start(system.options.checked(options), {})
    for data in beings:
        for event in system.joins(state, data):
            state = event.onto(state)
    return state


def run(
    system: System[Any], state: Any, command: Any, faces: Sequence[int] = (), answers: Sequence[int | str] = ()
) -> Any:
    """Run a command as far as faces and answers reach; gives the `Resolution`."""
    dice, said = list(faces), list(answers)

    def die(_place: int, _roll: Roll[Any]) -> int | None:
        return dice.pop(0) if dice else None

    def answer(_question: Question[Any], _act: Act[Any]) -> int | str | None:
        return said.pop(0) if said else None

    result = resolve(system.rules[type(command)], state, command, (), die, answer)
    assert not dice, f"faces left over: {dice}"
    assert not said, f"answers left over: {said}"
    return result
