"""Turns in an order that the game master sets by hand: for systems whose document knows no fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from spielwerk.core import scene, shapes
from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import EndCombat, EndTurn, JoinCombat, LeaveCombat, RemoveBeing, SetOrder, StartTurns
from spielwerk.core.events import being as name_of
from spielwerk.core.faults import SOME_ONCE
from spielwerk.core.shapes import PlaceState
from spielwerk.core.text import Message
from spielwerk.core.view import Sight

from .fight import Fight, Ordered, RoundBegan, TurnBegan
from .order import Rolled, Turn, Turns, removing, some_once, turn_now, turns_view, unseen, whose_turn


class OrderSet(Ordered[Turns], frozen=True):
    """The game master has set the order of turns [Reihenfolge]."""

    def tell(self) -> Message:
        return Message("told-order-set", {"order": tuple(name_of(who) for who in self.order)})


class OrderEnded(Fight[Turns], frozen=True):
    """There are no turns any more."""

    about: ClassVar[tuple[str, ...]] = ()

    def tell(self) -> Message:
        return Message("told-order-ended")


TurnEvent = OrderSet | OrderEnded | RoundBegan[Turns] | TurnBegan[Turns]
"""What is told of turns; a system's union of events contains them."""
TurnCommand = SetOrder | StartTurns | JoinCombat | LeaveCombat | EndCombat | EndTurn
"""The commands about turns; a system's union of commands contains them."""


async def set_order(act: Act[Any], cmd: SetOrder) -> None:
    """Set the order; a turn that is running goes on where that is possible.

    Refuses names that nobody has, somebody twice, and the end of what has not begun.
    """
    for who in cmd.beings:
        scene.being_of(act, who, "beings")
    if len(set(cmd.beings)) < len(cmd.beings):
        raise Refused("bad_value", field="beings", value=", ".join(cmd.beings), allowed=SOME_ONCE)
    _set(act, cmd.beings)


async def start_combat(act: Act[Any], cmd: StartTurns) -> Rolled:
    """Act in turn from now on, in the order given: nothing is rolled for it. Refuses where an order stands."""
    some_once(act, cmd.beings)
    if act.state.combat is not None:
        raise Refused("combat_running", says="order_stands")
    _set(act, cmd.beings)
    return Rolled(cmd.beings, {}, {})


async def join_combat(act: Act[Any], cmd: JoinCombat) -> Turn:
    """Somebody comes into the order, at its end, and acts from the next round on."""
    scene.being_of(act, cmd.being, "being")
    turns = _standing(act)
    if cmd.being in turns.order:
        raise Refused("bad_value", field="being", says="in_the_order", value=cmd.being)
    order = (*turns.order, cmd.being)
    coming = replace(turns, order=order, listed=order, joining=(*turns.joining, cmd.being))
    act.emit(OrderSet(coming, order=order, unseen=unseen(act.state, order)))
    return turn_now(act.state)


async def leave_combat(act: Act[Any], cmd: LeaveCombat) -> Turn:
    """Somebody leaves the order; a turn that is running ends with it, and with the last one the order."""
    scene.being_of(act, cmd.being, "being")
    turns = _standing(act)
    if cmd.being not in turns.order:
        raise Refused("bad_value", field="being", value=cmd.being, allowed=", ".join(turns.order))
    _set(act, [who for who in turns.order if who != cmd.being])
    return turn_now(act.state)


async def end_combat(act: Act[Any], _cmd: EndCombat) -> None:
    """Nobody acts in turn any more."""
    _standing(act)
    _set(act, ())


def _standing(act: Act[Any]) -> Turns:
    turns: Turns | None = act.state.combat
    if turns is None:
        raise Refused("no_order")
    return turns


def _set(act: Act[Any], order: Sequence[str]) -> None:
    running: Turns | None = act.state.combat
    if not order:
        if running is None:
            raise Refused("no_order")
        act.emit(OrderEnded(None))
        return
    turn = order[0] if running is None else _still(running, order)
    turns = _turns(1 if running is None else running.round, order, turn)
    act.emit(OrderSet(turns, order=turns.order, unseen=unseen(act.state, order)))
    if running is None or running.turn != turn:
        _begin(act, turns)


def _turns(round: int, order: Sequence[str], turn: str, joining: tuple[str, ...] = ()) -> Turns:
    """Turns in this order; whoever stands before the one whose turn it is has had theirs."""
    taken = tuple(order)
    return Turns(round, taken, taken, turn, had=taken[: taken.index(turn) + 1], joining=joining)


def _still(running: Turns, order: Sequence[str]) -> str:
    """Whose turn it is in another order: the same, or the next of those who followed."""
    at = running.order.index(running.turn)
    return next((who for who in (*running.order[at:], *running.order[:at]) if who in order), order[0])


def _begin(act: Act[Any], turns: Turns) -> None:
    act.emit(TurnBegan(turns, not act.state.beings[turns.turn].present, turns.turn, turns.round))


async def end_turn(act: Act[Any], cmd: EndTurn) -> Turn:
    """The next turn begins; after the last one, the next round, and with it those who have come in."""
    by = whose_turn(act, cmd.by)
    turns: Turns | None = act.state.combat
    if turns is None:
        raise Refused("no_order", field="by")
    if turns.turn != by:
        raise Refused("not_your_turn", field="by", value=by)
    behind = [who for who in turns.order[turns.order.index(by) + 1 :] if who not in turns.joining]
    if not behind:
        turns, behind = replace(turns, round=turns.round + 1, joining=()), list(turns.order)
        act.emit(RoundBegan(turns, order=turns.order, unseen=unseen(act.state, turns.order), round=turns.round))
    _begin(act, _turns(turns.round, turns.order, behind[0], turns.joining))
    return turn_now(act.state)


RULES: Final[dict[type, Any]] = {
    SetOrder: set_order,
    StartTurns: start_combat,
    JoinCombat: join_combat,
    LeaveCombat: leave_combat,
    EndCombat: end_combat,
    EndTurn: end_turn,
    RemoveBeing: removing(leave_combat),
}
"""Rule by command, instead of those that know no turns."""


def view(table: Any, sight: Sight) -> shapes.Combat | None:
    """The order as a viewer may know it; whoever is not in the scene has no place in it for the others."""
    if table.combat is None:
        return None
    return turns_view(table, table.combat.order, sight, _state)


def _state(turns: Turns, being: Any) -> PlaceState:
    return "done" if being.id in turns.had else "waiting"
