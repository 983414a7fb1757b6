"""Erzählpool: pools of ten-sided dice, successes from 8 on.

`rules/` holds one module per chapter of the document; `SYSTEM` is all that anybody else knows of this package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core import scene
from spielwerk.core.commands import (
    EndCombat,
    EndScene,
    EndTurn,
    JoinCombat,
    LeaveCombat,
    Override,
    RemoveBeing,
    StartScene,
)
from spielwerk.core.state import OptionValue
from spielwerk.core.system import Facts, Odds, System, Views

from . import commands as do
from . import odds
from .being import joins
from .compendium import SHELVES
from .content import FILE, HERE, INSTALLED, OPTIONS, TABLES
from .creation import create
from .creation.hooks import CHARACTERS, CREATION
from .events import EventType
from .facts import facts, table_facts
from .figures import figures
from .outcome import outcome
from .pinning import CONTENTS
from .rules import attack, checks, combat, game_master, injury, morality, names, turn
from .sheet import sheet
from .state import FACETS, Table, played_with
from .view import being_view, combat_view, own_content, remark, summary, title


def start(options: Mapping[str, OptionValue], _setting: Mapping[str, Any]) -> Table:
    """The state of a new table; an option that is not given is as in the book."""
    return played_with(Table(options={**OPTIONS.checked({}), **options}), INSTALLED)


RULES: Final[dict[type, Any]] = {
    do.Check: checks.check,
    do.Extend: checks.extend,
    do.Attack: attack.attack,
    do.Aim: turn.aim,
    do.Initiative: combat.initiative,
    do.Surprise: combat.surprise,
    do.StartCombat: combat.start_combat,
    do.Move: turn.move,
    do.FullDefence: turn.full_defence,
    do.Reload: turn.reload,
    do.Sin: morality.sin,
    do.Damage: injury.damage,
    do.Heal: injury.heal,
    do.SetCondition: injury.set_condition,
    do.EndCondition: injury.end_condition,
    do.Create: create.create,
    do.Award: game_master.award,
    JoinCombat: combat.join_combat,
    LeaveCombat: combat.leave_combat,
    EndCombat: combat.end_combat,
    EndTurn: combat.end_turn,
    RemoveBeing: combat.remove_being,
    StartScene: combat.start_scene,
    EndScene: combat.end_scene,
    Override: game_master.override,
    do.AddName: names.add_name,
    do.Rename: names.rename,
    do.RemoveName: names.remove_name,
}
"""Rule by command."""

SYSTEM: Final[System[Table]] = System(
    id=FILE.id,
    name={"de": FILE.name.de, "en": FILE.name.en},
    version=FILE.version,
    edition=FILE.edition,
    document={"de": FILE.document.de, "en": FILE.document.en},
    command_type=do.CommandType,
    event_type=EventType,
    state_type=Table,
    tables=TABLES,
    contents=CONTENTS,
    figures=figures,
    options=OPTIONS,
    text=HERE / "text",
    rule_index=HERE / "rules.toml",
    facets=FACETS,
    shelves=SHELVES,
    start=start,
    joins=joins,
    rules={
        **scene.rules(OPTIONS, joins, FACETS),
        **RULES,
    },
    refs={
        "attribute": "attribute",
        "attribute2": "attribute",
        "skill": "skill",
        "weapon": "weapon",
        "targets": "being",
    },
    renamed={"InitiativeRolled": {"face": "roll"}},
    live_questions=frozenset(
        {
            "more_dice",
            "effect_spectacular",
            "effect_catastrophic",
            "goal",
            "price",
            "limit",
            "close_together",
            "within_reach",
            "fate",
        }
    ),
    views=Views(
        being=being_view,
        combat=combat_view,
        title=title,
        remark=remark,
        summary=summary,
        own_content=own_content,
        sheet=sheet,
    ),
    scenario=Facts(being=facts, table=table_facts, outcome=outcome),
    odds=Odds(
        measured=odds.measured,
        queries=odds.QUERIES,
        classify=odds.classify,
        damage_of=odds.damage_of,
        roll_on=odds.roll_on,
        limits=odds.limits,
    ),
    characters=CHARACTERS,
    creation=CREATION,
    backstage=frozenset({"archetype", "idea"}),
)
"""The rule system Erzählpool."""

__all__ = ["SYSTEM"]
