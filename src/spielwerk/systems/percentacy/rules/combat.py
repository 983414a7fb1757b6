"""The fight [Kampf]: beginning, rounds and turns, delaying, joining and leaving (PC-ORD, PC-TRN)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import EndCombat, EndTurn, JoinCombat, LeaveCombat
from spielwerk.core.events import being as name_of
from spielwerk.core.turns.order import (
    Turn,
    following,
    joined,
    left,
    placed,
    removing,
    some_once,
    turn_now,
    unseen,
    whose_turn,
)
from spielwerk.systems.percentacy.commands import (
    Ambush,
    Delay,
    StartCombat,
)
from spielwerk.systems.percentacy.events import (
    CombatBegan,
    CombatEnded,
    CombatJoined,
    CombatLeft,
    Delayed,
    Enduring,
    ReactionLost,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from spielwerk.systems.percentacy.state import Combat, Table

from .conditions import begin, end
from .handicaps import harm_done, turn_passed
from .order import first_round, later_rounds, roll_order, sequence
from .people import able, being, is_able
from .talents import renew
from .turn import fight_in_turn


class Order(Struct, frozen=True):
    """What a fight begins with: the order of round 1 and everybody's result."""

    order: tuple[str, ...]
    results: dict[str, int]


# --- beginning and end ---------------------------------------------------------------------------------------------


async def start_combat(act: Act[Table], cmd: StartCombat) -> Order:
    """Initiative for all, then round 1; in an ambush the attackers come first and the surprised lose that turn."""
    some_once(act, cmd.beings)
    attackers, surprised = _ambushed(act, cmd.beings, cmd.ambush) if cmd.ambush is not None else ((), ())
    if act.state.combat is not None:
        raise Refused("combat_running")
    rolled = await roll_order(act, cmd.beings, {}, {})
    renew(act, "combat")
    turn_passed(act)
    order = first_round(rolled.order, attackers, surprised)
    combat = Combat(1, order, cmd.beings, usual=rolled.order, results=rolled.results, faces=rolled.faces)
    act.emit(CombatBegan(combat, order=order, unseen=unseen(act.state, order)))
    for who in cmd.beings:
        if who in surprised:
            begin(act, who, "surprised")
    await go_on(act)
    return Order(order, rolled.results)


def _ambushed(act: Act[Table], beings: tuple[str, ...], ambush: Ambush) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who ambushes, who is surprised. Refuses nobody at all, and names that are not in the fight, or in both lists."""
    named = (*ambush.attackers, *ambush.surprised)
    if not named:
        raise Refused("nobody_ambushes", field="ambush", rule="PC-ORD-01")
    for who in named:
        being(act, who, "ambush")
    strangers = [who for who in named if who not in beings or named.count(who) > 1]
    if strangers or set(beings) == set(ambush.surprised):
        raise Refused(
            "bad_value",
            field="ambush",
            value=tuple(map(name_of, strangers or named)),
            allowed=tuple(map(name_of, beings)),
        )
    return ambush.attackers, ambush.surprised


async def end_combat(act: Act[Table], _cmd: EndCombat) -> None:
    """The fight is over; nobody is surprised any more, and nobody's actions are counted."""
    combat = _fight(act)
    for who in combat.listed:
        _no_longer_surprised(act, who)
    act.emit(CombatEnded(None))
    turn_passed(act)
    for one in act.state.beings.values():
        if one.enduring:
            act.emit(Enduring(one.id, 0, one.shows("conditions")))


async def join_combat(act: Act[Table], cmd: JoinCombat) -> Turn:
    """A newcomer rolls for the order and acts from the next round on; ties are settled as at the start."""
    who = being(act, cmd.being, "being")
    combat = joined(_fight(act), cmd.being)
    rolled = await roll_order(act, combat.listed, combat.faces, combat.results)
    usual = placed(combat.usual, rolled.order, cmd.being)
    combat = replace(combat, usual=usual, results=rolled.results, faces=rolled.faces)
    act.emit(CombatJoined(combat, not who.present, cmd.being))
    return turn_now(act.state)


async def leave_combat(act: Act[Table], cmd: LeaveCombat) -> Turn:
    """Who leaves has no more turns; a turn that is running ends with it."""
    who = being(act, cmd.being, "being")
    combat = _fight(act)
    act.emit(CombatLeft(left(combat, cmd.being), not who.present, cmd.being))
    harm_done(act, who)
    _no_longer_surprised(act, cmd.being)
    if combat.turn == cmd.being:
        await go_on(act)
    return turn_now(act.state)


