"""What a rule system provides: the whole contract between a system and everything else, in one place."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from .act import Event, Refused, Roll, Rule
from .characters.character import Characters, Creation
from .characters.sheet import Sheet
from .content.changes import Plain
from .content.reading import Option, Options, Tables, Text
from .content.shelves import Shelves
from .dice.faces import Class, Drawn
from .faults import must_name, refusal
from .questions import GM, Question
from .resolving import Policy
from .running import Running
from .shapes import AssistOn, BeingView, Combat, Prompt, RollOn
from .state import OptionValue
from .text import Message, Names, Ref
from .view import Sight

S = TypeVar("S")


ALL_ODDS = frozenset(("roll", "classes", "lands", "damage", "options"))
"""Everything that odds may tell."""


class Repeat(Struct, frozen=True):
    """Run the latest action again from input `at` on, after `costs` have happened to the state it stood on.

    `later` are places after `at` whose faces stay as they are, where the rule still rolls them.
    """

    at: int
    costs: tuple[Any, ...]
    later: tuple[int, ...] = ()


Repeated = tuple[tuple[str, str], ...]
"""Rolls of an action that were made again: name of the command, key of the roll."""


class Again(Struct, frozen=True):
    """A roll of the latest action that could be made again: whose, which, why not if not; `left` counts the means."""

    by: str
    roll: str
    at: int
    reason: Message | None
    left: int


class Usual(Struct, frozen=True):
    """A usual value for what a draft leaves open: the row it is named by, and the draft with it."""

    name: Ref
    value: int
    command: Any


class Parameter(Struct, frozen=True):
    """One value that an odds query takes: a whole number (within `low` to `high`) or one of `choices`.

    `many`: it may be given several times, and is a tuple. `also`: other names that it answers to.
    """

    name: str
    text: Text
    default: int | str | None = None
    low: int = -1000
    high: int = 1000
    choices: tuple[str, ...] = ()
    required: bool = False
    many: bool = False
    also: tuple[str, ...] = ()


class Query(Struct, frozen=True):
    """A question about odds that needs no table: what it asks, and the state and command it stands for.

    `policy` answers the questions that the rule asks on the way.
    """

    text: Text
    example: str
    parameters: tuple[Parameter, ...]
    build: Callable[[Mapping[str, Any]], tuple[Any, Any]]
    policy: Policy


class Repeating(Struct, Generic[S], frozen=True, kw_only=True):
    """How rolls of the latest action are made again, such as by a Rewind.

    `by_command` says for each command that makes a roll again from where and at what cost. `rolls` are those of the
    latest action that could be, `may` whether a roll that shows this face could be after those that were, and
    `command_for` makes the command by which a being's held roll is made again.
    """

    by_command: Mapping[type, Callable[[S, Running[S], Any], Repeat]] = {}
    rolls: Callable[[S, Running[S]], Sequence[Again]] = lambda _base, _running: ()
    may: Callable[[S, Roll[Any], int, Repeated], bool] = lambda _state, _roll, _face, _repeated: False
    command_for: Callable[[str], Any] | None = None


class Views(Struct, Generic[S], frozen=True, kw_only=True):
    """What leaves the table. Each view names what goes in; nothing else does.

    `being` is None for a being that the viewer must not know of. `ahead` is what an open action comes to as far as it
    has come; `reasons` are what stands behind the chances of the answers to its question, by answer. `title` is what
    goes on, for the stage; `remark` is what the game master is to say about what an action told, where no rule does;
    `notes` are sentences beside a draft about what no rule checks.
    `summary` is a line beside a being's name, for those who choose whom to play.
    `own_content` are rows, by their kind, that this table has beside those of the system.
    `prompts` are what the game master is to remember now, with what may be done about it.
    `sheet` is the character sheet of a being, for those who may see all of it; a system may have none.
    """

    being: Callable[[S, Any, Sight], BeingView | None]
    summary: Callable[[Any], Message | None] = lambda _being: None
    combat: Callable[[S, Sight], Combat | None] = lambda _state, _sight: None
    ahead: Callable[[S, Running[S], Sight], Mapping[str, Any] | None] = lambda _state, _running, _sight: None
    reasons: Callable[[S, Running[S], Sight], Mapping[str, Message]] = lambda _state, _running, _sight: {}
    title: Callable[[Any], Message]
    remark: Callable[[Sequence[Any]], Message | None] = lambda _told: None
    notes: Callable[[S, Any, Sight], Sequence[Message]] = lambda _state, _command, _sight: ()
    own_content: Callable[[S], Mapping[str, Sequence[Any]]] = lambda _state: {}
    prompts: Callable[[S], list[Prompt]] = lambda _state: []
    sheet: Callable[[S, Any], Sheet] | None = None


class Facts(Struct, Generic[S], frozen=True, kw_only=True):
    """What scenarios may expect: of a being and of the table, as the game master sees them, and of a command."""

    being: Callable[[S, Any], Mapping[str, Any]]
    table: Callable[[S], Mapping[str, Any]] = lambda _state: {}
    outcome: Callable[[Any, Sequence[Any], Any], Mapping[str, Any]]


class Odds(Struct, Generic[S], frozen=True, kw_only=True):
    """What the odds need to know of what rules return.

    `measured` names what a rule returned for distributions (`outcomes`, `stages`, `damage`, …); `queries` are the odds
    that can be asked without a table. `good_for` says whether an outcome is what an answer to the question of this key
    was given for. `classify` sorts what a rule returned into a class of results; where that is to be the result of the
    roll and not of the whole command, `roll_alone` has the rule for it. `damage_of` and `defences` are for attacks.
    `roll_on` reads from events what was rolled on; `drawn` says how the card of a roll is drawn, `means` what the card
    means that a typed face would bring, `usual` which values a draft may still get from somebody else. `limits` says
    what of the odds a viewer may know: `roll` (target and modifiers), `classes`, `lands`, `damage`, and `options` (the
    chances of the answers to the open question). `again` is the chance of an answer to it where the roll may be made
    again once if it fails, from its chance without; None where it may not, or nobody can say.
    """

    measured: Callable[[Any], Mapping[str, int | str]] = lambda _outcome: {}
    queries: Mapping[str, Query] = {}
    good_for: Callable[[str, Any], bool | None] = lambda _key, _outcome: None
    again: Callable[[S, Running[S], str, Fraction], Fraction | None] = lambda _state, _running, _answer, _chance: None
    classify: Callable[[Any], Class | None] = lambda _outcome: None
    roll_alone: Mapping[type, Rule[S, Any, Any]] = {}
    damage_of: Callable[[Any], int | None] = lambda _outcome: None
    defences: Callable[[S, Any], tuple[str, ...]] = lambda _state, _command: ()
    roll_on: Callable[[Sequence[Any], Sight], RollOn | None] = lambda _events, _sight: None
    drawn: Callable[[S, Any], Drawn | None] = lambda _state, _event: None
    means: Callable[[Any], Class | None] = lambda _event: None
    usual: Callable[[S, Any], Sequence[Usual]] = lambda _state, _command: ()
    limits: Callable[[S, Any, Sight], frozenset[str]] = lambda _state, _command, sight: (
        ALL_ODDS if sight.all else frozenset()
    )


class Contents(Struct, Generic[S], frozen=True, kw_only=True):
    """How a system is played with the content that a table has agreed to, whatever is installed.

    A state has it in its field `content`. `installed` is the content of this package. `read` makes content of plain
    rows by kind and id, as they were stored; it raises `ContentError` where the rules cannot play with it.
    `played_with` is a state with other content and all that the table has beside it. `agreed` are the rows that a table
    has agreed to, `tables` those of its own included.

    `adopted` are the events by which the beings of a state follow other content, which they are applied on; `derived`
    are values of a being that follow from content, by a name for which there is a sentence (`derived-<name>`), or by
    kind and id of a row (`skill/melee`).
    """

    installed: Any
    options: Options
    read: Callable[[Plain], Any]
    played_with: Callable[[S, Any], S]
    agreed: Callable[[S], Tables] = lambda state: _content_of(state).base.tables
    tables: Callable[[S], Tables] = lambda state: _content_of(state).tables
    adopted: Callable[[S, Any], Sequence[Event[S]]] = lambda _state, _content: ()
    derived: Callable[[S, Any], Mapping[str, int]] = lambda _state, _being: {}

    def put(self, state: S, content: Any) -> S:
        """A state that is played with content; an option that there was not when it began has its default."""
        any_state: Any = state
        options = self.options.completed(any_state.options)
        whole: S = any_state if options is any_state.options else replace(any_state, options=options)
        return self.played_with(whole, content)

    def bare(self, state: S) -> S:
        """A state as it is stored, without any content of its own."""
        any_state: Any = state
        stored: S = replace(any_state, content=self.installed)
        return stored


def _content_of(state: Any) -> Any:
    return state.content


class System(Struct, Generic[S], frozen=True, kw_only=True, dict=True):
    """A rule system. Everything that core, table, odds, server and command line know of it stands here.

    state
        `start(options, setting)` makes the state of a new table; `joins(state, data)` reads one being from plain data,
        as it stands in scenarios, examples and the client's form, and gives the events that bring it to the table;
        it refuses `bad_value` with the field's name. `setting` names the tables a scenario or example may bring along
        (own skills or species), which `start` gets.
    content
        `backstage` names kinds of content that browsers are not told of with the rest, since nothing refers to them.
        `contents` is None for a system that knows no content but what is installed. `figures` are numbers and lists of
        the rules that forms and cards of a browser need and that are no content, by the rows of a book.
    rules
        `rules` maps each command class to its rule. `refs` names the kind of content that a field of a command refers
        to (`weapon` → `"weapons"`). `live_questions` are judgements that only a live table asks; a scenario lets them
        be even on hold. `renamed` are fields that events of older logs call otherwise: by the event's type, the old
        name and the new one.
    creation
        How characters are made in a form of its own; None where there is none.
    """

    id: str
    name: Names
    version: str
    edition: str
    document: Names

    tables: Tables
    options: Options
    text: Path
    rule_index: Path
    facets: tuple[str, ...]
    shelves: Shelves = Shelves()
    contents: Contents[S] | None = None
    figures: Callable[[Tables], Any] | None = None

    state_type: type[S]
    event_type: Any
    start: Callable[[Mapping[str, OptionValue], Mapping[str, Any]], S]
    joins: Callable[[S, Mapping[str, Any]], Sequence[Event[S]]]
    setting: tuple[str, ...] = ()

    command_type: Any
    rules: Mapping[type, Rule[S, Any, Any]]
    refs: Mapping[str, str] = {}
    live_questions: frozenset[str] = frozenset()
    renamed: Mapping[str, Mapping[str, str]] = {}

    repeating: Repeating[S] = Repeating()
    views: Views[S]
    scenario: Facts[S]
    odds: Odds[S] = Odds()
    characters: Characters[S] | None = None
    creation: Creation[S] | None = None
    backstage: frozenset[str] = frozenset()

    def tables_of(self, state: Any) -> Tables:
        """The rows by kind that a table is played with."""
        return self.tables if self.contents is None else self.contents.tables(state)

    def named_options(self) -> list[Option]:
        """The options, with rows called as they are in its tables."""
        return [option.named(self.tables) for option in self.options.by_id.values()]

    def at(self, state: Any) -> System[S]:
        """The system with the rows that a table is played with, for all that names rows."""
        return self if self.contents is None else replace(self, tables=self.contents.tables(state))

    def played_with(self, state: S, content: Any) -> S:
        """The state, played with this content."""
        return state if self.contents is None else self.contents.put(state, content)

    def adopted(self, state: S, content: Any) -> Sequence[Event[S]]:
        """The events by which the beings follow other content."""
        return () if self.contents is None else self.contents.adopted(state, content)

    def seat_of(self, state: Any, who: str) -> str:
        """The seat that rolls and answers for a being: its player's, else the game master's."""
        being = state.beings.get(who)
        return being.seat if being is not None and being.seat else GM

    def command(self, data: Mapping[str, Any]) -> Any:
        """A command from plain data. Refuses `bad_value` with the field's name."""
        must_name(data)
        shape = self.command_shape(data.get("do"))  # a hundred times faster than all shapes together
        return read(data, self.command_type if shape is None else shape)

    def command_shape(self, do: object) -> Any:
        """The class of the command with this name, or None."""
        return self._shapes.get(do) if isinstance(do, str) else None

    @cached_property
    def _shapes(self) -> Mapping[str, Any]:
        return {shape.__struct_config__.tag: shape for shape in get_args(self.command_type)}

    def unknown_in(self, state: Any, data: Mapping[str, Any], unseen: Container[str] = ()) -> Refused | None:
        """The refusal for the first name in a command's data that nothing has: a being, or a row of the content.

        Beings that the sender must not know of (`unseen`) are refused like those that do not exist.
        """
        tables = self.tables_of(state)
        for kind, field, name in self._names_in(data):
            known = name in state.beings and name not in unseen if kind == "being" else name in tables.get(kind, {})
            if not known:
                return Refused("unknown_id", field=field, value=name)
        return None

    def _names_in(self, data: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
        """Everything that a command's data name: its kind, the field and the id."""
        for field, value in data.items():
            kind = "being" if field in BEING_FIELDS else self.refs.get(field)
            for one in value if isinstance(value, list | tuple) else (value,):
                if isinstance(one, dict):  # as the readers of JSON and YAML make them
                    if field in PLACED_FIELDS and isinstance(one.get("id"), str):
                        yield "being", field, one["id"]
                    yield from self._names_in(one)
                elif kind is not None and isinstance(one, str) and one:
                    yield kind, field, one


BEING_FIELDS = frozenset({"by", "target", "against", "being", "beings"})
"""Fields of commands that name beings, in every system."""
PLACED_FIELDS = frozenset({"targets"})
"""Fields whose entries say something more of beings, named by their `id`."""


def read(data: Mapping[str, Any], shape: Any) -> Any:
    """Plain data as a struct of this shape. Refuses `bad_value` with the field's name."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as fault:
        raise refusal(fault, data, shape) from None


def installed() -> dict[str, System[Any]]:
    """Every rule system that is installed, by id: the entry points of the group `spielwerk.systems`."""
    return {point.name: point.load() for point in sorted(entry_points(group="spielwerk.systems"), key=lambda p: p.name)}


__all__ = [
    "ALL_ODDS",
    "Again",
    "AssistOn",
    "Class",
    "Contents",
    "Drawn",
    "Event",
    "Facts",
    "Odds",
    "Parameter",
    "Query",
    "Question",
    "Repeat",
    "Repeating",
    "RollOn",
    "System",
    "Usual",
    "Views",
    "installed",
    "read",
]
