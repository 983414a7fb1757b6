"""Who may do what: the one place where that is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spielwerk.core.act import Refused
from spielwerk.core.commands import Command
from spielwerk.core.state import Being
from spielwerk.store.contract import Seat

CLOCK = "clock"
"""Who acts for the table itself when time is up."""


def is_gm(seat: Seat) -> bool:
    """The game master may do everything."""
    return seat.role == "gm"


def act(seat: Seat) -> None:
    """Spectators only watch."""
    if seat.role == "spectator":
        raise Refused("not_allowed", says="only_watching")


def only_gm(seat: Seat, field: str = "") -> None:
    """What nobody but the game master may do."""
    if not is_gm(seat):
        raise Refused("not_allowed", field=field)


def unseen(seat: Seat, beings: Mapping[str, Being]) -> frozenset[str]:
    """The beings that a seat must not know of: to it they are as if they did not exist."""
    if is_gm(seat):
        return frozenset()
    return frozenset(who for who, being in beings.items() if not being.present and being.seat != seat.id)


def command(seat: Seat, wanted: Command, beings: Mapping[str, Being], hidden: bool) -> None:
    """A player commands only the beings of the own seat, openly, and leaves the game master's fields alone."""
    act(seat)
    if is_gm(seat):
        return
    if hidden:
        raise Refused("not_allowed", field="hidden")
    if wanted.sender == "gm":
        raise Refused("not_allowed", field="do", value=str(wanted.__struct_config__.tag))
    if wanted.gm_fields:
        given = msgspec.to_builtins(wanted)
        for field in wanted.gm_fields:
            if field in given:
                raise Refused("not_allowed", field=field)
    acting = wanted.acting()
    if not acting and not wanted.nameless:
        raise Refused("not_your_being", field="by")
    for who in acting:
        being = beings.get(who)
        if being is None or being.seat != seat.id:
            raise Refused("not_your_being", field="by", value=who)


def drafts(seat: Seat, draft: Mapping[str, Any], gm_fields: Sequence[str]) -> None:
    """A player draws up characters within their limits: what lifts these is the game master's to set."""
    for field in gm_fields:
        if draft.get(field) and not is_gm(seat):
            raise Refused("not_allowed", field=field)


def answer(seat: Seat, asked: str) -> None:
    """A question is answered by the seat it is put to, or by the game master."""
    act(seat)
    if not is_gm(seat) and seat.id != asked:
        raise Refused("not_your_question", field="question")
