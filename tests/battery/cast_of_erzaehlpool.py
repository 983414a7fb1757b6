"""Who is at the battery's table of Erzählpool, and what they may want."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from .evening import CANARY, PLAYERS, Wish, command, nothing, only_looking

ATTRIBUTES = ("intelligence", "wits", "resolve", "strength", "dexterity", "stamina", "presence", "composure")
SKILLS = ("medicine", "occult", "brawl", "firearms", "athletics", "stealth", "empathy", "persuasion")
FACETS = ("conditions", "health", "hp", "values", "traits")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"again": 10, "willpower_spend": True, "defence_wears_off": True, "init_tie": "gm", "merit_hooks": True},
    {"damage": "gm", "aim_strict": True, "split_move": True, "ext_limit": "gm", "sin_trigger": "always"},
    {
        "unskilled": "genre",
        "auto_roll": "one",
        "derangements": "list",
        "sins_merge": True,
        "init_tie": "simultaneous",
        "names": "own",
    },
)
READINGS: tuple[dict[str, Any], ...] = (
    {"option": "surprise_move", "value": False},
    {"option": "merit_hooks", "value": True},
    {"option": "offhand_ranged", "value": True},
    {"option": "damage", "value": "auto"},
    {"option": "again", "value": 8},
    {"option": "names", "value": "own"},
    {"option": "names", "value": "own"},
    {"option": "names", "value": "list"},
    {"option": "specialities", "value": True},
)
ARMS: tuple[dict[str, Any], ...] = (
    {"kind": "unarmed"},
    {"weapon": "sword", "unnoticed": True, "difficulty": -1},
    {"weapon": "pistol", "speciality": "Pistolen"},
    {"weapon": "pistol"},
    {"weapon": "submachine_gun", "fire": "short_burst"},
    {"weapon": "throwing_knife", "range": "near"},
    {"kind": "ranged", "bonus": 2, "range": "far", "bystanders": 1},
    {"kind": "melee", "bonus": 1, "all_out": True},
    {"weapon": "pistol", "distance": 30, "own_cover": "half", "target_cover": "good"},
    {"weapon": "pistol", "off_hand": True, "within_reach": True, "willpower": True},
    {
        "kind": "ranged",
        "bonus": 3,
        "firearm": False,
        "fire": "burst",
        "rounds_left": 12,
        "rounds": 11,
        "unnoticed": True,
    },
)


class CastOfErzaehlpool:
    """Two players with three characters, four NPCs of whom players know little."""

    def __init__(self, seed: int) -> None:
        self._options = OPTIONS[seed % len(OPTIONS)]

    def options(self) -> Mapping[str, Any]:
        return self._options

    def beings(self) -> Sequence[Mapping[str, Any]]:
        values = {"attributes": {"strength": 3, "dexterity": 3, "wits": 2, "stamina": 4, "composure": 2}}
        skills = {"brawl": 2, "firearms": 3, "weaponry": 1, "athletics": 2, "occult": 1}
        common = {**values, "skills": skills, "weapons": ["pistol", "submachine_gun"], "size": 9}
        special = {"specialities": {"brawl": ["Griffe"], "firearms": ["Pistolen"]}}
        secret = {
            "concept": CANARY,
            "faction": CANARY,
            "notes": CANARY,
            "merits": {f"contacts:{CANARY}": 2},
            "derangements": [CANARY],
        }
        return (
            {
                "id": "b1",
                "name": "Mara",
                "player": "jule",
                "virtue": "hope",
                "armour": "leather_jacket",
                **common,
                **special,
            },
            {"id": "b2", "name": "Jan", "player": "sami", "merits": {"giant": 4, "language:alt": 2}, **common},
            {"id": "b3", "name": "Ode", "player": "sami", "morality": 2, **common},
            {"id": "b4", "name": "Wirt", "npc": True, "armour": "ballistic_vest", **common},
            {"id": "b5", "name": f"{CANARY} 5", "npc": True, "shown": ["conditions"], **common, **secret},
            {"id": "b6", "name": f"{CANARY} 6", "npc": True, "present": False, "shown": [], **common, **secret},
            {"id": "b7", "name": "Hund", "npc": True, "shown": ["name", "values"], "hp": 4, **common},
        )

    # --- wishes -----------------------------------------------------------------------------------------------

    def wish_of_player(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        beings, me, combat = view["beings"], view["me"]["seat"], view["combat"]
        mine = [who for who, being in beings.items() if being["seat"] == me]
        if not mine:
            return nothing(rng)
        who = combat["turn"] if combat is not None and combat["turn"] in mine else rng.choice(mine)
        wish = deed(who, beings, combat, rng)
        return only_looking(wish) if rng.random() < 0.2 else wish

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        beings, combat = view["beings"], view["combat"]
        if len(beings) < 5:
            return new_being(rng)
        who = rng.choice([*beings])
        down = [one for one in beings if {"dead", "dying", "unconscious"} & set(beings[one]["conditions"])]
        if down and rng.random() < 0.3:
            return command("override", target=rng.choice(down), field="hp", value=5, reason="weiter")
        if combat is None and rng.random() < 0.2:
            listed = [one for one in beings if rng.random() < 0.7] or [who]
            ambush = {"ambush": {"attackers": listed[1:], "surprised": listed[:1]}} if rng.random() < 0.4 else {}
            return command("start_combat", beings=listed, modifiers={listed[0]: 2}, **ambush)
        if combat is not None and rng.random() < 0.5:
            turn = combat["turn"]
            return command("end_combat") if turn is None else deed(turn, beings, combat, rng)
        if rng.random() < 0.3:
            hidden = beings[who]["npc"] and rng.random() < 0.5
            return {**deed(who, beings, combat, rng), "hidden": hidden}
        return self._of_the_table(beings, who, rng)

    def _of_the_table(self, beings: Mapping[str, Any], who: str, rng: random.Random) -> Wish:
        secret = CANARY in beings[who]["name"]
        wishes: list[Callable[[], Wish]] = [
            lambda: command(rng.choice(["start_session", "end_session", "end_scene", "end_combat"])),
            lambda: command("start_scene", title="Am Kai"),
            lambda: command("set_present", target=who, present=rng.random() < 0.7),
            lambda: command("disclose", target=who, shown=shown(secret, rng)),
            lambda: command("assign", target=who, seat="" if secret else rng.choice(PLAYERS)),
            lambda: command("override", target=who, **changed(rng, secret)),
            lambda: command("set_option", **rng.choice(READINGS)),
            lambda: command("note", text="Der Regen wird stärker."),
            lambda: command("trust", question=rng.choice(["more_dice", "fate"]), on=rng.random() < 0.5),
            lambda: command("surprise", beings=rng.sample([*beings], 2), modifiers={}),
            lambda: command("initiative", beings=rng.sample([*beings], 2), modifiers={who: 1}),
            lambda: command("join_combat", being=who),
            lambda: command("leave_combat", being=who),
            lambda: command("sin", by=who, level=rng.randint(1, 10), for_virtue=rng.randint(0, 3)),
            lambda: command("sin", by=who, level=rng.randint(1, 7)),
            lambda: command(
                "damage", target=who, amount=rng.choice([1, 2, 30]), kind=rng.choice(["lethal", "bashing"])
            ),
            lambda: command("heal", target=who, amount=rng.choice([1, 5, 40])),
            lambda: command(
                "set_condition", target=who, condition=rng.choice(["prone", "immobile"]), on=rng.random() < 0.5
            ),
            lambda: command("end_condition", target=who, condition=rng.choice(["prone", "surprised", "dying"])),
            lambda: command("award", beings=[who], amount=1),
            lambda: listed(rng),
            lambda: listed(rng),
            lambda: new_being(rng),
            lambda: command("remove_being", target=who) if rng.random() < 0.3 else command("end_scene"),
        ]
        return rng.choice(wishes)()

    def otherwise(self, being: Any) -> Any:
        """Everything is another, as far as it is not shown."""
        new: dict[str, Any] = {"notes": "anders", "experience": being.experience + 1, "supernatural": ""}
        if "name" not in being.shown:
            new["name"] = being.name + "s Zwilling"
        if "values" not in being.shown:
            new |= {
                "skills": {"occult": 5},
                "specialities": {"occult": ("anders",)},
                "weapons": ("bow",),
                "rounds": {},
                "stance": "passive",
                "aimed": 3,
                "species_factor": 9,
                "extended": None,
            }
        if "traits" not in being.shown:
            new |= {
                "merits": {},
                "derangements": ("andere",),
                "virtue": "faith",
                "vice": "greed",
                "morality": 1,
                "concept": "anders",
                "faction": "",
                "supernatural": "ja",
            }
        else:
            new.pop("supernatural")
        if "hp" not in being.shown and "health" not in being.shown:
            new |= {"bashing": being.bashing + 1}
        return replace(being, **new)


def deed(by: str, beings: Mapping[str, Any], combat: Mapping[str, Any] | None, rng: random.Random) -> Wish:
    """Something that somebody does, allowed or not."""
    others = [who for who in beings if who != by] or [by]
    if combat is not None and combat["turn"] == by and rng.random() < 0.35:
        return command("end_turn", by=by)
    deeds: list[Callable[[], Wish]] = [
        lambda: command("check", by=by, **pool(rng)),
        lambda: command("extend", by=by, needed=4, cost=2, rolls=rng.randint(1, 3), **bounds(rng), **pool(rng)),
        lambda: command("attack", by=by, target=rng.choice(others), **rng.choice(ARMS)),
        lambda: command("attack", by=by, target=rng.choice(others), **rng.choice(ARMS)),
        lambda: command("attack", by=by, target=rng.choice(others), **rng.choice(ARMS)),
        lambda: command(
            "attack",
            by=by,
            targets=rng.sample(others, min(2, len(others))),
            weapon="submachine_gun",
            fire=rng.choice(["burst", "magazine"]),
            aim=1,
            target_cover={rng.choice(others): "half"} if rng.random() < 0.3 else "none",
        ),
        lambda: command("move", by=by, metres=rng.randint(0, 20), run=rng.choice(["no", "for_action", "for_defence"])),
        lambda: command("full_defence", by=by),
        lambda: command("aim", by=by, target=rng.choice(others)),
        lambda: command("reload", by=by, weapon=rng.choice(["pistol", "submachine_gun"])),
    ]
    return rng.choice(deeds)()


def bounds(rng: random.Random) -> dict[str, Any]:
    """Where an extended action ends, if anywhere."""
    return rng.choice([{}, {"limit": 3}, {"store": 5}, {"limit": 2, "store": 9}])


def pool(rng: random.Random) -> dict[str, Any]:
    """What a roll is made on."""
    fields: dict[str, Any] = {"attribute": rng.choice(ATTRIBUTES), "skill": rng.choice(SKILLS)}
    if rng.random() < 0.2:
        fields = {"pool": rng.randint(-1, 6)}
    elif rng.random() < 0.2:
        fields = {"attribute": "wits", "attribute2": rng.choice(ATTRIBUTES)}
    if rng.random() < 0.4:
        fields["difficulty"] = rng.randint(-5, 2)
    if rng.random() < 0.2:
        fields["willpower"] = True
    if rng.random() < 0.1:
        fields |= {"attribute": "wits", "skill": "brawl", "speciality": "Griffe"}
    return fields


def listed(rng: random.Random) -> Wish:
    """Something of the table's own list of names."""
    skill, attribute = rng.choice(["Seilkunde", "Politik", "Fahrpläne"]), rng.choice(["Glück", "Manipulation"])
    return rng.choice(
        [
            command("add_name", kind="skill", name=skill, column=rng.choice(["mental", "physical"])),
            command("add_name", kind="attribute", name=attribute, column="social"),
            command("rename", kind="skill", id="occult", name=rng.choice(["Verborgenes", ""])),
            command("rename", kind="column", id="mental", name="Kopf"),
            command("remove_name", kind="skill", id=rng.choice(["Seilkunde", "politics", "brawl"])),
            command("remove_name", kind="attribute", id=rng.choice(["Glück", "manipulation"])),
        ]
    )


