"""Odds of Percentacy: equal to the live rule with every face typed in, and to a count from the text of the rules."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Awaitable
from fractions import Fraction
from typing import Any

import pytest

from spielwerk.core import log
from spielwerk.core.act import Act, Roll
from spielwerk.core.resolving import resolve
from spielwerk.core.view import Sight
from spielwerk.odds import exact, odds
from spielwerk.odds.table import preview
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.commands import Attack, Check, Oppose

from .scene import SERIES, after, attack, attack_by_text, evading, every_face, table

ATTACK = SYSTEM.rules[Attack]
CHECK = SYSTEM.rules[Check]

SHARP: dict[str, Any] = {
    "talents": [
        *("ranged_fighter", "trickster", "alert"),
        {"id": "specialist", "skill": "ranged_combat", "field": "rifles"},
    ],
    "handicaps": ["clumsy"],
}
STURDY: dict[str, Any] = {"talents": ["focused", "hard_to_kill"], "handicaps": ["vulnerable"]}
CASES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {}),
    ({"skill": 20, "hp": 80, "armour": 0}, {}),
    ({"skill": 95, "hp": 60, "armour": 20}, {"modifiers": [-20, 10]}),
    ({"skill": 5, "hp": 30}, {"modifiers": [20, -10]}),
    ({"skill": 130, "evade": 95, "hp": 50}, {}),
    ({"evade": 75, "options": {"defence_compares_stages": True}}, {"modifiers": [-20]}),
    ({"options": {"stages_from": "raw"}}, {"cover": "partial", "distance": 5000}),
    ({"of": {"mara": SHARP}}, {"field": "rifles", "modifiers": [-20]}),
    ({"of": {"mara": SHARP, "orc": STURDY}, "hp": 30}, {"field": "rifles", "defence_modifiers": [-20]}),
    ({"of": {"mara": {"handicaps": ["blind", "addicted"]}}}, {"circumstances": ["sight", "withdrawal"]}),
    ({"conditions": ["shock"]}, {"weapon": "light_one_handed_weapon", "parry": True, "defence_modifiers": [-10]}),
]


def damage(outcome: Any, _act: Act[Any]) -> int | None:
    return SYSTEM.odds.damage_of(outcome)


@pytest.mark.rule("PC-ATK-04", "PC-ATK-05", "PC-ATK-06", "PC-ATK-07", "PC-ATK-12", "PC-ATK-15", "PC-ATK-16")
@pytest.mark.parametrize("weapon", SERIES)
@pytest.mark.parametrize("skill", [5, 20, 65, 99, 120])
@pytest.mark.parametrize(("evade", "armour"), [(40, 5), (0, 0), (90, 45), (130, 12)])
def test_damage_equals_a_count_from_the_text(weapon: str, skill: int, evade: int, armour: int) -> None:
    state = table(skill=skill, evade=evade, armour=armour)
    assert odds(ATTACK, state, attack(weapon), damage, evading) == attack_by_text(skill, evade, armour, SERIES[weapon])


def test_the_standard_case() -> None:
    spread = odds(ATTACK, table(), attack(), damage, evading)
    assert sum(spread.values()) == 1
    assert sum(value * chance for value, chance in spread.items() if value is not None) == Fraction(2091, 100)
    assert spread[0] == Fraction(43, 100)


@pytest.mark.parametrize(("given", "fields"), CASES)
def test_odds_equal_the_live_rule_over_every_face(given: dict[str, Any], fields: dict[str, Any]) -> None:
    state, command = table(**given), attack(**fields)
    assert odds(ATTACK, state, command, after, evading) == every_face(ATTACK, state, command, after)


def test_a_check_with_an_assist_equals_the_live_rule_over_every_face() -> None:
    def verdict(outcome: Any, _act: Act[Any]) -> tuple[Any, ...]:
        return outcome.outcome, outcome.stages

    assist = {"by": "tim", "attribute": "intelligence", "modifiers": [-10]}
    command = SYSTEM.command(
        {"do": "check", "by": "mara", "skill": "melee", "modifiers": [10, -20], "assists": [assist]}
    )
    assert odds(CHECK, table(), command, verdict, evading) == every_face(CHECK, table(), command, verdict)


@pytest.mark.rule("PC-TAL-21", "PC-TAL-23", "PC-AST-14", "PC-AST-15")
def test_helpers_with_talents_equal_the_live_rule_over_every_face() -> None:
    def verdict(outcome: Any, _act: Act[Any]) -> tuple[Any, ...]:
        return outcome.outcome, outcome.stages

    state = table(of={"tim": {"talents": ["team_player", "trickster"]}, "mara": {"talents": ["trickster"]}})
    assists = [{"by": "tim", "attribute": "intelligence"}]
    command = SYSTEM.command({"do": "check", "by": "mara", "skill": "melee", "assists": assists})
    spread = odds(CHECK, state, command, verdict, evading)
    assert spread == every_face(CHECK, state, command, verdict)
    assert "critical_failure" not in {outcome for outcome, _ in spread}


def few(roll: Roll[Any]) -> list[tuple[int, int]]:
    """One face of each kind of assist for the helpers, every face for all others."""
    if not roll.key.startswith("assist:"):
        return [(face, 1) for face in range(1, 101)]
    kinds: dict[Any, list[int]] = defaultdict(list)
    for face in range(1, 101):
        assert roll.tells is not None
        kinds[roll.tells(face).outcome].append(face)
    return [(faces[0], len(faces)) for faces in kinds.values()]


def kinds(roll: Roll[Any]) -> list[tuple[int, int]]:
    """One face of each kind that its card tells apart: by outcome, stages and quarter of the die."""
    alike: dict[Any, list[int]] = defaultdict(list)
    for face in range(1, 101):
        assert roll.tells is not None
        card = roll.tells(face)
        alike[card.outcome, card.stages, face // 25].append(face)
    return [(faces[0], len(faces)) for faces in alike.values()]


PAIR = SYSTEM.command(
    {
        "do": "akimbo",
        "by": "mara",
        "attacks": [{"weapon": "sidearm", "target": "orc"}, {"weapon": "sidearm", "target": "orc", "modifiers": [-30]}],
    }
)
TWO_HANDS = {"mara": {"talents": ["akimbo"]}}


@pytest.mark.rule("PC-TAL-01", "PC-TAL-01b", "PC-TAL-01c")
@pytest.mark.parametrize("hp", [107, 60, 30, 20])
def test_two_attacks_equal_the_live_rule_over_every_kind_of_face(hp: int) -> None:
    rule, state = SYSTEM.rules[type(PAIR)], table(hp=hp, of=TWO_HANDS)

    def both(outcome: Any, act: Act[Any]) -> tuple[Any, ...]:
        orc = act.state.beings["orc"]
        return (*SYSTEM.odds.measured(outcome).items(), orc.hp, orc.conditions)

    assert odds(rule, state, PAIR, both, evading) == every_face(rule, state, PAIR, both, kinds)


def test_two_attacks_on_somebody_sturdy_are_one_attack_twice() -> None:
    rule, state = SYSTEM.rules[type(PAIR)], table(hp=1000, of={**TWO_HANDS, "orc": {"npc": True, "max_hp": 1000}})
    first = attack_by_text(45, 40, 5, SERIES["sidearm"])
    second = attack_by_text(35, 40, 5, SERIES["sidearm"])
    expected: dict[int, Fraction] = defaultdict(Fraction)
    for one, chance in first.items():
        for other, further in second.items():
            expected[one + other] += chance * further
    assert odds(rule, state, PAIR, damage, evading) == expected


def test_an_attack_with_an_assist_equals_the_live_rule() -> None:
    state, command = table(hp=60), attack(helpers=1)
    assert odds(ATTACK, state, command, after, evading) == every_face(ATTACK, state, command, after, few)


@pytest.mark.parametrize(("given", "fields"), CASES)
def test_grouping_faces_is_sound(
    given: dict[str, Any], fields: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, command = table(**given), attack(**fields)
    grouped = odds(ATTACK, state, command, after, evading)
    monkeypatch.setattr(exact, "readings", lambda sides, reads: tuple((reads(f), 1) for f in range(1, sides + 1)))
    assert odds(ATTACK, state, command, after, evading) == grouped


@pytest.mark.rule("PC-AST-08", "PC-AST-10")
@pytest.mark.parametrize("helpers", [1, 2])
@pytest.mark.parametrize("options", [{}, {"defence_compares_stages": True}, {"stages_from": "raw"}])
def test_parts_change_nothing(helpers: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    fields: dict[str, Any] = {"defence_assists": [{"by": "bo", "attribute": "intelligence"}]}
    state, command = table(hp=70, options=options), attack(helpers=helpers, **fields)
    with_parts = odds(ATTACK, state, command, after, evading)

    def run_at_once(act: Act[Any], rule: Any, *args: Any) -> Awaitable[Any]:
        inline: Awaitable[Any] = rule(act, *args)
        return inline

    monkeypatch.setattr(exact._OddsAct, "part", run_at_once)
    assert odds(ATTACK, state, command, after, evading) == with_parts
    assert sum(with_parts.values()) == 1


@pytest.mark.parametrize(("given", "fields"), CASES[:4])
def test_remembering_changes_nothing(
    given: dict[str, Any], fields: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, command = table(**given), attack(**fields)
    remembered = odds(ATTACK, state, command, after, evading)
    monkeypatch.setattr(exact._OddsAct, "once", Act.once)
    assert odds(ATTACK, state, command, after, evading) == remembered


def test_playing_often_comes_near_the_odds() -> None:
    dice, times = random.Random(5), 6000
    state, command = table(), attack()
    seen: Counter[Any] = Counter()
    for _ in range(times):
        played = resolve(ATTACK, state, command, (), lambda _n, roll: dice.randint(1, roll.sides), evading)
        seen[after(played.outcome, played.act)] += 1
    expected = odds(ATTACK, state, command, after, evading)
    assert set(seen) <= set(expected)
    for result, chance in expected.items():
        deviation = float(chance * (1 - chance) / times) ** 0.5
        assert abs(seen[result] / times - float(chance)) < 5 * deviation, result


@pytest.mark.rule("PC-OPP-04", "PC-OPP-05")
@pytest.mark.parametrize("tie", ["actor_wins", "actor_fails"])
def test_an_opposed_check_equals_a_count_from_the_text(tie: str) -> None:
    mine, theirs, won = 65, 50, Fraction(0)
    for face in range(1, 101):
        own = stages(face, mine)
        for other in range(1, 101):
            against = stages(other, theirs)
            better = own is not None and (against is None or own > against or (own == against and tie == "actor_wins"))
            won += Fraction(better, 10_000)
    state = table(options={"opposed_tie": tie})
    command = SYSTEM.command({"do": "oppose", "by": "mara", "against": "orc", "value": mine, "against_value": theirs})
    spread = odds(SYSTEM.rules[Oppose], state, command, lambda outcome, _act: bool(outcome.won), evading)
    assert spread == {True: won, False: 1 - won}


@pytest.mark.rule("PC-OPP-11")
def test_several_opponents_share_the_one_roll_of_the_acting_side() -> None:
    mine, theirs, all_won, none_won = 65, 50, Fraction(0), Fraction(0)
    for face in range(1, 101):
        beaten = Fraction(sum(beats(stages(face, mine), stages(other, theirs)) for other in range(1, 101)), 100)
        all_won += beaten**2 / 100
        none_won += (1 - beaten) ** 2 / 100
    state = table(options={"opposed_tie": "actor_fails"})
    command = SYSTEM.command(
        {"do": "oppose", "by": "mara", "against": ["orc", "tim"], "value": mine, "against_value": theirs}
    )
    found = preview(SYSTEM, state, Sight("gm", "gm"), command)
    rows = {row["id"]: Fraction(row["chance"]) for row in found["classes"]}
    assert rows == {"won_all": all_won, "lost_all": none_won, "won_some": 1 - all_won - none_won}


@pytest.mark.rule("PC-AST-13", "PC-OPP-11")
def test_many_helpers_and_many_opponents_cost_no_more_than_their_sums() -> None:
    state, many = table(options={"opposed_tie": "actor_fails"}), [f"one{n}" for n in range(40)]
    for who in many:
        state = log.onto(state, SYSTEM.joins(state, {"id": who, "attributes": {"dexterity": 50}}))
    helped = [{"by": who, "attribute": "dexterity"} for who in many]
    check = SYSTEM.command({"do": "check", "by": "mara", "value": 50, "assists": helped})
    opposed = SYSTEM.command({"do": "oppose", "by": "mara", "against": many, "value": 65, "against_value": 50})
    for command in (check, opposed):
        found = preview(SYSTEM, state, Sight("gm", "gm"), command)
        assert [note.id for note in found["notes"]] == []
        assert sum(Fraction(row["chance"]) for row in found["classes"]) == 1
    found = preview(SYSTEM, state, Sight("gm", "gm"), opposed)
    none = next(Fraction(row["chance"]) for row in found["classes"] if row["id"] == "lost_all")
    beaten = [
        Fraction(sum(beats(stages(face, 65), stages(other, 50)) for other in range(1, 101)), 100)
        for face in range(1, 101)
    ]
    assert none == sum((1 - chance) ** len(many) for chance in beaten) / 100


def beats(own: int | None, other: int | None) -> bool:
    """Whether the acting side wins where it fails on a tie."""
    return own is not None and (other is None or own > other)


def stages(face: int, target: int) -> int | None:
    """Stages of a plain roll; None: it failed."""
    if face == 100 or (face > target and face != 1):
        return None
    return max(3, (target - face) // 10) if face == 1 else (target - face) // 10
