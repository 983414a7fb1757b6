"""A free roll: dice notation at the table, every die by `act.roll`.

The dice are reckoned together in halves, each of them a part of which only the worth counts. So the same rule that is
played has exact odds even for many dice: equal worths are one branch.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import RollDice
from spielwerk.core.events import DiceRolled, Thrown
from spielwerk.core.questions import GM
from spielwerk.core.text import DICE, Message, Ref

from .notation import MOST_MORE, Both, Dice, Expression, Minus, Number, groups, parse, written

AnyAct = Act[Any]
Faces = tuple[tuple[int, ...], ...]
"""Of each die what it showed: one face, or several where it exploded."""

KEY = "free"
"""The key of every die of a free roll."""


class Total(Struct, frozen=True):
    """What a free roll came to."""

    total: int


@dataclass(frozen=True)
class Worth:
    """What an expression is worth, or each die that counts; two that are worth the same are the same to the rule.

    `dice` are the faces behind it, for the eyes of the table alone: nothing is decided by them.
    """

    counts: tuple[int, ...]
    dice: tuple[Faces, ...] = field(default=(), compare=False)

    @property
    def total(self) -> int:
        """The sum of what counts."""
        return sum(self.counts)


def _face(face: int) -> int:
    return face


async def roll_dice(act: AnyAct, cmd: RollDice) -> Total:
    """Roll an expression. Refuses `bad_expression` with the place of the fault."""
    expression = parse(cmd.expression)
    who = cmd.by or GM
    worth = await _worth(act, who, expression)
    thrown = tuple(map(_told, groups(expression), worth.dice))
    act.emit(DiceRolled(cmd.by, written(expression), worth.total, thrown))
    return Total(worth.total)


def title_of(command: RollDice) -> Message:
    """What is rolled, as the stage and the log call it."""
    try:
        expression = written(parse(command.expression))
    except Refused:  # kept in an old log, from before the notation changed
        expression = command.expression
    args: dict[str, Any] = {"dice": Ref(DICE, expression)}
    if not command.by:
        return Message("title-roll", args)
    return Message("title-roll-by", {**args, "who": Ref("being", command.by)})


async def _worth(act: AnyAct, who: str, of: Expression) -> Worth:
    match of:
        case Number(value):
            return Worth((value,))
        case Dice(count):
            pool = await act.part(_pool, who, of, count)
            return Worth((pool.total,), pool.dice)
        case Minus(inner):
            found = await act.part(_worth, who, inner)
            return Worth((-found.total,), found.dice)
        case Both(sign, one, other):
            left = await act.part(_worth, who, one)
            right = await act.part(_worth, who, other)
            a, b = left.total, right.total
            return Worth((a * b if sign == "×" else a + b if sign == "+" else a - b,), left.dice + right.dice)


async def _pool(act: AnyAct, who: str, kind: Dice, count: int) -> Worth:
    """`count` dice of a kind, thrown one after the other: those that may count, or their sum."""
    if count == 1:
        return await act.part(_die, who, kind.sides, kind.explodes)
    left = await act.part(_pool, who, kind, (count + 1) // 2)
    right = await act.part(_pool, who, kind, count // 2)
    dice = (sum(left.dice + right.dice, ()),)
    if kind.keep is None:
        return Worth((left.total + right.total,), dice)
    return Worth(tuple(sorted(left.counts + right.counts, reverse=not kind.low)[: kind.keep]), dice)


async def _die(act: AnyAct, who: str, sides: int, explodes: bool) -> Worth:
    faces = [await act.roll(KEY, who, sides, _face)]
    while explodes and faces[-1] == sides and len(faces) <= MOST_MORE:
        faces.append(await act.roll(KEY, who, sides, _face))
    return Worth((sum(faces),), ((tuple(faces),),))


def _told(kind: Dice, faces: Faces) -> Thrown:
    """Dice of one kind, with the places of those that do not count."""
    if kind.keep is None:
        return Thrown(kind.sides, faces)
    order = sorted(range(len(faces)), key=lambda at: sum(faces[at]), reverse=not kind.low)
    return Thrown(kind.sides, faces, tuple(sorted(order[kind.keep :])))
