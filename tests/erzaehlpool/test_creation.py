"""Drafts: what is wrong never depends on the order, repairs mend, all is said, and what is brought is created."""

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
from spielwerk.systems.erzaehlpool import SYSTEM
from spielwerk.systems.erzaehlpool.content import ARCHETYPES, ATTRIBUTES
from spielwerk.systems.erzaehlpool.content import INSTALLED as BOOK
from spielwerk.systems.erzaehlpool.creation.archetypes import quick_start
from spielwerk.systems.erzaehlpool.creation.draft import NEW, Draft, edited, read_draft
from spielwerk.systems.erzaehlpool.creation.lot import drawn
from spielwerk.systems.erzaehlpool.creation.points import COLUMNS, MERIT_POINTS, blocks_of, merits_spent
from spielwerk.systems.erzaehlpool.creation.problems import problems, verdict
from spielwerk.systems.erzaehlpool.creation.view import view
from spielwerk.systems.erzaehlpool.rules.derived import defence, health, initiative, speed, willpower_most
from tests.often import TIMES

from .table import play, table_with
from .test_text import spoken

assert SYSTEM.creation is not None
assert SYSTEM.characters is not None
CREATION, CHARACTERS = SYSTEM.creation, SYSTEM.characters
TABLE = table_with()


def bring(data: Mapping[str, Any], seat: str = "") -> Any:
    """What comes of bringing a character to a table."""
    return play(table_with(), dict(CREATION.bring(data, seat)))


TEXT = st.sampled_from([None, "", "Große weite Welt"])
MERIT_NAMES = st.sampled_from([f"merits.{name}" for name in (*BOOK.merits, "allies:x", "giant:y", "wings")])
ARMOUR = st.sampled_from([None, "mail_shirt", "plate", {"general": 3, "defence": -1}])
RATING = st.none() | st.integers(-1, 8)
ORDER = st.none() | st.permutations(COLUMNS)
EDITS = st.lists(
    st.one_of(
        st.builds(
            Edit, st.sampled_from(["name", "concept", "faction"]), st.sampled_from([None, "", "Große weite Welt"])
        ),
        st.builds(Edit, st.sampled_from([f"attributes.{name}" for name in (*ATTRIBUTES, "luck")]), RATING),
        st.builds(Edit, st.sampled_from([f"skills.{name}" for name in (*BOOK.skills, "juggling")]), RATING),
        st.builds(
            Edit,
            st.sampled_from([f"merits.{name}" for name in (*BOOK.merits, "allies:x", "giant:y", "wings")]),
            RATING,
        ),
        st.builds(Edit, st.sampled_from(["priorities.attributes", "priorities.skills"]), ORDER),
        st.builds(
            Edit,
            st.just("virtue"),
            st.none() | st.sampled_from([*BOOK.virtues, "rage"]) | st.just([*BOOK.virtues][:2]),
        ),
        st.builds(
            Edit,
            st.just("vice"),
            st.none() | st.sampled_from([*BOOK.vices, "rage"]) | st.just([*BOOK.vices][:3]),
        ),
        st.builds(Edit, st.just("weapons"), st.lists(st.sampled_from([*BOOK.weapons, "spoon"]), max_size=3)),
        st.builds(
            Edit, st.just("armour"), st.sampled_from([None, "mail_shirt", "plate", {"general": 3, "defence": -1}])
        ),
        st.builds(Edit, st.just("size"), st.sampled_from([None, "child", "mouse", 6])),
        st.builds(Edit, st.just("npc"), st.sampled_from([None, True])),
    ),
    max_size=30,
)


def shuffled(draft: Draft, data: st.DataObject) -> Draft:
    """The same content, entered in any order."""
    steps: list[Edit] = []
    for name, value in plain(draft).items():
        if isinstance(value, Mapping) and name in ("attributes", "skills", "merits", "priorities"):
            steps += [Edit(f"{name}.{key}", one) for key, one in value.items()]
        else:
            any_order = isinstance(value, list)
            steps.append(Edit(name, data.draw(st.permutations(value)) if any_order else value))
    return edited(Draft(), data.draw(st.permutations(steps)))


