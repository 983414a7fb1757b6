"""What the game master is asked to say about a result."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.systems.erzaehlpool.events import PoolRolled
from spielwerk.systems.erzaehlpool.view import remark


@pytest.mark.parametrize(
    ("outcome", "asked"),
    [("spectacular", "remark-spectacular"), ("catastrophic", "remark-catastrophic"), ("success", None)],
)
def test_asks_for_a_word_on_what_is_spectacular_or_catastrophic(outcome: Any, asked: str | None) -> None:
    """EP-POOL-13, EP-CH-08."""
    found = remark([PoolRolled("a", "check", (), 5, False, 5, outcome)])
    assert (found and found.id) == asked
    assert remark([]) is None
