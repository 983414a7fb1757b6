"""Scenarios: a rule tested, documented and discussed as a TOML file that a referee can read.

`run_file` plays the steps through the same `Play` as a live table, with the faces and answers that stand in the file,
and compares what came of it. The format is public and stable: `docs/scenarios.md`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from . import log
from .act import Act, Drift, Refused, Roll, by_suggestion
from .content import load_rule_index
from .events import DiceRolled
from .play import Move, Play
from .questions import Question
from .running import Earlier
from .system import Codec, System
from .text import Message

RESERVED_IDS = frozenset({"table", "gm"})


class Faulty(Exception):
    """A scenario file that does not say what it should; the message names the key."""


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file as it stands, tables of the system's own setting aside."""

    title: str
    system: str
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    beings: tuple[dict[str, Any], ...] = ()
    steps: tuple[dict[str, Any], ...] = ()


class Frame(Struct, frozen=True):
    """What every step may say beside the fields of its command."""

    do: str
    dice: tuple[int, ...] = ()
    answers: tuple[int | str, ...] = ()
    expect: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    hold: bool = False


class Check(Struct, frozen=True):
    """One expectation: where it looks, what it wants, what was there."""

    key: str
    expected: Any
    actual: Any
    ok: bool


class StepResult(Struct, frozen=True):
    """What came of one step. `fault` says what failed beside the checks, `""` if nothing did."""

    number: int
    do: str
    outcome: Mapping[str, Any]
    checks: tuple[Check, ...]
    fault: str
    items: tuple[Any, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the step did what the file expects."""
        return not self.fault and all(c.ok for c in self.checks)


class Result(Struct, frozen=True):
    """What came of a scenario: its steps up to the first that failed, and the final views."""

    path: str
    title: str
    rules: tuple[str, ...]
    steps: tuple[StepResult, ...]
    fault: str
    views: Mapping[str, Any]

    @property
    def ok(self) -> bool:
        """Whether all steps did what the file expects."""
        return not self.fault and all(s.ok for s in self.steps)


def load(path: Path, systems: Mapping[str, System[Any]]) -> tuple[Scenario, System[Any], dict[str, Any]]:
    """Read a scenario file strictly: the scenario, its system, the system's own setting. Raises `Faulty`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as fault:
        raise Faulty(f"cannot be read: {fault}") from None
    system = systems.get(str(data.get("system", "")))
    if system is None:
        raise Faulty(f"system: {data.get('system')!r} is not installed; installed: {', '.join(systems) or 'none'}")
    setting = {key: data.pop(key) for key in system.setting if key in data}
    try:
        scenario = msgspec.convert(data, Scenario)
    except msgspec.ValidationError as fault:
        raise Faulty(str(fault)) from None
    if not scenario.steps:
        raise Faulty("steps: there is none, so nothing is shown")
    unknown = unknown_rules(system, cited(scenario))
    if unknown:
        raise Faulty(f"rules: {', '.join(unknown)} not in the rule index of {system.id}")
    return scenario, system, setting


def unknown_rules(system: System[Any], ids: Iterable[str]) -> list[str]:
    """The ids that look like rules of the system and are none; ids of other books are not its business."""
    known = _rule_ids(system.rule_index)
    prefixes = {one.partition("-")[0] for one in known}
    return sorted({one for one in ids if one not in known and one.partition("-")[0] in prefixes})


@lru_cache(maxsize=16)
def _rule_ids(path: Path) -> frozenset[str]:
    return frozenset(rule.id for rule in load_rule_index(path).rules)


def cited(scenario: Scenario) -> tuple[str, ...]:
    """The rule ids that the file and its steps cite."""
    steps = (rule for step in scenario.steps for rule in step.get("rules", ()))
    return tuple(dict.fromkeys((*scenario.rules, *steps)))


def run_file(path: Path, systems: Mapping[str, System[Any]]) -> Result:
    """Run one scenario file."""
    try:
        scenario, system, setting = load(path, systems)
    except Faulty as fault:
        return Result(str(path), path.stem, (), (), str(fault), {})
    try:
        stage = Stage(system, scenario, setting)
    except (Faulty, Refused) as fault:
        what = str(fault) if isinstance(fault, Faulty) else told(fault)
        return Result(str(path), scenario.title, cited(scenario), (), what, {})
    results: list[StepResult] = []
    for number, step in enumerate(scenario.steps, 1):
        results.append(stage.step(number, step))
        if not results[-1].ok:
            break
    return Result(str(path), scenario.title, cited(scenario), tuple(results), "", stage.views())


def told(refused: Refused) -> str:
    """A refusal for whoever wrote the file."""
    field = f" ({refused.field})" if refused.field else ""
    detail = ", ".join(f"{k}: {_said(v)}" for k, v in refused.args_.items())
    return f"refused: {refused.code}{field}{': ' + detail if detail else ''}"


def _said(value: Any) -> str:
    """An argument of a refusal: a message by its id and its own arguments, a list as alternatives."""
    if isinstance(value, Message):
        detail = ", ".join(f"{k} {_said(v)}" for k, v in value.args.items())
        return f"{value.id} ({detail})" if detail else value.id
    return " | ".join(map(_said, value)) if isinstance(value, list | tuple) else str(value)


class Stage:
    """A table on which one scenario is played."""

    def __init__(self, system: System[Any], scenario: Scenario, setting: Mapping[str, Any]) -> None:
        self.system = system
        state = system.start(system.options.checked(scenario.options), setting)
        for data in scenario.beings:
            if data.get("id") in RESERVED_IDS or "id" not in data:
                raise Faulty(f"beings: an id is missing or reserved: {data.get('id')!r}")
            if data["id"] in state.beings:
                raise Faulty(f"beings: {data['id']!r} stands twice")
            state = log.onto(state, system.joins(state, data))
        self._faces: list[int] = []
        self._hold = False
        self._paused = ""
        self._first = state
        self._steps: list[tuple[int, log.Step[Any]]] = []
        self._codec = Codec(system)
        self.play: Play[Any] = Play(system, log.start(state), None, self._dice, self._policy, _Kept(self))
        self.entries: list[log.Entry[Any, Any]] = []

    def _dice(self, _seq: int) -> Any:
        def face(_place: int, sides: int) -> int | None:
            if not self._faces:
                return None
            value = self._faces.pop(0)
            if not 1 <= value <= sides:
                raise Faulty(f"dice: {value} is no face of a die with {sides} sides")
            return value

        return face

    def _policy(self, question: Question[Any], act: Act[Any]) -> int | str | None:
        paused = question.key == self._paused and not self._faces
        held = (self._hold or paused) and question.key not in self.system.live_questions
        return None if held else by_suggestion(question, act)

    # --- one step ---------------------------------------------------------------------------------------------

    def step(self, number: int, step: Mapping[str, Any]) -> StepResult:
        """Play one step and compare."""
        try:
            frame = msgspec.convert(step, Frame)
        except msgspec.ValidationError as unfit:
            return StepResult(number, str(step.get("do", "")), {}, (), str(unfit))
        do, expect, answers = frame.do, frame.expect, list(frame.answers)
        self._faces, self._hold = list(frame.dice), frame.hold
        # What pauses at a judgement and is then rolled again pauses there again, unless there are faces to go on with.
        self._paused = self._judged() if do != "answer" else ""
        start = self.play.position, self.play.running, len(self.entries)
        move: Move[Any] | None = None
        refused: Refused | None = None
        try:
            for move in self._moves(do, step, answers):
                self._keep(move)
        except Refused as no:
            refused = no
            self.play.position, self.play.running = start[0], start[1]
            del self.entries[start[2] :], self._steps[start[2] :]
            if no.ends and self.play.position.waits:
                self._keep(self.play.cancel(self.play.question_id, "gm", 0))
        except (Faulty, Drift) as broken:
            return StepResult(number, do, {}, (), str(broken))
        outcome = {} if refused or move is None else self._outcome(move)
        fault = self._fault(refused, expect, answers)
        checks = () if fault else tuple(self._checks(expect, outcome, refused))
        return StepResult(number, do, outcome, checks, fault, _items(move))

    def _moves(self, do: str, step: Mapping[str, Any], answers: list[Any]) -> Iterator[Move[Any]]:
        given = {k: _within(v, step) for k, v in step.items() if k not in Frame.__struct_fields__}
        yield self._first_move(do, given)
        while answers and isinstance(waits := self._waits, Question):
            if self._hold and waits.judgement:
                return
            yield self.play.answer(self.play.question_id, answers.pop(0), self._asked(), 0)

    def _first_move(self, do: str, given: dict[str, Any]) -> Move[Any]:
        play = self.play
        by = str(given.get("by", "gm"))
        if do == "answer":
            value = _only(given, "value")
            return play.answer(play.question_id or "none", value, self._asked(), 0)
        if do == "cancel":
            if by != "gm":
                raise Refused("not_allowed", field="by", value=by)
            _none(given)
            return play.cancel(play.question_id or "none", "gm", 0)
        if do == "take_back":
            _none({k: v for k, v in given.items() if k != "actions"})
            return self._take_back(given.get("actions", 1), by)
        command = self._command(do, given, by)
        return play.do(command, by, 0)

    def _command(self, do: str, given: dict[str, Any], by: str) -> Any:
        shape = self.system.command_shape(do)
        if shape is None:
            raise Faulty(f"do: {do!r} is no command of {self.system.id}")
        gm = by == "gm"
        if "by" not in shape.__struct_fields__:
            given.pop("by", None)
        elif shape.sender == "gm":  # `by` is then part of the command, not who sends it
            gm = True
        unknown = sorted(set(given) - set(shape.__struct_fields__))
        if unknown:
            raise Faulty(f"{do}: unknown keys {', '.join(unknown)}; known: {', '.join(shape.__struct_fields__)}")
        return self.play.read({"do": do, **given}, gm)

    def _take_back(self, actions: Any, by: str) -> Move[Any]:
        if by != "gm":
            raise Refused("not_allowed", field="by", value=by)
        gone = log.undone(self._steps)
        heads = [seq for seq, step in self._steps if step.kind in ("do", "beside", "redo") and seq not in gone]
        if not isinstance(actions, int) or isinstance(actions, bool) or not 1 <= actions <= len(heads):
            raise Refused("bad_value", field="actions", value=actions, allowed=f"1–{len(heads)}")
        return self.play.take_back(heads[-actions], "", by, 0)

    @property
    def _waits(self) -> Roll[Any] | Question[Any] | None:
        return self.play.running.waits if self.play.running is not None else None

    def _judged(self) -> str:
        """The key of the judgement that is asked for just now, or `""`."""
        return self._waits.key if isinstance(self._waits, Question) and self._waits.judgement else ""

    def _asked(self) -> str:
        return self._waits.who if self._waits is not None else "gm"

    def _keep(self, move: Move[Any]) -> None:
        """Append as a live table would, and hold the log to its promise: it encodes and folds to the same state."""
        entry = self._codec.decode_entry(self._codec.encode(move.entry))
        if entry != move.entry:
            raise Faulty(f"the entry is not the same after encoding: {move.entry}")
        self.play.accept(move)
        self.entries.append(move.entry)
        self._steps.append((move.entry.seq, self._codec.decode_step(self._codec.encode(move.step))))
        if log.fold(self._first, self._steps).state != self.play.state:
            raise Faulty("the log does not fold to the state of the table")

    # --- comparing --------------------------------------------------------------------------------------------

    def _outcome(self, move: Move[Any]) -> Mapping[str, Any]:
        if move.command is None:
            return {}
        rolled = next((event for event in move.told if isinstance(event, DiceRolled)), None)
        if rolled is not None:
            faces, dropped = [one.faces for one in rolled.thrown], [one.dropped for one in rolled.thrown]
            return {"total": rolled.total, "faces": faces, "dropped": dropped}
        return self.system.scenario.outcome(move.command, move.told, move.outcome)

    def _fault(self, refused: Refused | None, expect: Mapping[str, Any], answers: Sequence[Any]) -> str:
        if refused is not None:
            return "" if "error" in expect else told(refused)
        if "error" in expect:
            return f"expected the refusal {expect['error']!r}, but it was accepted"
        waits = self._waits
        if isinstance(waits, Roll):
            return f"a face is missing: {waits.key} of {waits.who} is waiting for a die with {waits.sides} sides"
        if waits is not None and "asks" not in expect and not self._asked_before(expect):
            return f"an answer is missing: {waits.who} is asked {waits.key!r}, options {list(waits.legal)}"
        if waits is None and "asks" in expect:
            return "expected a question, but nothing is asked"
        if self._faces:
            return f"faces are left over: {self._faces}"
        if answers:
            return f"answers are left over: {answers}"
        return ""

    def _asked_before(self, _expect: Mapping[str, Any]) -> bool:
        """Whether the open question is older than this step, as for a command that stands beside it or beneath it."""
        if not self.entries:
            return False
        act = self.entries[-1].act
        beneath = isinstance(act, log.Redo) and act.cause is not None and act.cause.anytime
        return beneath or self._steps[-1][1].kind in ("beside", "talk")

    def _checks(
        self, expect: Mapping[str, Any], outcome: Mapping[str, Any], refused: Refused | None
    ) -> Iterator[Check]:
        for key, wanted in expect.items():
            if key == "error":
                code = refused.code if refused else None
                yield Check(key, wanted, code, code == wanted)
            elif key == "asks":
                yield from self._asks(wanted)
            elif key == "absent":
                for field in wanted:
                    found = self._look(field, outcome, refused)
                    yield Check(f"absent {field}", _ABSENT, found, found is _ABSENT)
            else:
                found = self._look(key, outcome, refused)
                yield Check(key, wanted, found, same(wanted, found))

    def _asks(self, wanted: Mapping[str, Any]) -> Iterator[Check]:
        waits = self._waits
        assert isinstance(waits, Question)
        actual = {"who": waits.who, "question": waits.key, "options": list(waits.legal)}
        for key, value in wanted.items():
            yield Check(f"asks.{key}", value, actual.get(key, _ABSENT), same(value, actual.get(key, _ABSENT)))

    def _look(self, key: str, outcome: Mapping[str, Any], refused: Refused | None) -> Any:
        if key in outcome:
            return outcome[key]
        head, _, rest = key.partition(".")
        if rest and head in self.play.state.beings:
            return dig(self.system.scenario.being(self.play.state, self.play.state.beings[head]), rest)
        if rest and head == "table":
            return dig(self.system.scenario.table(self.play.state), rest)
        if refused is not None:
            return refused.field if key == "field" else refused.args_.get(key, _ABSENT)
        return dig(outcome, key)

    def views(self) -> dict[str, Any]:
        """The game master's facts of every being, and of the table."""
        state = self.play.state
        views = {being.id: dict(self.system.scenario.being(state, being)) for being in state.beings.values()}
        return {**views, "table": dict(self.system.scenario.table(state))}


class _Absent:
    def __repr__(self) -> str:
        return "(absent)"


_ABSENT = _Absent()


class _Kept(Earlier[Any]):
    """The stage's own log, for take-backs."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def before(self, seq: int) -> log.Position[Any]:
        return log.fold(self._stage._first, self._stage._steps[:seq])

    def entries(self, seqs: Sequence[int]) -> list[log.Entry[Any, Any]]:
        return [self._stage.entries[seq] for seq in seqs]


def dig(data: Any, path: str) -> Any:
    """Follow a dotted path into tables and lists; keys that contain dots or colons are tried whole first."""
    if isinstance(data, Mapping):
        if path in data:
            return data[path]
        head, _, rest = path.partition(".")
        return dig(data[head], rest) if rest and head in data else _ABSENT
    if isinstance(data, Sequence) and not isinstance(data, str):
        head, _, rest = path.partition(".")
        if head.isdigit() and int(head) < len(data):
            return dig(data[int(head)], rest) if rest else data[int(head)]
    return _ABSENT


def same(wanted: Any, found: Any) -> bool:
    """Equality of the contract: whole numbers exactly, within 0.001 if either is a float; `true` is not 1."""
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        exact = isinstance(wanted, int) and isinstance(found, int)
        return wanted == found if exact else abs(wanted - found) <= 0.001
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return wanted.keys() == found.keys() and all(same(v, found[k]) for k, v in wanted.items())
    if isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        return len(wanted) == len(found) and all(map(same, wanted, found))
    return bool(wanted == found)


def _items(move: Move[Any] | None) -> tuple[Any, ...]:
    """The itemised modifiers of every check in a move, for the failure report."""
    if move is None:
        return ()
    return tuple(event for event in move.told if getattr(event, "items", None))


def _within(value: Any, step: Mapping[str, Any]) -> Any:
    """A command inside the command of a step is done by whoever does that one, unless it says otherwise."""
    own = isinstance(value, Mapping) and "do" in value and "by" not in value and "by" in step
    return {"by": step["by"], **value} if own else value


def _only(given: Mapping[str, Any], key: str) -> Any:
    others = sorted(set(given) - {key, "by"})
    if others or key not in given:
        raise Faulty(f"expected just {key!r}" + (f"; unknown keys {', '.join(others)}" if others else ""))
    return given[key]


def _none(given: Mapping[str, Any]) -> None:
    if set(given) - {"by"}:
        raise Faulty(f"unknown keys {', '.join(sorted(set(given) - {'by'}))}")


def report(result: Result) -> str:
    """A failed scenario in words: expected and actual side by side, with the itemised modifiers."""
    lines = [f"{result.path}: {result.title}"]
    if result.fault:
        lines.append(f"  {result.fault}")
    for step in result.steps:
        if step.ok:
            continue
        lines.append(f"  step {step.number} ({step.do})" + (f": {step.fault}" if step.fault else ""))
        wide = max((len(c.key) for c in step.checks), default=0)
        lines += [
            f"    {'  ' if c.ok else '≠ '}{c.key:<{wide}}  expected {c.expected!r}, actual {c.actual!r}"
            for c in step.checks
        ]
        lines += [f"    {line}" for event in step.items for line in itemised(event)]
    return "\n".join(lines)


def itemised(event: Any) -> list[str]:
    """The modifiers of a check, one per line: source, amount, what it was before, whether it counts."""
    lines = [f"modifiers of {getattr(event, 'key', '?')}:"]
    for item in event.items:
        was = f" (was {item.was:+d})" if getattr(item, "was", None) else ""
        mark = "counts" if item.counts else "does not count"
        source = item.source.id if hasattr(item.source, "id") else item.source
        lines.append(f"  {source}: {item.amount:+d}{was}, {mark}")
    return lines
