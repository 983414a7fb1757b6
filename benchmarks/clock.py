"""Timing that can be compared: CPU time, rounds of all candidates in turn, medians."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping

Job = tuple[Callable[[], object], int]
"""What is done once, and how often it is done in a round."""


def microseconds(jobs: Mapping[str, Job], rounds: int = 9) -> dict[str, float]:
    """The median CPU time of each job in microseconds. Rounds take all jobs in turn, so that a slow spell hits all."""
    seen: dict[str, list[float]] = {name: [] for name in jobs}
    for number in range(rounds + 1):
        for name, (do, times) in jobs.items():
            start = time.process_time()
            for _ in range(times):
                do()
            spent = (time.process_time() - start) / times * 1e6
            if number:  # the first round warms up
                seen[name].append(spent)
    return {name: statistics.median(values) for name, values in seen.items()}


def show(title: str, definition: str, figures: Mapping[str, float], unit: str = "µs") -> None:
    """Print figures with what they measure."""
    print(f"\n{title}\n{definition}")
    for name, value in figures.items():
        print(f"  {name:<46} {value:>10.2f} {unit}")


def ratio(text: str, value: float, bar: float, *, at_most: bool = False) -> bool:
    """Print a ratio or figure beside its bar, and whether it is reached."""
    good = value <= bar if at_most else value >= bar
    print(f"  {text:<46} {value:>10.2f}    {'at most' if at_most else 'at least'} {bar:g}: {'yes' if good else 'NO'}")
    return good
