"""What the problems of a draft come to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spielwerk.core.characters.drafts import verdict_of
from spielwerk.core.characters.making import Verdict

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
    return verdict_of(found, INCOMPLETE.__contains__)
