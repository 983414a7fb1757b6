"""Drafts: what is wrong with them never depends on the order, repairs mend, everything is said in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.characters.drafts import MOST_REPAIRS, Edit, codes, plain
from spielwerk.core.text import LANGUAGES, Message
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy.content import INSTALLED
from spielwerk.systems.percentacy.creation.draft import NEW, Draft, edited, read_draft
from spielwerk.systems.percentacy.creation.overview import empty_table, overview
from spielwerk.systems.percentacy.creation.points import cap_of, scores, skill_cost
from spielwerk.systems.percentacy.creation.problem import verdict
from spielwerk.systems.percentacy.creation.problems import problems
from spielwerk.systems.percentacy.events.creation import DraftReturned
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from tests.often import TIMES
from tests.percentacy.fight import Game, table_with
from tests.percentacy.test_combat_text import spoken

TABLE = empty_table()
ORLA: dict[str, Any] = {
    "name": "Orla",
    "species": "human",
    "background": "bells",
    "attributes": dict(zip(ATTRIBUTES, (5, 5, 5, 5, 5, 25, 75), strict=True)),
}


def draft_of(**changes: Any) -> Draft:
    return read_draft({**ORLA, **changes})


SKILL_NAMES = st.sampled_from([*INSTALLED.skills, "crafting:bells", "science:  ", "juggling", "languages:old"])
CHOSEN = st.fixed_dictionaries(
    {"id": st.sampled_from([*INSTALLED.talents, *INSTALLED.handicaps, "genius"])},
    optional={
        "skill": st.sampled_from(["lockpicking", "juggling"]),
        "field": st.sampled_from(["safes", " "]),
        "subject": st.sampled_from(["spiders", "Spiders", "heights"]),
    },
)
EDITS = st.lists(
    st.one_of(
        st.builds(Edit, st.sampled_from(["name", "background", "concept"]), st.sampled_from([None, "", "Größe"])),
        st.builds(Edit, st.just("species"), st.sampled_from([None, "unicorn", *INSTALLED.species])),
        st.builds(
            Edit,
            st.sampled_from([f"attributes.{name}" for name in (*ATTRIBUTES, "luck")]),
            st.none() | st.integers(0, 90),
        ),
        st.builds(Edit, SKILL_NAMES.map(lambda name: f"skills.{name}"), st.none() | st.integers(0, 130)),
        st.builds(Edit, st.sampled_from(["talents", "handicaps"]), st.lists(CHOSEN, max_size=4)),
        st.builds(Edit, st.just("weapons"), st.lists(st.sampled_from([*INSTALLED.weapons, "spoon"]), max_size=3)),
        st.builds(Edit, st.just("gear"), st.lists(st.sampled_from([*INSTALLED.gear, "spoon"]), max_size=3)),
    ),
    max_size=25,
)


def shuffled(draft: Draft, data: st.DataObject) -> Draft:
    """The same content, entered in any order."""
    steps: list[Edit] = []
    for name, value in plain(draft).items():
        if isinstance(value, Mapping):
            steps += [Edit(f"{name}.{key}", one) for key, one in value.items()]
        else:
            steps.append(Edit(name, data.draw(st.permutations(value)) if isinstance(value, list) else value))
    return edited(Draft(), data.draw(st.permutations(steps)))


@pytest.mark.rule("PC-CHR-03")
@given(EDITS, st.data())
def test_in_which_order_a_draft_was_made_never_matters(edits: list[Edit], data: st.DataObject) -> None:
    draft = NEW
    for edit in edits:
        draft = edited(draft, [edit])
    assert draft == edited(NEW, edits)
    assert problems(draft, TABLE) == problems(shuffled(draft, data), TABLE)


@given(EDITS)
def test_every_repair_mends_its_problem(edits: list[Edit]) -> None:
    draft = edited(NEW, edits)
    for problem in problems(draft, TABLE):
        for repair in problem.repairs:
            mended = problems(edited(draft, repair.edits), TABLE)
            still = [one for one in mended if (one.code, one.field) == (problem.code, problem.field)]
            same = [one for one in problems(draft, TABLE) if (one.code, one.field) == (problem.code, problem.field)]
            assert len(still) < len(same)


@given(EDITS)
@settings(max_examples=40 * TIMES)
def test_everything_is_said_with_its_numbers(edits: list[Edit]) -> None:
    seen = overview(edited(NEW, edits), TABLE)
    for language in LANGUAGES:
        for problem in seen.problems:
            assert not {"{", "problem-", "-"} & set(spoken(language, problem.message).split())
            assert "code-" not in spoken(language, Message(f"code-{problem.code.replace('_', '-')}"))
            for repair in problem.repairs:
                assert "repair-" not in spoken(language, repair.label)
        for hint in seen.hints:
            assert "hint-" not in spoken(language, hint.message)


@given(EDITS)
def test_the_points_of_an_overview_add_up(edits: list[Edit]) -> None:
    draft = edited(NEW, edits)
    seen = overview(draft, TABLE)
    known = {line.id: line for line in seen.skill_lines}
    assert seen.attributes.spent + seen.attributes.left == 125
    assert seen.skills.left == 400 - seen.skills.spent
    for skill, value in draft.skills.items():
        if skill in known:
            line = known[skill]
            assert (line.value, line.cost, line.cap - line.governing) == (value, value, 20)
            over = any(p.code == "skill_over_cap" and p.field == f"skills.{skill}" for p in seen.problems)
            assert over == (value > line.cap and value > 0)
    assert seen.outcome == verdict(codes(seen.problems))


CASES = [
    ("PC-SKL-03", {"dexterity": 30, "intelligence": 45}, "alchemy", 50),
    ("PC-SKL-04", {"dexterity": 30, "intelligence": 45}, "piloting", 65),
    ("PC-SKL-13", {"charisma": 10, "strength": 40, "willpower": 20}, "intimidation", 60),
    ("PC-SKL-02", {"dexterity": 75}, "acrobatics", 95),
]


@pytest.mark.rule("PC-SKL-02", "PC-SKL-03", "PC-SKL-04", "PC-SKL-13")
@pytest.mark.parametrize(("rule", "attributes", "skill", "cap"), CASES)
def test_the_cap_of_a_skill(rule: str, attributes: dict[str, int], skill: str, cap: int) -> None:
    found = cap_of(TABLE, attributes, skill)
    assert found is not None
    assert found.cap == cap
    (over,) = [p for p in problems(draft_of(attributes=attributes, skills={skill: cap + 1}), TABLE) if "cap" in p.code]
    assert over.numbers["cap"] == cap
    assert over.rule == ("PC-SKL-04" if rule == "PC-SKL-13" else rule)


def test_repairs_are_those_of_the_book() -> None:
    found = problems(draft_of(skills={"climbing": 40}, attributes={**ORLA["attributes"], "dexterity": 30}), TABLE)
    over = next(p for p in found if p.code == "skill_over_cap")
    assert [r.edits for r in over.repairs] == [(Edit("skills.climbing", 25),), (Edit("attributes.strength", 20),)]
    left = next(p for p in problems(draft_of(attributes={**ORLA["attributes"], "willpower": 20}), TABLE))
    assert left.repairs[0].edits == (Edit("attributes.charisma", 10),)
    assert spoken("de", left.message) == "Noch 5 Attributspunkte sind übrig; alle 125 werden verteilt."
    assert spoken("en", over.message) == "Climbing is 15 over its cap of 25: the lower attribute, Strength (5) plus 20."


SPECIALIST = {"id": "specialist", "skill": "melee"}
HINTED = [
    ({"talents": ["lucky"], "handicaps": ["unlucky"]}, {"opposite"}),
    ({"handicaps": ["compulsive_liar", "truth_bound"]}, {"opposite", "handicaps_beyond"}),
    (
        {"handicaps": [{"id": "phobia", "subject": "a"}, {"id": "phobia", "subject": "b"}]},
        {"second_subject", "handicaps_beyond"},
    ),
    (
        {"skills": {"melee": 10, "tracking": 95, "stealth": 95, "awareness": 95, "streetwise": 95, "theft": 10}},
        {"below_untrained"},
    ),
    ({"armour": 26}, {"armour_beyond"}),
    (
        {"talents": [{"id": "specialist", "skill": "melee", "field": "axes"}], "handicaps": ["fragile"]},
        {"narrow_field"},
    ),
]


@pytest.mark.rule("PC-CHR-17")
@pytest.mark.parametrize(("changes", "wanted"), HINTED)
def test_hints(changes: dict[str, Any], wanted: set[str]) -> None:
    seen = overview(draft_of(**changes), TABLE)
    assert {hint.code for hint in seen.hints} - {"skill_points_left"} == wanted
    assert codes(seen.problems) == ()


def test_derived_values_move_along() -> None:
    seen = overview(draft_of(species="fae", handicaps=["fragile"]), TABLE).derived
    assert seen is not None
    assert (seen.max_hp, seen.species_hp, seen.constitution_hp) == (62, 80, 2)
    assert (seen.initiative, seen.movement, seen.profile) == (80, 8, "fragile_and_fast")
    assert overview(draft_of(species=""), TABLE).derived is None
    assert skill_cost(empty_table({"essential_skill_base": 15}), "melee", 20) == 5
    assert scores({}) == dict.fromkeys(ATTRIBUTES, 0)


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (Edit("wings", 2), "field"),
        (Edit("name.first", "Orla"), "field"),
        (Edit("name", 5), "name"),
        (Edit("skills.melee", -1), "skills"),
        (Edit("talents", [{"wings": 2}]), "talents"),
        (Edit("skills", {f"crafting:{n}": 1 for n in range(501)}), "skills"),
    ],
)
def test_an_edit_that_does_not_fit_is_refused(edit: Edit, field: str) -> None:
    with pytest.raises(Refused) as refused:
        edited(NEW, [edit])
    assert (refused.value.code, refused.value.field) == ("bad_value", field)


def test_only_the_game_master_reads_what_is_wrong_with_a_new_character() -> None:
    game = Game(table_with())
    move = game.do("create", being={"name": "Orla"})
    (event,) = Sight("gm", "gm").tell(move.entry.events)
    assert "Dieser Charakter" in spoken("de", DraftReturned("", ("name_missing",)).tell())
    assert "Orla" in spoken("de", event.tell())
    assert list(Sight("player", "jule").tell(move.entry.events)) == []
    assert game.state.beings == {}


def test_a_draft_full_of_faults_is_answered_at_a_bounded_length() -> None:
    long = "x" * 200
    traits = [{"id": f"nothing_{n}", "skill": long, "field": long, "subject": long} for n in range(100)]
    faulty = read_draft({"talents": traits, "handicaps": traits, "skills": {f"none_{n}": 1 for n in range(500)}})
    found = problems(faulty, TABLE)
    assert len(found) > 700
    assert len(msgspec.json.encode(found)) < 3_000_000
    assert sum(bool(problem.repairs) for problem in found) == MOST_REPAIRS
