"""Comparing two results: a helper that the document does not have, for tables that want it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as being_ref
from spielwerk.core.faults import other_than
from spielwerk.core.questions import GM
from spielwerk.core.scene import being_of

from .check import known_to_players, makes_sense, mix_of, note_double, sum_of, thrown
from .commands import Compare
from .events import Compared, Property, Side, Winner
from .state import Being, Table

WINNERS: Final[tuple[Winner, ...]] = ("first", "second", "neither")


class Comparison(Struct, frozen=True):
    """What two results come to, and whose is higher."""

    modified: int
    against_modified: int
    winner: Winner


async def compare(act: Act[Table], cmd: Compare) -> Comparison:
    """Both roll as for any check, without a difficulty; the higher value wins, a tie is the game master's word."""
    table = act.state
    if table.options["opposed"] != "on":
        raise Refused("opposed_off", field="do")
    one: Being = being_of(act, cmd.by, "by")
    other: Being = being_of(act, cmd.against, "against")
    if one.id == other.id:
        raise Refused("bad_value", field="against", value=being_ref(one.id), allowed=other_than(being_ref(one.id)))
    mix = mix_of(table, one, cmd.properties)
    against_mix = mix_of(table, other, cmd.against_properties, "against_properties")
    await makes_sense(act, cmd.by, mix, cmd.approved)
    await makes_sense(act, cmd.against, against_mix, cmd.approved, "against_properties")

    first = await _side(act, one, mix)
    second = await _side(act, other, against_mix, "_against")
    winner = await _winner(act, first, second)
    known = tuple(who.id for who, its in ((one, mix), (other, against_mix)) if known_to_players(who, its))
    act.emit(Compared(cmd.by, cmd.against, first, second, winner, len(known) == 2, known))
    return Comparison(first.value, second.value, winner)


async def _side(act: Act[Table], being: Being, mix: tuple[Property, ...], key: str = "") -> Side:
    """What somebody's mix and dice come to; a double is read as in any check (PM-DBL-04)."""
    action_value = sum_of([one.value for one in mix], act.state.options["long_sums"] == "average")
    fell = await thrown(act, being.id, key)
    value = action_value + fell.net + fell.extra
    if fell.double:
        await note_double(act, being.id, fell.white, value)
    return Side(mix, action_value, fell.white, fell.black, value, fell.extra, fell.again)


async def _winner(act: Act[Table], first: Side, second: Side) -> Winner:
    if first.value != second.value:
        return "first" if first.value > second.value else "second"
    args = {"value": first.value}
    return await act.ask("tie", GM, WINNERS, suggestion="neither", judgement=True, args=args)
