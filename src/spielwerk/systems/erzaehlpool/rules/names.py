"""The table's own list of attributes and skills: the document names but a few of them (EP-ATTR-05, EP-SKILL-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as being_ref
from spielwerk.core.faults import said
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.commands import AddName, RemoveName, Rename
from spielwerk.systems.erzaehlpool.content import OF_FIGHTS
from spielwerk.systems.erzaehlpool.events import NameAdded, NameRemoved, Renamed
from spielwerk.systems.erzaehlpool.own import NameKind
from spielwerk.systems.erzaehlpool.state import LEAST, Being, Table

LONGEST: Final = 60
"""The most characters of a name."""
MOST: Final = 100
"""How many attributes, and how many skills, a table may have."""
NOT_IN_NAMES: Final = frozenset(".:/")
NEEDED: Final = {
    "attribute": ("strength", "dexterity", "stamina", "wits", "resolve", "composure"),
    "skill": OF_FIGHTS,
}
"""What the rules reckon with, so that no table can do without it: it can only be called otherwise."""
RULE: Final = {"attribute": "EP-ATTR-05", "skill": "EP-SKILL-05", "column": "EP-ATTR-05"}


async def add_name(act: Act[Table], cmd: AddName) -> None:
    """Put an attribute or a skill on the list. The name of one that was taken out puts that back, where it stood.

    Refuses `names_listed` at a table with the supplied list, `name_listed` for a name that is there, `names_full`.
    """
    table = act.state
    _own_list(table, cmd.kind)
    name = _name(cmd.name)
    for id in table.out.get(cmd.kind, ()):
        row = table.content.base.tables[cmd.kind].get(id)
        if row is not None and any(_alike(name, one) for one in (id, row.name.de, row.name.en)):
            if row.column != cmd.column:
                column = Ref("column", row.column)
                raise Refused("bad_value", field="column", value=Ref("column", cmd.column), allowed=column)
            _not_there(table, cmd.kind, row.name.de)
            act.emit(NameAdded(cmd.kind, id, row.column, back=True))
            return
    _not_there(table, cmd.kind, name)
    if len(table.content.tables[cmd.kind]) >= MOST:
        raise Refused("names_full", field="name", most=MOST)
    act.emit(NameAdded(cmd.kind, name, cmd.column))


async def rename(act: Act[Table], cmd: Rename) -> None:
    """Call something otherwise; without a name, as the supplied list does. Refuses `unknown_id` and `name_listed`."""
    table = act.state
    _own_list(table, cmd.kind)
    if cmd.id not in table.content.tables[cmd.kind]:
        raise Refused("unknown_id", field="id", value=said(cmd.id))
    supplied = table.content.base.tables[cmd.kind].get(cmd.id)
    if not cmd.name.strip():
        if supplied is None:
            raise Refused("bad_value", field="name", value="", allowed=Message("allowed-own_name", {"most": LONGEST}))
        _not_there(table, cmd.kind, supplied.name.de, cmd.id)
        act.emit(Renamed(cmd.kind, cmd.id, ""))
        return
    name = _name(cmd.name)
    _not_there(table, cmd.kind, name, cmd.id)
    act.emit(Renamed(cmd.kind, cmd.id, name))


async def remove_name(act: Act[Table], cmd: RemoveName) -> None:
    """Take an attribute or a skill off the list, unless the rules need it, somebody has it, or nothing is left beside
    it in its column."""
    table = act.state
    _own_list(table, cmd.kind)
    rows, what = table.content.tables[cmd.kind], Ref(cmd.kind, cmd.id)
    if cmd.id not in rows:
        raise Refused("unknown_id", field="id", value=said(cmd.id))
    if cmd.id in NEEDED[cmd.kind]:
        raise Refused("name_needed", field="id", rule=RULE[cmd.kind], what=what)
    who = tuple(being_ref(one.id) for one in table.beings.values() if _has(one, cmd.kind, cmd.id))
    if who:
        raise Refused("name_in_use", field="id", what=what, who=who)
    if sum(row.column == rows[cmd.id].column for row in rows.values()) == 1:
        raise Refused("name_last", field="id", what=what, column=Ref("column", rows[cmd.id].column))
    act.emit(NameRemoved(cmd.kind, cmd.id, cmd.id in table.content.base.tables[cmd.kind]))


def _own_list(table: Table, kind: NameKind) -> None:
    """Refuse `names_listed` where the table plays with the supplied list."""
    if table.options["names"] != "own":
        raise Refused("names_listed", rule=RULE[kind])


def _has(being: Being, kind: NameKind, id: str) -> bool:
    """Whether somebody has more of it than everybody has."""
    if kind == "attribute":
        return being.attribute(id) > LEAST
    return bool(being.skills.get(id) or being.specialities.get(id))


def _name(given: str) -> str:
    """A name without spaces around it. Refuses `bad_value`."""
    name = " ".join(given.split())
    if not (1 <= len(name) <= LONGEST and name.isprintable() and NOT_IN_NAMES.isdisjoint(name)):
        raise Refused(
            "bad_value", field="name", value=said(given), allowed=Message("allowed-own_name", {"most": LONGEST})
        )
    return name


def _not_there(table: Table, kind: NameKind, name: str, but: str = "") -> None:
    """Refuse `name_listed` for a name that another row of the kind has, whether it is on the list now or not."""
    for id, names in _there(table, kind):
        if id != but and any(_alike(name, one) for one in names):
            raise Refused("name_listed", field="name", rule=RULE[kind], what=Ref(kind, id))


def _there(table: Table, kind: NameKind) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every row by its id, with its names; the id of a row of the table's own is a name too."""
    for id, row in table.content.tables[kind].items():
        own = table.called.get(kind, {}).get(id)
        yield id, (id, row.name.de, row.name.en) if own is None else (id, own.name)
    for id in table.called.get(kind, {}):
        if id not in table.content.tables[kind]:
            yield id, (id,)


def _alike(name: str, other: str) -> bool:
    """Whether two names are one to a reader: the underscores of ids stand for spaces."""
    return name.replace("_", " ").casefold() == other.replace("_", " ").casefold()
