"""Defence [Abwehr]: who may ward an attack off, and how (PC-ATK-05 to PC-ATK-11)."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy.commands import Attack
from spielwerk.systems.percentacy.events import DefenceKind, DefenceUsed, Defended, NoDefence
from spielwerk.systems.percentacy.numbers import Score, Strike, stages
from spielwerk.systems.percentacy.state import Being, Combat, Table

from . import modifiers
from .assists import Rolls, helpers, readied_helpers, roll_assisted
from .checks import YES_NO, Ready, Undecided, YesNo, readied
from .modifiers import Pool
from .skills import On
from .weapons import Aim, unseen, weapon_of

Defence = Literal["evade", "parry", "none"]
DEFENCES: Final[tuple[Defence, ...]] = ("evade", "parry", "none")
NO_PARRY: Final[tuple[Defence, ...]] = ("evade", "none")
BY_STAGES: Final = Message("barred-stages")
"""Why nobody is asked after two stages, which all may know (PC-ATK-06)."""
DEFENCE_ATTRIBUTE: Final[dict[DefenceKind, str]] = {"evade": "dexterity", "parry": "constitution"}


def barred_from_defence(table: Table, target: Being) -> Message | None:
    """Why a being cannot ward an attack off, None if it can (PC-ATK-10, PC-INJ-09, AMB-045)."""
    held, options = target.conditions, table.options
    for condition in held:
        if condition in ("battered", "unconscious", "dead"):
            return Message(f"barred-{condition}")
        if condition in ("frozen", "shock") and target.suffers(condition) and not options["frozen_can_defend"]:
            return Message(f"barred-{condition}")
        if condition == "surprised" and not options["surprised_can_defend"]:
            return Message("barred-surprised")
    limit = options["defences_per_round"]
    if limit != "unlimited" and table.combat is not None and table.combat.defences.get(target.id, 0) >= int(limit):
        return Message("barred-defences", {"limit": int(limit)})
    return None


class Stance(Struct, frozen=True):
    """How a target may ward an attack off: whether parrying is settled, what is beyond hope, what the question says;
    whether its defences of a round are counted, and whether players are told nothing of it."""

    target: Being
    parry: bool | None
    barred: dict[Defence, Message]
    args: dict[str, Any]
    counted: bool
    hidden: bool


async def defended(act: Act[Table], cmd: Attack, aim: Aim, struck: Strike, rolls: Rolls) -> bool:
    """PC-ATK-07 to PC-ATK-11: one attempt, evade or parry, by a plain check; `rolls` are those of who helps."""
    stance = act.once(_stance, cmd, aim)
    if isinstance(stance, Message):
        target = act.state.beings[cmd.target]
        act.emit(NoDefence(target.id, stance, target.shows("conditions"), hidden=unseen(act.state, aim.by, target.id)))
        return False
    who, parry = stance.target.id, stance.parry
    if parry is None:
        parry = await _parry_plausible(act, cmd, stance)
    kind = await act.ask("defence", who, DEFENCES if parry else NO_PARRY, barred=stance.barred, args=stance.args)
    if kind == "none":
        return False
    main = act.once(_defence_ready, cmd, aim, kind)
    if stance.counted:
        act.emit(DefenceUsed(_counted(act.state, who), not stance.target.present, who))
    reached = await roll_assisted(act, main, rolls, stages if struck.stages else at_all)
    if reached is None or reached < struck.stages:
        return False
    act.emit(Defended(who, aim.by.id, kind, hidden=stance.hidden))
    return True


def _stance(act: Act[Table], cmd: Attack, aim: Aim) -> Stance | Message:
    """What the target can do, or why it can do nothing. Nobody is asked whether a shot can be parried (PC-ATK-08)."""
    table = act.state
    target = table.beings[cmd.target]
    barred = barred_from_defence(table, target)
    if barred is not None:
        return barred
    parry = False if cmd.parry is None and not aim.weapon.row.traits.melee else cmd.parry
    args = {"who": Ref("being", target.id), "by": Ref("being", aim.by.id), "weapon": Ref("weapon", aim.weapon.id)}
    counted = table.combat is not None and table.options["defences_per_round"] != "unlimited"
    return Stance(target, parry, _beyond_hope(table, cmd, aim), args, counted, unseen(table, aim.by, target.id))


def _defence_ready(act: Act[Table], cmd: Attack, aim: Aim, kind: DefenceKind) -> Ready | Undecided:
    """The defence roll, up to its die."""
    return defence_roll(act.state, cmd, aim, act.state.beings[cmd.target], kind)


def defence_helpers(act: Act[Table], cmd: Attack, prefix: str) -> Rolls:
    """Who helps the defence, up to their dice: settled with the attack, so that nothing is refused after its die."""
    helping = helpers(act, cmd.defence_assists, "defence_assists", cmd.target)
    return readied_helpers(act.state, helping, f"{prefix}defence-")


def defence_roll(table: Table, cmd: Attack, aim: Aim, target: Being, kind: DefenceKind) -> Ready | Undecided:
    """What a defence is rolled on. Refuses `implausible`."""
    attribute = DEFENCE_ATTRIBUTE[kind]
    on = On(attribute, target.attributes[attribute], "", attribute)
    return readied(table, f"{aim.prefix}{kind}", target, on, _defence_entries(table, cmd, aim, kind))


def _counted(table: Table, who: str) -> Combat:
    """The fight with one more defence of a being booked (PC-ATK-11)."""
    combat = table.combat
    assert combat is not None
    return replace(combat, defences={**combat.defences, who: combat.defences.get(who, 0) + 1})


def at_all(score: Score) -> int | None:
    """0 for any success: where stages are not compared, a defence needs no more (PC-ATK-07)."""
    return None if score.stages is None else 0


def parry_suggested(table: Table, cmd: Attack) -> bool:
    """The suggested reading: a close-combat attack, and a target that holds a close-combat weapon (AMB-046)."""
    row, weapons = weapon_of(table, cmd).row, table.content.weapons
    return row.traits.melee and any(weapons[w].traits.melee for w in table.beings[cmd.target].weapons if w in weapons)


async def _parry_plausible(act: Act[Table], cmd: Attack, stance: Stance) -> bool:
    """PC-ATK-08: the game master's judgement where the command does not say."""
    suggestion: YesNo = "yes" if parry_suggested(act.state, cmd) else "no"
    return await act.ask("parry", "gm", YES_NO, suggestion=suggestion, judgement=True, args=stance.args) == "yes"


def _defence_entries(table: Table, cmd: Attack, aim: Aim, kind: Defence) -> Pool:
    entries = modifiers.given(table, cmd.defence_modifiers)
    if kind == "parry" and aim.weapon.traits.hard_to_parry:
        entries += (modifiers.HARD_TO_PARRY,)
    return entries


def _beyond_hope(table: Table, cmd: Attack, aim: Aim) -> dict[Defence, Message]:
    """Defences that would need more than −30 are not rolled, whatever the penalties come from (PC-MOD-07)."""
    target = table.beings[cmd.target]
    if not (cmd.defence_modifiers or target.handicaps or target.talents):
        return {}
    kinds: tuple[DefenceKind, ...] = ("evade", "parry")
    return {kind: Message("barred-implausible") for kind in kinds if not _plausible(table, cmd, aim, target, kind)}


def _plausible(table: Table, cmd: Attack, aim: Aim, target: Being, kind: DefenceKind) -> bool:
    try:
        defence_roll(table, cmd, aim, target, kind)
    except Refused:
        return False
    return True
