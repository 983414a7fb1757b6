"""Beings as plain data: what follows from them, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.act import Refused
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.state import Armour, conditions_of
from spielwerk.systems.percentacy.view import being_view
from tests.percentacy.fight import table_with


def test_a_being_of_nothing_but_an_id() -> None:
    table = table_with({"id": "imke"})
    imke = table.beings["imke"]
    assert (imke.name, imke.seat, imke.npc, imke.hp, imke.max_hp, imke.armour) == ("imke", "imke", False, 102, 102, ())
    assert set(imke.attributes.values()) == {5}
    assert table.rewinds == {"imke": 3}
    assert SYSTEM.scenario.being(table, imke)["initiative"] == 10


def test_a_role_gives_an_npc_its_values() -> None:
    table = table_with(
        {"id": "guard", "role": "elite", "core_skills": ["melee", "stealth"], "skills": {"stealth": 30}, "armour": 2},
    )
    guard = table.beings["guard"]
    assert guard.npc
    assert guard.seat == ""
    assert (guard.hp, guard.max_hp, guard.series) == (120, 120, (50, 40, 25, 15))
    assert set(guard.attributes.values()) == {45}
    assert guard.skills == {"melee": 70, "stealth": 30}
    assert guard.armour == (Armour(2),)
    assert table.rewinds == {}


def test_characters_of_one_player_share_one_stock_of_rewinds() -> None:
    table = table_with({"id": "a", "player": "jule", "rewinds": 1}, {"id": "b", "player": "jule"})
    assert table.rewinds == {"jule": 1}
    assert table.rewinds_of(table.beings["b"]) == 1


@given(st.integers(0, 107), st.sets(st.sampled_from(["shock", "frozen", "surprised", "battered", "unconscious"])))
def test_conditions_follow_from_hp_and_those_listed_are_added(hp: int, listed: set[str]) -> None:
    being: dict[str, Any] = {"id": "i", "attributes": {"constitution": 25}, "hp": hp, "conditions": sorted(listed)}
    imke = table_with(being).beings["i"]
    implied = conditions_of(hp, 107, ())
    assert imke.conditions == conditions_of(hp, 107, imke.causes)
    assert set(imke.causes) == listed - set(implied)
    if hp:
        assert set(imke.conditions) >= listed - {"battered"}


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        ({"strength": 5}, "bad_value", "strength"),
        ({"hp": 103}, "bad_value", "hp"),
        ({"hp": -1}, "bad_value", "hp"),
        ({"hp": "many"}, "bad_value", "hp"),
        ({"max_hp": 200}, "bad_value", "max_hp"),
        ({"npc": True, "max_hp": 0}, "bad_value", "max_hp"),
        ({"npc": True, "max_hp": 50, "hp": 60}, "bad_value", "hp"),
        ({"npc": True, "rewinds": 1}, "bad_value", "rewinds"),
        ({"core_skills": ["melee"]}, "bad_value", "core_skills"),
        ({"armour": [{"value": 5, "kind": "paper"}]}, "bad_value", "armour"),
        ({"armour": [{"value": -5}]}, "bad_value", "armour"),
        ({"shown": ["diary"]}, "bad_value", "shown"),
        ({"at": [1]}, "bad_value", "at"),
        ({"id": "has space"}, "bad_value", "id"),
        ({"attributes": {"luck": 5}}, "unknown_id", "attributes"),
        ({"skills": {"juggling": 5}}, "unknown_id", "skills"),
        ({"species": "unicorn"}, "unknown_id", "species"),
        ({"role": "villain"}, "unknown_id", "role"),
        ({"weapons": ["spoon"]}, "unknown_id", "weapons"),
        ({"gear": ["spoon"]}, "unknown_id", "gear"),
        ({"damage": [25, 20, 15, 5]}, "bad_value", "damage"),
        ({"npc": True, "damage": [9, 8, 7, 6]}, "bad_value", "damage"),
        ({"concept": "x" * 201}, "bad_value", "concept"),
        ({"talents": ["genius"]}, "unknown_id", "talents"),
        ({"handicaps": [{"id": "grumpy"}]}, "unknown_id", "handicaps"),
    ],
)
def test_what_is_refused(data: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(Refused) as refused:
        table_with({"id": "imke", **data})
    assert (refused.value.code, refused.value.field) == (code, field)


def test_the_same_id_twice_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        table_with({"id": "imke"}, {"id": "imke"})
    assert refused.value.field == "id"


@pytest.mark.parametrize(
    ("setting", "field"),
    [
        ({"skills": [{"id": "kites", "attributes": ["luck"]}]}, "skills"),
        ({"skills": [{"id": "kites", "attributes": ["strength", "dexterity"]}]}, "skills"),
        ({"skills": [{"id": "melee", "attributes": ["strength"]}]}, "skills"),
        ({"species": [{"id": "gnome", "profile": "tiny"}]}, "species"),
        ({"species": [{"id": "elf", "profile": "balanced"}]}, "species"),
    ],
)
def test_a_table_s_own_content_is_read_strictly(setting: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as refused:
        SYSTEM.start(SYSTEM.options.checked({}), setting)
    assert (refused.value.code, refused.value.field) == ("bad_value", field)


@pytest.mark.rule("PC-NPC-05")
@pytest.mark.parametrize(("melee", "skill", "reach"), [(True, "melee", 2), (False, "ranged_combat", 40)])
def test_the_attack_of_a_role_stands_among_the_weapons_that_are_shown(melee: bool, skill: str, reach: int) -> None:
    table = table_with({"id": "guard", "role": "elite", "core_skills": [skill], "melee": melee, "weapons": ["polearm"]})
    view = being_view(table, table.beings["guard"], Sight("gm", "gm"))
    assert view is not None
    assert [weapon["id"] for weapon in view["weapons"]] == ["polearm", "role"]
    attack = view["weapons"][1]
    assert (attack["skill"], attack["value"], attack["range"]) == (skill, 70, reach)
    assert attack["damage"] == [50, 40, 25, 15]
    assert SYSTEM.tables["weapon"]["role"].name.de
