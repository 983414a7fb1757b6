"""The end of an evening [Sitzungsende]: levels, a rest, the end of the session; refused or done as a whole."""

from __future__ import annotations

from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import EndSession
from spielwerk.core.scene import being_of

from .commands import Award, Recover, Rest, WrapUp
from .creation.advance import award
from .rules.care import recover, rest
from .rules.game_master import end_session
from .state import Table


async def wrap_up(act: Act[Table], cmd: WrapUp) -> None:
    """Levels, then a rest, then the end of the session (PC-ADV-01, PC-HEAL-04, PC-HEAL-08, PC-REW-02).

    The dead do not rest. Refuses what its parts refuse, and `bad_value` where nothing would be done.
    """
    living = tuple(who for who in cmd.beings if not being_of(act, who, "beings").suffers("dead"))
    rests = cmd.rest != "none" and living
    if not (cmd.levels and cmd.beings) and not rests and not cmd.ends:
        raise Refused("bad_value", field="levels", value=0, allowed="1–100")
    if cmd.levels and cmd.beings:
        await award(act, Award(cmd.beings, levels=cmd.levels))
    if rests:
        await (recover(act, Recover(living)) if cmd.rest == "long" else rest(act, Rest(living)))
    if cmd.ends:
        await end_session(act, EndSession())
