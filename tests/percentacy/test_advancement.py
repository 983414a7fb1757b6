"""Advancement: earlier levels stay readable, and players are told of a level what they may know."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy.creation.advance import Growth, at_level, grow
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Being, Page
from spielwerk.systems.percentacy.view import being_view
from tests.percentacy.fight import Game, table_with
from tests.percentacy.test_combat_text import spoken

MARA: dict[str, Any] = {
    "id": "mara",
    "attributes": dict(zip(ATTRIBUTES, (5, 40, 20, 24, 10, 6, 20), strict=True)),
    "skills": {"stealth": 40},
}
TABLE = table_with(MARA)


def page_of(being: Being) -> dict[str, Any]:
    return {name: getattr(being, name) for name in Page.__struct_fields__}


@pytest.mark.rule("PC-ADV-02", "PC-ADV-09")
@given(
    st.lists(
        st.builds(
            Growth,
            st.dictionaries(st.sampled_from(ATTRIBUTES), st.integers(0, 3), max_size=2),
            st.dictionaries(st.sampled_from(["stealth", "melee", "crafting:bells"]), st.integers(0, 9), max_size=3),
            levels=st.integers(0, 3),
        ),
        max_size=6,
    )
)
def test_every_earlier_level_can_be_read(steps: list[Growth]) -> None:
    being = TABLE.beings["mara"]
    left_behind = {}
    for growth in steps:
        grown, found = grow(TABLE, being, growth)
        if found:
            continue
        for passed in range(growth.levels):
            points = (being.attribute_points + 5 * passed, being.skill_points + 25 * passed)
            left_behind[being.level + passed] = (page_of(being), points, being.max_hp)
        being = grown
    assert {page.level for page in being.history} == set(left_behind)
    assert at_level(TABLE, being, being.level) == being
    for level, (page, points, most) in left_behind.items():
        then = at_level(TABLE, being, level)
        assert page_of(then) == {**page, "level": level, "attribute_points": points[0], "skill_points": points[1]}
        assert (then.max_hp, then.hp) == (most, most)
        assert all(earlier.level < level for earlier in then.history)


@pytest.mark.parametrize("level", [0, 2, 99])
def test_a_level_that_nobody_had_is_refused(level: int) -> None:
    with pytest.raises(Refused, match="bad_value"):
        at_level(TABLE, TABLE.beings["mara"], level)


def test_a_new_level_is_told_but_not_what_was_spent() -> None:
    game = Game(table_with(MARA))
    event = game.do("advance", target="mara", skills={"melee": 5}).entry.events[0]
    (told,) = Sight("player", "jule").tell((event,))
    assert spoken("de", told.tell()) == "Mara erreicht Level 2."
    assert spoken("en", told.tell()) == "Mara reaches level 2."
    assert "melee" not in repr(told)
    spent = game.do("spend", by="mara", skills={"melee": 5}).entry.events[0]
    assert list(Sight("player", "jule").tell((spent,))) == []
    assert spoken("de", spent.tell()) == "Mara hat Punkte ausgegeben."
    hidden = Game(table_with({**MARA, "shown": ["name"]}))
    assert list(Sight("player", "jule").tell(hidden.do("advance", target="mara").entry.events)) == []


def test_dead_characters_stay_dead_when_their_hp_grow() -> None:
    table = table_with({**MARA, "hp": 0})
    grown, found = grow(table, table.beings["mara"], Growth({"constitution": 1}))
    assert found == ()
    assert (grown.hp, grown.max_hp) == (0, 107)


def test_only_the_player_and_the_game_master_see_what_earlier_levels_were_like() -> None:
    game = Game(table_with({**MARA, "player": "jule"}))
    game.do("advance", target="mara", skills={"melee": 5})
    being = game.state.beings["mara"]
    for sight in (Sight("gm", "gm"), Sight("player", "jule")):
        view = being_view(game.state, being, sight)
        assert view is not None
        assert [(page.level, page.skills) for page in view["history"]] == [(1, {"stealth": 40})]
    other = being_view(game.state, being, Sight("player", "sami"))
    assert other is not None
    assert "history" not in other
