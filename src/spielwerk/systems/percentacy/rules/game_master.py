"""The game master's word: values set by hand, and sessions with their Rewinds (PC-CHK-13, PC-REW-01, PC-REW-02)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core import scene
from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import EndSession, Override, StartSession
from spielwerk.core.faults import characters, whole_between
from spielwerk.core.system import read
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.being import check_chosen
from spielwerk.systems.percentacy.commands import Chosen, Condition
from spielwerk.systems.percentacy.effects import Value
from spielwerk.systems.percentacy.events import BeingSet, RewindsChanged
from spielwerk.systems.percentacy.magazines import of_magazine
from spielwerk.systems.percentacy.rows import ATTRIBUTES, TraitRow
from spielwerk.systems.percentacy.state import (
    REWINDS,
    Armour,
    Being,
    Cause,
    Table,
    conditions_of,
)

from .derived import max_hp
from .handicaps import remind
from .people import being, nth_carried
from .talents import renew
from .traits import effects_of, uses, with_spent

HIGHEST: Final = 1000
"""The highest number that may be set by hand."""
LONGEST_NAME: Final = 80


# --- sessions ------------------------------------------------------------------------------------------------------


class SessionBegun(Struct, frozen=True):
    """What the game master is reminded of, by being."""

    reminders: dict[str, list[str]]


async def start_session(act: Act[Table], cmd: StartSession) -> SessionBegun:
    """Every player starts with three Rewinds, one more for the lucky, one less for the unlucky (PC-REW-01, -12); uses
    come back, and the game master is reminded of what handicaps bring into play."""
    await scene.start_session(cast("scene.AnyAct", act), cmd)
    act.emit(RewindsChanged(fresh_rewinds(act.state), "session"))
    renew(act, "session")
    return SessionBegun(remind(act))


async def end_session(act: Act[Table], cmd: EndSession) -> None:
    """What is left of the Rewinds is lost, awarded ones included (PC-REW-02)."""
    await scene.end_session(cast("scene.AnyAct", act), cmd)
    act.emit(RewindsChanged(dict.fromkeys(act.state.rewinds, 0), "session"))


def fresh_rewinds(table: Table) -> dict[str, int]:
    """The Rewinds of every player at the start of a session; luck counts for characters that are in play."""
    played: dict[str, list[Being]] = {}
    for one in table.beings.values():
        if not one.npc:
            played.setdefault(one.seat, []).append(one)
    return {seat: rewinds_with(table, [b for b in beings if b.present] or beings) for seat, beings in played.items()}


def rewinds_with(table: Table, beings: Sequence[Being]) -> int:
    """The Rewinds that a player of these characters starts a session with (PC-REW-01, PC-REW-12)."""
    luck = {h.trait: h.effect.amount for b in beings for h in effects_of(table, b, Value) if h.effect.of == "rewinds"}
    return max(0, REWINDS + sum(luck.values()))


# --- values set by hand --------------------------------------------------------------------------------------------


async def override(act: Act[Table], cmd: Override) -> None:
    """Set any value of a being; what is derived from it follows (PC-CHK-13, PC-DRV-01).

    Refuses `bad_value` for a field that nothing has, or a value that does not fit it.
    """
    target = being(act, cmd.target, "target")
    part, _, key = cmd.field.partition(".")
    if cmd.field == "rewinds":
        return _set_rewinds(act, target, cmd.value)
    setter = PARTS.get(part) if key else FIELDS.get(part)
    if setter is None:
        allowed = ", ".join((*FIELDS, "rewinds", *(f"{name}.…" for name in PARTS)))
        raise Refused("bad_value", field="field", value=cmd.field, allowed=allowed)
    changed = setter(act.state, target, key, cmd.value)
    act.emit(BeingSet(changed, cmd.field, cmd.reason, target.shows(facet_of(part))))
    return None


def facet_of(part: str) -> str:
    """Which disclosure a field belongs to."""
    if part in ("hp", "max_hp"):
        return "hp"
    return part if part in ("name", "conditions", "armour") else "values"


def _set_rewinds(act: Act[Table], being: Being, value: Any) -> None:
    if being.npc:
        raise Refused("not_allowed", field="target", value=being.id, rule="PC-NPC-07")
    act.emit(RewindsChanged({being.seat: number(value)}, "set", being.id, being.present))


def number(value: Any, low: int = 0, high: int = HIGHEST) -> int:
    """A whole number within limits. Refuses `bad_value`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refused("bad_value", field="value", value=str(value), allowed=whole_between(low, high))
    return value


