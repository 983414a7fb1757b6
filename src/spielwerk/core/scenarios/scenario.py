"""Scenarios: a rule tested, documented and discussed as a TOML file that a referee can read.

`run_file` plays the steps on a `Stage` with the faces and answers that stand in the file, and compares what came of it.
The format is public and stable: `docs/scenarios.md`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.core.content.reading import load_rule_index
from spielwerk.core.faults import refusal
from spielwerk.core.system import System
from spielwerk.core.text import Message

from .stage import Faulty, Scenario, Stage, StepResult, told


class Result(Struct, frozen=True):
    """What came of a scenario: its steps up to the first that failed, and the final views. `remarks` fail nothing."""

    path: str
    title: str
    system: str
    rules: tuple[str, ...]
    steps: tuple[StepResult, ...]
    fault: Message | None
    views: Mapping[str, Any]
    remarks: tuple[Message, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether all steps did what the file expects."""
        return not self.fault and all(s.ok for s in self.steps)


def load(path: Path, systems: Mapping[str, System[Any]]) -> tuple[Scenario, System[Any], dict[str, Any]]:
    """Read a scenario file strictly: the scenario, its system, the system's own setting. Raises `Faulty`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a mark before it
    except (ValueError, RecursionError, OSError) as fault:  # too deep, or a number of too many digits, among others
        raise Faulty("unreadable", why=str(fault)) from None
    system = systems.get(str(data.get("system", "")))
    if system is None:
        raise Faulty("system", value=repr(data.get("system")), known=tuple(systems))
    setting = {key: data.pop(key) for key in system.setting if key in data}
    try:
        scenario = msgspec.convert(data, Scenario)
    except msgspec.ValidationError as fault:
        raise Faulty(refusal(fault, data, Scenario).message) from None
    if not scenario.steps:
        raise Faulty("no-steps")
    return scenario, system, setting


def remarks(scenario: Scenario, system: System[Any]) -> tuple[Message, ...]:
    """What whoever wrote a scenario should know although it runs: cited rules that the index does not have."""
    unknown = unknown_rules(system, cited(scenario))
    args = {"rules": tuple(unknown), "system": system.id}
    return (Message("scenario-rules", args),) if unknown else ()


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
    lists = (step.get("rules") for step in scenario.steps)  # as they stand: what is no list is said of its step
    steps = (rule for found in lists if isinstance(found, list | tuple) for rule in found if isinstance(rule, str))
    return tuple(dict.fromkeys((*scenario.rules, *steps)))


def run_file(path: Path, systems: Mapping[str, System[Any]]) -> Result:
    """Run one scenario file."""
    try:
        scenario, system, setting = load(path, systems)
    except Faulty as fault:
        return Result(str(path), path.stem, "", (), (), fault.message, {})
    played = partial(Result, str(path), scenario.title, system.id, cited(scenario), remarks=remarks(scenario, system))
    try:
        stage = Stage(system, scenario, setting)
    except (Faulty, Refused) as fault:
        return played((), fault.message if isinstance(fault, Faulty) else told(fault), {})
    results: list[StepResult] = []
    for number, step in enumerate(scenario.steps, 1):
        results.append(stage.step(number, step))
        if not results[-1].ok:
            break
    return played(tuple(results), None, stage.views())


__all__ = ["Result", "Scenario", "StepResult", "cited", "load", "run_file", "unknown_rules"]
