"""Of a character that is shown in part, its player and the game master see every card whole, others that part."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.core.events import Told
from spielwerk.core.system import installed
from spielwerk.table import gallery, live, wire

from .watched import OTHERS, SCRIPT, Watched, do

Beings = list[dict[str, Any]]


def in_plus_minus(strong: bool) -> Beings:
    """Ilka, of whom only the name is shown; she always beats Bero, and always passes."""
    qualities = {"strength": 9 if strong else 6, "will": 7, "agility": 8 if strong else 7}
    ilka = {
        "qualities": qualities,
        "abilities": {"stealth": 4 if strong else 2},
        "traits": [{"name": "zäh", "plus": 2}],
    }
    return [
        {"id": "ilka", "name": "Ilka", "player": "jule", "shown": ["name"], **ilka},
        {"id": "bero", "name": "Bero", "player": "sami", "qualities": {"strength": 0, "will": 0, "agility": 0}},
    ]


PLUS_MINUS: SCRIPT = (
    do("gm", "set_option", option="doubles", value="none"),
    do("gm", "set_option", option="opposed", value="on"),
    do("gm", "set_option", option="traits_in_aw", value="modifier"),
    do("jule", "check", by="ilka", properties=["strength", "will", "stealth"], difficulty=0),
    do("jule", "check", by="ilka", properties=["strength", "will", "agility"], difficulty=0, trait="zäh"),
    ("gm", {"t": "redo", "action": 5, "at": 2, "value": None}),
    do("gm", "check", by="ilka", properties=["strength", "will", "stealth"], difficulty=3),
    do("gm", "compare", by="ilka", properties=["strength", "will", "agility"], against="bero",
       against_properties=["strength", "will", "agility"], approved=True),
    do("gm", "override", target="ilka", field="qualities.mind", value=9, reason="so"),
    do("jule", "set_notes", target="ilka", text="Weiß den Weg."),
    ("gm", {"t": "take_back", "action": 10}),
)  # fmt: skip


def in_erzaehlpool(strong: bool) -> Beings:
    """Ilka, whose dice are as many in both cases and come from elsewhere; the dog, of whom players know less."""
    attributes = {"dexterity": 3 if strong else 2, "strength": 3 if strong else 1, "wits": 1}
    skills = {"athletics": 1 if strong else 2, "weaponry": 1 if strong else 3}
    ilka = {"attributes": attributes, "skills": skills, "morality": 8 if strong else 7}
    dog = {"shown": ["name"], "armour": {"general": 1}, "attributes": {"dexterity": 2, "wits": 2}}
    return [
        {"id": "ilka", "name": "Ilka", "player": "jule", "shown": ["name"], **ilka},
        {"id": "bero", "name": "Bero", "player": "sami"},
        {"id": "dog", "name": "Hund", "npc": True, **dog},
    ]


ERZAEHLPOOL: SCRIPT = (
    do("jule", "check", by="ilka", attribute="dexterity", skill="athletics"),
    do("gm", "sin", by="ilka", level=7, for_virtue=0),
    do("jule", "attack", by="ilka", target="bero", kind="melee", bonus=1),
    do("jule", "attack", by="ilka", target="dog", kind="melee", bonus=2),
    do("gm", "attack", by="dog", target="ilka", kind="unarmed"),
    do("gm", "damage", target="ilka", amount=1),
)


def in_percentacy(strong: bool) -> Beings:
    """Ilka, so good that no roll of the evening tells how good."""
    common = {"attributes": {"dexterity": 90 if strong else 85, "constitution": 40}, "weapons": ["sidearm"]}
    ilka = {"skills": {"ranged_combat": 97 if strong else 95, "stealth": 94 if strong else 96}, "armour": 4}
    return [
        {"id": "ilka", "name": "Ilka", "player": "jule", "shown": ["name"], **common, **ilka},
        {"id": "bero", "name": "Bero", "player": "sami", "weapons": ["sidearm"]},
        {
            "id": "orc",
            "name": "Ork",
            "npc": True,
            "max_hp": 900,
            "weapons": ["sidearm"],
            "skills": {"ranged_combat": 90},
        },
    ]


PERCENTACY: SCRIPT = (
    do("jule", "check", by="ilka", skill="stealth"),
    do("jule", "check", by="ilka", attribute="dexterity"),
    do("jule", "attack", by="ilka", target="bero", weapon="sidearm", distance=5),
    do("gm", "attack", by="orc", target="ilka", weapon="sidearm", distance=5),
    do("gm", "damage", target="ilka", amount=3),
)

MIX = ["strength", "will", "agility"]
EVENINGS = {
    "plus_minus": (
        in_plus_minus,
        PLUS_MINUS,
        {"do": "check", "by": "ilka", "properties": ["strength", "will", "mind"]},
    ),
    "erzaehlpool": (in_erzaehlpool, ERZAEHLPOOL, {"do": "check", "by": "ilka", "attribute": "dexterity"}),
    "percentacy": (in_percentacy, PERCENTACY, {"do": "check", "by": "ilka", "skill": "stealth"}),
}
WHOLE = {
    "plus_minus": {"MixChecked", "Compared"},
    "erzaehlpool": {"PoolRolled", "DamageChanged"},
    "percentacy": {"CheckMade", "HpChanged"},
}
"""The cards that stand whole in the log of Ilka's player."""


