"""`spielwerk character`: draw, check, print, export, import, compare, in both languages."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.cli.say import Voice
from spielwerk.core.characters.document import place_of
from spielwerk.core.dice.lot import SEEDS
from spielwerk.core.system import installed
from spielwerk.core.text import LANGUAGES
from spielwerk.server.drafting import RandomBody
from spielwerk.server.house import House
from spielwerk.server.run import EXAMPLES
from spielwerk.table.example import load_examples
from spielwerk.table.live import Hooks
from tests.logs import log_at

ATTRIBUTES = (
    "attributes = { charisma = 5, dexterity = 5, intelligence = 5, constitution = 5, "
    "strength = 5, willpower = 25, perception = 75 }"
)
ORLA = f"""
name = "Orla"
species = "elf"
background = "a bell foundry"
skills = {{ tracking = 96, crafting = 5 }}
level = 2
attribute_points = 5
talents = ["lucky"]
handicaps = ["fragile"]
notes = "owes Quendt money"
{ATTRIBUTES}

[[history]]
level = 1
skills = {{ tracking = 90 }}
{ATTRIBUTES}
"""


def said(*words: object, code: int = 0) -> str:
    """What the command line says."""
    done = CliRunner().invoke(app, ["character", *map(str, words)], env={"COLUMNS": "140"})
    assert done.exit_code == code, done.output
    return done.stdout if code != 2 else done.stderr


def plain(*words: object, code: int = 0) -> Any:
    return json.loads(said(*words, "--json", code=code))


@pytest.fixture
def orla(tmp_path: Path) -> Path:
    path = tmp_path / "orla.toml"
    path.write_text(ORLA, encoding="utf-8")
    return path


@pytest.fixture
def drawn(tmp_path: Path) -> Path:
    path = tmp_path / "drawn.json"
    said("new", "--random", "--seed", 7, "-o", path)
    return path


def test_what_a_being_of_a_scenario_has_beside_a_character_is_nothing_amiss(orla: Path, tmp_path: Path) -> None:
    npc = tmp_path / "npc.toml"
    npc.write_text('id = "a"\nplayer = "b"\nat = [1, 2.5]\npresent = false\nrole = "elite"\ncore_skills = ["melee"]\n')
    assert plain("check", npc)[str(npc)] == {"outcome": "valid", "problems": [], "hints": [], "left": []}
    assert [one["why"] for one in plain("import", npc)["left"]] == ["belongs to a table, not to the character"] * 4
    npc.write_text('role = "elite"\nat = "here"\n')
    assert [one["field"] for one in plain("check", npc, code=1)[str(npc)]["left"]] == ["at"]


def test_the_same_seed_draws_the_same_character(drawn: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    said("new", "--random", "--seed", 7, "-o", other)
    assert other.read_bytes() == drawn.read_bytes()
    said("new", "--random", "--seed", 8, "-o", other)
    assert other.read_bytes() != drawn.read_bytes()
    found = plain("check", drawn, other)
    assert [(one["outcome"], one["problems"], one["left"]) for one in found.values()] == [("valid", [], [])] * 2


@pytest.mark.parametrize(("seed", "is_one"), [(0, True), (SEEDS - 1, True), (-1, False), (SEEDS, False)])
def test_a_seed_is_one_to_the_command_line_and_to_the_web(seed: int, is_one: bool) -> None:
    typed = CliRunner().invoke(app, ["character", "new", "--random", "--seed", str(seed)])
    assert typed.exit_code == (0 if is_one else 2)
    if is_one:
        assert msgspec.convert({"seed": seed}, RandomBody).seed == seed
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"seed": seed}, RandomBody)


@pytest.mark.parametrize(("name", "told"), [("  ", "„  “"), ("Or\nla", "„OrU+000Ala“")])
def test_a_name_that_nobody_could_read_is_refused(name: str, told: str) -> None:
    for how in (("--random",), ("--archetype", "skipper")):
        error = said("new", *how, "--name", name, "--lang", "de", code=2)
        assert error.startswith(f"name: {told} geht nicht. Erlaubt: eine einzige Zeile")


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_seed_that_is_told_can_be_typed_again(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _below: 484_097)
    done = CliRunner().invoke(app, ["character", "new", "--random", "--lang", language])
    assert "--seed 484097" in done.stderr


@pytest.mark.parametrize(("language", "word"), [("de", "Fertigkeiten"), ("en", "Skills")])
def test_an_archetype_is_printed_and_written(tmp_path: Path, language: str, word: str) -> None:
    path = tmp_path / "skipper.json"
    shown = said("new", "--archetype", "skipper", "--name", "Größe ẞ 🐍", "-o", path, "--lang", language)
    assert word in shown
    assert "Größe ẞ 🐍" in shown
    assert said("check", path, "--lang", "en").splitlines()[0] == f"{path}: valid"
    assert said("check", path, "--lang", "de").splitlines()[0] == f"{path}: in Ordnung"
    document = json.loads(path.read_text(encoding="utf-8"))
    assert (document["format"], document["version"], document["system"]) == ("spielwerk-character", 1, "percentacy")


def test_what_is_wrong_is_named_with_its_rule(orla: Path) -> None:
    german, english = (said("check", orla, "--lang", language, code=1) for language in ("de", "en"))
    assert "Spurenlesen liegt 1 über der Grenze 95: das Attribut Wahrnehmung (75) plus 20. [PC-SKL-02]" in german
    assert "Handwerk: Nenne noch das Fachgebiet. [PC-SKL-09]" in german
    assert "Crafting: name the field as well. [PC-SKL-09]" in english
    found = plain("check", orla, code=1)[str(orla)]
    assert found["outcome"] == "invalid"
    assert [one["code"] for one in found["problems"]] == ["field_missing", "skill_over_cap"]


@pytest.mark.rule("PC-REW-01", "PC-REW-12")
def test_a_sheet_of_now_and_of_an_earlier_level(orla: Path) -> None:
    now, before = said("sheet", orla, "--lang", "en"), said("sheet", orla, "--level", 1, "--lang", "en")
    assert "Level 2" in now
    assert "Level 1" in before
    assert "Crafting" in now
    assert "Crafting" not in before
    assert "owes Quendt money" in now
    assert re.search(r"Rewinds +4\b", now), "a lucky one begins each session with one more"
    assert "level" in said("sheet", orla, "--level", 7, code=2)
    assert plain("sheet", orla)["name"] == "Orla"


def refused(*words: object) -> str:
    """What any command says that is not understood."""
    done = CliRunner().invoke(app, [*map(str, words)], env={"COLUMNS": "140"})
    assert done.exit_code == 2, done.output
    return done.stderr


MISSING: list[tuple[str, ...]] = [
    ("sheet", "nope", "b1"),
    ("character", "sheet", "nope"),
    ("character", "export", "nope"),
    ("character", "import", "nope"),
    ("character", "compare", "nope", "nope"),
    ("scenario", "nope"),
]


@pytest.mark.parametrize("words", MISSING)
def test_what_is_not_there_is_said_in_both_languages(words: tuple[str, ...]) -> None:
    told = [refused(*words, "--lang", language) for language in LANGUAGES]
    assert told[0] != told[1]
    for one in told:
        assert "nope" in one
        assert not re.search("Errno|No such|cli-|why-|Usage", one)


def test_no_scenarios_are_no_success(tmp_path: Path) -> None:
    done = [CliRunner().invoke(app, ["scenario", str(tmp_path), *more]) for more in ((), ("--json",))]
    assert [one.exit_code for one in done] == [1, 1]


def test_why_a_file_cannot_be_used_is_said_in_both_languages(orla: Path, tmp_path: Path) -> None:
    read = [refused("character", "check", tmp_path, "--lang", one) for one in LANGUAGES]
    assert read == [
        f"{tmp_path} lässt sich nicht lesen: es ist ein Ordner.\n",
        f"{tmp_path} cannot be read: it is a folder.\n",
    ]
    written = [refused("character", "export", orla, "--out", tmp_path, "--lang", one) for one in LANGUAGES]
    assert written == [
        f"{tmp_path} ließ sich nicht schreiben: es ist ein Ordner\n",
        f"{tmp_path} could not be written: it is a folder\n",
    ]


def test_a_sheet_as_pdf(orla: Path, tmp_path: Path) -> None:
    path = tmp_path / "orla.pdf"
    said("sheet", orla, "--pdf", path, "--lang", "de")
    assert path.read_bytes().startswith(b"%PDF-")


def test_export_and_import_are_equal(orla: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    said("export", orla, "-o", one)
    assert said("export", orla) == one.read_text(encoding="utf-8")
    report = plain("import", one, "-o", two)
    assert (report["changed"], report["left"]) == ([], [])
    assert "history" in report["taken"]
    assert two.read_bytes() == one.read_bytes()


def test_an_import_says_what_it_leaves(drawn: Path) -> None:
    data = json.loads(drawn.read_text(encoding="utf-8"))
    data["character"] |= {"wings": 2, "name": "x" * 100}
    drawn.write_text(json.dumps(data), encoding="utf-8")
    report = plain("import", drawn, "--lang", "en")
    assert report["left"] == [{"field": "wings", "value": "2", "why": "nothing of this name is known here"}]
    assert [one["field"] for one in report["changed"]] == ["name"]
    assert said("check", drawn, code=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with the example tables."""
    made = tmp_path_factory.mktemp("data")
    log = log_at(made / "games.sqlite3")
    house = House(log, installed(), b"k" * 32, Hooks(), open_door=True)
    asyncio.run(house.create(*load_examples(EXAMPLES, house.systems)))
    log.close()
    return made


