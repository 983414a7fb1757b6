"""What a character has been through: what stands in its document beside the draft, and how it comes back to a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spielwerk.core.characters.character import CARRIED, carried
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.state import Table

from .create import as_being
from .draft import FIELDS


def bring(data: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """The data of the command that brings a character to the table, played from this seat.

    A new one is looked over first (EP-CRE-06); one that has been played comes as it is, by the game master's word.
    """
    if is_played(data):
        return {"do": "add_being", "being": {**as_being(data), "player": seat}}
    return {"do": "create", "being": {**data, "player": seat}}


def is_played(data: Mapping[str, Any]) -> bool:
    """Whether a character has been through anything yet."""
    return any(key not in FIELDS and key not in CARRIED for key in data)


def played(table: Table, data: Mapping[str, Any]) -> Sequence[Message]:
    """What a character has been through, in sentences. The data are such as `take` gives."""
    return tuple(_told(table, data))


def _told(table: Table, data: Mapping[str, Any]) -> Iterator[Message]:
    for part in ("experience", "morality", "hp", "willpower"):
        if part in data:
            yield Message(f"played-{part}", {"what": Ref("term", "morality"), "value": data[part]})
    if data.get("derangements"):
        listed = table.content.derangements
        named = tuple(Ref("derangement", one) if one in listed else one for one in data["derangements"])
        yield Message("played-derangements", {"what": named})
    if data.get("conditions"):
        yield Message("played-conditions", {"what": tuple(Ref("condition", one) for one in data["conditions"])})
    if data.get("rounds"):
        yield Message("played-rounds")
    if data.get("fixed"):
        yield Message("played-fixed")
    yield from carried(data)
