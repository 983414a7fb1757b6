"""Conditions [Zustände] that come and go by a word and not by HP (PC-INJ, PC-ORD-02, PC-HCP-19b)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import EndCondition, SetCondition
from spielwerk.systems.percentacy.events import ConditionsChanged
from spielwerk.systems.percentacy.state import Cause, Table, conditions_of

from .people import being, living

CAUSES: Final[tuple[Cause, ...]] = ("battered", "dead", "frozen", "shock", "spared", "surprised", "unconscious")


def set_causes(act: Act[Table], who: str, causes: Iterable[Cause]) -> None:
    """Make these the causes of conditions that do not follow from the HP; nothing is told if nothing changes."""
    one = act.state.beings[who]
    kept = tuple(cause for cause in CAUSES if cause in tuple(causes))
    now = conditions_of(one.hp, one.max_hp, kept)
    if (kept, now) != (one.causes, one.conditions):
        act.emit(ConditionsChanged(who, now, kept, one.conditions, one.shows("conditions")))


def begin(act: Act[Table], who: str, cause: Cause) -> None:
    """A condition begins."""
    set_causes(act, who, (*act.state.beings[who].causes, cause))


def end(act: Act[Table], who: str, cause: Cause) -> None:
    """A condition ends, as far as it did not come from the HP."""
    set_causes(act, who, tuple(c for c in act.state.beings[who].causes if c != cause))


async def end_condition(act: Act[Table], cmd: EndCondition) -> None:
    """A condition ends by the game master's word, such as shock (PC-INJ-12) or lasting unconsciousness (PC-INJ-06).

    What the HP alone imply is refused as `bad_value`: only healing ends that. Where the HP are a second reason, the
    first one ends, and the being comes round once healed (AMB-070). The dead come back to their HP, or where there are
    none, alive but unconscious.
    """
    who = being(act, cmd.target, "target")
    if cmd.condition not in who.conditions:
        held = tuple(Ref("condition", one) for one in who.conditions)
        ends, says = Ref("condition", cmd.condition), "" if held else "nothing_to_end"
        raise Refused("bad_value", field="condition", says=says, value=ends, allowed=held)
    if cmd.condition == "dead":
        spared: tuple[Cause, ...] = ("spared",) if who.hp <= 0 else ()
        return set_causes(act, cmd.target, (*(c for c in who.causes if c != "dead"), *spared))
    left = tuple(c for c in who.causes if c != cmd.condition)
    if left == who.causes and cmd.condition in conditions_of(who.hp, who.max_hp, left):
        raise Refused("bad_value", field="condition", value=cmd.condition, says="only_healing", rule="PC-INJ-04")
    return set_causes(act, cmd.target, left)


async def set_condition(act: Act[Table], cmd: SetCondition) -> None:
    """A condition begins by the game master's word; the dead get no further ones (contract PC-31)."""
    living(being(act, cmd.target, "target"))
    begin(act, cmd.target, cmd.condition)