def words(value: Any, among: Sequence[str], field: str = "value") -> tuple[str, ...]:
    """A list of ids, each among these. Refuses `bad_value`."""
    if not isinstance(value, tuple):
        raise Refused("bad_value", field=field, value=str(value), allowed=Message("allowed-list"))
    for one in value:
        if one not in among:
            raise Refused("bad_value", field=field, value=str(one), allowed=", ".join(among))
    return value


def with_hp(being: Being, hp: int) -> Being:
    """The being with these HP and the conditions that follow; whoever gets HP back is not dead any more."""
    dropped: tuple[Cause, ...] = ("dead", "spared") if hp > 0 else ()
    causes = tuple(cause for cause in being.causes if cause not in dropped)
    return replace(being, hp=hp, causes=causes, conditions=conditions_of(hp, being.max_hp, causes))


def derived_again(table: Table, being: Being) -> Being:
    """The being with its maximum HP as it follows now; the damage taken stays, at least 1 HP is left (AMB-076)."""
    most = max_hp(table, being)
    if most == being.max_hp:
        return being
    hp = min(most, max(1, most - (being.max_hp - being.hp))) if being.hp > 0 else 0
    return replace(being, max_hp=most, hp=hp, conditions=conditions_of(hp, most, being.causes))


Setter = Callable[[Table, Being, str, Any], Being]


def _hp(_table: Table, being: Being, _key: str, value: Any) -> Being:
    return with_hp(being, number(value, 0, being.max_hp))


def _max_hp(table: Table, being: Being, _key: str, value: Any) -> Being:
    return derived_again(table, replace(being, fixed_max_hp=number(value, 1)))


def _name(_table: Table, being: Being, _key: str, value: Any) -> Being:
    if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST_NAME:
        raise Refused("bad_value", field="value", value=str(value), allowed=characters(1, LONGEST_NAME))
    return replace(being, name=value.strip())


def _species(table: Table, being: Being, _key: str, value: Any) -> Being:
    return derived_again(table, replace(being, species=words((value,), tuple(table.content.species))[0]))


def _conditions_said(conditions: Iterable[str]) -> tuple[Ref, ...]:
    return tuple(Ref("condition", one) for one in conditions)


def _conditions(_table: Table, being: Being, _key: str, value: Any) -> Being:
    wanted = words(value, get_args(Condition))
    causes: tuple[Any, ...] = tuple(sorted(set(wanted)))
    found = conditions_of(being.hp, being.max_hp, causes)
    extra = [condition for condition in found if condition not in wanted]
    if extra:
        raise Refused(
            "bad_value",
            field="value",
            value=_conditions_said(wanted),
            allowed=_conditions_said(extra),
            rule="PC-INJ-03",
        )
    implied = conditions_of(being.hp, being.max_hp, ())
    kept = tuple(cause for cause in causes if cause not in implied)
    return replace(being, causes=kept, conditions=conditions_of(being.hp, being.max_hp, kept))


def _armour(_table: Table, being: Being, _key: str, value: Any) -> Being:
    return replace(being, armour=(Armour(number(value)),) if number(value) else ())


def _weapons(table: Table, being: Being, _key: str, value: Any) -> Being:
    return replace(being, weapons=words(value, tuple(table.content.weapons)), used_up=())


Part = Literal["talents", "handicaps"]


def _traits(part: Part) -> Setter:
    """Talents or handicaps as the game master gives and takes them: no balance, no prices (PC-CHK-13, PC-ADV-07)."""

    def give(table: Table, being: Being, _key: str, value: Any) -> Being:
        return _with_traits(table, being, part, tuple(_trait(one) for one in _listed(value)))

    return give


