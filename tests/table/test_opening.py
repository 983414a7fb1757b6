"""Examples as files, and tables opened after the rules were changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from spielwerk.core.act import Act
from spielwerk.core.codec import Codec
from spielwerk.core.log import KEPT_POSITIONS, Step
from spielwerk.store.contract import Row
from spielwerk.table.example import ExampleError, load_examples, read_example
from spielwerk.table.opening import Stored, open_table
from tests.table import sitting as sittings
from tests.table.sitting import TABLE_TINY, Sitting, made
from tests.tiny import Ring, Vow

SYSTEMS = {"tiny": TABLE_TINY}
GOOD = """
system = "tiny"
name = "Die Furt"
start = ["start_session"]
options = { mood = "wild" }
[[seats]]
id = "lead"
role = "gm"
name = "Gundel"
[[seats]]
id = "one"
[[beings]]
id = "ana"
name = "Ana"
seat = "one"
[[beings]]
id = "dim"
name = "Dim"
npc = true
present = false
shown = ["name"]
"""


def test_what_long_take_backs_return_to_is_folded_once_each() -> None:
    codec, steps, folded = Codec(TABLE_TINY), list[Step[Any]](), list[int]()
    for _ in range(5):
        steps += [Step("talk")] * 2000
        steps.append(Step("back", action=len(steps) - 1990))

    def stream(_game: str, until: int) -> Iterator[Row]:
        folded.append(until)
        return (Row(seq, b"", codec.encode(step), b"", None, None) for seq, step in enumerate(steps[:until]))

    pins = SimpleNamespace(put=lambda state, _seq: state)
    stored: Stored[Ring] = Stored(cast(Any, SimpleNamespace(stream=stream)), made().game, codec, cast(Any, pins))
    stored.before(len(steps) - 1)
    assert len(folded) == 5
    assert len(set(folded)) == 5


def test_an_example_becomes_a_game(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(GOOD)
    (tmp_path / "b.toml").write_text(GOOD.replace('"tiny"', '"chess"'))
    (made,) = load_examples(tmp_path, SYSTEMS)
    assert made.game.options == {"mood": "wild"}
    assert [(seat.id, seat.role, seat.name) for seat in made.seats] == [("gm", "gm", "Gundel"), ("one", "player", "")]
    (first,) = made.records
    assert (first.seq, first.line) == (0, 0)
    assert b"start_session" in first.body
    assert made.met == {}
    assert b'"dim"' in made.game.first


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "Die Furt"', "", "name"),
        ("start =", "begin =", "begin"),
        ('"wild"', '"odd"', "mood"),
        ("present = false", "presence = false", "presence"),
        ('role = "gm"', 'role = "king"', "role"),
        ("[[seats]]", "[[seats]", "Expected"),
    ],
)
def test_what_is_wrong_with_an_example_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "a.toml").write_text(GOOD.replace(old, new, 1))
    with pytest.raises(ExampleError) as error:
        read_example(tmp_path / "a.toml", SYSTEMS)
    assert str(error.value).startswith("a.toml: ")
    assert said in str(error.value)


async def another_vow(act: Act[Ring], cmd: Vow) -> None:
    """The vow as it might be asked after an upgrade."""
    await act.ask_text("reason", cmd.by)
    await act.ask_number("days", cmd.by, 1, 7)


def test_where_the_rules_have_changed_under_an_open_action_it_can_be_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(tmp_path)
    sitting.do("one", "vow", by="ana")
    sitting.answer("one", 3)
    changed = replace(TABLE_TINY, rules={**TABLE_TINY.rules, Vow: another_vow})
    monkeypatch.setattr(sittings, "TABLE_TINY", changed)
    sitting.restart()
    question = sitting.question("gm")
    assert (question["key"], [option["id"] for option in question["options"]]) == ("drift", ["cancel"])
    assert sitting.view("one")["stage"] is None
    check: dict[str, Any] = {"t": "do", "command": {"do": "check", "by": "ana"}}
    assert sitting.refusal("one", check).code == "question_open"
    assert sitting.refusal("one", {"t": "answer", "question": "", "value": "cancel"}).code == "question_gone"
    sitting.answer("gm", "cancel")
    assert sitting.view("gm")["stage"] is None
    sitting.send("one", check)
    assert sitting.view("one")["stage"]["done"]
    sitting.close()


def test_a_table_is_opened_from_what_is_stored_alone(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    for hp in range(5):
        sitting.do("gm", "set_hp", target="ana", hp=hp)
    game = sitting.log.game("g1")
    assert game is not None
    forgetful = replace(TABLE_TINY, start=lambda _options, _setting: Ring())
    again = open_table(sitting.log, game, forgetful, sittings.NO_HOOKS)
    assert again.play.position.state == sitting.table.play.state
    assert again.play.position.state.beings["ana"].hp == 4
    sitting.close()


@pytest.mark.parametrize("unseen", [KEPT_POSITIONS, KEPT_POSITIONS + 1])
def test_opening_changes_nothing_for_those_who_do_not_see_the_latest_actions(tmp_path: Path, unseen: int) -> None:
    sitting = Sitting(tmp_path)
    sitting.do("one", "check", by="ana")
    for _ in range(unseen):
        sitting.do("gm", "check", by="cor", hidden=True)
    before = sitting.view("one")
    sitting.restart()
    assert sitting.view("one") == before
    assert (before["stage"] is not None) is (unseen <= KEPT_POSITIONS)
    sitting.close()
