"""Content is read strictly, and every fault is reported with its place; options know what they take."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_args

import pytest

from spielwerk.core.act import Refused
from spielwerk.core.commands import AddBeing
from spielwerk.core.content.reading import (
    ContentError,
    NumberRange,
    Option,
    Options,
    Row,
    Text,
    load_rule_index,
    load_system_file,
    load_tables,
)
from spielwerk.core.system import read
from tests.tiny import TINY, Check

LACKING = ("error-missing", "error-unknown_field")


class Tool(Row, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row with a number of its own."""

    weight: int
    made_of: Literal["wood", "iron"] = "wood"


TOOLS = """\
# What is at hand.
[[tools]]
id = "hammer"
name = { de = "Hammer", en = "Hammer" }
weight = 3

[[tools]]
id = "tongs"
name = { de = "Zange", en = "Tongs" }
weight = 1
made_of = "iron"
"""


def load(folder: Path, source: str | bytes = TOOLS, **others: str) -> dict[str, dict[str, Any]]:
    (folder / "tools.toml").write_bytes(source if isinstance(source, bytes) else source.encode())
    for name, text in others.items():
        (folder / f"{name}.toml").write_text(text)
    return load_tables(folder, {"tools": Tool})


def faults(folder: Path, source: str | bytes = TOOLS, **others: str) -> list[str]:
    with pytest.raises(ContentError) as error:
        load(folder, source, **others)
    assert str(error.value) == "\n".join(str(fault) for fault in error.value.faults)
    return [str(fault) for fault in error.value.faults]


