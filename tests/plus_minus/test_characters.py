"""Characters: archetypes, draws, documents, and what is said of a draft."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.characters.document import Origin, imported, written
from spielwerk.core.characters.drafts import codes
from spielwerk.core.text import LANGUAGES
from spielwerk.core.unseen import is_name, seen
from spielwerk.systems.plus_minus import SYSTEM
from spielwerk.systems.plus_minus.content import ARCHETYPES, IDEAS, INSTALLED, QUALITIES
from spielwerk.systems.plus_minus.creation.archetypes import quick_start
from spielwerk.systems.plus_minus.creation.draft import read_draft
from spielwerk.systems.plus_minus.creation.lot import drawn
from spielwerk.systems.plus_minus.creation.problems import LIMITS, hints, problems

from .table import KARN, MARA, play, table_with
from .test_text import spoken

assert SYSTEM.characters is not None
assert SYSTEM.creation is not None
CHARACTERS, CREATION = SYSTEM.characters, SYSTEM.creation
STRICT = table_with(budget="limits")
ORIGIN = Origin("plus_minus", SYSTEM.version, "0" * 64)
MANY = 400

# --- draws and archetypes ------------------------------------------------------------------------------------------


@pytest.mark.rule("PM-QUAL-14", "PM-TRAIT-10")
def test_hundreds_of_drawn_characters_are_legal_and_not_alike() -> None:
    seen, abilities, traits = set(), set(), set()
    for seed in range(MANY):
        draft = drawn(seed, STRICT)
        assert problems(draft, STRICT) == (), seed
        assert all(1 <= value <= 9 for value in draft.qualities.values())
        assert draft.totals["traits"] <= 0
        assert len({trait.name for trait in draft.traits}) == len(draft.traits)
        seen.add((draft.name, *draft.qualities.values(), *draft.abilities))
        abilities |= set(draft.abilities)
        traits |= {trait.name for trait in draft.traits}
    assert len(seen) > MANY * 0.95
    assert abilities == set(INSTALLED.abilities)
    assert traits == {row.name.en for topic in ("good", "bad", "both") for row in IDEAS[f"trait_{topic}"]}


def test_the_same_seed_draws_the_same_character() -> None:
    assert CHARACTERS.draw(7, table_with(), "de") == CHARACTERS.draw(7, table_with(), "de")
    assert CHARACTERS.draw(7, table_with(), "de") != CHARACTERS.draw(8, table_with(), "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("archetype", ARCHETYPES)
def test_archetypes_are_legal(archetype: str, language: str) -> None:
    draft = quick_start(archetype, language, "Jo")
    assert problems(draft, STRICT) == ()
    assert list(draft.qualities) == list(QUALITIES)
    judged = CHARACTERS.judge(table_with(), CHARACTERS.start(archetype, language, "Jo"))
    assert (judged.outcome, judged.problems) == ("valid", ())
    assert CHARACTERS.judge(table_with(), CHARACTERS.start(archetype, language, "")).outcome == "incomplete"


def test_an_unknown_archetype_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_id"):
        quick_start("hero", "de")


def test_a_drawn_character_joins_the_table_from_the_form() -> None:
    for seed in range(20):
        draft = CHARACTERS.draw(seed, table_with(), "de")
        result = play(table_with(), SYSTEM.command(CREATION.bring(draft, "jule")))
        assert result.outcome.outcome == "valid"
        (being,) = result.state.beings.values()
        assert being.seat == "jule"
        assert json.loads(json.dumps(draft)) == CHARACTERS.give(result.state, being)


# --- documents -----------------------------------------------------------------------------------------------------

WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="."), min_size=1, max_size=20).filter(
    lambda text: is_name(text) and seen(text) == text
)
BEINGS = st.fixed_dictionaries(
    {
        "name": WORDS,
        "concept": WORDS,
        "notes": WORDS.map(str.strip),
        "qualities": st.dictionaries(st.sampled_from(list(QUALITIES)), st.integers(0, 10)),
        "abilities": st.dictionaries(
            WORDS.filter(lambda one: one not in QUALITIES),
            st.fixed_dictionaries(
                {"value": st.integers(0, 10), "kind": st.sampled_from(["knowledge", "skill", "talent"])}
            ),
            max_size=4,
        ),
        "traits": st.lists(st.fixed_dictionaries({"name": WORDS, "plus": st.integers(1, 5), "minus": st.just(-2)})),
    }
)


@given(BEINGS)
def test_export_delete_import_is_equal(data: dict[str, Any]) -> None:
    state = table_with({"id": "x", **data})
    raw = written(CHARACTERS.give(state, state.beings["x"]), ORIGIN)
    read = imported(CHARACTERS, table_with(), raw, ORIGIN)
    assert (read.report.changed, read.report.left) == ((), ())
    assert table_with({"id": "x", **read.character}) == state


@pytest.mark.parametrize(
    ("data", "left"),
    [
        ({"name": "A", "shoe_size": 3}, ["shoe_size"]),
        ({"name": "A", "id": "a", "player": "jule"}, ["id", "player"]),
        ({"name": "A", "qualities": {"mind": 7, "luck": 3, "will": 11}}, ["qualities.luck", "qualities.will"]),
        ({"name": "A", "abilities": {"boxing": "much", "law": 2}}, ["abilities.boxing"]),
        ({"name": "A", "abilities": {"law": 2, "strength": 3}}, ["abilities.strength"]),
        ({"name": "A", "traits": [{"name": "Loud", "plus": 9}, {"name": "Calm", "plus": 2}]}, ["traits.0"]),
        ({"name": "A", "traits": [{"name": "Neither"}]}, ["traits"]),
        ({"name": "A", "npc": "yes"}, ["npc"]),
    ],
)  # fmt: skip
def test_what_cannot_be_taken_is_named(data: dict[str, Any], left: list[str]) -> None:
    taken, report = CHARACTERS.take(table_with(), data)
    assert [one.field for one in report.left] == left
    assert SYSTEM.joins(table_with(), taken)


def test_nobody_has_been_at_a_level() -> None:
    being = CHARACTERS.being(table_with(), {"name": "A", "qualities": {"mind": 7}})
    assert being.qualities["mind"] == 7
    with pytest.raises(Refused) as no:
        CHARACTERS.then(table_with(), being, 1)
    assert no.value.field == "level"


# --- drafts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PM-TRAIT-10")
@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"qualities": {"mind": 6}}, ["qualities_over"]),
        ({"qualities": {"mind": 9, "will": 1}}, []),
        ({"abilities": {f"craft {n}": 9 for n in range(5)}}, ["abilities_over"]),
        ({"abilities": {f"craft {n}": 8 for n in range(5)}}, []),
        ({"traits": [{"name": "Calm", "plus": 1}]}, ["traits_over"]),
        ({"traits": [{"name": "Calm", "plus": 1, "minus": -1}]}, []),
        ({"npc": True, "qualities": {"mind": 9}}, []),
    ],
)
def test_limits_that_a_table_may_set(data: dict[str, Any], found: list[str]) -> None:
    draft = read_draft({"name": "Orla", **data})
    assert list(codes(problems(draft, STRICT))) == found
    assert problems(draft, table_with()) == ()
    result = play(STRICT, SYSTEM.command({"do": "create", "being": {"name": "Orla", **data}}))
    assert result.outcome.problems == tuple(found)
    view: Any = CREATION.view(STRICT, {"name": "Orla", **data})
    assert view["qualities"]["most"] == (None if data.get("npc") else LIMITS["qualities"])


FAULTY: dict[str, Any] = {
    "qualities": {"strength": 11, "will": -1, "luck": 5, "mind": 10},
    "abilities": {"boxing": {"value": 12, "kind": "skill"}, "strength": {"value": 3}, "kites": {"value": 0}},
    "traits": [
        {"name": "Neither"},
        {"name": "Loud", "plus": 7, "minus": -9},
        {"name": "Upside down", "plus": -2},
        {"name": " ", "plus": 2},
    ],
}


@pytest.mark.rule("PM-QUAL-12", "PM-ABIL-04", "PM-TRAIT-02", "PM-TRAIT-08")
def test_all_problems_at_once_and_a_repair_for_each_that_mends_it() -> None:
    draft = FAULTY
    view: Any = CREATION.view(table_with(), draft)
    assert [(one["code"], one["field"]) for one in view["problems"]] == [
        ("ability_out_of_range", "abilities.boxing"),
        ("name_missing", "name"),
        ("name_missing", "traits"),
        ("quality_out_of_range", "qualities.strength"),
        ("quality_out_of_range", "qualities.will"),
        ("trait_out_of_range", "traits"),
        ("trait_out_of_range", "traits"),
        ("trait_zero", "traits"),
        ("unknown_id", "abilities.strength"),
        ("unknown_id", "qualities.luck"),
    ]
    told = [view]
    while any(one["repairs"] for one in view["problems"]):
        problem = next(one for one in view["problems"] if one["repairs"])
        for edit in problem["repairs"][0]["edits"]:
            part, _, key = edit["field"].partition(".")
            if key:
                rest = {name: value for name, value in draft[part].items() if name != key}
                draft = {**draft, part: {**rest, **({key: edit["value"]} if "value" in edit else {})}}
            else:
                draft = (
                    {**draft, part: edit["value"]} if "value" in edit else {k: v for k, v in draft.items() if k != part}
                )
        view = CREATION.view(table_with(), draft)
        told.append(view)
    assert [one["code"] for one in view["problems"]] == ["name_missing"]
    assert [len(one["problems"]) for one in told] == sorted({len(one["problems"]) for one in told}, reverse=True)
    assert view["verdict"] == "incomplete"
    assert all(later != earlier for earlier, later in pairwise(told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_draft_is_a_sentence(language: str) -> None:
    over = {
        **FAULTY,
        "abilities": {**FAULTY["abilities"], "tea": {"value": 40}},
        "qualities": {**FAULTY["qualities"], "psyche": 40},
    }
    said = set()
    for draft in (FAULTY, over, {"traits": [{"name": "Calm", "plus": 3}]}):
        view: Any = CREATION.view(STRICT, draft)
        for one in (*view["problems"], *view["hints"]):
            said.add(spoken(language, one["message"]))
        for problem in view["problems"]:
            assert len({spoken(language, repair["label"]) for repair in problem["repairs"]}) == len(problem["repairs"])
    assert len(said) >= 18


@pytest.mark.rule("PM-QUAL-17", "PM-ABIL-05", "PM-ABIL-09", "PM-TRAIT-11")
def test_what_is_to_be_minded() -> None:
    state = table_with(MARA, KARN)
    draft = read_draft({
        "name": "Orla", "qualities": {"mind": 10, "will": 0}, "traits": [{"name": "Calm", "plus": 1}],
        "abilities": {"tide lore": 3, "kites": 0, "melee": 2},
    })  # fmt: skip
    assert [(one.code, one.field) for one in hints(draft, state)] == [
        ("extreme_quality", "qualities.will"),
        ("extreme_quality", "qualities.mind"),
        ("new_ability", "abilities.kites"),
        ("not_learned", "abilities.kites"),
        ("traits_agreed", "traits"),
    ]


@pytest.mark.rule("PM-ABIL-09")
def test_the_list_of_a_table_grows_with_those_who_play_there() -> None:
    view: Any = CREATION.view(table_with(MARA, {**KARN, "abilities": {"ambush": 9}}), {})
    listed = {one["id"]: one["kind"] for one in view["listed"]}
    assert listed["tide lore"] == "skill"
    assert listed["law"] == "knowledge"
    assert "ambush" not in listed  # what the game master's people can do is not told
