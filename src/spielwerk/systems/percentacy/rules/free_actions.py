"""Free actions [freie Aktionen]: what is done besides the action, and who says how much (PC-TRN-01, PC-TRN-02)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.faults import characters
from spielwerk.core.questions import GM
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import FreeAction
from spielwerk.systems.percentacy.events import FreeActionRefused, FreeActionTaken
from spielwerk.systems.percentacy.state import Table

from .checks import YES_NO
from .people import able, being
from .turn import fight_in_turn


class FreeActed(Struct, frozen=True):
    """Whether a free action was allowed, and how many the being has had in this turn."""

    outcome: Literal["allowed", "refused"]
    count: int


async def free_action(act: Act[Table], cmd: FreeAction) -> FreeActed:
    """Do something besides the action, in the own turn. Which and how many is the game master's word (GM-15).

    The option `free_actions` settles it in advance: all of them, or so many in a turn and not one more. Refuses
    `bad_value` without words, `dead`, `unconscious`, `not_your_turn`, `use_spent`.
    """
    doer, text = being(act, cmd.by), cmd.text.strip()
    if not text:
        raise Refused("bad_value", field="text", value=cmd.text, allowed=characters(1, 200), rule="PC-TRN-02")
    able(doer)
    combat = fight_in_turn(act, cmd.by)
    count, setting = combat.freely.get(cmd.by, 0), act.state.options["free_actions"]
    if isinstance(setting, int) and count >= setting:
        raise Refused("use_spent", field="by", rule="PC-TRN-02", says="free_actions_spent", limit=setting)
    if setting == "ask" and doer.seat and not cmd.granted:
        args: dict[str, Any] = {"who": Ref("being", cmd.by), "text": text, "count": count}
        if await act.ask("free_action", GM, YES_NO, suggestion="yes", judgement=True, args=args) == "no":
            act.emit(FreeActionRefused(cmd.by, text, doer.present))
            return FreeActed("refused", count)
    taken = replace(combat, freely={**combat.freely, cmd.by: count + 1})
    act.emit(FreeActionTaken(taken, not doer.present, cmd.by, text))
    return FreeActed("allowed", count + 1)
