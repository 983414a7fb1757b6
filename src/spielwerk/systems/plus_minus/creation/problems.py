"""What is wrong with a new character, how it can be mended, and what is to be minded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from spielwerk.core.text import Message, Ref
from spielwerk.systems.plus_minus.beings import HIGHEST
from spielwerk.systems.plus_minus.content import QUALITIES, AbilityKind
from spielwerk.systems.plus_minus.state import Table

from .draft import Draft, TraitDrawn, plain

EXTREMES: Final = (0, HIGHEST)
"""What no quality is without unusual circumstances (PM-QUAL-13)."""
MOST_OF_A_TRAIT: Final = 5
LIMITS: Final = {"qualities": 50, "abilities": 40, "traits": 0}
"""What the values of a new character come to at most, where the table sets limits; ours, not the document's."""

Verdict = Literal["valid", "incomplete", "invalid"]


class Edit(Struct, frozen=True):
    """One change of a draft: a field, or a part of one; without a value it is taken out."""

    field: str
    value: Any = None


class Repair(Struct, frozen=True):
    """A way to mend a problem: what the button says, and the edits it makes."""

    label: Message
    edits: tuple[Edit, ...]


class Problem(Struct, frozen=True):
    """Something wrong, or to be minded: a stable code, the field of the draft, the rule, the sentence, the repairs."""

    code: str
    field: str
    rule: str
    message: Message
    repairs: tuple[Repair, ...] = ()


def problems(draft: Draft, table: Table) -> tuple[Problem, ...]:
    """Everything that is wrong with a draft at this table, whoever is asked."""
    found = [*_named(draft), *_qualities(draft), *_abilities(draft), *_traits(draft)]
    if table.options["budget"] == "limits" and not draft.npc:
        found += _limits(draft)
    return tuple(found)


def codes(found: Iterable[Problem]) -> tuple[str, ...]:
    """The codes of problems, each once, sorted."""
    return tuple(sorted({problem.code for problem in found}))


def verdict(found: Iterable[str]) -> Verdict:
    """What these codes come to: only a missing name makes a character incomplete, not wrong."""
    names = set(found)
    if not names:
        return "valid"
    return "incomplete" if names == {"name_missing"} else "invalid"


# --- parts ---------------------------------------------------------------------------------------------------------


def _named(draft: Draft) -> Iterator[Problem]:
    if not draft.name.strip():
        yield Problem("name_missing", "name", "", Message("problem-name-missing-in"))


def _qualities(draft: Draft) -> Iterator[Problem]:
    """Ten of them, each from 0 to 10 (PM-QUAL-01, PM-QUAL-12)."""
    for quality, value in draft.qualities.items():
        field = f"qualities.{quality}"
        if quality not in QUALITIES:
            yield _stranger(field, quality)
        elif not 0 <= value <= HIGHEST:
            what = Ref("quality", quality)
            yield _outside("quality_out_of_range", field, "PM-QUAL-12", what, value, (Edit(field, _inside(value)),))


def _abilities(draft: Draft) -> Iterator[Problem]:
    """Each from 0 to 10, and none named like a quality (PM-ABIL-04, PM-ABIL-09)."""
    for ability, drawn in draft.abilities.items():
        field = f"abilities.{ability}"
        if ability in QUALITIES:
            yield _stranger(field, ability)
        if not 0 <= drawn.value <= HIGHEST:
            mended = Edit(field, {"value": _inside(drawn.value), "kind": drawn.kind})
            what = Ref("ability", ability)
            yield _outside("ability_out_of_range", field, "PM-ABIL-04", what, drawn.value, (mended,))


