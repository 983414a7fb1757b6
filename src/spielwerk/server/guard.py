"""The outermost door: the right host and origin, the token against forged requests, and headers on every answer."""

from __future__ import annotations

import hmac
import ipaddress
import secrets
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from spielwerk.core.act import Refused

from . import problems

CSRF_COOKIE: Final = "csrftoken"
CSRF_HEADER: Final = b"x-csrftoken"
SAFE: Final = frozenset({"GET", "HEAD"})
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def is_loopback(address: str) -> bool:
    """Whether a host name or address is this machine."""
    if address == "localhost" or address.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(address.strip("[]")).is_loopback
    except ValueError:
        return False


def cookies_of(header: str) -> dict[str, str]:
    """The cookies of a request. `http.cookies` would read none behind one that it dislikes, and browsers send those of
    all servers of one host, whatever their port."""
    pairs = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip().strip('"') for name, mark, value in pairs if mark}


def _parts(url: str) -> SplitResult:
    """A URL in its parts; of what is none, no parts."""
    try:
        return urlsplit(url)
    except ValueError:  # a bracket that is not closed
        return urlsplit("")


class Guard:
    """Wraps what answers over HTTP, and the websockets. `near_only`: answer to names of this machine alone, since there
    is no password.

    A page from elsewhere that gets its name to point here would else speak as the owner.
    """

    def __init__(self, app: ASGIApp, sockets: ASGIApp, near_only: bool) -> None:
        self._app, self._sockets, self._near_only = app, sockets, near_only

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        headers = dict(scope["headers"])
        cookies = cookies_of(headers.get(b"cookie", b"").decode("latin-1"))
        code = self._fault(scope, headers, cookies)
        if scope["type"] == "websocket":
            if code:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": code})
                return None
            return await self._sockets(scope, receive, send)
        if code:
            return await _refuse(headers, code, _with_headers(send, None))
        fresh = scope["method"] in SAFE and CSRF_COOKIE not in cookies
        token = secrets.token_urlsafe(18) if fresh else None
        if scope["method"] == "HEAD":  # as GET, without the body
            scope["method"] = "GET"
            send = _bodiless(send)
        return await self._app(scope, receive, _with_headers(send, token))

    def _fault(self, scope: Any, headers: dict[bytes, bytes], cookies: dict[str, str]) -> str:
        host = headers.get(b"host", b"").decode("latin-1")
        name = _parts(f"//{host}").hostname or ""
        if self._near_only and not is_loopback(name):
            return "foreign_origin"
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get(b"origin", b"").decode("latin-1")
        if unsafe and origin and _parts(origin).netloc != host:
            return "foreign_origin"
        if unsafe and scope["type"] == "http":
            expected, given = cookies.get(CSRF_COOKIE, ""), headers.get(CSRF_HEADER, b"")
            if not expected or not hmac.compare_digest(expected.encode(), given):
                return "no_csrf_token"
        return ""


def _with_headers(send: Send, token: str | None) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            kept = b"immutable" in dict(given).get(b"cache-control", b"")
            cookie = [(b"set-cookie", f"{CSRF_COOKIE}={token}; Path=/; SameSite=Lax".encode())]
            message["headers"] = [*given, *HEADERS, *(cookie if token and not kept else [])]
        await send(message)

    return answer


def _bodiless(send: Send) -> Send:
    async def answer(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return answer


async def _refuse(headers: dict[bytes, bytes], code: str, send: Send) -> None:
    language = problems.language_of(headers.get(b"accept-language", b"").decode("latin-1"))
    status, content = problems.encode(code, Refused(code).message, language)
    fields = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": fields})
    await send({"type": "http.response.body", "body": content, "more_body": False})
