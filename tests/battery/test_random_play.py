"""Random evenings at the table of every installed system.

`SPIELWERK_BATTERY=20` plays twenty times as many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

from spielwerk.core.system import installed
from tests.often import TIMES

from .cast_of_erzaehlpool import CastOfErzaehlpool
from .cast_of_percentacy import CastOfPercentacy
from .cast_of_plus_minus import CastOfPlusMinus
from .evening import OFTEN, Cast, Evening, Wish, command, wished

SEEDS = range(3 * TIMES)
CASTS: dict[str, Callable[[int], Cast]] = {
    "erzaehlpool": CastOfErzaehlpool,
    "percentacy": CastOfPercentacy,
    "plus_minus": CastOfPlusMinus,
}
ENTRIES = {"erzaehlpool": 250, "percentacy": 300, "plus_minus": 200}
WHOLE = ("erzaehlpool", "plus_minus")
"""Systems of which the bots use every field of every command as well."""
SELDOM = {"reroll"}
"""Commands that turn on a certain face of a certain check; they have tests of their own."""
LEFT_OUT = {"approved", "automatic", "semi_automatic", "tools"}
"""Fields that do nothing that others do not."""
ROUNDS = range(1, 13)
"""The evenings that are looked at for this, one after the other until all is done."""
IDEAS = 30
"""What somebody thinks of before they want something: the first that is new, else the first."""
MOST_WISHES = 500
"""So many wishes of one evening are looked at most for every command to be done."""
THOROUGH = 20
"""Every so many entries the table is opened anew."""


def fields_of(wish: Wish) -> Mapping[str, Any]:
    """What stands in the command of a wish; nothing where it wants something else."""
    fields: Mapping[str, Any] = wish.get("command", {}) if wish["t"] == "do" else {}
    return fields


def test_every_system_has_a_cast() -> None:
    assert set(CASTS) == set(installed())


@pytest.mark.parametrize("system", CASTS)
def test_every_command_is_done(system: str, tmp_path: Path) -> None:
    """The bots leave no command of the system undone, and of those of the systems in `WHOLE` no field unused."""
    shapes = {do.__struct_config__.tag: do for do in get_args(installed()[system].command_type)}
    shapes = {tag: do for tag, do in shapes.items() if tag not in SELDOM}
    own = [(tag, do) for tag, do in shapes.items() if do.__module__.startswith("spielwerk.systems.")]
    wanted = {
        (tag, field) for tag, do in own for field in do.__struct_fields__ if field not in LEFT_OUT and system in WHOLE
    }

    done: set[str] = set()
    used: set[tuple[str, str]] = set()

    def is_new(wish: Wish) -> bool:
        """Whether it is something that nobody has done yet, or with a field that nobody has used."""
        fields = fields_of(wish)
        return bool(fields) and (
            fields["do"] not in done or any((fields["do"], field) in wanted - used for field in fields)
        )

    async def evening(seed: int) -> None:
        played = Evening(tmp_path, installed()[system], CASTS[system](seed), seed)
        try:
            for _ in range(MOST_WISHES):
                if not shapes.keys() - done and not wanted - used:
                    break
                seat = played.rng.choices(tuple(OFTEN), tuple(OFTEN.values()))[0]
                ideas = [wished(played.seen[seat], played.rng, played.cast) for _ in range(IDEAS)]
                waits = played.table.play.position.waits  # then hardly anything else is possible
                wish = ideas[0] if waits else next(filter(is_new, ideas), ideas[0])
                if wish["t"] == "preview":  # looking at odds does nothing
                    continue
                taken = await played.take(seat, wish) == ""
                played.look()
                fields = fields_of(wish)
                used.update((fields["do"], field) for field in fields if field != "do")
                done.update({fields["do"]} if taken and fields else ())
        finally:
            await played.close()

    for seed in ROUNDS:
        if shapes.keys() - done or wanted - used:
            asyncio.run(evening(seed))
    assert (shapes.keys() - done, wanted - used) == (set(), set())


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("system", CASTS)
def test_an_evening(system: str, seed: int, tmp_path: Path) -> None:
    async def evening() -> None:
        played = Evening(tmp_path, installed()[system], CASTS[system](seed), seed)
        try:
            await played.play(ENTRIES[system], THOROUGH)
        finally:
            await played.close()
        assert len(played.steps) >= ENTRIES[system]
        refused = sum(played.refusals.values())
        assert refused < 3 * len(played.steps), f"hardly anything is possible: {played.refusals}"

    asyncio.run(evening())


@pytest.mark.rule("PC-REW-09")
def test_a_final_roll_is_not_held_again(tmp_path: Path) -> None:
    """Found by evening 7: a held roll that had been made again was offered to be made again, and then refused."""

    async def evening() -> None:
        played = Evening(tmp_path, installed()["percentacy"], CastOfPercentacy(3), 3)
        await played.take("jule", {"t": "seat", "hold": True})
        await played.take("jule", command("check", by="b1", skill="melee"))
        played.look()
        question = played.seen["jule"]["stage"]["question"]
        assert question["kind"] == "keep"
        assert await played.take("jule", {"t": "answer", "question": question["id"], "value": "again"}) == ""
        played.look()
        assert played.seen["jule"]["stage"]["done"]
        assert played.seen["jule"]["stage"]["question"] is None
        await played.close()

    asyncio.run(evening())
