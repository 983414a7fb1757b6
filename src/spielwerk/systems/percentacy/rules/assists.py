"""Assists: the helpers' own checks change the result of the main one (PC-AST)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as told_of
from spielwerk.core.events import roller
from spielwerk.core.faults import ONCE, other_than
from spielwerk.systems.percentacy.commands import Assist
from spielwerk.systems.percentacy.events import rolled_on as name_of
from spielwerk.systems.percentacy.numbers import Score, chance
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .checks import Ready, Undecided, decide, decided_or_failed, readied, roll, rolled_on
from .people import able, being
from .skills import On
from .turn import has_action, take_action

R = TypeVar("R", bound=Hashable)


Help = Literal["yes", "no"]
HELP: Final[tuple[Help, ...]] = ("yes", "no")
Go = Literal["roll"]
GO: Final[tuple[Go, ...]] = ("roll",)


Rolls = tuple[Ready | Undecided, ...]


class Helper(NamedTuple):
    """Somebody who assists, and on what."""

    who: Being
    on: On
    assist: Assist


def helpers(act: Act[Table], assists: Sequence[Assist], field: str, helped: str) -> list[Helper]:
    """Who assists `helped` (PC-AST-01 to PC-AST-03); nobody assists themselves.

    Refuses `unknown_id`, `bad_value`, `not_allowed`, `dead`, `unconscious`.
    """
    found = [Helper(being(act, a.by, field), _on(act, a, field), a) for a in assists]
    if len({h.who.id for h in found}) != len(found):
        raise Refused("bad_value", field=field, value=assists[-1].by, allowed=ONCE)
    if any(h.who.id == helped for h in found):
        raise Refused("bad_value", field=field, value=helped, allowed=other_than(told_of(helped)), rule="PC-AST-01")
    costs = bool(act.state.options["assist_costs_action"])
    for helper in found:
        if helper.who.npc and act.state.options["npc_assists"] == "never":
            raise Refused("not_allowed", field=field, value=helper.who.id, rule="PC-AST-01")
        able(helper.who, field)
        if costs and act.state.combat is not None:
            _must_have_action(act.state, helper.who, field)
    return found


def _must_have_action(table: Table, who: Being, field: str) -> None:
    if not has_action(table, who):
        raise Refused("no_action", field=field, value=who.id, rule="PC-AST-19")


def _on(act: Act[Table], assist: Assist, field: str) -> On:
    who = being(act, assist.by, field)
    return rolled_on(act.state, who, assist)


def readied_helpers(table: Table, helping: Sequence[Helper], prefix: str = "") -> Rolls:
    """The helpers' rolls, up to their dice. Each has an own pool (PC-AST-03)."""
    return tuple(
        readied(
            table, f"{prefix}assist:{who.id}", who, on, modifiers.given(table, a.modifiers), a.circumstances, a.field
        )
        for who, on, a in helping
    )


def roll_assisted(act: Act[Table], main: Ready | Undecided, rolls: Rolls, of: Callable[[Score], R]) -> Awaitable[R]:
    """A check, with helpers or without: what is undecided, the helpers' dice, a pause in which they may still make them
    again (PC-AST-16), then the main die (PC-AST-08 to PC-AST-10)."""
    if isinstance(main, Ready) and not rolls:
        return act.once(roll, main, of)
    return _decided_and_assisted(act, main, rolls, of)


async def _decided_and_assisted(act: Act[Table], main: Ready | Undecided, rolls: Rolls, of: Callable[[Score], R]) -> R:
    if not isinstance(main, Ready):
        main = await decide(act, main)
    able_to = [await decided_or_failed(act, r) for r in rolls]
    ready = tuple([r for r in able_to if r is not None])
    ready = await agreed(act, main, ready) if ready else ()
    if not ready:
        return await roll(act, main, of)
    if act.state.options["assist_costs_action"] and act.state.combat is not None:
        for helper in ready:
            take_action(act, helper.who)
    return await act.part(with_help, main, ready, of)


async def agreed(act: Act[Table], main: Ready, rolls: tuple[Ready, ...]) -> tuple[Ready, ...]:
    """Who really helps: the helpers' own players agree, and the game master may allow fewer (PC-AST-02)."""
    beings = act.state.beings
    seat = beings[main.who].seat if main.who in beings else ""
    willing = [h for h in rolls if beings[h.who].seat == seat or await _helps(act, h, main.who)]
    if not willing:
        return ()
    names = tuple(told_of(helper.who) for helper in willing)
    asked: dict[str, Any] = {"main": roller(main.who), "helpers": names}
    many = len(willing)
    allowed = await act.ask_number("assists_allowed", "gm", 0, many, suggestion=many, judgement=True, args=asked)
    return tuple(willing[:allowed])


async def _helps(act: Act[Table], helper: Ready, main: str) -> bool:
    """Whether somebody helps; they are told on what they would roll, and how likely that is to succeed (PC-AST-03)."""
    args: dict[str, Any] = {
        "who": told_of(helper.who),
        "main": roller(main),
        "what": name_of(helper.what),
        "chance": chance(helper.base + helper.modifier, helper.ways.adjustment),
    }
    return await act.ask("assist", helper.who, HELP, suggestion="yes", judgement=True, args=args) == "yes"


async def with_help(act: Act[Table], main: Ready, rolls: tuple[Ready, ...], of: Callable[[Score], R]) -> R:
    """All dice of an assisted check. Nothing of the helpers counts but what it makes of the main result."""
    adjustments = await act.part(all_assists, rolls)
    await act.ask("roll", main.who, GO, suggestion="roll", judgement=True)
    return await roll(act, main, of, adjustments, rolls)


async def all_assists(act: Act[Table], rolls: tuple[Ready, ...]) -> int:
    """What all assists add to the main result (PC-AST-08); their stages do nothing (PC-AST-13).

    Those before the last one are a part of their own, so that the odds know of them only the sum.
    """
    if not rolls:
        return 0
    before = await act.part(all_assists, rolls[:-1])
    return before + await roll(act, rolls[-1], rolls[-1].ways.help)
