"""Tables to begin with: a TOML file like a scenario, with a name, an intro, seats, and how the game starts."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.core import log as core_log
from spielwerk.core.act import Refused
from spielwerk.core.content import Text
from spielwerk.core.system import Codec, System
from spielwerk.core.view import Role
from spielwerk.store.contract import Game, Log, Seat

from .lines import PUBLIC
from .live import now
from .rights import GM


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


class Made(Struct, frozen=True):
    """A game to be created, and the commands with which it starts."""

    game: Game
    content: bytes
    seats: tuple[Seat, ...]
    met: Mapping[str, str]
    start: tuple[Mapping[str, Any], ...] = ()

    def create(self, log: Log) -> None:
        """Begin it, with dice of its own."""
        log.create(self.game, self.content, self.seats, self.met, secrets.token_bytes(32)).result()


def read_example(path: Path, systems: Mapping[str, System[Any]]) -> Made | None:
    """Read a file; None where its system is not installed. Raises `ExampleError`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        system = systems.get(str(data.get("system", "")))
        if system is None:
            return None
        setting = {name: data.pop(name) for name in system.setting if name in data}
        return make(msgspec.convert(data, Example), system, setting)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise ExampleError(f"{path.name}: {fault}") from None
    except Refused as refused:
        raise ExampleError(f"{path.name}: {refused.code}: {refused.field}: {refused.args_}") from None


def make(example: Example, system: System[Any], setting: Mapping[str, Any]) -> Made:
    """The game that an example describes. Refuses what the system refuses."""
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
    content = msgspec.json.Encoder(order="deterministic").encode(system.tables)
    game = Game(
        id=example.id or secrets.token_urlsafe(9),
        name=example.name,
        system=system.id,
        version=system.version,
        edition=system.edition,
        options=dict(state.options),
        content=sha256(content).hexdigest(),
        intro_de=example.intro.de,
        intro_en=example.intro.en,
        first=Codec(system).encode(state),
        created=now(),
    )
    seen = ((who, system.views.being(state, being, PUBLIC)) for who, being in state.beings.items())
    met = {who: view["name"] for who, view in seen if view is not None and view["name"]}
    start = tuple({"do": step} if isinstance(step, str) else step for step in example.start)
    return Made(game, content, seats, met, start)


def _without(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != key}


def load_examples(folder: Path, systems: Mapping[str, System[Any]]) -> Sequence[Made]:
    """Every example of a folder whose system is installed, by name of file. Raises `ExampleError`."""
    found = (read_example(path, systems) for path in sorted(folder.glob("*.toml")))
    return [made for made in found if made is not None]