def test_somebody_at_a_stored_table_is_exported_and_printed(folder: Path, tmp_path: Path) -> None:
    ilka, path = ["--table", "glockengrund", "--being", "ilka", "--data", folder], tmp_path / "ilka.json"
    said("export", *ilka, "-o", path)
    document = json.loads(path.read_text(encoding="utf-8"))["character"]
    assert (document["name"], document["rewinds"]) == ("Ilka Brandt", 3)
    assert plain("import", path)["left"] == []
    assert "108 / 108" in said("sheet", *ilka, "--lang", "de")
    said("sheet", *ilka, "--pdf", tmp_path / "ilka.pdf")
    assert (tmp_path / "ilka.pdf").read_bytes().startswith(b"%PDF-")
    assert "level" in said("sheet", *ilka, "--level", 4, code=2)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--table", "nowhere", "--being", "b1"], "glockengrund  Glockengrund"),
        (["--table", "Glockengrund", "--being", "Nobody"], "b1  Ilka Brandt"),
        (["--table", "Glockengrund"], "--being"),
        (["orla.json", "--table", "Glockengrund", "--being", "b1"], "--being"),
        ([], "--table"),
    ],
)
def test_who_is_meant_at_which_table_is_asked_for(folder: Path, words: list[str], part: str) -> None:
    assert part in said("export", *words, "--data", folder, "--lang", "en", code=2)
    assert "--data" in said("export", "--table", "x", "--being", "y", "--data", folder / "none", code=2)


