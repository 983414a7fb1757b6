"""Tables to begin with: a TOML file like a scenario, with a name, an intro, seats, and how the game starts."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core import log as core_log
from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.content.reading import Text
from spielwerk.core.dice.keyed import METHOD, commitment, keyed
from spielwerk.core.faults import must_name
from spielwerk.core.play import Play
from spielwerk.core.questions import GM
from spielwerk.core.system import System
from spielwerk.core.view import Role, basics
from spielwerk.store.chain import beginning
from spielwerk.store.contract import Beginning, Game, Seat

from .index import Index
from .lines import PUBLIC, Lines
from .pinned import content_of
from .scribe import Scribe, now, trusting

S = TypeVar("S")


class ExampleError(Exception):
    """An example that cannot be used; the message names the file and the key."""


class SeatGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it stands in the file; beings name it as their `player`."""

    id: str
    name: str = ""
    role: Role = "player"


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it stands, tables of the system's own setting aside. `start`: what the game master does first."""

    system: str
    name: str
    id: str = ""
    intro: Text = Text("", "")
    options: dict[str, Any] = {}
    seats: tuple[SeatGiven, ...] = ()
    beings: tuple[dict[str, Any], ...] = ()
    start: tuple[str | dict[str, Any], ...] = ()


def read_example(path: Path, systems: Mapping[str, System[Any]]) -> Beginning | None:
    """Read a file; None where its system is not installed. Raises `ExampleError`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        system = systems.get(str(data.get("system", "")))
        if system is None:
            return None
        must_name(data)
        setting = {name: data.pop(name) for name in system.setting if name in data}
        return make(msgspec.convert(data, Example), system, setting)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise ExampleError(f"{path.name}: {fault}") from None
    except Refused as refused:
        raise ExampleError(f"{path.name}: {refused.code}: {refused.field}: {refused.args_}") from None


def make(example: Example, system: System[Any], setting: Mapping[str, Any]) -> Beginning:
    """The game that an example describes, with dice of its own. Refuses what the system refuses."""
    names = {seat.id: GM if seat.role == "gm" else seat.id for seat in example.seats}
    seats = tuple(Seat(names[seat.id], seat.role, seat.name) for seat in example.seats)
    if GM not in names.values():
        seats = (Seat(GM, "gm", ""), *seats)
    state = system.start(system.options.checked(example.options), setting)
    for data in example.beings:
        player = data.get("player", "")
        if player and player not in names:
            raise Refused("unknown_id", field="player", value=player)
        given = {**data, "player": names[player]} if names.get(player, GM) != GM else _without(data, "player")
        state = core_log.onto(state, system.joins(state, given))
    pinned = content_of(system)
    game = Game(
        id=example.id or secrets.token_urlsafe(9),
        name=example.name,
        system=system.id,
        version=system.version,
        edition=system.edition,
        options=dict(state.options),
        content=pinned.content,
        intro_de=example.intro.de,
        intro_en=example.intro.en,
        first=Codec(system).encode_state(state),
        created=now(),
    )
    bare = Beginning(game=game, content=pinned.body, seats=seats, dice_key=secrets.token_bytes(32))
    return started(bare, system, [{"do": step} if isinstance(step, str) else step for step in example.start])


def started(bare: Beginning, system: System[S], commands: Iterable[Mapping[str, Any]]) -> Beginning:
    """A game with the entries of what the game master does first, and whom players know then. Refuses as a table
    would."""
    game, index, key = bare.game, Index(), bare.dice_key
    state: Any = Codec(system).decode_state(game.first)
    play = Play(system, core_log.start(state), None, keyed(key, game.id), trusting)
    known = {who: view["name"] for who, being in state.beings.items() if (view := basics(being, PUBLIC))}
    met = {who: name for who, name in known.items() if name}
    scribe = Scribe(system, index, Lines(system, index), beginning(game.id, METHOD, commitment(key), game.first), met)
    records = []
    for command in commands:
        move = play.do(play.read(command, gm=True), GM, game.created)
        (one,) = scribe.written([move], None)
        scribe.stored(one)
        play.accept(move)
        records.append(one.record)
    return replace(bare, met=met, records=tuple(records))


def _without(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != key}


def load_examples(folder: Path, systems: Mapping[str, System[Any]]) -> Sequence[Beginning]:
    """Every example of a folder whose system is installed, by name of file. Raises `ExampleError`."""
    found = (read_example(path, systems) for path in sorted(folder.glob("*.toml")))
    return [made for made in found if made is not None]
