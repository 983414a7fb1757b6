"""What one viewer may know of a table of Percentacy. Nothing leaves it that is not named here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from spielwerk.core import scene, shapes
from spielwerk.core.events import being as name_of
from spielwerk.core.events import roller
from spielwerk.core.shapes import HeldReaction, PlaceState
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns.order import turns_view
from spielwerk.core.view import Sight, basics

from .commands import Attack, Check, Chosen, FirstAid, Hazard, Oppose
from .content import Content
from .effects import Endure, Penalty, Request, Reroll, Resist, TwoAttacks
from .events import rolled_on as name_of_value
from .magazines import magazine, told_apart
from .numbers import armour_value
from .rows import TalentRow, TraitRow, WeaponRow
from .rules.akimbo import FISTS, one_of_two
from .rules.checks import used_with
from .rules.derived import initiative
from .rules.effects import LASTING, worn_less
from .rules.order import sequence as turns_of
from .rules.people import is_able, not_able, not_living
from .rules.turn import movement
from .rules.weapons import attack_skill, role_weapon
from .said import in_words
from .shapes import ArmourView, Barred, Facets, Health, PercentacyBeing, PercentacyTrait, SkillView, Use, WeaponView
from .state import (
    Being,
    Combat,
    Own,
    OwnSkill,
    OwnSpecies,
    OwnTrait,
    OwnWeapon,
    Reaction,
    Table,
    limits_of,
)

# --- beings --------------------------------------------------------------------------------------------------------


def being_view(table: Table, being: Being, sight: Sight) -> PercentacyBeing | None:
    """A being as this viewer may know it, facet by facet; None where they must not know that it is there."""
    view = basics(being, sight)
    if view is None:
        return None
    full, facets = sight.all or sight.owns(being), Facets()
    if sight.knows(being, "conditions"):
        facets["conditions"] = list(being.conditions)
        if barred := _barred(being):
            facets["barred"] = barred
    if sight.knows(being, "health") or sight.knows(being, "hp"):
        facets["health"] = health(being)
    if sight.knows(being, "hp"):
        facets |= {"hp": being.hp, "max_hp": being.max_hp, "limits": limits_of(being)}
    if sight.knows(being, "armour"):
        pieces: list[ArmourView] = [{"value": piece.value, "kind": piece.kind} for piece in being.armour]
        facets |= {"armour": armour_value(being.armour, worn_less(table, being)), "armours": pieces}
    if sight.knows(being, "values"):
        facets |= _values(table, being)
    if full:
        facets |= _private(table, being)
    return {**view, **facets, "detail": "full" if full else "seen"}


def _barred(being: Being) -> Barred:
    """What somebody is out of, in the words of the refusals; empty for those who take part."""
    found = Barred()
    if target := not_living(being):
        found["target"] = target.message
    if part := not_able(being):
        found["part"] = part.message
    return found


def _private(table: Table, being: Being) -> Facets:
    """What only its player and the game master read: a talent or handicap may be a secret."""
    private: Facets = {
        "concept": being.concept,
        "background": being.background,
        "talents": [_trait(being, one, table.content.talents.get(one.id)) for one in being.talents],
        "handicaps": [_trait(being, one, table.content.handicaps.get(one.id)) for one in being.handicaps],
        "gear": [{"id": one.id, "name": one.name} for one in being.gear],
        "attribute_points": being.attribute_points,
        "skill_points": being.skill_points,
        "history": being.history,
    }
    if any("akimbo" in _does(table.content.talents.get(one.id)) for one in being.talents):
        rows = ((id, table.content.weapons.get(id)) for id in dict.fromkeys((*being.weapons, *FISTS)))
        private["one_of_two"] = [id for id, row in rows if row is not None and one_of_two(table, id, row)]
    return private


def _values(table: Table, being: Being) -> Facets:
    rows = table.content.weapons
    apart = told_apart(being.weapons, lambda weapon: _counted(table, rows[weapon]))
    weapons = [_weapon(table, being, rows[weapon], which) for weapon, which in apart]
    if being.series is not None:
        weapons.append(_weapon(table, being, role_weapon(being.series, being.series_melee).row))
    values: Facets = {
        "species": being.species,
        "level": being.level,
        "attributes": dict(being.attributes),
        "skills": _skills(table, being),
        "weapons": weapons,
        "initiative": initiative(table, being),
        "movement": movement(table, being),
        "circumstances": list(being.lasting),
    }
    if not being.npc:
        values["rewinds"] = table.rewinds_of(being)
    return values


def _trait(being: Being, chosen: Chosen, row: TraitRow | None) -> PercentacyTrait:
    """A talent or handicap with what was chosen for it; `left` are its uses, None where they are not counted, `does`
    the commands by which it is used, `turns_on` and `lasting` the circumstances that matter to it."""
    effects = row.effects if row is not None else ()
    whens = dict.fromkeys(e.when for e in effects if isinstance(e, Penalty) and e.when)
    per = row.per if isinstance(row, TalentRow) else ""
    return {
        "id": chosen.id,
        "skill": chosen.skill,
        "field": chosen.field,
        "subject": chosen.subject,
        "per": per,
        "left": int(chosen.id not in being.spent) if per else None,
        "does": _does(row),
        "turns_on": [when for when in whens if when not in LASTING],
        "lasting": [when for when in whens if when in LASTING],
    }


def _does(row: TraitRow | None) -> list[Use]:
    effects = row.effects if row is not None else ()
    return [name for kind, name in COMMAND_OF.items() if any(isinstance(e, kind) for e in effects)]


COMMAND_OF: Final[dict[type, Use]] = {
    Reroll: "reroll",
    Request: "use_talent",
    Endure: "use_talent",
    Resist: "resist",
    TwoAttacks: "akimbo",
}
"""The commands by which talents and handicaps are used."""


def _skills(table: Table, being: Being) -> list[SkillView]:
    listed = [_skill(name, value, True) for name, value in sorted(being.skills.items())]
    skills, missing = table.content.skills, (one for one in table.content.essential if one not in being.skills)
    return listed + [_skill(name, skills[name].untrained or 0, False) for name in missing]


def _skill(name: str, value: int, listed: bool) -> SkillView:
    skill, _, field = name.partition(":")
    return {"id": name, "skill": skill, "field": field, "value": value, "listed": listed}


def _counted(table: Table, row: WeaponRow) -> bool:
    return table.options["resource_rule"] == "on" and row.capacity is not None


def _weapon(table: Table, being: Being, row: WeaponRow, which: int = 0) -> WeaponView:
    """A weapon with the value it is used with: where the skill is missing, the attribute in its place, less 20."""
    skill = attack_skill(row.traits)
    left = being.capacity.get(magazine(row.id, which or 1), row.capacity)
    return {
        "id": row.id,
        "skill": skill,
        "value": used_with(table, being, skill),
        "damage": list(row.damage),
        "range": row.range,
        "capacity": row.capacity,
        "left": left if _counted(table, row) else None,
        "which": which,
    }


def health(being: Being) -> Health:
    """The rough word for how somebody fares: unhurt, scratched, hurt, battered, down, dead."""
    if "dead" in being.conditions:
        return "dead"
    if "unconscious" in being.conditions:
        return "down"
    if "battered" in being.conditions:
        return "battered"
    if being.hp >= being.max_hp:
        return "unhurt"
    return "scratched" if being.hp * 4 > being.max_hp * 3 else "hurt"


def own_content(table: Table) -> Mapping[str, list[dict[str, Any]]]:
    """What this table has of its own, as rows beside those of the book (PC-SKL-11, PC-SPC-03, PC-CHR-13); what it has
    kept although the content has not is marked as withdrawn."""
    parts = (table.skills, table.species, table.talents, table.handicaps, table.weapons)
    own = _own_content(table.content, *(tuple(part.values()) for part in parts))
    if not table.kept:
        return own
    base, found = table.content.base.tables, dict(own)
    for kind, rows in table.kept.items():
        kept = [{**row, "withdrawn": True} for id, row in rows.items() if id not in base[kind]]
        found[kind] = [*found.get(kind, ()), *kept]
    return found


@lru_cache(maxsize=64)
def _own_content(
    content: Content,
    skills: tuple[OwnSkill, ...],
    species: tuple[OwnSpecies, ...],
    talents: tuple[OwnTrait, ...],
    handicaps: tuple[OwnTrait, ...],
    weapons: tuple[OwnWeapon, ...],
) -> Mapping[str, list[dict[str, Any]]]:
    return {
        "skill": [{**_row(one), "attributes": one.attributes, "combine": one.combine} for one in skills],
        "species": [{**_row(one), "profile": one.profile} for one in species],
        "talent": [{**_own_trait(one, content.talents[one.id], content), "cost": one.points} for one in talents],
        "handicap": [
            {**_own_trait(one, content.handicaps[one.id], content), "points": one.points} for one in handicaps
        ],
        "weapon": [_own_weapon(one) for one in weapons],
    }


def _own_trait(own: OwnTrait, row: TraitRow, content: Content) -> dict[str, Any]:
    """The parts of a talent or handicap as they were written, what it does, and all of that as one text."""
    parts = {word: getattr(own, word) for word in ("trigger", "effect", "frequency", "end", "choice", "effects", "per")}
    return {**_row(own), **parts, "asks": row.asks, "text": in_words(content, row)}


def _own_weapon(own: OwnWeapon) -> dict[str, Any]:
    examples = {"de": own.examples, "en": own.examples} if own.examples else None
    traits = {name: getattr(own.traits, name) for name in own.traits.__struct_fields__}
    numbers = {"damage": own.damage, "range": own.range, "capacity": own.capacity}
    return {**_row(own), **numbers, "traits": traits, "examples": examples}


def _row(own: Own) -> dict[str, Any]:
    """They have one name in every language: the table's."""
    name = own.name or own.id.replace("_", " ")
    marks = {"house": True, "version": own.version, **({"withdrawn": True} if own.withdrawn else {})}
    return {"id": own.id, "name": {"de": name, "en": name}, **marks}


