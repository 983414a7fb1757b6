"""Beings as plain data: read strictly, as they stand in scenarios, examples and forms."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.bounds import ById, BySkill, Id, Line, Many, Pages, Story
from spielwerk.core.characters.arrival import Arrival, free_id, may_arrive
from spielwerk.core.faults import ONCE, whole_between
from spielwerk.core.system import read
from spielwerk.core.text import Message

from .commands import Chosen, LastingCircumstance
from .events import BeingJoined
from .magazines import of_magazine
from .rows import ATTRIBUTES, SERIES, RoleRow, Series, TraitRow
from .rules.derived import max_hp
from .state import (
    FACETS,
    REWINDS,
    SHOWN_OF_NPC,
    SHOWN_OF_PC,
    Armour,
    Being,
    Cause,
    Owned,
    OwnTrait,
    Page,
    Table,
    conditions_of,
)

LEAST: Final = 5
"""What an attribute is where nothing is said (PC-CHR-06)."""

Value = Annotated[int, Meta(ge=0, le=1000)]
Metres = Annotated[float, Meta(ge=-1e6, le=1e6)]


class Sheet(Arrival, frozen=True, kw_only=True):
    """A being as it stands in data (contract, Beings)."""

    role: Id = ""
    core_skills: Many[Line] = ()
    melee: bool = False
    species: Id = "human"
    attributes: ById[Value] = field(default_factory=dict)
    skills: BySkill[Value] = field(default_factory=dict)
    talents: Many[Id | Chosen] = ()
    handicaps: Many[Id | Chosen] = ()
    armour: Value | Many[Armour] | None = None
    weapons: Many[Id] = ()
    hp: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    max_hp: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    conditions: Many[Cause] = ()
    capacity: ById[Value] = field(default_factory=dict)
    used_up: Many[Id] = ()
    fixed: Annotated[dict[Literal["initiative", "movement"], Value], Meta(max_length=2)] = field(default_factory=dict)
    at: tuple[Metres, Metres] | None = None
    rewinds: Value | None = None
    level: Annotated[int, Meta(ge=1, le=1000)] = 1
    attribute_points: Value = 0
    skill_points: Value = 0
    history: Pages[Page] = ()
    concept: Line = ""
    background: Story = ""
    gear: Many[Id | Owned] = ()
    damage: Series | None = None
    spent: Many[Id] = ()
    lasting: Many[LastingCircumstance] = ()


def joins(table: Table, data: Mapping[str, Any]) -> Sequence[BeingJoined]:
    """The events that bring a being to the table. Refuses `bad_value` and `unknown_id` with the field's name."""
    sheet: Sheet = read(data, Sheet)
    being = read_being(table, sheet)
    if being.npc:
        return (BeingJoined(being),)
    if sheet.rewinds is None and being.seat in table.rewinds:
        return (BeingJoined(being),)  # a player with two characters has one stock (contract PC-33)
    return (BeingJoined(being, REWINDS if sheet.rewinds is None else sheet.rewinds),)


