"""The run that `docs/one-attack.md` tells of. `python -m tests.docs.one_attack` writes its numbers into the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from spielwerk.core import log
from spielwerk.core.codec import Codec
from spielwerk.core.log import Entry, Position, Step
from spielwerk.core.play import Move, Play
from spielwerk.core.resolving import by_suggestion
from spielwerk.core.system import installed

PAGE: Final = Path(__file__).parents[2] / "docs" / "one-attack.md"

BEINGS: Final[list[dict[str, Any]]] = [
    {"id": "mara", "name": "Mara", "player": "lea", "skills": {"melee": 55}, "weapons": ["light_one_handed_weapon"]},
    {"id": "oskar", "name": "Oskar", "player": "tim", "skills": {"tactics": 40}},
    {"id": "veit", "name": "Veit", "player": "nils", "attributes": {"dexterity": 35, "constitution": 40}},
]
ATTACK: Final = {
    "do": "attack",
    "by": "mara",
    "target": "veit",
    "weapon": "light_one_handed_weapon",
    "assists": [{"by": "oskar", "skill": "tactics"}],
}


class Told:
    """A table that keeps its log in memory and remembers what there is to tell."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.system = installed()["percentacy"]
        self.codec = Codec(self.system)
        state = self.system.start(self.system.options.checked({}), {})
        for being in BEINGS:
            state = log.onto(state, self.system.joins(state, being))
        self.first, self.moves = state, list[Move[Any]]()
        self.faces = list(faces)
        self.play: Play[Any] = Play(self.system, log.start(state), None, self._dice, by_suggestion, self)

    def _dice(self, _seq: int) -> Any:
        return lambda _place, _sides: self.faces.pop(0)

    def keep(self, move: Move[Any]) -> None:
        self.moves.append(move)
        self.play.accept(move)

    def before(self, seq: int) -> Position[Any]:
        return log.fold(self.first, [(m.entry.seq, m.step) for m in self.moves[:seq]])

    def entries(self, seqs: Sequence[int]) -> list[Entry[Any, Any]]:
        return [self.moves[seq].entry for seq in seqs]

    def entry(self, seq: int) -> Any:
        return plain(self.codec, self.moves[seq].entry)

    def step(self, seq: int) -> Any:
        return plain(self.codec, self.moves[seq].step)

    def question(self) -> Any:
        running = self.play.running
        assert running is not None
        assert running.waits is not None
        asked = msgspec.to_builtins(running.waits, enc_hook=repr)
        shown = {name: asked[name] for name in ("key", "who", "options", "barred", "judgement")}
        return {"id": self.play.question_id, **shown}


def plain(codec: Codec[Any], value: Any) -> Any:
    return msgspec.json.decode(codec.encode(value))


def run() -> dict[str, Any]:
    """Everything the page shows, by the name of its block."""
    table = Told([38, 97, 52, 71])
    play, shown = table.play, dict[str, Any]()
    command = play.read(ATTACK, gm=False)
    shown["command"] = msgspec.to_builtins(command)
    table.keep(play.do(command, "lea", 1000))
    shown["missed"] = table.entry(0)
    table.keep(play.do(play.read({"do": "rewind", "by": "mara"}, gm=False), "lea", 2000))
    shown["rewound"] = table.entry(1)
    shown["rewound step"] = table.step(1)
    shown["question"] = table.question()
    table.keep(play.answer(play.question_id, "evade", "nils", 3000))
    shown["answered"] = table.entry(2)
    shown["answered step"] = table.step(2)
    table.keep(play.take_back(2, "Veit takes the blow on purpose", "gm", 4000))
    shown["taken back"] = table.entry(3)
    assert table.question() == shown["question"]
    table.keep(play.answer(play.question_id, "none", "nils", 5000))
    shown["hit"] = table.entry(4)
    steps: list[tuple[int, Step[Any]]] = [(m.entry.seq, m.step) for m in table.moves]
    folded = log.fold(table.first, steps)
    assert folded.state == play.state
    shown["undone"] = {str(seq): by for seq, by in sorted(log.undone(steps).items())}
    shown["in the end"] = {
        "veit.hp": folded.state.beings["veit"].hp,
        "mara.rewinds": table.system.scenario.being(folded.state, folded.state.beings["mara"])["rewinds"],
        "chain": list(folded.chain),
    }
    return shown


BLOCK: Final = re.compile(r"(<!-- run: (?P<name>[\w ]+) -->\n```json\n).*?(```)", re.DOTALL)


def written(page: str, shown: dict[str, Any]) -> str:
    """The page with every marked block as the run gives it."""
    return BLOCK.sub(lambda m: f"{m[1]}{laid_out(shown[m['name']])}\n{m[3]}", page)


def laid_out(value: Any, indent: str = "") -> str:
    """JSON with one field or item per line, and whatever is short on one line."""
    flat = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    if len(indent) + len(flat) <= 100 or not isinstance(value, dict | list):
        return flat
    inner = indent + "  "
    if isinstance(value, dict):
        lines = [f"{inner}{msgspec.json.encode(k).decode()}: {laid_out(v, inner)}" for k, v in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + laid_out(v, inner) for v in value) + f"\n{indent}]"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), run()), encoding="utf-8")
