"""What the odds of a check are made of: classes of results, and what was rolled on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from spielwerk.core.content.reading import Text
from spielwerk.core.dice.faces import Class
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.shapes import Item
from spielwerk.core.system import ALL_ODDS, Parameter, Query, RollOn, Usual
from spielwerk.core.text import Message, Ref
from spielwerk.core.view import Sight

from .check import FEWEST, SIDES, Mix, known_to_players, ladder, property_of
from .commands import Check
from .content import OPTIONS, QUALITIES
from .events import MixChecked, Property
from .state import Being, Table

OUTCOMES: Final = ("success", "draw", "failure")


def classify(found: Any) -> Class | None:
    """A result by its outcome and its steps; the best class comes first."""
    if not isinstance(found, Mix):
        return None
    label = Message(f"class-{found.outcome}", {"steps": abs(found.steps)})
    rank = 1000 * OUTCOMES.index(found.outcome) - found.steps
    return Class(f"{found.outcome}_{abs(found.steps)}", label, found.outcome == "success", rank)


def roll_on(events: Sequence[Any], _sight: Sight) -> RollOn | None:
    """The action value and what it is made of, against the difficulty."""
    card = next((event for event in reversed(events) if isinstance(event, MixChecked)), None)
    if card is None:
        return None
    items = tuple(_item(one) for one in (*card.properties, *((card.trait,) if card.trait is not None else ())))
    return RollOn(Message("roll-on-mix"), card.action_value, items, 0, card.difficulty, SIDES)


def _item(one: Property) -> Item:
    source = Message("item-property", {"what": one.ref})
    return {"source": source, "amount": one.value, "was": None, "by": None, "counts": True, "why": None}


def usual(table: Table, command: Any) -> Sequence[Usual]:
    """The difficulties that the game master is offered for a mix that leaves it open (PM-DIFF-02, PM-DIFF-03)."""
    if not isinstance(command, Check) or command.difficulty is not None:
        return ()
    steps = zip(table.content.ladder, ladder(table, len(command.properties)), strict=False)
    return [Usual(Ref("difficulty", row), value, replace(command, difficulty=value)) for row, value in steps]


def notes(table: Table, command: Any, _sight: Sight) -> Sequence[Message]:
    """More properties than three want a higher difficulty, unless their average counts (PM-AW-09)."""
    long = isinstance(command, Check) and len(command.properties) > FEWEST
    if not long or table.options["long_sums"] == "average" or table.options["ladder"] == "free":
        return ()
    return (Message("note-long-sum", {"count": len(command.properties)}),)


def limits(table: Table, command: Any, sight: Sight) -> frozenset[str]:
    """Odds give values away, so they are for those who know the values."""
    being = table.beings.get(getattr(command, "by", ""))
    if not isinstance(command, Check) or being is None:
        return frozenset()
    mix = [property_of(table, being, name) for name in command.properties]
    known = sight.all or sight.owns(being) or (being.present and known_to_players(being, mix))
    return ALL_ODDS if known else frozenset()


def measured(found: Any) -> Mapping[str, int | str]:
    """The distributions of a check: success or failure, steps, and the result itself."""
    if not isinstance(found, Mix):
        return {}
    return {"outcomes": found.outcome, "steps": found.steps, "results": found.result}


def _build(values: Mapping[str, Any]) -> tuple[Table, Check]:
    """Somebody with just this action value, spread over five qualities."""
    five, each = list(QUALITIES)[:5], divmod(int(values["action_value"]), 5)
    qualities = {quality: each[0] + (place < each[1]) for place, quality in enumerate(five)}
    being = Being(id="one", qualities=dict.fromkeys(QUALITIES, 0) | qualities)
    options = OPTIONS.checked({key: values[key] for key in ("doubles", "zero") if values.get(key) is not None})
    return Table(beings={"one": being}, options=options), Check("one", tuple(five), int(values["difficulty"]), True)


QUERIES: Final[Mapping[str, Query]] = {
    "check": Query(
        text=Text(de="Probe mit einem Aktionswert gegen eine Schwierigkeit", en="check of an action value"),
        example="--action-value 15 --difficulty 15",
        parameters=(
            Parameter("action_value", Text(de="Aktionswert", en="action value"), low=0, high=50, required=True),
            Parameter("difficulty", Text(de="Schwierigkeit", en="difficulty"), low=0, high=1000, required=True),
            Parameter("doubles", Text(de="Pasch", en="doubles"), "gm", choices=("gm", "none", "extremes", "again")),
            Parameter("zero", Text(de="Ergebnis 0", en="a result of 0"), "success", choices=OUTCOMES),
        ),
        build=_build,
        policy=always_suggestion,
    )
}
"""The odds that can be asked without a table."""
