"""The exact distribution of whatever a rule returns.

A rule never sees a face, only its reading; so all faces with equal readings are one branch, and the cost follows the
number of readings, not of faces. A part (a sub-rule of which only the result counts, such as an assist) is worked out
once and taken as one die. Weights are whole numbers; a fraction is made only at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, TypeVar, TypeVarTuple

from spielwerk.core.act import Act, Need, Part, Refused, Roll, Rule
from spielwerk.core.resolving import Input, Policy, always_suggestion, is_keeping

S = TypeVar("S")
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741
M = TypeVar("M", bound=Hashable)
R = TypeVar("R")
Ts = TypeVarTuple("Ts")

Branches = Sequence[tuple[Any, int]]
"""What a rule may read next, each with its whole-number weight."""

Die = tuple[Branches, int]
"""What a part can come to, and the total of the weights."""

_Memo = list[tuple[Callable[..., Any], tuple[Any, ...], Any]]
"""The pieces of work on a way, in their order, with the arguments and the result each had last."""

_Way = tuple[tuple[Any, ...], int, int]
"""Where a run goes on: what the rule got so far, numerator and denominator of the chance of it."""

MOST_WAYS = 10_000
"""Ways that are followed while people wait: a tenth of a second for a short rule, half a second for a long one."""
LONGEST_WAY = 100
"""Dice and answers on one way, where somebody waits: those who are tied might roll again for ever."""


class TooMany(Exception):
    """A command can go more ways than were to be followed."""


Spread = dict[M, Fraction]
"""A distribution: value to exact chance; the chances sum to one."""


@lru_cache(maxsize=4096)
def readings(sides: int, reads: Callable[[int], Any]) -> tuple[tuple[Any, int], ...]:
    """What a rule can read of a die with `sides` sides, and on how many faces."""
    count: dict[Any, int] = defaultdict(int)
    for face in range(1, sides + 1):
        count[reads(face)] += 1
    return tuple(count.items())


class _OddsAct(Act[S]):
    """An act that hands its parts to the driver instead of running them, and works out once what can be.

    `at_once` runs parts where they stand, as long as the rule goes on with dice that stand in a log one by one.
    """

    __slots__ = ("_memo", "_next", "at_once")

    def __init__(self, state: S, memo: _Memo, at_once: bool = False) -> None:
        self.events, self._state, self._at, self._memo, self._next, self.at_once = [], state, 0, memo, 0, at_once

    def once(self, work: Callable[[Act[S], *Ts], R], *args: *Ts) -> R:
        """Once something has been told, branches may differ, and nothing is remembered."""
        if self.events:
            return work(self, *args)
        result: R
        memo, at = self._memo, self._next
        self._next = after = at + 1
        if at < len(memo):
            done, with_args, result = memo[at]
            if done is work and with_args == args:
                return result
        result = work(self, *args)
        memo[at:after] = ((work, args, result),)
        self._next = after  # the work may have had pieces of its own
        return result

    def part(self, rule: Callable[[Act[S], *Ts], Coroutine[Any, Any, R]], *args: *Ts) -> Awaitable[R]:
        return rule(self, *args) if self.at_once else Part(rule, args)


def odds(
    rule: Rule[S, C, O],
    state: S,
    command: C,
    measure: Callable[[O, Act[S]], M],
    policy: Policy = always_suggestion,
    given: Sequence[Input] = (),
    most: int | None = None,
) -> Spread[M]:
    """The distribution of `measure(outcome, act)` over every way the command can go.

    Questions are answered by `policy`. `given` are inputs already fixed, as for an action that waits for an answer.
    Raises `Refused` if the rule refuses, and `TooMany` if there are more than `most` ways or a way has no end in sight.
    """
    spread, total = spread_of(rule, (command,), state, policy, measure, {}, given, most)
    return {m: Fraction(k, total) for m, k in spread.items()}


def spread_of(
    rule: Callable[..., Coroutine[Any, Any, Any]],
    args: tuple[Any, ...],
    state: S,
    policy: Policy,
    measure: Callable[[Any, Act[S]], M],
    parts: dict[Part[Any], Die],
    given: Sequence[Input] = (),
    most: int | None = None,
) -> tuple[dict[M, int], int]:
    """Whole-number weights of every value of `measure` for the rule with these arguments, and their total.

    Depth first. Each run goes quickly to where it left another, follows the first open branch from there to the end of
    the rule, and leaves the others for later: as many runs as there are different ways the command can go.
    """
    tally: dict[int, dict[M, int]] = {}  # denominator -> value -> numerator
    todo: list[_Way] = [((), 1, 1)]
    memo: _Memo = []
    ways, at_once = 0, bool(given)
    while todo:
        ways += 1
        if most is not None and ways > most:
            raise TooMany
        path, num, den = todo.pop()
        act: _OddsAct[S] = _OddsAct(state, memo, at_once)
        run = rule(act, *args)
        send = run.send
        try:
            need: Need = send(None)
            if given:
                need = _given(act, run, need, given)
            for got in path:
                need = send(got)
            while True:
                if type(need) is Roll:
                    branches: Branches = readings(need.sides, need.reads)
                    total = need.sides
                elif type(need) is Part:
                    branches, total = _part(need, state, policy, parts, most)
                else:
                    got = _answer(policy, need, act)
                    path = (*path, got)
                    need = send(got)
                    continue
                den *= total
                for other, weight in branches[:0:-1]:
                    todo.append(((*path, other), num * weight, den))
                if most is not None and len(path) >= LONGEST_WAY:
                    raise TooMany
                got, weight = branches[0]
                num *= weight
                path = (*path, got)
                need = send(got)
        except StopIteration as stop:
            found = tally.get(den)
            if found is None:
                found = tally[den] = defaultdict(int)
            found[measure(stop.value, act)] += num
    return _over_one_total(tally)


def _over_one_total(tally: Mapping[int, Mapping[M, int]]) -> tuple[dict[M, int], int]:
    """Numerators of values by their denominators, as weights of one total."""
    total = lcm(*tally)
    result: dict[M, int] = defaultdict(int)
    for denominator, numerators in tally.items():
        times = total // denominator
        for value, numerator in numerators.items():
            result[value] += numerator * times
    return result, total


def _answer(policy: Policy, question: Any, act: Act[Any]) -> int | str:
    """What is answered to a question. Refuses `odds_need_answer` where nothing is."""
    value = policy(question, act)
    if value is None:
        raise Refused("odds_need_answer", value=question.key)
    return value


def _given(act: _OddsAct[Any], run: Coroutine[Any, Any, Any], need: Need, given: Sequence[Input]) -> Need:
    """Go on with the inputs that are fixed; what the rule needs then."""
    fixed = [one for one in given if not is_keeping(one.key)]  # that a face was kept is nothing to the rule
    for left, one in zip(range(len(fixed) - 1, -1, -1), fixed, strict=True):
        act.at_once = left > 0
        need = run.send(need.reads(int(one.value)) if type(need) is Roll else one.value)
    return need


def _part(part: Part[Any], state: Any, policy: Policy, parts: dict[Part[Any], Die], most: int | None) -> Die:
    """The results of a sub-rule as the sides of one die."""
    found = parts.get(part)
    if found is None:

        def result(outcome: Any, act: Act[Any]) -> Any:
            if any(getattr(event, "changes", True) for event in act.events):
                raise TypeError(f"{part.rule.__name__} is a part and may change nothing, but it told {act.events}")
            return outcome

        spread, total = spread_of(part.rule, part.args, state, policy, result, parts, most=most)
        found = parts[part] = list(spread.items()), total
    return found
