"""A draft as a form shows it: what it comes to, what is wrong with it, what is to be minded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from spielwerk.core.characters.drafts import codes, hint_view, problem_view
from spielwerk.core.characters.making import DraftView
from spielwerk.systems.plus_minus.abilities import listed_abilities, own_content
from spielwerk.systems.plus_minus.content import AbilityKind
from spielwerk.systems.plus_minus.state import Table

from .draft import read_draft
from .problems import LIMITS, hints, problems, verdict


class PlusMinusTotal(TypedDict):
    """What the values of a kind come to, and at most; None where the table sets no limit."""

    total: int
    most: int | None


class AbilityListed(TypedDict):
    """An ability on the table's list."""

    id: str
    kind: AbilityKind


class PlusMinusDraft(DraftView):
    """What follows from a draft: the totals, and the abilities that the table knows."""

    qualities: PlusMinusTotal
    abilities: PlusMinusTotal
    traits: PlusMinusTotal
    listed: list[AbilityListed]


def view(table: Table, data: Mapping[str, Any]) -> PlusMinusDraft:
    """All that follows from a draft at this table. Refuses `bad_value` for what cannot be read."""
    draft = read_draft(data)
    found = problems(draft, table)
    limited = table.options["budget"] == "limits" and not draft.npc
    totals: dict[str, PlusMinusTotal] = {
        part: {"total": total, "most": LIMITS[part] if limited else None} for part, total in draft.totals.items()
    }
    return {
        "checks": "enforce",
        "verdict": verdict(codes(found)),
        "problems": [problem_view(one) for one in found],
        "hints": [hint_view(one) for one in hints(draft, table)],
        "qualities": totals["qualities"],
        "abilities": totals["abilities"],
        "traits": totals["traits"],
        "own": own_content(table),
        "listed": [{"id": id, "kind": kind} for id, kind in listed_abilities(table).items()],
    }
