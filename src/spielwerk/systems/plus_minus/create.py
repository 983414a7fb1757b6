"""Drawing up a character: what a sheet may say (PM-QUAL, PM-ABIL, PM-TRAIT)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from spielwerk.core.act import Act
from spielwerk.core.arrival import may_arrive
from spielwerk.core.bounds import MANY, ById, Line, Many
from spielwerk.core.questions import GM
from spielwerk.core.system import read
from spielwerk.core.text import Message, Ref

from .beings import HIGHEST, AbilityId, Given, joins
from .commands import Create
from .content import AVERAGE, QUALITIES, AbilityKind
from .events import SheetReturned
from .state import FACETS, Table

EXTREMES: Final = (0, HIGHEST)
"""What no quality is without unusual circumstances (PM-QUAL-13)."""
MOST_OF_A_TRAIT: Final = 5

Verdict = Literal["allow", "refuse"]
VERDICTS: Final[tuple[Verdict, ...]] = ("allow", "refuse")


class Created(Struct, frozen=True):
    """What came of a sheet; the field names are the scenario contract. `problems` are sorted, each code once."""

    outcome: Literal["valid", "incomplete", "invalid"]
    problems: tuple[str, ...]


class AbilityDrawn(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability with any value."""

    value: int
    kind: AbilityKind = "skill"


class TraitDrawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait with any values."""

    name: Line
    plus: int = 0
    minus: int = 0


class Values(Struct, frozen=True, forbid_unknown_fields=True):
    """The values of a sheet as somebody drew them up, in range or not; all are whole numbers (PM-QUAL-16, PM-ABIL-10).

    A quality that is not given is average (PM-QUAL-15).
    """

    qualities: ById[int] = {}
    abilities: Annotated[dict[AbilityId, int | AbilityDrawn], Meta(max_length=MANY)] = {}
    traits: Many[TraitDrawn] = ()


async def create(act: Act[Table], cmd: Create) -> Created:
    """Look a sheet over; where nothing is wrong with it, the being joins the table.

    Every quality of 0 or 10 is put to the game master (PM-QUAL-17). Refuses `bad_value` for what cannot be read.
    """
    named, values = _read(cmd.being)
    may_arrive(act.state, named, FACETS)
    problems = set(faults(named, values))
    for quality in QUALITIES:
        value = values.qualities.get(quality, AVERAGE)
        if value in EXTREMES:
            args = {
                "name": named.name.strip() or Message("new-being"),
                "quality": Ref("quality", quality),
                "value": value,
            }
            if await act.ask("extreme_quality", GM, VERDICTS, args=args) == "refuse":
                problems.add("quality_out_of_range")
    if problems:
        found = tuple(sorted(problems))
        act.emit(SheetReturned(named.name, found))
        return Created("incomplete" if found == ("name_missing",) else "invalid", found)
    for event in joins(act.state, cmd.being):
        act.emit(event)
    return Created("valid", ())


def _read(data: Mapping[str, Any]) -> tuple[Given, Values]:
    """The sheet in two parts: values, which may be out of range, and everything else."""
    drawn = {key: value for key, value in data.items() if key in Values.__struct_fields__}
    return read({key: value for key, value in data.items() if key not in drawn}, Given), read(drawn, Values)


def faults(named: Given, values: Values) -> Iterator[str]:
    """The code of everything that is wrong with a sheet, whoever is asked."""
    if not named.name.strip():
        yield "name_missing"
    for quality, value in values.qualities.items():
        if quality not in QUALITIES:
            yield "unknown_id"
        elif not 0 <= value <= HIGHEST:
            yield "quality_out_of_range"
    for ability, drawn in values.abilities.items():
        if ability in QUALITIES:  # no name of an ability
            yield "unknown_id"
        if not 0 <= (drawn if isinstance(drawn, int) else drawn.value) <= HIGHEST:
            yield "ability_out_of_range"
    for trait in values.traits:
        yield from _faults_of_trait(trait)


def _faults_of_trait(trait: TraitDrawn) -> Iterator[str]:
    """A good side of 1 to 5, a bad one of −1 to −5, or both (PM-TRAIT-02 to 04, PM-TRAIT-08)."""
    if trait.plus == trait.minus == 0:
        yield "trait_zero"
    if not (0 <= trait.plus <= MOST_OF_A_TRAIT and -MOST_OF_A_TRAIT <= trait.minus <= 0):
        yield "trait_out_of_range"
