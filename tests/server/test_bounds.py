"""Everything that a client may send has a bound from its type, and what goes beyond is refused in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import inspect

from spielwerk.core import bounds
from spielwerk.core.act import SAID_BACK, Refused
from spielwerk.core.system import installed
from spielwerk.core.text import LANGUAGES, Ref
from spielwerk.server.app import ROUTES
from spielwerk.server.problems import catalogue
from spielwerk.systems.erzaehlpool.being import Sheet as SheetOfPools
from spielwerk.systems.erzaehlpool.creation.document import Record as RecordOfPools
from spielwerk.systems.erzaehlpool.creation.draft import Draft as DraftOfPools
from spielwerk.systems.percentacy.being import Sheet
from spielwerk.systems.percentacy.creation.document import Record
from spielwerk.systems.percentacy.creation.draft import Draft
from spielwerk.systems.percentacy.own import Setting
from spielwerk.systems.plus_minus.beings import Given
from spielwerk.systems.plus_minus.creation.document import Record as RecordOfTwoDice
from spielwerk.systems.plus_minus.creation.draft import Draft as DraftOfTwoDice
from spielwerk.table import wire
from tests.server.served import Browser, Server, serving

SYSTEMS = installed()
READ_INSIDE = (
    *(Sheet, Draft, Record, Setting),
    *(SheetOfPools, DraftOfPools, RecordOfPools),
    *(Given, DraftOfTwoDice, RecordOfTwoDice),
)
"""By what systems read the groups of fields that commands and bodies carry."""
Kind = inspect.Type


class Inside(msgspec.Struct):
    """Half of it has a bound."""

    fine: bounds.Line
    text: str


class Loose(msgspec.Struct):
    """Nearly nothing has a bound."""

    names: tuple[bounds.Id, ...]
    table: bounds.ById[str]
    inside: bounds.Many[Inside | int]


def bodies() -> Iterator[Any]:
    """The bodies of all routes."""
    for route in ROUTES:
        data = get_type_hints(route.fn, include_extras=True).get("data")
        if data is not None:
            yield get_args(data)[0]


def unbounded(kind: Kind, place: str, seen: set[Any], bound: bool = False) -> Iterator[str]:
    """The places of a shape at which a text, a list or a group of fields may be as long as it likes."""
    if isinstance(kind, inspect.Metadata):
        yield from unbounded(kind.type, place, seen, bound)
        return
    if isinstance(kind, inspect.StrType):
        if kind.max_length is None and kind.pattern is None:
            yield place
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        if kind.max_length is None:
            yield place
        yield from unbounded(kind.item_type, f"{place}[]", seen)
    elif isinstance(kind, inspect.DictType):
        if kind.max_length is None:
            yield place
        yield from unbounded(kind.key_type, f"{place}.(key)", seen)
        yield from unbounded(kind.value_type, f"{place}.*", seen)
    elif isinstance(kind, inspect.TupleType):
        for number, one in enumerate(kind.item_types):
            yield from unbounded(one, f"{place}[{number}]", seen)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from unbounded(one, place, seen)
    elif isinstance(kind, inspect.StructType) and kind.cls not in seen:
        seen.add(kind.cls)
        for part in kind.fields:
            yield from unbounded(part.type, f"{kind.cls.__name__}.{part.name}", seen)


def found_in(shape: Any) -> list[str]:
    """All of them."""
    return list(unbounded(inspect.type_info(shape), getattr(shape, "__name__", str(shape)), set()))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_command_is_bounded(system: str) -> None:
    commands = get_args(SYSTEMS[system].command_type)
    assert len(commands) > 10
    assert [place for command in commands for place in found_in(command)] == []


def test_every_message_and_body_is_bounded() -> None:
    taken = list(bodies())
    assert len(taken) > 9
    shapes = (*get_args(wire.ToServer), *taken, *READ_INSIDE)
    assert [place for shape in shapes for place in found_in(shape)] == []


def test_the_walk_finds_what_has_no_bound() -> None:
    assert found_in(Loose) == ["Loose.names", "Loose.table.*", "Inside.text"]


# --- what is said ---------------------------------------------------------------------------------------------------


LONG = "x" * 80_000
TOO_MUCH: list[tuple[str, dict[str, Any], str, str]] = [
    ("percentacy", {"do": "roll", "expression": LONG}, "expression", "200"),
    ("percentacy", {"do": "roll", "expression": "d6", "by": LONG}, "by", "80"),
    ("percentacy", {"do": "note", "text": LONG}, "text", "2000"),
    ("percentacy", {"do": "start_combat", "beings": ["a"] * 9_000}, "beings", "200"),
    (
        "percentacy",
        {"do": "check", "by": "a", "skill": "s", "modifiers": [{"amount": 1, "why": LONG}]},
        "modifiers",
        "200",
    ),
    ("percentacy", {"do": "advance", "target": "a", "attributes": {LONG: 1}}, "attributes", "200"),
    ("percentacy", {"do": "create", "being": {str(n): n for n in range(9_000)}}, "being", "200"),
    ("percentacy", {"do": "set_option", "option": "o", "value": LONG}, "value", "200"),
    ("plus_minus", {"do": "check", "by": "a", "properties": [LONG]}, "properties", "80"),
    ("plus_minus", {"do": "check", "by": "a", "properties": ["p"] * 9_000}, "properties", "200"),
]


@pytest.mark.parametrize(("system", "command", "field", "allowed"), TOO_MUCH)
def test_too_much_is_refused_in_short(system: str, command: dict[str, Any], field: str, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        SYSTEMS[system].command(command)
    said = refused.value
    assert (said.code, said.field) == ("bad_value", field)
    for language in LANGUAGES:
        sentence = catalogue(language).say(said.message).replace(".", "").replace(",", "")
        assert field in sentence
        assert allowed in sentence
        assert len(sentence) < 300
        assert "allowed-" not in sentence


def test_no_refusal_says_back_more_than_a_line() -> None:
    refused = Refused("bad_value", field=LONG, value=LONG, name=LONG, allowed=LONG)
    texts = [refused.field, *(arg for name, arg in refused.args_.items() if name != "allowed")]
    assert max(map(len, texts)) == SAID_BACK
    assert Refused("x", value=Ref("being", "b")).args_ == {"value": Ref("being", "b")}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bounds")) as server:
        yield server


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("body", "field", "value", "allowed"),
    [
        ({"name": "n" * 9_000}, "name", "nnnnn", "200"),
        ({"name": "Jo", "seat": "s" * 9_000}, "seat", "sssss", "80"),
        ({"name": 77, "seat": None}, "name", "77", "200"),
    ],
)
def test_a_body_is_refused_with_field_value_and_what_is_allowed(
    shared: Server, language: str, body: dict[str, Any], field: str, value: str, allowed: str
) -> None:
    with Browser(shared, language) as ann:
        problem = ann.send("POST", f"/api/join/{shared.links['']}", body).json()
    assert (problem["status"], problem["code"], problem["field"]) == (400, "bad_value", field)
    for part in (field, value, allowed):
        assert part in problem["title"]
    assert len(problem["title"]) < 300


def test_a_path_says_back_no_more_than_a_line(shared: Server) -> None:
    with Browser(shared) as ann:
        ann.join("one").raise_for_status()
        for path in (f"/api/systems/{LONG[:9_000]}", f"/api/tables/{LONG[:9_000]}/seats"):
            assert len(ann.http.get(path).text) < 1_000
