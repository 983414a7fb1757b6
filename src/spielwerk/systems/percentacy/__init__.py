"""Percentacy: one d100 against a target, and everything that follows from it.

`rules/` holds one module per chapter of the book; `SYSTEM` is all that anybody else knows of this package.
"""

from __future__ import annotations

from typing import Any, Final

from spielwerk.core import scene
from spielwerk.core.commands import EndSession, Override, RemoveBeing, StartScene, StartSession
from spielwerk.core.system import Facts, Odds, Repeating, System, Views

from . import commands as do
from . import odds, queries
from .being import joins
from .compendium import SHELVES
from .content import FILE, HERE, INSTALLED, OPTIONS
from .creation import advance, create
from .creation.hooks import CHARACTERS, CREATION
from .disclosure import again, ahead, odds_limits, reasons
from .events import EventType
from .facts import facts, table_facts
from .figures import figures
from .hints import notes
from .outcome import outcome
from .own import Setting, start
from .pinning import CONTENTS
from .prompts import prompts
from .remarks import remark
from .rules import (
    akimbo,
    attack,
    care,
    combat,
    conditions,
    free_actions,
    game_master,
    handicaps,
    hazards,
    house,
    injury,
    items,
    opposed,
    plain_check,
    reactions,
    rewinds,
    talents,
    turn,
)
from .sheet import sheet
from .state import FACETS, Table
from .view import being_view, combat_view, own_content, title
from .wrap_up import wrap_up

RULES: Final[dict[type, Any]] = {
    do.Check: plain_check.check,
    do.Oppose: opposed.oppose,
    do.Attack: attack.attack,
    do.Damage: injury.damage,
    do.Heal: injury.heal,
    do.FirstAid: care.first_aid,
    do.Rest: care.rest,
    do.Recover: care.recover,
    do.Hazard: hazards.hazard,
    do.Strike: hazards.strike,
    do.EndHazard: hazards.end_hazard,
    do.AwardRewind: rewinds.award_rewind,
    do.Akimbo: akimbo.akimbo,
    do.UseTalent: talents.use_talent,
    do.Resist: handicaps.resist,
    do.SetCircumstance: handicaps.set_circumstance,
    do.StartCombat: combat.start_combat,
    do.JoinCombat: combat.join_combat,
    do.LeaveCombat: combat.leave_combat,
    RemoveBeing: combat.remove_being,
    do.EndCombat: combat.end_combat,
    do.EndTurn: combat.end_turn,
    do.Delay: combat.delay,
    do.GiveUpAction: turn.give_up_action,
    do.FreeAction: free_actions.free_action,
    do.Reload: turn.reload,
    do.DeclareReaction: reactions.declare_reaction,
    do.TakeItem: items.take_item,
    do.DropItem: items.drop_item,
    do.EndCondition: conditions.end_condition,
    do.SetCondition: conditions.set_condition,
    do.Create: create.create,
    do.Advance: advance.advance,
    do.Spend: advance.spend,
    do.AddGroup: create.add_group,
    do.Award: advance.award,
    do.WrapUp: wrap_up,
    do.SetHouseContent: house.set_house_content,
    do.RemoveHouseContent: house.remove_house_content,
    Override: game_master.override,
    StartScene: talents.start_scene,
    StartSession: game_master.start_session,
    EndSession: game_master.end_session,
}
"""Rule by command; `with_reactions` adds what a held reaction does to them, and its trigger."""

SYSTEM: Final[System[Table]] = System(
    id=FILE.id,
    name={"de": FILE.name.de, "en": FILE.name.en},
    version=FILE.version,
    edition=FILE.edition,
    document={"de": FILE.document.de, "en": FILE.document.en},
    command_type=do.CommandType,
    event_type=EventType,
    state_type=Table,
    tables=INSTALLED.tables,
    contents=CONTENTS,
    figures=figures,
    options=OPTIONS,
    text=HERE / "text",
    rule_index=HERE / "rules.toml",
    facets=FACETS,
    shelves=SHELVES,
    start=start,
    joins=joins,
    setting=Setting.__struct_fields__,
    rules={
        **scene.rules(OPTIONS, joins, FACETS),
        **reactions.with_reactions(RULES),
    },
    refs={
        "attribute": "attribute",
        "against_attribute": "attribute",
        "untrained_attribute": "attribute",
        "against_untrained_attribute": "attribute",
        "weapon": "weapon",
        "talent": "talent",
        "handicap": "handicap",
    },
    live_questions=frozenset({"claim", "parry", "assist", "assists_allowed", "gives_in", "goes_on"}),
    repeating=Repeating(
        by_command={do.Rewind: rewinds.repeat, do.Reroll: rewinds.reroll},
        rolls=rewinds.again,
        may=rewinds.may_repeat,
        command_for=do.Rewind,
    ),
    views=Views(
        being=being_view,
        combat=combat_view,
        ahead=ahead,
        reasons=reasons,
        title=title,
        remark=remark,
        notes=notes,
        own_content=own_content,
        prompts=prompts,
        sheet=sheet,
    ),
    scenario=Facts(being=facts, table=table_facts, outcome=outcome),
    odds=Odds(
        measured=odds.measured,
        queries=queries.QUERIES,
        good_for=odds.good_for,
        again=again,
        classify=odds.classify,
        roll_alone={do.Attack: attack.attack_roll},
        damage_of=odds.damage_of,
        defences=odds.defences,
        roll_on=odds.roll_on,
        drawn=odds.drawn,
        means=odds.means,
        limits=odds_limits,
    ),
    characters=CHARACTERS,
    creation=CREATION,
    backstage=frozenset({"archetype", "idea"}),
)
"""The rule system Percentacy."""

__all__ = ["SYSTEM"]