def read_being(table: Table, sheet: Sheet) -> Being:
    """The being of a sheet, with everything that follows from it."""
    who = sheet.id or free_id(table)
    npc = sheet.npc or bool(sheet.role)
    _check(table, sheet, npc)
    role = table.content.roles.get(sheet.role)
    seat = ("" if npc else who) if sheet.player is None else sheet.player
    given = Being(
        id=who,
        name=sheet.name or who,
        npc=npc,
        seat=seat,
        present=sheet.present,
        shown=tuple(sorted(set(sheet.shown))) if sheet.shown is not None else SHOWN_OF_NPC if npc else SHOWN_OF_PC,
        species=sheet.species,
        role=sheet.role,
        level=sheet.level,
        attributes={a: sheet.attributes.get(a, role.attributes if role else LEAST) for a in ATTRIBUTES},
        skills={**dict.fromkeys(sheet.core_skills, role.core_skills if role else 0), **sheet.skills},
        talents=_chosen(sheet.talents),
        handicaps=_chosen(sheet.handicaps),
        armour=_armour(sheet, role),
        weapons=sheet.weapons,
        used_up=sheet.used_up,
        capacity=_capacity(table, sheet),
        fixed=dict(sheet.fixed.items()),
        hp=1,
        max_hp=1,
        fixed_max_hp=sheet.max_hp if sheet.max_hp is not None else role.hp if role else None,
        at=sheet.at,
        series=_series(table, sheet, role),
        series_melee=sheet.melee,
        attribute_points=sheet.attribute_points,
        skill_points=sheet.skill_points,
        history=sheet.history,
        concept=sheet.concept.strip(),
        background=sheet.background.strip(),
        gear=tuple(Owned(g) if isinstance(g, str) else g for g in sheet.gear),
        notes=sheet.notes.strip(),
        counters=dict(sheet.counters),
        spent=tuple(sorted(set(sheet.spent))),
        lasting=tuple(sorted(set(sheet.lasting))),
        portrait=sheet.portrait,
    )
    return _with_health(table, given, sheet)


def _with_health(table: Table, being: Being, sheet: Sheet) -> Being:
    """Derived HP, and the conditions that they imply plus those listed (contract G-10).

    More HP than an NPC would have are its maximum, where none is stated (PC-CHR-16).
    """
    most = max_hp(table, being)
    hp = most if sheet.hp is None else sheet.hp
    if hp > most and being.npc and sheet.max_hp is None:
        being, most = replace(being, fixed_max_hp=hp), hp
    if hp > most:
        raise Refused("bad_value", field="hp", value=hp, allowed=whole_between(0, most))
    implied = conditions_of(hp, most, ())
    causes: tuple[Cause, ...] = tuple(sorted(set(sheet.conditions) - set(implied)))
    return replace(being, hp=hp, max_hp=most, causes=causes, conditions=conditions_of(hp, most, causes))


def _check(table: Table, sheet: Sheet, npc: bool) -> None:
    """Refuse names that nothing has, and values that do not fit together."""
    may_arrive(table, sheet, FACETS)
    _known("species", (sheet.species,), table.content.species)
    _known("role", (sheet.role,) if sheet.role else (), table.content.roles)
    _known("attributes", sheet.attributes, ATTRIBUTES)
    for part, names in (("skills", tuple(sheet.skills)), ("core_skills", sheet.core_skills)):
        _known(part, (name.partition(":")[0] for name in names), table.content.skills)
    check_chosen(table, "talents", _chosen(sheet.talents), table.content.talents, table.talents)
    check_chosen(table, "handicaps", _chosen(sheet.handicaps), table.content.handicaps, table.handicaps)
    for part, weapons in (
        ("weapons", sheet.weapons),
        ("used_up", sheet.used_up),
        ("capacity", tuple(of_magazine(key)[0] for key in sheet.capacity)),
    ):
        _known(part, weapons, table.content.weapons)
    _known("gear", (g if isinstance(g, str) else g.id for g in sheet.gear), table.content.gear)
    _known("spent", sheet.spent, {**table.content.talents, **table.content.handicaps})
    for page in sheet.history:
        _check_page(table, page)
    if sheet.damage is not None and (not npc or sheet.damage not in SERIES):
        allowed = ", ".join("/".join(map(str, series)) for series in SERIES)
        raise Refused("bad_value", field="damage", value=list(sheet.damage), allowed=f"npc = true: {allowed}")
    if sheet.max_hp is not None and not npc:
        raise Refused("bad_value", field="max_hp", value=sheet.max_hp, allowed=Message("allowed-npcs"))
    if sheet.core_skills and not sheet.role:
        raise Refused(
            "bad_value", field="core_skills", value=sheet.core_skills[0], allowed=Message("allowed-with-role")
        )
    if sheet.rewinds and npc:
        raise Refused("bad_value", field="rewinds", value=sheet.rewinds, allowed="0")


