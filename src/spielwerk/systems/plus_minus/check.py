"""Checks [Proben]: action value, two dice, difficulty, successes or failures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as being_ref
from spielwerk.core.questions import GM
from spielwerk.core.scene import being_of
from spielwerk.core.text import Message

from .commands import Check
from .content import QUALITIES
from .events import Die, DieFell, DoubleNoted, MixApproved, MixChecked, Outcome, Property, refs
from .state import Being, Table

FEWEST: Final = 3
MOST: Final = 5
SIDES: Final = 6
FIVE: Final = 5
"""So many successes or failures make a step [Stufe]."""
NUMBERS: Final = (-1000, 1000)


class Mix(Struct, frozen=True):
    """What a check comes to; the field names are the scenario contract."""

    action_value: int
    modified: int
    result: int
    outcome: Outcome
    successes: int
    failures: int
    steps: int
    double: bool
    hints: tuple[str, ...]


# --- arithmetic ----------------------------------------------------------------------------------------------------


def sum_of(values: Sequence[int], average: bool = False) -> int:
    """The action value [Aktionswert]: the sum; by the house rule three times the average, rounded down (PM-AW-09).

    Of three properties that is their sum again.
    """
    total = sum(values)
    return FEWEST * total // len(values) if average else total


def steps_of(result: int) -> int:
    """Full fives, with the sign of the result (PM-SUCC-05)."""
    full = abs(result) // FIVE
    return full if result > 0 else -full


def outcome_of(result: int, zero: Outcome) -> Outcome:
    """Success or failure; `zero` is how the table reads a result of exactly 0 (PM-SUCC-06)."""
    if result == 0:
        return zero
    return "success" if result > 0 else "failure"


def ladder(table: Table, parts: int) -> tuple[int, ...]:
    """The usual difficulties for so many properties, easiest first: five more for each above three (PM-DIFF-03).

    None where the table wants no suggestions.
    """
    return () if table.options["ladder"] == "free" else _rungs(table, parts)


def normal_difficulty(table: Table, parts: int) -> int:
    """The middle of the usual difficulties: where the number that the game master is asked for begins."""
    rungs = _rungs(table, parts)
    return rungs[len(rungs) // 2 - 1]


def _rungs(table: Table, parts: int) -> tuple[int, ...]:
    return tuple(value + FIVE * (parts - FEWEST) for value in table.content.ladder.values())


def counted(
    action_value: int, net: int, difficulty: int, extra: int, double: bool, zero: Outcome, hints: tuple[str, ...]
) -> Mix:
    """What the dice make of an action value: first the net modifier, then the difficulty (PM-DIFF-01)."""
    modified = action_value + net
    result = modified - difficulty + extra
    return Mix(
        action_value,
        modified,
        result,
        outcome_of(result, zero),
        max(result, 0),
        max(-result, 0),
        steps_of(result),
        double,
        hints,
    )


def signed(number: int) -> str:
    """A number with its sign, for sentences."""
    return f"{number:+d}".replace("-", "−")


# --- the mix -------------------------------------------------------------------------------------------------------


def property_of(table: Table, being: Being, name: str, field: str = "properties") -> Property:
    """What a name on a being's sheet stands for. Refuses `unknown_id` (PM-ABIL-07, PM-TRAIT-09), also for what only
    somebody has who is not there: else players could try names until one fits."""
    if name in QUALITIES:
        return Property(name, "quality", being.qualities[name])
    if name in being.abilities:
        return Property(name, "ability", being.abilities[name].value)
    if (
        name in table.content.abilities
        or name in table.abilities
        or any(other.present and name in other.abilities for other in table.beings.values())
    ):
        return Property(name, "ability", 0)
    if table.options["traits_in_aw"] == "summand":
        return trait_of(being, name, field)
    raise Refused("unknown_id", field=field, value=name)


def trait_of(being: Being, name: str, field: str) -> Property:
    """A trait of the being by its name. Refuses `unknown_id`."""
    found = next((trait for trait in being.traits if trait.name == name), None)
    if found is None:
        raise Refused("unknown_id", field=field, value=name)
    return Property(name, "trait", found.total)


def mix_of(table: Table, being: Being, names: Sequence[str], field: str = "properties") -> tuple[Property, ...]:
    """The properties of a mix. Refuses what no mix may be (PM-AW-04, 05, 06, 10)."""
    mix = tuple(property_of(table, being, name, field) for name in names)
    if len(mix) < FEWEST:
        raise Refused("too_few_properties", field=field, rule="PM-AW-04", count=len(mix), least=FEWEST)
    if len(mix) > MOST:
        raise Refused("too_many_properties", field=field, rule="PM-AW-05", count=len(mix), most=MOST)
    if not any(one.kind == "quality" for one in mix):
        raise Refused("no_quality", field=field, rule="PM-AW-06")
    for place, one in enumerate(mix):
        if one in mix[:place]:
            raise Refused("same_property_twice", field=field, rule="PM-AW-10", what=one.ref)
    if table.options["untrained"] == "forbid":
        for one in mix:
            if not_learned(one):
                raise Refused("not_learned", field=field, rule="PM-ABIL-08", what=one.ref)
    return mix


def not_learned(one: Property) -> bool:
    """An ability of 0 is not learned, or not mastered (PM-ABIL-05)."""
    return one.kind == "ability" and one.value == 0


def bonus_of(table: Table, being: Being, name: str) -> Property | None:
    """The trait that is to count once. Refuses it where the table does not allow that (PM-TRAIT-09)."""
    if not name:
        return None
    if table.options["traits_in_aw"] != "modifier":
        raise Refused("traits_stay_out", field="trait", rule="PM-TRAIT-09")
    return trait_of(being, name, "trait")


def known_to_players(being: Being, parts: Sequence[Property]) -> bool:
    """Whether all players may see the values: those of which everything is shown."""
    facets = {"quality": "qualities", "ability": "abilities", "trait": "traits"}
    return all(facets[one.kind] in being.shown for one in parts)


# --- the rule ------------------------------------------------------------------------------------------------------


async def check(act: Act[Table], cmd: Check) -> Mix:
    """A check (PM-WHEN-04): the mix, the difficulty, two dice, what comes of them, and a word on a double."""
    being: Being = being_of(act, cmd.by, "by")
    table = act.state
    mix = mix_of(table, being, cmd.properties)
    bonus = bonus_of(table, being, cmd.trait)
    hints = ("not_learned",) if any(map(not_learned, mix)) else ()

    await makes_sense(act, cmd.by, mix, cmd.approved)
    if bonus is not None and not await _counts(act, cmd, bonus):
        bonus = None
    action_value = sum_of([one.value for one in mix], table.options["long_sums"] == "average")
    action_value += bonus.value if bonus is not None else 0
    difficulty = await _difficulty(act, cmd, mix, action_value)

    white, net, double, extra, again = await thrown(act, cmd.by)

    zero: Outcome = table.options["zero"]  # type: ignore[assignment]
    found = counted(action_value, net, difficulty, extra, double, zero, hints)
    act.emit(_card(cmd.by, mix, bonus, white, difficulty, extra, again, found, being))
    if double:
        await note_double(act, cmd.by, white, found.result)
    return found


def _told_of(who: str, mix: tuple[Property, ...]) -> dict[str, Any]:
    """What a question about a mix says of it."""
    untrained = tuple(one for one in mix if not_learned(one))
    return {"who": being_ref(who), "mix": refs(mix), "untrained": refs(untrained), "untrained_count": len(untrained)}


async def makes_sense(
    act: Act[Table], who: str, mix: tuple[Property, ...], approved: bool, field: str = "properties"
) -> None:
    """A combination that the table has not used before is the game master's to judge (PM-AW-08)."""
    key = tuple(sorted(one.id for one in mix))
    if key in act.state.mixes:
        return
    if not approved:
        args = _told_of(who, mix)
        if await act.ask("mix_makes_sense", GM, ("yes", "no"), suggestion="yes", args=args) == "no":
            raise Refused("mix_refused", field=field, rule="PM-AW-08")
    act.emit(MixApproved(key))


