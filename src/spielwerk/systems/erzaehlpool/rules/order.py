"""The order [Reihenfolge] of a fight: initiative, ties, roll-offs (EP-INIT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from spielwerk.core.act import Act
from spielwerk.core.events import being as name_of
from spielwerk.core.questions import GM
from spielwerk.systems.erzaehlpool.state import Table
from spielwerk.systems.erzaehlpool.turns import InitiativeRolled

from .derived import initiative
from .dice import SIDES

MOST_ROLL_OFFS: Final = 50
"""After so many equal roll-offs the order listed decides: it must have an end."""

Faces = Mapping[str, tuple[int, ...]]


class Order(Struct, frozen=True):
    """An order, with the results and the faces it came from; the first two fields are the contract."""

    order: tuple[str, ...]
    results: dict[str, int]
    faces: dict[str, tuple[int, ...]]


def as_it_fell(face: int) -> int:
    """Of a roll for the order every face counts: it is a sum, no successes (EP-INIT-01)."""
    return face


async def roll_order(act: Act[Table], listed: Sequence[str], modifiers: Mapping[str, int], known: Faces) -> Order:
    """Everybody without a known face rolls, in the order listed; the highest acts first (EP-INIT-06).

    Equal results go by Dexterity and Composure, then by a roll-off (EP-INIT-07).
    """
    faces, values = dict(known), {who: initiative(act.state, act.state.beings[who]) for who in listed}
    for who in listed:
        if who not in faces:
            faces[who] = (await _face(act, who, values[who] + modifiers.get(who, 0), 0),)
    results = {who: faces[who][0] + values[who] + modifiers.get(who, 0) for who in listed}
    order: list[str] = []
    for tied in _tied(act.state, listed, results, values):
        order += await _settled(act, tied, faces, 1)
    return Order(tuple(order), results, faces)


def _tied(
    table: Table, listed: Sequence[str], results: Mapping[str, int], values: Mapping[str, int]
) -> list[list[str]]:
    """From the front: who is equal in everything that counts stands in one group, in the order listed."""
    by_value = table.options["init_tie"] == "base"
    groups: dict[tuple[int, int], list[str]] = {}
    for who in listed:
        groups.setdefault((-results[who], -values[who] if by_value else 0), []).append(who)
    return [groups[key] for key in sorted(groups)]


async def _settled(act: Act[Table], tied: list[str], faces: dict[str, tuple[int, ...]], again: int) -> list[str]:
    """A tied group in order: by the game master's word, as listed, or by rolling until one is higher."""
    reading = act.state.options["init_tie"]
    if len(tied) == 1 or reading == "simultaneous" or again > MOST_ROLL_OFFS:
        return tied
    if reading == "gm":
        args = {"who": tuple(name_of(one) for one in tied)}
        first = await act.ask("first", GM, tuple(tied), suggestion=tied[0], judgement=True, args=args)
        return [first, *await _settled(act, [one for one in tied if one != first], faces, again + 1)]
    for who in tied:
        if len(faces[who]) <= again:
            faces[who] = (*faces[who], await _face(act, who, 0, again))
    order: list[str] = []
    for face in sorted({faces[who][again] for who in tied}, reverse=True):
        order += await _settled(act, [who for who in tied if faces[who][again] == face], faces, again + 1)
    return order


async def _face(act: Act[Table], who: str, value: int, again: int) -> int:
    one = act.state.beings[who]
    key = f"initiative:{who}:{again}" if again else f"initiative:{who}"

    def told(face: int) -> InitiativeRolled:
        return InitiativeRolled(who, key, face, value, face + value, again > 0, one.shows("values"), not one.present)

    return await act.roll(key, who, SIDES, as_it_fell, told)
