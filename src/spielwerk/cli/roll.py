"""`spielwerk roll`: a free roll without a table, or its exact odds, both from the rule that is played."""

from __future__ import annotations

import secrets
from fractions import Fraction
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text as Styled

from spielwerk.core.act import Refused
from spielwerk.core.commands import RollDice
from spielwerk.core.dice.keyed import keyed
from spielwerk.core.dice.throw import roll_dice
from spielwerk.core.events import DiceRolled, Thrown
from spielwerk.core.resolving import resolve
from spielwerk.core.state import Table
from spielwerk.core.text import with_die
from spielwerk.odds.exact import TooMany, odds

from .odds import plain, print_odds
from .out import print_json, wrong_use
from .say import Voice

MOST_WAYS: Final = 300_000
"""Ways that are followed for one part of an expression: some seconds."""

_NOWHERE: Final[Table[Any]] = Table()


def run(expression: str, with_odds: bool, as_json: bool, voice: Voice) -> int:
    """Roll, or print the odds. Ends with exit code 2 for what is no expression, with a mark below the fault."""
    try:
        return _odds(expression, as_json, voice) if with_odds else _roll(expression, as_json, voice)
    except Refused as no:
        shown = no.args_["value"]
        mark = f"  {shown}\n  {' ' * (no.args_['at'] - 1)}^\n" if "\n" not in shown else ""
        raise wrong_use(mark + voice.say(no.message)) from None
    except TooMany:
        raise wrong_use(voice("cli-too-many-ways", expression=expression)) from None


def _odds(expression: str, as_json: bool, voice: Voice) -> int:
    spread = odds(roll_dice, _NOWHERE, RollDice(expression), lambda found, _act: found.total, most=MOST_WAYS)
    table: dict[int | str, Fraction] = {total: spread[total] for total in sorted(spread)}
    mean = sum((total * chance for total, chance in spread.items()), Fraction(0))
    if as_json:
        print_json(plain({"totals": table}, mean))
    else:
        print_odds({"totals": table}, mean, voice)
    return 0


def _roll(expression: str, as_json: bool, voice: Voice) -> int:
    faces = keyed(secrets.token_bytes(32), "")(0)
    played = resolve(roll_dice, _NOWHERE, RollDice(expression), (), lambda place, roll: faces(place, roll.sides))
    if played.refused is not None:
        raise played.refused
    told = next(event for event in played.events if isinstance(event, DiceRolled))
    if as_json:
        print_json(msgspec.to_builtins(told))
        return 0
    console = Console(highlight=False)
    console.print(voice.say(told.tell()))
    for thrown in told.thrown:
        console.print(_dice(thrown, voice.language))
    return 0


def _dice(thrown: Thrown, language: str) -> Styled:
    """The dice of one kind in a line; those that do not count stand in brackets."""
    line = Styled(f"  {with_die(f'd{thrown.sides}', language)}:")
    for place, faces in enumerate(thrown.faces):
        shown = "+".join(map(str, faces))
        line.append(f" ({shown})" if place in thrown.dropped else f" {shown}", "dim" if place in thrown.dropped else "")
    return line
