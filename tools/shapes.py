"""Writes the client's types, `web/src/lib/shapes.ts`, from the shapes that Python declares for what it sends and takes.

By hand: `.venv/bin/python -m tools.shapes write`; `… check` says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import Struct

from spielwerk.core.system import installed
from spielwerk.server.routes import BODIES
from spielwerk.server.shapes import ANSWERS
from spielwerk.table import shapes, wire
from tools import frontend

ROOT: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = ROOT / "web/src/lib/shapes.ts"
REF: Final = "#/components/schemas/{name}"
OPTIONS: Final = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false", "--alphabetize")


def document() -> dict[str, Any]:
    """An OpenAPI document without paths: the components for all that travels."""
    messages = get_args(shapes.FromServer)
    sent = [*messages, *ANSWERS, *_beings()]
    taken = [wire.Any_, *BODIES]
    out, out_components = _components(sent)
    into, into_components = _components(taken)
    for name in sorted(out_components.keys() & into_components.keys()):
        if out_components[name] != into_components[name]:
            sys.exit(f"{name} is the name of one shape that is sent and of another that is taken")
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


def _components(types: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    found, components = msgspec.json.schema_components(types, schema_hook=_fraction, ref_template=REF)
    return list(found), components


def _fraction(kind: type) -> dict[str, Any]:
    if kind is Fraction:
        return {"type": "string", "description": 'An exact chance, as text "numerator/denominator".'}
    raise TypeError(f"no schema for {kind}")


def _beings() -> Iterator[Any]:
    """What each system tells of a being."""
    for system in installed().values():
        told = get_type_hints(system.views.being)["return"]
        yield from (one for one in get_args(told) if one is not type(None))


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


def written() -> str:
    """The file as it should be. Raises `subprocess.CalledProcessError` if openapi-typescript fails."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "shapes.json", Path(folder) / "shapes.ts"
        source.write_text(json.dumps(document(), default=list))
        frontend.npm(ROOT, "exec", "--", "openapi-typescript", str(source), "--output", str(made), *OPTIONS)
        return made.read_text()


def main() -> None:
    match sys.argv[1:]:
        case ["write"]:
            WRITTEN.write_text(written())
        case ["check"]:
            if not WRITTEN.exists() or WRITTEN.read_text() != written():
                sys.exit("web/src/lib/shapes.ts is not up to date: .venv/bin/python -m tools.shapes write")
        case _:
            sys.exit("usage: python -m tools.shapes write | check")


if __name__ == "__main__":
    main()
