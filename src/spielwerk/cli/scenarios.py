"""`spielwerk scenario`: play scenario files and compare."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import Progress

from spielwerk.core.scenarios.expecting import ABSENT, leaves
from spielwerk.core.scenarios.scenario import Result, StepResult, run_file
from spielwerk.core.system import System, installed
from spielwerk.core.text import Message

from .out import print_json, wrong_use
from .say import Voice


def files_of(paths: Sequence[Path]) -> list[Path]:
    """The scenario files that the paths name: a file itself, every `.toml` file below a folder."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def run(paths: Sequence[Path], as_json: bool, voice: Voice) -> int:
    """Play the files; 0 only if all pass, and there are any."""
    for path in paths:
        if not path.exists():
            raise wrong_use(voice("cli-no-such-file", path=str(path)))
    files, systems = files_of(paths), installed()
    results: list[Result] = []
    with Progress(transient=True, disable=as_json or not sys.stderr.isatty()) as progress:
        for file in progress.track(files, description=voice("cli-playing")):
            results.append(run_file(file, systems))
            if not as_json and (results[-1].remarks or not results[-1].ok):
                said = "\n".join(report(results[-1], speaker(results[-1], systems, voice)))
                progress.console.print(said, markup=False, emoji=False, highlight=False, soft_wrap=True)
    passed = sum(r.ok for r in results)
    if as_json:
        print_json([_plain(r, speaker(r, systems, voice)) for r in results])
    else:
        print(f"{passed} passed, {len(results) - passed} failed")
    return 0 if passed == len(results) and results else 1


def speaker(result: Result, systems: Mapping[str, System[Any]], voice: Voice) -> Voice:
    """The voice that knows the sentences of a scenario's system, too."""
    return Voice(voice.language, systems[result.system]) if result.system in systems else voice


def report(result: Result, voice: Voice) -> Iterator[str]:
    """A scenario in words that failed, or of which there is something to remark: expected and actual values side by
    side, with the itemised modifiers."""
    yield f"{result.path}: {result.title}"
    for remark in result.remarks:
        yield f"  {voice('scenario-remark', what=voice.say(remark))}"
    if result.fault is not None:
        yield f"  {voice.say(result.fault)}"
    for step in result.steps:
        if not step.ok:
            yield from (f"  {line}" for line in _reported(step, voice))


def _reported(step: StepResult, voice: Voice) -> Iterator[str]:
    what = {"number": step.number, "do": step.do}
    if step.fault is None:
        yield voice("scenario-step", **what)
    else:
        yield voice("scenario-step-fault", **what, fault=voice.say(step.fault))
    wide = max((len(c.key) for c in step.checks), default=0)
    for check in step.checks:
        mark, both = "  " if check.ok else "≠ ", (_shown(check.expected, voice), _shown(check.actual, voice))
        yield f"  {mark}{check.key:<{wide}}  {voice('scenario-compared', expected=both[0], actual=both[1])}"
        if check.in_part:
            yield f"    {voice('scenario-in-part', path=next(path for path, _ in leaves(check.key, check.expected)))}"
    for event in step.items:
        yield "  " + voice("scenario-modifiers", key=str(getattr(event, "key", "?")))
        yield from (f"    {_itemised(item, voice)}" for item in event.items)


def _shown(value: Any, voice: Voice) -> str:
    return voice("scenario-absent") if value is ABSENT else repr(value)


def _itemised(item: Any, voice: Voice) -> str:
    """A modifier of a check: source, amount, what it was before, whether it counts."""
    source = item.source
    said = voice.say(source) if isinstance(source, Message) else str(getattr(source, "id", source))
    was = voice("scenario-was", was=f"{item.was:+d}") if getattr(item, "was", None) else ""
    counts = "yes" if item.counts else "no"
    return voice("scenario-item", source=said, amount=f"{item.amount:+d}", was=was, counts=counts)


def _plain(result: Result, voice: Voice) -> Any:
    return msgspec.to_builtins(
        {
            "path": result.path,
            "title": result.title,
            "ok": result.ok,
            "fault": voice.say(result.fault) if result.fault else "",
            "rules": result.rules,
            "remarks": [voice.say(remark) for remark in result.remarks],
            "steps": [
                {
                    "number": s.number,
                    "do": s.do,
                    "ok": s.ok,
                    "fault": voice.say(s.fault) if s.fault else "",
                    "outcome": s.outcome,
                    "checks": [
                        {"key": c.key, "expected": c.expected, "actual": c.actual, "ok": c.ok} for c in s.checks
                    ],
                }
                for s in result.steps
            ],
            "views": result.views,
        },
        enc_hook=repr,
        str_keys=True,
    )
