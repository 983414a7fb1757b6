"""Archetypes and characters drawn by lot: always legal, never alike, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.characters.drafts import plain
from spielwerk.core.text import LANGUAGES
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.content import ARCHETYPES, INSTALLED
from spielwerk.systems.percentacy.creation.archetypes import quick_start
from spielwerk.systems.percentacy.creation.lot import Lot, drawn
from spielwerk.systems.percentacy.creation.overview import empty_table, overview
from spielwerk.systems.percentacy.creation.problems import problems
from tests.percentacy.fight import Game, table_with

TABLE = empty_table()
MANY = 2000


def test_thousands_of_drawn_characters_are_legal_and_cover_the_book() -> None:
    seen: Counter[str] = Counter()
    sheets = set()
    for seed in range(MANY):
        draft = drawn(seed, TABLE)
        assert problems(draft, TABLE) == (), seed
        assert sum(draft.attributes.values()) == 125
        assert sum(draft.skills.values()) == 400
        seen.update([draft.species, *(skill.partition(":")[0] for skill in draft.skills)])
        seen.update(one.id for one in (*draft.talents, *draft.handicaps))
        sheets.add(str(sorted(plain(draft).items())))
    assert len(sheets) == MANY
    missing = {*INSTALLED.species, *INSTALLED.skills, *INSTALLED.talents, *INSTALLED.handicaps} - set(seen)
    assert missing == set()


OPTIONS: list[dict[str, Any]] = [{"essential_skill_base": 15}, {"duplicate_traits": "never"}]


@pytest.mark.parametrize("options", OPTIONS)
def test_drawn_characters_are_legal_under_house_rules(options: dict[str, Any]) -> None:
    table = empty_table(options)
    for seed in range(200):
        assert problems(drawn(seed, table), table) == (), seed


def test_the_table_s_own_skills_and_species_are_drawn_too() -> None:
    table = SYSTEM.start(
        {},
        {
            "skills": [{"id": "kites", "attributes": ["dexterity"]}],
            "species": [{"id": "otterfolk", "profile": "balanced"}],
        },
    )
    drafts = [drawn(seed, table) for seed in range(300)]
    assert all(problems(draft, table) == () for draft in drafts)
    assert any("kites" in draft.skills for draft in drafts)
    assert any(draft.species == "otterfolk" for draft in drafts)


def test_the_same_seed_draws_the_same_character() -> None:
    assert drawn(7, TABLE) == drawn(7, TABLE)
    assert drawn(7, TABLE) != drawn(8, TABLE)
    german, english = drawn(7, TABLE, "de"), drawn(7, TABLE, "en")
    assert german.attributes == english.attributes
    assert german.background != english.background


def test_a_lot_is_even() -> None:
    lot = Lot(1, INSTALLED)
    counts = Counter(lot.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert sorted(lot.mixed(range(20))) == list(range(20))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("archetype", ARCHETYPES)
def test_an_archetype_lacks_nothing_but_a_name(archetype: str, language: str) -> None:
    draft = quick_start(archetype, language)
    assert [problem.code for problem in problems(draft, TABLE)] == ["name_missing"]
    named = replace(draft, name="Größe ẞ")
    assert overview(named, TABLE).outcome == "valid"
    assert {hint.code for hint in overview(named, TABLE).hints} <= {"narrow_field", "below_untrained"}
    assert overview(named, TABLE).skills.left == 0
    game = Game(table_with())
    assert game.do("create", being={**plain(named), "id": "new"}).outcome.outcome == "valid"


def test_archetypes_differ() -> None:
    drafts = [quick_start(archetype, "de") for archetype in ARCHETYPES]
    assert 6 <= len(drafts) <= 8
    assert len({draft.species for draft in drafts}) == len(drafts)
    assert len({max(draft.skills, key=draft.skills.__getitem__) for draft in drafts}) >= 6
    with pytest.raises(Refused, match="unknown_id"):
        quick_start("hero", "de")
