"""The turn [Zug]: who may act, moving, running, fighting passively, aiming (EP-MOVE, EP-DEF, EP-RNG-06)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns.fight import ActionTaken
from spielwerk.core.turns.order import Turn, turn_now
from spielwerk.systems.erzaehlpool.commands import Aim, FullDefence, Move, Reload
from spielwerk.systems.erzaehlpool.events.combat import Aimed, Moved, MovedFreely, Reloaded, Stood
from spielwerk.systems.erzaehlpool.state import HELPLESS, Being, Combat, Condition, Stance, Table

from .derived import DOUBLED, GIVEN_UP, speed
from .people import become, being

RUNNING: Final = 2
"""How many times as far as walking somebody runs (EP-MOVE-05)."""


class Way(Struct, frozen=True):
    """The most that somebody may move; the field name is the contract (EP-9)."""

    metres: int


def in_turn(act: Act[Table], who: str) -> None:
    """Refuse `not_your_turn` in a fight to whoever does not have the turn."""
    combat = act.state.combat
    if combat is not None and combat.turn != who:
        raise Refused("not_your_turn", field="by", rule="EP-MOVE-03", value=who)


def may_act(act: Act[Table], who: str) -> Being:
    """The being, if it may take an action now. Refuses `unknown_id`, `not_your_turn`, `no_action`.

    Outside a fight actions are not counted; who is out of it, surprised or fighting passively has none anywhere.
    """
    doer = being(act, who)
    in_turn(act, who)
    has_action(act, doer)
    return doer


def has_action(act: Act[Table], doer: Being) -> None:
    """Refuse `no_action` to whoever has none: in no state for it, used up, or given for the Defence."""
    able_to(doer, *HELPLESS, "surprised")
    combat = act.state.combat
    if doer.stance in DOUBLED:
        raise Refused("no_action", field="by", rule="EP-DEF-13", says="fights_passively")
    if combat is not None and doer.id in combat.acted:
        raise Refused("no_action", field="by", rule="EP-MOVE-06")


def able_to(doer: Being, *bars: Condition) -> None:
    """Refuse `no_action` to whoever is in a state that bars it (EP-SUR-02)."""
    barred = tuple(Ref("condition", one) for one in doer.conditions if one in bars)
    if barred:
        raise Refused("no_action", field="by", rule="EP-SUR-02", says="not_able", conditions=barred)


def take_action(act: Act[Table], who: str) -> None:
    """Use up the action of this round; outside a fight nothing is booked."""
    combat = act.state.combat
    if combat is None or who not in combat.listed or who in combat.acted:
        return
    act.emit(ActionTaken(replace(combat, acted=(*combat.acted, who)), not act.state.beings[who].present, who))


def give_up_defence(act: Act[Table], doer: Being, stance: Stance) -> None:
    """Pay with the Defence, which can be done once (EP-MEL-09). Refuses `defence_given_up`."""
    spent = doer.stance in DOUBLED or (
        doer.stance in GIVEN_UP and doer.stance != stance and not act.state.options["combine_allout"]
    )
    if spent:
        raise Refused("defence_given_up", field="by", rule="EP-MEL-09", value=doer.id)
    become(act, replace(act.state.beings[doer.id], stance=stance))


def lose_aim(act: Act[Table], who: str) -> None:
    """Whoever does anything else loses what aiming brought (EP-RNG-11)."""
    become(act, replace(act.state.beings[who], aimed=0, aim_at=""))


# --- moving --------------------------------------------------------------------------------------------------------


async def move(act: Act[Table], cmd: Move) -> Way:
    """One move in a round, before or after the action; running pays with the action or the Defence (EP-MOVE)."""
    doer = being(act, cmd.by)
    in_turn(act, cmd.by)
    table = act.state
    able_to(doer, *HELPLESS)
    if not table.options["surprise_move"]:
        able_to(doer, "surprised")
    _may_move(table, cmd.by)
    if cmd.run == "for_action":
        has_action(act, doer)
    most = speed(table, doer) * (1 if cmd.run == "no" else RUNNING)
    if "immobile" in doer.conditions and cmd.metres > 0:
        raise Refused("too_far", field="metres", rule="EP-DEF-04", says="cannot_move")
    gone = table.combat.moved.get(cmd.by, 0) if table.combat else 0
    if cmd.metres + gone > most:
        allowed = Message("up-to", {"most": most - gone})
        raise Refused("too_far", field="metres", rule="EP-MOVE-01", value=cmd.metres, allowed=allowed)
    if cmd.run == "for_defence":
        give_up_defence(act, doer, "charge")
    _book(act, cmd)
    if cmd.run == "for_action":
        take_action(act, cmd.by)
    if cmd.run == "for_action" or table.options["aim_strict"]:
        lose_aim(act, cmd.by)
    return Way(most)


def _may_move(table: Table, who: str) -> None:
    """There is one undivided move in a round (EP-MOVE-03, EP-MOVE-04). Refuses `move_split` and `no_action`."""
    combat = table.combat
    if combat is None or who not in combat.moved:
        return
    split = who in combat.before and who in combat.acted
    if split and table.options["split_move"]:
        return
    if split:
        raise Refused("move_split", field="by", rule="EP-MOVE-04", value=who)
    raise Refused("no_action", field="by", rule="EP-MOVE-03", says="moved_already")


def _book(act: Act[Table], cmd: Move) -> None:
    combat, hidden = act.state.combat, not act.state.beings[cmd.by].present
    if combat is None:
        act.emit(MovedFreely(cmd.by, cmd.metres, cmd.run))
        return
    splits = cmd.run != "for_action" and cmd.by not in combat.acted
    before = (*combat.before, cmd.by) if splits else combat.before
    moved = {**combat.moved, cmd.by: combat.moved.get(cmd.by, 0) + cmd.metres}
    act.emit(Moved(replace(combat, moved=moved, before=before), hidden, cmd.by, cmd.metres, cmd.run))


# --- what else takes the action ------------------------------------------------------------------------------------


async def full_defence(act: Act[Table], cmd: FullDefence) -> Turn:
    """Fight passively until one's next turn: in one's own, or ahead of it for the action to come (EP-DEF-11)."""
    doer = being(act, cmd.by)
    has_action(act, doer)
    if doer.stance in GIVEN_UP:
        raise Refused("defence_given_up", field="by", rule="EP-MEL-09", value=cmd.by)
    combat = act.state.combat
    ahead = combat is not None and combat.turn != cmd.by
    if combat is not None and ahead and not _to_come(combat, cmd.by):
        raise Refused("no_action", field="by", rule="EP-DEF-11", value=cmd.by)
    take_action(act, cmd.by)
    become(act, replace(act.state.beings[cmd.by], stance="early" if ahead else "passive", aimed=0, aim_at=""))
    act.emit(Stood(cmd.by))
    return turn_now(act.state)


def _to_come(combat: Combat, who: str) -> bool:
    """Whether somebody's turn of this round is still to come."""
    return who in combat.order and who not in combat.had and who not in combat.joining


