"""What the game master is to remember now, each with what may be done about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spielwerk.core.events import being as name_of
from spielwerk.core.shapes import Offer, Prompt
from spielwerk.core.text import Message, Ref

from .effects import Resist
from .rules.traits import effects_of
from .state import Being, Table

BY_WORD: Final = ("shock", "unconscious")
"""Conditions from a severe hit: how long they last is the game master's word (PC-INJ-06, PC-INJ-12)."""


def prompts(table: Table) -> list[Prompt]:
    """Hazards that last (PC-HAZ-05), conditions that only a word ends, what stands against doing harm (PC-HCP-18)."""
    return [*_hazards(table), *_conditions(table), *_turn(table)]


def _hazards(table: Table) -> Iterator[Prompt]:
    for id, hazard in table.hazards.items():
        again: Offer = {"say": Message("prompt-strike"), "command": {"do": "strike", "hazard": id}}
        over: Offer = {"say": Message("prompt-hazard-over"), "command": {"do": "end_hazard", "hazard": id}}
        yield {"say": Message("prompt-hazard", {"name": hazard.lasts}), "offers": [again, over]}


def _conditions(table: Table) -> Iterator[Prompt]:
    for who in table.beings.values():
        for condition in BY_WORD if who.present and who.causes else ():
            if condition in who.causes and condition in who.conditions:
                args = {"who": name_of(who.id), "condition": Ref("condition", condition)}
                command = {"do": "end_condition", "target": who.id, "condition": condition}
                offer: Offer = {"say": Message("prompt-condition-over"), "command": command}
                yield {"say": Message("prompt-condition", args), "offers": [offer]}


def _turn(table: Table) -> Iterator[Prompt]:
    """Before somebody does harm in their turn a check has to be made."""
    combat = table.combat
    who = None if combat is None else table.beings.get(combat.turn)
    if who is not None and (who.talents or who.handicaps):
        yield from _before_harm(table, who)


def _before_harm(table: Table, who: Being) -> Iterator[Prompt]:
    for having in effects_of(table, who, Resist):
        handicap = having.chosen.id
        if having.effect.then == "harmless" and handicap not in who.resolve:
            args = {"who": name_of(who.id), "handicap": Ref("handicap", handicap)}
            command = {"do": "resist", "by": who.id, "handicap": handicap}
            offer: Offer = {"say": Message("prompt-resist"), "command": command}
            yield {"say": Message("prompt-before-harm", args), "offers": [offer]}
