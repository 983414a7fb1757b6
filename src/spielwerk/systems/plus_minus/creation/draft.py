"""A draft: a character as somebody is drawing it up, right or wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from spielwerk.core.bounds import MANY, ById, Line, Many, Paragraph, Story
from spielwerk.core.characters.arrival import Name
from spielwerk.core.system import read
from spielwerk.systems.plus_minus.beings import AbilityId
from spielwerk.systems.plus_minus.content import AVERAGE, QUALITIES, AbilityKind

Amount = Annotated[int, Meta(ge=-1000, le=1000)]


class AbilityDrawn(Struct, frozen=True, forbid_unknown_fields=True):
    """An ability with any value."""

    value: Amount
    kind: AbilityKind = "skill"


class TraitDrawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait with any values."""

    name: Line
    plus: Amount = 0
    minus: Amount = 0

    @property
    def total(self) -> int:
        """Both sides together (PM-TRAIT-04)."""
        return self.plus + self.minus


Abilities = Annotated[dict[AbilityId, AbilityDrawn], Meta(max_length=MANY)]


class Draft(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a draft says; all values are whole numbers (PM-QUAL-16, PM-ABIL-10).

    A missing key and `""` are both missing; a quality that is not given is average (PM-QUAL-15).
    """

    name: Name = ""
    concept: Paragraph = ""
    qualities: ById[Amount] = field(default_factory=dict)
    abilities: Abilities = field(default_factory=dict)
    traits: Many[TraitDrawn] = ()
    notes: Story = ""
    npc: bool = False

    def quality(self, id: str) -> int:
        """The value of a quality."""
        return self.qualities.get(id, AVERAGE)

    @property
    def totals(self) -> dict[str, int]:
        """What all qualities, all abilities and all traits come to."""
        return {
            "qualities": sum(self.quality(one) for one in QUALITIES),
            "abilities": sum(one.value for one in self.abilities.values()),
            "traits": sum(one.total for one in self.traits),
        }


FIELDS: Final = Draft.__struct_fields__
NEW: Final = Draft(qualities=dict.fromkeys(QUALITIES, AVERAGE))
"""What a builder starts from: an average human (PM-QUAL-15)."""


def read_draft(data: Mapping[str, Any]) -> Draft:
    """A draft from plain data; the bare value of an ability is that of a skill. Refuses `bad_value` with the field."""
    plain = dict(data)
    abilities = plain.get("abilities")
    if isinstance(abilities, Mapping):
        plain["abilities"] = {key: {"value": one} if _bare(one) else one for key, one in abilities.items()}
    draft: Draft = read(plain, Draft)
    return draft


def _bare(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
