"""Building a pool [Würfelzahl] from what the sheet says, and rolling it (EP-POOL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from spielwerk.core.act import Act, Refused
from spielwerk.core.events import being as name_of
from spielwerk.core.questions import GM
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.commands import WILLPOWER_DICE, Rolled
from spielwerk.systems.erzaehlpool.events import DieFell, EffectTold, Item, PoolRolled, Purpose
from spielwerk.systems.erzaehlpool.state import Being, Table

from .derived import willpower
from .dice import Thrown, throw
from .people import become

UNSKILLED: Final = {"mental": -3, "physical": -1, "social": -1}
"""What a missing skill costs by its category, where the table reads it as usual in the genre (EP-POOL-11)."""
SPECIALITY: Final = 1
"""The dice of a speciality that fits, where the table plays with those (EP-SKILL-08)."""
MOST_FOR_IT: Final = 20
"""The most dice that the game master gives or takes in one answer."""


def attribute_item(table: Table, being: Being, attribute: str, field: str = "attribute") -> Item:
    """The dice of an attribute. Refuses `unknown_id`."""
    if attribute not in table.content.attributes:
        raise Refused("unknown_id", field=field, value=attribute)
    return Item(Message("item-attribute", {"what": Ref("attribute", attribute)}), being.attribute(attribute))


def skill_items(table: Table, being: Being, skill: str) -> tuple[Item, ...]:
    """The dice of a skill; at 0 the attribute stands alone, or with a penalty of the table's (EP-POOL-11)."""
    if skill not in table.content.skills:
        raise Refused("unknown_id", field="skill", value=skill)
    name = Ref("skill", skill)
    rating = being.skills.get(skill, 0)
    found = (Item(Message("item-skill", {"what": name}), rating),)
    if rating or table.options["unskilled"] == "none":
        return found
    if table.options["unskilled"] == "forbid":
        raise Refused("not_learned", field="skill", rule="EP-POOL-11", what=name)
    return (*found, Item(Message("item-unskilled"), UNSKILLED[table.content.skills[skill].column]))


def speciality_items(table: Table, being: Being, skill: str, speciality: str) -> tuple[Item, ...]:
    """The die of a speciality, where the table plays with those (EP-SKILL-08).

    Refuses `specialities_off`, and `bad_value` where the being has none of that name in this skill.
    """
    if not speciality:
        return ()
    if not table.options["specialities"]:
        raise Refused("specialities_off", field="speciality", rule="EP-SKILL-08")
    there = being.specialities.get(skill, ())
    if speciality not in there:
        allowed: Message | tuple[str, ...] = there or Message("allowed-no-speciality")
        raise Refused("bad_value", field="speciality", rule="EP-SKILL-08", value=speciality, allowed=allowed)
    return (Item(Message("item-speciality", {"what": speciality}), SPECIALITY),)


def given(source: str, amount: int) -> tuple[Item, ...]:
    """Dice that the command says, if there are any (EP-POOL-02)."""
    return (Item(Message(f"item-{source}"), amount),) if amount else ()


def pool_items(table: Table, being: Being, cmd: Rolled) -> tuple[Item, ...]:
    """The pool of a check: attribute and skill, two attributes, or so many dice (EP-POOL-01, EP-POOL-10).

    Refuses `bad_value` where it says nothing to roll on, or two things at once.
    """
    if cmd.pool is not None:
        for field in ("attribute", "skill", "attribute2", "speciality"):
            if getattr(cmd, field):
                raise Refused("bad_value", field=field, value=getattr(cmd, field), allowed=Message("allowed-nothing"))
        items: tuple[Item, ...] = (Item(Message("item-fixed"), cmd.pool),)
    else:
        if not cmd.attribute:
            allowed = tuple(Ref("attribute", one) for one in table.content.attributes)
            raise Refused("bad_value", field="attribute", value="", allowed=allowed)
        if cmd.skill and cmd.attribute2:
            raise Refused("bad_value", field="attribute2", value=cmd.attribute2, allowed=Message("allowed-nothing"))
        items = (attribute_item(table, being, cmd.attribute),)
        if cmd.skill:
            items += skill_items(table, being, cmd.skill)
        items += speciality_items(table, being, cmd.skill, cmd.speciality)
        if cmd.attribute2:
            items += (attribute_item(table, being, cmd.attribute2, "attribute2"),)
    return (*items, *given("tools", cmd.tools), *given("difficulty", cmd.difficulty))


async def word_of_gm(act: Act[Table], who: str, items: Sequence[Item], approved: bool) -> tuple[Item, ...]:
    """What tools and difficulty are worth is the game master's word (EP-POOL-12): more dice, or fewer.

    The question names what the player counts on, so that nothing of it goes unseen.
    """
    if approved:
        return ()
    named = tuple(Message("item-of-pool", {"source": one.source, "amount": one.amount}) for one in items)
    args = {"who": name_of(who), "pool": max(0, sum(one.amount for one in items)), "items": named}
    more = await act.ask_number("more_dice", GM, -MOST_FOR_IT, MOST_FOR_IT, suggestion=0, judgement=True, args=args)
    return given("word", more)


def spent_willpower(act: Act[Table], being: Being, wanted: bool) -> tuple[Item, ...]:
    """A point of Willpower is spent for dice, if it is wanted. Refuses what `willpower_items` refuses."""
    items = willpower_items(act.state, being, wanted)
    spend(act, being, items)
    return items


def willpower_items(table: Table, being: Being, wanted: bool) -> tuple[Item, ...]:
    """The dice that a point of Willpower buys, where the table allows that (EP-DER-09). Refuses `no_willpower`."""
    if not wanted:
        return ()
    if not table.options["willpower_spend"]:
        raise Refused("willpower_stays", field="willpower", rule="EP-DER-09")
    if willpower(table, being) < 1:
        raise Refused("no_willpower", field="willpower", rule="EP-DER-09")
    return given("willpower", WILLPOWER_DICE)


def spend(act: Act[Table], being: Being, bought: tuple[Item, ...]) -> None:
    """The point of Willpower that these dice cost is gone."""
    if bought:
        become(act, replace(act.state.beings[being.id], spent=being.spent + 1))


async def roll_pool(
    act: Act[Table],
    being: Being,
    items: Sequence[Item],
    purpose: Purpose,
    key: str = "die",
    target: str = "",
    open_: bool | None = None,
    secret: bool = False,
) -> Thrown:
    """Roll the dice of these items, and lay the card on the table, with the faces that everybody was told.

    `secret`: there are values of others in it that whoever plays this being does not know.
    """
    before = len(act.events)
    found = await throw(act, being.id, sum(one.amount for one in items), key)
    faces = tuple(event.face for event in act.events[before:] if isinstance(event, DieFell))
    act.emit(
        PoolRolled(
            by=being.id,
            purpose=purpose,
            items=tuple(items),
            pool=found.pool,
            chance=found.chance,
            successes=found.successes,
            outcome=found.outcome,
            target=target,
            open=being.shows("values") if open_ is None else open_,
            faces=faces,
            hidden=not being.present,
            secret=secret,
        )
    )
    return found


async def effect(act: Act[Table], being: Being, found: Thrown) -> None:
    """What a spectacular success or a catastrophe brings is told by the game master (EP-POOL-13, EP-CH-08)."""
    if found.outcome not in ("spectacular", "catastrophic"):
        return
    args = {"who": name_of(being.id), "count": found.successes}
    text = await act.ask_text(f"effect_{found.outcome}", GM, judgement=True, args=args)
    if text:
        act.emit(EffectTold(being.id, found.outcome, text))
