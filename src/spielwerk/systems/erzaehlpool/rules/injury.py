"""Damage [Schaden] on the track of Health, what is the matter with somebody, and getting better (EP-MEL-10)."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.events import being as name_of
from spielwerk.core.questions import GM
from spielwerk.systems.erzaehlpool.commands import Damage, EndCondition, Heal, SetCondition
from spielwerk.systems.erzaehlpool.events import ConditionsChanged, DamageChanged
from spielwerk.systems.erzaehlpool.state import (
    HELPLESS,
    Being,
    Condition,
    DamageKind,
    Ending,
    Table,
    with_condition,
)

from .derived import health
from .people import become, being

ENDINGS: tuple[Ending, ...] = get_args(Ending)


class Suffered(Struct, frozen=True):
    """The Health that is left; the field name is the contract."""

    hp: int


async def hurt(act: Act[Table], target: str, amount: int, kind: DamageKind) -> None:
    """Damage of a kind. Where Health is used up the game master says what becomes of them; nobody dies twice."""
    if amount <= 0:
        return
    one = act.state.beings[target]
    if kind == "bashing":
        one = replace(one, bashing=one.bashing + amount)
    else:
        one = replace(one, lethal=one.lethal + amount)
    tell_damage(act, one)
    if act.state.options["aim_strict"]:
        become(act, replace(act.state.beings[target], aimed=0, aim_at=""))
    if health(act.state, one) > one.damage or "dead" in one.conditions:
        return
    args = {"who": name_of(target), "kind": kind}
    ending = await act.ask("ending", GM, ENDINGS, suggestion="unconscious", args=args)
    others = tuple(c for c in one.conditions if c not in HELPLESS)
    set_conditions(act, act.state.beings[target], tuple(sorted((*others, ending))))


def tell_damage(act: Act[Table], one: Being) -> None:
    """Somebody has the damage that stands here."""
    left = max(0, health(act.state, one) - one.damage)
    act.emit(DamageChanged(one.id, one.bashing, one.lethal, left, one.shows("hp")))


def set_conditions(act: Act[Table], one: Being, conditions: tuple[Condition, ...]) -> None:
    """These are the conditions of somebody now; nothing is told where they were already."""
    began = tuple(c for c in conditions if c not in one.conditions)
    ended = tuple(c for c in one.conditions if c not in conditions)
    if began or ended:
        act.emit(ConditionsChanged(one.id, conditions, began, ended, one.shows("conditions")))


def begin(act: Act[Table], who: str, condition: Condition) -> None:
    """A condition begins."""
    one = act.state.beings[who]
    set_conditions(act, one, with_condition(one, condition, True).conditions)


def end(act: Act[Table], who: str, condition: Condition) -> None:
    """A condition ends."""
    one = act.state.beings[who]
    set_conditions(act, one, with_condition(one, condition, False).conditions)


async def damage(act: Act[Table], cmd: Damage) -> Suffered:
    """Damage that comes from no attack."""
    being(act, cmd.target, "target")
    await hurt(act, cmd.target, cmd.amount, cmd.kind)
    return left_of(act.state, cmd.target)


async def heal(act: Act[Table], cmd: Heal) -> Suffered:
    """Damage goes, bashing first. Whoever has Health again that was used up is neither unconscious nor dying; whoever
    is so for another reason stays so, and the dead stay dead."""
    one = being(act, cmd.target, "target")
    used_up = health(act.state, one) <= one.damage
    bashing = min(one.bashing, cmd.amount)
    lethal = min(one.lethal, cmd.amount - bashing)
    tell_damage(act, replace(one, bashing=one.bashing - bashing, lethal=one.lethal - lethal))
    one = act.state.beings[cmd.target]
    if used_up and health(act.state, one) > one.damage and "dead" not in one.conditions:
        set_conditions(act, one, tuple(c for c in one.conditions if c not in HELPLESS))
    return left_of(act.state, cmd.target)


def left_of(table: Table, who: str) -> Suffered:
    """The Health that somebody has left."""
    one = table.beings[who]
    return Suffered(max(0, health(table, one) - one.damage))


async def set_condition(act: Act[Table], cmd: SetCondition) -> None:
    """A condition begins or ends by the game master's word."""
    one = being(act, cmd.target, "target")
    set_conditions(act, one, with_condition(one, cmd.condition, cmd.on).conditions)


async def end_condition(act: Act[Table], cmd: EndCondition) -> None:
    """A condition ends by the game master's word."""
    one = being(act, cmd.target, "target")
    set_conditions(act, one, with_condition(one, cmd.condition, False).conditions)
