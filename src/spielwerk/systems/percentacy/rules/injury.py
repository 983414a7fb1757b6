"""Injury, death and conditions [Verletzungen und Tod] (PC-INJ)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from spielwerk.core.act import Act
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import Damage, Heal
from spielwerk.systems.percentacy.effects import Survive
from spielwerk.systems.percentacy.events import ConditionsChanged, HpChanged
from spielwerk.systems.percentacy.numbers import severe
from spielwerk.systems.percentacy.state import Being, Cause, Table, conditions_of

from .people import being, living
from .talents import spend
from .traits import effects_of, is_free

SevereHit = Literal["shock", "unconscious"]
SEVERE_HIT: Final[tuple[SevereHit, ...]] = ("shock", "unconscious")
NonLethal = Literal["unconscious", "dead"]
Survival = Literal["survive", "die"]
SURVIVE: Final[tuple[Survival, ...]] = ("survive", "die")
NON_LETHAL: Final[tuple[NonLethal, ...]] = ("unconscious", "dead")


class Hurt(NamedTuple):
    """HP lost."""

    damage: int


class Healed(NamedTuple):
    """HP given back."""

    healed: int


async def wound(act: Act[Table], victim: Being, damage: int, *, spares: str = "", is_hit: bool = True) -> None:
    """One hit on somebody, as they are now: HP, then death, unconsciousness by low HP, severe hit, battered, in this
    order (PC-INJ-01).

    `spares` is the attacker who may leave a target at 0 HP alive (PC-TRT-07). Damage that is no hit is never severe.
    """
    if damage <= 0 or victim.conditions == ("dead",):
        return
    hp, causes = max(0, victim.hp - damage), victim.causes
    if hp == 0:
        hp, causes = await _mortal(act, victim, spares)
    act.emit(HpChanged(victim.id, hp, victim.hp, victim.shows("hp")))
    if is_hit and severe(damage, hp, victim.max_hp):
        args = {"who": Ref("being", victim.id), "damage": damage, "hp": hp}
        chosen = await act.ask("severe_hit", "gm", SEVERE_HIT, args=args)
        causes = with_cause(causes, chosen)
    become(act, victim, hp, causes)


async def _mortal(act: Act[Table], victim: Being, spares: str) -> tuple[int, tuple[Cause, ...]]:
    """PC-INJ-02: 0 HP is death unless a rule of its own averts it: the HP and causes that are left.

    A blow that spares the victim comes first, and costs no talent (AMB-073).
    """
    if spares:
        chosen = await act.ask("non_lethal", spares, NON_LETHAL, args={"target": Ref("being", victim.id)})
        if chosen == "unconscious":
            return 0, with_cause(victim.causes, "spared")
    for having in effects_of(act.state, victim, Survive):
        if is_free(victim, having.chosen.id) and await _survives(act, victim):
            spend(act, victim, having.chosen.id)
            return having.effect.hp, with_cause(victim.causes, "unconscious") if victim.max_hp < 4 else victim.causes
    return 0, ()


async def _survives(act: Act[Table], victim: Being) -> bool:
    """Whether a talent is used that averts death; at some tables it always is (PC-TAL-07)."""
    if act.state.options["hard_to_kill"] == "auto":
        return True
    args = {"who": Ref("being", victim.id)}
    return await act.ask("hard_to_kill", victim.id, SURVIVE, suggestion="survive", args=args) == "survive"


def become(act: Act[Table], who: Being, hp: int, causes: tuple[Cause, ...]) -> None:
    """Tell the conditions that now hold, where they changed. The dead have no others (contract PC-31)."""
    if hp > 0 and "spared" in causes:
        causes = without_cause(causes, "spared")
    conditions = conditions_of(hp, who.max_hp, causes)
    if conditions == ("dead",):
        causes = ("dead",) if hp > 0 else ()
    if conditions != who.conditions or causes != who.causes:
        act.emit(ConditionsChanged(who.id, conditions, causes, who.conditions, who.shows("conditions")))


def with_cause(causes: Iterable[Cause], cause: Cause) -> tuple[Cause, ...]:
    """The causes with one more, sorted."""
    return tuple(sorted({*causes, cause}))


def without_cause(causes: Iterable[Cause], cause: Cause) -> tuple[Cause, ...]:
    """The causes without this one."""
    return tuple(c for c in causes if c != cause)


async def damage(act: Act[Table], cmd: Damage) -> Hurt:
    """HP taken by the game master count as one hit, and armour does not (contract PC-20)."""
    victim = being(act, cmd.target, "target")
    living(victim)
    await wound(act, victim, cmd.amount)
    return Hurt(cmd.amount)


def restore(act: Act[Table], who: Being, amount: int) -> int:
    """Give HP back, never beyond the maximum (PC-HEAL-07, PC-INJ-18); wake whom that wakes (PC-HEAL-09)."""
    hp = min(who.max_hp, who.hp + amount)
    if hp != who.hp:
        act.emit(HpChanged(who.id, hp, who.hp, who.shows("hp")))
        become(act, who, hp, who.causes)
    return hp - who.hp


async def heal(act: Act[Table], cmd: Heal) -> Healed:
    """HP given back by the game master."""
    patient = being(act, cmd.target, "target")
    living(patient)
    return Healed(restore(act, patient, cmd.amount))
