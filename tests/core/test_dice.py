"""Faces from a key: always the same, in range, and no face more likely than another."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.dice.keyed import commitment, keyed

KEY = bytes(range(32))


def test_faces_never_change() -> None:
    """Logs are checked against these for ever."""
    table = keyed(KEY, "table-1")
    assert [table(0)(n, 100) for n in range(8)] == VECTORS["d100"]
    assert [table(7)(n, 6) for n in range(8)] == VECTORS["d6"]
    assert [keyed(KEY, "another")(seq)(0, 20) for seq in range(8)] == VECTORS["d20"]


VECTORS = {
    "d100": [34, 59, 91, 12, 52, 83, 33, 60],
    "d6": [3, 2, 6, 2, 4, 6, 4, 2],
    "d20": [3, 10, 6, 5, 4, 7, 13, 2],
}


def by_the_book(key: bytes, table: str, seq: int, n: int, sides: int) -> tuple[int, int]:
    """The face and how many values were thrown away, written a second time without haste."""
    attempt = 0
    while True:
        text = f"{table}/{seq}/{n}/{attempt}".encode()
        value = int.from_bytes(blake2b(text, key=key, digest_size=8).digest(), "big")
        if value < 2**64 - 2**64 % sides:
            return value % sides + 1, attempt
        attempt += 1


@given(
    st.binary(min_size=16, max_size=64),
    st.text(max_size=40),
    st.integers(0, 10**6),
    st.integers(0, 500),
    st.integers(1, 2**64),
)
def test_a_face_depends_on_key_table_entry_and_place(key: bytes, table: str, seq: int, n: int, sides: int) -> None:
    face = keyed(key, table)(seq)(n, sides)
    assert 1 <= face <= sides
    assert face == by_the_book(key, table, seq, n, sides)[0]


def test_values_beyond_the_last_full_span_are_thrown_away() -> None:
    """With three quarters of the span as sides, taking the remainder alone would give the low third half the rolls."""
    sides = 3 * 2**62
    faces = keyed(KEY, "wide")(0)
    assert sum(by_the_book(KEY, "wide", 0, n, sides)[1] > 0 for n in range(300)) > 50
    rolls = [faces(n, sides) for n in range(3000)]
    assert rolls[:300] == [by_the_book(KEY, "wide", 0, n, sides)[0] for n in range(300)]
    low = sum(face <= 2**62 for face in rolls)
    assert 900 < low < 1100


@pytest.mark.parametrize("sides", [1, 2, 6, 100])
def test_all_faces_come_about_equally_often(sides: int) -> None:
    faces = keyed(KEY, "fair")(3)
    count = Counter(faces(n, sides) for n in range(200 * sides))
    assert set(count) == set(range(1, sides + 1))
    assert sum((k - 200) ** 2 / 200 for k in count.values()) < sides + 6 * sides**0.5  # chi square, five sigma


def test_a_commitment_is_the_hash_of_the_key() -> None:
    assert commitment(KEY) == sha256(KEY).hexdigest()
