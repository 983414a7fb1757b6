"""Who is at the battery's table of Percentacy, and what they may want."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from .evening import CANARY, PLAYERS, Wish, command, nothing, only_looking

WEAPONS = ("fist", "long_gun", "sidearm", "light_one_handed_weapon", "supernatural_bolt", "area_weapon")
SKILLS = ("insight", "melee", "ranged_combat", "stealth", "awareness", "first_aid", "throwing")
ATTRIBUTES = ("charisma", "dexterity", "intelligence", "constitution", "strength", "willpower", "perception")
FACETS = ("conditions", "health", "hp", "armour")
CONDITIONS = ("battered", "shock", "surprised", "unconscious", "frozen")
CIRCUMSTANCES = ("hearing", "sight", "distant", "reputation", "withdrawal", "omen_ignored", "high_technology")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"rewind_window": "until_resolved", "defence_compares_stages": True, "initiative_each_round": "reroll"},
    {"rewind_window": "before_result", "modifier_stacking": "rule_penalties_stack", "resource_rule": "on"},
    {"assist_costs_action": True, "weapon_traits": "off", "delay_moves_place": True, "rewinds_per_check": 1},
    {"gear": "ask", "circumstances": "ask", "reaction_trigger": "ask", "cover": "ask", "item_access": "free"},
)
DARING = {
    "talents": ["akimbo", "trickster", "tough", "contacts", "alert"],
    "handicaps": ["clumsy", {"id": "phobia", "subject": "Wasser"}, "wanted"],
}
SECRET = {
    "talents": ["trickster", "hard_to_kill", {"id": "specialist", "skill": "stealth", "field": CANARY}],
    "handicaps": ["blind", {"id": "phobia", "subject": CANARY}, {"id": "dangerous_secret", "subject": CANARY}],
}
GENTLE = {
    "talents": [
        *("healer", "people_skills", "team_player", "hard_to_kill", "prepared", "lucky"),
        {"id": "specialist", "skill": "stealth", "field": "nachts"},
    ],
    "handicaps": ["pacifist", "curious", "hard_of_hearing", {"id": "addicted", "subject": "Tabak"}],
}


class CastOfPercentacy:
    """Two players with three characters, four NPCs of whom players know little."""

    def __init__(self, seed: int) -> None:
        self._options = OPTIONS[seed % len(OPTIONS)]

    def options(self) -> Mapping[str, Any]:
        return self._options

    def beings(self) -> Sequence[Mapping[str, Any]]:
        values = {"dexterity": 40, "constitution": 30, "strength": 25, "perception": 35}
        skills = {"melee": 55, "ranged_combat": 60, "stealth": 40, "spellcasting": 45, "throwing": 40}
        common = {"attributes": values, "skills": skills, "armour": 5}
        arms = ["long_gun", "light_one_handed_weapon"]
        return (
            {"id": "b1", "name": "Ilka", "player": "jule", "weapons": arms, **common, **DARING},
            {"id": "b2", "name": "Tovo", "player": "sami", "weapons": ["sidearm", "area_weapon"], **common, **GENTLE},
            {"id": "b3", "name": "Dorrim", "player": "sami", "weapons": [], **common},
            {"id": "b4", "name": "Quendt", "npc": True, "max_hp": 160, "weapons": arms, **common, **DARING},
            {
                "id": "b5",
                "name": f"{CANARY} 5",
                "npc": True,
                "shown": ["conditions"],
                "weapons": arms,
                **common,
                **SECRET,
            },
            {"id": "b6", "name": f"{CANARY} 6", "npc": True, "present": False, "shown": [], **common},
            {"id": "b7", "name": "Hund", "npc": True, "shown": ["name", "values"], "hp": 30, **common},
        )

    # --- wishes -----------------------------------------------------------------------------------------------

    def wish_of_player(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        beings, me, combat = view["beings"], view["me"]["seat"], view["combat"]
        mine = [who for who, being in beings.items() if being["seat"] == me]
        if not mine:
            return nothing(rng)
        rolled = [one for one in (view["stage"] or {"again": ()})["again"] if one["by"] in mine]
        if rolled and rng.random() < 0.7:
            return made_again(rng.choice(rolled), beings, rng)
        if combat is None:
            wish = act(rng.choice(mine), beings, rng)
            return only_looking(wish) if rng.random() < 0.15 else wish
        if rng.random() < 0.1:
            return of_traits(rng.choice(mine), beings, rng)
        if rng.random() < 0.03:
            return command("spend", by=rng.choice(mine), **grown(rng, False))
        if combat["turn"] in mine:
            return turn(combat["turn"], beings, rng)
        wish = act(rng.choice(mine), beings, rng)
        return wish if rng.random() < 0.1 else only_looking(wish)

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        beings, combat = view["beings"], view["combat"]
        npcs = [who for who, being in beings.items() if being["npc"]] or [*beings]
        who = rng.choice([*beings]) if beings else "niemand"
        draw = rng.random()
        if not npcs or len(beings) < 5:
            return new_being(rng)
        down = [one for one in beings if {"dead", "unconscious"} & set(beings[one]["conditions"])]
        if down and rng.random() < 0.15:
            return command("override", target=rng.choice(down), field="hp", value=60, reason="weiter")
        if combat is None and draw < 0.2:
            return battle([*beings], rng)
        if combat is not None and combat["reactions"] and rng.random() < 0.3:
            return command("trigger", by=rng.choice(combat["reactions"])["by"])
        if combat is not None and draw < 0.45:
            if combat["turn"] is None:
                return command("end_combat")
            return turn(combat["turn"], beings, rng)
        if draw < 0.6:
            return {**act(rng.choice(npcs), beings, rng), "hidden": rng.random() < 0.4}
        return self._of_the_table(view, who, rng)

    def _of_the_table(self, view: Mapping[str, Any], who: str, rng: random.Random) -> Wish:
        beings, combat = view["beings"], view["combat"]
        being = beings[who]
        secret = CANARY in being["name"]
        of_fight = [
            lambda: command("end_combat"),
            lambda: command("end_turn"),
            lambda: command("join_combat", being=who),
            lambda: command("leave_combat", being=who),
            lambda: command("trigger", by=rng.choice([one["by"] for one in combat["reactions"]] or [who])),
        ]
        always = [
            lambda: command("check", value=rng.randint(10, 90), assists=assists(who, beings, rng)),
            lambda: command("damage", target=who, amount=rng.choice([1, 10, 30, 60, 200])),
            lambda: command("heal", target=who, amount=rng.choice([5, 40, 300])),
            lambda: command("heal", target=who, amount=300),
            lambda: command("rest", **rested(who, view["beings"], rng)),
            lambda: command("recover", beings=[who]),
            lambda: command("hazard", target=who, **endangered(who, view["beings"], rng)),
            lambda: command("set_condition", target=who, condition=rng.choice(CONDITIONS)),
            lambda: command("end_condition", target=who, condition=rng.choice(CONDITIONS)),
            lambda: command("award_rewind", target=rng.choice([one for one in beings if beings[one]["seat"]] or [who])),
            lambda: command(
                "award", beings=[who], **rng.choice([{"levels": 1}, {"rewinds": 2}, {"levels": 1, "rewinds": 1}])
            ),
            lambda: command("wrap_up", **wrapped_up(who, rng)),
            lambda: command("note", text="Das Schilf raschelt."),
            lambda: prompted(view, who, rng),
            lambda: prompted(view, who, rng),
            lambda: command("add_group", **grouped(rng)),
            lambda: of_the_house(view, rng),
            lambda: of_the_house(view, rng),
            lambda: of_traits(who, view["beings"], rng),
            lambda: of_traits(who, view["beings"], rng),
            lambda: command(
                "set_circumstance",
                target=who,
                circumstance=rng.choice(["withdrawal", "untreated"]),
                on="withdrawal" not in being.get("circumstances", []),
            ),
            lambda: command(rng.choice(["start_session", "end_session", "end_scene"])),
            lambda: command("start_scene", title="Am Wehr"),
            lambda: command("set_present", target=who, present=rng.random() < 0.7),
            lambda: command("disclose", target=who, shown=shown(secret, rng)),
            lambda: command("assign", target=who, seat=rng.choice(PLAYERS) if not secret else ""),
            lambda: command("override", target=who, **changed(rng, secret)),
            lambda: command("set_option", option="opposed_tie", value=rng.choice(["ask", "actor_wins"])),
            lambda: command("trust", question=rng.choice(["parry", "roll", "reaction"]), on=rng.random() < 0.5),
            lambda: new_being(rng),
            lambda: command("create", being=rng.choice([{"name": f"{CANARY} neu"}, NEWCOMER])),
            lambda: command("advance", target=who, **grown(rng, secret)),
            lambda: command("remove_being", target=who) if rng.random() < 0.3 else command("end_scene"),
        ]
        return rng.choice(always + of_fight if combat is not None else always)()

    def otherwise(self, being: Any) -> Any:
        """Name, armour, values and HP are others, as far as they are not shown."""
        new: dict[str, Any] = {}
        if "name" not in being.shown:
            new["name"] = being.name + "s Zwilling"
        if "armour" not in being.shown:
            new["armour"] = ()
        if "values" not in being.shown:
            new |= {
                "attributes": {name: value + 7 for name, value in being.attributes.items()},
                "skills": {"stealth": 3},
                "level": being.level + 1,
                "weapons": ("polearm",),
                "used_up": ("sidearm",),
                "capacity": {"long_gun": 1},
                "lasting": ("untreated",),
            }
        new |= {"talents": being.talents[1:], "handicaps": being.handicaps[:1], "spent": ("trickster",)}
        if "hp" not in being.shown and "health" not in being.shown:
            new |= {"hp": being.hp + 9, "max_hp": being.max_hp * 2}
        return replace(being, **new)


NEWCOMER: dict[str, Any] = {
    "name": "Wiebke",
    "species": "human",
    "background": "vom Deich",
    "attributes": dict(zip(ATTRIBUTES, (5, 5, 5, 5, 5, 25, 75), strict=True)),
    "handicaps": ["fragile"],
    "player": "sami",
}


def grown(rng: random.Random, secret: bool) -> dict[str, Any]:
    """What a level is spent on, allowed or not."""
    points = {"attributes": {"strength": rng.randint(0, 6)}, "skills": {rng.choice(SKILLS): rng.randint(0, 26)}}
    swap = (
        {"handicaps": {"add": [{"id": "phobia", "subject": CANARY if secret else "Höhe"}]}}
        if rng.random() < 0.2
        else {}
    )
    return {**points, **swap}


def others(by: str, beings: Mapping[str, Any]) -> list[str]:
    """Everybody else."""
    return [who for who in beings if who != by] or [by]


def act(by: str, beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """A check, an opposed check, First Aid, an attack, or what talents and handicaps bring about."""
    draw = rng.random()
    if rng.random() < 0.25:
        return of_traits(by, beings, rng)
    if draw < 0.08:
        patient = rng.choice([by, *others(by, beings)])
        return command("first_aid", by=by, target=patient, gear=rng.choice(["suitable", "improvised"]))
    if draw < 0.35:
        return command("check", **checked(by, beings, rng))
    if draw < 0.5:
        against: Any = rng.choice(others(by, beings))
        if draw < 0.4:
            against = rng.sample(others(by, beings), k=rng.randint(1, len(others(by, beings))))
        return command("oppose", by=by, against=against, skill="stealth", against_attribute="perception")
    return attack(by, beings, rng)


def of_traits(by: str, beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """The commands of somebody's talents and handicaps; now and then of one that they do not have."""
    having = [*beings[by].get("talents", ()), *beings[by].get("handicaps", ())]
    found = [(does, one["id"]) for one in having for does in one["does"]]
    if not found:
        return command("check", **checked(by, beings, rng))
    does, which = rng.choice(found) if rng.random() < 0.95 else ("resist", "truth_bound")
    if does == "akimbo":
        return command("akimbo", by=by, attacks=[blow(by, beings, rng), blow(by, beings, rng)])
    if does == "resist":
        return command("resist", by=by, handicap=which, modifiers=rng.choice([[], [-10]]))
    if does == "use_talent":
        return command("use_talent", by=by, talent=which, text=rng.choice(["", "ein Seil"]))
    return command("reroll", by=by, talent=which)


