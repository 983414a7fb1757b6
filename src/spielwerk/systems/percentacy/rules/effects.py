"""What talents, handicaps and circumstances do to a check: pool entries, reductions, what becomes of its result.

A row says on what it works; nothing in a check knows a talent or handicap by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from msgspec import Struct

from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Chosen, LastingCircumstance
from spielwerk.systems.percentacy.content import Content
from spielwerk.systems.percentacy.effects import Complicate, Damage, Help, Penalty, Reduce, Result, Soften
from spielwerk.systems.percentacy.events import Mark
from spielwerk.systems.percentacy.numbers import HelpGiven
from spielwerk.systems.percentacy.state import Being, Table

from .modifiers import Entry, Reduction, entry
from .skills import On, governing, linked
from .traits import Traits, added, effects_of


class Ways(Struct, frozen=True):
    """What talents and handicaps make of the result of a roll: what changes it, whether a 100 is no critical failure,
    what its help is worth, and what a critical failure brings in addition."""

    adjustment: int = 0
    soft: bool = False
    help: HelpGiven = HelpGiven()
    adjusted: tuple[Mark, ...] = ()
    softened: tuple[Mark, ...] = ()
    helped: tuple[Mark, ...] = ()
    worse: tuple[Mark, ...] = ()


ORDINARY: Final = Ways()


class Effects(NamedTuple):
    """What applies to one check: entries of the pool, what softens penalties, what becomes of the result, and who may
    be barred from it altogether."""

    entries: tuple[Entry, ...]
    reductions: tuple[Reduction, ...] = ()
    ways: Ways = ORDINARY
    bars: Ref | None = None


LASTING: Final = get_args(LastingCircumstance)
HIDDEN_WEAPON: Final = entry(Message("mod-hidden-weapon"), -20, "rule")  # PC-TRT-04


class Subject(Struct, frozen=True):
    """A check as effects look at it: the skill it is about and its category, whether that skill itself is rolled, the
    attribute if one is rolled, and the attributes that are linked to the skill."""

    skill: str = ""
    category: str = ""
    rolled: str = ""
    attribute: str = ""
    linked: tuple[str, ...] = ()
    governing: str = ""


def effects_on(table: Table, who: Being, on: On, circumstances: Sequence[str], field: str) -> Effects:
    """Everything that a being's talents and handicaps and the circumstances do to a check on this."""
    options = table.options
    return _effects_on(
        table.content,
        who.talents,
        who.handicaps,
        _subject(table, who, on),
        (*circumstances, *who.lasting) if who.lasting else tuple(circumstances),
        field,
        options["linked_skill_scope"] == "governing",
        options["handicap_perception_scope"] == "attribute_only",
        options["weapon_traits"] == "on",
        int(options["team_player_crit"]),
    )


def turned_on(table: Table, who: Being, on: On, stated: Sequence[str]) -> tuple[tuple[str, Ref], ...]:
    """The circumstances that would make a check of somebody harder and were not stated: each with the handicap that
    turns on it. Those that last are the game master's switch."""
    subject, linked_ = _subject(table, who, on), table.options["handicap_perception_scope"] != "attribute_only"
    found: dict[str, Ref] = {}
    for having in effects_of(table, who, Penalty):
        when = having.effect.when
        if (
            when
            and when not in stated
            and when not in LASTING
            and _bears(having.effect, subject, having.effect.linked and linked_)
        ):
            found.setdefault(when, having.trait)
    return tuple(found.items())


def _subject(table: Table, who: Being, on: On) -> Subject:
    if not on.skill and not on.stand_in:
        return Subject(attribute=on.attribute)
    skill = on.what.partition(":")[0]
    row = table.content.skills.get(skill)
    category = row.category if row is not None else ""
    if on.stand_in:
        return Subject(skill, category, "", on.attribute)
    attributes, combine = linked(table, skill)
    return Subject(skill, category, on.skill, "", attributes, governing(who.attributes, attributes, combine))


