"""The rules of every table: sessions and scenes, who is here, what is shown, which readings are in force."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from .act import Act, Event, Refused, Rule
from .commands import (
    MOST_COUNTERS,
    AddBeing,
    Assign,
    Disclose,
    EndScene,
    EndSession,
    Note,
    RemoveBeing,
    RollDice,
    SetCounter,
    SetNotes,
    SetOption,
    SetPortrait,
    SetPresent,
    SetTableNotes,
    StartScene,
    StartSession,
    Trust,
)
from .content.reading import Options
from .dice.throw import roll_dice, title_of
from .events import (
    BeingLeft,
    CounterSet,
    Noted,
    NotesSet,
    OptionSet,
    PortraitSet,
    PresenceSet,
    SceneEnded,
    SceneStarted,
    SeatSet,
    SessionEnded,
    SessionStarted,
    ShownSet,
    TableNotesSet,
    TrustSet,
)
from .faults import characters, said
from .state import Being, Table
from .text import Message, Ref
from .view import counts_for_all

AnyAct = Act[Table[Any]]

NOTE_LENGTH: Final = 500
"""The most characters of a note."""
MOST: Final = {"count": MOST_COUNTERS}
NOTHING: Final = Message("allowed-nothing")


def being_of(act: Act[Any], who: str, field: str = "target") -> Any:
    """The being with this id. Refuses `unknown_id`."""
    found = act.state.beings.get(who)
    if found is None:
        raise Refused("unknown_id", field=field, value=who)
    return found


async def start_session(act: AnyAct, _cmd: StartSession) -> None:
    """Sessions are counted; the next one has the next number."""
    if act.state.in_session:
        raise Refused("session_running", number=act.state.session)
    act.emit(SessionStarted(act.state.session + 1))


async def end_session(act: AnyAct, _cmd: EndSession) -> None:
    """End the session; one that nobody began has run since the table is there."""
    act.emit(SessionEnded(act.state.session))


async def start_scene(act: AnyAct, cmd: StartScene) -> None:
    """Begin a scene; one that is running ends with it."""
    if len(cmd.title) > 200:
        raise Refused("bad_value", field="title", value=said(cmd.title), allowed=characters(0, 200))
    act.emit(SceneStarted(cmd.title))


async def end_scene(act: AnyAct, _cmd: EndScene) -> None:
    """End the scene."""
    act.emit(SceneEnded())


async def remove_being(act: AnyAct, cmd: RemoveBeing) -> None:
    """Take a being off the table."""
    being_of(act, cmd.target)
    act.emit(BeingLeft(cmd.target))


async def set_present(act: AnyAct, cmd: SetPresent) -> None:
    """Bring a being into the scene or take it out; where it is there or gone already, nothing is told."""
    being: Being = being_of(act, cmd.target)
    if being.present != cmd.present:
        act.emit(PresenceSet(cmd.target, cmd.present))


def disclose(facets: Sequence[str]) -> Rule[Any, Disclose, None]:
    """The rule by which it is set what players are told of a being, of a system that has these facets."""

    async def rule(act: Act[Any], cmd: Disclose) -> None:
        being_of(act, cmd.target)
        for facet in cmd.shown:
            if facet not in facets:
                raise Refused("bad_value", field="shown", value=facet, allowed=", ".join(facets))
        act.emit(ShownSet(cmd.target, tuple(sorted(set(cmd.shown)))))

    return rule


async def assign(act: AnyAct, cmd: Assign) -> None:
    """Give a being to a seat."""
    being: Being = being_of(act, cmd.target)
    if being.seat != cmd.seat:
        act.emit(SeatSet(cmd.target, cmd.seat, being.present))


async def set_portrait(act: AnyAct, cmd: SetPortrait) -> None:
    """Give a being a picture, or take it away; where it has this one already, nothing is told."""
    being: Being = being_of(act, cmd.target)
    if being.portrait != cmd.portrait:
        act.emit(PortraitSet(cmd.target, cmd.portrait, being.present))


async def note(act: AnyAct, cmd: Note) -> None:
    """Say what a result means in the story."""
    text = cmd.text.strip()
    if not 1 <= len(text) <= NOTE_LENGTH:
        raise Refused("bad_value", field="text", value=said(text), allowed=characters(1, NOTE_LENGTH))
    act.emit(Noted(text))


async def set_notes(act: AnyAct, cmd: SetNotes) -> None:
    """Keep a text of somebody; where it says the same already, nothing is told."""
    being: Being = being_of(act, cmd.target)
    text = cmd.text.strip()
    if text != being.notes:
        act.emit(NotesSet(cmd.target, text, counts_for_all(being) and being.present))


async def set_table_notes(act: AnyAct, cmd: SetTableNotes) -> None:
    """Keep a text of the table; where it says the same already, nothing is told."""
    text = cmd.text.strip()
    if text != act.state.notes:
        act.emit(TableNotesSet(text))


async def set_counter(act: AnyAct, cmd: SetCounter) -> None:
    """Count something of somebody. Refuses one that is not there to be dropped, and one more than there may be."""
    being: Being = being_of(act, cmd.target)
    was = being.counters.get(cmd.counter)
    if cmd.value is None and was is None:
        raise Refused("bad_value", field="counter", value=cmd.counter, allowed=", ".join(being.counters) or NOTHING)
    if was is None and len(being.counters) >= MOST_COUNTERS:
        raise Refused("bad_value", field="counter", value=cmd.counter, allowed=Message("allowed-counters", MOST))
    if cmd.value != was:
        act.emit(CounterSet(cmd.target, cmd.counter, cmd.value, was, counts_for_all(being) and being.present))


async def trust(act: AnyAct, cmd: Trust) -> None:
    """Let a suggestion stand unasked."""
    act.emit(TrustSet(cmd.question, cmd.on))


def set_option(options: Options) -> Rule[Any, SetOption, None]:
    """The rule by which one of these options gets another value."""

    async def rule(act: Act[Any], cmd: SetOption) -> None:
        act.emit(OptionSet(cmd.option, options.taken(cmd.option, cmd.value)))

    return rule


def add_being(joins: Callable[[Any, Mapping[str, Any]], Sequence[Event[Any]]]) -> Rule[Any, AddBeing, None]:
    """The rule by which somebody comes to the table, given a system's way to read a being."""

    async def rule(act: Act[Any], cmd: AddBeing) -> None:
        for event in joins(act.state, {"present": cmd.present, **cmd.being}):
            act.emit(event)

    return rule


