"""A description of all that travels: the messages of the websocket, the bodies and answers of HTTP, views of beings and
drafts, as schemas of an OpenAPI document. The client's types are made from it, see `tools/shapes.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final, get_args, get_type_hints

import msgspec
from litestar import Request, Response, get
from msgspec import Struct

from spielwerk.core.system import System
from spielwerk.table import shapes, wire

from . import arriving, drafting, kept_drafts, routes
from .shapes import ANSWERS
from .static import send
from .visiting import Here

REF: Final = "#/components/schemas/{name}"


class Ambiguous(ValueError):
    """A name that one shape has that is sent and another that is taken."""


def description(systems: Mapping[str, System[Any]]) -> dict[str, Any]:
    """An OpenAPI document without paths: `FromServer` and `ToServer` are the messages of the websocket."""
    messages = get_args(shapes.FromServer)
    out, out_components = _components([*messages, *ANSWERS, *_of_systems(systems)])
    bodies = (body for part in (routes, drafting, arriving, kept_drafts) for body in part.BODIES)
    into, into_components = _components([wire.ToServer, *bodies])
    for name in sorted(out_components.keys() & into_components.keys()):
        if out_components[name] != into_components[name]:
            raise Ambiguous(name)
    for name, schema in out_components.items():
        _always_sent(schema, name in _omitting())
    unions = {"FromServer": {"anyOf": out[: len(messages)]}, "ToServer": into[0]}
    components = {**into_components, **out_components, **unions}
    _open(components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spielwerk", "version": "1"},
        "paths": {},
        "components": {"schemas": components},
    }


@get("/api/shapes")
async def all_shapes(request: Request[Any, Any, Any], house: Here) -> Response[bytes]:
    """What travels over the websocket and over HTTP, as schemas: `ToServer`, `FromServer`, bodies, answers, views."""
    return send(request, await house.packed.file("shapes", house.systems, lambda: description(house.systems)))


def _components(types: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    found, components = msgspec.json.schema_components(types, schema_hook=_fraction, ref_template=REF)
    return list(found), components


def _fraction(kind: type) -> dict[str, Any]:
    if kind is Fraction:
        return {"type": "string", "description": 'An exact chance, as text "numerator/denominator".'}
    raise TypeError(f"no schema for {kind}")


def _of_systems(systems: Mapping[str, System[Any]]) -> Iterator[Any]:
    """What each system tells of a being, of a draft, and of its rules."""
    for system in systems.values():
        told = get_type_hints(system.views.being)["return"]
        yield from (one for one in get_args(told) if one is not type(None))
        if system.figures is not None:
            yield get_type_hints(system.figures)["return"]
        if system.creation is not None:
            yield get_type_hints(system.creation.view)["return"]


def _omitting() -> set[str]:
    """The structs that leave out what is as usual."""
    return {kind.__name__ for kind in _below(Struct) if kind.__struct_config__.omit_defaults}


def _below(kind: type) -> Iterator[Any]:
    one: type
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _always_sent(schema: dict[str, Any], omits: bool) -> None:
    """What is sent has its defaults too, unless the struct leaves them out."""
    for name, field in schema.get("properties", {}).items():
        if "default" in field:
            del field["default"]
            if not omits:
                schema["required"].append(name)


def _open(schema: Any) -> None:
    """A table of anything: without this it would be one that is empty."""
    if isinstance(schema, list):
        for one in schema:
            _open(one)
    elif isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema and "additionalProperties" not in schema:
            schema["additionalProperties"] = {}
        for one in schema.values():
            _open(one)


ROUTES: Final[list[Any]] = [all_shapes]
