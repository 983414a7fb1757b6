"""The table's own list of abilities: kept in the log, offered wherever abilities are, taken back like anything else."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.cli.say import catalogue
from spielwerk.core import log
from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.content.compendium import compendium
from spielwerk.core.play import Play
from spielwerk.core.text import LANGUAGES
from spielwerk.systems.plus_minus import CONTENTS, SYSTEM
from spielwerk.systems.plus_minus.abilities import MOST, own_content
from spielwerk.systems.plus_minus.content import INSTALLED
from spielwerk.systems.plus_minus.creation.lot import drawn
from spielwerk.systems.plus_minus.creation.view import view
from spielwerk.systems.plus_minus.state import Table

from .table import KARN, MARA, check, play, table_with

pytestmark = pytest.mark.rule("PM-ABIL-09")


def done(state: Table, **command: Any) -> Table:
    """The state after a command that is not refused."""
    found = play(state, SYSTEM.command(command))
    assert found.refused is None
    for event in found.events:
        state = event.onto(state)
    return state


def refused(state: Table, language: str, **command: Any) -> str:
    """Why a command is refused, in words."""
    game = Play(SYSTEM, log.start(state), None, lambda _seq: lambda _at, _sides: 1)
    with pytest.raises(Refused) as caught:
        game.do(game.read(command, True), "gm", 0)
    return catalogue(language, SYSTEM).say(caught.value.message)


def test_an_ability_is_offered_wherever_abilities_are() -> None:
    state = done(table_with(MARA), do="add_ability", name="Wolkenlesen", kind="talent")
    assert own_content(state)["ability"] == [
        {"id": "Wolkenlesen", "name": {"de": "Wolkenlesen", "en": "Wolkenlesen"}, "kind": "talent", "house": True}
    ]
    draft = view(state, {"abilities": {"Wolkenlesen": {"value": 4, "kind": "talent"}}})
    assert {"id": "Wolkenlesen", "kind": "talent"} in draft["listed"]
    assert draft["own"] == own_content(state)
    assert "new_ability" not in [hint["code"] for hint in draft["hints"]]
    assert play(state, check(["mind", "senses", "Wolkenlesen"]), [2, 1]).outcome.action_value == 10
    lots = [drawn(seed, state).abilities for seed in range(40)]
    assert {found["Wolkenlesen"].kind for found in lots if "Wolkenlesen" in found} == {"talent"}
    assert own_content(table_with(MARA)) == {}


def test_nobody_finds_out_by_trying_what_those_can_who_are_not_there() -> None:
    witch = {"id": "witch", "abilities": {"Sturmrufen": {"value": 8, "kind": "talent"}}}
    there, away = table_with(MARA, witch), table_with(MARA, {**witch, "present": False})
    trying = check(["mind", "senses", "Sturmrufen"])
    assert play(there, trying, [2, 1]).refused is None
    refused = play(away, trying).refused
    assert refused is not None
    assert (refused.code, refused.args_["value"]) == ("unknown_id", "Sturmrufen")
    assert {"id": "Sturmrufen", "kind": "talent"} in view(there, {})["listed"]
    assert {"id": "Sturmrufen", "kind": "talent"} not in view(away, {})["listed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_in_the_compendium_of_its_table_alone(language: str) -> None:
    state = done(table_with(MARA), do="add_ability", name="Wolkenlesen", kind="talent")
    for one, there in ((state, True), (table_with(MARA), False)):
        entries = {(entry.kind, entry.id) for entry in compendium(SYSTEM.at(one), language).entries}
        assert (("ability", "Wolkenlesen") in entries) == there
    assert CONTENTS.agreed(state) is INSTALLED.tables


def test_it_stands_in_the_state_as_it_is_stored() -> None:
    state = done(table_with(MARA), do="add_ability", name="Wolkenlesen", kind="talent")
    codec = Codec(SYSTEM)
    assert codec.decode_state(codec.encode_state(state)).abilities == {"Wolkenlesen": "talent"}


@pytest.mark.parametrize(
    ("language", "there", "used"),
    [
        (
            "de",
            "Heimlichkeit gibt es hier schon. Jeder Name steht nur einmal auf der Liste.",
            "tide lore bleibt auf der Liste: gelernt von mara.",
        ),
        (
            "en",
            "Stealth is there already. Each name stands on the list only once.",
            "tide lore stays on the list: learned by mara.",
        ),
    ],
)
def test_why_not_is_said(language: str, there: str, used: str) -> None:
    state = done(table_with(MARA, KARN), do="add_ability", name="tide lore", kind="skill")
    assert refused(state, language, do="add_ability", name="stealth", kind="skill") == there
    assert refused(state, language, do="remove_ability", ability="tide lore") == used


def test_a_list_has_an_end() -> None:
    state = table_with(MARA)
    for number in range(MOST):
        state = done(state, do="add_ability", name=f"Kunst {number}", kind="skill")
    assert str(MOST) in refused(state, "de", do="add_ability", name="Eine mehr", kind="skill")