def shown(secret: bool, rng: random.Random) -> list[str]:
    """Some facets; of a canary none that has words."""
    known = ("conditions", "health", "hp", "values") if secret else (*FACETS, "name")
    return [facet for facet in known if rng.random() < 0.5]


def changed(rng: random.Random, secret: bool) -> dict[str, Any]:
    """A field and its new value."""
    word = CANARY if secret else "Bote"
    return rng.choice(
        [
            {"field": "name", "value": word, "reason": "so heißt es"},
            {"field": "concept", "value": word, "reason": word if not secret else "so ist es"},
            {"field": "attributes.strength", "value": rng.randint(1, 5), "reason": "so ist es"},
            {"field": "skills.brawl", "value": rng.randint(0, 5)},
            {"field": "skills.Seilkunde", "value": rng.randint(0, 2)},
            {"field": "specialities.brawl", "value": ["Griffe"] if rng.random() < 0.5 else []},
            {"field": "hp", "value": rng.randint(0, 5)},
            {"field": "morality", "value": rng.randint(0, 10)},
            {"field": "armour", "value": rng.choice(["", "mail_shirt"])},
            {"field": "willpower", "value": 1},
            {"field": "merits.fast_reflexes", "value": rng.randint(0, 2)},
            {"field": "weapons", "value": ["pistol", "bow"]},
            {"field": "health", "value": rng.randint(1, 12)},
        ]
    )


def new_being(rng: random.Random) -> Wish:
    """Somebody new, whom players may not know."""
    secret = rng.random() < 0.5
    being = {"name": f"{CANARY} neu" if secret else "Neu", "npc": True, "shown": [] if secret else ["name"]}
    if rng.random() < 0.3:
        return command("create", being={**being, "npc": rng.random() < 0.5, "attributes": {"wits": rng.randint(1, 6)}})
    return command("add_being", being=being, present=rng.random() < 0.5)
