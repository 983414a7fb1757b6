"""Beings of stored tables, read from a data folder. A server may be using it meanwhile: nothing at a table is changed.
Only a database of an older version is brought up to date, as a server would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct

from spielwerk.core.system import System, installed
from spielwerk.server.run import data_folder
from spielwerk.store.chain import Broken
from spielwerk.store.contract import Game
from spielwerk.store.migrate import Unusable
from spielwerk.store.sqlite import SqliteLog
from spielwerk.table.live import Hooks
from spielwerk.table.opening import open_table

from .out import wrong_use
from .say import Voice

T = TypeVar("T")

FILE: Final = "games.sqlite3"


class Stored(Struct, frozen=True):
    """A being of a stored table, with the table around it and its picture, if it has one."""

    system: System[Any]
    state: Any
    being: Any
    picture: bytes | None


def stored(folder: Path | None, table: str, being: str, voice: Voice) -> Stored:
    """A being of a table, each named by its id or by its name. Ends with exit code 2 where there is none."""
    path = data_folder(folder) / FILE
    if not path.is_file():
        raise wrong_use(voice("cli-no-tables", folder=str(path.parent)))
    try:
        log = SqliteLog(path)
    except Unusable as unusable:
        raise wrong_use(voice.say(unusable.message)) from None
    try:
        game = _one(log.games(), table, lambda one: (one.id, one.name), voice, "cli-unknown-table")
        return _at(log, game, being, voice)
    finally:
        log.close()


def _at(log: SqliteLog, game: Game, being: str, voice: Voice) -> Stored:
    systems = installed()
    if game.system not in systems:
        raise wrong_use(voice("cli-unknown-system", system=game.system, known=", ".join(systems)))
    system = systems[game.system]
    try:
        state: Any = open_table(log, game, system, Hooks()).play.state
    except Broken as fault:
        raise wrong_use(f"{game.name}: {fault}") from None
    beings: Mapping[str, Any] = state.beings
    found = _one([*beings.values()], being, lambda one: (one.id, one.name), voice, "cli-unknown-being-at")
    kept = log.picture(game.id, found.portrait) if found.portrait else None
    return Stored(system, state, found, None if kept is None else kept.large)


def _one(among: Sequence[T], wanted: str, names: Callable[[T], tuple[str, str]], voice: Voice, unknown: str) -> T:
    """The one with this id, else the only one with this name, else the only one whose name begins like this."""
    called = wanted.strip().casefold()
    found = [one for one in among if names(one)[0] == wanted]
    found = found or [one for one in among if names(one)[1].casefold() == called]
    found = found or [one for one in among if called and names(one)[1].casefold().startswith(called)]
    if len(found) != 1:
        known = "\n".join(f"    {id_}  {name}" for id_, name in map(names, among))
        raise wrong_use(voice(unknown, wanted=wanted, known=known))
    return found[0]
