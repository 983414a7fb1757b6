"""What the problems of a draft come to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

Verdict = Literal["valid", "incomplete", "invalid"]
INCOMPLETE: Final = frozenset(
    (
        "attribute_points_left",
        "name_missing",
        "species_missing",
        "background_missing",
        "choice_missing",
        "field_missing",
    )
)
"""What only remains to be filled in; everything else makes a draft invalid (contract PC-22)."""


def verdict(found: Iterable[str]) -> Verdict:
    """What these codes come to (contract PC-22)."""
    names = set(found)
    if names - INCOMPLETE:
        return "invalid"
    return "incomplete" if names else "valid"
