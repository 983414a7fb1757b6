"""What is said beside a form before the game master changes what the table has of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spielwerk.core.content.changes import changed_beings
from spielwerk.core.events import being as being_ref
from spielwerk.core.text import Message, Ref

from .commands import RemoveHouseContent, SetHouseContent
from .events import HouseContentSet
from .pinning import derived
from .rules.house import read_entry
from .said import said
from .state import Table
from .used import used

MOST: Final = 20
"""So many values of beings are named at most."""


def house_notes(table: Table, command: SetHouseContent | RemoveHouseContent) -> Iterator[Message]:
    """What an entry would do, in the words that are made of its data, and whose values would change; of one that is
    taken away, who would keep it."""
    if isinstance(command, RemoveHouseContent):
        keep = [being.id for being in table.beings.values() if command.id in set(used(being, command.kind))]
        if keep:
            yield Message("note-house-keep", {"who": tuple(being_ref(who) for who in keep[:MOST])})
        return
    entry = read_entry(table, command)
    after = HouseContentSet(**{command.kind: entry}).onto(table)
    for one in said(after.content.tables[command.kind][entry.id]):
        yield one if isinstance(one, Message) else Message("line-say", {"text": {"de": one.de, "en": one.en}})
    values = [(one.being, value) for one in changed_beings(derived, table, after) for value in one.values]
    for who, value in values[:MOST]:
        kind, _, row = value.of.partition("/")
        what = Ref(kind, row) if row else Message(f"derived-{value.of}")
        numbers = {"before": value.before, "after": value.after}
        yield Message("note-house-value", {"who": being_ref(who), "what": what, **numbers})
