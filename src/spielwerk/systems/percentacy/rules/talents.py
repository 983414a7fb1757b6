"""Talents of which uses are counted: when they come back, and those that have no command of their own (PC-TAL)."""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

from spielwerk.core import scene
from spielwerk.core.act import Act, Refused
from spielwerk.core.commands import StartScene
from spielwerk.core.text import Ref
from spielwerk.systems.percentacy.commands import UseTalent
from spielwerk.systems.percentacy.effects import Effect, Endure, Request
from spielwerk.systems.percentacy.events import Enduring, TalentRefused, TalentUsed, UsesRenewed
from spielwerk.systems.percentacy.rows import Span
from spielwerk.systems.percentacy.state import Being, Table

from .people import able, being
from .traits import effects_of, is_free, renewed, with_spent

Granted = Literal["yes", "no"]
GRANTED: Final[tuple[Granted, ...]] = ("yes", "no")


class Used(Struct, frozen=True):
    """What came of a talent: `used`, or `refused` by the game master."""

    outcome: Literal["used", "refused"]


def renew(act: Act[Table], span: Span) -> None:
    """A scene, session or fight begins: its uses come back, and nothing is saved up (PC-TAL-00)."""
    left = {who: (one.spent, renewed(act.state, one, span)) for who, one in act.state.beings.items() if one.spent}
    changed = {who: after for who, (before, after) in left.items() if before != after}
    if changed:
        act.emit(UsesRenewed(changed))


async def start_scene(act: Act[Table], cmd: StartScene) -> None:
    """A scene begins, and with it the uses that are counted by scenes."""
    await scene.start_scene(cast("scene.AnyAct", act), cmd)
    renew(act, "scene")


def spend(act: Act[Table], who: Being, talent: str, text: str = "") -> None:
    """Book one use of a talent."""
    act.emit(TalentUsed(who.id, talent, with_spent(who, talent), text, open=who.shows("values")))


def talent_with(table: Table, who: Being, kind: type[Effect], talent: str, field: str = "talent") -> None:
    """Refuses `unknown_id`, `not_allowed` for a talent that somebody has not or that does nothing of this kind, and
    `use_spent`."""
    if talent not in table.content.talents:
        raise Refused("unknown_id", field=field, value=talent)
    if not any(having.chosen.id == talent for having in effects_of(table, who, kind)):
        raise Refused("not_allowed", field=field, value=talent)
    if not is_free(who, talent):
        raise Refused("use_spent", field=field, rule="PC-TAL-00", value=talent)


async def use_talent(act: Act[Table], cmd: UseTalent) -> Used:
    """A request to the game master, which costs nothing if it is refused (AMB-125), or shock that is endured.

    Refuses `unknown_id`, `not_allowed`, `use_spent`, `dead`, `unconscious`.
    """
    who = being(act, cmd.by)
    endures = any(having.chosen.id == cmd.talent for having in effects_of(act.state, who, Endure))
    talent_with(act.state, who, Endure if endures else Request, cmd.talent)
    able(who)
    if endures:
        return _endure(act, who, cmd)
    args = {"who": Ref("being", who.id), "talent": Ref("talent", cmd.talent), "text": cmd.text}
    if await act.ask("granted", "gm", GRANTED, suggestion="yes", judgement=True, args=args) == "no":
        act.emit(TalentRefused(who.id, cmd.talent, cmd.text, who.shows("values")))
        return Used("refused")
    spend(act, who, cmd.talent, cmd.text)
    return Used("used")


def _endure(act: Act[Table], who: Being, cmd: UseTalent) -> Used:
    """Ignore shock to the end of the own next turn: used in the own turn, that is not the one that is running."""
    if "shock" not in who.conditions:
        raise Refused("not_allowed", field="talent", rule="PC-TAL-22", value=cmd.talent)
    spend(act, who, cmd.talent, cmd.text)
    combat = act.state.combat
    turns = 2 if combat is not None and combat.turn == who.id else 1
    act.emit(Enduring(who.id, turns, who.shows("conditions")))
    return Used("used")