def _changed_traits(part: Part) -> Setter:
    """Some of them given, and those that are `gone` taken away; what has become of the others meanwhile stays."""

    def change(table: Table, being: Being, key: str, value: Any) -> Being:
        words((key,), ("changed",), "field")
        have: tuple[Chosen, ...] = getattr(being, part)
        for one in _listed(value):
            gone = isinstance(one, dict) and one.get("gone") is True
            trait = _trait({name: said for name, said in one.items() if name != "gone"} if gone else one)
            have = tuple(other for other in have if other != trait) if gone else (*have, trait)
        return _with_traits(table, being, part, have)

    return change


def _listed(value: Any) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise Refused("bad_value", field="value", value=str(value), allowed=Message("allowed-list"))
    return value


def _trait(entry: Any) -> Chosen:
    return Chosen(entry) if isinstance(entry, str) else read(entry, Chosen)


def _with_traits(table: Table, being: Being, part: Part, taken: tuple[Chosen, ...]) -> Being:
    rows: Mapping[str, TraitRow] = getattr(table.content, part)
    check_chosen(table, "value", taken, rows, getattr(table, part))
    after = replace(being, **{part: taken})
    known = {one.id for one in (*after.talents, *after.handicaps)}
    return derived_again(table, replace(after, spent=tuple(one for one in after.spent if one in known)))


def _fixed(name: str) -> Setter:
    def fix(_table: Table, being: Being, _key: str, value: Any) -> Being:
        return replace(being, fixed={**being.fixed, name: number(value)})

    return fix


def _plain(name: str, low: int) -> Setter:
    def put(_table: Table, being: Being, _key: str, value: Any) -> Being:
        return replace(being, **{name: number(value, low)})

    return put


def _attribute(table: Table, being: Being, key: str, value: Any) -> Being:
    words((key,), ATTRIBUTES, "field")
    return derived_again(table, replace(being, attributes={**being.attributes, key: number(value)}))


def _skill(table: Table, being: Being, key: str, value: Any) -> Being:
    words((key.partition(":")[0],), tuple(table.content.skills), "field")
    return replace(being, skills={**being.skills, key: number(value)})


def _capacity(table: Table, being: Being, key: str, value: Any) -> Being:
    weapons = table.content.weapons
    weapon, which = of_magazine(key)
    words((weapon if which else key,), tuple(w for w, row in weapons.items() if row.capacity is not None), "field")
    nth_carried(being, weapon, which, "field")
    full = weapons[weapon].capacity or 0
    left = number(value, 0, full)
    others = {weapon: n for weapon, n in being.capacity.items() if weapon != key}
    return replace(being, capacity=others if left == full else {**others, key: left})


def _uses(table: Table, being: Being, key: str, value: Any) -> Being:
    words((key,), tuple(uses(table, being)), "field")
    left = number(value, 0, 1)
    return replace(being, spent=with_spent(being, key) if not left else tuple(one for one in being.spent if one != key))


FIELDS: Final[dict[str, Setter]] = {
    "hp": _hp,
    "max_hp": _max_hp,
    "name": _name,
    "species": _species,
    "conditions": _conditions,
    "armour": _armour,
    "weapons": _weapons,
    "talents": _traits("talents"),
    "handicaps": _traits("handicaps"),
    "initiative": _fixed("initiative"),
    "movement": _fixed("movement"),
    "level": _plain("level", 1),
    "attribute_points": _plain("attribute_points", 0),
    "skill_points": _plain("skill_points", 0),
}
"""What may be set by hand, by the names of the game master's view."""
PARTS: Final[dict[str, Setter]] = {
    "attributes": _attribute,
    "skills": _skill,
    "capacity": _capacity,
    "uses": _uses,
    "talents": _changed_traits("talents"),
    "handicaps": _changed_traits("handicaps"),
}
"""Fields with a name behind a dot: `skills.melee`, `talents.changed`."""
