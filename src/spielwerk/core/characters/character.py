"""What a system knows of characters: beside the table, and in the form that makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.text import Message

from .making import DraftView
from .report import Report

S = TypeVar("S")


class Fault(Struct, frozen=True):
    """What is wrong with a character, or to be minded: a stable code, the field, the rule, the sentence."""

    code: str
    field: str
    rule: str
    message: Message


class Judged(Struct, frozen=True):
    """A character looked over: `outcome` is valid, incomplete or invalid."""

    outcome: str
    problems: tuple[Fault, ...]
    hints: tuple[Fault, ...]


class Characters(Struct, Generic[S], frozen=True, kw_only=True):
    """What a system knows of characters beside the table. Plain data are those that `joins` takes.

    `give` says a being as plain data, `take` reads such data as far as they can be read, `schema` is their shape.
    `draw` draws one by lot, `start` makes one from an archetype; `archetypes` are rows of that content. `judge` looks a
    character over; `being` makes a being of it. `at_level` is a being as it was at an earlier level; it refuses
    `bad_value` for one that it never had. It is None where characters have no levels.
    """

    give: Callable[[S, Any], dict[str, Any]]
    take: Callable[[S, Mapping[str, Any]], tuple[dict[str, Any], Report]]
    schema: Any
    draw: Callable[[int, S, str], dict[str, Any]]
    archetypes: tuple[str, ...]
    start: Callable[[str, str, str], dict[str, Any]]
    judge: Callable[[S, Mapping[str, Any]], Judged]
    being: Callable[[S, Mapping[str, Any]], Any]
    at_level: Callable[[S, Any, int], Any] | None = None

    def then(self, state: S, being: Any, level: int | None) -> Any:
        """A being as it was at a level, where one is named. Refuses `bad_value` for one that it never had."""
        if level is None:
            return being
        if self.at_level is None:
            raise Refused("bad_value", field="level", value=level, allowed=Message("allowed-nothing"))
        return self.at_level(state, being, level)


class Growth(Struct, Generic[S], frozen=True, kw_only=True):
    """How a form lets a being grow: `draft` is what it is, `view` all that follows from what it is to become after so
    many levels, `command` the data by which it becomes that (by its player, or by the game master)."""

    draft: Callable[[S, Any], Mapping[str, Any]]
    view: Callable[[S, Any, Mapping[str, Any], int], DraftView]
    command: Callable[[S, Any, Mapping[str, Any], int, bool], Mapping[str, Any]]


class Creation(Struct, Generic[S], frozen=True, kw_only=True):
    """How a form makes characters. A draft is the part of a character that is drawn up, right or wrong.

    `new` is what one starts from, `fields` are those of a draft. `view` is all that follows from a draft at a table: it
    refuses data that cannot be read, never what is only against the rules, and has at least `checks` (how strictly the
    table checks: `enforce`, `warn` or `off`), `verdict` (`valid`, `incomplete`, `invalid`), `problems` and `hints`.
    `bring` is the data of the command that brings the character of a draft to the table, played from this seat (`""`:
    the game master's). What a character has been through stands in other fields than those of a draft: `played` says it
    in sentences at a table, and `bring` takes it along; `is_played` tells whether it is more than anybody may have from
    the start.
    `checks` names the option of the table that says how strictly drafts are checked. `asks` are the commands that
    whoever makes a character may ask the game master for. `gm_fields` are those of a draft that only the game master
    may set at a table, such as one that lifts the limits of characters.
    """

    new: Mapping[str, Any]
    fields: tuple[str, ...]
    view: Callable[[S, Mapping[str, Any]], DraftView]
    bring: Callable[[Mapping[str, Any], str], Mapping[str, Any]]
    played: Callable[[S, Mapping[str, Any]], Sequence[Message]] = lambda _state, data: tuple(carried(data))
    is_played: Callable[[Mapping[str, Any]], bool] = lambda _data: False
    checks: str = ""
    asks: frozenset[str] = frozenset()
    gm_fields: tuple[str, ...] = ()
    growth: Growth[S] | None = None


CARRIED: Final = frozenset({"counters", "portrait"})
"""What somebody may have who has been through nothing yet."""


def carried(data: Mapping[str, Any]) -> Iterator[Message]:
    """What every character may bring along beside what its system counts, in sentences."""
    if data.get("counters"):
        yield Message("played-counters", {"what": tuple(data["counters"])})
    if data.get("portrait"):
        yield Message("played-portrait")
