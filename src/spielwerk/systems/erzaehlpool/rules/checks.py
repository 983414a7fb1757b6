"""Rolls and extended actions (EP-POOL, EP-EXT, EP-CH)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.events import being as name_of
from spielwerk.core.questions import GM
from spielwerk.systems.erzaehlpool.commands import Check, Extend
from spielwerk.systems.erzaehlpool.events import ExtendedWent, Item
from spielwerk.systems.erzaehlpool.state import Being, Extended, Table

from .dice import Thrown
from .people import become, being
from .pools import effect, pool_items, roll_pool, spend, spent_willpower, willpower_items, word_of_gm

MOST: Final = 1000
"""The highest goal, price or limit that the game master may set."""


async def check(act: Act[Table], cmd: Check) -> Thrown:
    """A roll: the pool, what the game master adds or takes, the dice, and what they mean."""
    doer = being(act, cmd.by)
    items = pool_items(act.state, doer, cmd)
    items += spent_willpower(act, doer, cmd.willpower)
    items += await word_of_gm(act, cmd.by, items, cmd.approved)
    found = await roll_pool(act, doer, items, "check")
    await effect(act, doer, found)
    return found


class Progress(Struct, frozen=True):
    """How far an extended action has come; the field names are the contract."""

    outcome: Literal["done", "open", "failed"]
    total: int
    rolls: int
    spent: int
    left: int | None


async def extend(act: Act[Table], cmd: Extend) -> Progress:
    """Some rolls of an extended action, until it is done, fails or waits for the next (EP-EXT-01 to EP-EXT-08)."""
    doer = being(act, cmd.by)
    items = pool_items(act.state, doer, cmd)
    bought = willpower_items(act.state, doer, cmd.willpower)
    items += bought
    items += await word_of_gm(act, cmd.by, items, cmd.approved)
    now = await _begun(act, cmd, doer, sum(one.amount for one in items))
    outcome: Literal["done", "open", "failed"] = "open"
    for number in range(cmd.rolls):
        if now.left is not None and now.left < now.cost:
            break  # the means have run out (EP-EXT-05)
        if not number:
            spend(act, doer, bought)
        now, outcome = await _one(act, doer, items, now, f"die_{number + 1}" if number else "die")
        if outcome != "open":
            break
    still = now if outcome == "open" else None
    become(act, replace(act.state.beings[cmd.by], extended=still))
    act.emit(
        ExtendedWent(
            cmd.by, outcome, now.total, now.needed, now.rolls, now.spent, now.limit, now.left, doer.shows("values")
        )
    )
    return Progress(outcome, now.total, now.rolls, now.spent, now.left)


async def _one(
    act: Act[Table], doer: Being, items: Sequence[Item], now: Extended, key: str
) -> tuple[Extended, Literal["done", "open", "failed"]]:
    """One roll: it costs whatever it brings (EP-EXT-06); at the limit there is an end."""
    found = await roll_pool(act, doer, items, "extend", key)
    now = replace(now, rolls=now.rolls + 1, spent=now.spent + now.cost)
    if found.outcome == "catastrophic":
        lost = await act.ask("catastrophe", GM, ("lost", "continue"), suggestion="lost", args={"who": name_of(doer.id)})
        if lost == "lost":
            return replace(now, total=0), "failed"
    elif found.outcome == "spectacular":
        await effect(act, doer, found)
    now = replace(now, total=now.total + found.successes)
    if now.total >= now.needed:
        return now, "done"
    return now, "failed" if now.limit and now.rolls >= now.limit else "open"


async def _begun(act: Act[Table], cmd: Extend, doer: Being, pool: int) -> Extended:
    """The action that goes on where it was left, if it is the same; else a new one, on the game master's terms."""
    what = (cmd.attribute, cmd.skill, cmd.attribute2, "" if cmd.pool is None else str(cmd.pool))
    under_way = doer.extended
    same = under_way is not None and (under_way.what, under_way.needed, under_way.cost) == (what, cmd.needed, cmd.cost)
    if under_way is not None and same:
        limit = under_way.limit if cmd.limit is None else cmd.limit
        store = under_way.store if cmd.store in (None, under_way.store) else (cmd.store or 0) + under_way.spent
        return replace(under_way, limit=limit, store=store)
    needed, cost = await _goal_and_price(act, cmd)
    return Extended(what, needed, cost, await _limit(act, cmd, needed, pool), cmd.store)


async def _goal_and_price(act: Act[Table], cmd: Extend) -> tuple[int, int]:
    """How many successes are needed and what a roll costs is the game master's word (EP-EXT-04)."""
    if cmd.approved:
        return cmd.needed, cmd.cost
    who = {"who": name_of(cmd.by)}
    needed = await act.ask_number("goal", GM, 1, MOST, suggestion=cmd.needed, judgement=True, args=who)
    args = {**who, "needed": needed}
    return needed, await act.ask_number("price", GM, 0, MOST, suggestion=cmd.cost, judgement=True, args=args)


async def _limit(act: Act[Table], cmd: Extend, needed: int, pool: int) -> int:
    """How many rolls there are at most; 0: as many as it takes (EP-EXT-05)."""
    if cmd.limit is not None:
        return cmd.limit
    reading = act.state.options["ext_limit"]
    if reading == "gm":
        args = {"who": name_of(cmd.by), "needed": needed}
        return await act.ask_number("limit", GM, 0, MOST, suggestion=0, judgement=True, args=args)
    return max(pool, 1) if reading == "pool" else 0
