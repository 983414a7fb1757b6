"""The websocket of one browser at one table: one task for each direction, nothing kept for who is slow.

It is plain ASGI: whatever stands between a message and the table is gone through again for every browser.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from litestar.types import Receive, Send, WebSocketScope

from spielwerk.core.act import Refused
from spielwerk.core.shapes import error_of
from spielwerk.table import wire
from spielwerk.table.live import LiveTable
from spielwerk.table.viewer import Viewer

from .house import House
from .limits import Bucket
from .problems import catalogue, language_of
from .visiting import person_of

NOT_LOGGED_IN: Final = 4401
NO_SEAT: Final = 4403
NO_TABLE: Final = 4404
UNSEATED: Final = 4410
BROKEN: Final = 4411
FAILED: Final = 1011
RATE: Final = (100.0, 200.0)
"""Messages a second that a browser may send in the long run, and at once."""
TALK: Final = (2.0, 60.0)
"""Likewise of what somebody says: all of it is kept."""
MOST_REPLIES: Final = 50
"""Replies that may wait for a slow browser before no more is read from it."""
_log = logging.getLogger(__name__)


async def table_socket(house: House, scope: WebSocketScope, receive: Receive, send: Send) -> None:
    """Look at a table and play at it."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    await receive()  # that somebody wants to come in
    table = _table_of(scope["path"])
    if table is None:
        return await _close(send, NO_TABLE, "unknown_id")
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    person = person_of(headers.get(b"cookie", ""))
    try:
        live, seat = await house.seated(person, table)
    except Refused as refused:
        no_seat = NOT_LOGGED_IN if person is None else NO_SEAT
        codes = {"not_allowed": no_seat, "table_broken": BROKEN}
        return await _close(send, codes.get(refused.code, NO_TABLE), refused.code)
    except Exception:
        _log.exception("the table %s cannot be opened", table)
        return await _close(send, BROKEN, "table_broken")
    viewer = live.enter(seat.id, person or b"")
    language = language_of(headers.get(b"accept-language", ""))
    tasks = [asyncio.create_task(_send(send, viewer, language)), asyncio.create_task(_receive(receive, live, viewer))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except Exception:
        _log.exception("the view of %s at %s failed", seat.id, table)
        await _close(send, FAILED, "view_failed")
    finally:
        live.leave(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _table_of(path: str) -> str | None:
    match path.split("/"):
        case ["", "ws", "tables", table] | ["", "ws", table] if table:
            return table
    return None


async def _close(send: Send, code: int, reason: str) -> None:
    try:
        await send({"type": "websocket.close", "code": code, "reason": reason})
    except Exception:
        _log.debug("the browser was gone already")


async def _send(send: Send, viewer: Viewer, language: str) -> None:
    while True:
        await viewer.due()
        if viewer.dismissed:
            return await _close(send, UNSEATED, catalogue(language).say(Refused("unseated").message))
        for message in viewer.messages():
            try:
                await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            except OSError:  # the browser went away in the middle, as it may
                return None


async def _receive(receive: Receive, live: LiveTable[Any], viewer: Viewer) -> None:
    bucket, talk = Bucket(*RATE), Bucket(*TALK)
    while True:
        received = await receive()
        if received["type"] != "websocket.receive":
            return
        data = received.get("text") or ""
        if viewer.dismissed:
            continue
        try:
            bucket.take()
            message = wire.decode(data)
            if isinstance(message, wire.Say):
                talk.take()
            if isinstance(message, wire.AskView):
                viewer.look_again()
            else:
                viewer.reply(await live.take(viewer.seat, message))
        except Refused as refused:
            viewer.reply({"t": "refused", "key": wire.key_of(data), "error": error_of(refused)})
        except RecursionError:  # brackets within brackets without end
            unreadable = Refused("bad_value", says="unreadable")
            viewer.reply({"t": "refused", "key": wire.key_of(data), "error": error_of(unreadable)})
        except Exception:
            _log.exception("a message of %s failed", viewer.seat)
            viewer.reply({"t": "refused", "key": wire.key_of(data), "error": error_of(Refused("broken"))})
        if viewer.waiting > MOST_REPLIES:
            await viewer.told()
