"""The outcome of a command as scenarios expect it: from the command and what the rule returned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from spielwerk.core.turns.order import Rolled, Turn

from .creation.create import Created
from .rules.attack import Attacked
from .rules.checks import Progress
from .rules.combat import Surprised
from .rules.dice import Thrown
from .rules.injury import Suffered
from .rules.morality import Sinned
from .rules.turn import Way

PLAIN = (Thrown, Surprised, Suffered, Sinned, Turn, Way, Created)
"""Results whose fields are those of the contract."""


def outcome(_command: Any, _told: Sequence[Any], found: Any) -> Mapping[str, Any]:
    """The fields of the contract."""
    if isinstance(found, PLAIN):
        return asdict(found)
    if isinstance(found, Attacked):
        return _attacked(found)
    if isinstance(found, Progress):
        return {key: value for key, value in asdict(found).items() if value is not None}
    return {"order": list(found.order), "results": found.results} if isinstance(found, Rolled) else {}


def _attacked(found: Attacked) -> Mapping[str, Any]:
    """One target's fields; with several targets a list of such fields, and whether anybody was hit."""
    if not found.several:
        return asdict(found.blows[0])
    outcome = "hit" if found.hits else "miss"
    first = {} if len(found.blows) > 1 else asdict(found.blows[0])
    return {**first, "outcome": outcome, "attacks": [asdict(one) for one in found.blows]}
