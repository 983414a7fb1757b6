"""The arithmetic of the book in pure functions: no table, no waiting."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Final, Generic, TypeVar

from msgspec import Struct

from .effects import USUAL_HELP
from .events import Outcome
from .state import Armour

R = TypeVar("R", bound=Hashable)

D100: Final = 100
GATE: Final = -30
"""The heaviest penalty that is still rolled (PC-MOD-07)."""


class Score(Struct, frozen=True, gc=False):
    """What one d100 came to; `stages` [Steigerungen] is None on a failure (PC-CHK-14)."""

    roll: int
    outcome: Outcome
    stages: int | None


@lru_cache(maxsize=4096)
def judge(roll: int, target: int, adjustments: int = 0, raw: bool = False, soft: bool = False) -> Score:
    """PC-CHK-06, PC-CHK-11, PC-CHK-12, PC-CRT-01, PC-CRT-02, PC-CRT-06, PC-STG-01, PC-STG-08.

    `raw`: stages count from the die as rolled (option `stages_from`). `soft`: a 100 fails like any other failure
    (PC-TAL-23). Cached, as a roll is judged once for the rule and
    once for the table.
    """
    if roll == 1:
        return Score(roll, "critical_success", max(3, (target - 1) // 10))
    if roll == 100:
        return Score(roll, "failure" if soft else "critical_failure", None)
    below = target - roll - adjustments
    if below < 0:
        return Score(roll, "failure", None)
    return Score(roll, "success", max(0, target - roll) // 10 if raw else below // 10)


def chance(target: int, adjustments: int = 0) -> int:
    """How many of the hundred faces succeed, which is per cent: a 1 always does, a 100 never (PC-CHK-06, PC-CRT-01,
    PC-CRT-02)."""
    return max(1, min(D100 - 1, target - adjustments))


def final(roll: int, adjustments: int) -> int:
    """The final result; assists and the like leave a critical alone (PC-CRT-07)."""
    return roll if roll in (1, 100) else roll + adjustments


class Reads(Struct, Generic[R], frozen=True):
    """Judge a face, then keep only what the rule needs of it."""

    target: int
    adjustments: int
    raw: bool
    of: Callable[[Score], R]
    soft: bool = False

    def __call__(self, face: int) -> R:
        return self.of(judge(face, self.target, self.adjustments, self.raw, self.soft))


class Verdict(Struct, frozen=True, gc=False):
    """What a plain check reports (PC-CHK-14)."""

    outcome: Outcome
    stages: int | None


class Strike(Struct, frozen=True, gc=False):
    """What an attack needs of its check: may the target defend, and which damage value counts (0 to 3).

    `stages` is 0 unless the table compares stages with those of the defence.
    """

    open_to_defence: bool
    band: int
    stages: int = 0


class Side(Struct, frozen=True, gc=False):
    """What an opposed check needs of one side."""

    stages: int | None
    critical: bool = False


def verdict(score: Score) -> Verdict:
    """All of it."""
    return Verdict(score.outcome, score.stages)


def success(score: Score) -> bool:
    """Whether it worked."""
    return score.stages is not None


def stages(score: Score) -> int | None:
    """The stages; None on a failure."""
    return score.stages


def strike(score: Score) -> Strike | None:
    """PC-ATK-04 to PC-ATK-06, PC-ATK-12; None is a miss."""
    return None if score.stages is None else Strike(score.stages < 2, band(score.roll))


def strike_to_compare(score: Score) -> Strike | None:
    """The same where defence compares stages (option `defence_compares_stages`)."""
    if score.stages is None:
        return None
    open_to_defence = score.stages < 2
    return Strike(open_to_defence, band(score.roll), score.stages if open_to_defence else 0)


def side(score: Score) -> Side:
    """PC-OPP-08, PC-OPP-09: stages alone count."""
    return Side(score.stages)


def side_with_critical(score: Score) -> Side:
    """The same where a critical success wins (option `opposed_critical_wins`)."""
    return Side(score.stages, score.outcome == "critical_success")


class HelpGiven(Struct, frozen=True):
    """What an assist adds to the main result (PC-AST-04 to PC-AST-07), by what its successes are worth."""

    success: int = USUAL_HELP
    critical: int = -25

    def __call__(self, score: Score) -> int:
        if score.outcome == "success":
            return self.success
        if score.outcome == "failure":
            return 10
        return self.critical if score.outcome == "critical_success" else 25


def band(roll: int) -> int:
    """Which damage value the raw die gives, 0 to 3 (PC-ATK-12)."""
    return roll // 25


def damage_after(value: int, armour: int) -> int:
    """Damage of a hit less armour, at least 1 (PC-ATK-15, PC-ATK-16)."""
    return value - armour if value > armour else 1


def armour_value(pieces: Iterable[Armour], worn_less: int = 0) -> int:
    """The one piece that counts (PC-ARM-02); worn ones count `worn_less` less (PC-ARM-03, PC-HCP-27)."""
    return max([max(0, p.value - worn_less) if p.kind == "worn" else p.value for p in pieces], default=0)


def pierced(armour: int, piercing: int) -> int:
    """Armour after armour-piercing (PC-TRT-01, PC-ARM-03)."""
    return max(0, armour - piercing)


def severe(damage: int, hp: int, max_hp: int) -> bool:
    """Whether a hit that left `hp` was a severe one (PC-INJ-05, PC-INJ-15)."""
    return damage * 2 > max_hp and hp * 4 > max_hp


def max_hp_of(base: int, constitution: int) -> int:
    """PC-DRV-02: the only place where a fraction is rounded up (PC-CHK-10)."""
    return base - (-constitution // 4)


def movement_left(metres: int, *, battered: bool, shock: bool, gave_up: bool, bonus_after_halving: bool = False) -> int:
    """The metres of a turn [Bewegungsreichweite] (PC-TRN-04 to PC-TRN-06)."""
    metres = max(0, metres)
    if shock:
        return metres // 3
    extra = 2 if gave_up else 0
    if not battered:
        return metres + extra
    return metres // 2 + extra if bonus_after_halving else (metres + extra) // 2
