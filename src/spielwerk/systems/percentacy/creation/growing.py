"""A character that grows, as a form shows it: the draft it would become, judged by what changes (PC-ADV)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spielwerk.core.characters.drafts import Budget, Edit, Problem, Repair, budget_view, codes, problem_view
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Chosen, Exchange
from spielwerk.systems.percentacy.events.rolls import rolled_on
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.shapes import PercentacyDraft
from spielwerk.systems.percentacy.state import Being, Table

from .advance import Growth, grow
from .document import give
from .draft import FIELDS, Draft, order, plain_choice, read_draft
from .points import ATTRIBUTES_EACH_LEVEL, SKILLS_EACH_LEVEL, start_of
from .problem import verdict
from .view import view


def draft_of_being(table: Table, being: Being) -> dict[str, Any]:
    """A being as the draft that its growth starts from."""
    return {key: value for key, value in give(table, being).items() if key in FIELDS}


def growth_view(table: Table, being: Being, data: Mapping[str, Any], levels: int) -> PercentacyDraft:
    """All that follows from what a being is to become after so many levels. Refuses `bad_value`.

    Budgets count what was kept and what the levels give; only what changes is judged.
    """
    draft = read_draft(data)
    growth = growth_to(table, being, draft, levels)
    _, grown_badly = grow(table, being, growth)
    found = (*_lowered(being, draft), *grown_badly)
    seen = view(table, {**data, "level": being.level + levels})
    attributes = Budget(being.attribute_points + ATTRIBUTES_EACH_LEVEL * levels, sum(growth.attributes.values()))
    skills = Budget(being.skill_points + SKILLS_EACH_LEVEL * levels, sum(growth.skills.values()))
    return {
        **seen,
        "checks": "enforce",
        "verdict": verdict(codes(found)),
        "problems": [problem_view(one) for one in found],
        "hints": [],
        "attributes": {**seen["attributes"], **budget_view(attributes)},
        "skills": {**seen["skills"], **budget_view(skills)},
        "level": being.level + levels,
    }


def growth_command(table: Table, being: Being, data: Mapping[str, Any], levels: int, by_player: bool) -> dict[str, Any]:
    """The data of the command by which a being grows; a player spends what was kept."""
    growth = growth_to(table, being, read_draft(data), levels)
    parts: dict[str, Any] = {
        "attributes": growth.attributes,
        "skills": growth.skills,
        "talents": _exchange_data(growth.talents),
        "handicaps": _exchange_data(growth.handicaps),
    }
    said = {part: value for part, value in parts.items() if value}
    if by_player:
        return {"do": "spend", "by": being.id, **said}
    return {"do": "advance", "target": being.id, "levels": levels, **said}


def growth_to(table: Table, being: Being, draft: Draft, levels: int) -> Growth:
    """What a being has to be given to become what a draft says; what is lower than before is left as it is."""
    attributes = {
        name: draft.attributes[name] - had
        for name, had in being.attributes.items()
        if draft.attributes.get(name, had) > had
    }
    return Growth(
        attributes=attributes | {name: value for name, value in draft.attributes.items() if name not in ATTRIBUTES},
        skills=_skill_points(table, being, draft),
        talents=_exchange(being.talents, draft.talents),
        handicaps=_exchange(being.handicaps, draft.handicaps),
        levels=levels,
    )


def _skill_points(table: Table, being: Being, draft: Draft) -> dict[str, int]:
    points = {}
    for skill, value in draft.skills.items():
        had = being.skills.get(skill, 0)
        if value > had:
            points[skill] = max(1, value - max(had, start_of(table, skill)))
    return points


def _exchange(had: Sequence[Chosen], wanted: Sequence[Chosen]) -> Exchange:
    before, after = Counter(had), Counter(wanted)
    add: list[Chosen] = sorted((after - before).elements(), key=order)
    drop: list[Chosen] = sorted((before - after).elements(), key=order)
    return Exchange(tuple(add), tuple(drop))


def _exchange_data(exchange: Exchange) -> dict[str, Any]:
    parts = {"add": exchange.add, "drop": exchange.drop}
    return {
        part: [one if isinstance(one, str) else plain_choice(one) for one in entries]
        for part, entries in parts.items()
        if entries
    }


def _lowered(being: Being, draft: Draft) -> Iterator[Problem]:
    """What stands lower than before: points that were spent stay spent."""
    for name, had in being.attributes.items():
        if draft.attributes.get(name, had) < had:
            yield _set_back(f"attributes.{name}", Ref("attribute", name), had, "PC-ADV-03")
    for skill, had in being.skills.items():
        if draft.skills.get(skill, 0) < had:
            yield _set_back(f"skills.{skill}", rolled_on(skill), had, "PC-ADV-04")


def _set_back(field: str, what: Any, had: int, rule: str) -> Problem:
    repair = Repair(Message("repair-set", {"what": what, "value": had}), (Edit(field, had),))
    return Problem(
        code="value_lowered", field=field, rule=rule, numbers={"what": what, "value": had}, repairs=(repair,)
    )