def test_rows_by_id_in_the_order_of_the_file(tmp_path: Path) -> None:
    tools = load(tmp_path)["tools"]
    assert list(tools) == ["hammer", "tongs"]
    assert tools["tongs"] == Tool(id="tongs", name=Text("Zange", "Tongs"), weight=1, made_of="iron")
    assert [tools["tongs"].name.in_language(lang) for lang in ("de", "en", "fr")] == ["Zange", "Tongs", "Tongs"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("weight = 3", "weight = 'much'", "line 2: hammer: Expected `int`, got `str` - at `$.weight`"),
        ("weight = 3\n", "", "line 2: hammer: Object missing required field `weight`"),
        ('"iron"', '"gold"', "line 7: tongs: Invalid enum value 'gold' - at `$.made_of`"),
        ("made_of", "colour", "line 7: tongs: Object contains unknown field `colour`"),
        ('id = "tongs"\n', "", "line 7: row 2: Object missing required field `id`"),
        ('id = "tongs"', 'id = "hammer"', "line 7: id 'hammer' stands twice"),
        ('id = "tongs"', 'id = "Große Zange"', "line 7: id 'Große Zange': only a-z, 0-9 and _ are allowed"),
        ('de = "Zange"', 'de = " "', "line 7: tongs: name.de is empty"),
        (', en = "Tongs"', "", "line 7: tongs: Object missing required field `en` - at `$.name`"),
        ("[[tools]]\nid = \"tongs\"", "[[toils]]\nid = \"tongs\"", "line 7: unknown table 'toils', expected [[tools]]"),
    ],
)  # fmt: skip
def test_a_fault_is_reported_with_its_line(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert TOOLS.count(old) == 1
    assert faults(tmp_path, TOOLS.replace(old, new)) == [f"tools.toml: {fault}"]


def test_all_faults_are_reported_and_not_only_the_first(tmp_path: Path) -> None:
    source = TOOLS.replace("weight = 3", "weight = true").replace("weight = 1", "wait = 1").replace('"iron"', '"air"')
    found = faults(tmp_path, source, stranger="")
    assert [text.partition(": ")[0] for text in found] == ["tools.toml", "tools.toml", "stranger.toml"]
    assert found[2] == "stranger.toml: no table of this name is known; known: tools"


def test_files_that_cannot_be_read_are_reported(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"tools\.toml: cannot be read: No such file"):
        load_tables(tmp_path, {"tools": Tool})
    assert faults(tmp_path, b'id = "\xff"') == ["tools.toml: byte 6: is not UTF-8"]
    (broken,) = faults(tmp_path, TOOLS + "and then\n")
    assert broken.startswith("tools.toml: line 12: ")


@pytest.mark.parametrize("source", ["tools = 3\n", '[tools]\nid = "hammer"\n'])
def test_a_table_that_is_no_list_is_reported(tmp_path: Path, source: str) -> None:
    assert faults(tmp_path, source) == ["tools.toml: line 1: 'tools' is no list, expected [[tools]]"]


@pytest.mark.parametrize("reads", [load_system_file, load_rule_index])
def test_other_files_are_read_as_strictly(tmp_path: Path, reads: Any) -> None:
    path = tmp_path / "file.toml"
    for source in (None, "x = [", "unknown = 1"):
        if source is not None:
            path.write_text(source)
        with pytest.raises(ContentError, match=r"file\.toml"):
            reads(path)


# --- options -----------------------------------------------------------------------------------------------------


def option(**fields: Any) -> Option:
    plain = {"default": "calm", "values": ("calm", "wild"), "text": Text("", "")}
    return Option(id="mood", name=Text("Stimmung", "Mood"), **{**plain, **fields})


NUMBERED = option(default="none", values=("none",), number=NumberRange(0, 3))
SWITCH = option(default=False, values=(False, True))


@pytest.mark.parametrize(
    ("which", "takes", "does_not"),
    [
        (option(), ["calm", "wild"], ["", "mild", 1, True, None]),
        (NUMBERED, ["none", 0, 3], [4, -1, True, False, 2.0, "3", None]),
        (SWITCH, [True, False], [1, 0, "true", None]),
    ],
)
def test_what_an_option_takes(which: Option, takes: list[Any], does_not: list[Any]) -> None:
    assert [value for value in takes + does_not if which.admits(value)] == takes


def test_what_is_allowed_is_said_in_full() -> None:
    assert [o.allowed for o in (option(), NUMBERED, SWITCH)] == ["calm, wild", "none, 0–3", "false, true"]


def test_chosen_options_are_completed_by_the_defaults() -> None:
    options = Options({"mood": option(), "storm": SWITCH})
    assert options.checked({}) == {"mood": "calm", "storm": False}
    assert options.checked({"storm": True}) == {"mood": "calm", "storm": True}


@pytest.mark.parametrize(
    ("chosen", "field", "value", "allowed"),
    [({"mod": "calm"}, "mod", "mod", "mood, storm"), ({"mood": "mild"}, "mood", "mild", "calm, wild")],
)
def test_an_option_that_cannot_be_is_refused(chosen: dict[str, str], field: str, value: str, allowed: str) -> None:
    with pytest.raises(Refused) as no:
        Options({"mood": option(), "storm": SWITCH}).checked(chosen)
    assert (no.value.code, no.value.field) == ("bad_value", field)
    assert no.value.args_ == {"value": value, "allowed": allowed}


# --- commands from plain data ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "field", "value"),
    [
        ({"do": "check", "by": 3}, "by", "3"),
        ({"do": "check", "by": "ana", "helpers": ["ben", 4]}, "helpers", "4"),
        ({"do": "check", "by": "ana", "modifiers": 4}, "modifiers", ""),
        ({"do": "check"}, "by", ""),
        ({"do": "juggle", "by": "ana"}, "do", "juggle"),
        ({"by": "ana"}, "do", ""),
        ({"do": "add_being", "being": 7}, "being", "7"),
    ],
)
def test_data_that_are_no_command_are_refused_with_the_field(data: dict[str, Any], field: str, value: str) -> None:
    with pytest.raises(Refused) as no:
        TINY.command(data)
    assert (no.value.code, no.value.field, no.value.args_.get("value", "")) == ("bad_value", field, value)
    sentence = no.value.message
    assert sentence.args["allowed"] if sentence.id == "error-bad_value" else sentence.id in LACKING


def test_a_command_from_plain_data() -> None:
    assert TINY.command({"do": "check", "by": "ana", "helpers": ["ben"]}) == Check("ana", helpers=("ben",))
    assert TINY.command({"do": "add_being", "being": {"id": "dan"}}) == AddBeing({"id": "dan"})
    assert read({"by": "ana"}, Check) == Check("ana")


@pytest.mark.parametrize("shape", get_args(TINY.command_type))
def test_every_command_has_a_name_and_a_rule(shape: Any) -> None:
    assert TINY.command_shape(shape.__struct_config__.tag) is shape
    assert shape in TINY.rules or shape in TINY.repeating.by_command
