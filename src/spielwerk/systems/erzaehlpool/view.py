"""What one viewer may know of a table of Erzählpool. Nothing leaves it that is not named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypedDict

from spielwerk.core import scene, shapes
from spielwerk.core.events import being as name_of
from spielwerk.core.shapes import BeingView, PlaceState
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns.order import turns_view
from spielwerk.core.view import Sight, basics

from .commands import Attack, Check, Extend
from .own import own_rows, plain_row, rows_by_option
from .rules import derived
from .rules.attack import weapon_pool
from .state import Armour, Being, Combat, Condition, Table

Health = Literal["unhurt", "scratched", "hurt", "battered", "down", "dead"]


class PoolWeapon(TypedDict):
    """A weapon with the pool it is used with, and what is left in its magazine (None: not counted)."""

    id: str
    pool: int
    rounds: int | None
    left: int | None


class PoolExtended(TypedDict):
    """An extended action that is under way."""

    what: list[str]
    needed: int
    cost: int
    limit: int
    total: int
    rolls: int
    spent: int
    left: int | None


class PoolArmour(TypedDict):
    """Armour as it is worn: `id` is that of our list, `""` for any other."""

    id: str
    general: int
    firearms: int
    strength: int
    defence: int
    speed: int
    bulletproof: bool


class PoolDamage(TypedDict):
    """The damage taken by its kind, and the most Health."""

    bashing: int
    lethal: int
    most: int


class PoolAim(TypedDict):
    """So many rounds of aiming at somebody."""

    at: str
    rounds: int


class PoolMost(TypedDict):
    """The most of something."""

    most: int


class Facets(TypedDict, total=False):
    """What is disclosed facet by facet."""

    conditions: list[Condition]
    health: Health
    hp: int
    damage: PoolDamage
    attributes: dict[str, int]
    skills: dict[str, int]
    specialities: dict[str, list[str]]
    weapons: list[PoolWeapon]
    armour: PoolArmour
    defence: int
    initiative: int
    speed: int
    size: int
    stance: str
    aim: PoolAim | None
    extended: PoolExtended | None
    willpower: int
    most_willpower: PoolMost
    morality: int
    derangements: list[str]
    merits: dict[str, int]
    virtue: str
    vice: str
    concept: str
    faction: str
    supernatural: str
    experience: int


class ErzaehlpoolBeing(BeingView, Facets):
    """A being: `full` to its player and the game master, to others as far as it is disclosed."""

    detail: Literal["full", "seen"]


def being_view(table: Table, being: Being, sight: Sight) -> ErzaehlpoolBeing | None:
    """A being as this viewer may know it, facet by facet; None where they must not know that it is there."""
    view = basics(being, sight)
    if view is None:
        return None
    full, facets = sight.all or sight.owns(being), Facets()
    if sight.knows(being, "conditions"):
        facets["conditions"] = list(being.conditions)
    if sight.knows(being, "health") or sight.knows(being, "hp"):
        facets["health"] = rough(table, being)
    if sight.knows(being, "hp"):
        hp, most = derived.hp(table, being), derived.health(table, being)
        damage: PoolDamage = {"bashing": being.bashing, "lethal": being.lethal, "most": most}
        facets |= {"hp": hp, "damage": damage}
    if sight.knows(being, "values"):
        facets |= _values(table, being)
    if sight.knows(being, "traits"):
        facets |= _traits(table, being)
    if full:
        facets["experience"] = being.experience
    return {**view, **facets, "detail": "full" if full else "seen"}


def _values(table: Table, being: Being) -> Facets:
    under_way = being.extended
    extended: PoolExtended | None = None
    if under_way is not None:
        extended = {
            "what": list(under_way.what),
            "needed": under_way.needed,
            "cost": under_way.cost,
            "limit": under_way.limit,
            "total": under_way.total,
            "rolls": under_way.rolls,
            "spent": under_way.spent,
            "left": under_way.left,
        }
    return {
        "attributes": {name: being.attribute(name) for name in table.content.attributes},
        "skills": dict(being.skills),
        "specialities": {skill: list(names) for skill, names in being.specialities.items()},
        "weapons": [_weapon(table, being, weapon) for weapon in dict.fromkeys(being.weapons)],
        "armour": _armour(being.armour),
        "defence": derived.defence(table, being),
        "initiative": derived.initiative(table, being),
        "speed": derived.speed(table, being),
        "size": derived.size(table, being),
        "stance": being.stance,
        "aim": {"at": being.aim_at, "rounds": being.aimed} if being.aimed else None,
        "extended": extended,
    }


def _traits(table: Table, being: Being) -> Facets:
    return {
        "willpower": derived.willpower(table, being),
        "most_willpower": {"most": derived.willpower_most(table, being)},
        "morality": being.morality,
        "derangements": list(being.derangements),
        "merits": dict(being.merits),
        "virtue": being.virtue,
        "vice": being.vice,
        "concept": being.concept,
        "faction": being.faction,
        "supernatural": being.supernatural,
    }


def _armour(armour: Armour) -> PoolArmour:
    return {
        "id": armour.id,
        "general": armour.general,
        "firearms": armour.firearms,
        "strength": armour.strength,
        "defence": armour.defence,
        "speed": armour.speed,
        "bulletproof": armour.bulletproof,
    }


def _weapon(table: Table, being: Being, weapon: str) -> PoolWeapon:
    row = table.content.weapons[weapon]
    left = being.rounds.get(weapon, row.rounds) if row.rounds else None
    return {"id": weapon, "pool": weapon_pool(table, being, weapon), "rounds": row.rounds or None, "left": left}


def rough(table: Table, being: Being) -> Health:
    """The rough word for how somebody fares."""
    if "dead" in being.conditions:
        return "dead"
    if not being.able:
        return "down"
    hp, most = derived.hp(table, being), derived.health(table, being)
    if hp >= most:
        return "unhurt"
    if hp * 4 > most * 3:
        return "scratched"
    return "hurt" if hp * 2 > most else "battered"


def summary(being: Being) -> Message | None:
    """The concept, for those who choose whom to play."""
    return Message("line-say", {"text": being.concept}) if being.concept else None


def own_content(table: Table) -> Mapping[str, Sequence[Any]]:
    """The table's own names, and what it has taken out of the list."""
    tables, base = table.content.tables, table.content.base.tables
    chosen = {kind: [plain_row(row)] for kind, row in rows_by_option(table.options, base).items()}
    return chosen if table.options.get("names") != "own" else chosen | own_rows(table.called, table.out, tables, base)


