"""What a character has been through: what stands in its document beside the draft, and how it comes back to a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spielwerk.core.characters.character import CARRIED, carried
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.state import Table

from .draft import FIELDS


def bring(data: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """The data of the command that brings a character to the table, played from this seat.

    A new one is created by the rules (PC-CHR-01); one that has been played comes as it is, by the game master's word.
    """
    do = "add_being" if is_played(data) else "create"
    return {"do": do, "being": {**data, "player": seat}}


def is_played(data: Mapping[str, Any]) -> bool:
    """Whether a character has been through anything yet."""
    return data.get("level", 1) != 1 or any(key not in FIELDS and key not in CARRIED for key in data)


def played(_table: Table, data: Mapping[str, Any]) -> Sequence[Message]:
    """What a character has been through, in sentences. The data are such as `take` gives."""
    return tuple(_told(data) if is_played(data) else carried(data))


def _told(data: Mapping[str, Any]) -> Iterator[Message]:
    if data.get("npc") or data.get("role"):
        yield Message("played-npc")
    else:
        yield Message("played-level", {"level": data.get("level", 1), "pages": len(data.get("history", ()))})
    points = {kind: data.get(f"{kind}_points", 0) for kind in ("attribute", "skill")}
    if any(points.values()):
        yield Message("played-points", points)
    if "hp" in data:
        yield Message("played-hp", {"hp": data["hp"]})
    conditions = tuple(Ref("condition", one) for one in data.get("conditions", ()) if one != "spared")
    if conditions:
        yield Message("played-conditions", {"conditions": conditions})
    if "rewinds" in data:
        yield Message("played-rewinds", {"rewinds": data["rewinds"]})
    if data.get("spent"):
        yield Message("played-spent", {"count": len(data["spent"])})
    if data.get("capacity") or data.get("used_up"):
        yield Message("played-supplies")
    if data.get("lasting"):
        yield Message("played-lasting", {"count": len(data["lasting"])})
    yield from carried(data)
