"""The plain check [Probe] as a command of its own (PC-CHK-12)."""

from __future__ import annotations

from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.questions import GM
from spielwerk.systems.percentacy.commands import Check
from spielwerk.systems.percentacy.numbers import Verdict, verdict
from spielwerk.systems.percentacy.state import Table

from . import modifiers
from .assists import helpers, readied_helpers, roll_assisted
from .checks import Ready, decide, readied, roll, rolled_on
from .grants import doubted, granted
from .people import NOBODY, able, being
from .rulings import ruled_check, rules_on_check
from .skills import On
from .turn import may_cost_the_action


async def check(act: Act[Table], cmd: Check) -> Verdict:
    """A plain check (PC-CHK)."""
    if not cmd.by:
        return await _of_nobody(act, cmd)
    table, who = act.state, being(act, cmd.by)
    helping = helpers(act, cmd.assists, "assists", cmd.by) if cmd.assists else []
    on = rolled_on(table, who, cmd)
    able(who)
    entries = modifiers.given(table, cmd.modifiers)
    if cmd.gear != "suitable":
        entries += modifiers.gear_entries(cmd.gear)
    main = readied(table, "check", who, on, entries, cmd.circumstances, cmd.field)
    if cmd.gear == "missing":
        raise Refused("gear_missing", field="gear", rule="PC-ITM-07")
    if not cmd.granted:
        await granted(act, cmd, cmd.modifiers, doubts=doubted(table, on, cmd))
        if rules_on_check(table, cmd):
            return await check(act, replace(await ruled_check(act, cmd, on), granted=True))
    if table.combat is not None:
        await may_cost_the_action(act, who)
    if helping:
        return await roll_assisted(act, main, readied_helpers(table, helping), verdict)
    return await roll(act, main if isinstance(main, Ready) else await decide(act, main), verdict)


async def _of_nobody(act: Act[Table], cmd: Check) -> Verdict:
    """A check of the game master's: on a value, as nobody has skills, attributes, talents or handicaps (PC-CHK-08)."""
    if cmd.value is None or cmd.skill or cmd.attribute:
        raise Refused("bad_value", says="missing", field="by")
    helping = helpers(act, cmd.assists, "assists", GM)
    entries = modifiers.given(act.state, cmd.modifiers) + modifiers.gear_entries(cmd.gear)
    main = readied(act.state, "check", NOBODY, On("", cmd.value), entries, cmd.circumstances)
    if cmd.gear == "missing":
        raise Refused("gear_missing", field="gear", rule="PC-ITM-07")
    return await roll_assisted(act, main, readied_helpers(act.state, helping), verdict)
