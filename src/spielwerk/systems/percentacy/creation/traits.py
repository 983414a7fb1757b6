"""Talents and handicaps of a draft: their price, their balance, their choices (PC-CHR-09 to PC-CHR-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from spielwerk.core.characters.drafts import Edit, Problem, Repair, no_such
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import INSTALLED, Content
from spielwerk.systems.percentacy.rows import TraitRow
from spielwerk.systems.percentacy.state import Table

from .draft import Draft, order, plain_choice, without
from .points import TALENTS_MOST, Options, handicaps_worth, talent_cost, talents_cost

KIND: Final = {"talents": "talent", "handicaps": "handicap"}


def parts_of(content: Content) -> Mapping[str, Mapping[str, TraitRow]]:
    """Talents and handicaps by the field of a draft in which they stand."""
    return {"talents": content.talents, "handicaps": content.handicaps}


def _numbered(prefix: str, rows: Mapping[str, TraitRow]) -> Iterator[tuple[str, str]]:
    for number, trait in enumerate(sorted(rows), 1):
        yield trait, f"{prefix}-{number:02}"


RULES: Final[Mapping[str, str]] = {
    **dict(_numbered("PC-TAL", INSTALLED.talents)),
    **dict(_numbered("PC-HCP", INSTALLED.handicaps)),
}
"""The rule of each talent and handicap of the book: they are numbered in the order of their ids."""


def rule_of(trait: str) -> str:
    """The rule id of a talent or handicap; those of a table's own come under PC-CHR-13."""
    return RULES.get(trait, "PC-CHR-13")


def unknown_traits(draft: Draft, table: Table) -> Iterator[Problem]:
    """Talents and handicaps that nobody knows, and chosen skills that nobody knows."""
    for part, rows in parts_of(table.content).items():
        taken: Sequence[Chosen] = getattr(draft, part)
        for unknown in sorted({one.id for one in taken} - {*rows}):
            left = [plain_choice(one) for one in sorted(taken, key=order) if one.id != unknown]
            yield no_such(part, unknown, Edit(part, left))
        for skill in sorted({one.skill for one in taken if one.skill}):
            if skill.partition(":")[0] not in table.content.skills:
                yield Problem(code="unknown_id", field=part, numbers={"value": skill})


def trait_problems(draft: Draft, table: Table) -> Iterator[Problem]:
    """Everything that is wrong with the talents and handicaps of a draft."""
    yield from balance_problems(table, draft.talents, draft.handicaps)
    for part, rows in parts_of(table.content).items():
        taken = [one for one in getattr(draft, part) if one.id in rows]
        yield from _choice_problems(part, rows, taken)
        yield from _duplicates(part, rows, taken, table.options)


def balance_problems(table: Table, talents: Sequence[Chosen], handicaps: Sequence[Chosen]) -> Iterator[Problem]:
    """PC-CHR-09, PC-CHR-10: talents cost at most 100, and handicaps are worth at least as much."""
    cost, worth = talents_cost(table, talents), handicaps_worth(table, handicaps)
    if cost > TALENTS_MOST:
        numbers = {"cost": cost, "most": TALENTS_MOST, "over": cost - TALENTS_MOST}
        repairs = tuple(_droppable(table, talents, cost - TALENTS_MOST))
        yield Problem(code="talents_over_100", field="talents", rule="PC-CHR-09", numbers=numbers, repairs=repairs)
    if worth < cost:
        numbers = {"cost": cost, "worth": worth, "missing": cost - worth}
        repairs = tuple(_droppable(table, talents, cost - worth))
        yield Problem(code="handicaps_too_few", field="handicaps", rule="PC-CHR-10", numbers=numbers, repairs=repairs)


def _droppable(table: Table, talents: Iterable[Chosen], points: int) -> Iterator[Repair]:
    """Each talent that alone is worth so many points, to be given up."""
    for one in sorted(talents, key=order):
        if talent_cost(table, one.id) >= points:
            yield _dropped("talents", talents, one)


def _dropped(part: str, taken: Iterable[Chosen], one: Chosen) -> Repair:
    return Repair(Message("repair-drop", {"what": named(part, one)}), (Edit(part, without(taken, one)),))


def _choice_problems(part: str, rows: Mapping[str, TraitRow], taken: Iterable[Chosen]) -> Iterator[Problem]:
    """What has to be chosen with a talent or handicap and was not (contract PC-23, PC-SKL-09)."""
    for one in taken:
        row = rows[one.id]
        numbers: dict[str, Any] = {"trait": Ref(KIND[part], one.id)}
        if row.choice == "skill" and one.skill and not one.field.strip():
            what = {"what": Ref(KIND[part], one.id)}
            yield Problem(code="field_missing", field=part, rule=rule_of(one.id), numbers=what)
        elif row.choice and not (one.skill if row.choice == "skill" else one.subject.strip()):
            yield Problem(code="choice_missing", field=part, rule=rule_of(one.id), numbers=numbers)


def _duplicates(
    part: str, rows: Mapping[str, TraitRow], taken: Sequence[Chosen], options: Options
) -> Iterator[Problem]:
    """PC-CHR-12: nothing twice, save with another choice, where the table lets that be (AMB-103)."""
    seen: set[tuple[str, ...]] = set()
    for one in sorted(taken, key=order):
        same = sameness(one, rows.get(one.id), options)
        if same in seen:
            numbers, repairs = {"trait": named(part, one)}, (_dropped(part, taken, one),)
            yield Problem(code="duplicate", field=part, rule="PC-CHR-12", numbers=numbers, repairs=repairs)
        seen.add(same)


def sameness(one: Chosen, row: TraitRow | None, options: Options) -> tuple[str, ...]:
    """What two entries have in common when they are the same talent or handicap."""
    if options["duplicate_traits"] == "never" or row is None or not row.choice:
        return (one.id,)
    words = (one.skill, one.field, one.subject)
    return (one.id, *(" ".join(word.casefold().split()) for word in words))


def named(part: str, one: Chosen) -> Ref | Message:
    """The name of a talent or handicap with what was chosen for it."""
    ref = Ref(KIND[part], one.id)
    skill = Ref("skill", one.skill.partition(":")[0]) if one.skill else ""
    chosen = tuple(word for word in (skill, one.field, one.subject) if word)
    return Message("label-trait-chosen", {"trait": ref, "chosen": chosen}) if chosen else ref
