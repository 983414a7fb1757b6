"""The ASGI application of a house."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from spielwerk import __version__
from spielwerk.core.act import Refused
from spielwerk.core.text import Message
from spielwerk.table import wire

from . import arriving, described, drafting, kept_drafts, portraits, problems, routes, sheets, systems
from .guard import Guard
from .house import House
from .limits import Limit
from .socket import table_socket
from .static import client
from .visiting import visitor_of
from .works import RATE, Works

LOGINS: Final = (1 / 12, 5.0)
JOINS: Final = (1.0, 60.0)
WORKS: Final = (0.5, 30.0)
"""Sheets and pictures, which take a while to make."""
ROUTES: Final[list[Any]] = [
    *routes.ROUTES,
    *systems.ROUTES,
    *drafting.ROUTES,
    *arriving.ROUTES,
    *kept_drafts.ROUTES,
    *sheets.ROUTES,
    *portraits.ROUTES,
    *described.ROUTES,
]
"""What is answered over HTTP besides the files of the client."""
HANDLERS: Final[list[Any]] = [*ROUTES, client]
_log = logging.getLogger(__name__)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log.error("%s %s", request.method, request.url.path, exc_info=error)
    language = problems.language_of(request.headers.get("accept-language", ""))
    content = wire.encode(problems.body("http", Message("error-http", {"status": 500}), 500, language))
    return Response(content, status_code=500, media_type="application/problem+json")


def create_app(house: House) -> ASGIApp:
    """The application; it closes the house when it ends."""
    login_limit, join_limit, work_limit = Limit(*LOGINS), Limit(*JOINS), Limit(*WORKS)
    works = Works(*RATE)
    app = Litestar(
        HANDLERS,
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=False),
            "login_limit": Provide(lambda: login_limit, sync_to_thread=False),
            "join_limit": Provide(lambda: join_limit, sync_to_thread=False),
            "work_limit": Provide(lambda: work_limit, sync_to_thread=False),
            "works": Provide(lambda: works, sync_to_thread=False),
        },
        exception_handlers={
            Refused: problems.refused,
            HTTPException: problems.http_error,
            RecursionError: problems.too_deep,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig("Spielwerk", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=wire.LONGEST,
        on_shutdown=[house.close],
        type_encoders={},
        logging_config=None,
    )
    return Guard(app, cast(ASGIApp, partial(table_socket, house)), near_only=house.open_door)
