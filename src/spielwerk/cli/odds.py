"""`spielwerk odds`: exact distributions, from the rules that are played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from spielwerk.core.act import Refused
from spielwerk.core.system import Parameter, Query, System, installed
from spielwerk.odds.table import distributions, exact

from .out import print_json, wrong_use
from .say import Voice

_BAR = 40


def run(system_id: str, what: str, words: Sequence[str], as_json: bool, language: str) -> int:
    """Print the odds that are asked for."""
    system, voice = _of(system_id, language)
    if not what:
        known = _known(system, language)
        print(json.dumps(list(system.odds.queries)) if as_json else voice("cli-queries", system=system_id, known=known))
        return 0
    query = _query(system, what, voice)
    if not words:
        raise wrong_use(_help(system, what, query, voice))
    values = _values(query, words, voice)
    try:
        state, command = query.build(values)
        tables, mean = distributions(system, state, command, query.policy)
    except Refused as no:
        raise wrong_use(voice.say(no.message)) from None
    if as_json:
        print_json(plain(tables, mean))
    else:
        print_odds(tables, mean, voice)
    return 0


def explain(system_id: str, what: str, language: str) -> int:
    """Print what may be given with what is rolled."""
    system, voice = _of(system_id, language)
    print(_help(system, what, _query(system, what, voice), voice))
    return 0


def _of(system_id: str, language: str) -> tuple[System[Any], Voice]:
    voice, systems = Voice(language), installed()
    system = systems.get(system_id)
    if system is None:
        raise wrong_use(voice("cli-unknown-system", system=system_id, known=", ".join(systems)))
    return system, Voice(language, system)


def _query(system: System[Any], what: str, voice: Voice) -> Query:
    query = system.odds.queries.get(what)
    if query is None:
        raise wrong_use(voice("cli-unknown-query", query=what, known=_known(system, voice.language)))
    return query


def _known(system: System[Any], language: str) -> str:
    return "\n".join(f"  {name}: {query.text.in_language(language)}" for name, query in system.odds.queries.items())


def _values(query: Query, words: Sequence[str], voice: Voice) -> dict[str, Any]:
    """The values given as `--name value` or `--name=value`. Ends with exit code 2 for anything else."""
    parameters = {name: p for p in query.parameters for name in (p.name, *p.also)}
    given: set[str] = set()
    values: dict[str, Any] = {p.name: () if p.many else p.default for p in query.parameters}
    rest = [part for word in words for part in (word.split("=", 1) if word.startswith("--") else [word])]
    while rest:
        name = rest.pop(0)
        parameter = parameters.get(name.removeprefix("--").replace("-", "_"))
        if parameter is not None and name.startswith("--") and (not rest or rest[0].startswith("--")):
            raise wrong_use(voice("cli-value-missing", value=name))
        if not name.startswith("--") or parameter is None:
            known = ", ".join(map(_flag, query.parameters))
            raise wrong_use(voice("cli-unknown-value", value=name, known=known))
        value = _value(parameter, name, rest.pop(0), voice)
        if parameter.name in given and not parameter.many:
            raise wrong_use(voice("cli-value-twice", value=_flag(parameter), names=", ".join(_flags(parameter))))
        given.add(parameter.name)
        values[parameter.name] = (*values[parameter.name], value) if parameter.many else value
    missing = [_flag(p) for p in query.parameters if p.required and values[p.name] is None]
    if missing:
        raise wrong_use(voice("cli-missing-value", value=", ".join(missing)))
    return values


def _flags(parameter: Parameter) -> list[str]:
    """All names of a value as they are typed, its own first."""
    return [f"--{name.replace('_', '-')}" for name in (parameter.name, *parameter.also)]


def _flag(parameter: Parameter) -> str:
    return _flags(parameter)[0]


def _value(parameter: Parameter, name: str, text: str, voice: Voice) -> int | str:
    """One value as it was written behind this name. Ends with exit code 2 for what is not allowed."""
    if parameter.choices:
        if text in parameter.choices:
            return text
        allowed = ", ".join(parameter.choices)
    else:
        number = _number(text)
        if number is not None and parameter.low <= number <= parameter.high:
            return number
        allowed = f"{parameter.low}–{parameter.high}".replace("-", "−")
    raise wrong_use(voice("error-bad_value", field=name, value=text, allowed=allowed))


def _number(text: str) -> int | None:
    try:
        return int(text.replace("−", "-"))
    except ValueError:
        return None


def _help(system: System[Any], what: str, query: Query, voice: Voice) -> str:
    lines = [query.text.in_language(voice.language)]
    for p in query.parameters:
        default = "" if p.default is None else f" [{p.default}]"
        also = f" ({voice('cli-value-also', names=', '.join(_flags(p)[1:]))})" if p.also else ""
        lines.append(f"  {_flag(p):<20} {p.text.in_language(voice.language)}{default}{also}")
    lines.append(voice("cli-example", example=f"spielwerk odds {system.id} {what} {query.example}"))
    return "\n".join(lines)


Tables = Mapping[str, Mapping[int | str, Fraction]]


def plain(tables: Tables, mean: Fraction | None) -> dict[str, Any]:
    """The distributions for machines."""
    result: dict[str, Any] = {
        name: {str(value): {"p": float(p), "exact": exact(p)} for value, p in table.items()}
        for name, table in tables.items()
    }
    if mean is not None:
        result |= {"mean": float(mean), "mean_exact": exact(mean)}
    return result


def print_odds(tables: Tables, mean: Fraction | None, voice: Voice) -> None:
    """The distributions as tables with bars."""
    console = Console(highlight=False)
    for name, rows in tables.items():
        table = Table(
            box=None, padding=(0, 1), title=voice(f"cli-table-{name}"), title_justify="left", show_header=False
        )
        top = max(rows.values())
        for value, chance in rows.items():
            label = voice(f"cli-value-{value}") if voice.knows(f"cli-value-{value}") else str(value).replace("-", "−")
            bar = Styled("█" * max(1, round(_BAR * chance / top)), style="blue")
            table.add_row(
                label, Styled(voice.percent(float(chance)), justify="right"), bar, Styled(exact(chance), "dim")
            )
        console.print(table)
    if mean is not None:
        console.print(voice("cli-mean", mean=voice.number(float(mean), 2), exact=exact(mean)))
