"""The game master's word: values set by hand, and experience (EP-DER-09, EP-DER-08)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import Override
from spielwerk.core.faults import characters, whole_between
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.being import HIGHEST, armour_of, known, plain_specialities
from spielwerk.systems.erzaehlpool.commands import Award
from spielwerk.systems.erzaehlpool.content import Content
from spielwerk.systems.erzaehlpool.events import Awarded, BeingSet
from spielwerk.systems.erzaehlpool.facts import facts
from spielwerk.systems.erzaehlpool.state import HELPLESS, Being, Condition, Table

from .derived import health, willpower_most
from .people import being

Setter = Callable[[Table, Being, str, Any], Being]
Rows = Callable[[Content], Mapping[str, Any]]
MOST_EXPERIENCE: Final = 100_000


async def override(act: Act[Table], cmd: Override) -> None:
    """Set any value of a being; what is derived from it follows. Refuses `bad_value` for what does not fit."""
    target = being(act, cmd.target, "target")
    part, _, key = cmd.field.partition(".")
    setter = PARTS.get(part) if key else FIELDS.get(part)
    if setter is None:
        allowed = ", ".join((*FIELDS, *(f"{name}.…" for name in PARTS)))
        raise Refused("bad_value", field="field", value=cmd.field, allowed=allowed)
    changed = setter(act.state, target, key, cmd.value)
    value, was = _number_in(act.state, changed, part, key), _number_in(act.state, target, part, key)
    act.emit(BeingSet(changed, cmd.field, cmd.reason, target.shows(facet_of(part)), value, was))


def _number_in(table: Table, one: Being, part: str, key: str) -> int | None:
    """The number that stands in a field, by the names of the game master's view; None where none does."""
    found = facts(table, one).get(part)
    if key and isinstance(found, dict):
        found = found.get(key, 0)
    return found if isinstance(found, int) and not isinstance(found, bool) else None


def facet_of(part: str) -> str:
    """Which disclosure a field belongs to."""
    if part in ("hp", "name", "conditions"):
        return part
    if part == "health":
        return "hp"
    return "values" if part in OF_VALUES else "traits"


OF_ARMOUR: Final = ("general", "firearms", "strength", "defence", "speed", "bulletproof")
OF_VALUES: Final = (
    "attributes",
    "skills",
    "specialities",
    "size",
    "species_factor",
    "armour",
    "weapons",
    "defence",
    "initiative",
    "speed",
)