def made_again(roll: Mapping[str, Any], beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """The last roll made again: by a talent if there is one that is left, else for a Rewind."""
    by = roll["by"]
    again = [one["id"] for one in beings[by].get("talents", ()) if "reroll" in one["does"] and one["left"] != 0]
    if again and roll["roll"] == "check":
        return command("reroll", by=by, talent=rng.choice(again))
    return command("rewind", by=by)


def blow(by: str, beings: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """One of two attacks."""
    weapon = rng.choice([*("sidearm", "light_one_handed_weapon") * 3, "long_gun"])
    fields: dict[str, Any] = {"weapon": weapon, "target": rng.choice(others(by, beings))}
    return {**fields, "modifiers": [20]} if rng.random() < 0.5 else fields


def checked(by: str, beings: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """The fields of a check."""
    if rng.random() < 0.4 and any("reroll" in one["does"] for one in beings[by].get("talents", ())):
        return {"by": by, "skill": "insight"}
    on = {"skill": rng.choice(SKILLS)} if rng.random() < 0.6 else {"attribute": rng.choice(ATTRIBUTES)}
    fields: dict[str, Any] = {"by": by, **on}
    if rng.random() < 0.5:
        fields["modifiers"] = rng.choices([-30, -20, -10, 10, 20, {"amount": -10, "why": "Regen"}], k=rng.randint(1, 3))
    if rng.random() < 0.3:
        fields["assists"] = assists(by, beings, rng)
    if rng.random() < 0.3:
        fields["circumstances"] = rng.sample(CIRCUMSTANCES, k=rng.randint(1, 2))
    if rng.random() < 0.3:
        fields["field"] = "nachts"
    if rng.random() < 0.2:
        fields["gear"] = rng.choice(["improvised", "exceptional", "missing"])
    return fields


def assists(by: str, beings: Mapping[str, Any], rng: random.Random) -> list[dict[str, Any]]:
    """One or two helpers."""
    pool = others(by, beings)
    return [{"by": one, "attribute": "intelligence"} for one in rng.sample(pool, min(len(pool), rng.randint(1, 2)))]


def attack(by: str, beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """An attack on somebody, or on several."""
    weapon, targets = rng.choice(WEAPONS), others(by, beings)
    fields: dict[str, Any] = {"by": by, "weapon": weapon}
    if weapon == "area_weapon":
        hit = rng.sample(targets, min(len(targets), 2))
        fields["targets"] = [{"id": who, "distance": rng.randint(0, 12)} for who in hit]
    else:
        fields["target"] = rng.choice(targets)
    if rng.random() < 0.2:
        fields["cover"] = "partial"
    if rng.random() < 0.2:
        fields["modifiers"] = [rng.choice([-20, 10, 20])]
    if rng.random() < 0.2:
        fields["assists"] = assists(by, beings, rng)
    if rng.random() < 0.15:
        fields["defence_assists"] = assists(str(fields.get("target", by)), beings, rng)
    if rng.random() < 0.2:
        fields["defence_modifiers"] = [rng.choice([-40, -20, 10])]
    return command("attack", **fields)


def rested(who: str, beings: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """Two who rest, half of the time in somebody's care."""
    patients = [who, others(who, beings)[0]]
    fields: dict[str, Any] = {"beings": list(dict.fromkeys(patients))}
    if rng.random() < 0.5:
        carer = rng.choice([*beings])
        helping = assists(carer, beings, rng) if rng.random() < 0.5 else []
        fields["medicine"] = {"by": carer, "assists": helping}
    return fields


def endangered(who: str, beings: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """A hazard, most of the time with a check against it."""
    fields: dict[str, Any] = {"tier": rng.choice(["minor", "serious", "lethal"]), "protects": rng.random() < 0.5}
    if rng.random() < 0.7:
        fields |= {"effect": rng.choice(["avoid", "halve"]), "attribute": rng.choice(ATTRIBUTES)}
        if rng.random() < 0.3:
            fields["assists"] = assists(who, beings, rng)
    return fields


def turn(by: str, beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """What may be done in a turn."""
    draw = rng.random()
    if draw < 0.3:
        return command("end_turn", by=by)
    if draw < 0.7:
        if rng.random() < 0.3:
            return of_traits(by, beings, rng)
        return attack(by, beings, rng) if rng.random() < 0.6 else act(by, beings, rng)
    if draw < 0.8:
        return command("delay", by=by)
    if draw < 0.85:
        return command("give_up_action", by=by)
    if draw < 0.88:
        return command("reload", by=by, weapon="long_gun")
    if draw < 0.9:
        return of_items(by, beings, rng)
    if draw < 0.93:
        return command("free_action", by=by, text=rng.choice(["stößt die Laterne um", "verriegelt die Tür"]))
    trigger = CANARY if CANARY in beings.get(by, {"name": ""})["name"] else "wenn sich etwas rührt"
    held = attack(by, beings, rng)["command"] if rng.random() < 0.6 else {"do": "check", **checked(by, beings, rng)}
    return command("declare_reaction", by=by, trigger=trigger, action=held)


def of_items(by: str, beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """Something is taken, or laid down: now and then what nobody has."""
    item = rng.choice([{"weapon": "sidearm"}, {"armour": "light_armour"}, {"gear": "light_source"}])
    owned = [{"gear": one["id"]} for one in beings.get(by, {}).get("gear", ())]
    owned += [{"weapon": one["id"]} for one in beings.get(by, {}).get("weapons", ())]
    if owned and rng.random() < 0.5:
        return command("drop_item", by=by, **rng.choice(owned))
    return command(rng.choice(["take_item", "take_item", "drop_item"]), by=by, **item)


def battle(beings: list[str], rng: random.Random) -> Wish:
    """A fight, half of the time from an ambush."""
    listed = rng.sample(beings, rng.randint(3, len(beings)))
    half = len(listed) // 2
    ambush = {"attackers": listed[:half], "surprised": listed[half:]} if rng.random() < 0.5 else None
    return command("start_combat", beings=listed, **({"ambush": ambush} if ambush is not None else {}))


def shown(secret: bool, rng: random.Random) -> list[str]:
    """Some facets; of a canary never the name, nor the values with what it waits for."""
    known = FACETS if secret else ("name", "values", *FACETS)
    return [facet for facet in known if rng.random() < 0.5]


def changed(rng: random.Random, secret: bool) -> dict[str, Any]:
    """A field, its new value, and why."""
    values: list[dict[str, Any]] = [
        {"field": "name", "value": CANARY if secret else "Zweiname"},
        {"field": "attributes.dexterity", "value": rng.randint(5, 90)},
        {"field": "skills.melee", "value": rng.randint(5, 90)},
        {"field": "weapons", "value": ["sidearm"]},
    ]
    health: list[dict[str, Any]] = [
        {"field": "hp", "value": rng.randint(0, 100), "reason": "so ist es"},
        {"field": "armour", "value": rng.randint(0, 12)},
    ]
    return rng.choice([{**one, "reason": CANARY if secret else "so ist es"} for one in values] + health)


def wrapped_up(who: str, rng: random.Random) -> dict[str, Any]:
    """The end of an evening, or only a rest with levels."""
    return {
        "beings": [who],
        "levels": rng.randint(0, 1),
        "rest": rng.choice(["none", "short", "long"]),
        "ends": rng.random() < 0.3,
    }


def prompted(view: Mapping[str, Any], who: str, rng: random.Random) -> Wish:
    """What the game master is reminded of, done with a tap; or a hazard that lasts, where there is none."""
    offers = [offer["command"] for prompt in view["table"]["prompts"] for offer in prompt["offers"]]
    if not offers:
        return command("hazard", target=[who], lasts="Rauch", **endangered(who, view["beings"], rng))
    chosen = dict(rng.choice(offers))
    if chosen["do"] == "strike" and rng.random() < 0.5:
        chosen["beings"] = [who]
    return {"t": "do", "command": chosen}


def grouped(rng: random.Random) -> dict[str, Any]:
    """Some NPCs alike, of whom players may know nothing."""
    secret = rng.random() < 0.5
    name = f"{CANARY} Rudel" if secret else "Rudel"
    return {"being": {"name": name, "npc": True, "hp": 20, "shown": [] if secret else ["name", "hp"]}, "count": 2}


HOUSE: dict[str, dict[str, Any]] = {
    "skill": {"attributes": ["dexterity"]},
    "species": {"profile": "balanced"},
    "talent": {"points": 25, "effects": [{"kind": "damage", "skill": "melee", "amount": 5}]},
    "handicap": {"points": 25, "effects": [{"kind": "penalty", "when": "sight", "amount": -10}]},
    "weapon": {"damage": [25, 20, 15, 5], "range": 2, "traits": {"melee": True}},
}
"""What a table may have of its own."""


def of_the_house(view: Mapping[str, Any], rng: random.Random) -> Wish:
    """Something of the table's own is added, changed, given, or taken away."""
    kind = rng.choice([*HOUSE])
    if rng.random() < 0.3:
        return command("remove_house_content", kind=kind, id=f"own_{kind}")
    if kind in ("talent", "handicap") and rng.random() < 0.4:
        return command("override", target=rng.choice([*view["beings"]]), field=f"{kind}s", value=[f"own_{kind}"])
    entry = {**HOUSE[kind], "id": f"own_{kind}", "name": rng.choice(["Deichgang", "Wattlauf"])}
    return command("set_house_content", kind=kind, entry=entry)


def new_being(rng: random.Random) -> Wish:
    """Somebody new, whom players may not know."""
    secret = rng.random() < 0.5
    being = {"name": f"{CANARY} neu" if secret else "Neu", "npc": True, "shown": [] if secret else ["name", "hp"]}
    return command("add_being", being=being, present=rng.random() < 0.5)