@pytest.mark.rule("EP-CRE-03")
@given(EDITS, st.data())
def test_in_which_order_a_draft_was_made_never_matters(edits: list[Edit], data: st.DataObject) -> None:
    draft = NEW
    for edit in edits:
        draft = edited(draft, [edit])
    assert draft == edited(NEW, edits)
    assert codes(problems(draft, TABLE)) == codes(problems(shuffled(draft, data), TABLE))
    said = [(one.code, one.field, one.numbers) for one in problems(draft, TABLE)]
    assert said == [(one.code, one.field, one.numbers) for one in problems(shuffled(draft, data), TABLE)]


@given(EDITS)
def test_every_repair_mends_its_problem(edits: list[Edit]) -> None:
    draft = edited(NEW, edits)
    found = problems(draft, TABLE)
    for problem in found:
        same = [one for one in found if (one.code, one.field) == (problem.code, problem.field)]
        for repair in problem.repairs:
            mended = problems(edited(draft, repair.edits), TABLE)
            still = [one for one in mended if (one.code, one.field) == (problem.code, problem.field)]
            assert len(still) < len(same), (problem, repair)


@given(EDITS)
@settings(max_examples=40 * TIMES)
def test_everything_is_said_with_its_numbers(edits: list[Edit]) -> None:
    seen = view(TABLE, plain(edited(NEW, edits)))
    for language in LANGUAGES:
        for problem in seen["problems"]:
            assert not {"{", "problem-", "-"} & set(spoken(language, problem["message"]).split())
            assert "code-" not in spoken(language, Message(f"code-{problem['code'].replace('_', '-')}"))
            for repair in problem["repairs"]:
                assert "repair-" not in spoken(language, repair["label"])
        for hint in seen["hints"]:
            assert "hint-" not in spoken(language, hint["message"])


@given(EDITS)
def test_the_points_of_a_view_add_up(edits: list[Edit]) -> None:
    draft = edited(NEW, edits)
    seen = view(TABLE, plain(draft))
    for block in blocks_of(TABLE.content):
        drawn_up = seen[block.field]
        assert sorted(one["total"] for one in drawn_up["columns"].values()) == sorted(block.points)
        assert {column: one["spent"] for column, one in drawn_up["columns"].items()} == block.spent(
            draft.rated(block.field)
        )
        assert drawn_up["chosen"] == bool(draft.order(block.field))
    assert seen["merits"]["left"] == MERIT_POINTS - merits_spent(draft.merits)
    assert seen["verdict"] == verdict(codes(problems(draft, TABLE)))
    for one in seen["derived"]:
        if one["parts"] and one["id"] != "defence":
            assert one["value"] == max(0, sum(part["amount"] for part in one["parts"])), one


@pytest.mark.rule("EP-DER-01", "EP-DER-02", "EP-DER-04", "EP-DER-06", "EP-DER-07", "EP-ARM-05")
def test_derived_values_are_those_of_the_being_that_comes_of_it() -> None:
    for seed in range(30):
        data = {**CHARACTERS.draw(seed, TABLE, "de"), "size": "child", "armour": "mail_shirt"}
        values = {one["id"]: one["value"] for one in view(TABLE, data)["derived"]}
        state = bring(data).state
        (being,) = state.beings.values()
        assert values == {
            "defence": defence(state, being),
            "health": health(state, being),
            "initiative": initiative(state, being),
            "speed": speed(state, being),
            "willpower": willpower_most(state, being),
            "size": 3,
            "morality": 7,
        }


@pytest.mark.rule("EP-MERIT-06")
def test_a_merit_that_changes_a_number_is_a_part_of_it_where_the_table_wants_that() -> None:
    table = table_with(merit_hooks=True)
    data = {"merits": {"fast_reflexes": 2, "giant": 4}, "attributes": {"dexterity": 3, "composure": 2}}
    found = {one["id"]: one for one in view(table, data)["derived"]}
    assert found["initiative"]["value"] == 7
    assert found["initiative"]["parts"][-1]["what"].id == "fast_reflexes"
    assert found["size"]["value"] == 6
    assert {one["id"]: one["value"] for one in view(TABLE, data)["derived"]}["initiative"] == 5


