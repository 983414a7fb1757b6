"""Quick starts: a legal character from an archetype, to be changed at will."""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.core.characters.drafts import archetype_of
from spielwerk.core.content.reading import Text
from spielwerk.systems.percentacy.commands import Chosen
from spielwerk.systems.percentacy.content import ARCHETYPES
from spielwerk.systems.percentacy.rows import TraitTaken
from spielwerk.systems.percentacy.state import Armour, Owned

from .draft import Draft


def quick_start(archetype: str, language: str, name: str = "") -> Draft:
    """The draft of an archetype, with its words in a language; only a name may be missing. Refuses `unknown_id`."""
    row = archetype_of(ARCHETYPES, archetype)
    return Draft(
        name=name,
        concept=row.concept.in_language(language),
        species=row.species,
        background=row.background.in_language(language),
        attributes=dict(row.attributes),
        skills={
            f"{skill}:{row.fields[skill].in_language(language)}" if skill in row.fields else skill: value
            for skill, value in row.skills.items()
        },
        talents=_chosen(row.talents, language),
        handicaps=_chosen(row.handicaps, language),
        armour=(Armour(row.armour),) if row.armour else None,
        weapons=row.weapons,
        gear=tuple(Owned(one.id, _said(one.called, language)) for one in row.gear),
    )


def _chosen(taken: Iterable[TraitTaken], language: str) -> tuple[Chosen, ...]:
    return tuple(Chosen(one.id, one.skill, _said(one.field, language), _said(one.subject, language)) for one in taken)


def _said(text: Text | None, language: str) -> str:
    return text.in_language(language) if text is not None else ""
