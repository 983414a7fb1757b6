"""What travels while a character is made: what follows from a draft, as browsers get it.

A system's view of a draft begins with `DraftView`; what it has beside is declared by the system.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from spielwerk.core.shapes import RowData
from spielwerk.core.text import Message

DraftData = Annotated[Mapping[str, Any], Meta(extra_json_schema={"type": "object", "additionalProperties": {}})]
"""A character as somebody is drawing it up: plain data whose fields the system knows."""
Checks = Literal["enforce", "warn", "off"]
Verdict = Literal["valid", "incomplete", "invalid"]


class DraftEdit(TypedDict):
    """One change of a draft: a field, or a part of one as in `attributes.strength`; without a value it is taken out."""

    field: str
    value: NotRequired[Any]


class DraftRepair(TypedDict):
    """A way to mend a problem: what the button says, and the edits it makes."""

    label: Message
    edits: list[DraftEdit]


class DraftProblem(TypedDict):
    """Something wrong with a draft; `field` as in an edit."""

    code: str
    field: str
    rule: str
    message: Message
    repairs: list[DraftRepair]


class DraftHint(TypedDict):
    """Something to be minded."""

    code: str
    field: str
    rule: str
    message: Message


class BudgetView(TypedDict):
    """Points of one kind; `left` is negative where too many are spent."""

    spent: int
    total: int
    left: int


class DraftView(TypedDict):
    """What every system's view of a draft has. `own` are rows, by their kind, that the table has of its own."""

    checks: Checks
    verdict: Verdict
    problems: list[DraftProblem]
    hints: list[DraftHint]
    own: NotRequired[Mapping[str, Sequence[RowData]]]