# --- combat --------------------------------------------------------------------------------------------------------


def combat_view(table: Table, sight: Sight) -> shapes.Combat | None:
    """The fight as this viewer may know it: without those whom they do not see, and results only where values show."""
    combat = table.combat
    if combat is None:
        return None
    sequence = (*turns_of(combat), *_not_in_round(combat), *combat.joining)
    view = turns_view(table, sequence, sight, lambda _, being: _state(combat, being, sight))
    view["reactions"] = [_reaction(held, table.beings[held.who], sight) for held in _heard(table, combat, sight)]
    return view


def _not_in_round(combat: Combat) -> list[str]:
    """Who takes part and has no turn this round: the surprised."""
    return [who for who in combat.usual if who not in combat.order and who not in combat.joining]


def _state(combat: Combat, being: Being, sight: Sight) -> PlaceState:
    who = being.id
    if sight.knows(being, "conditions"):
        if not is_able(being):
            return "out"
        if "surprised" in being.conditions:
            return "surprised"
    if any(held.who == who for held in combat.reactions):
        return "reaction"
    if who in combat.had or who not in combat.order:
        return "done"
    return "delayed" if who in combat.delayed else "waiting"


def _heard(table: Table, combat: Combat, sight: Sight) -> Iterator[Reaction]:
    """The reactions of which the viewer knows what they wait for: those of beings whose values are disclosed."""
    for held in combat.reactions:
        being = table.beings.get(held.who)
        if being is not None and basics(being, sight) is not None and sight.knows(being, "values"):
            yield held


