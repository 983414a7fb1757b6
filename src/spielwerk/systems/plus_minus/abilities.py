"""The table's own list of abilities [Fähigkeiten]: the document has no closed one (PM-ABIL-09)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from spielwerk.core.act import Act, Refused
from spielwerk.core.content.reading import Tables, Text
from spielwerk.core.events import being as being_ref
from spielwerk.core.faults import said
from spielwerk.core.text import Message, Ref

from .commands import AddAbility, RemoveAbility
from .content import QUALITIES, AbilityKind, AbilityRow, Content
from .events import AbilityAdded, AbilityRemoved
from .state import Table

LONGEST: Final = 60
"""The most characters of a name."""
MOST: Final = 200
"""How many abilities of its own a table may have."""
NOT_IN_NAMES: Final = frozenset(".:/")


async def add_ability(act: Act[Table], cmd: AddAbility) -> None:
    """Put an ability on the table's list, with its kind. Refuses a name that cannot be one, or that is there already.

    What somebody has on a sheet may go on the list as it is spelled and classed there.
    """
    table, name = act.state, " ".join(cmd.name.split())
    if not (1 <= len(name) <= LONGEST and name.isprintable() and NOT_IN_NAMES.isdisjoint(name)):
        allowed = Message("allowed-ability_name", {"most": LONGEST})
        raise Refused("bad_value", field="name", value=said(cmd.name), allowed=allowed)
    if any(_alike(name, one) for id, row in QUALITIES.items() for one in (id, row.name.de, row.name.en)):
        raise Refused("bad_value", field="name", value=name, allowed=Message("allowed-no_quality"))
    for there, kind in _there(table, name):
        if there != name or there in table.abilities or there in table.content.abilities:
            raise Refused("ability_listed", field="name", rule="PM-ABIL-09", what=Ref("ability", there))
        if kind != cmd.kind:
            raise Refused("bad_value", field="kind", value=Ref("kind", cmd.kind), allowed=Ref("kind", kind))
    if len(table.abilities) >= MOST:
        raise Refused("abilities_full", field="name", most=MOST)
    act.emit(AbilityAdded(name, cmd.kind))


async def remove_ability(act: Act[Table], cmd: RemoveAbility) -> None:
    """Take an ability off the table's list, unless somebody has learned it. Refuses `unknown_id`."""
    table = act.state
    if cmd.ability not in table.abilities:
        raise Refused("unknown_id", field="ability", value=said(cmd.ability))
    who = tuple(being_ref(one.id) for one in table.beings.values() if one.has_learned(cmd.ability))
    if who:
        raise Refused("ability_in_use", field="ability", what=Ref("ability", cmd.ability), who=who)
    act.emit(AbilityRemoved(cmd.ability))


def _there(table: Table, name: str) -> Iterator[tuple[str, AbilityKind]]:
    """Every ability that this name could be: a suggested one, one of the table's own, one that somebody has."""
    for row in table.content.abilities.values():
        if any(_alike(name, one) for one in (row.id, row.name.de, row.name.en)):
            yield row.id, row.kind
    yield from ((own, kind) for own, kind in table.abilities.items() if _alike(name, own))
    for being in table.beings.values():
        yield from ((has, one.kind) for has, one in being.abilities.items() if _alike(name, has))


def _alike(name: str, other: str) -> bool:
    """Whether two names are one to a reader: the underscores of ids stand for spaces."""
    return name.replace("_", " ").casefold() == other.replace("_", " ").casefold()


def listed_abilities(table: Table) -> dict[str, AbilityKind]:
    """The whole list: suggested abilities, the table's own, and those that a character in the scene is known to have
    learned."""
    listed: dict[str, AbilityKind] = {row.id: row.kind for row in table.content.abilities.values()}
    listed |= table.abilities
    for being in table.beings.values():
        if being.present and not being.npc and "abilities" in being.shown:
            for name, ability in being.abilities.items():
                if being.has_learned(name):
                    listed.setdefault(name, ability.kind)
    return listed


def own_content(table: Table) -> Mapping[str, Sequence[Any]]:
    """The table's own abilities as rows beside the suggested ones; they have one name in every language."""
    rows = [
        {"id": name, "name": {"de": name, "en": name}, "kind": kind, "house": True}
        for name, kind in table.abilities.items()
    ]
    return {"ability": rows} if rows else {}


def tables(table: Table) -> Tables:
    """The rows by kind that a table is played with, its own abilities among them, as its compendium has them."""
    return _beside(table.content, tuple(table.abilities.items())) if table.abilities else table.content.tables


@lru_cache(maxsize=64)
def _beside(content: Content, own: tuple[tuple[str, AbilityKind], ...]) -> Tables:
    rows = {name: AbilityRow(id=name, name=Text(de=name, en=name), kind=kind) for name, kind in own}
    return {**content.tables, "ability": {**content.tables["ability"], **rows}}
