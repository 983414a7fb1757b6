"""A draft: a character as somebody is drawing it up, right or wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from spielwerk.core.bounds import Id, Line, Many, Story
from spielwerk.core.characters import drafts
from spielwerk.core.characters.arrival import Name
from spielwerk.core.characters.drafts import Edit
from spielwerk.core.system import read
from spielwerk.systems.erzaehlpool.being import Specialities, Value, in_whole_orders
from spielwerk.systems.erzaehlpool.content import INSTALLED
from spielwerk.systems.erzaehlpool.rows import Chosen, Column, Priorities
from spielwerk.systems.erzaehlpool.state import LEAST, Armour

HUMAN: Final = 5
"""Size and species factor of a human (EP-DER-03, EP-SPEED-03)."""
Field = Literal["attributes", "skills"]
Amount = Annotated[int, Meta(ge=-1000, le=1000)]
Ratings = Annotated[dict[Line, Amount], Meta(max_length=200)]


class Draft(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a draft says. A missing key and `""` are both missing; attributes start at 1 (contract G-9)."""

    name: Name = ""
    concept: Line = ""
    faction: Line = ""
    supernatural: Story = ""
    priorities: Chosen = Chosen()
    attributes: Ratings = field(default_factory=dict)
    skills: Ratings = field(default_factory=dict)
    merits: Ratings = field(default_factory=dict)
    virtue: Id | Many[Id] = ""
    vice: Id | Many[Id] = ""
    size: Value | Id = HUMAN
    species_factor: Value | Id = HUMAN
    armour: Armour | Id = ""
    weapons: Many[Id] = ()
    specialities: Specialities = field(default_factory=dict)
    notes: Story = ""
    npc: bool = False

    def rated(self, field: Field) -> Mapping[str, int]:
        """The ratings of a block."""
        return self.attributes if field == "attributes" else self.skills

    def order(self, field: Field) -> tuple[Column, ...]:
        """Which column of a block gets most, as far as it was said."""
        return self.priorities.attributes if field == "attributes" else self.priorities.skills


FIELDS: Final = Draft.__struct_fields__
IN_PARTS: Final = ("priorities", "attributes", "skills", "merits", "specialities")
"""The fields that are changed part by part."""
NEW: Final = Draft(attributes=dict.fromkeys(INSTALLED.attributes, LEAST))
"""What a builder starts from: the free first dots (EP-ATTR-02)."""


def read_draft(data: Mapping[str, Any]) -> Draft:
    """A draft from plain data. Refuses `bad_value` with the field; an order names every column once."""
    draft: Draft = read(data, Draft)
    in_whole_orders(draft.priorities)
    return draft


def edited(draft: Draft, edits: Iterable[Edit]) -> Draft:
    """The draft after these edits. Refuses `bad_value` for an unknown field or a value that does not fit."""
    return read_draft(drafts.edited(drafts.plain(draft), edits, FIELDS, IN_PARTS))


def order_of(priorities: Priorities) -> Chosen:
    """The order of an archetype."""
    return Chosen(priorities.attributes, priorities.skills)


def chosen_of(given: str | tuple[str, ...]) -> tuple[str, ...]:
    """The virtues or vices that a draft names: one, or a list of them."""
    return ((given,) if given else ()) if isinstance(given, str) else given
