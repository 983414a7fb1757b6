"""Settings for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from spielwerk.server import people


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Passwords are kept as at home, but with as little work as argon2id allows: there it is meant to take long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield
