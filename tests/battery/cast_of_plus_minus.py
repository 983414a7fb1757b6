"""Who is at the battery's table of Plus-Minus, and what they may want."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from .evening import CANARY, PLAYERS, Wish, command, only_looking

QUALITIES = ("strength", "agility", "will", "mind", "dexterity")
ABILITIES = ("boxing", "stealth", "law")
FACETS = ("name", "qualities", "abilities", "traits")
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"doubles": "again", "zero": "draw", "traits_in_aw": "modifier"},
    {"doubles": "extremes", "long_sums": "average", "traits_in_aw": "summand"},
    {"doubles": "none", "untrained": "forbid"},
)


class CastOfPlusMinus:
    """Two players with a character each, three others of whom they know little."""

    def __init__(self, seed: int) -> None:
        self._options = OPTIONS[seed % len(OPTIONS)]

    def options(self) -> Mapping[str, Any]:
        return self._options

    def beings(self) -> Sequence[Mapping[str, Any]]:
        values = {"qualities": {"strength": 6, "will": 3}, "abilities": {"boxing": 3, "stealth": 2, "law": 1}}
        known = [{"name": "zäh", "plus": 2}]
        secret = {"concept": CANARY, "traits": [{"name": CANARY, "plus": 1, "minus": -2}], "shown": [], "npc": True}
        return (
            {"id": "b1", "name": "Mara", "player": "jule", "traits": known, **values},
            {"id": "b2", "name": "Jan", "player": "sami", "traits": known, **values},
            {"id": "b3", "name": "Wirt", "npc": True, "shown": ["name", "qualities"], "traits": known, **values},
            {"id": "b4", "name": f"{CANARY} 4", **secret, **values},
            {"id": "b5", "name": f"{CANARY} 5", "present": False, **secret, **values},
        )

    def wish_of_player(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        mine = [who for who, being in view["beings"].items() if being["seat"] == view["me"]["seat"]]
        wish = check(rng.choice(mine or ["b1"]), rng, False)
        return only_looking(wish) if not mine or rng.random() < 0.15 else wish

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        beings = view["beings"]
        if len(beings) < 4:
            return new_being(rng)
        who = rng.choice([*beings])
        if rng.random() < 0.4:
            return {**check(who, rng, rng.random() < 0.5), "hidden": beings[who]["npc"] and rng.random() < 0.5}
        being = beings[who]
        secret = CANARY in being["name"]
        wishes: list[Callable[[], Wish]] = [
            lambda: command(rng.choice(["start_session", "end_session", "end_scene"])),
            lambda: command("start_scene", title="Im Keller"),
            lambda: command("set_present", target=who, present=rng.random() < 0.7),
            lambda: command("disclose", target=who, shown=shown(secret, rng)),
            lambda: command("assign", target=who, seat="" if secret else rng.choice(PLAYERS)),
            lambda: command("override", target=who, **changed(rng, secret)),
            lambda: command("set_option", option="zero", value=rng.choice(["success", "draw", "failure"])),
            lambda: command("set_option", option="opposed", value=rng.choice(["off", "on", "on"])),
            lambda: command("trust", question="trait_counts", on=rng.random() < 0.5),
            lambda: in_turn(view, who, rng),
            lambda: in_turn(view, who, rng),
            lambda: listed(rng),
            lambda: command(
                "set_trait",
                target=who,
                name=CANARY if secret else "zäh",
                plus=rng.choice([0, 2]),
                minus=rng.choice([0, -1]),
                reason="so ist es",
            ),
            lambda: command("note", text="Der Regen wird stärker."),
            lambda: compared(who, beings, rng),
            lambda: new_being(rng),
            lambda: command("remove_being", target=who) if rng.random() < 0.2 else command("end_scene"),
        ]
        return rng.choice(wishes)()

    def otherwise(self, being: Any) -> Any:
        """Everything is another, as far as it is not shown."""
        new: dict[str, Any] = {}
        if "name" not in being.shown:
            new["name"] = being.name + "s Zwilling"
        if "qualities" not in being.shown:
            new["qualities"] = {name: value + 1 for name, value in being.qualities.items()}
        if "abilities" not in being.shown:
            new["abilities"] = {}
        if "traits" not in being.shown:
            new |= {"traits": (), "concept": "etwas anderes"}
        return replace(being, **new)


def check(by: str, rng: random.Random, approved: bool) -> Wish:
    """A check with some mix."""
    mix = rng.sample(QUALITIES, rng.randint(1, 3)) + rng.sample(ABILITIES, rng.randint(1, 2))
    fields: dict[str, Any] = {"by": by, "properties": mix}
    if rng.random() < 0.4:
        fields["difficulty"] = rng.randint(-2, 25)
    if approved:
        fields["approved"] = True
    if rng.random() < 0.2:
        fields["trait"] = "zäh"
    return command("check", **fields)


def in_turn(view: Mapping[str, Any], who: str, rng: random.Random) -> Wish:
    """Something about the order of turns, which is set by hand."""
    beings, combat = view["beings"], view["combat"]
    some = rng.sample([*beings], rng.randint(2, len(beings)))
    if combat is None:
        return rng.choice([command("set_order", beings=some), command("start_combat", beings=some)])
    return rng.choice(
        [
            command("end_turn", by=combat["turn"] or who),
            command("end_turn", by=combat["turn"] or who),
            command("set_order", beings=some),
            command("join_combat", being=who),
            command("leave_combat", being=who),
            command("end_combat"),
        ]
    )


def listed(rng: random.Random) -> Wish:
    """Something of the table's own list of abilities."""
    name = rng.choice(["Knotenkunde", "Wetternase"])
    if rng.random() < 0.6:
        return command("add_ability", name=name, kind=rng.choice(["knowledge", "skill", "talent"]))
    return command("remove_ability", ability=name)


def compared(by: str, beings: Mapping[str, Any], rng: random.Random) -> Wish:
    """Two results side by side."""
    mixes = [rng.sample(QUALITIES, 3) for _ in range(2)]
    against = rng.choice([who for who in beings if who != by] or [by])
    fields = {"by": by, "properties": mixes[0], "against": against, "against_properties": mixes[1]}
    return command("compare", **fields, **({"approved": True} if rng.random() < 0.5 else {}))


def shown(secret: bool, rng: random.Random) -> list[str]:
    """Some facets; of a canary none that has words."""
    known = ("qualities", "abilities") if secret else FACETS
    return [facet for facet in known if rng.random() < 0.5]


def changed(rng: random.Random, secret: bool) -> dict[str, Any]:
    """A field and its new value."""
    word = CANARY if secret else "Bote"
    return rng.choice(
        [
            {"field": "name", "value": word, "reason": word},
            {"field": "concept", "value": word, "reason": word},
            {"field": "qualities.strength", "value": rng.randint(0, 10), "reason": "so ist es"},
            {"field": "abilities.boxing", "value": rng.randint(0, 10)},
        ]
    )


def new_being(rng: random.Random) -> Wish:
    """Somebody new, whom players may not know."""
    secret = rng.random() < 0.5
    being = {"name": f"{CANARY} neu" if secret else "Neu", "npc": True, "shown": [] if secret else ["name"]}
    if rng.random() < 0.3:
        drawn = {"qualities": {"mind": rng.choice([5, 10, 11])}, "present": rng.random() < 0.5}
        return command("create", being={**being, **drawn})
    return command("add_being", being=being, present=rng.random() < 0.5)
