"""Tables that are opened when they are wanted: once, again after a failure, and to the end when the server stops."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.server import house as houses
from spielwerk.server.house import House, Visitor
from spielwerk.table.live import Hooks
from spielwerk.table.opening import open_table
from tests.logs import log_at
from tests.table.sitting import TABLE_TINY, made


async def house_at(folder: Path) -> House:
    house = House(log_at(folder / "games.sqlite3"), {"tiny": TABLE_TINY}, b"k" * 32, Hooks(), open_door=False)
    await house.create(made())
    return house


def test_who_tries_again_first_opens_the_table_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def once_unreadable(*args: Any) -> Any:
        tries.append("")
        if len(tries) == 1:
            raise OSError("disk I/O error")
        return open_table(*args)

    async def again(house: House) -> Any:
        with pytest.raises(Refused, match="table_broken"):
            await house.table("g1")
        return await house.table("g1")

    async def all_of_them() -> list[Any]:
        house = await house_at(tmp_path)
        found = [*await asyncio.gather(again(house), again(house))]
        await house.close()
        return found

    monkeypatch.setattr(houses, "open_table", once_unreadable)
    first, second = asyncio.run(all_of_them())
    assert first is second
    assert len(tries) == 2


def test_a_table_that_is_being_opened_keeps_the_log_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, gate = threading.Event(), threading.Event()

    def slowly(*args: Any) -> Any:
        begun.set()
        assert gate.wait(60)
        return open_table(*args)

    async def stopped() -> None:
        house = await house_at(tmp_path)
        asking = asyncio.create_task(house.table("g1"))
        await asyncio.to_thread(begun.wait, 60)
        stopping = asyncio.create_task(house.close())
        await asyncio.sleep(0)
        gate.set()
        assert (await asking).game.id == "g1"
        await stopping
        with pytest.raises(Refused, match="log_unsafe"):
            house.log.put_secret("any", b"")

    monkeypatch.setattr(houses, "open_table", slowly)
    asyncio.run(stopped())


def test_a_table_that_is_not_there_or_has_no_rules_is_refused(tmp_path: Path) -> None:
    async def asked() -> list[str]:
        await (await house_at(tmp_path)).close()
        house = House(log_at(tmp_path / "games.sqlite3"), {}, b"k" * 32, Hooks(), open_door=False)
        found = await asyncio.gather(*map(house.table, ("g1", "nix")), return_exceptions=True)
        await house.close()
        return [one.code for one in found if isinstance(one, Refused)]

    assert asyncio.run(asked()) == ["no_system", "no_table"]


def test_whose_seat_is_freed_while_the_table_is_opened_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_watchers(*args: Any) -> Any:
        table = open_table(*args)
        table.room.seats = {name: seat for name, seat in table.seats.items() if seat.role != "spectator"}
        return table

    async def looked() -> str:
        house = await house_at(tmp_path)
        (token,) = (house.tokens.token(one.id) for one in house.log.invites("g1") if one.seat == "eye")
        eva = Visitor(b"eva", False, "en")
        await house.admit(eva, token, "Eva", None)
        await house.close()
        monkeypatch.setattr(houses, "open_table", without_watchers)
        house = House(log_at(tmp_path / "games.sqlite3"), {"tiny": TABLE_TINY}, b"k" * 32, Hooks(), open_door=False)
        with pytest.raises(Refused) as refused:
            await house.seated(eva.person, "g1")
        await house.close()
        return refused.value.code

    assert asyncio.run(looked()) == "not_allowed"