def test_two_characters_side_by_side(orla: Path, drawn: Path) -> None:
    rows = plain("compare", orla, drawn, "--lang", "en")
    perception = next(row for row in rows if row["label"] == "Perception")
    assert perception["one"] == "75"
    assert perception["other"] != "75"
    assert all(row["one"] != row["other"] for row in rows)
    assert len(plain("compare", orla, drawn, "--all")) > len(rows)
    assert plain("compare", orla, orla) == []
    assert said("compare", orla, orla, "--lang", "en") == "The two are alike in all that stands on a sheet.\n"
    assert "Wahrnehmung" in said("compare", orla, drawn, "--lang", "de")


def test_the_schema_is_printed() -> None:
    shown = json.loads(said("schema"))
    assert shown["properties"]["system"] == {"const": "percentacy"}


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["new"], "--archetype"),
        (["new", "--random", "--archetype", "skipper"], "--archetype"),
        (["new", "--archetype", "hero"], "pathfinder"),
        (["check", "nowhere.json"], "nowhere.json"),
        (["new", "--random", "--system", "chess"], "chess"),
    ],
)
def test_wrong_use_is_explained(words: list[str], part: str) -> None:
    assert part in said(*words, "--lang", "en", code=2)


def test_what_is_no_character_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    for raw, why in ((b"{}", "no character of Spielwerk"), (b"\xff", "UTF-8"), (b"{'a'}", "line 1, character 2")):
        path.write_bytes(raw)
        assert why in " ".join(said("check", path, "--lang", "en", code=2).split())
    path.write_bytes(b" " * 50_000_000)
    assert "50" in said("import", path, "--lang", "en", code=2)
    toml = tmp_path / "bad.toml"
    for text in ("name = ", "name = " + "[" * 3000 + "]" * 3000):
        toml.write_text(text, encoding="utf-8")
        assert "bad.toml" in said("check", toml, code=2)


