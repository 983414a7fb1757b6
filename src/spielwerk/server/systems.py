"""HTTP: the rule systems, their content and their compendium, as they are installed or as a table plays with them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct, to_builtins

from spielwerk.core.act import Refused
from spielwerk.core.content.compendium import compendium, sentences
from spielwerk.core.content.reading import Row, Tables
from spielwerk.core.shapes import names
from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, LANGUAGES, read_sources

from . import shapes
from .house import House, Visitor
from .problems import spoken
from .static import send
from .visiting import Here, Who


def plain(value: Any) -> Any:
    """Content as JSON has it, nothing left out."""
    if isinstance(value, Struct):
        config = value.__struct_config__
        tag = {config.tag_field: config.tag} if config.tag_field is not None else {}
        return {**tag, **{name: plain(getattr(value, name)) for name in value.__struct_fields__}}
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(one) for one in (sorted(value) if isinstance(value, set | frozenset) else value)]
    return to_builtins(value)


@get("/api/systems")
async def systems(house: Here) -> list[shapes.SystemRow]:
    """The rule systems that are installed."""
    return [{"id": one.id, "name": names(one.name), "edition": one.edition} for one in house.systems.values()]


class Looked(NamedTuple):
    """A system as it is asked for: with the names that a table has for its rows where one is named, and the rows that
    it has agreed to."""

    system: System[Any]
    rows: Tables


async def looked_at(house: House, visitor: Visitor, system: str, table: str) -> Looked:
    """A system; with a `table`, as it is played there. Refuses `no_system`, and what `seated` refuses."""
    found = house.systems.get(system)
    if found is None:
        raise Refused("no_system", field="system", value=system)
    if not table:
        return Looked(found, found.tables)
    live, _ = await house.seated(visitor.person, table)
    if live.game.system != system:
        raise Refused("bad_value", field="table", value=table, allowed=system)
    state, contents = live.play.state, live.system.contents
    rows = found.tables if contents is None else contents.agreed(state)
    return Looked(live.system.at(state), rows)


async def _described(
    request: Request[Any, Any, Any], house: House, found: Looked, languages: tuple[str, ...]
) -> Response[bytes]:
    """A system in these languages."""
    name, rows = "/".join((found.system.id, *languages)), found.system.tables
    return send(request, await house.packed.file(name, rows, lambda: described(found, languages)))


@get("/api/systems/{system:str}")
async def system_info(
    request: Request[Any, Any, Any], system: FromPath[str], house: Here, visitor: Who, table: FromQuery[str] = ""
) -> Response[bytes]:
    """A system's content and sentences; with a `table`, the content that it has agreed to."""
    found = await looked_at(house, visitor, system, table)
    return await _described(request, house, found, LANGUAGES)


@get("/api/systems/{system:str}/first/{language:str}")
async def system_first(
    request: Request[Any, Any, Any],
    system: FromPath[str],
    language: FromPath[str],
    house: Here,
    visitor: Who,
    table: FromQuery[str] = "",
) -> Response[bytes]:
    """What a page needs of a system at first: one language's sentences, and options without their explanations."""
    found = await looked_at(house, visitor, system, table)
    lang = spoken(language, "language")
    return await _described(request, house, found, (lang,))


@get("/api/systems/{system:str}/compendium/{language:str}")
async def compendium_of(
    request: Request[Any, Any, Any],
    system: FromPath[str],
    language: FromPath[str],
    house: Here,
    visitor: Who,
    table: FromQuery[str] = "",
) -> Response[bytes]:
    """Everything in a system to be read and searched, in one language; fetched when it is first opened.

    With a `table`, what that table has of its own stands among it.
    """
    found = await looked_at(house, visitor, system, table)
    lang = spoken(language, "language")
    name, rows = f"{system}/compendium/{lang}", found.system.tables
    return send(request, await house.packed.file(name, rows, lambda: compendium(found.system, lang)))


def described(looked: Looked, languages: Collection[str] = LANGUAGES) -> shapes.SystemInfo:
    """A system as browsers know it. With fewer languages, what the others say is "", and so is what options mean."""
    found = looked.system
    say = {lang: sentences(found, lang) for lang in LANGUAGES}
    content = {
        kind: [
            _row(row, {lang: " ".join(say[lang](row)) if lang in languages else "" for lang in LANGUAGES})
            for row in rows.values()
            if isinstance(row, Row)
        ]
        for kind, rows in looked.rows.items()
        if kind not in found.backstage
    }
    folders = [CORE_TEXT, found.text, *([found.shelves.text] if found.shelves.text is not None else [])]
    read = {lang: "\n".join(read_sources(folder, lang) for folder in folders) for lang in languages}
    silent = dict.fromkeys(LANGUAGES, "")
    untold = {} if len(languages) == len(LANGUAGES) else {"text": silent}
    muted = frozenset(LANGUAGES) - frozenset(languages)
    options = [{**plain(option), **untold} for option in found.options.by_id.values()]
    return {
        "id": found.id,
        "name": names(found.name),
        "version": found.version,
        "edition": found.edition,
        "document": names(found.document),
        "facets": found.facets,
        "sheets": found.views.sheet is not None,
        "options": _without(options, muted),
        "content": _without(content, muted),
        "figures": {} if found.figures is None else found.figures(looked.rows),
        "text": names({**silent, **read}),
    }


def _without(told: Any, muted: frozenset[str]) -> Any:
    """The same without what is said in these languages."""
    if isinstance(told, dict):
        if muted and told.keys() == frozenset(LANGUAGES) and all(isinstance(text, str) for text in told.values()):
            return {language: "" if language in muted else text for language, text in told.items()}
        return {key: _without(value, muted) for key, value in told.items()} if muted else told
    return [_without(one, muted) for one in told] if muted and isinstance(told, list | tuple) else told


def _row(row: Row, said: dict[str, str]) -> dict[str, Any]:
    """A row of the content; what is said of its data stands as its text."""
    return {**plain(row), **({"text": said} if any(said.values()) else {})}


ROUTES: Final[list[Any]] = [systems, system_info, system_first, compendium_of]