async def aim(act: Act[Table], cmd: Aim) -> Turn:
    """Spend the action on aiming; aiming at somebody else begins anew (EP-RNG-06, EP-RNG-11)."""
    doer = may_act(act, cmd.by)
    being(act, cmd.target, "target")
    rounds = doer.aimed + 1 if doer.aim_at == cmd.target else 1
    take_action(act, cmd.by)
    become(act, replace(act.state.beings[cmd.by], aimed=rounds, aim_at=cmd.target))
    act.emit(Aimed(cmd.by, cmd.target, rounds))
    return turn_now(act.state)


async def reload(act: Act[Table], cmd: Reload) -> Turn:
    """Put a full magazine into a weapon."""
    weapons = act.state.content.weapons
    weapon = weapons.get(cmd.weapon)
    if weapon is None:
        raise Refused("unknown_id", field="weapon", value=cmd.weapon)
    doer = may_act(act, cmd.by)
    if not weapon.rounds or cmd.weapon not in doer.weapons:
        loaded = tuple(Ref("weapon", one) for one in doer.weapons if weapons[one].rounds)
        allowed: Message | tuple[Ref, ...] = loaded or Message("allowed-nothing")
        raise Refused("bad_value", field="weapon", value=Ref("weapon", cmd.weapon), allowed=allowed)
    take_action(act, cmd.by)
    left = {name: count for name, count in doer.rounds.items() if name != cmd.weapon}
    become(act, replace(act.state.beings[cmd.by], rounds=left, aimed=0, aim_at=""))
    act.emit(Reloaded(cmd.by, cmd.weapon))
    return turn_now(act.state)
