"""A table that is opened again with other content installed."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spielwerk.core.system import System
from spielwerk.table import wire
from spielwerk.table.example import Example, make
from spielwerk.table.live import Hooks, LiveTable
from spielwerk.table.opening import open_table
from spielwerk.table.pinned import content_of
from tests.logs import log_at


class Evening:
    """A table in a folder that can be opened again with another system; its id is `g1`."""

    def __init__(self, folder: Path, example: Example, system: System[Any]) -> None:
        self.path, self.loop, self._keys = folder / "games.sqlite3", asyncio.new_event_loop(), itertools.count()
        self.log = log_at(self.path)
        self.log.create(make(example, system, {})).result(5)
        self.open(system)

    def open(self, system: System[Any]) -> None:
        game = self.log.game("g1")
        assert game is not None
        self.system = system
        self.table: LiveTable[Any] = open_table(self.log, game, system, Hooks())

    def again(self, system: System[Any]) -> None:
        """Everything in memory is forgotten, and something else may be installed."""
        self.loop.run_until_complete(self.table.close())
        self.log.close()
        self.log = log_at(self.path)
        self.open(system)

    def send(self, seat: str, message: Mapping[str, Any]) -> None:
        decoded = wire.decode(json.dumps({"key": f"key-{next(self._keys)}", **message}))
        assert not isinstance(decoded, wire.AskView)
        self.loop.run_until_complete(self.table.take(seat, decoded))

    def do(self, seat: str, do: str, **fields: Any) -> None:
        self.send(seat, {"t": "do", "command": {"do": do, **fields}})

    def accept(self) -> None:
        self.send("gm", {"t": "pin", "content": content_of(self.system).content})

    def view(self, seat: str) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(wire.encode(self.table.view(seat)))
        return view

    @property
    def outdated(self) -> Any:
        return self.view("gm")["table"]["outdated"]

    def close(self) -> None:
        self.loop.run_until_complete(self.table.close())
        self.log.close()
        self.loop.close()