async def _counts(act: Act[Table], cmd: Check, bonus: Property) -> bool:
    """Whether a trait counts here: the game master's word (PM-TRAIT-11)."""
    if cmd.approved:
        return True
    args = {"who": being_ref(cmd.by), "trait": bonus.ref, "value": signed(bonus.value)}
    return await act.ask("trait_counts", GM, ("yes", "no"), suggestion="yes", judgement=True, args=args) == "yes"


async def _difficulty(act: Act[Table], cmd: Check, mix: tuple[Property, ...], action_value: int) -> int:
    """The difficulty [Schwierigkeit] is the game master's, who sees how many properties were summed (PM-AW-09)."""
    difficulty = cmd.difficulty
    if difficulty is None:
        suggestion, steps = normal_difficulty(act.state, len(mix)), ladder(act.state, len(mix))
        args = {**_told_of(cmd.by, mix), "parts": len(mix), "action_value": action_value, "ladder": steps}
        difficulty = await act.ask_number("difficulty", GM, *NUMBERS, suggestion=suggestion, args=args)
    if difficulty < 0:
        sure = await act.ask("negative_difficulty", GM, ("yes", "no"), args={"difficulty": signed(difficulty)})
        if sure == "no":
            raise Refused(
                "bad_value",
                field="difficulty",
                rule="PM-DIFF-04",
                value=difficulty,
                allowed=Message("allowed-whole-from", {"low": 0}),
            )
    return difficulty


