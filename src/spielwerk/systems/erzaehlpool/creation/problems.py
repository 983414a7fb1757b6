"""What is wrong with a new character: every code of the contract, with field, rule, sentence and what mends it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from spielwerk.core.characters.drafts import Edit, Hint, Problem, Repair, in_order, no_such, verdict_of
from spielwerk.core.characters.making import Verdict
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.being import left_out
from spielwerk.systems.erzaehlpool.content import Content
from spielwerk.systems.erzaehlpool.state import Table

from .draft import Draft, chosen_of
from .points import MERIT_POINTS, SPECIALITIES, Block, blocks_of, merits_spent, spread
from .repairs import filled, lowered, nearest, other_merits

WORDS_OF_A_CONCEPT: Final = 2
OPEN: Final = ("_left", "_count", "_missing")
"""Codes that end like this make a character incomplete, not wrong (EP-15)."""


def problems(draft: Draft, table: Table) -> tuple[Problem, ...]:
    """Everything that is wrong with a draft at this table, by code and field; an NPC needs a name and names that exist.

    In which order it was drawn up never matters.
    """
    content = table.content
    found = [*_named(draft), *_unknown(draft, content)]
    if not draft.npc:
        unspent, most = bool(table.options["allow_unspent"]), int(table.options["max_rating"])
        for block in blocks_of(content):
            found += _columns(draft, block, unspent, most)
            found += _ratings(draft, block, most)
        found += _merits(draft, unspent, content)
        found += _specialities(draft, table)
        found += _moral(draft)
    return in_order(found)


def verdict(found: Iterable[str]) -> Verdict:
    """Incomplete where only something is left or missing, invalid where anything is wrong (EP-15, EP-CRE-06)."""
    return verdict_of(found, lambda code: code.endswith(OPEN))


def hints(draft: Draft) -> tuple[Hint, ...]:
    """What is to be minded: a concept longer than two words (EP-CRE-05)."""
    words = len(draft.concept.split())
    if words <= WORDS_OF_A_CONCEPT:
        return ()
    return (Hint(code="concept_long", field="concept", rule="EP-CRE-05", numbers={"words": words}),)


# --- names ---------------------------------------------------------------------------------------------------------


def _named(draft: Draft) -> Iterator[Problem]:
    if not draft.name.strip():
        yield Problem(code="name_missing", field="name", rule="EP-CRE-03")


def _unknown(draft: Draft, content: Content) -> Iterator[Problem]:
    """Names that nothing has, each with the edit that takes it out (EP-VV-03, EP-VV-04)."""
    for block in blocks_of(content):
        for name in draft.rated(block.field):
            if name not in block.rows and not (block.least and left_out(content, name, draft.attributes)):
                yield no_such(block.field, name, Edit(f"{block.field}.{name}"), block.listed)
    for name in draft.specialities:
        if name not in content.skills:
            yield no_such("specialities", name, Edit(f"specialities.{name}"), "EP-SKILL-08")
    for name in draft.merits:
        broad, _, label = name.partition(":")
        if broad not in content.merits or (label and not content.merits[broad].repeatable):
            yield no_such("merits", name, Edit(f"merits.{name}"), "EP-MERIT-07")
    for field, given, rows, rule in (
        ("virtue", draft.virtue, content.virtues, "EP-VV-03"),
        ("vice", draft.vice, content.vices, "EP-VV-04"),
        ("weapons", draft.weapons, content.weapons, "EP-RNG-14"),
    ):
        yield from _of_a_list(field, chosen_of(given), rows, rule)
    armour = draft.armour if isinstance(draft.armour, str) else draft.armour.id
    singles: tuple[tuple[str, str | int, Mapping[str, Any], str], ...] = (
        ("armour", armour, content.armours, "EP-ARM-09"),
        ("size", draft.size, content.sizes, "EP-DER-03"),
        ("species_factor", draft.species_factor, content.speeds, "EP-DER-06"),
    )
    for field, one, rows, rule in singles:
        if isinstance(one, str) and one and one not in rows:
            yield no_such(field, one, Edit(field), rule)


def _of_a_list(field: str, given: tuple[str, ...], rows: Mapping[str, Any], rule: str) -> Iterator[Problem]:
    left = tuple(sorted(one for one in given if one in rows))
    for name in sorted({*given} - {*rows}):
        yield no_such(field, name, Edit(field, left or None), rule)


# --- columns -------------------------------------------------------------------------------------------------------


def _columns(draft: Draft, block: Block, unspent: bool, most: int) -> Iterator[Problem]:
    """Each column uses exactly its own points (EP-ATTR-07, EP-SKILL-07)."""
    spent, order = block.spent(draft.rated(block.field)), draft.order(block.field)
    points = spread(spent, block.points, order or None)
    free = spread(spent, block.points, None)
    freed: tuple[Repair, ...] = ()
    if order and all(spent[column] == allowed for column, allowed in free.items()):
        freed = (Repair(Message("repair-order"), (Edit(f"priorities.{block.field}"),)),)
    for column, allowed in points.items():
        more = spent[column] - allowed
        if more == 0 or (more < 0 and unspent):
            continue
        ratings = block.ratings(draft.rated(block.field), column)
        if more > 0:
            found = lowered(block.field, ratings, more, block.least)
        else:
            found = filled(block.field, ratings, -more, block.least, most)
        yield Problem(
            code=f"{block.code}_{'over' if more > 0 else 'left'}",
            field=block.field,
            rule=block.exact,
            numbers={"column": Ref("column", column), "count": abs(more)},
            repairs=(*freed, *found),
        )


def _ratings(draft: Draft, block: Block, most: int) -> Iterator[Problem]:
    """Attributes from 1, skills from 0, both to 5 (EP-ATTR-06, EP-SKILL-06)."""
    for name, rating in draft.rated(block.field).items():
        if name not in block.rows or block.least <= rating <= most:
            continue
        yield Problem(
            code="rating_not_allowed",
            field=f"{block.field}.{name}",
            rule=block.limits,
            numbers={
                "what": Ref(block.field.removesuffix("s"), name),
                "value": rating,
                "allowed": f"{block.least}–{most}",
            },
            repairs=nearest(block.field, name, rating, (block.least, most))[:1],
        )


# --- merits, virtue and vice ---------------------------------------------------------------------------------------


def _merits(draft: Draft, unspent: bool, content: Content) -> Iterator[Problem]:
    """Ratings that the table of merits allows, and exactly seven points (EP-MERIT-04, EP-MERIT-08)."""
    for name, rating in draft.merits.items():
        row = content.merits.get(name.partition(":")[0])
        if row is None or rating in row.ratings:
            continue
        allowed = ", ".join(map(str, row.ratings))
        yield Problem(
            code="rating_not_allowed",
            field=f"merits.{name}",
            rule="EP-MERIT-04",
            numbers={"what": Ref("merit", row.id), "value": rating, "allowed": allowed},
            repairs=nearest("merits", name, rating, row.ratings),
        )
    more = merits_spent(draft.merits) - MERIT_POINTS
    if more > 0 or (more < 0 and not unspent):
        yield Problem(
            code="merits_over" if more > 0 else "merits_left",
            field="merits",
            rule="EP-MERIT-01" if more > 0 else "EP-MERIT-08",
            numbers={"count": abs(more)},
            repairs=other_merits(content, draft.merits, more),
        )


def _specialities(draft: Draft, table: Table) -> Iterator[Problem]:
    """Three at most, of skills that were learned; none where the table plays without (EP-SKILL-08)."""
    most = SPECIALITIES if table.options["specialities"] else 0
    more = sum(map(len, draft.specialities.values())) - most
    if more > 0:
        every = (Repair(Message("repair-no-specialities"), (Edit("specialities"),)),) if not most else ()
        numbers = {"count": more, "most": most}
        yield Problem(
            code="specialities_over", field="specialities", rule="EP-SKILL-08", numbers=numbers, repairs=every
        )
    for skill, names in draft.specialities.items():
        if names and skill in table.content.skills and draft.skills.get(skill, 0) < 1:
            what = Ref("skill", skill)
            mend = (Repair(Message("repair-drop", {"what": what}), (Edit(f"specialities.{skill}"),)),)
            yield Problem(
                code="speciality_unlearned",
                field=f"specialities.{skill}",
                rule="EP-SKILL-08",
                numbers={"what": what},
                repairs=mend,
            )


def _moral(draft: Draft) -> Iterator[Problem]:
    """Exactly one virtue and one vice (EP-VV-01, EP-VV-02)."""
    for field, given, rule in (("virtue", draft.virtue, "EP-VV-01"), ("vice", draft.vice, "EP-VV-02")):
        names = sorted(set(chosen_of(given)))
        if len(names) != 1:
            repairs = tuple(
                Repair(Message("repair-only", {"what": Ref(field, name)}), (Edit(field, name),)) for name in names
            )
            yield Problem(code=f"{field}_count", field=field, rule=rule, numbers={"count": len(names)}, repairs=repairs)
