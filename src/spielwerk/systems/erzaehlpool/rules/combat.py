"""The fight [Kampf]: beginning, turns and rounds, surprise, joining and leaving (EP-INIT, EP-SUR)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core import scene
from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import (
    EndCombat,
    EndScene,
    EndTurn,
    JoinCombat,
    LeaveCombat,
    StartScene,
)
from spielwerk.core.events import being as name_of
from spielwerk.core.turns.fight import (
    CombatBegan,
    CombatEnded,
    CombatJoined,
    CombatLeft,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from spielwerk.core.turns.order import (
    Rolled,
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
from spielwerk.systems.erzaehlpool.commands import Initiative, StartCombat, Surprise
from spielwerk.systems.erzaehlpool.events import Item
from spielwerk.systems.erzaehlpool.events.combat import InitiativesKept
from spielwerk.systems.erzaehlpool.state import Being, Combat, Table

from . import derived
from .injury import begin, end
from .order import roll_order
from .people import become, being
from .pools import attribute_item, given, roll_pool
from .turn import in_turn


class Surprised(Struct, frozen=True):
    """Who lost the action; the field name is the contract. Sorted."""

    surprised: tuple[str, ...]


# --- beginning and end ---------------------------------------------------------------------------------------------


async def initiative(act: Act[Table], cmd: Initiative) -> Rolled:
    """Roll for the order; in a scene that was begun nobody rolls twice (EP-INIT-02)."""
    _several(act, cmd.beings, cmd.modifiers)
    return await _order_of_scene(act, cmd.beings, cmd.modifiers)


async def start_combat(act: Act[Table], cmd: StartCombat) -> Rolled:
    """Begin a fight: initiative for all, once in a scene (EP-INIT-02), then round 1."""
    _several(act, cmd.beings, cmd.modifiers)
    ambushed = cmd.ambush.surprised if cmd.ambush is not None else ()
    if cmd.ambush is not None and not ambushed:
        raise Refused("nobody_surprised", field="ambush", rule="EP-SUR-07")
    for who in ambushed:
        if who not in cmd.beings:
            raise Refused("bad_value", field="ambush", value=name_of(who), allowed=tuple(map(name_of, cmd.beings)))
    if act.state.combat is not None:
        raise Refused("combat_running")
    rolled = await _order_of_scene(act, cmd.beings, cmd.modifiers)
    combat = Combat(1, rolled.order, cmd.beings, results=rolled.results, faces=rolled.faces)
    act.emit(CombatBegan(combat, order=rolled.order, unseen=unseen(act.state, rolled.order)))
    for who in cmd.beings:
        _as_new(act, act.state.beings[who])
    if ambushed:
        await surprise(act, Surprise(ambushed))
    go_on(act)
    return rolled


def _several(act: Act[Table], beings: tuple[str, ...], modifiers: Mapping[str, int]) -> None:
    """Refuse names that nobody has, nobody at all, somebody twice, and modifiers of somebody else."""
    some_once(act, beings)
    for who in modifiers:
        if who not in beings:
            raise Refused("unknown_id", field="modifiers", value=who)


async def _order_of_scene(act: Act[Table], beings: tuple[str, ...], modifiers: Mapping[str, int]) -> Rolled:
    """The order of these: what was rolled in this scene stands, with its modifiers unless others are given."""
    known = {who: faces for who, faces in act.state.initiatives.items() if who in beings}
    counting = {**{who: act.state.surroundings.get(who, 0) for who in known}, **modifiers}
    rolled = await roll_order(act, beings, counting, known)
    _keep(act, rolled, counting)
    return rolled


def _keep(act: Act[Table], rolled: Rolled, modifiers: Mapping[str, int]) -> None:
    """In a scene that was begun the order is not rolled again."""
    if act.state.in_scene:
        before = act.state
        act.emit(InitiativesKept({**before.initiatives, **rolled.faces}, {**before.surroundings, **modifiers}))


def _as_new(act: Act[Table], one: Being) -> None:
    become(act, replace(one, stance="", met=()))


async def end_combat(act: Act[Table], _cmd: EndCombat) -> None:
    """The fight is over: nobody is surprised any more, and Defence is whole again."""
    combat = _fight(act)
    for who in combat.listed:
        _recover(act, who)
    act.emit(CombatEnded(None))


def _recover(act: Act[Table], who: str) -> None:
    if who in act.state.beings:
        end(act, who, "surprised")
        _as_new(act, act.state.beings[who])


async def join_combat(act: Act[Table], cmd: JoinCombat) -> Turn:
    """A newcomer rolls for the order and acts from the next round on."""
    who = being(act, cmd.being, "being")
    before = _fight(act)
    combat = joined(before, cmd.being)
    known = {**{k: v for k, v in act.state.initiatives.items() if k == cmd.being}, **combat.faces}
    extra = {one: before.results[one] - _sum(act.state, before, one) for one in before.listed}
    extra |= {k: v for k, v in act.state.surroundings.items() if k == cmd.being}
    rolled = await roll_order(act, combat.listed, extra, known, standing=combat.order)
    _keep(act, rolled, extra)
    order = placed(combat.order, rolled.order, cmd.being)
    combat = replace(combat, order=order, results=rolled.results, faces=rolled.faces)
    act.emit(CombatJoined(combat, not who.present, cmd.being))
    return turn_now(act.state)


def _sum(table: Table, combat: Combat, who: str) -> int:
    return combat.faces[who][0] + derived.initiative(table, table.beings[who])


async def leave_combat(act: Act[Table], cmd: LeaveCombat) -> Turn:
    """Who leaves has no more turns; a turn that is running ends with it."""
    who = being(act, cmd.being, "being")
    combat = _fight(act)
    act.emit(CombatLeft(left(combat, cmd.being), not who.present, cmd.being))
    _recover(act, cmd.being)
    if combat.turn == cmd.being:
        go_on(act)
    return turn_now(act.state)


remove_being = removing(leave_combat)
"""Take a being off the table, and out of the fight it is in."""


def _fight(act: Act[Table]) -> Combat:
    if act.state.combat is None:
        raise Refused("no_combat")
    return act.state.combat


# --- turns and rounds ----------------------------------------------------------------------------------------------


async def end_turn(act: Act[Table], cmd: EndTurn) -> Turn:
    """End the own turn; the next one's begins. Where all were out, whoever woke may go on; until then no turn and no
    round ends. Refuses `no_action` and `not_your_turn`."""
    who, combat = whose_turn(act, cmd.by), act.state.combat
    if combat is None:
        raise Refused("not_your_turn", field="by", rule="EP-MOVE-03", says="no_turns", value=who)
    if combat.turn or who not in ("", *combat.listed):
        in_turn(act, who)
        had = replace(combat, turn="", had=(*combat.had, who))
        act.emit(TurnEnded(had, not act.state.beings[who].present, who))
    elif not any(act.state.beings[who].able for who in combat.listed):
        raise Refused("no_action", field="by", rule="EP-SUR-02", says="nobody_able")
    go_on(act)
    return turn_now(act.state)


def go_on(act: Act[Table]) -> None:
    """The next turn begins, in this round or in the next; where nobody is able to take one, none does."""
    if not _next_turn(act):
        _next_round(act)
        _next_turn(act)


def _next_turn(act: Act[Table]) -> bool:
    """Begin the next turn of this round; whoever is out of it is passed over."""
    combat, beings = _fight(act), act.state.beings
    who, had = following(combat, combat.order, lambda one: one in beings and beings[one].able)
    if who is None:
        return False
    moved = {one: gone for one, gone in combat.moved.items() if one != who}
    begun = replace(combat, turn=who, had=had, moved=moved)
    act.emit(TurnBegan(begun, not beings[who].present, who, begun.round))
    _stand_anew(act, beings[who])
    return True


def _stand_anew(act: Act[Table], one: Being) -> None:
    """With the own turn the Defence is whole again; who fought passively ahead of it goes on doing so (EP-DEF-11)."""
    become(act, replace(one, stance="passive" if one.stance == "early" else ""))


def _next_round(act: Act[Table]) -> None:
    """The round is over: surprise ends, everybody has an action and a move again, the order stays (EP-INIT-06)."""
    combat = _fight(act)
    for who in combat.listed:
        if who in act.state.beings:
            end(act, who, "surprised")
            become(act, replace(act.state.beings[who], met=()))
    begun = Combat(combat.round + 1, combat.order, combat.listed, results=combat.results, faces=combat.faces)
    hidden = unseen(act.state, combat.order)
    act.emit(RoundBegan(begun, order=combat.order, unseen=hidden, round=begun.round))


# --- surprise and scenes -------------------------------------------------------------------------------------------


async def surprise(act: Act[Table], cmd: Surprise) -> Surprised:
    """The surprised roll Dexterity and Composure; who fails loses the action and the Defence of the round (EP-SUR)."""
    _several(act, cmd.beings, cmd.modifiers)
    lost: list[str] = []
    for who in cmd.beings:
        one = act.state.beings[who]
        items: tuple[Item, ...] = (
            attribute_item(act.state, one, "dexterity"),
            attribute_item(act.state, one, "composure"),
        )
        items += given("difficulty", cmd.modifiers.get(who, 0))
        found = await roll_pool(act, one, items, "surprise", f"surprise:{who}")
        if not found.successes:
            lost.append(who)
    for who in lost:
        begin(act, who, "surprised")
    return Surprised(tuple(sorted(lost)))


async def start_scene(act: Act[Table], cmd: StartScene) -> None:
    """A scene begins: the order is rolled anew in it, and sins are counted anew."""
    _scene_over(act)
    await scene.start_scene(cast("scene.AnyAct", act), cmd)


async def end_scene(act: Act[Table], cmd: EndScene) -> None:
    """The scene ends."""
    _scene_over(act)
    await scene.end_scene(cast("scene.AnyAct", act), cmd)


def _scene_over(act: Act[Table]) -> None:
    """What holds for a scene is over, unless a fight goes on."""
    if act.state.initiatives:
        act.emit(InitiativesKept({}))
    for one in tuple(act.state.beings.values()):
        become(act, replace(one, sinned=0))
        if act.state.combat is None:
            _recover(act, one.id)
