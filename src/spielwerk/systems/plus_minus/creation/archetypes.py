"""Quick starts: a character from an archetype, to be changed at will."""

from __future__ import annotations

from spielwerk.core.characters.drafts import archetype_of
from spielwerk.systems.plus_minus.content import ARCHETYPES, INSTALLED

from .draft import AbilityDrawn, Draft, TraitDrawn


def quick_start(archetype: str, language: str, name: str = "") -> Draft:
    """The draft of an archetype, with its words in a language; only a name may be missing. Refuses `unknown_id`."""
    row = archetype_of(ARCHETYPES, archetype)
    return Draft(
        name=name,
        concept=row.concept.in_language(language),
        qualities=dict(row.qualities),
        abilities={id: AbilityDrawn(value, INSTALLED.abilities[id].kind) for id, value in row.abilities.items()},
        traits=tuple(TraitDrawn(one.name.in_language(language), one.plus, one.minus) for one in row.traits),
    )
