"""What forms in a browser need to know of the rules: numbers and lists that stand nowhere in the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypedDict, get_args, get_origin, get_type_hints

from spielwerk.core.content.reading import Tables

from .commands import CIRCUMSTANCES
from .effects import AnyEffect
from .fitting import HANDICAPS_ALONE, TALENTS_ALONE, amounts, weapon_ranges
from .rows import SERIES, TraitRow, WeaponRow
from .state import REWINDS

Span = tuple[int, int]
"""The least and the most."""


class EffectFigures(TypedDict):
    """A kind of effect: who may have it, its fields, what may stand in those with a choice, and how far its number
    goes; where that depends on what it is added to, by that."""

    kind: str
    traits: list[Literal["talent", "handicap"]]
    fields: list[str]
    choices: dict[str, list[str]]
    amounts: dict[str, Span]


class PercentacyFigures(TypedDict):
    """`rewinds` are those of a session (PC-REW-01). The rest is what a table's own talents, handicaps and weapons may
    be like (PC-CHR-13, PC-WPN-09): damage `series`, number `ranges` by field, `circumstances` of a penalty, kinds of
    `effects`."""

    rewinds: int
    series: list[list[int]]
    ranges: dict[str, Span]
    circumstances: list[str]
    effects: list[EffectFigures]


def figures(tables: Tables) -> PercentacyFigures:
    """The figures by the rows of a book."""
    weapons = [row for row in tables["weapon"].values() if isinstance(row, WeaponRow)]
    found = (*tables["talent"].values(), *tables["handicap"].values())
    traits = tuple(row for row in found if isinstance(row, TraitRow))
    return {
        "rewinds": REWINDS,
        "series": [list(one) for one in SERIES],
        "ranges": weapon_ranges(weapons),
        "circumstances": list(CIRCUMSTANCES),
        "effects": [_effect(kind, traits) for kind in get_args(AnyEffect)],
    }


def _effect(kind: Any, traits: tuple[TraitRow, ...]) -> EffectFigures:
    tag: str = kind.__struct_config__.tag
    choices = dict(_choices(kind))
    owners: list[Literal["talent", "handicap"]] = []
    if not issubclass(kind, HANDICAPS_ALONE):
        owners.append("talent")
    if not issubclass(kind, TALENTS_ALONE):
        owners.append("handicap")
    return {
        "kind": tag,
        "traits": owners,
        "fields": list(kind.__struct_fields__),
        "choices": choices,
        "amounts": dict(_amounts(kind, tag, choices, traits)),
    }


def _choices(kind: Any) -> Iterator[tuple[str, list[str]]]:
    for field, shape in get_type_hints(kind).items():
        if get_origin(shape) is Literal:
            yield field, list(get_args(shape))


def _amounts(
    kind: Any, tag: str, choices: dict[str, list[str]], traits: tuple[TraitRow, ...]
) -> Iterator[tuple[str, Span]]:
    if {"amount", "hp"}.isdisjoint(kind.__struct_fields__):
        return
    for of in choices.get("of", [""]):
        yield of, amounts(traits, tag, of)