def title(command: Any) -> Message:
    """What a command of every table is called on the stage and in the log."""
    if isinstance(command, RollDice):
        return title_of(command)
    args: dict[str, Any] = {"title": getattr(command, "title", "")}
    named = (getattr(command, field, "") for field in ("by", "target", "being"))
    who = next((one for one in named if isinstance(one, str) and one), "")
    if who:
        args["who"] = Ref("being", who)
    return Message(f"title-{command.__struct_config__.tag}", args)


RULES: Final[dict[type, Any]] = {
    StartSession: start_session,
    EndSession: end_session,
    StartScene: start_scene,
    EndScene: end_scene,
    RemoveBeing: remove_being,
    SetPresent: set_present,
    Assign: assign,
    SetPortrait: set_portrait,
    Note: note,
    SetNotes: set_notes,
    SetTableNotes: set_table_notes,
    SetCounter: set_counter,
    RollDice: roll_dice,
    Trust: trust,
}
"""Rule by command, of those that need no system."""


def rules(
    options: Options, joins: Callable[[Any, Mapping[str, Any]], Sequence[Event[Any]]], facets: Sequence[str]
) -> dict[type, Any]:
    """The rules of every table, for a system with these options, this way to read a being, and these facets. It adds
    `Override`, which depends on what its beings have."""
    return {**RULES, SetOption: set_option(options), AddBeing: add_being(joins), Disclose: disclose(facets)}
