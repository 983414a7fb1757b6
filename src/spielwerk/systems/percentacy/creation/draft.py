"""A draft: a character as somebody is drawing it up, right or wrong, and the edits that change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, field

from spielwerk.core.bounds import ById, BySkill, Id, Line, Many, Story
from spielwerk.core.characters import drafts
from spielwerk.core.characters.arrival import Name
from spielwerk.core.characters.drafts import Edit
from spielwerk.core.system import read
from spielwerk.systems.percentacy.being import Value
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.rows import ATTRIBUTES
from spielwerk.systems.percentacy.state import Armour, Owned

Amount = Annotated[int, Meta(ge=-1000, le=1000)]


class Draft(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a draft says. A missing key and `""` are both missing; nothing has a default (contract G-9)."""

    name: Name = ""
    concept: Line = ""
    species: Id = ""
    background: Story = ""
    attributes: ById[Amount] = field(default_factory=dict)
    skills: BySkill[Value] = field(default_factory=dict)
    talents: Many[Chosen] = ()
    handicaps: Many[Chosen] = ()
    armour: Value | Many[Armour] | None = None
    weapons: Many[Id] = ()
    gear: Many[Owned] = ()
    notes: Story = ""
    level: Annotated[int, Meta(ge=1, le=1000)] = 1
    npc: bool = False
    role: Id = ""


FIELDS: Final = Draft.__struct_fields__
IN_PARTS: Final = ("attributes", "skills")
"""The fields that are changed part by part."""
NEW: Final = Draft(attributes=dict.fromkeys(ATTRIBUTES, 5))
"""What a builder starts from: each attribute at its least (PC-CHR-06)."""


def read_draft(data: Mapping[str, Any]) -> Draft:
    """A draft from plain data; talents, handicaps and gear may be bare ids. Refuses `bad_value` with the field."""
    plain = dict(data)
    for part in ("talents", "handicaps", "gear"):
        if isinstance(plain.get(part), list | tuple):
            plain[part] = [{"id": one} if isinstance(one, str) else one for one in plain[part]]
    draft: Draft = read(plain, Draft)
    return draft


def edited(draft: Draft, edits: Iterable[Edit]) -> Draft:
    """The draft after these edits. Refuses `bad_value` for an unknown field or a value that does not fit."""
    return read_draft(drafts.edited(drafts.plain(draft), edits, FIELDS, IN_PARTS))


def without(taken: Iterable[Chosen], one: Chosen) -> list[dict[str, Any]]:
    """A list of talents or handicaps with one of them less, as the value of an edit; in an order of its own."""
    left = sorted(taken, key=order)
    left.remove(one)
    return [plain_choice(other) for other in left]


def order(one: Chosen) -> tuple[str, str, str, str]:
    """By what talents and handicaps are sorted where their order says nothing."""
    return one.id, one.skill, one.field, one.subject


def plain_choice(one: Chosen) -> dict[str, Any]:
    """A talent or handicap as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(one)
    return data
