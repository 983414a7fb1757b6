"""Drafts of characters: the edits that change them, what is wrong with them or worth knowing, and what mends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.bounds import Line
from spielwerk.core.text import Message, Ref

from .character import Fault, Judged
from .making import BudgetView, DraftEdit, DraftHint, DraftProblem, DraftRepair, Verdict

S = TypeVar("S")
D = TypeVar("D")
R = TypeVar("R")

MOST_REPAIRS: Final = 20
"""How many problems with repairs are told at once: a repair may carry a whole list, and there may be hundreds."""


class Drafts(Struct, Generic[S, D], frozen=True, kw_only=True):
    """How drafts of a system are looked over.

    `fields` are those of a draft, `read` makes one of plain data. `problems` and `hints` are told of it at a table;
    `verdict` is what the codes of all problems come to.
    """

    fields: tuple[str, ...]
    read: Callable[[Mapping[str, Any]], D]
    problems: Callable[[D, S], Sequence[Problem]]
    hints: Callable[[D, S], Sequence[Hint]]
    verdict: Callable[[Iterable[str]], Verdict]

    def of(self, data: Mapping[str, Any]) -> D:
        """The part of a character that a draft says."""
        return self.read({key: value for key, value in data.items() if key in self.fields})

    def judge(self, table: S, data: Mapping[str, Any]) -> Judged:
        """A character in plain data, looked over."""
        draft = self.of(data)
        found = self.problems(draft, table)
        return Judged(self.verdict(codes(found)), faults(found), faults(self.hints(draft, table)))


class Edit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One change of a draft: a field, or a part of one as in `attributes.strength`; without a value it is taken out."""

    field: Line
    value: Any = None


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


class Hint(Struct, frozen=True, kw_only=True):
    """Something worth knowing although no rule forbids it: a stable code, the field, the rule, the sentence."""

    code: str
    field: str
    rule: str
    numbers: dict[str, Any] = {}

    @property
    def message(self) -> Message:
        """The sentence."""
        return Message(f"hint-{self.code.replace('_', '-')}", self.numbers)


class Budget(Struct, frozen=True):
    """Points of one kind: all there are, and those spent; `left` is negative where too many are spent."""

    total: int
    spent: int

    @property
    def left(self) -> int:
        """What is still to be spent."""
        return self.total - self.spent


def no_such(field: str, value: str, edit: Edit, rule: str = "") -> Problem:
    """A name that nothing has, with the edit that takes it out."""
    repair = Repair(Message("repair-take-out", {"what": value}), (edit,))
    return Problem(code="unknown_id", field=field, rule=rule, numbers={"value": value}, repairs=(repair,))


def codes(found: Iterable[Problem | Hint]) -> tuple[str, ...]:
    """The codes, each once, sorted."""
    return tuple(sorted({one.code for one in found}))


def verdict_of(found: Iterable[str], only_open: Callable[[str], bool]) -> Verdict:
    """What the codes of all problems come to: a draft is incomplete where by each of them something is only open."""
    names = tuple(found)
    if not names:
        return "valid"
    return "incomplete" if all(map(only_open, names)) else "invalid"


def plain(draft: Struct) -> dict[str, Any]:
    """A draft as plain data."""
    data: dict[str, Any] = to_builtins(draft)
    return data


def archetype_of(rows: Mapping[str, R], archetype: str) -> R:
    """The archetype to start from. Refuses `unknown_id`."""
    row = rows.get(archetype)
    if row is None:
        allowed = tuple(Ref("archetype", one) for one in rows)
        raise Refused("unknown_id", field="archetype", value=archetype, allowed=allowed)
    return row


def in_order(found: Iterable[Problem]) -> tuple[Problem, ...]:
    """All problems by code and field, the first with their repairs; the others get theirs once those are mended."""
    return tuple(_mendable(sorted(found, key=lambda one: (one.code, one.field, str(one.numbers)))))


def _mendable(found: Iterable[Problem]) -> Iterator[Problem]:
    left = MOST_REPAIRS
    for problem in found:
        left -= bool(problem.repairs)
        yield problem if left >= 0 else replace(problem, repairs=())


def edited(
    data: Mapping[str, Any], edits: Iterable[Edit], fields: Sequence[str], in_parts: Sequence[str]
) -> dict[str, Any]:
    """A draft as plain data after these edits. Only the fields `in_parts` are changed in parts.

    Refuses `bad_value` for an unknown field; whether a value fits is found where the draft is read.
    """
    after = dict(data)
    for edit in edits:
        part, _, key = edit.field.partition(".")
        if part not in fields or (key and part not in in_parts):
            raise Refused("bad_value", field="field", value=edit.field, allowed=", ".join(fields))
        place = dict(after.get(part, {})) if key else after
        if edit.value is None:
            place.pop(key or part, None)
        else:
            place[key or part] = edit.value
        if key:
            after[part] = place
    return after


# --- as others read it ---------------------------------------------------------------------------------------------


def faults(found: Iterable[Problem | Hint]) -> tuple[Fault, ...]:
    """Problems or hints as whoever looks a character over is told."""
    return tuple(Fault(one.code, one.field, one.rule, one.message) for one in found)


def problem_view(one: Problem) -> DraftProblem:
    """A problem with its sentence, its rule and its repairs."""
    repairs: list[DraftRepair] = [
        {"label": repair.label, "edits": [_edit(edit) for edit in repair.edits]} for repair in one.repairs
    ]
    return {"code": one.code, "field": one.field, "rule": one.rule, "message": one.message, "repairs": repairs}


def _edit(edit: Edit) -> DraftEdit:
    return {"field": edit.field} if edit.value is None else {"field": edit.field, "value": edit.value}


def hint_view(one: Hint) -> DraftHint:
    """A hint with its sentence and its rule."""
    return {"code": one.code, "field": one.field, "rule": one.rule, "message": one.message}


def budget_view(budget: Budget) -> BudgetView:
    """Points of one kind."""
    return {"spent": budget.spent, "total": budget.total, "left": budget.left}