# --- drawn up, brought, created ------------------------------------------------------------------------------------


def test_characters_by_lot_and_from_archetypes_are_valid_in_the_form() -> None:
    for seed in range(200):
        seen = view(TABLE, CHARACTERS.draw(seed, TABLE, "de"))
        assert (seen["verdict"], seen["hints"]) == ("valid", []), seed
        assert view(TABLE, plain(drawn(seed, "en")))["hints"] == [], seed
    for archetype in ARCHETYPES:
        for language in LANGUAGES:
            assert view(TABLE, CHARACTERS.start(archetype, language, "Jo"))["hints"] == []
        draft = CHARACTERS.start(archetype, "en", "")
        assert [one["code"] for one in view(TABLE, draft)["problems"]] == ["name_missing"]
        pinned = plain(quick_start(archetype, "en", "Jo"))
        assert view(TABLE, pinned)["attributes"]["chosen"]
        assert view(TABLE, pinned)["verdict"] == "valid"


def test_what_is_brought_is_what_create_makes() -> None:
    for seed in range(20):
        data = {**CHARACTERS.draw(seed, TABLE, "en"), "notes": "bells", "supernatural": "none"}
        brought = bring(data, "jule")
        made = play(table_with(), {"do": "create", "being": {**data, "player": "jule"}})
        assert brought.outcome.outcome == "valid"
        assert brought.state == made.state
        (being,) = brought.state.beings.values()
        assert (being.seat, being.notes, being.supernatural) == ("jule", "bells", "none")


def test_one_that_has_been_played_comes_as_it_is() -> None:
    data = {"name": "Ada", "attributes": {"strength": 5}, "virtue": ["hope"], "morality": 5, "experience": 3}
    assert CREATION.bring(data, "")["do"] == "add_being"
    (being,) = bring(data).state.beings.values()
    assert (being.morality, being.experience, being.virtue) == (5, 3, "hope")
    assert [spoken("de", one) for one in CREATION.played(TABLE, data)] == ["3 Erfahrung", "Moral 5"]
    assert CREATION.played(TABLE, CHARACTERS.draw(3, TABLE, "de")) == ()


def test_everything_that_somebody_has_been_through_is_said() -> None:
    been = {
        "hp": 3,
        "willpower": 1,
        "derangements": ["phobia", "Angst vor Uhren"],
        "conditions": ["prone"],
        "rounds": {"pistol": 4},
        "fixed": {"speed": 4},
        "counters": {"Kerzen": 2},
        "portrait": "0" * 64,
    }
    for language in LANGUAGES:
        assert not [one for one in CREATION.played(TABLE, been) if "played-" in spoken(language, one)]
    assert len(CREATION.played(TABLE, been)) == len(been)


def test_a_new_character_that_was_at_a_table_is_a_draft_and_nothing_else() -> None:
    """What is as usual does not stand in a document, so that nobody seems to have been through anything."""
    data = CHARACTERS.draw(5, TABLE, "de")
    state = bring(data, "jule").state
    (being,) = state.beings.values()
    given = CHARACTERS.give(state, being)
    assert set(given) <= set(CREATION.fields)
    taken, report = CHARACTERS.take(TABLE, {**data, "priorities": {"skills": ["social", "mental", "physical"]}})
    assert report.left == ()
    assert taken["priorities"] == {"skills": ["social", "mental", "physical"]}


def test_half_an_order_in_a_document_is_left_and_the_rest_can_be_judged() -> None:
    data = CHARACTERS.draw(5, TABLE, "de")
    taken, report = CHARACTERS.take(TABLE, {**data, "priorities": {"attributes": ["mental"]}})
    assert [one.field for one in report.left] == ["priorities"]
    assert taken == data
    assert CHARACTERS.judge(TABLE, taken).outcome == "valid"


