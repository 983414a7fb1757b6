"""What is so at every table, whatever its system: who is there, what is shown of them, where the story is.

A system's state extends `Table` and `Being` by fields of its own. Everything is frozen; a change makes a new value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .bounds import Line

OptionValue = Line | int | bool


class Being(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody at the table: a player's character or an NPC [Wesen].

    `seat` is the seat that plays it, `""` for the game master. `shown` lists what players are told of it, by the
    system's names for such facets. `present` is false for beings that are prepared but not in the scene. `portrait` is
    the hash of its picture, `""` without one. `notes` are its player's and the game master's; `counters` count
    whatever no rule counts, by their names.
    """

    id: str
    name: str = ""
    npc: bool = False
    seat: str = ""
    present: bool = True
    shown: tuple[str, ...] = ()
    portrait: str = ""
    notes: str = ""
    counters: dict[str, int] = {}


B = TypeVar("B", bound=Being)


class Table(Struct, Generic[B], frozen=True, kw_only=True, omit_defaults=True):
    """The state of one game.

    `names` keeps the names of beings that have left, for old lines of the log. `options` are the readings and house
    rules in force. `trusted` holds the keys of judgement questions whose suggestion the game master lets stand.
    `notes` are for everybody. `scene` is the title of the scene, which may be empty; `in_scene` says whether there is
    one.
    """

    beings: dict[str, B] = {}
    names: dict[str, str] = {}
    options: Mapping[str, OptionValue] = {}
    trusted: tuple[str, ...] = ()
    session: int = 0
    in_session: bool = False
    scene: str = ""
    notes: str = ""
    in_scene: bool = False

    def with_option(self, option: str, value: OptionValue) -> Self:
        """The table that reads a rule another way; a system whose content follows from its options says so here."""
        return replace(self, options={**self.options, option: value})
