"""What is left for the game master to say about a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spielwerk.core.text import Message

from .events import CheckMade

EXCEPTIONAL: Final = 3
"""So many stages [Steigerungen] are an exceptional result (PC-STG-05)."""
BENEFIT: Final = 2
"""So many bring an extra benefit (PC-STG-04)."""


def remark(told: Sequence[Any]) -> Message | None:
    """What the game master is to say of results: a complication, more than was wanted (PC-CRT-05, PC-STG-05); of a
    plain check, from which nothing follows by itself, the benefit or the consequence (PC-STG-04, PC-CHK-15)."""
    rolls = [event for event in told if isinstance(event, CheckMade)]
    outcomes = {event.outcome for event in rolls}
    stages = max((event.stages or 0 for event in rolls), default=0)
    plain = next((e for e in rolls if e.key == "check"), None) if len(rolls) == len(told) else None
    if "critical_failure" in outcomes:
        return Message("remark-complication")
    if "critical_success" in outcomes:
        return Message("remark-critical")
    if stages >= EXCEPTIONAL:
        return Message("remark-exceptional")
    if plain is not None and plain.stages == BENEFIT:
        return Message("remark-benefit")
    return Message("remark-consequence") if plain is not None and plain.outcome == "failure" else None
