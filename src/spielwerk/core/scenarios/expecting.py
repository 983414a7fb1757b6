"""What a scenario expects and what was there: paths into tables and lists, and the equality of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct


class Check(Struct, frozen=True):
    """One expectation: where it looks, what it wants, what was there."""

    key: str
    expected: Any
    actual: Any
    ok: bool


class _Absent:
    def __repr__(self) -> str:
        return "(absent)"


ABSENT: Final = _Absent()


def dig(data: Any, path: str) -> Any:
    """Follow a dotted path into tables and lists; keys that contain dots or colons are tried whole first."""
    if isinstance(data, Mapping):
        if path in data:
            return data[path]
        head, _, rest = path.partition(".")
        return dig(data[head], rest) if rest and head in data else ABSENT
    if isinstance(data, Sequence) and not isinstance(data, str):
        head, _, rest = path.partition(".")
        if head.isdigit() and int(head) < len(data):
            return dig(data[int(head)], rest) if rest else data[int(head)]
    return ABSENT


def same(wanted: Any, found: Any) -> bool:
    """Equality of the contract: whole numbers exactly, within 0.001 if either is a float; `true` is not 1."""
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        exact = isinstance(wanted, int) and isinstance(found, int)
        return wanted == found if exact else abs(wanted - found) <= 0.001
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return wanted.keys() == found.keys() and all(same(v, found[k]) for k, v in wanted.items())
    if isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        return len(wanted) == len(found) and all(map(same, wanted, found))
    return bool(wanted == found)
