"""What the odds are made of: classes of results, what was rolled on, and the odds that need no table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from spielwerk.core import shapes
from spielwerk.core.content.reading import Text
from spielwerk.core.dice.faces import Class
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.system import ALL_ODDS, Parameter, Query, RollOn
from spielwerk.core.text import Message
from spielwerk.core.view import Sight

from .commands import Attack, Check, Extend, Sin, Surprise
from .content import INSTALLED, LEVELS, OPTIONS
from .events import Item, PoolRolled
from .rules.attack import Attacked
from .rules.dice import GOOD, SIDES, Thrown
from .rules.morality import Sinned
from .state import Being, Table

MOST_DICE: Final = 100

CLASSES: Final[dict[str, Class]] = {
    name: Class(name, Message(f"class-{name}"), success, rank)
    for rank, (name, success) in enumerate(
        (
            ("spectacular", True),
            ("success", True),
            ("hit", True),
            ("kept", True),
            ("miss", False),
            ("failure", False),
            ("lost", False),
            ("deranged", False),
            ("catastrophic", False),
        )
    )
}
"""Classes of results by id, the best first."""


def classify(found: Any) -> Class | None:
    """A roll by its outcome, an attack by whether it hits, a sin by what it costs."""
    if isinstance(found, Thrown):
        return CLASSES[found.outcome]
    if isinstance(found, Attacked):
        return CLASSES["hit" if found.hits else "miss"]
    if isinstance(found, Sinned):
        return CLASSES["deranged" if found.derangement else found.outcome]
    return None


def measured(found: Any) -> Mapping[str, int | str]:
    """The distributions of what a rule returned."""
    if isinstance(found, Thrown):
        return {"outcomes": found.outcome, "successes": found.successes}
    if isinstance(found, Attacked):
        return {"outcomes": "hit" if found.hits else "miss", "damage": found.damage}
    if isinstance(found, Sinned):
        return {"outcomes": "deranged" if found.derangement else found.outcome}
    return {}


def damage_of(found: Any) -> int | None:
    """The damage of an attack; None for anything else."""
    return found.damage if isinstance(found, Attacked) else None


def roll_on(events: Sequence[Any], _sight: Sight) -> RollOn | None:
    """The dice of the first pool with their sources; the target is the face from which on a die is a success."""
    card = next((event for event in events if isinstance(event, PoolRolled)), None)
    if card is None:
        return None
    items = tuple(map(item, card.items))
    face = SIDES if card.chance else GOOD
    return RollOn(Message("roll-on-pool"), 0, items, sum(one.amount for one in card.items), face, SIDES)


def item(one: Item) -> shapes.Item:
    """Some dice for the roll panel."""
    return {"source": one.source, "amount": one.amount, "was": None, "by": None, "counts": True, "why": None}


def limits(table: Table, command: Any, sight: Sight) -> frozenset[str]:
    """Odds give values away, so they are for those who know the values of everybody concerned."""
    if sight.all:
        return ALL_ODDS
    if not isinstance(command, Check | Extend | Attack | Surprise):
        return frozenset()
    named = (getattr(command, "by", ""), getattr(command, "target", ""), *getattr(command, "targets", ()))
    beings = [table.beings.get(who) for who in named if who]
    known = all(b is not None and (sight.owns(b) or b.shows("values")) for b in beings)
    return ALL_ODDS if known and beings else frozenset()


# --- without a table -----------------------------------------------------------------------------------------------


def _someone() -> Being:
    return Being(id="one", attributes=dict.fromkeys(INSTALLED.attributes, 1))


def _table(values: Mapping[str, Any], *beings: Being) -> Table:
    again = values.get("again") or "off"
    chosen = {"again": again if again == "off" else int(again)}
    return Table(beings={one.id: one for one in beings}, options=OPTIONS.checked(chosen))


def _check(values: Mapping[str, Any]) -> tuple[Table, Check]:
    """Somebody with just this pool."""
    pool, modifiers = int(values["pool"]), sum(values["modifier"])
    return _table(values, _someone()), Check("one", pool=pool, difficulty=modifiers, approved=True)


def _sin(values: Mapping[str, Any]) -> tuple[Table, Sin]:
    """Somebody with this Morality who commits a sin."""
    one = replace(_someone(), morality=int(values["morality"]))
    return _table(values, one), Sin("one", int(values["level"]), int(values["for_virtue"]))


_AGAIN: Final = Parameter(
    "again", Text(de="noch einmal würfeln ab", en="roll again from"), "off", choices=("off", "10", "9", "8")
)
QUERIES: Final[Mapping[str, Query]] = {
    "check": Query(
        text=Text(de="Wurf mit einer Würfelzahl", en="roll of a pool"),
        example="--pool 6 --modifier -2",
        parameters=(
            Parameter("pool", Text(de="Würfelzahl", en="dice"), low=-MOST_DICE, high=MOST_DICE, required=True),
            Parameter(
                "modifier",
                Text(de="Würfel mehr oder weniger", en="dice more or less"),
                low=-MOST_DICE,
                high=MOST_DICE,
                many=True,
            ),
            _AGAIN,
        ),
        build=_check,
        policy=always_suggestion,
    ),
    "sin": Query(
        text=Text(de="Moralwurf und Entartung bei einer Sünde", en="morality roll and degeneration for a sin"),
        example="--level 3 --morality 7",
        parameters=(
            Parameter("level", Text(de="Stufe der Sünde", en="level of the sin"), low=1, high=LEVELS, required=True),
            Parameter("morality", Text(de="Moral", en="Morality"), 7, low=0, high=10),
            Parameter("for_virtue", Text(de="Bonuswürfel der Tugend", en="bonus dice of the virtue"), 0, low=0, high=3),
        ),
        build=_sin,
        policy=always_suggestion,
    ),
}
"""The odds that can be asked without a table."""
