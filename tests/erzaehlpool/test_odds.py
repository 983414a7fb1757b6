"""The odds of pools against an independent enumeration: each die succeeds on three faces of ten."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from typing import Any

import pytest
from typer.testing import CliRunner

from spielwerk.cli.app import app
from spielwerk.core.view import Sight
from spielwerk.odds.table import distributions, preview
from spielwerk.systems.erzaehlpool import SYSTEM

from .table import KARN, MARA, table_with

GOOD = Fraction(3, 10)


def spread(pool: int, **values: Any) -> Mapping[str, Mapping[int | str, Fraction]]:
    """The distributions of a pool as the command line has them."""
    query = SYSTEM.odds.queries["check"]
    state, command = query.build({"pool": pool, "modifier": (), "again": "off", **values})
    return distributions(SYSTEM, state, command, query.policy)[0]


def by_formula(pool: int) -> dict[int, Fraction]:
    """So many successes of so many dice, by the binomial formula."""
    return {n: comb(pool, n) * GOOD**n * (1 - GOOD) ** (pool - n) for n in range(pool + 1)}


def by_counting(pool: int) -> dict[int, Fraction]:
    """So many successes of so many dice, by laying out all faces."""
    found: dict[int, Fraction] = {}
    for faces in product(range(1, 11), repeat=pool):
        good = sum(face in (8, 9, 10) for face in faces)
        found[good] = found.get(good, Fraction(0)) + Fraction(1, 10**pool)
    return found


@pytest.mark.rule("EP-POOL-04", "EP-POOL-06", "EP-POOL-07")
@pytest.mark.parametrize("pool", range(1, 31))
def test_pools_from_one_to_thirty(pool: int) -> None:
    found, expected = spread(pool), by_formula(pool)
    assert found["successes"] == expected
    outcomes = {
        "failure": expected[0],
        "success": sum((chance for n, chance in expected.items() if 1 <= n < 5), Fraction(0)),
        "spectacular": sum((chance for n, chance in expected.items() if n >= 5), Fraction(0)),
    }
    assert found["outcomes"] == {name: chance for name, chance in outcomes.items() if chance}


@pytest.mark.parametrize("pool", [1, 2, 3, 4])
def test_the_formula_counts_what_dice_show(pool: int) -> None:
    assert by_formula(pool) == by_counting(pool)


@pytest.mark.rule("EP-POOL-05")
def test_the_chance_of_at_least_one_success() -> None:
    found = [float(1 - spread(pool)["successes"][0]) for pool in (1, 3, 5, 10)]
    assert found == pytest.approx([0.3, 0.657, 0.8319, 0.9718], abs=5e-5)


@pytest.mark.rule("EP-CH-02", "EP-CH-03", "EP-CH-04", "EP-CH-05")
@pytest.mark.parametrize("pool", [0, -1, -20])
def test_the_chance_die(pool: int) -> None:
    tenth = Fraction(1, 10)
    assert spread(pool)["outcomes"] == {"failure": 8 * tenth, "success": tenth, "catastrophic": tenth}


@pytest.mark.rule("EP-POOL-02")
def test_modifiers_are_dice() -> None:
    assert spread(4, modifier=(3, -2))["successes"] == by_formula(5)


@cache
def again_from(threshold: int, dice: int, waves: int) -> tuple[tuple[int, Fraction], ...]:
    """Successes of dice of which the best are rolled again, die by die."""
    if dice == 0 or waves < 0:
        return ((0, Fraction(1)),)
    found: dict[int, Fraction] = {}
    one: dict[int, Fraction] = {}
    for face in range(1, 11):
        rest = again_from(threshold, 1, waves - 1) if face >= threshold else ((0, Fraction(1)),)
        for more, chance in rest:
            count = int(face >= 8) + more
            one[count] = one.get(count, Fraction(0)) + chance / 10
    for count, chance in one.items():
        for others, other in again_from(threshold, dice - 1, waves):
            found[count + others] = found.get(count + others, Fraction(0)) + chance * other
    return tuple(sorted(found.items()))


@pytest.mark.rule("EP-POOL-08")
@pytest.mark.parametrize(("threshold", "pool"), [(10, 1), (10, 3), (9, 2), (8, 2)])
def test_dice_that_are_rolled_again(threshold: int, pool: int) -> None:
    assert spread(pool, again=str(threshold))["successes"] == dict(again_from(threshold, pool, 10))


@pytest.mark.rule("EP-DEG-01", "EP-DEG-04")
def test_what_a_planned_murder_costs() -> None:
    query = SYSTEM.odds.queries["sin"]
    state, command = query.build({"level": 3, "morality": 7, "for_virtue": 0})
    outcomes = distributions(SYSTEM, state, command, query.policy)[0]["outcomes"]
    assert outcomes["kept"] == 1 - Fraction(49, 100)
    assert outcomes["deranged"] == Fraction(49, 100) * Fraction(7, 10) ** 6


def test_the_command_line() -> None:
    done = CliRunner().invoke(app, ["odds", "erzaehlpool", "check", "--pool", "3", "--json"])
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)["successes"]
    assert {int(n): Fraction(row["exact"]) for n, row in rows.items()} == by_formula(3)
    shown = CliRunner().invoke(app, ["odds", "erzaehlpool", "sin", "--level", "3", "--lang", "de"])
    assert "Störung" in shown.stdout


# --- at a table ----------------------------------------------------------------------------------------------------


def test_a_draft_shows_its_dice_and_chances() -> None:
    state = table_with(MARA, KARN)
    command = SYSTEM.command({"do": "check", "by": "mara", "attribute": "dexterity", "skill": "stealth", "tools": 1})
    shown = preview(SYSTEM, state, Sight("player", "jule"), command)
    assert shown["roll"] is not None
    assert [item["amount"] for item in shown["roll"].items] == [3, 1, 1]
    assert shown["roll"].modifier == 5
    chances = {row["id"]: Fraction(row["chance"]) for row in shown["classes"]}
    assert chances["failure"] == by_formula(5)[0]
    assert chances["spectacular"] == by_formula(5)[5]


def test_the_damage_of_an_attack() -> None:
    state = table_with(MARA, KARN)
    command = SYSTEM.command({"do": "attack", "by": "mara", "target": "karn", "kind": "unarmed"})
    shown = preview(SYSTEM, state, Sight("gm", "gm"), command)
    assert {row["value"]: Fraction(row["chance"]) for row in shown["damage"]} == by_formula(4)
    hidden = preview(SYSTEM, state, Sight("player", "jule"), command)
    assert hidden["roll"] is None
    assert hidden["classes"] == []
    assert hidden["damage"] == []
