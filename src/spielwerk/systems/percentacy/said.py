"""What talents and handicaps do, in sentences made from their effects: one Fluent message for each kind of effect.

`text` of a row is a further sentence for what is not data. Nothing else says what a row does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, singledispatch
from typing import Any, Final, cast, get_args

from msgspec import convert

from spielwerk.core.content.reading import Row, Text
from spielwerk.core.text import LANGUAGES, Catalogue, Message, Ref, read_sources

from . import effects
from .commands import LastingCircumstance
from .content import HERE, INSTALLED, Content
from .effects import AnyEffect
from .rows import TraitRow
from .state import OwnTrait

LASTING: Final = get_args(LastingCircumstance)
"""Circumstances that bear on every check while they hold; the others on the check that they are stated with."""

Words = Ref | Message


def said(row: Row) -> tuple[Message | Text, ...]:
    """All sentences about what a talent or handicap does, for any other row none."""
    if not isinstance(row, TraitRow):
        return ()
    further = (row.text,) if row.text is not None else ()
    return (*further, *(message for effect in row.effects for message in said_of(effect, row.per)))


def said_plain(field: str, value: Any) -> tuple[Message, ...]:
    """What effects do that stand in plain data; for any other field nothing."""
    if field != "effects":
        return ()
    return tuple(message for effect in convert(value, tuple[AnyEffect, ...]) for message in said_of(effect))


def said_own(own: OwnTrait) -> Message:
    """What a talent or handicap of the table's own does: it has words and no effects (PC-CHR-14); what only decorates
    may have some of them (PC-CHR-15)."""
    words = {"trigger": own.trigger, "effect": own.effect, "frequency": own.frequency, "end": own.end}
    if not (own.trigger and own.effect and own.frequency):
        return Message("does-own-partly", {"words": tuple(word for word in words.values() if word)})
    return Message("does-own-until" if own.end else "does-own", words)


def own_in_words(own: OwnTrait) -> dict[str, str]:
    """The same by language, for a client that has names in both; it names nothing but what the table has typed."""
    return {lang: _catalogue(INSTALLED, lang).say(said_own(own)) for lang in LANGUAGES}


def in_words(content: Content, row: Row) -> dict[str, str]:
    """All that is said of a row, by language, with the names that this content has."""
    return {lang: " ".join(_spoken(_catalogue(content, lang), one) for one in said(row)) for lang in LANGUAGES}


def _spoken(catalogue: Catalogue, one: Message | Text) -> str:
    return catalogue.say(one) if isinstance(one, Message) else one.in_language(catalogue.language)


@lru_cache(maxsize=64)
def _catalogue(content: Content, language: str) -> Catalogue:
    def name(ref: Ref, lang: str) -> str:
        row = content.tables.get(ref.kind, {}).get(ref.id)
        return row.name.in_language(lang) if row is not None else ref.id

    return Catalogue(language, [read_sources(HERE / "text", language)], name)


def said_of(effect: AnyEffect, per: str = "") -> Iterator[Message]:
    """The sentences about one effect; `per` is how often it may be used."""
    yield from cast("Callable[[AnyEffect, str], Iterator[Message]]", _said)(effect, per)


@singledispatch
def _said(effect: AnyEffect, per: str) -> Iterator[Message]:
    """Effects of which the kind says all: with their numbers, and how often they may be used."""
    numbers = {name: getattr(effect, name) for name in effect.__struct_fields__}
    yield Message(f"does-{_dashed(str(effect.__struct_config__.tag))}", {**numbers, "often": _often(per)})


@_said.register
def _(effect: effects.Reduce, _per: str) -> Iterator[Message]:
    if effect.gear:
        yield Message("does-reduce-gear", {"amount": effect.amount, "skills": _all(_skills(effect.skills))})
    else:
        yield Message("does-reduce", {"amount": effect.amount, "attribute": Ref("attribute", effect.attribute)})


@_said.register
def _(effect: effects.Penalty, _per: str) -> Iterator[Message]:
    every = Message("does-on-check" if effect.when and effect.when not in LASTING else "does-on-every-check")
    on = _bearing(effect.attributes, effect.skills, effect.categories, effect.linked)
    args: dict[str, Any] = {"amount": effect.amount, "on": on or every}
    if effect.when:
        yield Message("does-penalty-when", {**args, "when": Message(f"when-{_dashed(effect.when)}")})
    else:
        yield Message("does-penalty", args)
    if effect.may_bar:
        yield Message("does-penalty-may-bar")


@_said.register
def _(effect: effects.Value, _per: str) -> Iterator[Message]:
    yield Message(f"does-value-{_dashed(effect.of)}", _way(effect.amount))


@_said.register
def _(effect: effects.Damage, _per: str) -> Iterator[Message]:
    yield Message("does-damage", {**_way(effect.amount), "skill": Ref("skill", effect.skill)})


@_said.register
def _(effect: effects.Result, _per: str) -> Iterator[Message]:
    yield Message("does-result", _way(effect.amount))


@_said.register
def _(effect: effects.Help, _per: str) -> Iterator[Message]:
    yield Message("does-help", {"amount": effect.amount, "usual": effects.USUAL_HELP})


@_said.register
def _(effect: effects.Reroll, per: str) -> Iterator[Message]:
    what = Message(f"does-reroll-{_dashed(effect.after)}")
    if effect.skills:
        what = Message("does-reroll-on", {"what": what, "skills": _all(_skills(effect.skills))})
    yield Message("does-reroll", {"often": _often(per), "what": what})


@_said.register
def _(effect: effects.Complicate, _per: str) -> Iterator[Message]:
    on = _bearing(effect.attributes, (), effect.categories, False)
    yield Message("does-complicate-on", {"on": on}) if on else Message("does-complicate")


@_said.register
def _(effect: effects.Resist, _per: str) -> Iterator[Message]:
    willpower = Ref("attribute", "willpower")
    yield Message("does-resist", {"willpower": willpower, "else": Message(f"does-resist-{_dashed(effect.then)}")})


def _bearing(
    attributes: tuple[str, ...], skills: tuple[str, ...], categories: tuple[str, ...], linked: bool
) -> Words | None:
    """What checks an effect bears on; None: on every one."""
    named = (
        *(Ref("attribute", one) for one in attributes),
        *((Message("does-on-linked"),) if linked and attributes else ()),
        *_skills(skills),
        *(Message("does-on-category", {"category": Ref("category", one)}) for one in categories),
    )
    return _all(named) if named else None


def _all(named: tuple[Words, ...]) -> Words:
    """Several things as one: A, B and C."""
    *first, last = named
    return Message("does-and", {"first": tuple(first), "last": last}) if first else last


def _skills(skills: tuple[str, ...]) -> tuple[Ref, ...]:
    return tuple(Ref("skill", one) for one in skills)


def _way(amount: int) -> dict[str, Any]:
    """How much more or less: the amount without its sign, and which way it goes."""
    return {"amount": abs(amount), "way": "up" if amount > 0 else "down"}


def _often(per: str) -> Message:
    return Message(f"does-once-{per}" if per else "does-always")


def _dashed(name: str) -> str:
    return name.replace("_", "-")
