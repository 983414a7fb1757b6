"""Characters: content, archetypes, draws, documents, sheets, and who may see what."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.text import LANGUAGES
from spielwerk.core.view import Sight
from spielwerk.systems.erzaehlpool import SYSTEM
from spielwerk.systems.erzaehlpool.content import ARCHETYPES, INSTALLED
from spielwerk.systems.erzaehlpool.creation.archetypes import quick_start
from spielwerk.systems.erzaehlpool.creation.lot import drawn
from spielwerk.systems.erzaehlpool.creation.points import (
    ATTRIBUTE_POINTS,
    COLUMNS,
    blocks_of,
    cost,
    spread,
)
from spielwerk.systems.erzaehlpool.creation.problems import problems
from spielwerk.systems.erzaehlpool.state import FACETS

from .table import KARN, MARA, play, table_with

assert SYSTEM.characters is not None
CHARACTERS = SYSTEM.characters
MANY = 400


@pytest.mark.rule("EP-VV-03", "EP-VV-04", "EP-VV-06")
def test_virtues_and_vices_have_german_names() -> None:
    assert [row.name.de for row in INSTALLED.virtues.values()] == [
        "Nächstenliebe",
        "Glaube",
        "Seelenstärke",
        "Hoffnung",
        "Gerechtigkeit",
        "Klugheit",
        "Mäßigung",
    ]
    assert [row.name.de for row in INSTALLED.vices.values()] == [
        "Neid",
        "Völlerei",
        "Habgier",
        "Wollust",
        "Hochmut",
        "Trägheit",
        "Zorn",
    ]


@pytest.mark.rule("EP-MERIT-05")
def test_the_merits_by_category() -> None:
    assert Counter(row.column for row in INSTALLED.merits.values()) == {"mental": 8, "physical": 23, "social": 10}


@pytest.mark.rule("EP-ATTR-04", "EP-SKILL-04", "EP-MERIT-03")
def test_what_dots_cost() -> None:
    assert [cost(rating, 1) for rating in range(1, 6)] == [0, 1, 2, 3, 5]
    assert [cost(rating) for rating in range(6)] == [0, 1, 2, 3, 4, 6]


@pytest.mark.rule("EP-ATTR-01", "EP-ATTR-04")
def test_how_many_columns_can_be_filled() -> None:
    ways = Counter(
        sum(cost(rating, 1) for rating in (a, b, c)) for a in range(1, 6) for b in range(1, 6) for c in range(1, 6)
    )
    assert [ways[points] for points in ATTRIBUTE_POINTS] == [15, 12, 10]
    assert 6 * ways[5] * ways[4] * ways[3] == 10_800


@pytest.mark.rule("EP-ATTR-02", "EP-ATTR-09")
def test_dots_on_a_sheet() -> None:
    assert sum(table_with({"id": "new"}).beings["new"].attributes.values()) == 9
    five = {"intelligence": 5, "strength": 3, "dexterity": 2, "stamina": 2, "presence": 3, "manipulation": 2}
    assert list(blocks_of(INSTALLED)[0].spent(five).values()) == [5, 4, 3]
    assert sum(table_with({"id": "new", "attributes": five}).beings["new"].attributes.values()) == 20


def test_without_an_order_as_little_as_possible_is_wrong() -> None:
    spent = dict(zip(COLUMNS, (3, 5, 4), strict=True))
    assert spread(spent, ATTRIBUTE_POINTS, None) == spent


# --- draws and archetypes ------------------------------------------------------------------------------------------


def test_hundreds_of_drawn_characters_are_legal_and_not_alike() -> None:
    table, seen = table_with(), set()
    merits: set[str] = set()
    for seed in range(MANY):
        draft = drawn(seed)
        assert problems(draft, table) == (), seed
        seen.add((draft.name, *draft.attributes.values()))
        merits |= {name.partition(":")[0] for name in draft.merits}
    assert len(seen) > MANY * 0.95
    assert merits == set(INSTALLED.merits)


def test_the_same_seed_draws_the_same_character() -> None:
    assert CHARACTERS.draw(7, table_with(), "de") == CHARACTERS.draw(7, table_with(), "de")
    assert CHARACTERS.draw(7, table_with(), "de") != CHARACTERS.draw(8, table_with(), "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("archetype", ARCHETYPES)
def test_archetypes_are_legal(archetype: str, language: str) -> None:
    assert problems(quick_start(archetype, language, "Jo"), table_with()) == ()
    judged = CHARACTERS.judge(table_with(), CHARACTERS.start(archetype, language, "Jo"))
    assert (judged.outcome, judged.problems) == ("valid", ())


def test_an_unknown_archetype_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_id"):
        quick_start("hero", "de")


def test_a_drawn_character_joins_the_table() -> None:
    for seed in range(20):
        result = play(table_with(), {"do": "create", "being": CHARACTERS.draw(seed, table_with(), "de")})
        assert result.outcome.outcome == "valid"
        assert result.refused is None


# --- documents -----------------------------------------------------------------------------------------------------


def test_a_character_comes_back_from_a_document() -> None:
    state = table_with({**MARA, "hp": 3, "willpower": 1, "derangements": ["phobia"], "rounds": {"pistol": 4}})
    data = CHARACTERS.give(state, state.beings["mara"])
    taken, report = CHARACTERS.take(table_with(), data)
    assert taken == data
    assert report.left == ()
    assert report.changed == ()
    again = table_with({**taken, "id": "mara", "player": "jule"}).beings["mara"]
    assert CHARACTERS.give(state, again) == data


@pytest.mark.parametrize(
    ("data", "left"),
    [
        ({"name": "A", "shoe_size": 3}, ["shoe_size"]),
        ({"name": "A", "attributes": {"wits": 3, "beauty": 3}}, ["attributes.beauty"]),
        ({"name": "A", "skills": {"brawl": "much", "drive": 2}}, ["skills.brawl"]),
        ({"name": "A", "weapons": ["knife", 7]}, ["weapons.1"]),
        ({"name": "A", "virtue": "rage"}, ["virtue"]),
        ({"name": "A", "hp": 99}, ["hp"]),
        ({"name": "A", "merits": {"flight:x": 2, "giant": 4}}, ["merits.flight:x"]),
        ({"name": "A", "morality": 12}, ["morality"]),
    ],
)
def test_what_cannot_be_taken_is_named(data: dict[str, Any], left: list[str]) -> None:
    taken, report = CHARACTERS.take(table_with(), data)
    assert [one.field for one in report.left] == left
    assert SYSTEM.joins(table_with(), taken)


def test_the_being_of_a_document_is_that_of_the_table() -> None:
    being = CHARACTERS.being(table_with(), {key: value for key, value in MARA.items() if key != "player"})
    assert being.attributes["strength"] == 3
    with pytest.raises(Refused) as no:
        CHARACTERS.then(table_with(), being, 2)
    assert no.value.field == "level"


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"armour": {"defence": 1}}, "armour"),
        ({"armour": "plate"}, "armour"),
        ({"size": "mouse"}, "size"),
        ({"rounds": {"pistol": 99}}, "rounds"),
        ({"willpower": 99}, "willpower"),
        ({"shown": ["everything"]}, "shown"),
        ({"conditions": ["tired"]}, "conditions"),
    ],
)
def test_faulty_beings_are_refused_with_the_field(data: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as no:
        SYSTEM.joins(table_with(), data)
    assert no.value.field == field


# --- views ---------------------------------------------------------------------------------------------------------


def test_players_see_what_is_shown_and_nothing_else() -> None:
    state = table_with({**MARA, "notes": "geheim"}, KARN)
    own = SYSTEM.views.being(state, state.beings["mara"], Sight("player", "jule"))
    assert own is not None
    assert own["detail"] == "full"  # type: ignore[typeddict-item]
    other = dict(SYSTEM.views.being(state, state.beings["mara"], Sight("player", "sami")) or {})
    assert "notes" not in other
    assert other["morality"] == 7
    stranger = dict(SYSTEM.views.being(state, state.beings["karn"], Sight("player", "jule")) or {})
    assert set(stranger) == {"id", "name", "npc", "seat", "present", "conditions", "health", "detail"}
    assert set(FACETS) >= set(state.beings["karn"].shown)


def test_how_somebody_fares_in_a_word() -> None:
    words = []
    for hp in (7, 6, 4, 3, 0):
        state = table_with({**KARN, "attributes": {"stamina": 2}, "hp": hp, "conditions": ["dying"] if not hp else []})
        view = dict(SYSTEM.views.being(state, state.beings["karn"], Sight("player", "jule")) or {})
        words.append(view["health"])
    assert words == ["unhurt", "scratched", "hurt", "battered", "down"]


def test_who_is_not_in_the_scene_has_no_place_in_the_order() -> None:
    state = table_with(MARA, {**KARN, "present": False})
    begun = play(state, {"do": "start_combat", "beings": ["mara", "karn"]}, [5, 1])
    seen = SYSTEM.views.combat(begun.state, Sight("player", "jule"))
    assert seen is not None
    assert [place["being"] for place in seen["order"]] == ["mara"]
    whole = SYSTEM.views.combat(begun.state, Sight("gm", "gm"))
    assert whole is not None
    assert [place["state"] for place in whole["order"]] == ["turn", "waiting"]


def test_the_sheet_has_dots() -> None:
    assert SYSTEM.views.sheet is not None
    state = table_with(MARA)
    sheet = SYSTEM.views.sheet(state, state.beings["mara"])
    text = repr(sheet)
    assert "●●●○○" in text
    assert sheet.lead == "Müde Nachtschwester"
