"""What handicaps make somebody do: Willpower checks and their consequences, circumstances that last (PC-HCP)."""

from __future__ import annotations

from typing import Final, Literal

from spielwerk.core.act import Act, Refused
from spielwerk.core.text import Message, Ref
from spielwerk.systems.percentacy import effects
from spielwerk.systems.percentacy.commands import Resist, SetCircumstance
from spielwerk.systems.percentacy.effects import Remind
from spielwerk.systems.percentacy.events import CircumstanceSet, EncounterCounted, Reminded, Resisted, ResolveChanged
from spielwerk.systems.percentacy.numbers import Verdict, verdict
from spielwerk.systems.percentacy.state import Being, Table

from . import modifiers
from .assists import helpers, readied_helpers, roll_assisted
from .checks import YES_NO, readied
from .conditions import begin
from .people import able, being
from .skills import On
from .traits import effects_of, is_free, with_spent
from .turn import take_action

Encounter = Literal["new", "same"]
ENCOUNTER: Final[tuple[Encounter, ...]] = ("new", "same")
WILLPOWER: Final = "willpower"


class Resistance(Verdict, frozen=True):
    """What came of a check against a handicap, and whether it was lost."""

    gives_in: bool = False


# --- Willpower checks ----------------------------------------------------------------------------------------------


async def resist(act: Act[Table], cmd: Resist) -> Resistance:
    """An ordinary Willpower check, with modifiers, helpers and Rewinds; it costs no action (AMB-120).

    Refuses `unknown_id`, `not_allowed` where no check stands against a handicap or somebody does not have it,
    `use_spent` where this has been decided already.
    """
    who = being(act, cmd.by)
    helping = helpers(act, cmd.assists, "assists", cmd.by) if cmd.assists else []
    forced = _forced(act.state, who, cmd.handicap)
    able(who)
    _undecided(who, cmd.handicap)
    on = On(WILLPOWER, who.attributes[WILLPOWER], "", WILLPOWER)
    main = readied(act.state, "check", who, on, modifiers.given(act.state, cmd.modifiers), cmd.circumstances)
    if forced.then == "frozen":
        await _met(act, who, cmd.handicap)
    found = await roll_assisted(act, main, readied_helpers(act.state, helping), verdict)
    gives_in = found.stages is None and await _gives_in(act, who, cmd.handicap)
    act.emit(Resisted(who.id, cmd.handicap, gives_in, who.shows("values")))
    if forced.then == "frozen" and gives_in:
        begin(act, who.id, "frozen")
    elif forced.then == "harmless":
        _may_harm(act, act.state.beings[who.id], cmd.handicap, not gives_in)
    return Resistance(found.outcome, found.stages, gives_in)


async def _gives_in(act: Act[Table], who: Being, handicap: str) -> bool:
    """What a failed check brings about is the game master's to let pass (PC-CHK-15); left alone, it comes about."""
    what = Message(f"gives-in-{handicap.replace('_', '-')}")
    args = {"who": Ref("being", who.id), "handicap": Ref("handicap", handicap), "what": what}
    return await act.ask("gives_in", "gm", YES_NO, suggestion="yes", judgement=True, args=args) == "yes"


def _forced(table: Table, who: Being, handicap: str) -> effects.Resist:
    """The check that stands against a handicap. Refuses `unknown_id` and `not_allowed`."""
    if handicap not in table.content.handicaps:
        raise Refused("unknown_id", field="handicap", value=handicap)
    for having in effects_of(table, who, effects.Resist):
        if having.chosen.id == handicap:
            return having.effect
    raise Refused("not_allowed", field="handicap", value=handicap)


def _undecided(who: Being, handicap: str) -> None:
    """One check for each harmful action, one for each encounter: no second one as long as the first holds."""
    if handicap in who.resolve:
        raise Refused("use_spent", field="handicap", rule="PC-HCP-18", value=handicap)
    if "frozen" in who.conditions and not is_free(who, handicap):
        raise Refused("use_spent", field="handicap", rule="PC-HCP-19c", value=handicap)


async def _met(act: Act[Table], who: Being, handicap: str) -> None:
    """Only one check for each encounter: whether this is another one is the game master's judgement (PC-HCP-19c)."""
    if is_free(who, handicap):
        act.emit(EncounterCounted(who.id, with_spent(who, handicap)))
        return
    args = {"who": Ref("being", who.id), "handicap": Ref("handicap", handicap)}
    if await act.ask("encounter", "gm", ENCOUNTER, suggestion="new", judgement=True, args=args) == "same":
        raise Refused("use_spent", field="handicap", rule="PC-HCP-19c", value=handicap)


def _may_harm(act: Act[Table], who: Being, handicap: str, may: bool) -> None:
    """Whether somebody may do harm in this turn; at some tables a failure costs the action (AMB-119)."""
    combat = act.state.combat
    if may or combat is not None:
        act.emit(ResolveChanged(who.id, {**who.resolve, handicap: may}))
    if not may and combat is not None and combat.turn == who.id and act.state.options["pacifist_failure_costs_action"]:
        take_action(act, who.id)


def must_resist(table: Table, who: Being) -> None:
    """Refuse harm before a check against it has succeeded in this turn (PC-HCP-18, contract PC-4)."""
    for having in effects_of(table, who, effects.Resist):
        if having.effect.then == "harmless" and not who.resolve.get(having.chosen.id):
            raise Refused("must_resist", field="by", rule="PC-HCP-18", value=having.chosen.id)


def harm_done(act: Act[Table], who: Being) -> None:
    """The one harmful action is under way; the next one needs a check of its own (AMB-119)."""
    if who.resolve:
        act.emit(ResolveChanged(who.id, {}))


def turn_passed(act: Act[Table]) -> None:
    """A turn is over: no check of it holds any longer."""
    for who in act.state.beings.values():
        harm_done(act, who)


# --- reminders and circumstances -----------------------------------------------------------------------------------


def remind(act: Act[Table]) -> dict[str, list[str]]:
    """Remind the game master of what has no dice: everybody in the scene, by being (AMB-128, PC-HCP-28)."""
    found = {}
    for who in act.state.beings.values():
        handicaps = [having.chosen.id for having in effects_of(act.state, who, Remind)]
        if who.present and handicaps:
            act.emit(Reminded(who.id, tuple(handicaps)))
            found[who.id] = handicaps
    return found


async def set_circumstance(act: Act[Table], cmd: SetCircumstance) -> None:
    """A circumstance begins or ends for somebody; until then it counts for all their checks (AMB-127)."""
    who = being(act, cmd.target, "target")
    if cmd.on == (cmd.circumstance in who.lasting):
        raise Refused("bad_value", field="on", value=str(cmd.on).lower(), allowed=str(not cmd.on).lower())
    lasting = tuple(sorted({*who.lasting, cmd.circumstance} if cmd.on else {*who.lasting} - {cmd.circumstance}))
    act.emit(CircumstanceSet(who.id, cmd.circumstance, lasting, who.shows("values")))