remove_being = removing(leave_combat)
"""Take a being off the table, and out of the fight it is in."""


def _fight(act: Act[Table]) -> Combat:
    if act.state.combat is None:
        raise Refused("no_combat")
    return act.state.combat


# --- turns and rounds ----------------------------------------------------------------------------------------------


async def end_turn(act: Act[Table], cmd: EndTurn) -> Turn:
    """End the own turn; whoever was knocked out in it can still end it. The next one's begins."""
    who, combat = whose_turn(act, cmd.by), act.state.combat
    idle = combat is not None and not combat.turn and who in ("", *combat.listed)  # all were out: somebody woke
    if not idle:
        fight_in_turn(act, who)
        turn_over(act, who)
    await go_on(act)
    return turn_now(act.state)


async def delay(act: Act[Table], cmd: Delay) -> Turn:
    """Put the turn off to the end of the round, once (PC-ORD-12)."""
    who = being(act, cmd.by)
    able(who)
    combat = fight_in_turn(act, cmd.by)
    if cmd.by in combat.acted:
        raise Refused("no_action", field="by", rule="PC-ORD-12", value=cmd.by)
    if cmd.by in combat.delayed:
        raise Refused("use_spent", field="by", rule="PC-ORD-12", value=cmd.by)
    put_off = replace(combat, turn="", delayed=(*combat.delayed, cmd.by))
    act.emit(Delayed(put_off, not who.present, cmd.by))
    await go_on(act)
    return turn_now(act.state)


def turn_over(act: Act[Table], who: str) -> None:
    """A turn ends, and with it a freeze that began before it (PC-HCP-19b)."""
    combat = _fight(act)
    had = replace(combat, turn="", had=(*combat.had, who), frozen=())
    act.emit(TurnEnded(had, not act.state.beings[who].present, who))
    if who in combat.frozen:
        end(act, who, "frozen")
    turn_passed(act)
    one = act.state.beings[who]
    if one.enduring:
        act.emit(Enduring(who, one.enduring - 1, one.shows("conditions")))


async def go_on(act: Act[Table]) -> None:
    """The next turn begins, in this round or in the next; where nobody is able to take one, none does."""
    if not _next_turn(act):
        await _next_round(act)
        _next_turn(act)


def _next_turn(act: Act[Table]) -> bool:
    """Begin the next turn of this round. The dead and the unconscious are passed over (PC-26)."""
    combat, beings = _fight(act), act.state.beings
    who, had = following(combat, sequence(combat), lambda one: one in beings and is_able(beings[one]))
    if who is None:
        return False
    frozen = (who,) if "frozen" in beings[who].conditions else ()
    begun = replace(combat, turn=who, had=had, frozen=frozen)
    act.emit(TurnBegan(begun, not beings[who].present, who, begun.round))
    _reaction_over(act, who)
    return True


async def _next_round(act: Act[Table]) -> None:
    """The round is over: surprise ends, held reactions are lost, the order is the usual one or rolled anew."""
    combat, table = _fight(act), act.state
    for who in combat.listed:
        _no_longer_surprised(act, who)
    if table.options["reaction_expires"] == "end_of_round":
        for held in combat.reactions:
            _reaction_over(act, held.who)
    combat = _fight(act)
    usual = later_rounds(combat, table.options["delay_moves_place"] is True)
    results, faces = combat.results, combat.faces
    if table.options["initiative_each_round"] == "reroll":
        rolled = await roll_order(act, [who for who in combat.listed if who in table.beings], {}, {})
        usual, results, faces = rolled.order, rolled.results, rolled.faces
    begun = Combat(
        combat.round + 1,
        usual,
        combat.listed,
        usual=usual,
        results=results,
        faces=faces,
        reactions=_fight(act).reactions,
    )
    act.emit(RoundBegan(begun, order=usual, unseen=unseen(act.state, usual), round=begun.round))


def _reaction_over(act: Act[Table], who: str) -> None:
    """A held reaction whose trigger did not come is lost (PC-ORD-17)."""
    combat = _fight(act)
    left = tuple(held for held in combat.reactions if held.who != who)
    if len(left) < len(combat.reactions):
        lost = replace(combat, reactions=left)
        act.emit(ReactionLost(lost, not act.state.beings[who].present, who))


def _no_longer_surprised(act: Act[Table], who: str) -> None:
    if who in act.state.beings:
        end(act, who, "surprised")
