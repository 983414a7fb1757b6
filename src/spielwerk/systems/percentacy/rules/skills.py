"""What is rolled on, and which attributes stand behind a skill (PC-SKL-02 to PC-SKL-06)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from spielwerk.core.act import Refused
from spielwerk.systems.percentacy.state import Being, Table


class On(Struct, frozen=True):
    """What is rolled on: the skill or attribute as named in the command, and the value that counts.

    `skill` is the skill that is rolled; `attribute` the attribute, where one is rolled; `stand_in` says that it takes
    the place of a skill that was never learned. `broader` is a learned skill of which that one is a narrow part
    (PC-SKL-12).
    """

    what: str
    base: int
    skill: str = ""
    attribute: str = ""
    stand_in: bool = False
    broader: str = ""


def linked(table: Table, skill: str, prefix: str = "") -> tuple[tuple[str, ...], str]:
    """The linked attributes of a skill and how they combine. Refuses `unknown_id`."""
    broad = skill.partition(":")[0]
    row = table.content.skills.get(broad)
    if row is None:
        raise Refused("unknown_id", field=f"{prefix}skill", value=skill)
    return row.attributes, row.combine


def governing(values: Mapping[str, int], attributes: Sequence[str], combine: str) -> str:
    """The attribute that governs a skill: the lowest of those all needed, the highest of alternatives (PC-SKL-03)."""
    return min(attributes, key=values.__getitem__) if combine == "lower" else max(attributes, key=values.__getitem__)


def broader(who: Being, parent: str) -> str:
    """The learned skill, or the best of its fields, of which a missing one is a narrow part (PC-SKL-12)."""
    fitting = [skill for skill, value in who.skills.items() if value and skill.partition(":")[0] == parent]
    return max(fitting, key=who.skills.__getitem__, default="")
