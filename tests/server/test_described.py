"""The served description of what travels names every message, and what making characters answers fits its shapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec
import pytest

from spielwerk.core.system import installed
from spielwerk.server import shapes
from spielwerk.server.app import ROUTES
from spielwerk.systems.percentacy.shapes import PercentacyDraft
from spielwerk.table import wire
from spielwerk.table.shapes import FromServer
from tests.server.served import Browser, Server, serving


class Workshop(Server):
    """A server with every system."""

    systems: ClassVar = {**Server.systems, "percentacy": installed()["percentacy"]}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("described"), kind=Workshop) as server:
        yield server


def test_every_message_of_the_line_is_described(shared: Server) -> None:
    with Browser(shared) as somebody:
        schemas = somebody.http.get("/api/shapes").json()["components"]["schemas"]
    taken = {str(one.__struct_config__.tag): one.__name__ for one in get_args(wire.ToServer)}
    assert schemas["ToServer"]["discriminator"]["mapping"].keys() == taken.keys()
    for tag, name in taken.items():
        assert schemas[name]["properties"]["t"] == {"enum": [tag]}
    sent = {one.__name__ for one in get_args(FromServer)}
    assert {one["$ref"].rpartition("/")[2] for one in schemas["FromServer"]["anyOf"]} == sent
    for one in (*shapes.ANSWERS, PercentacyDraft):
        assert one.__name__ in schemas


def test_no_route_answers_anything() -> None:
    """What a browser gets is declared; a being of an earlier level is what its system declares of beings."""
    loose = [path for one in ROUTES for path in one.paths if get_type_hints(one.fn).get("return") is Any]
    assert loose in ([], ["/api/tables/{table:str}/beings/{being:str}/levels/{level:int}"])


def test_answers_fit_their_shapes(shared: Server) -> None:
    with Browser(shared) as ann:
        ann.join("one").raise_for_status()
        start = msgspec.convert(ann.http.get("/api/creation/percentacy").json(), shapes.CreationInfo)
        made = ann.send("POST", "/api/creation/percentacy/random", {"seed": 7})
        drawn = msgspec.convert(made.json(), shapes.DrawnByLot)
        for draft in (start["new"], drawn["draft"], start["archetypes"][0]["draft"]["de"], {"name": ""}):
            seen = ann.send("POST", "/api/creation/percentacy/view", {"draft": draft}).json()
            fitting = msgspec.convert(seen, PercentacyDraft)
            assert seen.keys() <= PercentacyDraft.__annotations__.keys() | get_type_hints(PercentacyDraft).keys()
            assert {one["id"] for one in fitting["derived"]} == {"hp", "initiative", "movement"}
        written = ann.send("POST", "/api/creation/percentacy/export", {"draft": drawn["draft"]}).content
        headers = {"x-csrftoken": ann.http.cookies["csrftoken"], "origin": shared.base}
        read = ann.http.post("/api/creation/percentacy/import", content=written, headers=headers)
        assert msgspec.convert(read.json(), shapes.TakenFrom)["draft"] == drawn["draft"]
        body = {"system": "percentacy", "changed": 5, "body": {"draft": drawn["draft"]}}
        assert msgspec.convert(ann.send("PUT", "/api/drafts/d1", body).json(), shapes.WasKept) == {"kept": True}
        (kept,) = msgspec.convert(ann.http.get("/api/drafts").json(), list[shapes.KeptDraft])
        assert kept["body"] == body["body"]
        here = msgspec.convert(ann.http.get("/api/tables/g1/seats").json(), shapes.SeatsHere)
        assert here["me"] == {"seat": "one", "role": "player"}