# --- combat --------------------------------------------------------------------------------------------------------


def combat_view(table: Table, sight: Sight) -> shapes.Combat | None:
    """The fight as this viewer may know it: without those whom they do not see, and results only where values show."""
    combat = table.combat
    if combat is None:
        return None
    sequence = dict.fromkeys((*combat.order, *combat.joining))
    return turns_view(table, sequence, sight, lambda _, being: _state(combat, being, sight))


def _state(combat: Combat, being: Being, sight: Sight) -> PlaceState:
    if sight.knows(being, "conditions"):
        if not being.able:
            return "out"
        if "surprised" in being.conditions:
            return "surprised"
    return "done" if being.id in combat.had else "waiting"


# --- what is going on ----------------------------------------------------------------------------------------------

TITLES: Final = frozenset(
    {
        "aim",
        "award",
        "create",
        "damage",
        "end_combat",
        "end_condition",
        "end_turn",
        "full_defence",
        "heal",
        "initiative",
        "join_combat",
        "leave_combat",
        "move",
        "reload",
        "set_condition",
        "sin",
        "start_combat",
        "surprise",
    }
)
"""Titles that name at most one being."""


def remark(told: Sequence[Any]) -> Message | None:
    """What the game master is to say of results: what a catastrophe does, what a spectacular success brings (EP-CH-08,
    EP-POOL-13)."""
    outcomes = {getattr(event, "outcome", "") for event in told}
    if "catastrophic" in outcomes:
        return Message("remark-catastrophic")
    return Message("remark-spectacular") if "spectacular" in outcomes else None


def title(command: Any) -> Message:
    """What is going on, for the stage and the log. It gives away nothing but who does what to whom."""
    tag = command.__struct_config__.tag
    if isinstance(command, Check | Extend):
        parts = (Ref("attribute", command.attribute), Ref("skill", command.skill), Ref("attribute", command.attribute2))
        what = tuple(one for one in parts if one.id)
        return Message(f"title-{tag}" if what else f"title-{tag}-fixed", {"who": name_of(command.by), "what": what})
    if isinstance(command, Attack):
        targets = tuple(name_of(one) for one in dict.fromkeys((command.target, *command.targets)) if one)
        return Message("title-attack", {"who": name_of(command.by), "target": targets})
    if tag not in TITLES:
        return scene.title(command)
    who = getattr(command, "by", "") or getattr(command, "target", "") or getattr(command, "being", "")
    return Message(f"title-{tag}", {"who": name_of(who)} if isinstance(who, str) and who else {})
