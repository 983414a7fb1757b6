"""What the rules leave to the game master: each decision is asked, settled in advance, or theirs to send.

A question is asked in a scenario, an option is one of the table's, a command is the game master's alone, and a note is
what they say to a result.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, get_args

import pytest

from spielwerk.core.act import Act
from spielwerk.core.scenarios.scenario import load
from spielwerk.core.scenarios.stage import Stage
from spielwerk.core.text import LANGUAGES
from spielwerk.systems.percentacy import SYSTEM
from spielwerk.systems.percentacy.commands import CommandType

from .test_combat_text import catalogue

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios" / "percentacy"
DECISIONS: Final[dict[str, str]] = {
    "GM-01": "command:override command:note",
    "GM-02": "option:check_needed question:claim",
    "GM-03": "option:check_needed question:claim",
    "GM-04": "question:claim question:modifier_tie option:modifier_tie",
    "GM-05": "question:claim refusal:implausible",
    "GM-06": "question:claim",
    "GM-07": "command:note",
    "GM-08": "command:note",
    "GM-09": "command:note",
    "GM-10": "question:assists_allowed question:assist option:npc_assists",
    "GM-11": "question:opposed_tie option:opposed_tie",
    "GM-12": "command:start_combat",
    "GM-13": "option:initiative_each_round",
    "GM-14": "option:reaction_trigger question:trigger_clear question:reaction question:goes_on",
    "GM-15": "option:free_actions question:free_action option:check_action question:check_action",
    "GM-16": "question:claim refusal:out_of_reach",
    "GM-17": "option:cover question:cover",
    "GM-18": "question:parry",
    "GM-19": "option:armour_protects question:protects",
    "GM-20": "question:claim",
    "GM-21": "question:severe_hit",
    "GM-22": "command:end_condition",
    "GM-23": "command:end_condition",
    "GM-24": "command:rest",
    "GM-25": "command:rest",
    "GM-26": "command:recover",
    "GM-27": "command:award_rewind command:award",
    "GM-28": "command:advance command:award",
    "GM-29": "question:development option:add_talents_later",
    "GM-30": "command:set_house_content",
    "GM-31": "command:set_house_content",
    "GM-32": "command:set_house_content",
    "GM-33": "command:override",
    "GM-34": "question:claim",
    "GM-35": "question:granted",
    "GM-36": "question:granted",
    "GM-37": "option:item_access question:access",
    "GM-38": "option:gear question:gear question:claim refusal:gear_missing",
    "GM-39": "option:resource_rule",
    "GM-40": "option:weapon_traits",
    "GM-41": "command:override",
    "GM-42": "question:possible option:circumstances question:circumstance",
    "GM-43": "option:circumstances question:circumstance",
    "GM-44": "command:note",
    "GM-45": "option:circumstances question:circumstance",
    "GM-46": "command:set_circumstance option:circumstances question:circumstance",
    "GM-47": "question:encounter question:gives_in",
    "GM-48": "option:circumstances question:circumstance command:start_session",
    "GM-49": "command:hazard",
    "GM-50": "command:strike command:end_hazard",
    "GM-51": "command:hazard",
    "GM-52": "command:add_being command:add_group",
    "GM-53": "command:start_session command:end_session command:start_scene command:start_combat command:end_turn",
}
"""Where each decision point is taken."""


@pytest.fixture(scope="module")
def shown() -> dict[str, set[str]]:
    """What scenarios ask, send and refuse, found by playing them."""
    found: dict[str, set[str]] = {"question": set(), "command": set(), "refusal": set()}
    ask, ask_number = Act.ask, Act.ask_number

    def noting(asking: Any) -> Any:
        def note(act: Any, key: str, *args: Any, **more: Any) -> Any:
            found["question"].add(key.partition(":")[0])
            return asking(act, key, *args, **more)

        return note

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Act, "ask", noting(ask))
        patched.setattr(Act, "ask_number", noting(ask_number))
        for path in sorted(SCENARIOS.rglob("*.toml")):
            scenario, system, setting = load(path, {"percentacy": SYSTEM})
            stage = Stage(system, scenario, setting)
            for number, step in enumerate(scenario.steps, 1):
                stage.step(number, step)
                found["command"].add(str(step["do"]))
                found["refusal"].add(str(step.get("expect", {}).get("error", "")))
    return found


def test_no_decision_is_forgotten() -> None:
    assert list(DECISIONS) == [f"GM-{number:02}" for number in range(1, 54)]


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_is_the_game_masters(decision: str, shown: dict[str, set[str]]) -> None:
    commands = {shape.__struct_config__.tag: shape for shape in get_args(CommandType)}
    for place in DECISIONS[decision].split():
        kind, _, name = place.partition(":")
        if kind == "option":
            assert len(SYSTEM.options.by_id[name].values) > 1, place
            continue
        if kind == "command":
            assert commands[name].sender == "gm" or name == "end_turn", place
        if name != "note":
            assert name in shown[kind], f"no scenario shows {place}"
        if kind == "question":
            for language in LANGUAGES:
                assert f"question-{name}" in catalogue(language)
                assert f"asked-{name}" in catalogue(language)
