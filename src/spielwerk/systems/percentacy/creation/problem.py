"""A problem of a draft as data, the repairs it offers, and what problems come to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import Struct

from spielwerk.core.text import Message

from .draft import Edit

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


class Repair(Struct, frozen=True):
    """A way to mend a problem: what the button says, and the edits it makes."""

    label: Message
    edits: tuple[Edit, ...]


class Problem(Struct, frozen=True, kw_only=True):
    """Something wrong: a stable code, the field of the draft, the rule, the sentence with its numbers, the repairs."""

    code: str
    field: str
    rule: str = ""
    numbers: dict[str, Any] = {}
    repairs: tuple[Repair, ...] = ()

    @property
    def message(self) -> Message:
        """The sentence."""
        return Message(f"problem-{self.code.replace('_', '-')}", self.numbers)


def no_such(field: str, value: str, edit: Edit) -> Problem:
    """A name that nothing has, with the edit that takes it out."""
    repair = Repair(Message("repair-take-out", {"what": value}), (edit,))
    return Problem(code="unknown_id", field=field, numbers={"value": value}, repairs=(repair,))


def codes(found: Iterable[Problem]) -> tuple[str, ...]:
    """The codes of problems, each once, sorted."""
    return tuple(sorted({problem.code for problem in found}))


def verdict(found: Iterable[str]) -> Verdict:
    """What these codes come to (contract PC-22)."""
    names = set(found)
    if names - INCOMPLETE:
        return "invalid"
    return "incomplete" if names else "valid"
