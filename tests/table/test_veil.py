"""Who is not in the scene is not seen to act: the others learn that something happens, its player sees all of it."""

from __future__ import annotations

import asyncio
import itertools
import re
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.table import gallery, live, wire

from .watched import OTHERS, SCRIPT, Watched, do


def in_percentacy(who: str, strong: bool) -> list[dict[str, Any]]:
    """Jule plays somebody in the scene and somebody who is not; `who` and what they can do are hidden from Sami."""
    common = {"attributes": {"dexterity": 50, "constitution": 40}, "weapons": ["sidearm"]}
    hidden = {
        "name": "Zwielicht" if strong else "Abendrot",
        "armour": 9 if strong else 2,
        "skills": {"stealth": 85 if strong else 35, "ranged_combat": 75, "first_aid": 70},
        "attributes": {"dexterity": 70 if strong else 45, "willpower": 60},
    }
    return [
        {"id": "ilka", "name": "Ilka", "player": "jule", "skills": {"ranged_combat": 95}, **common},
        {"id": "bero", "name": "Bero", "player": "sami", **common},
        {"id": who, "player": "jule", "present": False, "weapons": ["sidearm"], **hidden},
        {"id": "orc", "name": "Ork", "npc": True, "hp": 80, "weapons": ["long_gun"], "skills": {"ranged_combat": 60}},
    ]


def percentacy_evening(who: str) -> SCRIPT:
    """Everything that somebody out of the scene may do, and that may be done to them."""
    return (
        do("jule", "roll", by=who, expression="2d6+3"),
        do("sami", "check", by="bero", attribute="dexterity"),
        do("jule", "check", by=who, skill="stealth"),
        ("jule", {"t": "redo", "action": 2, "at": 0, "value": None}),
        do("jule", "check", by=who, skill="first_aid"),
        do("jule", "rewind", by=who),
        do("gm", "hazard", target=who, tier="minor"),
        do("gm", "set_condition", target=who, condition="shock"),
        do("gm", "end_condition", target=who, condition="shock"),
        do("gm", "roll", by=who, expression="d20"),
        do("jule", "check", by="ilka", attribute="dexterity"),
        ("gm", {"t": "take_back", "action": 10}),
        ("gm", {"t": "take_back", "action": 9}),
        ("jule", {"t": "say", "text": "Weiter"}),
    )


def in_plus_minus(who: str, strong: bool) -> list[dict[str, Any]]:
    """The same at a table of Plus-Minus."""
    values = {"qualities": {"strength": 8 if strong else 3, "will": 5}, "abilities": {"stealth": 4}}
    return [
        {"id": "ilka", "name": "Ilka", "player": "jule"},
        {"id": "bero", "name": "Bero", "player": "sami"},
        {"id": who, "name": "Zwielicht" if strong else "Abendrot", "player": "jule", "present": False, **values},
    ]


def plus_minus_evening(who: str) -> SCRIPT:
    """A check, a free roll, and what is kept beside the rules: notes, counters, turns."""
    return (
        do("jule", "roll", by=who, expression="3d10"),
        do("gm", "check", by=who, properties=["strength", "will", "stealth"], difficulty=4, approved=True),
        do("gm", "override", target=who, field="concept", value="ganz anders", reason="so"),
        do("jule", "set_notes", target=who, text="Schuldet Bero etwas."),
        do("jule", "set_counter", target=who, counter="Kerzen", value=3),
        do("jule", "set_counter", target=who, counter="Kerzen", value=2),
        do("jule", "set_counter", target=who, counter="Kerzen"),
        do("gm", "set_order", beings=["ilka", "bero", who]),
        do("jule", "end_turn", by="ilka"),
        do("sami", "end_turn", by="bero"),
        do("jule", "end_turn", by=who),
        do("gm", "set_order"),
    )


def in_erzaehlpool(who: str, strong: bool) -> list[dict[str, Any]]:
    """The same at a table of Erzählpool."""
    values = {"attributes": {"dexterity": 4 if strong else 2, "composure": 0}, "weapons": ["pistol"]}
    return [
        {"id": "ilka", "name": "Ilka", "player": "jule"},
        {"id": "bero", "name": "Bero", "player": "sami"},
        {"id": who, "name": "Zwielicht" if strong else "Abendrot", "player": "jule", "present": False, **values},
    ]


