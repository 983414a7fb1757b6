"""What a player claims for a roll and the game master grants (PC-CHK-04, PC-MOD-01, PC-ITM-06, PC-SKL-06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as told_of
from spielwerk.core.questions import GM
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Given
from spielwerk.systems.percentacy.events import rolled_on as name_of
from spielwerk.systems.percentacy.state import Table

from . import modifiers
from .rulings import asks_gear
from .skills import On

Grant = Literal["yes", "no"]
GRANTS: Final[tuple[Grant, ...]] = ("yes", "no")


async def granted(act: Act[Table], cmd: Any, *own: Sequence[Given], doubts: tuple[Message, ...] = ()) -> None:
    """Ask the game master for what a player claims: modifiers, exceptional gear, a value of their own making, another
    attribute than the rules would take, the field of a talent, and what has to be plausible (`doubts`). Refuses
    `not_granted`.

    Nobody is asked where the game master has said so with the command (`granted`), or plays the being.
    """
    if cmd.granted or not act.state.beings[cmd.by].seat:
        return
    claims = (*_claims(act.state, cmd, own), *doubts)
    if not claims:
        return
    args: dict[str, Any] = {"who": told_of(cmd.by), "claims": claims}
    if await act.ask("claim", GM, GRANTS, suggestion="yes", judgement=True, args=args) == "no":
        if [one.id for one in claims] in (["claim-check"], ["claim-contest"]):
            raise Refused("not_granted", rule="PC-CHK-04", says="no_check_needed")
        raise Refused("not_granted", field="modifiers", rule="PC-MOD-01")


def _claims(table: Table, cmd: Any, own: Sequence[Sequence[Given]]) -> Iterator[Message]:
    for one in own:
        for entry in modifiers.given(table, tuple(one)):
            yield Message(
                "claim-modifier", {"reason": entry.counted.source, "amount": f"{entry.amount:+}".replace("-", "−")}
            )
    if getattr(cmd, "gear", "") == "exceptional" and not asks_gear(table, cmd, cmd.skill or "first_aid"):
        yield Message("claim-gear")
    if getattr(cmd, "value", None) is not None:
        yield Message("claim-value", {"value": cmd.value})
    if getattr(cmd, "untrained_attribute", ""):
        yield Message("claim-attribute", {"attribute": Ref("attribute", cmd.untrained_attribute)})
    if getattr(cmd, "field", ""):
        yield Message("claim-field", {"field": cmd.field})


def doubted(table: Table, on: On, cmd: Any) -> tuple[Message, ...]:
    """What of a check is the game master's word: whether one is needed at all, where the table has them asked
    (PC-CHK-04), on what (PC-CHK-08, PC-OPP-03), and whether it may be tried untrained."""
    if table.options["check_needed"] != "ask":
        return untrained(on, cmd)
    what = name_of(on.what) if on.what else cmd.value
    other = getattr(cmd, "against_skill", "") or getattr(cmd, "against_attribute", "")
    if other:
        return (Message("claim-contest", {"what": what, "against": name_of(other)}), *untrained(on, cmd))
    return (Message("claim-check", {"what": what}), *untrained(on, cmd))


def untrained(on: On, cmd: Any) -> tuple[Message, ...]:
    """That something is tried untrained has to be plausible (PC-SKL-06)."""
    if not on.stand_in or cmd.untrained_attribute:
        return ()
    return (Message("claim-untrained", {"skill": name_of(on.what)}),)
