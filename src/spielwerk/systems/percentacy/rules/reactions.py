"""Reactions [Reaktion]: an action held ready for one trigger, and what happens when that comes (PC-ORD-14 to 19)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import roller
from spielwerk.core.text import Ref
from spielwerk.core.turns.order import Turn, turn_now
from spielwerk.systems.percentacy.commands import DeclareReaction, Reactive, Trigger
from spielwerk.systems.percentacy.events import ActionLost, ReactionDeclared, ReactionEnded, ReactionTriggered
from spielwerk.systems.percentacy.state import Reaction, Table

from .checks import YES_NO
from .combat import go_on, turn_over
from .order import sequence
from .people import NOBODY, able, being, is_able
from .turn import fight_in_turn, may_act

LONGEST_TRIGGER: Final = 200

Now = Literal["wait", "now"]
NOW: Final[tuple[Now, ...]] = ("wait", "now")

TableRule = Callable[[Act[Table], Any], Coroutine[Any, Any, Any]]
Rules = Mapping[type, TableRule]


class Lost(Struct, frozen=True):
    """An action that a reaction forestalled: it does not take place (PC-ORD-19)."""

    outcome: str = "lost"


async def declare_reaction(act: Act[Table], cmd: DeclareReaction) -> Turn:
    """Hold an action ready for exactly one trigger; done instead of the turn, which ends with it (PC-ORD-14)."""
    doer = being(act, cmd.by)
    if cmd.action.by != cmd.by:
        raise Refused("bad_value", field="action", value=cmd.action.by, allowed=cmd.by)
    if not cmd.trigger.strip() or len(cmd.trigger) > LONGEST_TRIGGER:
        allowed = f"1–{LONGEST_TRIGGER}"
        raise Refused("bad_value", field="trigger", value=cmd.trigger, allowed=allowed, rule="PC-ORD-15")
    able(doer)
    combat = fight_in_turn(act, cmd.by)
    may_act(act, cmd.by)
    if act.state.options["reaction_trigger"] == "ask" and doer.seat:
        args = {"who": Ref("being", cmd.by), "trigger": cmd.trigger.strip()}
        if await act.ask("trigger_clear", "gm", YES_NO, suggestion="yes", judgement=True, args=args) == "no":
            raise Refused("not_granted", field="trigger", rule="PC-ORD-15", says="trigger_unclear")
    held = Reaction(cmd.by, cmd.trigger.strip(), cmd.action, combat.round)
    ready = replace(combat, reactions=(*(r for r in combat.reactions if r.who != cmd.by), held))
    act.emit(ReactionDeclared(ready, not doer.present, cmd.by, held.trigger, doer.shows("values")))
    turn_over(act, cmd.by)
    await go_on(act)
    return turn_now(act.state)


def with_reactions(rules: Rules) -> dict[type, TableRule]:
    """These rules, each stopped by a held reaction where the game master says so, and `trigger`, which runs one."""
    stopped: dict[type, TableRule] = dict(rules)
    for command in REACTIVE:
        stopped[command] = _stopped_by_reactions(rules[command], rules, stopped)
    stopped[Trigger] = _trigger(stopped)
    return stopped


REACTIVE: Final[tuple[type, ...]] = Reactive.__args__


def _trigger(rules: Rules) -> TableRule:
    async def trigger(act: Act[Table], cmd: Trigger) -> Any:
        """The trigger has come: the held action takes place, without turn or action (PC-ORD-16, PC-26)."""
        able(being(act, cmd.by))
        held = _held_by(act.state, cmd.by)
        if held is None:
            raise Refused("use_spent", field="by", rule="PC-ORD-17", says="no_reaction", value=cmd.by)
        return await _react(act, held, rules)

    return trigger


def _held_by(table: Table, who: str) -> Reaction | None:
    reactions = table.combat.reactions if table.combat is not None else ()
    return next((held for held in reactions if held.who == who), None)


async def _react(act: Act[Table], held: Reaction, rules: Rules) -> Any:
    """Run a held action; whoever was reacting before goes on afterwards."""
    combat, hidden = act.state.combat, not act.state.beings[held.who].present
    assert combat is not None
    before = combat.reacting
    left = tuple(r for r in combat.reactions if r != held)
    act.emit(ReactionTriggered(replace(combat, reactions=left, reacting=held.who), hidden, held.who))
    outcome = await rules[type(held.action)](act, held.action)
    after = act.state.combat
    if after is not None:
        act.emit(ReactionEnded(replace(after, reacting=before), hidden, held.who))
    return outcome


def _stopped_by_reactions(rule: TableRule, plain: Rules, rules: Rules) -> TableRule:
    def stopped(act: Act[Table], cmd: Any) -> Coroutine[Any, Any, Any]:
        """The rule itself where nothing is held ready, so that a plain check costs nothing more."""
        combat = act.state.combat
        if combat is None or not combat.reactions:
            return rule(act, cmd)
        return _after_reactions(act, cmd, rule, plain, rules)

    return stopped


async def _after_reactions(act: Act[Table], cmd: Any, rule: TableRule, plain: Rules, rules: Rules) -> Any:
    """Ask for each held reaction, in turn order, whether this sets it off; it comes first (PC-ORD-16, PC-ORD-18). One
    that cannot be carried out now is not asked for: its refusal would stop whoever acts.

    Afterwards the action goes on if its actor still can (PC-ORD-19).
    """
    _not_refused(rule, act.state, cmd)
    reacted = False
    for who in sequence(act.state.combat) if act.state.combat is not None else ():
        held = _held_by(act.state, who)
        if held is None or who == cmd.by or not _feasible(act.state, held, plain):
            continue
        if await _sets_off(act, held, cmd.by):
            await _react(act, held, rules)
            reacted = True
    return await (_go_on_if_able(act, cmd, rule) if reacted else rule(act, cmd))


def _feasible(table: Table, held: Reaction, plain: Rules) -> bool:
    """Whether a held action could be carried out as things stand: not on somebody who has died since."""
    assert table.combat is not None
    try:
        _not_refused(
            plain[type(held.action)], replace(table, combat=replace(table.combat, reacting=held.who)), held.action
        )
    except Refused:
        return False
    return True


def _not_refused(rule: TableRule, table: Table, cmd: Any) -> None:
    """Raises the refusal of a command before anybody is asked about it: run it on the side up to its first wait."""
    run = rule(Act(table), cmd)
    try:
        run.send(None)
    except StopIteration:
        pass
    finally:
        run.close()


async def _sets_off(act: Act[Table], held: Reaction, actor: str) -> bool:
    """The game master's word on whether the trigger has come; left alone, it has not (GM-14)."""
    args = {"who": Ref("being", held.who), "actor": roller(actor), "trigger": held.trigger}
    answer = await act.ask("reaction", "gm", NOW, suggestion="wait", judgement=True, args=args)
    return answer == "now"


async def _goes_on(act: Act[Table], who: str) -> bool:
    """Whether what was interrupted still makes sense: the game master's word; left alone, it does (GM-14)."""
    args = {"who": roller(who)}
    return await act.ask("goes_on", "gm", YES_NO, suggestion="yes", judgement=True, args=args) == "yes"


async def _go_on_if_able(act: Act[Table], cmd: Any, rule: TableRule) -> Any:
    """The action that set a reaction off goes on; if it no longer can, it is lost (PC-ORD-19).

    So it is where the game master does not grant what it claims: a refusal would undo the reaction, which has happened.
    """
    doer = act.state.beings.get(cmd.by, NOBODY)
    if is_able(doer):
        try:
            _not_refused(rule, act.state, cmd)
        except Refused:
            pass
        else:
            if await _goes_on(act, cmd.by):
                told = len(act.events)
                try:
                    return await rule(act, cmd)
                except Refused:
                    if len(act.events) > told:
                        raise
    act.emit(ActionLost(doer.id, doer.present))
    return Lost()
