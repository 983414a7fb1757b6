"""A question without a suggestion of its own suggests what is likeliest to work, to whoever may know the chances."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from .watched import Watched

ATTACK = {"do": "attack", "by": "orc", "target": "bero", "weapon": "fist", "parry": True}
SEATS = ("gm", "sami", "eva")


def asked(folder: Path, dexterity: int, constitution: int) -> dict[str, Any]:
    """What Sami is asked once the orc would hit Bero, by seat."""
    strong = {"dexterity": dexterity, "constitution": constitution}
    beings: list[dict[str, Any]] = [
        {"id": "bero", "name": "Bero", "player": "sami", "attributes": strong},
        {"id": "orc", "name": "Ork", "npc": True, "skills": {"melee": 10}},
    ]

    async def evening() -> dict[str, Any]:
        watched = Watched(folder, "percentacy", beings)

        def question(seat: str) -> Any:
            stage = watched.table.view(seat)["stage"]
            return stage and stage["question"]

        while not question("sami"):  # until the orc hits, and not so well that nothing can be done
            await watched.send("gm", {"t": "do", "command": ATTACK})
        assert question("sami")["key"] == "defence"
        found = {seat: question(seat)["suggestion"] for seat in SEATS}
        notes = {one["id"]: one["note"] and one["note"].args["base"] for one in question("sami")["options"]}
        assert notes == {"evade": dexterity, "parry": constitution, "none": None}
        assert question("eva")["options"] == []
        await watched.close()
        return found

    return asyncio.run(evening())


def test_the_likeliest_answer_is_suggested_to_who_may_know_the_chances(tmp_path: Path) -> None:
    assert asked(tmp_path / "one", 20, 40) == {"gm": "parry", "sami": "parry", "eva": None}
    assert asked(tmp_path / "two", 40, 20) == {"gm": "evade", "sami": "evade", "eva": None}
