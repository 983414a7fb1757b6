"""The picture of a being: a command and an event of every table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielwerk.core.act import Refused
from spielwerk.core.codec import Codec
from spielwerk.core.commands import SetPortrait
from spielwerk.core.events import PortraitSet
from spielwerk.core.log import onto
from spielwerk.core.system import System, installed
from spielwerk.core.view import Sight
from tests.core.test_play import Book

HASH = "a1" * 32


def sat(system: System[Any], **more: Any) -> Any:
    state = system.start(system.options.checked({}), {})
    return onto(state, system.joins(state, {"id": "ada", "name": "Ada", "player": "one", **more}))


@pytest.mark.parametrize("system", installed().values(), ids=lambda system: system.id)
def test_every_system_knows_portraits(system: System[Any]) -> None:
    state = sat(system)
    command = system.command({"do": "set_portrait", "target": "ada", "portrait": HASH})
    assert command == SetPortrait("ada", HASH)
    assert type(command) in system.rules
    after = onto(state, [PortraitSet("ada", HASH)])
    for sight in (Sight("gm", "gm"), Sight("player", "one"), Sight("player", "two"), Sight("spectator", "eye")):
        view = system.views.being(after, after.beings["ada"], sight)
        assert view is not None
        assert view["portrait"] == HASH
        plain = system.views.being(state, state.beings["ada"], sight)
        assert plain is not None
        assert "portrait" not in plain
    assert Codec(system).decode_state(Codec(system).encode(after)) == after


@pytest.mark.parametrize("system", installed().values(), ids=lambda system: system.id)
def test_only_a_hash_is_a_portrait(system: System[Any]) -> None:
    for wrong in ("x", HASH[:-1], HASH + "0", HASH.upper(), "../etc/passwd", 7, None):
        with pytest.raises(Refused) as refused:
            system.command({"do": "set_portrait", "target": "ada", "portrait": wrong})
        assert (refused.value.code, refused.value.field) == ("bad_value", "portrait")


def test_a_portrait_is_told_where_the_being_is_in_the_scene() -> None:
    assert PortraitSet("ada", HASH).public() == PortraitSet("ada", HASH)
    assert PortraitSet("ada", HASH, open=False).public() is None
    told = [event.tell().id for event in (PortraitSet("ada", HASH), PortraitSet("ada"))]
    assert told == ["told-portrait-set", "told-portrait-taken"]
    assert msgspec.to_builtins(PortraitSet("ada")) == {"type": "PortraitSet", "who": "ada"}


def test_a_portrait_is_told_once_and_may_be_taken_back() -> None:
    book = Book()
    assert book.do(SetPortrait("ana", HASH)).entry.events == (PortraitSet("ana", HASH),)
    assert book.do(SetPortrait("ana", HASH)).entry.events == ()  # it has this one already
    assert book.do(SetPortrait("ana", "")).entry.events == (PortraitSet("ana", ""),)
    assert book.play.state.beings["ana"].portrait == ""
    book.take_back(2)
    assert book.play.state.beings["ana"].portrait == HASH
    assert book.opened_again().state == book.play.state
    book.take_back(0)
    assert book.opened_again().state.beings["ana"].portrait == ""
    with pytest.raises(Refused) as refused:
        book.do(SetPortrait("nobody", HASH))
    assert (refused.value.code, refused.value.field) == ("unknown_id", "target")
