"""What a scenario expects and what was there: paths into tables and lists, and the equality of the contract."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct


class Check(Struct, frozen=True):
    """One expectation: where it looks, what it wants, what was there."""

    key: str
    expected: Any
    actual: Any
    ok: bool

    @property
    def in_part(self) -> bool:
        """Whether a table that is expected holds as far as it goes, but is not the whole of what was there."""
        if self.ok or not isinstance(self.expected, Mapping):
            return False
        return all(same(value, dig({"it": self.actual}, path)) for path, value in leaves("it", self.expected))


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


def leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """All that stands in tables within tables, each by its dotted path."""
    if not isinstance(value, Mapping) or not value:
        yield path, value
        return
    for key, one in value.items():
        yield from leaves(f"{path}.{key}", one)


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


def got(value: Any, beings: Container[str]) -> Any:
    """A table of numbers by being without those who got nothing, and 0 where nobody got anything; else the value."""
    return {who: one for who, one in value.items() if one} or 0 if _by_being(value, beings) else value


def got_nothing(outcome: Mapping[str, Any], path: str, beings: Container[str]) -> bool:
    """Whether a path leads to somebody whom such a table leaves out."""
    table, _, who = path.rpartition(".")
    found = dig(outcome, table) if table and who in beings else ABSENT
    return same(found, 0) or (isinstance(found, Mapping) and _by_being(found, beings) and who not in found)


def _by_being(value: Any, beings: Container[str]) -> bool:
    """Whether this is a table of whole numbers by being."""
    return isinstance(value, Mapping) and all(who in beings and type(one) is int for who, one in value.items())
