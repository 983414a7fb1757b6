"""Who is meant by an id, and whether they can act."""

from __future__ import annotations

from spielwerk.core.act import Act
from spielwerk.core.scene import being_of
from spielwerk.systems.erzaehlpool.events import BeingBecame
from spielwerk.systems.erzaehlpool.state import Being, Table


def being(act: Act[Table], who: str, field: str = "by") -> Being:
    """The being with this id. Refuses `unknown_id`."""
    found: Being = being_of(act, who, field)
    return found


def become(act: Act[Table], changed: Being) -> None:
    """Let somebody be otherwise, without words; nothing happens where nothing changes."""
    if act.state.beings[changed.id] != changed:
        act.emit(BeingBecame(changed))
