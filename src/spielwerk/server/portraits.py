"""Portraits over HTTP: who may give a being a picture, and who sees it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from spielwerk.core.act import Refused
from spielwerk.table import rights, wire

from .limits import Limit
from .pictures import LARGEST, picture, too_large
from .shapes import PortraitBrought
from .visiting import Here, Who, seen_being

MOST: Final = 400
"""The most pictures that beings of one table have."""
READ_ON: Final = 32 * 1024 * 1024
"""How much of a body that is too large is read nevertheless: else a browser would not get to see the answer."""
KEPT: Final = "private, max-age=604800, immutable"


@post("/api/tables/{table:str}/beings/{being:str}/portrait", status_code=200, request_max_body_size=None)
async def set_portrait(
    table: FromPath[str],
    being: FromPath[str],
    request: Request[Any, Any, Any],
    house: Here,
    visitor: Who,
    work_limit: NamedDependency[Limit],
) -> PortraitBrought:
    """Give a being the picture in the body. For its player and the game master."""
    live, seat = await house.seated(visitor.person, table)
    found = seen_being(live, seat, being)
    rights.act(seat)
    if not rights.is_gm(seat) and found.seat != seat.id:
        raise Refused("not_your_being", field="being", value=being)
    content = await _body(request)
    work_limit.take(visitor.address)
    brought = await asyncio.to_thread(picture, content, seat.id)
    command = {"do": "set_portrait", "target": being, "portrait": brought.hash}
    await live.bring(seat.id, wire.Do(f"portrait-{secrets.token_hex(8)}", command), brought, MOST)
    return {"portrait": brought.hash}


async def _body(request: Request[Any, Any, Any]) -> bytes:
    """The body, as far as it is allowed. Refuses `picture_too_large`."""
    read = bytearray()
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > READ_ON:
            break
        if size <= LARGEST:
            read += chunk
    if size > LARGEST:
        raise too_large()
    return bytes(read)


@get("/api/tables/{table:str}/beings/{being:str}/portrait/{name:str}/{size:str}")
async def portrait(
    table: FromPath[str], being: FromPath[str], name: FromPath[str], size: FromPath[str], house: Here, visitor: Who
) -> Response[bytes]:
    """The picture that a being has now, `small` or `large`, for those who see the being."""
    live, seat = await house.seated(visitor.person, table)
    found = seen_being(live, seat, being)
    kept = live.log.picture(table, name) if name and name == found.portrait and size in ("small", "large") else None
    if kept is None:
        raise Refused("unknown_id", field="portrait", value=name)
    content = kept.small if size == "small" else kept.large
    return Response(content, media_type="image/webp", headers={"cache-control": KEPT})


ROUTES: Final[list[Any]] = [set_portrait, portrait]
