"""What mends a draft: dots more or less, so that a column or the merits use exactly their points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spielwerk.core.characters.drafts import Edit, Repair
from spielwerk.core.text import Message, Ref
from spielwerk.systems.erzaehlpool.content import Content

from .points import cost

SOME: Final = 2
"""So many ways to mend the merits are offered at most."""


def filled(field: str, ratings: Mapping[str, int], left: int, least: int, most: int) -> tuple[Repair, ...]:
    """Give all that is left to the lowest dots of a column; nothing where the dear dots do not let it come out even."""
    after = dict(ratings)
    while left > 0:
        able = [name for name, rating in after.items() if least <= rating < most and _next(rating, least) <= left]
        if not able:
            return ()
        lowest = min(able, key=after.__getitem__)
        left -= _next(after[lowest], least)
        after[lowest] += 1
    return (_to(field, ratings, after, Message("repair-spread")),)


def _next(rating: int, least: int) -> int:
    return cost(rating + 1, least) - cost(rating, least)


def _to(field: str, before: Mapping[str, int], after: Mapping[str, int], several: Message) -> Repair:
    """The edits from one set of ratings to another; `several` is said where more than one changes."""
    changed = {name: rating for name, rating in after.items() if rating != before[name]}
    edits = tuple(Edit(f"{field}.{name}", rating) for name, rating in changed.items())
    return Repair(several if len(changed) > 1 else _set(field, *next(iter(changed.items()))), edits)


def lowered(field: str, ratings: Mapping[str, int], over: int, least: int) -> tuple[Repair, ...]:
    """Take away what is too much, from the highest dots of a column."""
    after = dict(ratings)
    while over > 0:
        able = [name for name, rating in after.items() if cost(rating, least)]
        back = {name: cost(after[name], least) - cost(after[name] - 1, least) for name in able}
        highest = max(able, key=lambda name: (back[name] <= over, after[name]))
        over -= back[highest]
        after[highest] -= 1
    return (_to(field, ratings, after, Message("repair-lower")),)


def nearest(field: str, name: str, rating: int, allowed: tuple[int, ...]) -> tuple[Repair, ...]:
    """The allowed ratings next to one that is not."""
    below, above = [one for one in allowed if one < rating], [one for one in allowed if one > rating]
    return tuple(Repair(_set(field, name, one), (Edit(f"{field}.{name}", one),)) for one in (*below[-1:], *above[:1]))


def other_merits(content: Content, merits: Mapping[str, int], more: int) -> tuple[Repair, ...]:
    """Merits lower or left out where so many points are too many, higher where points are left (`more` below 0)."""
    ways: list[tuple[int, str, int]] = []
    for name, rating in merits.items():
        row = content.merits.get(name.partition(":")[0])
        allowed = (0, *row.ratings) if row is not None else (0,)
        for one in allowed:
            left = cost(rating) - cost(one) - more
            if one != rating and (left >= 0 if more > 0 else left == 0):
                ways.append((left, name, one))
    best = sorted(ways, key=lambda way: (way[0], merits[way[1]], way[1], way[2]))[:SOME]
    return tuple(_rated(name, one) for _, name, one in best)


def _rated(name: str, rating: int) -> Repair:
    """A merit with another rating, or left out."""
    if rating:
        return Repair(_set("merits", name, rating), (Edit(f"merits.{name}", rating),))
    return Repair(Message("repair-drop", {"what": _ref("merits", name)}), (Edit(f"merits.{name}"),))


def _set(field: str, name: str, rating: int) -> Message:
    return Message("repair-set", {"what": _ref(field, name), "value": rating})


def _ref(field: str, name: str) -> Ref | Message:
    """The name of an attribute, a skill or a merit, with its label."""
    broad, _, label = name.partition(":")
    ref = Ref(field.removesuffix("s"), broad)
    return Message("sheet-labelled", {"what": ref, "label": label}) if label else ref
