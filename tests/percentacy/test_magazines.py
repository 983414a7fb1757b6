"""Weapons of one kind, each with a Capacity of its own (PC-WPN-07, PC-ATK-28)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielwerk.core.act import Refused
from spielwerk.core.view import Sight
from spielwerk.systems.percentacy.being import joins
from spielwerk.systems.percentacy.creation.document import give, take
from spielwerk.systems.percentacy.events import CapacityChanged, ChargesRefilled, ItemsChanged
from spielwerk.systems.percentacy.magazines import of_magazine
from spielwerk.systems.percentacy.sheet import sheet
from spielwerk.systems.percentacy.view import being_view

from .fight import Game, table_with

ARMED = {
    "id": "ilka",
    "skills": {"ranged_combat": 60},
    "weapons": ["sidearm", "sidearm", "polearm", "polearm"],
    "capacity": {"sidearm:2": 3},
}
GM = Sight("gm", "gm")


def arms(table: Any) -> list[tuple[str, int, int | None]]:
    seen = being_view(table, table.beings["ilka"], GM)
    assert seen is not None
    return [(one["id"], one["which"], one["left"]) for one in seen["weapons"]]


def test_each_is_shown_where_it_is_counted_and_one_of_a_kind_where_it_is_not() -> None:
    assert arms(table_with(ARMED, resource_rule="on")) == [
        ("sidearm", 1, 9),
        ("sidearm", 2, 3),
        ("polearm", 0, None),
    ]
    assert arms(table_with(ARMED)) == [("sidearm", 0, None), ("polearm", 0, None)]


def test_a_sheet_says_what_is_left_in_each() -> None:
    table = table_with(ARMED, resource_rule="on")
    assert b"9/9, 3/9" in msgspec.json.encode(sheet(table, table.beings["ilka"]))


@pytest.mark.parametrize(
    ("event", "left"),
    [
        ({"type": "CapacityChanged", "who": "ilka", "weapon": "sidearm", "left": 4}, {"sidearm": 4, "sidearm:2": 3}),
        ({"type": "ChargesRefilled", "who": "ilka", "weapon": "sidearm"}, {"sidearm:2": 3}),
        (
            {
                "type": "ItemsChanged",
                "who": "ilka",
                "kind": "weapon",
                "item": "sidearm",
                "weapons": ["sidearm"],
                "used_up": [],
                "armour": [],
                "gear": [],
            },
            {"sidearm:2": 3},
        ),
    ],
)
def test_what_older_logs_hold_is_of_the_first(event: dict[str, Any], left: dict[str, int]) -> None:
    told = msgspec.convert(event, CapacityChanged | ChargesRefilled | ItemsChanged)
    assert told.onto(table_with(ARMED, resource_rule="on")).beings["ilka"].capacity == left


def test_a_character_takes_both_along() -> None:
    table = table_with(ARMED, resource_rule="on")
    data, report = take(table, give(table, table.beings["ilka"]))
    assert data["capacity"] == {"sidearm:2": 3}
    assert not report.left


@pytest.mark.parametrize("key", ["sidearm:", "sidearm:1", "sidearm:02", "sidearm:-2", "sidearm:²", "sidearm:99999"])
def test_what_names_none_is_refused(key: str) -> None:
    assert of_magazine(key)[1] == 0
    with pytest.raises(Refused) as no:
        joins(table_with(), {"id": "ilka", "weapons": ["sidearm"], "capacity": {key: 3}})
    assert (no.value.code, no.value.field) == ("unknown_id", "capacity")


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("drop_item", {"by": "ilka", "weapon": "sidearm", "which": 3}),
        ("reload", {"by": "ilka", "weapon": "sidearm", "which": 3}),
        ("override", {"target": "ilka", "field": "capacity.sidearm:3", "value": 1, "reason": "so"}),
    ],
)
def test_nobody_has_more_than_they_carry(command: str, given: dict[str, Any]) -> None:
    game = Game(table_with(ARMED, resource_rule="on"), policy=None)
    with pytest.raises(Refused) as no:
        game.do(command, **given)
    assert no.value.code == "bad_value"