def _reaction(held: Any, being: Being, sight: Sight) -> HeldReaction:
    view: HeldReaction = {"by": held.who, "trigger": held.trigger}
    if sight.all or sight.owns(being):
        view["command"] = held.action
    return view


# --- what is going on ----------------------------------------------------------------------------------------------


def title(command: Any) -> Message:
    """What is going on, for the stage and the log. It gives away nothing but who does what to whom."""
    tag = command.__struct_config__.tag
    if isinstance(command, Check):
        return Message("title-check", {"who": roller(command.by), "what": _named(command.skill, command.attribute)})
    if isinstance(command, Oppose):
        many = command.against
        against = name_of(many) if isinstance(many, str) else tuple(name_of(one) for one in many)
        what = _named(command.skill, command.attribute)
        return Message("title-oppose", {"who": name_of(command.by), "against": against, "what": what})
    if isinstance(command, Attack):
        weapon = Ref("weapon", command.weapon)
        if not command.target:
            return Message("title-attack-area", {"who": name_of(command.by), "weapon": weapon})
        return Message(
            "title-attack", {"who": name_of(command.by), "target": name_of(command.target), "weapon": weapon}
        )
    if isinstance(command, FirstAid):
        return Message("title-first_aid", {"who": name_of(command.by), "target": name_of(command.target)})
    if isinstance(command, Hazard) and not isinstance(command.target, str):
        return Message("title-hazard-many", {"who": tuple(name_of(who) for who in command.target)})
    who = getattr(command, "by", "") or getattr(command, "target", "") or getattr(command, "being", "")
    if f"title-{tag}" in TITLES:
        return Message(f"title-{tag}", {"who": name_of(who)} if isinstance(who, str) and who else {})
    return scene.title(command)


TITLES: Final = frozenset(
    f"title-{tag}"
    for tag in (
        "add_group",
        "advance",
        "akimbo",
        "award",
        "award_rewind",
        "create",
        "damage",
        "declare_reaction",
        "delay",
        "drop_item",
        "end_combat",
        "end_condition",
        "end_hazard",
        "end_turn",
        "free_action",
        "give_up_action",
        "hazard",
        "heal",
        "join_combat",
        "leave_combat",
        "recover",
        "reload",
        "remove_house_content",
        "reroll",
        "resist",
        "rest",
        "rewind",
        "set_circumstance",
        "set_condition",
        "set_house_content",
        "spend",
        "start_combat",
        "strike",
        "take_item",
        "trigger",
        "use_talent",
    )
)
"""Titles that name at most one being."""


def _named(skill: str, attribute: str) -> Ref | Message:
    return name_of_value(skill or attribute)