async def settled(watched: Watched) -> None:
    """The game master answers whatever is asked, with what suggests itself."""
    while (stage := watched.table.view("gm")["stage"]) is not None and (asked := stage["question"]) is not None:
        legal = [one["id"] for one in asked["options"] if one["legal"]]
        suggested = asked["suggestion"]
        value = suggested if suggested is not None else legal[0] if legal else 0 if asked.get("number") else ""
        await watched.send("gm", {"t": "answer", "question": asked["id"], "value": value})


async def evening(folder: Path, system: str, strong: bool) -> tuple[Watched, list[dict[str, Any]]]:
    """Everything is played; also what the others would be told beforehand counts among their bytes. Jule's stages."""
    beings, script, draft = EVENINGS[system]
    watched, stages = Watched(folder, system, beings(strong)), []
    for seat, wish in script:
        await watched.send(seat, wish)
        await settled(watched)
        stages.append(msgspec.json.decode(wire.encode(watched.table.view("jule")["stage"])))
        for other in OTHERS:
            watched.bytes[other] += wire.encode(watched.table.view(other))
            told = await watched.send(other, {"t": "preview", "command": draft})
            watched.bytes[other] += wire.encode({**told, "key": ""})
    await watched.play(())
    return watched, stages


def types(cards: list[Mapping[str, Any]]) -> set[str]:
    """What kinds of events lie there."""
    return {card["event"]["type"] for card in cards}


@pytest.mark.parametrize("system", EVENINGS)
def test_what_is_not_shown_of_a_character_changes_no_byte_for_the_others(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sent(strong: bool) -> dict[str, bytes]:
        clock = itertools.count(4_000_000_000_000)
        for module in (live, gallery):
            monkeypatch.setattr(module, "now", lambda: next(clock))
        monkeypatch.setattr(secrets, "token_hex", lambda _n: f"r{next(clock)}")
        watched, _ = await evening(tmp_path / str(strong), system, strong)
        await watched.close()
        return watched.bytes

    weak, strong = asyncio.run(sent(False)), asyncio.run(sent(True))
    assert {seat for seat in weak if weak[seat] == strong[seat]} == set(OTHERS)


@pytest.mark.parametrize("system", EVENINGS)
def test_its_player_sees_the_cards_whole_on_the_stage_and_in_the_log(system: str, tmp_path: Path) -> None:
    async def seen() -> tuple[list[Any], ...]:
        watched, stages = await evening(tmp_path, system, True)
        table, jule = watched.table, watched.table.seats["jule"]
        again = watched.opened()
        logs = [list(table.view("jule")["log"].values()), table.book.page(jule, 2**30), again.book.page(jule, 2**30)]
        other = table.book.page(table.seats["sami"], 2**30)
        await again.close()
        await watched.close()
        return msgspec.json.decode(wire.encode((stages, *logs, other)))  # type: ignore[no-any-return]

    stages, view, page, again, other = asyncio.run(seen())
    assert view == page == again
    assert WHOLE[system] & types([card for stage in stages if stage for card in stage["cards"]])
    assert WHOLE[system] <= types([card for line in page for card in line["cards"]])
    assert not WHOLE[system] & types([card for line in other for card in line["cards"] if about_ilka(card)])
    assert [line["n"] for line in page] == [line["n"] for line in other]


def about_ilka(card: Mapping[str, Any]) -> bool:
    """Whether a card is about her."""
    return "ilka" in (card["event"].get("by"), card["event"].get("who"), card["event"].get("target"))


def test_what_is_not_shown_of_the_target_stays_from_whoever_attacks(tmp_path: Path) -> None:
    """The dice of an attack are made of Defence and armour too: only the game master knows those of the dog."""

    async def seen() -> dict[str, set[str]]:
        watched = Watched(tmp_path, "erzaehlpool", in_erzaehlpool(True))
        await watched.send(*do("jule", "attack", by="ilka", target="dog", kind="melee", bonus=2))
        await settled(watched)
        lines = {seat: watched.table.view(seat)["log"].values() for seat in ("jule", "gm")}
        decoded = msgspec.json.decode(wire.encode({seat: list(found) for seat, found in lines.items()}))
        await watched.close()
        return {seat: types([card for line in found for card in line["cards"]]) for seat, found in decoded.items()}

    found = asyncio.run(seen())
    assert "PoolRolled" in found["gm"] - found["jule"]
    assert "PoolSeen" in found["jule"]


def test_whom_an_event_is_about_stands_in_it() -> None:
    installed()
    kinds = list(Told.__subclasses__())
    for kind in kinds:
        kinds += kind.__subclasses__()
        abstract = kind.__name__ == "Fight"  # what is told of one names somebody
        assert abstract or set(kind.about) <= set(kind.__struct_fields__), kind