@pytest.mark.parametrize(("language", "words"), [("de", "… und 9950 weitere"), ("en", "… and 9950 more")])
def test_ten_thousand_strange_skills_are_told_in_short(drawn: Path, language: str, words: str) -> None:
    data = json.loads(drawn.read_text(encoding="utf-8"))
    data["character"]["skills"] = {f"skill_{n}": n % 90 for n in range(10_000)}
    drawn.write_text(json.dumps(data), encoding="utf-8")
    done = CliRunner().invoke(app, ["character", "import", str(drawn), "--lang", language])
    assert words in done.stderr.replace(".", "").replace(",", "")
    assert len(done.stderr.splitlines()) < 60


@pytest.mark.parametrize("system", sorted(installed()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_character_has_a_name_in_words(system: str, language: str) -> None:
    found = installed()[system]
    known, voice = found.characters, Voice(language, found)
    assert known is not None
    for field in known.schema.__struct_fields__:
        words = voice.say(place_of(field, known, found.tables))
        assert words
        assert "document-" not in words
        assert "_" not in words


def test_a_report_names_fields_in_words_and_json_by_their_ids(drawn: Path) -> None:
    data = json.loads(drawn.read_text(encoding="utf-8"))
    data["character"] |= {"wings": 2, "name": "x" * 100, "hp": 900, "talents": [{"id": "lucky"}, {"id": 5}]}
    data["character"]["skills"] |= {"melee": "much", "crafting:Uhren": -1}
    drawn.write_text(json.dumps(data), encoding="utf-8")
    told = CliRunner().invoke(app, ["character", "import", str(drawn), "--lang", "de"]).stderr
    for words in ("„wings“ „2“", "Fertigkeiten, Nahkampf „", "Fertigkeiten, Handwerk (Uhren)", "Talente, Nummer 2"):
        assert words in told
    assert "Name war" in told
    assert "hp" not in told
    assert "skills" not in told
    fields = {one["field"] for one in plain("import", drawn)["left"]}
    assert fields == {"wings", "skills.melee", "skills.crafting:Uhren", "talents.1", "hp"}


def test_a_date_in_a_file_is_named_like_everything_that_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "born.toml"
    path.write_text("name = 'Orla'\nborn = 2020-02-29\n", encoding="utf-8")
    (left,) = plain("import", path)["left"]
    assert (left["field"], left["value"]) == ("born", json.dumps("2020-02-29"))


def test_every_command_has_help_with_an_example() -> None:
    for command in ("new", "check", "sheet", "export", "import", "compare", "schema"):
        assert "Example: spielwerk character" in said(command, "--help")


@pytest.mark.parametrize(("system", "word"), [("erzaehlpool", "Geschwindigkeit"), ("plus_minus", "Ausstrahlung")])
def test_characters_of_another_system_are_drawn_checked_and_printed(system: str, word: str, tmp_path: Path) -> None:
    path, sheet, other = tmp_path / "drawn.json", tmp_path / "drawn.pdf", ("--system", system, "--lang", "de")
    said("new", "--random", "--seed", 5, "-o", path, *other)
    said("check", path, *other)
    assert word in said("sheet", path, *other)
    said("sheet", path, "--pdf", sheet, *other)
    assert sheet.read_bytes().startswith(b"%PDF-")
    said("export", path, "-o", tmp_path / "again.json", *other)
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
    assert plain("import", path, *other)["left"] == []
    assert plain("compare", path, path, *other) == []
    assert json.loads(said("schema", "--system", system))["properties"]["system"] == {"const": system}


def test_a_system_without_characters_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = {"plus_minus": replace(installed()["plus_minus"], characters=None)}
    monkeypatch.setattr("spielwerk.cli.character.installed", lambda: bare)
    assert "files" in said("new", "--random", "--system", "plus_minus", "--lang", "en", code=2)
