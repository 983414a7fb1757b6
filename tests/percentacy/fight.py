"""A small table of Percentacy for tests, played as a live one is, with given faces and suggestions that stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from spielwerk.core import log
from spielwerk.core.log import Manner
from spielwerk.core.play import Move, Play
from spielwerk.core.resolving import Policy, by_suggestion
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.state import Combat, Table

ILKA: dict[str, Any] = {
    "id": "ilka",
    "player": "jule",
    "attributes": {"dexterity": 40, "constitution": 32, "perception": 30},
    "skills": {"ranged_combat": 60, "melee": 55},
    "weapons": ["sidearm", "heavy_one_handed_weapon"],
}
QUENDT: dict[str, Any] = {
    "id": "quendt",
    "name": "Quendt",
    "npc": True,
    "hp": 80,
    "attributes": {"dexterity": 30, "constitution": 25, "perception": 20},
    "skills": {"melee": 65},
    "weapons": ["polearm"],
    "armour": 5,
}


def table_with(*beings: dict[str, Any], **options: Any) -> Table:
    """A table with these beings and options."""
    state = SYSTEM.start(SYSTEM.options.checked(options), {})
    for data in beings:
        state = log.onto(state, SYSTEM.joins(state, data))
    return state


class Game:
    """A table in play. Every accepted move is kept."""

    def __init__(
        self, state: Table, faces: Iterator[int] | Sequence[int] = (), policy: Policy | None = by_suggestion
    ) -> None:
        self.faces = list(faces) if isinstance(faces, Sequence) else faces
        self.moves: list[Move[Table]] = []
        self.play: Play[Table] = Play(SYSTEM, log.start(state), None, self._dice, policy)

    def _dice(self, _seq: int) -> Callable[[int, int], int | None]:
        def face(_place: int, _sides: int) -> int | None:
            if isinstance(self.faces, list):
                return self.faces.pop(0) if self.faces else None
            return next(self.faces)

        return face

    @property
    def state(self) -> Table:
        """The table now."""
        return self.play.state

    @property
    def combat(self) -> Combat:
        """The running fight."""
        assert self.state.combat is not None
        return self.state.combat

    def do(self, name: str, *faces: int, manner: Manner = log.OPEN_MANNER, **given: Any) -> Move[Table]:
        """Play one command with these faces; all of them must be used."""
        if faces:
            self.faces = list(faces)
        move = self.play.do(SYSTEM.command({"do": name, **given}), "gm", 0, manner)
        if faces:
            assert not self.faces, f"faces left over: {self.faces}"
        return self._keep(move)

    def answer(self, value: int | str, *faces: int) -> Move[Table]:
        """Answer the open question."""
        self.faces = list(faces)
        return self._keep(self.play.answer(self.play.question_id, value, "gm", 0))

    def _keep(self, move: Move[Table]) -> Move[Table]:
        self.play.accept(move)
        self.moves.append(move)
        return move
