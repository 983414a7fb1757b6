"""What is wrong with a new character: every code of the contract, with field, rule and sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal

from spielwerk.core.character import Fault
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.being import LEAST
from spielwerk.systems.erzaehlpool.content import ARMOURS, ATTRIBUTES, MERITS, SKILLS, VICES, VIRTUES, WEAPONS
from spielwerk.systems.erzaehlpool.rows import Column
from spielwerk.systems.erzaehlpool.state import Table

from .draft import Draft, chosen_of
from .points import (
    ATTRIBUTE_POINTS,
    MERIT_POINTS,
    SKILL_POINTS,
    attributes_spent,
    merits_spent,
    skills_spent,
    spread,
)

Verdict = Literal["valid", "incomplete", "invalid"]
WORDS_OF_A_CONCEPT: Final = 2
OPEN: Final = ("_left", "_count", "_missing")
"""Codes that end like this make a character incomplete, not wrong (EP-15)."""


def fault(code: str, field: str, rule: str, **args: Any) -> Fault:
    """A problem with its sentence."""
    return Fault(code, field, rule, Message(f"problem-{code.replace('_', '-')}-in", {"field": field, **args}))


def problems(draft: Draft, table: Table) -> list[Fault]:
    """Everything that is wrong with a draft at this table; an NPC needs a name and names that exist."""
    found = [*_named(draft), *_unknown(draft)]
    if draft.npc:
        return found
    unspent = bool(table.options["allow_unspent"])
    found += _columns(draft, unspent)
    found += _ratings(draft, int(table.options["max_rating"]))
    found += _merits(draft, unspent)
    found += _moral(draft)
    return found


def codes(found: Iterable[Fault]) -> tuple[str, ...]:
    """The codes, each once, sorted."""
    return tuple(sorted({one.code for one in found}))


def verdict(found: Iterable[str]) -> Verdict:
    """Incomplete where only something is left or missing, invalid where anything is wrong (EP-15, EP-CRE-06)."""
    known = tuple(found)
    if not known:
        return "valid"
    return "incomplete" if all(code.endswith(OPEN) for code in known) else "invalid"


def hints(draft: Draft) -> list[Fault]:
    """What is to be minded: a concept longer than two words (EP-CRE-05)."""
    if len(draft.concept.split()) <= WORDS_OF_A_CONCEPT:
        return []
    return [fault("concept_long", "concept", "EP-CRE-05", words=len(draft.concept.split()))]


# --- parts ---------------------------------------------------------------------------------------------------------


def _named(draft: Draft) -> Iterator[Fault]:
    if not draft.name.strip():
        yield fault("name_missing", "name", "EP-CRE-03")


def _unknown(draft: Draft) -> Iterator[Fault]:
    """Names that nothing has (EP-VV-03, EP-VV-04)."""
    armour = draft.armour if isinstance(draft.armour, str) else draft.armour.id
    parts: tuple[tuple[str, Iterable[str], Mapping[str, Any], str], ...] = (
        ("attributes", draft.attributes, ATTRIBUTES, "EP-ATTR-05"),
        ("skills", draft.skills, SKILLS, "EP-SKILL-05"),
        ("virtue", chosen_of(draft.virtue), VIRTUES, "EP-VV-03"),
        ("vice", chosen_of(draft.vice), VICES, "EP-VV-04"),
        ("weapons", draft.weapons, WEAPONS, "EP-RNG-14"),
        ("armour", (armour,) if armour else (), ARMOURS, "EP-ARM-09"),
    )
    for field, names, rows, rule in parts:
        for name in names:
            if name not in rows:
                yield fault("unknown_id", field, rule, value=name[:80])
    for name in draft.merits:
        broad, _, label = name.partition(":")
        if broad not in MERITS or (label and not MERITS[broad].repeatable):
            yield fault("unknown_id", "merits", "EP-MERIT-07", value=name[:80])


def _columns(draft: Draft, unspent: bool) -> Iterator[Fault]:
    """Each column uses exactly its own points (EP-ATTR-07, EP-SKILL-07)."""
    attributes, skills = attributes_spent(draft.attributes), skills_spent(draft.skills)
    order = draft.priorities
    yield from _spread("column", "attributes", "EP-ATTR-07", attributes, ATTRIBUTE_POINTS, order.attributes, unspent)
    yield from _spread("category", "skills", "EP-SKILL-07", skills, SKILL_POINTS, order.skills, unspent)


def _spread(
    code: str,
    field: str,
    rule: str,
    spent: Mapping[Column, int],
    points: tuple[int, ...],
    order: tuple[Column, ...],
    unspent: bool,
) -> Iterator[Fault]:
    for column, allowed in spread(spent, points, order or None).items():
        more = spent[column] - allowed
        what = Ref("column", column)
        if more > 0:
            yield fault(f"{code}_over", field, rule, column=what, count=more)
        elif more < 0 and not unspent:
            yield fault(f"{code}_left", field, rule, column=what, count=-more)


def _ratings(draft: Draft, most: int) -> Iterator[Fault]:
    """Attributes from 1, skills from 0, both to 5 (EP-ATTR-06, EP-SKILL-06)."""
    for field, ratings, rows, least, rule in (
        ("attributes", draft.attributes, ATTRIBUTES, LEAST, "EP-ATTR-06"),
        ("skills", draft.skills, SKILLS, 0, "EP-SKILL-06"),
    ):
        for name, rating in ratings.items():
            if name in rows and not least <= rating <= most:
                what = Ref(field.removesuffix("s"), name)
                yield fault("rating_not_allowed", field, rule, what=what, value=rating, allowed=f"{least}–{most}")


def _merits(draft: Draft, unspent: bool) -> Iterator[Fault]:
    """Ratings that the table of merits allows, and exactly seven points (EP-MERIT-04, EP-MERIT-08)."""
    for name, rating in draft.merits.items():
        row = MERITS.get(name.partition(":")[0])
        if row is not None and rating not in row.ratings:
            allowed = ", ".join(map(str, row.ratings))
            what = Ref("merit", row.id)
            yield fault("rating_not_allowed", "merits", "EP-MERIT-04", what=what, value=rating, allowed=allowed)
    more = merits_spent(draft.merits) - MERIT_POINTS
    if more > 0:
        yield fault("merits_over", "merits", "EP-MERIT-01", count=more)
    elif more < 0 and not unspent:
        yield fault("merits_left", "merits", "EP-MERIT-08", count=-more)


def _moral(draft: Draft) -> Iterator[Fault]:
    """Exactly one virtue and one vice (EP-VV-01, EP-VV-02)."""
    for field, given, rule in (("virtue", draft.virtue, "EP-VV-01"), ("vice", draft.vice, "EP-VV-02")):
        if len(set(chosen_of(given))) != 1:
            yield fault(f"{field}_count", field, rule, count=len(set(chosen_of(given))))
