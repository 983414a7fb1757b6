"""A live table of the tiny system for tests, used from ordinary functions, and clients that patch what they get."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.running import Running
from spielwerk.core.system import Again, System
from spielwerk.core.text import Message
from spielwerk.store.contract import Beginning, Game, Seat
from spielwerk.table import wire
from spielwerk.table.example import Example, SeatGiven, make, started
from spielwerk.table.live import Hooks, LiveTable
from spielwerk.table.opening import open_table
from spielwerk.table.viewer import Viewer
from tests.logs import log_at
from tests.patched import patched
from tests.tiny import TINY, Fighter, Ring

CANARY = 987_654_321
"""A hidden value that must never reach a player."""
HIDDEN_NAME = "Nachtmahr"


def again(base: Ring, running: Running[Ring]) -> list[Again]:
    """The last own roll of everybody who has rolled, with the luck they have."""
    last = {i.who: n for n, i in enumerate(running.inputs) if i.rolled and i.who in base.beings}
    return [
        Again(
            who, running.inputs[n].key, n, None if base.beings[who].luck else Message("no-luck"), base.beings[who].luck
        )
        for who, n in last.items()
    ]


def remark(told: Sequence[Any]) -> Message | None:
    """What the game master is to say of everything that was told."""
    return Message("line-say", {"text": "Well?"}) if told else None


TABLE_TINY: System[Ring] = replace(
    TINY, repeating=replace(TINY.repeating, rolls=again), views=replace(TINY.views, remark=remark)
)

EXAMPLE = Example(
    system="tiny",
    id="g1",
    name="Die Furt",
    seats=(
        SeatGiven("gm", "Gundel", "gm"),
        SeatGiven("one", "Ann"),
        SeatGiven("two", "Ben"),
        SeatGiven("eye", "Eva", "spectator"),
    ),
)


def made(key: bytes = b"k" * 32) -> Beginning:
    """Ana and Ben, played by two seats, an NPC with a secret, and one that is not in the scene."""
    base = make(EXAMPLE, TABLE_TINY, {})
    fighters = (
        Fighter(id="ana", name="Ana", seat="one", luck=2, secret=7, shown=("name",)),
        Fighter(id="ben", name="Ben", seat="two", skill=40, shown=("name",)),
        Fighter(id="cor", name="Cor", npc=True, skill=30, secret=CANARY, shown=("name",)),
        Fighter(id="dim", name=HIDDEN_NAME, npc=True, present=False, secret=CANARY, shown=("name",)),
    )
    state = Ring(beings={f.id: f for f in fighters}, options={"mood": "calm"})
    game: Game = replace(base.game, first=Codec(TABLE_TINY).encode_state(state))
    return started(replace(base, game=game, dice_key=key), TABLE_TINY, ())


NO_HOOKS = Hooks()


class Client:
    """What a browser makes of what it is sent; every byte is kept."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.bytes = viewer, b""
        self.view: dict[str, Any] = {}
        self.number = -1
        self.ops = 0
        self.replies: list[dict[str, Any]] = []

    def read(self) -> dict[str, Any]:
        """Take what is due; the view after it."""
        for raw in self.viewer.messages():
            self.bytes += raw
            message = json.loads(raw)
            if message["t"] == "view":
                self.view, self.number = message["view"], message["v"]
            elif message["t"] == "patch":
                assert message["v"] == self.number + 1
                self.number = message["v"]
                self.ops += len(message["ops"])
                self.view = patched(self.view, message["ops"])
            else:
                self.replies.append(message)
        return self.view


class Sitting:
    """A table in a folder. `send` speaks for a seat; keys are made up where none is given."""

    def __init__(self, folder: Path, hooks: Hooks = NO_HOOKS, key: bytes = b"k" * 32) -> None:
        self.path, self.hooks = folder / "games.sqlite3", hooks
        self.loop = asyncio.new_event_loop()
        self._keys = itertools.count()
        self.log = log_at(self.path)
        if not self.log.games():
            self.log.create(made(key)).result(5)
        self.open()

    def open(self) -> None:
        game = self.log.game("g1")
        assert game is not None
        self.table: LiveTable[Ring] = open_table(self.log, game, TABLE_TINY, self.hooks)
        self.clients: dict[str, Client] = {}
        self.loop.run_until_complete(self._start())

    async def _start(self) -> None:
        self.table.start()

    def client(self, seat: str) -> Client:
        """A browser at a seat."""
        if seat not in self.clients:
            self.clients[seat] = Client(self.table.enter(seat))
        return self.clients[seat]

    def send(self, seat: str, message: Mapping[str, Any]) -> Any:
        """Send a message as a browser does. Raises `Refused`."""
        decoded = wire.decode(json.dumps({"key": f"key-{next(self._keys)}", **message}))
        assert not isinstance(decoded, wire.AskView)
        return self.loop.run_until_complete(self.table.take(seat, decoded))

    def do(self, seat: str, do: str, hidden: bool = False, **fields: Any) -> None:
        """Send a command."""
        self.send(seat, {"t": "do", "command": {"do": do, **fields}, "hidden": hidden})

    def answer(self, seat: str, value: int | str, **more: Any) -> None:
        """Answer the question that this seat sees."""
        self.send(seat, {"t": "answer", "question": self.question(seat)["id"], "value": value, **more})

    def question(self, seat: str) -> dict[str, Any]:
        """The open question as a seat sees it."""
        question: dict[str, Any] = self.view(seat)["stage"]["question"]
        assert question is not None
        return question

    def refusal(self, seat: str, message: Mapping[str, Any]) -> Refused:
        """Send what must be refused; nothing may have changed."""
        before = (self.bodies(), self.table.play.position, self.table.play.running)
        try:
            self.send(seat, message)
        except Refused as refused:
            assert before == (self.bodies(), self.table.play.position, self.table.play.running)
            return refused
        raise AssertionError(f"{message} was taken")

    def view(self, seat: str) -> dict[str, Any]:
        """The view of a seat as JSON, made afresh."""
        view: dict[str, Any] = json.loads(wire.encode(self.table.view(seat)))
        return view

    def lines(self, seat: str) -> list[dict[str, Any]]:
        """The lines that a seat sees, in order."""
        return sorted(self.view(seat)["log"].values(), key=lambda line: int(line["n"]))

    def bodies(self) -> list[bytes]:
        """The log as it is stored."""
        return [row.body for row in self.log.stream("g1")]

    def run(self, seconds: float = 0) -> None:
        """Let the loop run."""
        self.loop.run_until_complete(asyncio.sleep(seconds))

    def restart(self) -> None:
        """Forget everything in memory and open the table again."""
        self.loop.run_until_complete(self.table.close())
        self.log.close()
        self.log = log_at(self.path)
        self.open()

    def close(self) -> None:
        """Let go of everything."""
        self.loop.run_until_complete(self.table.close())
        self.log.close()
        self.loop.close()


def seats() -> tuple[Seat, ...]:
    """The seats of the example."""
    return made().seats
