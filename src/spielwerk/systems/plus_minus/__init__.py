"""Plus-Minus: two six-sided dice, one added, one subtracted.

`check.py` is the rule, `creation/` makes characters; `SYSTEM` is all that anybody else knows of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import asdict, replace

from spielwerk.core import scene
from spielwerk.core.commands import Override
from spielwerk.core.content.shelves import Shelves
from spielwerk.core.events import being
from spielwerk.core.state import OptionValue
from spielwerk.core.system import Contents, Facts, Odds, System, Views
from spielwerk.core.text import Message, Ref
from spielwerk.core.turns import by_hand
from spielwerk.core.turns.order import Rolled, Turn

from . import beings, odds
from .abilities import add_ability, own_content, remove_ability, tables
from .check import Mix, check
from .commands import AddAbility, Check, CommandType, Compare, Create, RemoveAbility, SetTrait
from .compare import Comparison, compare
from .content import FILE, HERE, INSTALLED, OPTIONS, QUALITIES, TABLES, read
from .creation.create import Created, create
from .creation.hooks import CHARACTERS, CREATION
from .events import EventType
from .figures import figures
from .sheet import sheet
from .state import FACETS, Table


def start(options: Mapping[str, OptionValue], _setting: Mapping[str, Any]) -> Table:
    """The state of a new table; an option that is not given is as usual."""
    return Table(options={**OPTIONS.checked({}), **options})


def outcome(_command: Any, _told: Sequence[Any], found: Any) -> Mapping[str, Any]:
    """The outcome of a command as scenarios expect it."""
    if isinstance(found, Rolled):
        return {"order": list(found.order), "results": found.results}
    return asdict(found) if isinstance(found, Mix | Comparison | Created | Turn) else {}


def title(command: Any) -> Message:
    """What is going on, for the stage."""
    if isinstance(command, Check):
        mix = tuple(Ref("quality" if name in QUALITIES else "ability", name) for name in command.properties)
        return Message("title-check", {"who": being(command.by), "mix": mix})
    if isinstance(command, Compare):
        return Message("title-compare", {"who": being(command.by), "against": being(command.against)})
    return scene.title(command)


CONTENTS: Final[Contents[Table]] = Contents(
    installed=INSTALLED,
    options=OPTIONS,
    read=read,
    played_with=lambda table, content: replace(table, content=content),
    agreed=lambda table: table.content.tables,
    tables=tables,
)
"""Content of Plus-Minus besides what is installed; no value of a being follows from it."""

SYSTEM: Final[System[Table]] = System(
    id=FILE.id,
    name={"de": FILE.name.de, "en": FILE.name.en},
    version=FILE.version,
    edition=FILE.edition,
    document={"de": FILE.document.de, "en": FILE.document.en},
    command_type=CommandType,
    event_type=EventType,
    state_type=Table,
    tables=TABLES,
    contents=CONTENTS,
    figures=figures,
    options=OPTIONS,
    text=HERE / "text",
    rule_index=HERE / "rules.toml",
    facets=FACETS,
    shelves=Shelves(
        kinds=("quality", "ability", "kind", "difficulty", "term"),
        links={"kind": ("kind",)},
        text=HERE / "text" / "compendium",
    ),
    start=start,
    joins=beings.joins,
    rules={
        **scene.rules(OPTIONS, beings.joins, FACETS),
        **by_hand.RULES,
        Override: beings.override,
        Check: check,
        Compare: compare,
        Create: create,
        AddAbility: add_ability,
        RemoveAbility: remove_ability,
        SetTrait: beings.set_trait,
    },
    views=Views(
        being=beings.view,
        combat=by_hand.view,
        summary=beings.summary,
        title=title,
        notes=odds.notes,
        own_content=own_content,
        sheet=sheet,
    ),
    scenario=Facts(being=beings.facts, table=beings.table_facts, outcome=outcome),
    odds=Odds(
        measured=odds.measured,
        queries=odds.QUERIES,
        classify=odds.classify,
        roll_on=odds.roll_on,
        usual=odds.usual,
        limits=odds.limits,
    ),
    characters=CHARACTERS,
    creation=CREATION,
    backstage=frozenset({"archetype", "idea"}),
)
"""The rule system Plus-Minus."""

__all__ = ["SYSTEM"]