def _check_page(table: Table, page: Page) -> None:
    """Refuse of an earlier level what could not be read of the level that somebody has."""
    _known("history", page.attributes, ATTRIBUTES)
    _known("history", (name.partition(":")[0] for name in page.skills), table.content.skills)
    check_chosen(table, "history", page.talents, table.content.talents, table.talents)
    check_chosen(table, "history", page.handicaps, table.content.handicaps, table.handicaps)
    points = (page.level, page.attribute_points, page.skill_points)
    for value in (*points, *page.attributes.values(), *page.skills.values()):
        if not 0 <= value <= 1000:
            raise Refused("bad_value", field="history", value=value, allowed=whole_between(0, 1000))


def _known(part: str, names: Iterable[str], among: Container[str]) -> None:
    for name in names:
        if name not in among:
            raise Refused("unknown_id", field=part, value=name)


def check_chosen(
    table: Table, part: str, entries: tuple[Chosen, ...], rows: Mapping[str, TraitRow], own: Mapping[str, OwnTrait]
) -> None:
    """Refuse what nothing has, the same twice, and choices that do not go with it.

    A skill with its field has to be chosen, as nothing could come of it else. A subject may be open, since a being
    need not be complete; `create` asks for it.
    """
    _known(part, (one.id for one in entries), rows)
    if len(set(entries)) < len(entries):
        raise Refused("bad_value", field=part, value=entries[-1].id, allowed=ONCE, rule="PC-CHR-12")
    for one in entries:
        asked = CHOICES[rows[one.id].choice or ("subject" if one.id in own else "")]
        given = [name for name in ("skill", "field", "subject") if getattr(one, name)]
        missing = asked == ("skill", "field") and tuple(given) != asked
        if missing or not set(given) <= set(asked):
            raise Refused("bad_value", field=part, value=one.id, allowed=", ".join(("id", *asked)))
        _known(part, (one.skill.partition(":")[0],) if one.skill else (), table.content.skills)


CHOICES: Final[dict[str, tuple[str, ...]]] = {"": (), "skill": ("skill", "field"), "subject": ("subject",)}
"""What may be given with a talent or handicap, by what is chosen with it."""


def _chosen(entries: Iterable[str | Chosen]) -> tuple[Chosen, ...]:
    return tuple(Chosen(e) if isinstance(e, str) else e for e in entries)


def _capacity(table: Table, sheet: Sheet) -> dict[str, int]:
    """What is left in weapons that are not full. Refuses `bad_value` for more than they hold."""
    found: dict[str, int] = {}
    for key, left in sheet.capacity.items():
        weapon, which = of_magazine(key)
        full = table.content.weapons[weapon].capacity
        if full is None or left > full:
            raise Refused("bad_value", field="capacity", value=left, allowed=whole_between(0, full or 0))
        if not which:
            raise Refused("unknown_id", field="capacity", value=key)
        if left != full:
            found[key] = left
    return found


def _series(table: Table, sheet: Sheet, role: RoleRow | None) -> Series | None:
    """The damage of an NPC's attack: as stated, else of the role; the lowest word is read by an option (PC-NPC-05)."""
    if sheet.damage is not None or role is None:
        return sheet.damage
    if role.id == "supporting" and table.options["npc_minimal_series"] == "15/10/5/2":
        return SERIES[0]
    return role.damage


def _armour(sheet: Sheet, role: RoleRow | None) -> tuple[Armour, ...]:
    value = sheet.armour if sheet.armour is not None else role.armour if role else 0
    if isinstance(value, int):
        return (Armour(value),) if value else ()
    for piece in value:
        if not 0 <= piece.value <= 1000:
            raise Refused("bad_value", field="armour", value=piece.value, allowed=whole_between(0, 1000))
    return value
