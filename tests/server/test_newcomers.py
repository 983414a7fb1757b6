"""What a new character may bring along without being taken for one that has been played."""

from __future__ import annotations

import pytest

from spielwerk.core.system import System, installed


@pytest.mark.parametrize("system", installed().values(), ids=list(installed()))
def test_a_picture_and_counters_are_no_way_around_the_checks(system: System[object]) -> None:
    made = system.creation
    assert made is not None
    new = {"name": "Orla", "portrait": "0f" * 32, "counters": {"Karten": 2}}
    assert not made.is_played(new)
    assert made.bring(new, "jule")["do"] == "create"
    assert len(made.played(system.start({}, {}), new)) == 2, "both are told of"


@pytest.mark.parametrize(("system", "field"), [("percentacy", "hp"), ("erzaehlpool", "experience")])
def test_who_has_been_through_something_comes_by_the_game_masters_word(system: str, field: str) -> None:
    made = installed()[system].creation
    assert made is not None
    been = {"name": "Orla", field: 3}
    assert made.is_played(been)
    assert made.bring(been, "jule")["do"] == "add_being"