def erzaehlpool_evening(who: str) -> SCRIPT:
    """Rolls by name and among others, a fight with an ambush, and what somebody does and suffers.

    Pools stay below five dice, so that nothing spectacular asks the game master for its effect.
    """
    return (
        do("gm", "check", by=who, pool=4, approved=True),
        do("gm", "extend", by=who, pool=3, needed=4, limit=5, approved=True),
        do("gm", "surprise", beings=["bero", who]),
        do("gm", "start_combat", beings=["bero", who], ambush={"surprised": [who]}),
        do("sami", "end_turn", by="bero"),
        do("gm", "end_combat"),
        do("gm", "attack", by=who, target="ilka", weapon="pistol", bonus=0, approved=True),
        do("gm", "damage", target=who, amount=1),
        do("gm", "award", beings=["bero", who], amount=2),
        do("gm", "sin", by=who, level=10),
    )


EVENINGS = {
    "percentacy": (in_percentacy, percentacy_evening),
    "plus_minus": (in_plus_minus, plus_minus_evening),
    "erzaehlpool": (in_erzaehlpool, erzaehlpool_evening),
}


@pytest.mark.parametrize("system", EVENINGS)
def test_who_is_not_in_the_scene_changes_no_byte_for_the_others(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beings, script = EVENINGS[system]

    async def evening(who: str, strong: bool) -> dict[str, bytes]:
        clock = itertools.count(4_000_000_000_000)
        for module in (live, gallery):
            monkeypatch.setattr(module, "now", lambda: next(clock))
        monkeypatch.setattr(secrets, "token_hex", lambda _n: f"r{next(clock)}")
        watched = Watched(tmp_path / who, system, beings(who, strong))
        await watched.play(script(who))
        await watched.close()
        return watched.bytes

    one, other = asyncio.run(evening("nacht", False)), asyncio.run(evening("tag", True))
    for seat in OTHERS:
        assert one[seat] == other[seat]
    for seat in ("jule", "gm"):
        assert b"nacht" in one[seat]
        assert b"Zwielicht" in other[seat]


def test_its_player_and_the_game_master_see_all_of_it(tmp_path: Path) -> None:
    async def evening() -> dict[str, Any]:
        watched = Watched(tmp_path, "percentacy", in_percentacy("nacht", True))
        await watched.send(*do("jule", "check", by="nacht", skill="stealth"))
        stage = {seat: watched.table.view(seat)["stage"] for seat in watched.viewers}
        await watched.send(*do("sami", "roll", expression="d6"))
        views = {seat: watched.table.view(seat)["log"]["0"] for seat in watched.viewers}
        await watched.close()
        seen: dict[str, Any] = msgspec.json.decode(wire.encode({"stage": stage, "line": views}))
        return seen

    seen = asyncio.run(evening())
    for place in (seen["stage"], seen["line"]):
        title = {seat: (shown.get("title") or shown.get("message"))["id"] for seat, shown in place.items()}
        assert title == {"gm": "title-check", "jule": "title-check", "sami": "line-veiled", "eva": "line-veiled"}
        card = {seat: [one["event"]["type"] for one in shown["cards"]] for seat, shown in place.items()}
        assert card == {"gm": ["CheckMade"], "jule": ["CheckMade"], "sami": [], "eva": []}
        assert place["jule"]["cards"][0]["event"]["base"] == 85
    assert seen["stage"]["sami"]["by"] is None
    assert seen["stage"]["jule"]["by"] == "nacht"


def test_a_being_attacked_out_of_sight_knows_not_by_whom(tmp_path: Path) -> None:
    async def evening() -> tuple[Any, bytes]:
        beings = in_percentacy("nacht", True)
        watched = Watched(tmp_path, "percentacy", [*beings[:3], {**beings[3], "present": False}])
        await watched.send("gm", {"t": "seat", "hand_dice": True})
        for face in range(4):
            await watched.send(*do("gm", "attack", by="orc", target="bero", weapon="long_gun", distance=20))
            question = watched.table.view("gm")["stage"]
            assert question is not None
            assert question["question"] is not None
            await watched.send("gm", {"t": "answer", "question": question["question"]["id"], "value": 45 + face})
            if not question["done"]:
                break
        asked = msgspec.json.decode(wire.encode(watched.table.view("sami")["stage"]))
        await watched.close()
        return asked, watched.bytes["sami"]

    asked, sent = asyncio.run(evening())
    assert asked["question"]["key"].startswith("defence")
    assert not re.search(rb'"(orc|Ork)"', sent)