def number(value: Any, low: int = 0, high: int = HIGHEST) -> int:
    """A whole number within limits. Refuses `bad_value`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refused("bad_value", field="value", value=str(value), allowed=whole_between(low, high))
    return value


def words(value: Any, low: int, high: int) -> str:
    """Some words. Refuses `bad_value`."""
    if not isinstance(value, str) or not low <= len(value.strip()) <= high:
        raise Refused("bad_value", field="value", value=str(value), allowed=characters(low, high))
    return value.strip()


def refs(kind: str, ids: Iterable[str]) -> tuple[Ref, ...]:
    """Rows of a kind, to be named."""
    return tuple(Ref(kind, id) for id in ids)


def several(value: Any, among: Sequence[str] | None = None, kind: str = "") -> tuple[str, ...]:
    """A list of ids, each among these of a kind. Refuses `bad_value`."""
    if not isinstance(value, tuple):
        raise Refused("bad_value", field="value", value=str(value), allowed=Message("allowed-list"))
    for one in value:
        if not isinstance(one, str) or len(one) > 200 or (among is not None and one not in among):
            raise Refused("bad_value", field="value", value=str(one), allowed=refs(kind, among or ()))
    return tuple(dict.fromkeys(value))


# --- fields --------------------------------------------------------------------------------------------------------


def _hp(table: Table, one: Being, _key: str, value: Any) -> Being:
    """The Health that is left: what is missing is lethal as far as it is not bashing already.

    Whoever has Health again that was used up is out no longer; whoever is so for another reason stays so.
    """
    most = health(table, one)
    gone = most - number(value, 0, most)
    bashing = min(one.bashing, gone)
    back = one.damage >= most > gone
    conditions = tuple(c for c in one.conditions if c not in HELPLESS) if back else one.conditions
    return replace(one, bashing=bashing, lethal=gone - bashing, conditions=conditions)


def _willpower(table: Table, one: Being, _key: str, value: Any) -> Being:
    most = willpower_most(table, one)
    return replace(one, spent=most - number(value, 0, most))


def _conditions(_table: Table, one: Being, _key: str, value: Any) -> Being:
    wanted: Any = tuple(sorted(several(value, get_args(Condition), "condition")))
    return replace(one, conditions=wanted)


def _derangements(_table: Table, one: Being, _key: str, value: Any) -> Being:
    return replace(one, derangements=several(value))


def _weapons(table: Table, one: Being, _key: str, value: Any) -> Being:
    return replace(one, weapons=several(value, tuple(table.content.weapons), "weapon"))


def _armour(table: Table, one: Being, key: str, value: Any) -> Being:
    if not key:
        armours = table.content.armours
        if value and value not in armours:
            raise Refused("bad_value", field="value", value=str(value), allowed=refs("armour", armours))
        return replace(one, armour=armour_of(table.content, str(value or "")))
    if key not in OF_ARMOUR:
        raise Refused("bad_value", field="field", value=key, allowed=", ".join(OF_ARMOUR))
    if key == "bulletproof":
        if not isinstance(value, bool):
            raise Refused("bad_value", field="value", value=str(value), allowed=Message("allowed-yes_no"))
        return replace(one, armour=replace(one.armour, bulletproof=value, id=""))
    low, high = (-HIGHEST, 0) if key in ("defence", "speed") else (0, HIGHEST)
    return replace(one, armour=replace(one.armour, id="", **{key: number(value, low, high)}))


def _fixed(name: str, low: int) -> Setter:
    """A derived value is so high from now on, whatever it follows from."""

    def fix(_table: Table, one: Being, _key: str, value: Any) -> Being:
        return replace(one, fixed={**one.fixed, name: number(value, low)})

    return fix


def _plain(name: str, low: int, high: int) -> Setter:
    def put(_table: Table, one: Being, _key: str, value: Any) -> Being:
        return replace(one, **{name: number(value, low, high)})

    return put


def _text(name: str, low: int, high: int) -> Setter:
    def put(_table: Table, one: Being, _key: str, value: Any) -> Being:
        return replace(one, **{name: words(value, low, high)})

    return put


def _one_of(name: str, rows_in: Rows) -> Setter:
    def put(table: Table, one: Being, _key: str, value: Any) -> Being:
        rows = rows_in(table.content)
        if value != "" and value not in rows:
            raise Refused("bad_value", field="value", value=str(value), allowed=refs(name, rows))
        return replace(one, **{name: value})

    return put


def _part(name: str, rows_in: Rows, least: int) -> Setter:
    def put(table: Table, one: Being, key: str, value: Any) -> Being:
        rows = rows_in(table.content)
        known("field", (key.partition(":")[0] if name == "merits" else key,), rows)
        others = {k: v for k, v in getattr(one, name).items() if k != key}
        rating = number(value, least)
        if name == "attributes":
            return replace(one, attributes={**one.attributes, key: rating})
        return replace(one, **{name: {**others, key: rating} if rating else others})

    return put


def _specialities(table: Table, one: Being, key: str, value: Any) -> Being:
    """What somebody is special at within a skill, in own words (EP-SKILL-08)."""
    known("field", (key,), table.content.skills)
    return replace(one, specialities=plain_specialities({**one.specialities, key: several(value)}))


FIELDS: Final[dict[str, Setter]] = {
    "hp": _hp,
    "willpower": _willpower,
    "health": _fixed("health", 1),
    "defence": _fixed("defence", 0),
    "initiative": _fixed("initiative", 0),
    "speed": _fixed("speed", 0),
    "morality": _plain("morality", 0, 10),
    "size": _plain("size", 0, HIGHEST),
    "species_factor": _plain("species_factor", 0, HIGHEST),
    "experience": _plain("experience", 0, MOST_EXPERIENCE),
    "conditions": _conditions,
    "derangements": _derangements,
    "weapons": _weapons,
    "armour": _armour,
    "virtue": _one_of("virtue", lambda content: content.virtues),
    "vice": _one_of("vice", lambda content: content.vices),
    "name": _text("name", 1, 80),
    "concept": _text("concept", 0, 200),
    "faction": _text("faction", 0, 200),
    "supernatural": _text("supernatural", 0, 2000),
    "notes": _text("notes", 0, 2000),
}
"""What may be set by hand, by the names of the game master's view."""
PARTS: Final[dict[str, Setter]] = {
    "attributes": _part("attributes", lambda content: content.tables["attribute"], 0),
    "skills": _part("skills", lambda content: content.skills, 0),
    "merits": _part("merits", lambda content: content.merits, 0),
    "armour": _armour,
    "specialities": _specialities,
}
"""Fields with a name behind a dot: `skills.brawl`."""


async def award(act: Act[Table], cmd: Award) -> None:
    """Experience for several characters; what it buys is not said in the document, so it is set by hand."""
    for who in dict.fromkeys(cmd.beings):
        one = being(act, who, "beings")
        total = min(MOST_EXPERIENCE, one.experience + cmd.amount)
        act.emit(Awarded(who, total, cmd.amount, one.shows("traits")))
