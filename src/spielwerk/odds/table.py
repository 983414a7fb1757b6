"""What somebody at a table may be told before a roll or an answer: target, itemised modifiers, exact chances."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Mapping
from fractions import Fraction
from typing import Any, Final

from spielwerk.core.act import Act, Refused, Roll
from spielwerk.core.play import Play
from spielwerk.core.questions import Question
from spielwerk.core.resolving import Input, Policy, Resolution, always_suggestion, is_keeping, resolve
from spielwerk.core.shapes import ClassChance, Damage, Lands, Odds, Preview, UsualChance, error_of, no_preview
from spielwerk.core.system import System, Usual
from spielwerk.core.text import Message
from spielwerk.core.view import Sight

from .exact import MOST_WAYS, Spread, TooMany, odds


def exact(chance: Fraction) -> str:
    """A chance as text, exactly."""
    return f"{chance.numerator}/{chance.denominator}"


def chances(system: System[Any], play: Play[Any]) -> dict[str, Fraction]:
    """For the open question: how likely each legal answer does what it is given for; empty where none can."""
    running = play.running
    if running is None or not isinstance(running.waits, Question) or is_keeping(running.waits.key):
        return {}
    question, found = running.waits, dict[str, Fraction]()
    rule = system.rules[type(running.command)]

    def good(outcome: Any, _act: Act[Any]) -> bool | None:
        return system.odds.good_for(question.key, outcome)

    for option in question.legal:
        given = (*running.inputs, Input(question.key, option, question.who))
        one_way = resolve(rule, play.position.base, running.command, given, _middle, always_suggestion)
        if one_way.outcome is None or system.odds.good_for(question.key, one_way.outcome) is None:
            continue  # one way says so at once: the game is not held up for chances that nobody is told
        try:
            spread = odds(rule, play.position.base, running.command, good, always_suggestion, given, MOST_WAYS)
        except (Refused, TooMany):
            continue
        if None not in spread:
            found[option] = spread.get(True, Fraction(0))
    return found


def preview(system: System[Any], state: Any, sight: Sight, command: Any) -> Preview:
    """What a draft command would be rolled on and its odds, as far as this viewer may know them."""
    result = no_preview()
    rule = system.rules.get(type(command))
    if rule is None:
        return result
    played = _one_way(rule, state, command)
    if played.refused is not None:
        result["refused"] = error_of(played.refused)
        return result
    result["notes"] = list(system.views.notes(state, command, sight))
    made = next((one for who, one in played.state.beings.items() if who not in state.beings), None)
    result["being"] = None if made is None else system.views.being(played.state, made, sight)
    limits = system.odds.limits(state, command, sight)
    if "roll" in limits:
        result["roll"] = system.odds.roll_on(played.events, sight)
    try:
        return {**result, **_odds(system, state, command, limits, played.outcome)}
    except TooMany:
        result["notes"].append(Message("note-odds-too-many"))
        return result


def _odds(system: System[Any], state: Any, command: Any, limits: Container[str], outcome: Any) -> Odds:
    """The chances themselves; `outcome` is what one way leads to. Raises `TooMany` where somebody would wait too long
    for them."""
    rule, found = system.rules[type(command)], Odds()
    if "classes" in limits:
        steps = system.odds.usual(state, command)
        if not steps:
            found["classes"] = _classes(system, state, command)
        found["usual"] = [_rung(system, state, step) for step in steps]
    if "lands" in limits:
        found["lands"] = _lands(system, rule, state, command)
    if "damage" in limits and system.odds.damage_of(outcome) is not None:
        found |= _damage(system, rule, state, command)
    return found


def _damage(system: System[Any], rule: Any, state: Any, command: Any) -> Odds:
    spread = odds(rule, state, command, lambda outcome, _act: system.odds.damage_of(outcome), most=MOST_WAYS)
    if None in spread:
        return {}
    rows = sorted((int(value), chance) for value, chance in spread.items() if value is not None)
    mean = sum((value * chance for value, chance in rows), Fraction(0))
    damage: list[Damage] = [{"value": value, "chance": exact(chance)} for value, chance in rows]
    return {"damage": damage, "mean": exact(mean)}


def _one_way(rule: Any, state: Any, command: Any) -> Resolution[Any, Any]:
    """One of all ways that a command may go. What has no chances to be told says so by its outcome, at once; to follow
    every way of many free dice would hold up the game for nothing."""
    return resolve(rule, state, command, (), _middle, always_suggestion)


def _middle(place: int, roll: Roll[Any]) -> int:
    """A face from the middle half of a die: for finding out what a roll would be made on. Another one each time, or
    those who roll until one of them is higher would never be done."""
    half = min(roll.sides, max(2, roll.sides // 2))
    return 1 + roll.sides // 4 + (place + half // 2) % half


def _classes(system: System[Any], state: Any, command: Any) -> list[ClassChance]:
    rule = system.odds.roll_alone.get(type(command), system.rules[type(command)])
    played, known = _one_way(rule, state, command), dict[str, Any]()
    if played.refused is None and system.odds.classify(played.outcome) is None:
        return []

    def noted(outcome: Any, _act: Act[Any]) -> str:
        found = system.odds.classify(outcome)
        if found is None:
            return ""
        known[found.id] = found
        return found.id

    spread = odds(rule, state, command, noted, most=MOST_WAYS)
    if "" in spread:
        return []
    rows = sorted(known.values(), key=lambda c: c.rank)
    return [{"id": c.id, "label": c.label, "chance": exact(spread[c.id]), "success": c.success} for c in rows]


def _rung(system: System[Any], state: Any, step: Usual) -> UsualChance:
    rows = _classes(system, state, step.command)
    good = sum((Fraction(row["chance"]) for row in rows if row["success"]), Fraction(0))
    return {"name": step.name, "value": step.value, "chance": exact(good)}


def _lands(system: System[Any], rule: Any, state: Any, command: Any) -> list[Lands]:
    rows = list[Lands]()
    for defence in system.odds.defences(state, command):
        policy = _answering(defence)
        spread = odds(
            rule, state, command, lambda outcome, _: bool(system.odds.damage_of(outcome)), policy, most=MOST_WAYS
        )
        label = Message(f"option-defence-{defence}")
        rows.append({"defence": defence, "label": label, "chance": exact(spread.get(True, Fraction(0)))})
    return rows


def _answering(defence: str) -> Policy:
    def policy(question: Question[Any], act: Act[Any]) -> int | str | None:
        return defence if defence in question.legal else always_suggestion(question, act)

    return policy


def distributions(
    system: System[Any], state: Any, command: Any, policy: Policy
) -> tuple[dict[str, dict[int | str, Fraction]], Fraction | None]:
    """Every distribution of what a rule returns (`outcomes`, `stages`, `damage`, …), and the mean of the numeric one.

    A field that not every outcome has (stages of a failure) sums to less than one and has no mean.
    """
    joint = _joint(system, system.rules[type(command)], state, command, policy)
    tables = _tables(joint)
    if type(command) in system.odds.roll_alone:
        alone = _joint(system, system.odds.roll_alone[type(command)], state, command, policy)
        tables = {**_tables(alone), **tables}
    order = sorted(tables, key=lambda name: LISTED.index(name) if name in LISTED else len(LISTED))
    return {name: tables[name] for name in order}, _mean(tables)


LISTED: Final = ("outcomes", "stages", "damage")
"""The order in which distributions are listed; others come after these."""


def _joint(system: System[Any], rule: Any, state: Any, command: Any, policy: Policy) -> Spread[Any]:
    return odds(rule, state, command, lambda outcome, _act: tuple(system.odds.measured(outcome).items()), policy)


def _tables(joint: Spread[Any]) -> dict[str, dict[int | str, Fraction]]:
    tables: dict[str, dict[int | str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for fields, chance in joint.items():
        for name, value in fields:
            tables[name][value] += chance
    return {name: _ordered(table) for name, table in tables.items()}


def _mean(tables: Mapping[str, Mapping[int | str, Fraction]]) -> Fraction | None:
    """The mean of the last distribution of numbers that covers every case."""
    mean = None
    for table in tables.values():
        if all(isinstance(value, int) for value in table) and sum(table.values()) == 1:
            mean = sum((int(value) * chance for value, chance in table.items()), Fraction(0))
    return mean


def _ordered(table: Mapping[int | str, Fraction]) -> dict[int | str, Fraction]:
    numeric = all(isinstance(value, int) for value in table)
    return dict(sorted(table.items(), key=lambda kv: kv[0])) if numeric else dict(table)
