"""Quick starts: a legal character from an archetype, to be changed at will."""

from __future__ import annotations

from spielwerk.core.characters.drafts import archetype_of
from spielwerk.systems.erzaehlpool.content import ARCHETYPES

from .draft import Draft, order_of


def quick_start(archetype: str, language: str, name: str = "") -> Draft:
    """The draft of an archetype, with its words in a language; only a name may be missing. Refuses `unknown_id`."""
    row = archetype_of(ARCHETYPES, archetype)
    return Draft(
        name=name,
        concept=row.concept.in_language(language),
        faction=row.faction.in_language(language),
        priorities=order_of(row.priorities),
        attributes=dict(row.attributes),
        skills=dict(row.skills),
        merits={
            f"{one.id}:{one.label.in_language(language)}" if one.label is not None else one.id: one.rating
            for one in row.merits
        },
        virtue=row.virtue,
        vice=row.vice,
        armour=row.armour,
        weapons=row.weapons,
    )
