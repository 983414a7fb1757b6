"""What one viewer may know, and the difference between two views.

Everything is hidden unless it is named: a system builds views by saying what goes in, an event says what players may
be told of it, and patches are made between two views that are filtered already. Clients never fold events.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from .act import Event
from .shapes import BeingView
from .state import Being

Role = Literal["gm", "player", "spectator"]

Sections = Mapping[str, Any]


class Sight(Struct, frozen=True):
    """Who is looking. The game master sees everything; a player everything of the beings that seat plays."""

    role: Role
    seat: str

    @property
    def all(self) -> bool:
        """Whether nothing is hidden from this viewer."""
        return self.role == "gm"

    def owns(self, being: Being) -> bool:
        """Whether this viewer plays the being."""
        return self.role == "player" and bool(being.seat) and being.seat == self.seat

    def knows(self, being: Being, facet: str) -> bool:
        """Whether this viewer is told a facet of a being."""
        return self.role == "gm" or self.owns(being) or facet in being.shown

    def tell(self, events: Iterable[Event[Any]], own: Collection[str] = ()) -> list[Any]:
        """The events as this viewer may know them; of what is about the beings `own`, as whoever plays them."""
        if self.role == "gm":
            return list(events)
        if own:
            return [twin for event in events if (twin := event.owned(own)) is not None]
        return [twin for event in events if (twin := event.public()) is not None]


def basics(being: Being, sight: Sight) -> BeingView | None:
    """What every system's view of a being begins with; None where this viewer must not know that it is there."""
    if not (being.present or sight.all or sight.owns(being)):
        return None
    view: BeingView = {
        "id": being.id,
        "name": being.name if sight.knows(being, "name") else "",
        "npc": being.npc,
        "seat": being.seat or None,
        "present": being.present,
    }
    if being.portrait:
        view["portrait"] = being.portrait
    mine = sight.all or sight.owns(being)
    if being.notes and mine:
        view["notes"] = being.notes
    if being.counters and (mine or counts_for_all(being)):
        view["counters"] = being.counters
    if sight.all:
        view["shown"] = list(being.shown)
    return view


def told_more(beings: Mapping[str, Being], events: Iterable[Event[Any]]) -> dict[str, tuple[str, ...]]:
    """By seat, those it plays of whom these events tell it more than everybody, as not all of them is shown."""
    more: dict[str, dict[str, None]] = {}
    for event in events:
        for who in event.those():
            being = beings.get(who)
            if being is not None and being.seat and event.owned((who,)) != event.public():
                more.setdefault(being.seat, {})[who] = None
    return {seat: tuple(own) for seat, own in more.items()}


def counts_for_all(being: Being) -> bool:
    """Whether everybody may see what is counted of somebody: of characters, not of the game master's people."""
    return not being.npc


def patch(old: Sections, new: Sections) -> list[dict[str, Any]]:
    """The operations that make the new view of the old one.

    A view is a table of sections; a section that is a table itself is compared entry by entry, any other is replaced
    whole. Equal objects are skipped, the same object without being looked at.
    """
    ops: list[dict[str, Any]] = []
    for name, section in new.items():
        before = old.get(name)
        if section is before and name in old:
            continue
        if isinstance(section, dict) and isinstance(before, dict):
            known = before.get
            other = [key for key, value in section.items() if value is not known(key) or key not in before]
            ops += [
                {"path": [name, key], "value": section[key]}
                for key in other
                if key not in before or section[key] != before[key]
            ]
            if not before.keys() <= section.keys():
                ops += [{"path": [name, key]} for key in before if key not in section]
        elif section != before or name not in old:
            ops.append({"path": [name], "value": section})
    ops += [{"path": [name]} for name in old if name not in new]
    return ops
