"""Sins [Sünden], Morality [Moral] and degeneration [Entartung] (EP-MOR, EP-DEG)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.events import being as name_of
from spielwerk.core.questions import GM
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.commands import Sin
from spielwerk.systems.erzaehlpool.events import DerangementGained, FateTold, Item, MoralityChanged, SinNotRolled
from spielwerk.systems.erzaehlpool.state import Being, Table

from .people import become, being
from .pools import given, roll_pool


class Sinned(Struct, frozen=True):
    """What a sin came to; the field names are the contract."""

    rolled: bool
    outcome: Literal["kept", "lost"]
    morality: int
    derangement: bool


async def sin(act: Act[Table], cmd: Sin) -> Sinned:
    """A sin: the morality roll of its level, and what follows where it fails (EP-DEG-01 to EP-DEG-08)."""
    sinner = being(act, cmd.by)
    if not _calls_for_a_roll(act.state, sinner, cmd.level):
        act.emit(SinNotRolled(cmd.by, cmd.level, sinner.morality, sinner.shows("traits")))
        return Sinned(False, "kept", sinner.morality, False)
    graver = cmd.level if not sinner.sinned else min(sinner.sinned, cmd.level)
    become(act, replace(sinner, sinned=graver))
    items: tuple[Item, ...] = (Item(Message("item-sin", {"level": cmd.level}), act.state.content.sins[cmd.level].dice),)
    items += given("virtue", cmd.for_virtue)
    found = await roll_pool(act, sinner, items, "morality", "morality", open_=sinner.shows("traits"))
    if found.successes:
        return Sinned(True, "kept", sinner.morality, False)
    morality = max(0, sinner.morality - 1)
    act.emit(MoralityChanged(cmd.by, morality, sinner.shows("traits")))
    deranged = await _degeneration(act, sinner, morality)
    if morality == 0:
        await _fate(act, cmd.by)
    return Sinned(True, "lost", morality, deranged)


def _calls_for_a_roll(table: Table, sinner: Being, level: int) -> bool:
    """Whether the sin is at or below one's Morality (EP-MOR-04), and graver than one before in this scene where the
    table merges them."""
    if table.options["sin_trigger"] == "level" and level > sinner.morality:
        return False
    return not (table.options["sins_merge"] and sinner.sinned and level >= sinner.sinned)


async def _degeneration(act: Act[Table], sinner: Being, morality: int) -> bool:
    """As many dice as Morality has left, at 0 a chance die; failing brings a derangement (EP-DEG-04, EP-DEG-08)."""
    items = (Item(Message("item-term", {"what": Ref("term", "morality")}), morality),)
    shown = sinner.shows("traits")
    found = await roll_pool(act, sinner, items, "degeneration", "degeneration", open_=shown)
    if found.successes:
        return False
    args = {"who": name_of(sinner.id)}
    if act.state.options["derangements"] == "list":
        name = await act.ask("derangement_listed", GM, tuple(act.state.content.derangements), args=args)
    else:
        name = (await act.ask_text("derangement", GM, args=args)).strip()
    before = act.state.beings[sinner.id].derangements
    after = (*before, name) if name and name not in before else before
    act.emit(DerangementGained(sinner.id, name, after, shown))
    return True


async def _fate(act: Act[Table], who: str) -> None:
    """Without any Morality the game master says what becomes of somebody (EP-DEG-11)."""
    text = await act.ask_text("fate", GM, judgement=True, args={"who": name_of(who), "what": Ref("term", "morality")})
    if text:
        act.emit(FateTold(who, text))
