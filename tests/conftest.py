"""Settings for all tests."""

from __future__ import annotations

import gc

from hypothesis import settings

from tests.often import ALWAYS_THE_SAME, TIMES

# How long an example takes says nothing about whether it is right.
settings.register_profile(
    "spielwerk", deadline=None, print_blob=True, derandomize=ALWAYS_THE_SAME, max_examples=100 * TIMES
)
settings.load_profile("spielwerk")


def pytest_collection_finish() -> None:
    """What is collected stays to the end: looking through it for garbage again and again costs a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
