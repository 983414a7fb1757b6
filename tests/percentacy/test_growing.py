"""A character that grows in a form: what the form is told, and the command that comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from spielwerk.core.act import Refused
from spielwerk.core.characters.character import Growth
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.state import Being, Table

ILKA = {
    "id": "ilka",
    "species": "human",
    "attributes": {"dexterity": 40, "strength": 20},
    "skills": {"acrobatics": 50},
    "talents": ["alert"],
    "handicaps": ["curious"],
}


def table_with(**more: Any) -> tuple[Table, Being]:
    table = SYSTEM.start({}, {})
    for event in SYSTEM.joins(table, {**ILKA, **more}):
        table = event.onto(table)
    return table, table.beings["ilka"]


def growth() -> Growth[Table]:
    assert SYSTEM.creation is not None
    assert SYSTEM.creation.growth is not None
    return SYSTEM.creation.growth


def test_the_draft_of_a_being_asks_for_nothing() -> None:
    table, being = table_with(attribute_points=3)
    draft = growth().draft(table, being)
    seen: Any = growth().view(table, being, draft, 1)
    assert (seen["verdict"], seen["problems"], seen["level"]) == ("valid", [], 2)
    assert seen["attributes"] | {"least": 5, "most": 75} == {"spent": 0, "total": 8, "left": 8, "least": 5, "most": 75}
    assert (seen["skills"]["total"], seen["skills"]["left"]) == (25, 25)
    command = growth().command(table, being, draft, 1, False)
    assert command == {"do": "advance", "target": "ilka", "levels": 1}


@pytest.mark.rule("PC-ADV-03", "PC-ADV-04", "PC-ADV-06", "PC-ADV-07")
def test_what_is_raised_and_exchanged_becomes_the_command() -> None:
    table, being = table_with()
    draft = dict(growth().draft(table, being))
    draft |= {
        "attributes": {**draft["attributes"], "dexterity": 45},
        "skills": {"acrobatics": 60, "melee": 15},
        "talents": [{"id": "focused"}],
    }
    seen: Any = growth().view(table, being, draft, 1)
    assert (seen["verdict"], seen["attributes"]["left"]) == ("valid", 0)
    command = growth().command(table, being, draft, 1, False)
    assert command["attributes"] == {"dexterity": 5}
    assert command["skills"]["acrobatics"] == 10
    assert command["talents"] == {"add": [{"id": "focused"}], "drop": [{"id": "alert"}]}
    assert SYSTEM.command(command).levels == 1
    own = growth().command(table, being, draft, 0, True)
    assert (own["do"], own["by"]) == ("spend", "ilka")


def test_too_much_too_high_and_too_low_are_named_with_repairs() -> None:
    table, being = table_with()
    draft = dict(growth().draft(table, being))
    draft |= {"attributes": {**draft["attributes"], "dexterity": 30, "strength": 30}, "skills": {"acrobatics": 80}}
    seen = growth().view(table, being, draft, 1)
    found = {one["code"]: one for one in seen["problems"]}
    assert set(found) == {"attribute_points_over", "skill_over_cap", "skill_points_over", "value_lowered"}
    (repair,) = found["value_lowered"]["repairs"]
    assert repair["edits"] == [{"field": "attributes.dexterity", "value": 40}]


def test_what_cannot_be_read_is_refused() -> None:
    table, being = table_with()
    with pytest.raises(Refused) as refused:
        growth().view(table, being, {"attributes": {"strength": "much"}}, 1)
    assert refused.value.code == "bad_value"
    assert growth().draft(table, replace(being, name="Größe"))["name"] == "Größe"
