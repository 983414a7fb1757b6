"""A table at which everybody watches what the others do."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from spielwerk.core.system import installed
from spielwerk.table import wire
from spielwerk.table.example import Example, SeatGiven, make
from spielwerk.table.live import LiveTable
from spielwerk.table.opening import open_table
from spielwerk.table.viewer import Viewer
from tests.battery.evening import HOOKS
from tests.logs import log_at

SEATS = (SeatGiven("gm", "Gundel", "gm"), SeatGiven("jule"), SeatGiven("sami"), SeatGiven("eva", role="spectator"))
OTHERS = ("sami", "eva")
SCRIPT = tuple[tuple[str, Mapping[str, Any]], ...]


class Watched:
    """A table at which everybody watches; `script` is sent wish by wish, and every byte is kept by seat."""

    def __init__(self, folder: Path, system: str, beings: Sequence[Mapping[str, Any]]) -> None:
        folder.mkdir(exist_ok=True)
        self.log = log_at(folder / "games.sqlite3")
        self.system = installed()[system]
        made = make(Example(system, "Abend", "abend", seats=SEATS, beings=tuple(map(dict, beings))), self.system, {})
        self.log.create(replace(made, dice_key=b"%032d" % 7)).result(5)
        self.table: LiveTable[Any] = self.opened()
        self.viewers: dict[str, Viewer] = {seat: self.table.enter(seat) for seat in self.table.seats}
        self.bytes = dict.fromkeys(self.viewers, b"")
        self.keys = itertools.count()

    def opened(self) -> LiveTable[Any]:
        """The table as the log has it."""
        game = self.log.game("abend")
        assert game is not None
        return open_table(self.log, game, self.system, HOOKS)

    async def send(self, seat: str, wish: Mapping[str, Any]) -> Any:
        """Send a message, and let everybody read what comes of it."""
        message = wire.decode(msgspec.json.encode({"key": f"k{next(self.keys)}", **wish}))
        assert not isinstance(message, wire.AskView)
        reply = await self.table.take(seat, message)
        for one, viewer in self.viewers.items():
            self.bytes[one] += b"".join(viewer.messages())
        return reply

    async def play(self, script: SCRIPT) -> None:
        """Send everything; the pages of the log, and what a take-back would strike, are read at the end."""
        for seat, wish in script:
            await self.send(seat, wish)
        for seat in self.viewers:
            self.bytes[seat] += wire.encode(self.table.book.page(self.table.seats[seat], 2**30))
        self.bytes["sami"] += wire.encode(await self.send("sami", {"t": "undo_preview", "action": 0}))
        again = self.opened()
        for seat in self.viewers:
            self.bytes[seat] += wire.encode(again.view(seat))
        await again.close()

    async def close(self) -> None:
        """Everybody goes home."""
        await self.table.close()
        self.log.close()


def do(seat: str, name: str, **fields: Any) -> tuple[str, Mapping[str, Any]]:
    """A command as somebody sends it."""
    return seat, {"t": "do", "command": {"do": name, **fields}}
