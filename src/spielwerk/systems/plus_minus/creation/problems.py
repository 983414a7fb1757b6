"""What is wrong with a new character, how it can be mended, and what is to be minded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from spielwerk.core.characters.drafts import Edit, Hint, Problem, Repair, in_order, no_such, plain, verdict_of
from spielwerk.core.characters.making import Verdict
from spielwerk.core.text import Message, Ref
from spielwerk.systems.plus_minus.abilities import listed_abilities
from spielwerk.systems.plus_minus.beings import HIGHEST, LOWEST, STRONGEST
from spielwerk.systems.plus_minus.content import QUALITIES
from spielwerk.systems.plus_minus.state import Table

from .draft import Draft, TraitDrawn

EXTREMES: Final = (LOWEST, HIGHEST)
"""What no quality is without unusual circumstances (PM-QUAL-13)."""
LIMITS: Final = {"qualities": 50, "abilities": 40, "traits": 0}
"""What the values of a new character come to at most, where the table sets limits; ours, not the document's."""


def problems(draft: Draft, table: Table) -> tuple[Problem, ...]:
    """Everything that is wrong with a draft at this table, whoever is asked."""
    found = [*_named(draft), *_qualities(draft), *_abilities(draft), *_traits(draft)]
    if table.options["budget"] == "limits" and not draft.npc:
        found += _limits(draft)
    return in_order(found)


def verdict(found: Iterable[str]) -> Verdict:
    """What these codes come to: only a missing name makes a character incomplete, not wrong."""
    return verdict_of(found, "name_missing".__eq__)


# --- parts ---------------------------------------------------------------------------------------------------------


def _named(draft: Draft) -> Iterator[Problem]:
    if not draft.name.strip():
        yield Problem(code="name_missing", field="name", numbers={"number": 0})


def _qualities(draft: Draft) -> Iterator[Problem]:
    """Ten of them, each from 0 to 10 (PM-QUAL-01, PM-QUAL-12)."""
    for quality, value in draft.qualities.items():
        field = f"qualities.{quality}"
        if quality not in QUALITIES:
            yield no_such(field, quality, Edit(field), "PM-QUAL-01")
        elif not 0 <= value <= HIGHEST:
            what, mended = Ref("quality", quality), Edit(field, _inside(value))
            yield _outside("quality_out_of_range", "PM-QUAL-12", what, value, mended)


def _abilities(draft: Draft) -> Iterator[Problem]:
    """Each from 0 to 10, and none named like a quality (PM-ABIL-04, PM-ABIL-09)."""
    for ability, drawn in draft.abilities.items():
        field = f"abilities.{ability}"
        if ability in QUALITIES:
            yield no_such(field, ability, Edit(field), "PM-ABIL-09")
        if not 0 <= drawn.value <= HIGHEST:
            what, mended = Ref("ability", ability), Edit(field, {"value": _inside(drawn.value), "kind": drawn.kind})
            yield _outside("ability_out_of_range", "PM-ABIL-04", what, drawn.value, mended)


def _outside(code: str, rule: str, what: Ref, value: int, mended: Edit) -> Problem:
    repair = Repair(Message("repair-set", {"what": what, "value": _inside(value)}), (mended,))
    return Problem(code=code, field=mended.field, rule=rule, numbers={"what": what, "value": value}, repairs=(repair,))


def _traits(draft: Draft) -> Iterator[Problem]:
    """A name, and a good side of 1 to 5, a bad one of −1 to −5, or both (PM-TRAIT-02 to 04, PM-TRAIT-08)."""
    for place, trait in enumerate(draft.traits):
        what = trait.name.strip() or Message("nameless-trait", {"number": place + 1})
        drop = Repair(Message("repair-drop", {"what": what}), (_with_trait(draft, place, None),))
        if not trait.name.strip():
            numbers = {"number": place + 1}
            yield Problem(code="name_missing", field="traits", rule="PM-TRAIT-01", numbers=numbers, repairs=(drop,))
        if trait.plus == trait.minus == 0:
            repairs = (*_either_side(draft, place, what), drop)
            yield Problem(
                code="trait_zero", field="traits", rule="PM-TRAIT-08", numbers={"what": what}, repairs=repairs
            )
        plus, minus = min(max(trait.plus, 0), STRONGEST), max(min(trait.minus, 0), -STRONGEST)
        if (plus, minus) != (trait.plus, trait.minus):
            mended = _with_trait(draft, place, TraitDrawn(trait.name, plus, minus))
            within = Repair(Message("repair-into-range", {"what": what}), (mended,))
            yield Problem(
                code="trait_out_of_range",
                field="traits",
                rule="PM-TRAIT-02",
                numbers={"what": what},
                repairs=(within,) if plus or minus else (drop,),
            )


def _either_side(draft: Draft, place: int, what: str | Message) -> Iterator[Repair]:
    """A trait that is neither good nor bad may become either."""
    name = draft.traits[place].name
    for side, trait in (("plus", TraitDrawn(name, plus=1)), ("minus", TraitDrawn(name, minus=-1))):
        yield Repair(Message(f"repair-{side}", {"what": what}), (_with_trait(draft, place, trait),))


def _with_trait(draft: Draft, place: int, trait: TraitDrawn | None) -> Edit:
    """The edit that puts another trait in this place, or none."""
    changed = (*draft.traits[:place], *((trait,) if trait is not None else ()), *draft.traits[place + 1 :])
    return Edit("traits", plain(Draft(traits=changed)).get("traits"))


def _limits(draft: Draft) -> Iterator[Problem]:
    """The table's limits for everything together (PM-TRAIT-10)."""
    for part, total in draft.totals.items():
        if total > LIMITS[part]:
            numbers = {"count": total - LIMITS[part], "most": LIMITS[part]}
            yield Problem(code=f"{part}_over", field=part, rule="PM-TRAIT-10", numbers=numbers)


def _inside(value: int) -> int:
    return min(max(value, 0), HIGHEST)


# --- hints ---------------------------------------------------------------------------------------------------------


def hints(draft: Draft, table: Table) -> tuple[Hint, ...]:
    """What the game master has a word in, and what one may not have meant."""
    return tuple(_hints(draft, table))


def _hints(draft: Draft, table: Table) -> Iterator[Hint]:
    for quality in QUALITIES:
        if draft.quality(quality) in EXTREMES:
            numbers = {"what": Ref("quality", quality), "value": draft.quality(quality)}
            yield Hint(code="extreme_quality", field=f"qualities.{quality}", rule="PM-QUAL-17", numbers=numbers)
    listed = listed_abilities(table)
    for ability, drawn in draft.abilities.items():
        field, numbers = f"abilities.{ability}", {"what": Ref("ability", ability)}
        if ability not in listed and ability not in QUALITIES:
            yield Hint(code="new_ability", field=field, rule="PM-ABIL-09", numbers=numbers)
        if drawn.value == 0:
            yield Hint(code="not_learned", field=field, rule="PM-ABIL-05", numbers=numbers)
    if draft.traits:
        yield Hint(code="traits_agreed", field="traits", rule="PM-TRAIT-11")
