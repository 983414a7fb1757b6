"""What is said beside a draft because no rule checks it, or because it is easily overlooked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from spielwerk.core.text import Message, Ref
from spielwerk.core.turns.order import following
from spielwerk.core.view import Sight

from .commands import Attack, Award, DeclareReaction, RemoveHouseContent, SetHouseContent, WrapUp
from .content import Content
from .creation.points import points_of
from .house_notes import house_notes
from .rules.order import sequence
from .rules.people import is_able
from .state import Being, Table

HANDS: Final = 2
"""What somebody has to hold things with, as far as the book says; who has more knows it."""


def notes(table: Table, command: Any, sight: Sight) -> Sequence[Message]:
    """PC-TRT-09, PC-TRT-13: what else an attacker carries that would keep the hands from being free.

    Weapons that name no hands need none (AMB-064). Told only to those who know what the attacker carries.
    PC-ORD-17: that a reaction would be lost at once. PC-ADV-03, PC-ADV-04: what levels bring.
    """
    if isinstance(command, SetHouseContent | RemoveHouseContent):
        return tuple(house_notes(table, command)) if sight.all else ()
    if isinstance(command, Award | WrapUp):
        return (Message("note-levels", points_of(command.levels)),) if command.levels else ()
    if isinstance(command, DeclareReaction):
        return _lapses(table, command)
    if not isinstance(command, Attack) or table.options["weapon_traits"] != "on":
        return ()
    by = table.beings[command.by]
    if not sight.knows(by, "values"):
        return ()
    content = table.content
    needed, others = hands(content, command.weapon), _others(content, by, command.weapon)
    if not needed or needed + sum(hands(content, other) for other in others) <= HANDS:
        return ()
    args = {"weapon": Ref("weapon", command.weapon), "hands": needed, "others": tuple(Ref("weapon", w) for w in others)}
    return (Message("note-hands", args),)


def _lapses(table: Table, command: DeclareReaction) -> Sequence[Message]:
    """PC-ORD-17: whoever is last in the round holds a reaction ready for nothing, where it waits for its end only."""
    combat = table.combat
    if combat is None or table.options["reaction_expires"] != "end_of_round":
        return ()
    over = replace(combat, had=(*combat.had, command.by))
    next_one, _ = following(over, sequence(over), lambda one: one in table.beings and is_able(table.beings[one]))
    return () if next_one is not None else (Message("note-reaction-lapses", {"who": Ref("being", command.by)}),)


def hands(content: Content, weapon: str) -> int:
    """How many hands a weapon needs."""
    row = content.weapons.get(weapon)
    if row is None:  # the attack of a role
        return 0
    traits = row.traits
    return 2 if traits.two_handed else 1 if traits.one_handed else 0


def _others(content: Content, by: Being, weapon: str) -> list[str]:
    """What else is carried that a hand could hold; the weapon itself counts once."""
    carried = list(by.weapons)
    if weapon in carried:
        carried.remove(weapon)
    return [one for one in carried if hands(content, one)]
