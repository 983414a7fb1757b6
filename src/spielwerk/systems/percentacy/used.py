"""What somebody has of each kind of content, in earlier levels too, as the sheet shows those."""

from __future__ import annotations

from collections.abc import Iterator

from .magazines import of_magazine
from .state import Being, Page


def used(being: Being, kind: str) -> Iterator[str]:
    """The ids of the rows of a kind that a being has."""
    if kind == "species":
        yield being.species
    elif kind == "role":
        yield from (being.role,) if being.role else ()
    elif kind == "weapon":
        yield from (*being.weapons, *being.used_up, *(of_magazine(key)[0] for key in being.capacity))
    elif kind == "gear":
        yield from (one.id for one in being.gear)
    else:
        pages: tuple[Being | Page, ...] = (being, *being.history)
        for page in pages:
            yield from _on_page(page, kind)


def _on_page(page: Being | Page, kind: str) -> Iterator[str]:
    if kind == "skill":
        yield from (skill.partition(":")[0] for skill in page.skills)
        yield from (one.skill.partition(":")[0] for one in (*page.talents, *page.handicaps) if one.skill)
    else:
        yield from (one.id for one in (page.talents if kind == "talent" else page.handicaps))
