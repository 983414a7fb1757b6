"""The plain check [Probe] as a command of its own (PC-CHK-12)."""

from __future__ import annotations

from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.systems.percentacy.commands import Check
from spielwerk.systems.percentacy.numbers import Verdict, verdict
from spielwerk.systems.percentacy.state import Table

from . import modifiers
from .assists import helpers, readied_helpers, roll_assisted
from .checks import Ready, decide, readied, roll, rolled_on
from .grants import doubted, granted
from .people import able, being
from .rulings import ruled_check, rules_on_check


async def check(act: Act[Table], cmd: Check) -> Verdict:
    """A plain check (PC-CHK)."""
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
    if helping:
        return await roll_assisted(act, main, readied_helpers(table, helping), verdict)
    return await roll(act, main if isinstance(main, Ready) else await decide(act, main), verdict)
