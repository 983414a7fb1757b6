"""Logs that older versions have written are read as they are now."""

from __future__ import annotations

import msgspec

from spielwerk.core.codec import Codec
from spielwerk.core.log import Do, Entry
from spielwerk.core.turns.fight import InitiativeRolled
from spielwerk.systems.erzaehlpool import SYSTEM


def test_a_die_for_the_order_was_called_a_face() -> None:
    codec = Codec(SYSTEM)
    rolled = InitiativeRolled("initiative:eva", "eva", 7, 5, 12)
    entry = Entry(0, 0, "gm", Do(SYSTEM.command({"do": "end_scene"})), events=(rolled,))
    older = msgspec.json.decode(codec.encode(entry))
    (event,) = older["events"]
    event["face"] = event.pop("roll")
    assert codec.decode_entry(msgspec.json.encode(older)) == entry
