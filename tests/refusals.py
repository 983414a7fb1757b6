"""Commands that a table refuses, and what is said of that in both languages: the same walk for every system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, get_args

import pytest

from spielwerk.cli.say import catalogue
from spielwerk.core import log
from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.play import Play
from spielwerk.core.system import System
from spielwerk.core.text import LANGUAGES
from spielwerk.table.example import Example, make

BAD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1_000_000,
    10**9,
    0.5,
    "",
    "nobody",
    "x" * 5000,
    [],
    ["nobody"],
    ["ana", "ana"],
    {},
    {"nobody": 1},
)
"""Values of which hardly any field takes more than one or two."""
RAW: Final = ("error-", "allowed-", "1+", "1×", "≠", "{ $", "{$", "None", "Traceback")
"""What no sentence may contain."""


def table(system: System[Any], beings: Sequence[dict[str, Any]], *commands: Mapping[str, Any]) -> Play[Any]:
    """A game of these beings after these commands, whose dice fall as they must."""
    made = make(Example(system.id, "Abend", beings=tuple(beings)), system, {})
    state = Codec(system).decode_state(made.game.first)
    play: Play[Any] = Play(
        system, log.start(state), None, lambda seq: lambda at, sides: 1 + (7 * seq + 31 * at) % sides
    )
    for command in commands:
        play.accept(play.do(system.command(command), "gm", 0))
    return play


def said(play: Play[Any], system: System[Any], command: Mapping[str, Any]) -> tuple[str, ...]:
    """How a command is refused, in both languages."""
    with pytest.raises(Refused) as refused:
        play.do(system.command(command), "gm", 0)
    return tuple(catalogue(language, system).say(refused.value.message) for language in LANGUAGES)


def refused(system: System[Any], play: Play[Any], command: Mapping[str, Any]) -> bool:
    """Whether a command is refused; if so it is in sentences, and nothing has changed."""
    before = play.position, play.running
    try:
        play.do(play.read(command, True), "gm", 0)
    except Refused as refusal:
        told = [catalogue(language, system).say(refusal.message) for language in LANGUAGES]
        assert told[0] != told[1], (command, told)
        for sentence in told:
            assert not [sign for sign in RAW if sign in sentence], (command, sentence)
            assert sentence[-1] in ".?)" or ": " in sentence, (command, sentence)
            assert len(sentence) < 1000, (command, sentence)
        assert before[0] is play.position
        assert before[1] is play.running
        return True
    return False


def asked(do: Any, who: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """A command about somebody, with everything that it needs."""
    names = {"by": who, "target": who, "beings": [who, who], "against": "bo"}
    for name, default in zip(reversed(do.__struct_fields__), reversed(do.__struct_defaults__), strict=False):
        names.pop(name, None) if default is not None and name not in ("by", "target") else None
    wanted = {name: names.get(name, values.get(name)) for name in do.__struct_fields__}
    return {"do": tag(do)} | {name: value for name, value in wanted.items() if value is not None}


def tag(do: Any) -> str:
    """What a command is called in data."""
    return str(do.__struct_config__.tag)


def commands(system: System[Any]) -> tuple[Any, ...]:
    """Every command of a system."""
    return get_args(system.command_type)


def spoiled(do: Any, command: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The command with one field after the other spoiled, left out, or made up."""
    for name in do.__struct_fields__:
        yield from ({**command, name: value} for value in BAD)
        yield {field: value for field, value in command.items() if field != name}
    yield {**command, "whatever": 1}
