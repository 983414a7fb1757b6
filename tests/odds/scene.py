"""Two fighters and their helpers, the rules of Percentacy at hand, and a way to play every face by hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from spielwerk.core import log
from spielwerk.core.act import Act, Roll
from spielwerk.core.questions import Question
from spielwerk.core.resolving import Input, no_dice, resolve
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.state import Table

HELPERS = ("tim", "ada", "bo")
SERIES = {"long_gun": (50, 40, 25, 15), "sidearm": (40, 30, 20, 10)}
"""Damage by band, copied from the book."""


def table(
    *,
    skill: int = 65,
    evade: int = 40,
    armour: int = 5,
    hp: int = 107,
    options: Mapping[str, Any] = {},
    of: Mapping[str, Any] = {},
    **target: Any,
) -> Table:
    """Mara with a skill, an orc with values, three helpers with 40, 25 and 80; `of` says more of them, by id."""
    state: Table = SYSTEM.start(SYSTEM.options.checked(options), {})
    values = {"dexterity": evade, "constitution": evade}
    beings: list[dict[str, Any]] = [
        {"id": "mara", "skills": {"ranged_combat": skill, "melee": skill}},
        {"id": "orc", "npc": True, "attributes": values, "armour": armour, "hp": hp, "max_hp": 107, **target},
        *({"id": one, "attributes": {"intelligence": value}} for one, value in zip(HELPERS, (40, 25, 80), strict=True)),
    ]
    for being in beings:
        state = log.onto(state, SYSTEM.joins(state, {**being, **of.get(being["id"], {})}))
    return state


def attack(weapon: str = "long_gun", helpers: int = 0, **fields: Any) -> Any:
    """Mara attacks the orc."""
    assists = [{"by": one, "attribute": "intelligence"} for one in HELPERS[:helpers]]
    return SYSTEM.command(
        {"do": "attack", "by": "mara", "target": "orc", "weapon": weapon, "assists": assists, **fields}
    )


def evading(question: Question[Any], _act: Act[Any]) -> int | str:
    """Evade; fall into shock; else what is suggested."""
    if question.key == "defence":
        return "evade" if "evade" in question.legal else question.legal[0]
    suggested: int | str | None = question.suggestion
    return question.legal[0] if suggested is None else suggested


def after(outcome: Any, act: Act[Table]) -> tuple[Any, ...]:
    """What an attack came to, and how the orc is then."""
    orc = act.state.beings["orc"]
    return outcome.ending, outcome.damage, orc.hp, orc.conditions


def every_face(
    rule: Any,
    state: Table,
    command: Any,
    measure: Callable[[Any, Act[Table]], Any],
    faces: Callable[[Roll[Any]], Sequence[tuple[int, int]]] | None = None,
) -> dict[Any, Fraction]:
    """The live driver, every face typed in: cards are told, the state is changed. `faces`: which, and how often."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    todo: list[tuple[tuple[Input, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        inputs, chance = todo.pop()
        played = resolve(rule, state, command, inputs, no_dice)
        need = played.waits
        if need is None:
            assert played.refused is None
            found[measure(played.outcome, played.act)] += chance
        elif isinstance(need, Question):
            todo.append(((*inputs, Input(need.key, evading(need, played.act), need.who)), chance))
        else:
            for face, often in faces(need) if faces is not None else [(n, 1) for n in range(1, need.sides + 1)]:
                typed = Input(need.key, face, need.who, "gm", rolled=True)
                todo.append(((*inputs, typed), chance * often / need.sides))
    return dict(found)


def attack_by_text(skill: int, evade: int, armour: int, series: tuple[int, ...]) -> dict[int, Fraction]:
    """Damage counted from the text: d100 against the skill; two stages leave no defence; the die gives the band."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    hundredth = Fraction(1, 100)
    for face in range(1, 101):
        if face == 100 or (face > skill and face != 1):
            found[0] += hundredth
            continue
        stages = (skill - face) // 10
        if face == 1:
            stages = max(3, stages)
        done = max(1, series[face // 25] - armour)
        evaded = sum(1 for other in range(1, 101) if other == 1 or (other <= evade and other != 100))
        averted = Fraction(evaded, 100) if stages < 2 else Fraction(0)
        found[done] += hundredth * (1 - averted)
        found[0] += hundredth * averted
    return {value: chance for value, chance in found.items() if chance}
