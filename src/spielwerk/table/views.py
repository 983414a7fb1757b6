"""The sections of a view, made for one viewer at a time and made again only where something changed.

Two views are compared section by section, so what has not changed keeps its identity. A system's view of a being may
depend on the being and on the table's other fields, not on other beings; its view of the combat on everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from spielwerk.core.play import Play
from spielwerk.core.shapes import BeingView
from spielwerk.core.system import System
from spielwerk.core.view import Sight
from spielwerk.store.contract import Game, Seat

from .lines import ALL, PUBLIC
from .pinned import Pins
from .shapes import Me, SeatView, TableSection

T = TypeVar("T")
Beings = dict[str, BeingView]


def same(old: T, new: T) -> T:
    """The old value where the new one is equal, so that nobody looks at it again."""
    return old if old is new or (old == new and type(old) is type(new)) else new


class BeingViews:
    """What each kind of viewer knows of each being: the game master, a being's own seat, everybody else."""

    def __init__(self, system: System[Any]) -> None:
        self._system = system
        self._state: Any = None
        self._around: tuple[Any, ...] = ()  # the state's fields besides the beings
        self._made: dict[tuple[str, str, str], tuple[Any, BeingView | None]] = {}

    def section(self, state: Any, sight: Sight, old: Beings) -> Beings:
        """The beings that a viewer may know of."""
        self._look_around(state)
        views: Beings = {}
        for who, being in state.beings.items():
            seen = ALL if sight.all else sight if sight.owns(being) else PUBLIC
            view = self._view(state, being, seen)
            if view is not None:
                views[who] = view
        unchanged = len(views) == len(old) and all(old.get(who) is view for who, view in views.items())
        return old if unchanged else views

    def _look_around(self, state: Any) -> None:
        if state is self._state:
            return
        self._state = state
        around = tuple(getattr(state, field) for field in state.__struct_fields__ if field != "beings")
        if len(around) != len(self._around) or any(a is not b for a, b in zip(around, self._around, strict=True)):
            self._around = around
            self._made = {key: (None, view) for key, (_, view) in self._made.items() if key[2] in state.beings}

    def _view(self, state: Any, being: Any, sight: Sight) -> BeingView | None:
        key = (sight.role, sight.seat, being.id)
        made, view = self._made.get(key, (None, None))
        if made is not being:
            view = same(view, self._system.views.being(state, being, sight))
            self._made[key] = (being, view)
        return view


def table_section(game: Game, play: Play[Any], pins: Pins[Any], sight: Sight) -> TableSection:
    """The table: its name, its rules, where the story is.

    Only the game master needs to know what is trusted, what to remember, and what accepting the installed content would
    change.
    """
    state: Any = play.state
    return {
        "id": game.id,
        "name": game.name,
        "system": game.system,
        "intro": {"de": game.intro_de, "en": game.intro_en},
        "session": state.session if state.in_session else None,
        "scene": state.scene,
        "notes": state.notes,
        "options": dict(state.options),
        "content": play.system.views.own_content(state),
        "trusted": list(state.trusted) if sight.all else [],
        "pinned": pins.named_by(play.position),
        "outdated": pins.outdated(play.position) if sight.all else None,
        "prompts": play.system.views.prompts(state) if sight.all else [],
    }


def me_section(seat: Seat) -> Me:
    """The viewer's own seat."""
    return {"seat": seat.id, "role": seat.role, "name": seat.name, "hold": seat.hold, "hand_dice": seat.hand_dice}


def seats_section(
    seats: Iterable[Seat], beings: Beings, gm: str, online: Callable[[str], bool], claimed: Callable[[str], bool]
) -> dict[str, SeatView]:
    """Who sits where and plays whom, of the beings this viewer knows."""
    played: dict[str, list[str]] = {}
    for who, view in beings.items():
        played.setdefault(view["seat"] or gm, []).append(who)
    return {
        seat.id: {
            "id": seat.id,
            "name": seat.name,
            "role": seat.role,
            "beings": played.get(seat.id, []),
            "online": online(seat.id),
            "claimed": claimed(seat.id),
        }
        for seat in seats
    }


def names_section(state: Any, beings: Beings, met: Mapping[str, str], sight: Sight) -> dict[str, str]:
    """Every being that this viewer may name: those in view, and those met before."""
    if sight.all:
        return {**state.names, **{who: being.name for who, being in state.beings.items()}}
    return {**met, **{who: view["name"] for who, view in beings.items() if view["name"]}}
