"""HTTP: drafts that are kept for whoever draws them up, from one browser to the next."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import delete, get, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from spielwerk.core.act import Refused
from spielwerk.core.bounds import Data
from spielwerk.core.faults import must_name
from spielwerk.store.contract import Draft

from . import shapes
from .drafting import LONGEST
from .house import House, Visitor
from .visiting import Here, Who

MOST: Final = 50
"""Drafts that are kept for one person."""
ID: Final = re.compile("[0-9a-zA-Z-]{1,60}")


class KeptBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as a browser keeps it, and when it was changed, in milliseconds since 1970."""

    system: Annotated[str, Meta(min_length=1, max_length=60)]
    changed: Annotated[int, Meta(ge=0, lt=2**53)]
    body: Data


@get("/api/drafts")
async def drafts(house: Here, visitor: Who) -> list[shapes.KeptDraft]:
    """What this person is drawing up, newest first; nothing for somebody nobody knows."""
    if visitor.person is None:
        return []
    kept = house.log.drafts(visitor.person)
    return [_kept(one) for one in kept]


def _kept(one: Draft) -> shapes.KeptDraft:
    body: Any = msgspec.Raw(one.body)  # it goes out as it came in
    return {"id": one.id, "system": one.system, "changed": one.changed, "body": body}


@put("/api/drafts/{draft:str}", request_max_body_size=LONGEST)
async def keep_draft(draft: FromPath[str], data: JSONBody[KeptBody], house: Here, visitor: Who) -> shapes.WasKept:
    """Keep a draft for the person who asks; for somebody nobody knows only their browser does.

    Refuses `too_many_drafts` for one more than are kept.
    """
    person = _known(house, visitor)
    if person is None:
        return {"kept": False}
    if not ID.fullmatch(draft):
        raise Refused("bad_value", field="draft", value=draft, allowed=ID.pattern)
    must_name(data.body, unfinished=True)
    kept = house.log.draft_times(person)
    if draft not in kept and len(kept) >= MOST:
        raise Refused("too_many_drafts", allowed=MOST)
    if kept.get(draft, 0) <= data.changed:
        body = msgspec.json.encode(data.body)
        await asyncio.wrap_future(house.log.put_draft(person, Draft(draft, data.system, body, data.changed)))
    return {"kept": True}


@delete("/api/drafts/{draft:str}", status_code=204)
async def drop_draft(draft: FromPath[str], house: Here, visitor: Who) -> None:
    """Forget a draft."""
    person = _known(house, visitor)
    if person is not None:
        await asyncio.wrap_future(house.log.drop_draft(person, draft))


def _known(house: House, visitor: Visitor) -> bytes | None:
    """Who asks, where they have joined a table or logged in."""
    person = visitor.person
    return person if house.seats_of(person) or house.is_owner(person) else None


BODIES: Final = (KeptBody,)
"""What these routes take."""
ROUTES: Final[list[Any]] = [drafts, keep_draft, drop_draft]
