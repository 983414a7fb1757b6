"""Opposed checks [vergleichende Proben] (PC-OPP)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as told_of
from spielwerk.core.faults import SOME_ONCE, other_than
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Circumstance, Oppose
from spielwerk.systems.percentacy.events import Opposed
from spielwerk.systems.percentacy.numbers import Side, side, side_with_critical
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .assists import Rolls, helpers, readied_helpers, roll_assisted
from .checks import Named, Ready, Undecided, decided_or_failed, readied, roll, rolled_on
from .grants import doubted, granted
from .people import able, being
from .rulings import ruled_check, rules_on_check
from .turn import may_cost_the_action

PROVOCATION: Final = "provocation"
"""A skill, and the circumstance that it is for whoever has to resist it."""
OWN: Final[tuple[Circumstance, ...]] = ("withdrawal", "untreated", "omen_ignored")
"""Circumstances of one person. All others are of the situation, and hold for both sides (contract PC-3)."""
Tie = Literal["lost", "won"]
TIE: Final[tuple[Tie, ...]] = ("lost", "won")
Reason = Literal["failed", "opponent_failed", "stages", "tie"]


class Contest(NamedTuple):
    """How it ended, and the stages of both sides where they rolled and succeeded."""

    won: bool
    reason: Reason
    stages: int | None = None
    against_stages: int | None = None


class Contests(NamedTuple):
    """Over how many of several opponents the acting side won, and its stages."""

    wins: int
    opponents: int
    stages: int | None = None


class Sides(NamedTuple):
    """Both sides up to their dice: the acting one, every opponent, and who helps."""

    mine: Ready | Undecided
    my_help: Rolls
    theirs: tuple[Ready | Undecided, ...]
    their_help: Rolls
    doubts: tuple[Message, ...] = ()


async def oppose(act: Act[Table], cmd: Oppose) -> Contest | Contests:
    """The acting side rolls first; the other side only if that succeeded (PC-OPP-01 to PC-OPP-05).

    With several opponents it rolls once, and each of them is compared by itself (PC-OPP-11).
    """
    sides = _sides(act, cmd)
    await granted(act, cmd, cmd.modifiers, cmd.against_modifiers, doubts=sides.doubts)
    if not cmd.granted and rules_on_check(act.state, cmd):
        on, stated = rolled_on(act.state, act.state.beings[cmd.by], cmd), cmd.circumstances
        cmd = await ruled_check(act, cmd, on)
        sides = _sides(act, cmd, stated)
    await may_cost_the_action(act, act.state.beings[cmd.by])
    reads = side_with_critical if act.state.options["opposed_critical_wins"] else side
    first = await roll_assisted(act, sides.mine, sides.my_help, reads)
    if isinstance(cmd.against, tuple):
        return await _one_by_one(act, cmd.by, sides.theirs, first)
    if first.stages is None:
        return _ended(act, cmd.by, cmd.against, Contest(False, "failed"))
    other = await decided_or_failed(act, sides.theirs[0])
    if other is None:
        return _ended(act, cmd.by, cmd.against, Contest(True, "opponent_failed", first.stages))
    second = await roll_assisted(act, other, sides.their_help, reads)
    return _ended(act, cmd.by, cmd.against, await _compared(act, cmd.by, cmd.against, first, second))


def _sides(act: Act[Table], cmd: Oppose, stated: tuple[Circumstance, ...] | None = None) -> Sides:
    """Everything up to the dice, with the refusals in the order of the contract (PC-10). `stated` are the circumstances
    that were named with the command: what the game master has found since is of the acting side alone."""
    table = act.state
    who, against = being(act, cmd.by), _opponents(act, cmd)
    helping = helpers(act, cmd.assists, "assists", cmd.by)
    against_helping = helpers(act, cmd.against_assists, "against_assists", against[0].id)
    on = rolled_on(table, who, cmd)
    named = Named(cmd.against_skill, cmd.against_attribute, cmd.against_value, cmd.against_untrained_attribute)
    others = [rolled_on(table, one, named, "against_") for one in against]
    able(who)
    for one in against:
        able(one, "against")
    entries = modifiers.given(table, cmd.modifiers) + modifiers.gear_entries(cmd.gear)
    mine = readied(table, "check", who, on, entries, _of_the_actor(cmd), cmd.field)
    circumstances = _of_the_others(cmd, cmd.circumstances if stated is None else stated)
    theirs = tuple(
        readied(
            table,
            "against" if isinstance(cmd.against, str) else f"against:{one.id}",
            one,
            other,
            modifiers.given(table, cmd.against_modifiers),
            circumstances,
            cmd.against_field,
        )
        for one, other in zip(against, others, strict=True)
    )
    if cmd.gear == "missing":
        raise Refused("gear_missing", field="gear", rule="PC-ITM-07")
    against_help = readied_helpers(table, against_helping, "against-")
    return Sides(mine, readied_helpers(table, helping), theirs, against_help, doubted(table, on, cmd))


def _of_the_actor(cmd: Oppose) -> tuple[Circumstance, ...]:
    """The circumstances that hold for the acting side: whoever provokes does not resist a provocation, and whoever is
    provoked does (PC-HCP-13)."""
    if cmd.skill == PROVOCATION:
        return tuple(one for one in cmd.circumstances if one != PROVOCATION)
    return (*cmd.circumstances, PROVOCATION) if cmd.against_skill == PROVOCATION else cmd.circumstances


def _of_the_others(cmd: Oppose, stated: tuple[Circumstance, ...]) -> tuple[Circumstance, ...]:
    """Likewise for the other side, which shares what is of the situation."""
    theirs = (*(one for one in stated if one not in OWN and one != PROVOCATION), *cmd.against_circumstances)
    if cmd.skill == PROVOCATION or (PROVOCATION in stated and cmd.against_skill != PROVOCATION):
        return (*theirs, PROVOCATION)
    return theirs


def _opponents(act: Act[Table], cmd: Oppose) -> list[Being]:
    """Who is opposed: somebody else (PC-OPP-03). Refuses `unknown_id`; oneself; a list that is empty or names somebody
    twice; and help for the other side where it is many, since nobody could say whom of them it helps."""
    if cmd.by in (cmd.against if isinstance(cmd.against, tuple) else (cmd.against,)):
        raise Refused("bad_value", field="against", value=told_of(cmd.by), allowed=other_than(told_of(cmd.by)))
    if isinstance(cmd.against, str):
        return [being(act, cmd.against, "against")]
    found = [being(act, one, "against") for one in cmd.against]
    if not found or len(set(cmd.against)) != len(found):
        raise Refused("bad_value", field="against", value=", ".join(cmd.against), allowed=SOME_ONCE)
    if cmd.against_assists:
        raise Refused(
            "bad_value", field="against_assists", value=cmd.against_assists[0].by, allowed=Message("allowed-nothing")
        )
    return found


async def _one_by_one(act: Act[Table], by: str, theirs: tuple[Ready | Undecided, ...], first: Side) -> Contests:
    """PC-OPP-11: the single roll of the acting side against the roll of each opponent."""
    if first.stages is None:
        for one in theirs:
            _ended(act, by, one.who, Contest(False, "failed"))
        return Contests(0, len(theirs))
    decided = [await decided_or_failed(act, one) for one in theirs]
    for one, found in zip(theirs, decided, strict=True):
        if found is None:
            _ended(act, by, one.who, Contest(True, "opponent_failed"))
    ready = tuple([one for one in decided if one is not None])
    wins = len(theirs) - len(ready) + await act.part(_wins, by, ready, first)
    return Contests(wins, len(theirs), first.stages)


async def _wins(act: Act[Table], by: str, theirs: tuple[Ready, ...], first: Side) -> int:
    """Over how many opponents the acting side wins. Those before the last one are a part of their own, so that the
    odds know of them only the number."""
    if not theirs:
        return 0
    before = await act.part(_wins, by, theirs[:-1], first)
    against = theirs[-1].who
    reads = side_with_critical if act.state.options["opposed_critical_wins"] else side
    second = await roll(act, theirs[-1], reads)
    return before + _ended(act, by, against, await _compared(act, by, against, first, second)).won


async def _compared(act: Act[Table], by: str, against: str, mine: Side, theirs: Side) -> Contest:
    """PC-OPP-04 to PC-OPP-07: more stages win, equal ones are the game master's word."""
    assert mine.stages is not None
    if theirs.stages is None:
        return Contest(True, "opponent_failed", mine.stages)
    if mine.critical != theirs.critical:
        return Contest(mine.critical, "stages", mine.stages, theirs.stages)
    if mine.stages != theirs.stages:
        return Contest(mine.stages > theirs.stages, "stages", mine.stages, theirs.stages)
    wanted = str(act.state.options["opposed_tie"])
    if wanted == "ask":
        args = {"who": Ref("being", by), "against": Ref("being", against), "stages": mine.stages}
        won = await act.ask("opposed_tie", "gm", TIE, suggestion="lost", args=args) == "won"
    else:
        won = wanted == "actor_wins"
    return Contest(won, "tie", mine.stages, theirs.stages)


def _ended(act: Act[Table], by: str, against: str, contest: Contest) -> Contest:
    beings = act.state.beings
    hidden = not (beings[by].present and beings[against].present)
    act.emit(Opposed(by, against, contest.won, contest.reason, hidden=hidden))
    return contest
