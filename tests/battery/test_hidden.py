"""Two evenings that differ only in what is hidden: whatever is done, players are sent the same bytes."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.system import installed
from spielwerk.table import gallery, live

from .cast_of_erzaehlpool import CastOfErzaehlpool
from .cast_of_percentacy import CastOfPercentacy, attack
from .cast_of_plus_minus import CastOfPlusMinus
from .evening import OTHERS, Cast, Evening, Wish, command, only_looking, wished

WISHES = 60


class Guarded(CastOfPercentacy):
    """NPCs so tough that no blow shows; twins differ in armour, HP, names and everything they do not roll on."""

    def __init__(self, seed: int, twin: bool) -> None:
        super().__init__(seed)
        self._twin = twin

    def options(self) -> Mapping[str, Any]:
        return {}

    def beings(self) -> Sequence[Mapping[str, Any]]:
        common = {"npc": True, "shown": ["conditions", "health"], "weapons": ["long_gun"]}
        rolled = {"dexterity": 45, "constitution": 40, "perception": 30, "intelligence": 20}
        other = {"charisma": 60, "willpower": 70} if self._twin else {"charisma": 5}
        npc = {
            **common,
            "attributes": {**rolled, **other},
            "skills": {
                "melee": 50,
                "ranged_combat": 60,
                "stealth": 40,
                **({"lying": 90} if self._twin else {}),
            },
            "armour": 12 if self._twin else 5,
            "max_hp": 90_000 if self._twin else 60_000,
            "level": 5 if self._twin else 1,
            "talents": ["contacts", "prepared"] if self._twin else ["charismatic"],
            "handicaps": [{"id": "dangerous_secret", "subject": "Zwilling"}, "wanted"] if self._twin else ["curious"],
        }
        names = ("Quendt", "Joram") if self._twin else ("Aldo", "Bert")
        return (
            *super().beings()[:3],
            {"id": "b4", "name": names[0], **npc},
            {"id": "b5", "name": names[1], "present": False, **npc},
        )

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        by = rng.choice(["b4", "b5"])
        beings = view["beings"]
        if view["combat"] is None and rng.random() < 0.3:
            return command("start_combat", beings=["b1", "b2", "b3", by])
        if view["combat"] is not None and rng.random() < 0.5:
            return command("end_turn", by=view["combat"]["turn"] or "b1")
        wishes: list[Callable[[], Wish]] = [
            lambda: {**attack(by, beings, rng), "hidden": by == "b5" or rng.random() < 0.3},
            lambda: {**command("check", by=by, skill="stealth"), "hidden": rng.random() < 0.5},
            lambda: command("damage", target=by, amount=rng.randint(1, 20)),
            lambda: command("override", target=by, field="armour", value=rng.randint(3, 9), reason="geheim"),
            lambda: command("heal", target=rng.choice(["b1", "b2", "b3"]), amount=200),
            lambda: command("end_combat"),
        ]
        return rng.choice(wishes)()


class Veiled(CastOfPlusMinus):
    """One whose name, traits and concept differ; nobody is shown them, and the traits are not rolled on."""

    def __init__(self, seed: int, twin: bool) -> None:
        super().__init__(seed)
        self._twin = twin

    def options(self) -> Mapping[str, Any]:
        return {}

    def beings(self) -> Sequence[Mapping[str, Any]]:
        traits = [{"name": "gierig", "minus": -3}] if self._twin else [{"name": "treu", "plus": 2}]
        concept = "Verräter" if self._twin else "Gefährtin"
        name = "Nele" if self._twin else "Ole"
        values = {"qualities": {"strength": 6, "will": 3}, "abilities": {"boxing": 3, "stealth": 2, "law": 1}}
        veiled = {"npc": True, "shown": [], "name": name, "traits": traits, "concept": concept, **values}
        return (*super().beings()[:2], {"id": "b4", **veiled}, {"id": "b5", "present": False, **veiled})

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        by = rng.choice(["b4", "b5"])
        wishes: list[Callable[[], Wish]] = [
            lambda: {
                **command("check", by=by, properties=["strength", "will", "boxing"], difficulty=9, approved=True),
                "hidden": by == "b5" or rng.random() < 0.5,
            },
            lambda: command("override", target=by, field="concept", value="ganz anders", reason="geheim"),
            lambda: command("start_scene", title="Im Keller"),
        ]
        return rng.choice(wishes)()


class Masked(CastOfErzaehlpool):
    """One whose name, traits, notes and size differ; nobody is shown them, and nothing is rolled on them."""

    def __init__(self, seed: int, twin: bool) -> None:
        super().__init__(seed)
        self._twin = twin

    def options(self) -> Mapping[str, Any]:
        return {}

    def beings(self) -> Sequence[Mapping[str, Any]]:
        values = {"attributes": {"strength": 3, "dexterity": 3, "wits": 2}, "skills": {"brawl": 2, "firearms": 3}}
        one = {"name": "Ole", "concept": "Gefährtin", "merits": {"giant": 4}, "morality": 7, "size": 50}
        other = {"name": "Nele", "concept": "Verräter", "derangements": ["phobia"], "virtue": "hope", "size": 90}
        masked = {"npc": True, "shown": ["conditions", "health"], **values, **(other if self._twin else one)}
        return (*super().beings()[:3], {"id": "b4", **masked}, {"id": "b5", "present": False, **masked})

    def wish_of_gm(self, view: Mapping[str, Any], rng: random.Random) -> Wish:
        by, combat = rng.choice(["b4", "b5"]), view["combat"]
        if combat is None and rng.random() < 0.3:
            return command("start_combat", beings=["b1", "b2", "b3", by])
        if combat is not None and rng.random() < 0.5:
            return command("end_turn", by=combat["turn"] or "b1")
        wishes: list[Callable[[], Wish]] = [
            lambda: {
                **command("attack", by=by, target="b1", kind="unarmed", approved=True),
                "hidden": by == "b5" or rng.random() < 0.3,
            },
            lambda: {**command("check", by=by, attribute="wits", approved=True), "hidden": rng.random() < 0.5},
            lambda: command("damage", target=by, amount=1),
            lambda: command("override", target=by, field="notes", value="geheim", reason="geheim"),
            lambda: command("heal", target=rng.choice(["b1", "b2", "b3"]), amount=20),
            lambda: command("end_combat"),
        ]
        return rng.choice(wishes)()


TWINS: dict[str, Callable[[int, bool], Cast]] = {
    "erzaehlpool": Masked,
    "percentacy": Guarded,
    "plus_minus": Veiled,
}


def ideas(played: Evening) -> Iterator[tuple[str, Wish]]:
    """What comes to minds; players look at their chances before they do something."""
    for _ in range(WISHES):
        seat = played.rng.choice(["gm", "gm", "jule", "sami"])
        wish = wished(played.seen[seat], played.rng, played.cast)
        if seat in OTHERS and wish["t"] == "do":
            yield seat, only_looking(wish)
        yield seat, wish


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("system", TWINS)
def test_players_are_sent_the_same_bytes(
    system: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(twin: bool, script: list[tuple[str, Wish]]) -> tuple[list[tuple[str, Wish]], list[bytes]]:
        clock = itertools.count(4_000_000_000_000)
        for module in (live, gallery):
            monkeypatch.setattr(module, "now", lambda: next(clock))
        monkeypatch.setattr(secrets, "token_hex", lambda _n: f"r{next(clock)}")
        folder = tmp_path / str(twin)
        folder.mkdir()
        played = Evening(folder, installed()[system], TWINS[system](seed, twin), seed)
        sent: list[bytes] = []
        for viewer in OTHERS:
            played.viewers[viewer].look_again()
        for seat, wish in script or ideas(played):
            await played.take(seat, wish)
            sent += [f"{seat} {wish}".encode(), played.reply if seat in OTHERS else b""]
            for viewer in OTHERS:
                sent += played.viewers[viewer].messages()
            played.look()
        await played.close()
        return played.wishes, sent

    async def both() -> None:
        script, sent = await evening(False, [])
        _, again = await evening(True, script)
        for one, other in zip(sent, again, strict=True):
            assert one == other

    asyncio.run(both())
