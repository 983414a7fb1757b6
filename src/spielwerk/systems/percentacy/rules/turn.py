"""The turn [Zug]: who may act now, what an action costs, how far one moves (PC-TRN)."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.questions import GM
from spielwerk.core.text import Ref
from spielwerk.core.turns.order import Turn, turn_now
from spielwerk.systems.percentacy.commands import Condition, GiveUpAction, Reload
from spielwerk.systems.percentacy.events import ActionGivenUp, ActionTaken, CapacityChanged
from spielwerk.systems.percentacy.numbers import movement_left
from spielwerk.systems.percentacy.state import Being, Combat, Table

from .derived import movement_range
from .people import able, being, is_able, nth_carried

NO_ACTION: Final[tuple[Condition, ...]] = ("frozen", "shock", "surprised")
"""Conditions that leave no action (PC-TRN-09); the dead and the unconscious are refused by name."""


def may_act(act: Act[Table], who: str, field: str = "by") -> Being:
    """The being, if it may take an action now.

    Refuses, in the order of the contract (PC-10): `unknown_id`, `dead`, `unconscious`, `not_your_turn`, `no_action`.
    Outside a fight turns and actions are not counted (PC-TRN-01); a reaction needs neither (PC-ORD-16).
    """
    table, doer = act.state, being(act, who, field)
    able(doer, field)
    combat = table.combat
    reacting = combat is not None and combat.reacting == who
    if combat is not None and not reacting and combat.turn != who:
        raise Refused("not_your_turn", rule="PC-TRN-01", who=who)
    if not has_action(table, doer):
        barring = tuple(Ref("condition", one) for one in NO_ACTION if doer.suffers(one))
        raise Refused("no_action", rule="PC-TRN-09", says="not_able" if barring else "", who=who, conditions=barring)
    return doer


def has_action(table: Table, who: Being) -> bool:
    """Whether an action is left: no condition bars it, and in a fight it is not used yet (PC-TRN-01, PC-TRN-09)."""
    if who.conditions and any(who.suffers(condition) for condition in NO_ACTION):
        return False
    combat = table.combat
    return combat is None or combat.reacting == who.id or who.id not in combat.acted


def take_action(act: Act[Table], who: str) -> None:
    """Use up the action of this round; outside a fight and in a reaction nothing is booked."""
    combat = act.state.combat
    if combat is None or combat.reacting == who or who not in combat.listed or who in combat.acted:
        return
    act.emit(ActionTaken(replace(combat, acted=(*combat.acted, who)), not act.state.beings[who].present, who))


Costs = Literal["aside", "action"]
COSTS: Final[tuple[Costs, ...]] = ("aside", "action")


async def may_cost_the_action(act: Act[Table], who: Being) -> None:
    """Whether a check in the own turn is its action (PC-TRN-01). The book does not say: noticing and resisting cost
    nothing, picking a lock under fire may be all that somebody does.

    Where the table has them asked, it is the game master's word (GM-15); left alone, and for whoever has no action
    left, a check costs none.
    """
    combat, asks = act.state.combat, act.state.options["check_action"] == "ask"
    if combat is None or not asks or combat.turn != who.id or who.id in combat.acted or not has_action(act.state, who):
        return
    args: dict[str, Any] = {"who": Ref("being", who.id)}
    if await act.ask("check_action", GM, COSTS, suggestion="aside", judgement=True, args=args) == "action":
        take_action(act, who.id)


def movement(table: Table, who: Being) -> int:
    """The effective Movement Range in metres; the frozen, the unconscious and the dead do not move.

    What the game master set by hand goes before all this (PC-CHK-13).
    """
    if "movement" in who.fixed:
        return who.fixed["movement"]
    if not is_able(who) or "frozen" in who.conditions:
        return 0
    return movement_left(
        movement_range(table, who),
        battered="battered" in who.conditions,
        shock=who.suffers("shock"),
        gave_up=table.combat is not None and who.id in table.combat.gave_up,
        bonus_after_halving=table.options["giveup_bonus"] == "after_halving",
    )


def fight_in_turn(act: Act[Table], who: str) -> Combat:
    """The fight, in the being's own turn. Refuses `not_your_turn`, outside a fight too: there are no turns."""
    combat = act.state.combat
    if combat is None or combat.turn != who:
        says = "no_turns" if combat is None else ""
        raise Refused("not_your_turn", field="by", rule="PC-TRN-01", says=says, value=who)
    return combat


async def give_up_action(act: Act[Table], cmd: GiveUpAction) -> Turn:
    """Give the action up and move 2 metres more this round (PC-TRN-04)."""
    doer = being(act, cmd.by)
    able(doer)
    combat = fight_in_turn(act, cmd.by)
    may_act(act, cmd.by)
    spent = replace(combat, acted=(*combat.acted, cmd.by), gave_up=(*combat.gave_up, cmd.by))
    act.emit(ActionGivenUp(spent, not doer.present, cmd.by))
    return turn_now(act.state)


async def reload(act: Act[Table], cmd: Reload) -> Turn:
    """Restore the full Capacity for one action (PC-TRN-07, PC-WPN-07); charges come back by rest only (PC-TRT-03)."""
    doer = being(act, cmd.by)
    weapon = act.state.content.weapons.get(cmd.weapon)
    if weapon is None:
        raise Refused("unknown_id", field="weapon", value=cmd.weapon)
    may_act(act, cmd.by)
    options = act.state.options
    if options["resource_rule"] != "on" or weapon.capacity is None:
        raise Refused("not_allowed", field="weapon", rule="PC-WPN-08", value=cmd.weapon)
    if options["weapon_traits"] == "on" and (weapon.traits.charges or weapon.traits.consumable):
        raise Refused("not_allowed", field="weapon", rule="PC-TRT-03", value=cmd.weapon)
    if cmd.weapon not in doer.weapons:
        raise Refused("not_allowed", field="weapon", rule="PC-WPN-07", says="not_carried", value=cmd.weapon)
    nth_carried(doer, cmd.weapon, cmd.which)
    take_action(act, cmd.by)
    act.emit(CapacityChanged(cmd.by, cmd.weapon, None, doer.shows("values"), cmd.which))
    return turn_now(act.state)
