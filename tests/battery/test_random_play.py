"""Random evenings at the table of every installed system.

`SPIELWERK_BATTERY=20` plays twenty times as many.
"""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from spielwerk.core.system import installed
from tests.often import TIMES

from . import cast_of_erzaehlpool
from . import evening as evening_module
from .cast_of_erzaehlpool import CastOfErzaehlpool
from .cast_of_percentacy import CastOfPercentacy
from .cast_of_plus_minus import CastOfPlusMinus
from .evening import Cast, Evening, command

SEEDS = range(3 * TIMES)
CASTS: dict[str, Callable[[int], Cast]] = {
    "erzaehlpool": CastOfErzaehlpool,
    "percentacy": CastOfPercentacy,
    "plus_minus": CastOfPlusMinus,
}
ENTRIES = {"erzaehlpool": 250, "percentacy": 300, "plus_minus": 200}
LEFT_OUT = {"approved", "automatic", "semi_automatic", "tools"}
"""Fields that do nothing that others do not."""
THOROUGH = 20
"""Every so many entries the table is opened anew."""


def test_every_system_has_a_cast() -> None:
    assert set(CASTS) == set(installed())


def test_every_command_of_erzaehlpool_is_wanted() -> None:
    """No command is left out of its evenings, and of the commands of the system itself no field."""
    words = {
        node.value if isinstance(node, ast.Constant) else node.arg
        for path in (cast_of_erzaehlpool.__file__, evening_module.__file__)
        for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant | ast.keyword)
    }
    for do in get_args(installed()["erzaehlpool"].command_type):
        assert do.__struct_config__.tag in words
        own = do.__module__.startswith("spielwerk.systems.")
        assert not own or {*do.__struct_fields__} - words <= LEFT_OUT, do


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
