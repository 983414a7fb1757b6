"""A draft as a form shows it: points by column, derived values with their parts, and the sheet it would make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, cast

from msgspec.structs import replace

from spielwerk.core.characters.drafts import Budget, budget_view, codes, hint_view, problem_view
from spielwerk.core.characters.making import BudgetView, Checks, DraftView
from spielwerk.core.text import Ref
from spielwerk.core.view import Sight
from spielwerk.systems.erzaehlpool.being import armour_of, plain_specialities
from spielwerk.systems.erzaehlpool.content import Content
from spielwerk.systems.erzaehlpool.rows import Column, Hook, ValueRow
from spielwerk.systems.erzaehlpool.rules import derived
from spielwerk.systems.erzaehlpool.state import LEAST, Armour, Being, Table
from spielwerk.systems.erzaehlpool.view import ErzaehlpoolBeing, being_view, own_content

from .draft import HUMAN, Draft, chosen_of, read_draft
from .points import COLUMNS, MERIT_POINTS, SPECIALITIES, Block, blocks_of, merits_spent, spread
from .problems import hints, problems, verdict

ALL: Final = Sight("gm", "gm")
PoolValue = Literal["defence", "health", "initiative", "speed", "willpower", "size", "morality"]


class PoolBlock(TypedDict):
    """Attributes or skills: the range of a rating, the points of each column, and whether their order was chosen."""

    least: int
    most: int
    points: list[int]
    columns: dict[Column, BudgetView]
    chosen: bool


class PoolPart(TypedDict):
    """A part of a derived value."""

    what: Ref
    amount: int


class PoolDerived(TypedDict):
    """A derived value: the sum of its parts, and of the lower of two others where it has those."""

    id: PoolValue
    value: int
    lower: list[PoolPart]
    parts: list[PoolPart]


class ErzaehlpoolDraft(DraftView):
    """What follows from a draft; `specialities` are those that may be taken, None at a table without any.

    `hooks`: some merits change numbers here (EP-MERIT-06). `buys`: a point of Willpower buys dice (EP-DER-09).
    """

    attributes: PoolBlock
    skills: PoolBlock
    merits: BudgetView
    derived: list[PoolDerived]
    hooks: bool
    buys: bool
    specialities: BudgetView | None
    being: ErzaehlpoolBeing


def view(table: Table, data: Mapping[str, Any]) -> ErzaehlpoolDraft:
    """All that follows from a draft at this table. Refuses `bad_value` for what cannot be read.

    Where the table does not check new characters, no problem is named.
    """
    draft = read_draft(data)
    checks = cast("Checks", table.options["creation_checks"])
    found = () if checks == "off" else problems(draft, table)
    body = body_of(draft, table.content)
    being = being_view(table, body, ALL)
    assert being is not None  # nothing is hidden from who sees all
    blocks = blocks_of(table.content)
    attributes, skills = (_block(draft, block, int(table.options["max_rating"])) for block in blocks)
    return {
        "checks": checks,
        "verdict": verdict(codes(found)),
        "problems": [problem_view(one) for one in found],
        "hints": [hint_view(one) for one in hints(draft)],
        "attributes": attributes,
        "skills": skills,
        "merits": budget_view(Budget(MERIT_POINTS, merits_spent(draft.merits))),
        "derived": _derived(table, body),
        "hooks": bool(table.options["merit_hooks"]),
        "buys": bool(table.options["willpower_spend"]),
        "specialities": specialities_of(table, draft),
        "own": own_content(table),
        "being": being,
    }


def body_of(draft: Draft, content: Content) -> Being:
    """Somebody with the values of a draft; names that nothing has are left out, and nothing is checked."""
    return Being(
        id="draft",
        name=draft.name,
        npc=draft.npc,
        concept=draft.concept,
        faction=draft.faction,
        supernatural=draft.supernatural,
        attributes={name: draft.attributes.get(name, LEAST) for name in content.attributes},
        skills={name: rating for name, rating in draft.skills.items() if name in content.skills and rating},
        merits={name: rating for name, rating in draft.merits.items() if name.partition(":")[0] in content.merits},
        virtue=next(iter(chosen_of(draft.virtue)), ""),
        vice=next(iter(chosen_of(draft.vice)), ""),
        size=_number(draft.size, content.sizes),
        species_factor=_number(draft.species_factor, content.speeds),
        armour=_armour(content, draft.armour),
        weapons=tuple(one for one in draft.weapons if one in content.weapons),
        specialities=plain_specialities(draft.specialities),
        notes=draft.notes,
    )


def specialities_of(table: Table, draft: Draft) -> BudgetView | None:
    """How many specialities there are to take, where the table plays with those (EP-SKILL-08)."""
    if not table.options["specialities"]:
        return None
    return budget_view(Budget(SPECIALITIES, sum(map(len, draft.specialities.values()))))


def _number(given: int | str, rows: Mapping[str, ValueRow]) -> int:
    if isinstance(given, int):
        return given
    return rows[given].value if given in rows else HUMAN


def _armour(content: Content, given: Armour | str) -> Armour:
    if isinstance(given, str):
        return armour_of(content, given) if given in content.armours else Armour()
    return given if given.id in content.armours else replace(given, id="")


def _block(draft: Draft, block: Block, most: int) -> PoolBlock:
    given, order = draft.rated(block.field), draft.order(block.field)
    spent = block.spent(given)
    points = spread(spent, block.points, order or None)
    return {
        "least": block.least,
        "most": most,
        "points": [*block.points],
        "columns": {column: budget_view(Budget(points[column], spent[column])) for column in COLUMNS},
        "chosen": bool(order),
    }


# --- derived values ------------------------------------------------------------------------------------------------


def _derived(table: Table, body: Being) -> list[PoolDerived]:
    """The derived values (EP-DER), each with what it comes from."""
    willed = derived.WILLPOWER_OF[str(table.options["willpower_attribute"])]
    armour = Ref("armour", body.armour.id) if body.armour.id else Ref("term", "armour")
    factor: PoolPart = {"what": Ref("term", "species_factor"), "amount": body.species_factor}
    size: PoolPart = {"what": Ref("term", "size"), "amount": derived.size(table, body)}
    lower = _of(body, "dexterity", "wits")
    return [
        _value("defence", derived.defence(table, body), _some(armour, body.armour.defence), lower),
        _value("health", derived.health(table, body), [*_of(body, "stamina"), size]),
        _value(
            "initiative",
            derived.initiative(table, body),
            [*_of(body, "dexterity", "composure"), *_hooked(table, body, "initiative")],
        ),
        _value(
            "speed",
            derived.speed(table, body),
            [
                *_of(body, "strength", "dexterity"),
                factor,
                *_hooked(table, body, "speed"),
                *_some(armour, body.armour.speed),
            ],
        ),
        _value("willpower", derived.willpower_most(table, body), _of(body, willed, "composure")),
        _value("size", derived.size(table, body), []),
        _value("morality", body.morality, []),
    ]


def _value(id: PoolValue, value: int, parts: list[PoolPart], lower: list[PoolPart] | None = None) -> PoolDerived:
    return {"id": id, "value": value, "lower": lower or [], "parts": parts}


def _of(body: Being, *attributes: str) -> list[PoolPart]:
    return [{"what": Ref("attribute", name), "amount": body.attribute(name)} for name in attributes]


def _some(what: Ref, amount: int) -> list[PoolPart]:
    return [{"what": what, "amount": amount}] if amount else []


def _hooked(table: Table, body: Being, hook: Hook) -> list[PoolPart]:
    """The merit that changes a value, where the table wants that (EP-MERIT-06)."""
    row = next((row for row in table.content.merits.values() if row.hook == hook), None)
    return _some(Ref("merit", row.id), derived.hooked(table, body, hook)) if row is not None else []
