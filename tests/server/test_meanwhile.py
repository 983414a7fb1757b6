"""What is asked for while a seat is being freed, or a link withdrawn: whoever comes too late does not get in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.server.house import House, Visitor
from spielwerk.server.people import hash_of
from spielwerk.table.live import Hooks
from tests.logs import log_at
from tests.server.served import PATIENCE
from tests.table.sitting import TABLE_TINY, made

Doing = Callable[[House, str], Coroutine[Any, Any, Any]]


async def unseats(house: House, _token: str) -> None:
    await house.unseat(await house.table("g1"), "one", b"gm")


async def withdraws(house: House, token: str) -> None:
    await house.withdraw("g1", token)


async def looks(house: House, _token: str) -> object:
    return await house.seated(hash_of("player"), "g1")


async def joins(house: House, token: str) -> object:
    return await house.admit(Visitor(hash_of("other"), False, "en"), token, "Li", "one")


@pytest.mark.parametrize(
    ("does", "writes", "comes", "code"),
    [
        (unseats, "unseat", looks, "not_allowed"),
        (unseats, "unseat", joins, "no_invite"),
        (withdraws, "drop_invite", joins, "no_invite"),
    ],
)
def test_who_comes_while_it_is_written_comes_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: Doing, writes: str, comes: Doing, code: str
) -> None:
    async def meanwhile() -> str:
        house = House(log_at(tmp_path / "games.sqlite3"), {"tiny": TABLE_TINY}, b"k" * 32, Hooks(), open_door=False)
        await house.create(made())
        (token,) = (house.tokens.token(one.id) for one in house.log.invites("g1") if one.seat == "one")
        await house.admit(Visitor(hash_of("player"), False, "en"), token, "Jo", "one")
        held, begun = list[tuple[Future[None], tuple[Any, ...]]](), asyncio.Event()
        write = getattr(house.log, writes)

        def hold(*args: Any) -> Future[None]:
            held.append((Future(), args))
            begun.set()
            return held[0][0]

        with monkeypatch.context() as patch:
            patch.setattr(house.log, writes, hold)
            doing = asyncio.create_task(does(house, token))
            await asyncio.wait_for(begun.wait(), PATIENCE)
            coming = asyncio.create_task(comes(house, token))
            for _ in range(20):  # as far as it gets
                await asyncio.sleep(0)
            ((future, args),) = held
            write(*args).result()
            future.set_result(None)
            await doing
        try:
            await coming
        except Refused as refused:
            return refused.code
        finally:
            await house.close()
        return "came in"

    assert asyncio.run(meanwhile()) == code
