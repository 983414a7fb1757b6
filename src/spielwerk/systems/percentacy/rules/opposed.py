"""Opposed checks [vergleichende Proben] (PC-OPP)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import Oppose
from spielwerk.systems.percentacy.events import Opposed
from spielwerk.systems.percentacy.numbers import Side, side, side_with_critical
from spielwerk.systems.percentacy.state import Table

from . import modifiers
from .assists import helpers, readied_helpers, roll_assisted
from .checks import Named, able, being, readied, rolled_on

Tie = Literal["lost", "won"]
TIE: Final[tuple[Tie, ...]] = ("lost", "won")
Reason = Literal["failed", "opponent_failed", "stages", "tie"]


class Contest(NamedTuple):
    """How it ended, and the stages of both sides where they rolled and succeeded."""

    won: bool
    reason: Reason
    stages: int | None = None
    against_stages: int | None = None


async def oppose(act: Act[Table], cmd: Oppose) -> Contest:
    """The acting side rolls first; the other side only if that succeeded (PC-OPP-01 to PC-OPP-05)."""
    table = act.state
    who, against = being(act, cmd.by), being(act, cmd.against, "against")
    helping = helpers(act, cmd.assists, "assists")
    against_helping = helpers(act, cmd.against_assists, "against_assists")
    on = rolled_on(table, who, cmd)
    other = rolled_on(
        table,
        against,
        Named(cmd.against_skill, cmd.against_attribute, cmd.against_value, cmd.against_untrained_attribute),
        "against_",
    )
    able(who)
    able(against, "against")
    entries = modifiers.given(cmd.modifiers) + modifiers.gear_entries(cmd.gear)
    mine = readied(table, "check", who, on, entries, cmd.circumstances, cmd.field)
    theirs_entries = modifiers.given(cmd.against_modifiers)
    circumstances = (*cmd.circumstances, *cmd.against_circumstances)
    theirs = readied(table, "against", against, other, theirs_entries, circumstances, cmd.against_field)
    if cmd.gear == "missing":
        raise Refused("gear_missing", field="gear", rule="PC-ITM-07")
    critical_wins = bool(table.options["opposed_critical_wins"])
    reads = side_with_critical if critical_wins else side
    mine_help = readied_helpers(table, helping)
    their_help = readied_helpers(table, against_helping, "against-")
    first = await roll_assisted(act, mine, mine_help, reads)
    if first.stages is None:
        return _ended(act, cmd, Contest(False, "failed"))
    second = await roll_assisted(act, theirs, their_help, reads)
    return _ended(act, cmd, await _compared(act, cmd, first, second))


async def _compared(act: Act[Table], cmd: Oppose, mine: Side, theirs: Side) -> Contest:
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
        args = {"who": Ref("being", cmd.by), "against": Ref("being", cmd.against), "stages": mine.stages}
        won = await act.ask("opposed_tie", "gm", TIE, suggestion="lost", args=args) == "won"
    else:
        won = wanted == "actor_wins"
    return Contest(won, "tie", mine.stages, theirs.stages)


def _ended(act: Act[Table], cmd: Oppose, contest: Contest) -> Contest:
    act.emit(Opposed(cmd.by, cmd.against, contest.won, contest.reason))
    return contest