@lru_cache(maxsize=4096)
def _effects_on(
    content: Content,
    talents: tuple[Chosen, ...],
    handicaps: tuple[Chosen, ...],
    subject: Subject,
    circumstances: tuple[str, ...],
    field: str,
    governing_only: bool,
    attribute_only: bool,
    with_traits: bool,
    critical_help: int,
) -> Effects:
    """Remembered, so that recurring pools consist of the same entries."""
    who = Traits(content, talents, handicaps)
    penalties = [
        having
        for having in who.effects(Penalty)
        if (not having.effect.when or having.effect.when in circumstances)
        and _bears(having.effect, subject, having.effect.linked and not attribute_only)
    ]
    entries = [entry(_named(having.trait), having.effect.amount, "rule") for having in penalties]
    if "hidden_weapon" in circumstances and with_traits:
        entries.append(HIDDEN_WEAPON)
    bars = next((having.trait for having in penalties if having.effect.may_bar), None)
    helped = (subject.governing,) if governing_only else subject.linked
    reductions = [
        Reduction(_named(having.trait), having.effect.amount, "gear" if having.effect.gear else None)
        for having in who.effects(Reduce)
        if _reduces(having.effect, subject, helped)
    ]
    return Effects(tuple(entries), tuple(reductions), _ways(who, subject, field, critical_help), bars)


def _named(trait: Ref) -> Message:
    return Message("mod-trait", {"trait": trait})


def _bears(effect: Penalty | Complicate, subject: Subject, with_linked: bool) -> bool:
    """Whether a check is one of those that an effect bears on."""
    skills = effect.skills if isinstance(effect, Penalty) else ()
    if not (effect.attributes or skills or effect.categories) or subject.skill in skills:
        return True
    if subject.category and subject.category in effect.categories:
        return True
    attributes = (subject.attribute, *subject.linked) if with_linked else (subject.attribute,)
    return any(attribute in effect.attributes for attribute in attributes)


def _reduces(effect: Reduce, subject: Subject, linked_: tuple[str, ...]) -> bool:
    if effect.gear:
        return subject.skill in effect.skills
    return bool(effect.attribute) and effect.attribute in (subject.attribute, *linked_)


def _ways(who: Traits, subject: Subject, field: str, critical_help: int) -> Ways:
    adjusted = next((h for h in who.effects(Result) if _within(h.chosen, subject, field)), None)
    softens = who.effects(Soften)
    helps = who.effects(Help)
    worse = [h.trait for h in who.effects(Complicate) if _bears(h.effect, subject, False)]
    if not (adjusted or softens or helps or worse):
        return ORDINARY
    amount = adjusted.effect.amount if adjusted is not None else 0
    given = helps[0].effect.amount if helps else HelpGiven().success
    return Ways(
        amount,
        bool(softens),
        HelpGiven(given, -critical_help) if helps else HelpGiven(),
        (Mark(adjusted.trait, "adjusted", amount),) if adjusted is not None else (),
        tuple(Mark(h.trait, "softened") for h in softens),
        tuple(Mark(h.trait, "helped", given) for h in helps),
        tuple(Mark(trait, "complication") for trait in worse),
    )


def _within(chosen: Chosen, subject: Subject, field: str) -> bool:
    """Whether a check is on the chosen skill, and within the chosen field by the game master's word (PC-TAL-19)."""
    on_skill = subject.rolled == chosen.skill or subject.rolled.partition(":")[0] == chosen.skill
    return bool(chosen.skill and field) and on_skill and field.strip().casefold() == chosen.field.strip().casefold()


def damage_bonus(table: Table, by: Being, skill: str) -> int:
    """What is added to the weapon's value before armour; stages and Strength add nothing (AMB-048)."""
    adding = effects_of(table, by, Damage)
    if not adding:
        return 0
    wide = table.options["ranged_fighter_scope"] == "all_non_melee" and skill != "melee"
    counted = (skill, "ranged_combat") if wide else (skill,)
    return sum(having.effect.amount for having in adding if having.effect.skill in counted)


def worn_less(table: Table, who: Being) -> int:
    """By how much worn armour counts less (PC-HCP-27)."""
    return -added(table, who, "worn_armour")
