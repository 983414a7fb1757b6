"""`spielwerk rules`: the rule index, and which rules scenarios and tests show."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from spielwerk.core.content.reading import RuleIndex, load_rule_index
from spielwerk.core.scenarios.scenario import Scenario, cited
from spielwerk.core.system import System, installed

from .out import print_json, wrong_use
from .say import Voice

_TAG = re.compile(r"""\brules?\(\s*((?:["'][A-Z0-9a-z-]+["']\s*,?\s*)+)\)""")
_ID = re.compile(r"[A-Z]{2}-[A-Z]+-[A-Z]?\d+[a-z]?")


def run(system_id: str | None, coverage: bool, tests: Path, as_json: bool, language: str) -> int:
    """List rules or their coverage. With coverage, 1 if a scenario or test cites a rule that does not exist."""
    voice, systems = Voice(language), installed()
    if system_id is not None and system_id not in systems:
        raise wrong_use(voice("cli-unknown-system", system=system_id, known=", ".join(systems)))
    chosen = [systems[system_id]] if system_id else list(systems.values())
    if not coverage:
        return _list(chosen, as_json, language)
    if not tests.is_dir():
        raise wrong_use(voice("cli-no-such-file", path=str(tests)))
    return _coverage(chosen, shown_rules(tests, voice), as_json, voice)


def shown_rules(tests: Path, voice: Voice) -> set[str]:
    """Every rule id that a scenario, a test's `rule(…)` tag or `rules_elsewhere.toml` cites.

    Ends with exit code 2 for a TOML file that cannot be read.
    """
    shown: set[str] = set()
    for path in sorted(tests.rglob("*.toml")):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except (ValueError, RecursionError) as fault:
            raise wrong_use(voice("cli-not-toml", path=str(path), why=str(fault))) from None
        if path.name == "rules_elsewhere.toml":
            shown |= set(data)
        elif "steps" in data:
            steps, rules = data.get("steps", []), data.get("rules", [])
            shown |= set(cited(Scenario(str(data.get("title")), "", tuple(rules), steps=tuple(steps))))
    for pattern in ("*.py", "*.ts"):
        for path in sorted(tests.rglob(pattern)):
            for tag in _TAG.findall(path.read_text(encoding="utf-8")):
                shown |= set(_ID.findall(tag))
    return shown


def _list(systems: list[System[Any]], as_json: bool, language: str) -> int:
    if as_json:
        print_json({s.id: {r.id: {"de": r.text.de, "en": r.text.en} for r in _index(s).rules} for s in systems})
        return 0
    console = Console(highlight=False)
    for system in systems:
        console.print(f"[bold]{system.name[language]}[/bold]")
        for rule in _index(system).rules:
            console.print(f"  [dim]{rule.id:<12}[/dim] {rule.text.in_language(language)}")
    return 0


def _coverage(systems: list[System[Any]], shown: set[str], as_json: bool, voice: Voice) -> int:
    table = Table(voice("cli-group"), voice("cli-covered"), voice("cli-open"), voice("cli-open-rules"))
    data: dict[str, Any] = {}
    known: set[str] = set()
    prefixes: set[str] = set()
    for system in systems:
        index = _index(system)
        ids = [rule.id for rule in index.rules]
        known |= set(ids)
        prefixes |= {i.partition("-")[0] for i in ids}
        counts = Counter(_group(i) for i in ids if i in shown)
        for group in index.groups:
            missing = [i for i in ids if _group(i) == group.id and i not in shown]
            data[group.id] = {"covered": counts[group.id], "open": missing}
            name = group.name.in_language(voice.language)
            table.add_row(f"{group.id} {name}", str(counts[group.id]), str(len(missing)), _short(missing, group.id))
    unknown = sorted(r for r in shown if r not in known and r.partition("-")[0] in prefixes)
    if as_json:
        print_json({"groups": data, "unknown": unknown})
    else:
        console = Console(highlight=False)
        console.print(table)
        covered = sum(group["covered"] for group in data.values())
        console.print(voice("cli-coverage-total", covered=covered, total=len(known)))
        if unknown:
            console.print(voice("cli-unknown-rules", rules=", ".join(unknown)))
    return 1 if unknown else 0


def _short(ids: list[str], group: str) -> str:
    return ", ".join(i.removeprefix(group + "-") for i in ids[:12]) + (" …" if len(ids) > 12 else "")


def _group(rule: str) -> str:
    return rule.rpartition("-")[0]


def _index(system: System[Any]) -> RuleIndex:
    return load_rule_index(system.rule_index).named(system.tables)
