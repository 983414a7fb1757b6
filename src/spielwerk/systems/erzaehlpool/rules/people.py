"""Who is meant by an id, and whether they can act."""

from __future__ import annotations

from spielwerk.core.act import Act, Refused
from spielwerk.systems.erzaehlpool.events import BeingBecame
from spielwerk.systems.erzaehlpool.state import Being, Table


def being(act: Act[Table], who: str, field: str = "by") -> Being:
    """The being with this id. Refuses `unknown_id`."""
    found = act.state.beings.get(who)
    if found is None:
        raise Refused("unknown_id", field=field, value=who[:80])
    return found


def become(act: Act[Table], changed: Being) -> None:
    """Let somebody be otherwise, without words; nothing happens where nothing changes."""
    if act.state.beings[changed.id] != changed:
        act.emit(BeingBecame(changed))
