"""What forms and cards in a browser need to know of the rules: numbers and lists that stand nowhere in the content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from spielwerk.core.content.reading import Tables

from .commands import WILLPOWER_DICE, Fire
from .creation.draft import HUMAN
from .creation.points import DEAR
from .rows import Kind
from .rules.arms import ROUNDS
from .rules.attack import ALL_OUT, MOST_AIM, SKILL
from .rules.dice import GOOD, SIDES
from .rules.names import NEEDED
from .rules.turn import RUNNING
from .state import MORALITY


class ErzaehlpoolFigures(TypedDict):
    """From `good` on a die is a success, on the chance die from `chance` (EP-POOL-04, EP-CH-02). `rounds` are those
    that each kind of fire takes at least (EP-AUTO-03), `skills` what each kind of attack is rolled on, `running` by how
    much running lengthens a way. `needed` are attributes and skills that no table does without. From the dot `dear` on
    each costs two points (EP-ATTR-03). `all_out` are the dice of an all-out attack (EP-MEL-03), `aim` the most that
    aiming gives (EP-RNG-07), `willpower` what a point of Willpower buys (EP-DER-09). A `human` has that Size and factor
    (EP-DER-03), and `morality` at first (EP-DER-05)."""

    good: int
    chance: int
    rounds: Mapping[Fire, int]
    skills: Mapping[Kind, str]
    running: int
    needed: dict[str, list[str]]
    dear: int
    all_out: int
    aim: int
    willpower: int
    human: int
    morality: int


def figures(_tables: Tables) -> ErzaehlpoolFigures:
    """The figures, which no content changes."""
    return {
        "good": GOOD,
        "chance": SIDES,
        "rounds": ROUNDS,
        "skills": SKILL,
        "running": RUNNING,
        "needed": {kind: list(ids) for kind, ids in NEEDED.items()},
        "dear": DEAR,
        "all_out": ALL_OUT,
        "aim": MOST_AIM,
        "willpower": WILLPOWER_DICE,
        "human": HUMAN,
        "morality": MORALITY,
    }
