"""The exact distribution of whatever a rule returns.

A rule never sees a face, only its reading; so all faces with equal readings are one branch, and the cost follows the
number of readings, not of faces. A part (a sub-rule of which only the result counts, such as an assist) is worked out
once and taken as one die. Weights are whole numbers; a fraction is made only at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, TypeVar, TypeVarTuple

from spielwerk.core.act import Act, Input, Need, Part, Policy, Refused, Roll, Rule, always_suggestion
from spielwerk.core.questions import Question

S = TypeVar("S")
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741
M = TypeVar("M", bound=Hashable)
R = TypeVar("R")
Ts = TypeVarTuple("Ts")

Branches = Sequence[tuple[Any, int]]
"""What a rule may read next, each with its whole-number weight."""

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
    """An act that hands its parts to the driver instead of running them."""

    __slots__ = ()

    def part(self, rule: Callable[[Act[S], *Ts], Coroutine[Any, Any, R]], *args: *Ts) -> Awaitable[R]:
        return Part(rule, args)


def odds(
    rule: Rule[S, C, O],
    state: S,
    command: C,
    measure: Callable[[O, Act[S]], M],
    policy: Policy = always_suggestion,
    given: Sequence[Input] = (),
) -> Spread[M]:
    """The distribution of `measure(outcome, act)` over every way the command can go.

    Questions are answered by `policy`. `given` are inputs already fixed, as for an action that waits for an answer.
    Raises `Refused` if the rule refuses.
    """
    spread, total = spread_of(lambda act: rule(act, command), state, policy, measure, {}, given)
    return {m: Fraction(k, total) for m, k in spread.items()}


def spread_of(
    start: Callable[[Act[S]], Coroutine[Any, Any, Any]],
    state: S,
    policy: Policy,
    measure: Callable[[Any, Act[S]], M],
    parts: dict[Part[Any], tuple[Branches, int]],
    given: Sequence[Input] = (),
) -> tuple[dict[M, int], int]:
    """Whole-number weights of every value of `measure`, and their total.

    Depth first. Each run follows the first open branch to the end of the rule and leaves the others for later, so
    there are as many runs as there are different ways the command can go.
    """
    tally: dict[tuple[M, int], int] = defaultdict(int)  # (value, denominator) -> numerator
    todo: list[tuple[tuple[Any, ...], int, int]] = [((), 1, 1)]  # readings so far, numerator, denominator
    shared = not given  # with fixed inputs the dice of parts stand in the log one by one
    while todo:
        path, num, den = todo.pop()
        act: Act[S] = _OddsAct(state) if shared else Act(state)
        n, fixed, known = 0, 0, len(path)
        run = start(act)
        try:
            need: Need = run.send(None)
            while True:
                if fixed < len(given) and type(need) is not Part:
                    value = given[fixed].value
                    fixed += 1
                    if type(need) is Roll:
                        while fixed < len(given) and given[fixed].key == f"keep:{need.key}":
                            fixed += 1
                        need = run.send(need.reads(int(value)))
                    else:
                        need = run.send(value)
                    continue
                if type(need) is Question:
                    answer = policy(need, act)
                    if answer is None:
                        raise Refused("odds_need_answer", value=need.key)
                    need = run.send(answer)
                    continue
                if n == known:
                    if type(need) is Roll:
                        branches: Branches = readings(need.sides, need.reads)
                        total = need.sides
                    else:
                        assert type(need) is Part
                        branches, total = _part(need, state, policy, parts)
                    den *= total
                    todo += [((*path, other), num * weight, den) for other, weight in branches[:0:-1]]
                    reading, weight = branches[0]
                    num *= weight
                    path = (*path, reading)
                    known += 1
                need = run.send(path[n])
                n += 1
        except StopIteration as stop:
            tally[measure(stop.value, act), den] += num
        finally:
            run.close()
    total = lcm(*{d for _, d in tally})
    result: dict[M, int] = defaultdict(int)
    for (m, d), k in tally.items():
        result[m] += k * (total // d)
    return result, total


def _part(
    part: Part[Any], state: Any, policy: Policy, parts: dict[Part[Any], tuple[Branches, int]]
) -> tuple[Branches, int]:
    """The results of a sub-rule as the sides of one die."""
    found = parts.get(part)
    if found is None:

        def result(outcome: Any, act: Act[Any]) -> Any:
            if any(getattr(event, "changes", True) for event in act.events):
                raise TypeError(f"{part.rule.__name__} is a part and may change nothing, but it told {act.events}")
            return outcome

        spread, total = spread_of(lambda act: part.rule(act, *part.args), state, policy, result, parts)
        found = parts[part] = list(spread.items()), total
    return found