def _traits(draft: Draft) -> Iterator[Problem]:
    """A name, and a good side of 1 to 5, a bad one of −1 to −5, or both (PM-TRAIT-02 to 04, PM-TRAIT-08)."""
    for place, trait in enumerate(draft.traits):
        what = trait.name.strip() or Message("nameless-trait", {"number": place + 1})
        drop = Repair(Message("repair-drop", {"what": what}), (_traits_with(draft, place, None),))
        if not trait.name.strip():
            yield Problem("name_missing", "traits", "PM-TRAIT-01", Message("problem-trait-nameless-in"), (drop,))
        if trait.plus == trait.minus == 0:
            better, worse = (
                Repair(
                    Message("repair-trait", {"what": what, "value": Message(f"value-{key}-one")}),
                    (_traits_with(draft, place, TraitDrawn(trait.name, **{key: value})),),
                )
                for key, value in (("plus", 1), ("minus", -1))
            )
            message = Message("problem-trait-zero-in", {"what": what})
            yield Problem("trait_zero", "traits", "PM-TRAIT-08", message, (better, worse, drop))
        plus, minus = min(max(trait.plus, 0), MOST_OF_A_TRAIT), max(min(trait.minus, 0), -MOST_OF_A_TRAIT)
        if (plus, minus) != (trait.plus, trait.minus):
            mended = _traits_with(draft, place, TraitDrawn(trait.name, plus, minus))
            repairs = (Repair(Message("repair-into-range", {"what": what}), (mended,)),) if plus or minus else (drop,)
            message = Message("problem-trait-out-of-range-in", {"what": what})
            yield Problem("trait_out_of_range", "traits", "PM-TRAIT-02", message, repairs)


def _limits(draft: Draft) -> Iterator[Problem]:
    """The table's limits for everything together (PM-TRAIT-10)."""
    for part, total in draft.totals.items():
        if total > LIMITS[part]:
            message = Message(f"problem-{part}-over-in", {"count": total - LIMITS[part], "most": LIMITS[part]})
            yield Problem(f"{part}_over", part, "PM-TRAIT-10", message)


def _outside(code: str, field: str, rule: str, what: Ref, value: int, edits: tuple[Edit, ...]) -> Problem:
    message = Message(f"problem-{code.replace('_', '-')}-in", {"what": what, "value": value})
    return Problem(code, field, rule, message, (Repair(Message("repair-set", {"value": _inside(value)}), edits),))


def _stranger(field: str, name: str) -> Problem:
    """A name that does not belong there, with the edit that takes it out."""
    repair = Repair(Message("repair-drop", {"what": name}), (Edit(field),))
    return Problem("unknown_id", field, "PM-QUAL-01", Message("problem-unknown-id-in", {"what": name}), (repair,))


def _traits_with(draft: Draft, place: int, trait: TraitDrawn | None) -> Edit:
    """The edit that puts another trait in this place, or none."""
    changed = (*draft.traits[:place], *((trait,) if trait is not None else ()), *draft.traits[place + 1 :])
    return Edit("traits", plain(Draft(traits=changed)).get("traits"))


def _inside(value: int) -> int:
    return min(max(value, 0), HIGHEST)


# --- hints ---------------------------------------------------------------------------------------------------------


def hints(draft: Draft, table: Table) -> tuple[Problem, ...]:
    """What the game master has a word in, and what one may not have meant."""
    return tuple(_hints(draft, table))


def _hints(draft: Draft, table: Table) -> Iterator[Problem]:
    for quality in QUALITIES:
        if draft.quality(quality) in EXTREMES:
            args = {"what": Ref("quality", quality), "value": draft.quality(quality)}
            yield Problem(
                "extreme_quality", f"qualities.{quality}", "PM-QUAL-17", Message("hint-extreme-quality", args)
            )
    listed = listed_abilities(table)
    for ability, drawn in draft.abilities.items():
        field, what = f"abilities.{ability}", {"what": Ref("ability", ability)}
        if ability not in listed and ability not in QUALITIES:
            yield Problem("new_ability", field, "PM-ABIL-09", Message("hint-new-ability", what))
        if drawn.value == 0:
            yield Problem("not_learned", field, "PM-ABIL-05", Message("hint-not-learned", what))
    if draft.traits:
        yield Problem("traits_agreed", "traits", "PM-TRAIT-11", Message("hint-traits-agreed"))


def listed_abilities(table: Table) -> dict[str, AbilityKind]:
    """The table's list: suggested abilities and those that somebody has there, each with its kind (PM-ABIL-09)."""
    listed: dict[str, AbilityKind] = {row.id: row.kind for row in table.content.abilities.values()}
    for being in table.beings.values():
        if not being.npc:
            for name, ability in being.abilities.items():
                listed.setdefault(name, ability.kind)
    return listed