@pytest.mark.parametrize(("checks", "named"), [("enforce", True), ("warn", True), ("off", False)])
def test_how_strictly_drafts_are_checked_is_an_option(checks: str, named: bool) -> None:
    seen = view(table_with(creation_checks=checks), plain(NEW))
    assert seen["checks"] == checks
    assert bool(seen["problems"]) == named
    assert seen["verdict"] == ("incomplete" if named else "valid")


@pytest.mark.rule("EP-CRE-06", "EP-ATTR-07")
def test_points_may_stay_where_the_table_wants_that() -> None:
    data = {**plain(NEW), "name": "Jo", "virtue": "hope", "vice": "envy"}
    assert view(table_with(allow_unspent=True), data)["verdict"] == "valid"
    assert view(table_with(max_rating=7), data)["attributes"]["most"] == 7


# --- repairs -------------------------------------------------------------------------------------------------------


def draft_of(**changes: Any) -> Draft:
    return read_draft({**plain(quick_start("night_nurse", "en", "Jo")), **changes})


CASES: list[tuple[dict[str, Any], str, list[dict[str, Any]]]] = [
    ({"attributes.wits": 2}, "column_left", [{"attributes.wits": 3}]),
    ({"attributes.intelligence": 5}, "column_over", [{"attributes.intelligence": 3}]),
    ({"skills.brawl": None}, "category_left", [{"skills.weaponry": 1}]),
    ({"attributes.wits": 6}, "rating_not_allowed", [{"attributes.wits": 5}]),
    ({"merits.common_sense": 3}, "rating_not_allowed", [{"merits.common_sense": 4}]),
    ({"merits.iron_stamina": 1}, "merits_over", [{"merits.iron_stamina": None}, {"merits.strong_back": None}]),
]


@pytest.mark.rule("EP-ATTR-06", "EP-ATTR-07", "EP-ATTR-08", "EP-SKILL-07", "EP-MERIT-01", "EP-MERIT-04")
@pytest.mark.parametrize(("change", "code", "repairs"), CASES)
def test_repairs(change: dict[str, Any], code: str, repairs: list[dict[str, Any]]) -> None:
    draft = edited(draft_of(priorities={}), [Edit(field, value) for field, value in change.items()])
    found = next(one for one in problems(draft, TABLE) if one.code == code)
    assert [{edit.field: edit.value for edit in one.edits} for one in found.repairs] == repairs


def test_an_order_that_does_not_fit_the_dots_can_be_let_go() -> None:
    draft = draft_of(priorities={"attributes": ["social", "mental", "physical"]})
    found = [one for one in problems(draft, TABLE) if one.field == "attributes"]
    assert found
    assert all(one.repairs[0].edits == (Edit("priorities.attributes"),) for one in found)
    assert problems(edited(draft, found[0].repairs[0].edits), TABLE) == ()


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"wings": 2}, "wings"),
        ({"name": 5}, "name"),
        ({"attributes": {"wits": "much"}}, "attributes"),
        ({"priorities": {"attributes": ["mental", "mental", "social"]}}, "priorities"),
        ({"priorities": {"skills": ["mental"]}}, "priorities"),
        ({"skills": {f"s{n}": 1 for n in range(201)}}, "skills"),
    ],
)
def test_only_what_cannot_be_read_is_refused(data: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as refused:
        view(TABLE, data)
    assert (refused.value.code, refused.value.field) == ("bad_value", field)


def test_a_draft_full_of_faults_is_answered_at_a_bounded_length() -> None:
    names = [f"{'x' * 60}{n}" for n in range(200)]
    faulty = {part: dict.fromkeys(names, 9) for part in ("attributes", "skills", "merits")}
    seen = view(TABLE, {**faulty, "weapons": names, "virtue": names, "vice": names})
    assert len(seen["problems"]) > 1000
    assert sum(bool(one["repairs"]) for one in seen["problems"]) == MOST_REPAIRS
    assert len(msgspec.json.encode(seen["problems"])) < 3_000_000
