"""How the tables of Erzählpool stand in the compendium."""

from __future__ import annotations

from typing import Final

from spielwerk.core.content.shelves import Shelves

from .content import HERE

SHELVES: Final = Shelves(
    kinds=(
        "attribute",
        "skill",
        "column",
        "merit",
        "virtue",
        "vice",
        "sin",
        "derangement",
        "weapon",
        "armour",
        "size",
        "speed",
        "condition",
        "archetype",
        "term",
    ),
    links={
        "column": ("column",),
        "attributes": ("attribute",),
        "skills": ("skill",),
        "merits": ("merit",),
        "virtue": ("virtue",),
        "vice": ("vice",),
        "weapons": ("weapon",),
        "armour": ("armour",),
    },
    left_out=("named", "rule", "hook", "priorities"),
    text=HERE / "text" / "compendium",
)
