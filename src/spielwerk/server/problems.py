"""Errors as problem+json: a stable code, the sentence for the client, and the same sentence in the asker's language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.utils.scope.state import ScopeState

from spielwerk.core import faults
from spielwerk.core.act import Refused
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, Ref, read_sources
from spielwerk.table import wire

STATUS: Final = {
    "not_logged_in": 401,
    "wrong_password": 401,
    "not_allowed": 403,
    "foreign_origin": 403,
    "no_csrf_token": 403,
    "no_table": 404,
    "no_invite": 404,
    "unknown_id": 404,
    "http": 404,
    "bad_value": 400,
    "too_large": 413,
    "picture_too_large": 413,
    "picture_too_many_pixels": 413,
    "picture_unreadable": 415,
    "too_many_pictures": 409,
    "too_fast": 429,
    "log_unsafe": 503,
    "table_broken": 500,
}


_LIKED: Final = re.compile(r"([a-z]+)[a-z0-9-]*(?:\s*;\s*q=([01](?:\.\d{0,3})?))?", re.IGNORECASE)
"""A language with whatever stands behind it, and how much it is liked."""


@cache
def catalogue(language: str) -> Catalogue:
    """The sentences that belong to no system."""
    return Catalogue(language, [read_sources(CORE_TEXT, language)], lambda ref, _language: _plain(ref))


def _plain(ref: Ref) -> str:
    return ref.id


def language_of(accepted: str) -> str:
    """The language of ours that a browser likes best; English where it likes none."""
    liked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        found = _LIKED.fullmatch(part.strip())
        if found is None:
            continue
        language, weight = found[1].lower(), float(found[2] or 1)
        if language in LANGUAGES and weight > 0:
            liked.append((-weight, place, language))
    return min(liked)[2] if liked else "en"


def spoken(language: str, field: str) -> str:
    """A language that was asked for. Refuses `bad_value` for one that nothing is said in."""
    if language not in LANGUAGES:
        raise Refused("bad_value", field=field, value=language, allowed=", ".join(LANGUAGES))
    return language


def body(code: str, message: Message, status: int, language: str, field: str = "") -> dict[str, Any]:
    """The problem as JSON has it."""
    problem: dict[str, Any] = {
        "type": f"urn:spielwerk:{code}",
        "title": catalogue(language).say(message),
        "status": status,
        "code": code,
        "message": {"id": message.id, "args": message.args},
    }
    return {**problem, "field": field} if field else problem


def encode(code: str, message: Message, language: str, field: str = "") -> tuple[int, bytes]:
    """Status and bytes of a problem."""
    status = STATUS.get(code, 409)
    return status, wire.encode(body(code, message, status, language, field))


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Answer a refusal."""
    language = language_of(request.headers.get("accept-language", ""))
    status, content = encode(error.code, error.message, language, error.field)
    return Response(content, status_code=status, media_type="application/problem+json")


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses: no such address, a body that does not fit."""
    status = error.status_code
    language = language_of(request.headers.get("accept-language", ""))
    if status == 400:
        problem = _misfit(request, error)
    elif status == 413:
        given = request.headers.get("content-length", "")
        most = request.route_handler.resolve_request_max_body_size() or wire.LONGEST
        problem = Refused("too_large", value=int(given) if given.isdigit() else "–", allowed=most)
    else:
        problem = Refused("http", status=status)
    content = wire.encode(body(problem.code, problem.message, status, language, problem.field))
    return Response(content, status_code=status, media_type="application/problem+json")


def too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[bytes]:
    """Answer a body with brackets within brackets without end."""
    return refused(request, Refused("bad_value", says="unreadable"))


def _misfit(request: Request[Any, Any, Any], error: HTTPException) -> Refused:
    """What is wrong with a body or a parameter: what may stand there is what the handler's signature says."""
    fields = error.extra if isinstance(error.extra, list) else []
    first = fields[0] if fields and isinstance(fields[0], dict) else {}
    field, parameters = str(first.get("key", "")), request.route_handler.parsed_fn_signature.parameters
    lacking = faults.lacking(str(first.get("message", "")))
    if lacking is not None:
        return lacking
    if field in parameters and field != "data":
        return Refused("bad_value", field=field, allowed=faults.allowed(parameters[field].raw, None, []))
    body = ScopeState.from_scope(request.scope).body
    if "data" not in parameters or not isinstance(body, bytes):
        return Refused("bad_value", says="unreadable")
    shape = parameters["data"].annotation
    try:
        given = msgspec.json.decode(body)  # first all of it: the shape alone finds fault with what ends too early
    except (msgspec.DecodeError, UnicodeError):
        return Refused("bad_value", says="unreadable")
    try:
        msgspec.json.decode(body, type=shape)
    except msgspec.ValidationError as fault:
        return faults.refusal(fault, given, shape)
    return Refused("bad_value", says="unreadable")