class Less(Struct, frozen=True):
    """Of the black die only its difference to the white one matters (PM-DICE-03)."""

    white: int

    def __call__(self, face: int) -> int:
        return self.white - face


def as_it_fell(face: int) -> int:
    """The white die is added as it fell (PM-DICE-02)."""
    return face


class Thrown(NamedTuple):
    """Two dice: the white face, the net modifier, and what a double brings by the table's reading (PM-DBL-04)."""

    white: int
    net: int
    double: bool
    extra: int = 0
    again: tuple[int, int] | None = None

    @property
    def black(self) -> int:
        """The face of the black die; a roll that was made again was a double."""
        return self.white if self.double else self.white - self.net


async def thrown(act: Act[Table], who: str, key: str = "") -> Thrown:
    """The two dice of a check, with a second roll after a double where the table reads it so."""
    white, net = await _dice(act, who, key)
    doubles = act.state.options["doubles"]
    if net or doubles not in ("extremes", "again"):
        return Thrown(white, net, net == 0)
    if doubles == "extremes":
        return Thrown(white, net, True, {SIDES: FIVE, 1: -FIVE}.get(white, 0))
    more, second = await _dice(act, who, key, again=True)
    return Thrown(white, second, True, 0, (more, more - second))


async def note_double(act: Act[Table], who: str, face: int, result: int) -> None:
    """Where the table leaves doubles to the game master, they may note something special (PM-DBL-03)."""
    if act.state.options["doubles"] != "gm":
        return
    note = await act.ask_text("double", GM, args={"who": being_ref(who), "face": face, "result": result})
    if note:
        act.emit(DoubleNoted(who, note))


async def _dice(act: Act[Table], who: str, key: str = "", again: bool = False) -> tuple[int, int]:
    """Two dice, the white one first: its face and the net modifier (PM-DICE-06)."""
    suffix = f"{key}_again" if again else key

    def card(die: Die, face: int) -> DieFell:
        return DieFell(who, die, face, again)

    white = await act.roll(f"white{suffix}", who, SIDES, as_it_fell, lambda face: card("white", face))
    net = await act.roll(f"black{suffix}", who, SIDES, Less(white), lambda face: card("black", face))
    return white, net


def _card(
    by: str,
    mix: tuple[Property, ...],
    bonus: Property | None,
    white: int,
    difficulty: int,
    extra: int,
    again: tuple[int, int] | None,
    found: Mix,
    being: Being,
) -> MixChecked:
    first = 0 if again is not None else found.modified - found.action_value  # a roll that is made again was a double
    return MixChecked(
        by=by,
        properties=mix,
        action_value=found.action_value,
        white=white,
        black=white - first,
        modified=found.modified,
        difficulty=difficulty,
        result=found.result,
        outcome=found.outcome,
        successes=found.successes,
        failures=found.failures,
        steps=found.steps,
        double=found.double,
        hints=found.hints,
        again=again,
        extra=extra,
        trait=bonus,
        open=known_to_players(being, (*mix, *((bonus,) if bonus else ()))),
    )
