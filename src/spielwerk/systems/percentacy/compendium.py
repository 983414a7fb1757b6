"""How the tables of Percentacy stand in the compendium."""

from __future__ import annotations

from typing import Final

from spielwerk.core.content.shelves import Shelves

from .content import HERE
from .said import said, said_plain

SHELVES: Final = Shelves(
    kinds=(
        "skill",
        "attribute",
        "category",
        "talent",
        "handicap",
        "weapon",
        "trait",
        "armour",
        "gear",
        "species",
        "profile",
        "condition",
        "situation",
        "hazard",
        "role",
        "archetype",
        "scale",
        "degree",
        "term",
    ),
    links={
        "attributes": ("attribute",),
        "attribute": ("attribute",),
        "categories": ("category",),
        "category": ("category",),
        "gear": ("gear",),
        "handicaps": ("handicap",),
        "opposite": ("talent", "handicap"),
        "parent": ("skill",),
        "profile": ("profile",),
        "skill": ("skill",),
        "skills": ("skill",),
        "species": ("species",),
        "talents": ("talent",),
        "weapons": ("weapon",),
    },
    parts={"traits": "trait"},
    prose=("text", "use", "scope"),
    left_out=("choice", "fields", "per"),
    signed=("modifier", "amount"),
    text=HERE / "text" / "compendium",
    said=said,
    said_plain=said_plain,
)
"""Names by lot are no knowledge and have no shelf."""
