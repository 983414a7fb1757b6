"""Sentences: the same in both languages, and one for every id that the code uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Msg

import spielwerk
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, Ref, read_sources

SOURCE = Path(spielwerk.__file__).parent
FOLDERS = [folder for folder in sorted(SOURCE.rglob("text")) if (folder / "en.ftl").exists()]

LINE = re.compile(r"^([a-z][\w-]*) = ", re.MULTILINE)
PLACE = re.compile(r"\{ ?\$(\w+)")


def sentences(folder: Path, language: str) -> dict[str, str]:
    """Each sentence of a folder by its id."""
    source = read_sources(folder, language)
    starts = [*LINE.finditer(source)]
    ends = (m.start() for m in starts[1:])
    return {m.group(1): source[m.end() : next(ends, len(source))] for m in starts}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    german, english = (sentences(folder, language) for language in LANGUAGES)
    assert german
    assert list(german) == list(english)
    for key, text in german.items():
        assert set(PLACE.findall(text)) == set(PLACE.findall(english[key])), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_twice(folder: Path, language: str) -> None:
    keys = LINE.findall(read_sources(folder, language))
    assert len(keys) == len(set(keys))


def used(package: str) -> Iterator[tuple[str, str]]:
    """(message id, where) for every id that stands in the code of a package as a plain string."""
    for path in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant | ast.IfExp)):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            prefix = {"Refused": "error-", "Message": "", "voice": "", "Faulty": "scenario-"}.get(name)
            if prefix is None:
                continue
            first = node.args[0]
            for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield prefix + one.value, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("package", ["core", "odds", "store", "table", "server", "cli"])
def test_every_id_in_the_code_has_a_sentence(package: str) -> None:
    known = sentences(CORE_TEXT, "en").keys() | sentences(SOURCE / package / "text", "en").keys()
    known |= {key for key in sentences(SOURCE / "cli" / "text", "en") if key.startswith("scenario-")}
    assert [(key, where) for key, where in used(package) if key not in known] == []


def test_ids_are_found_in_the_code() -> None:
    core = {key for key, _ in used("core")}
    assert {"error-bad_value", "told-being-enters", "told-being-goes", "error-question_open"} <= core
    assert "cli-no-such-file" in {key for key, _ in used("cli")}


# --- saying ------------------------------------------------------------------------------------------------------


def name(ref: Ref, language: str) -> str:
    return f"{ref.id}/{language}"


def catalogue(*sources: str) -> Catalogue:
    return Catalogue("de", sources, name)


def test_arguments_are_said_by_name() -> None:
    says = catalogue("met = { $who } trifft { $whom } am { $day }. Tag.\nwhy = weil { $reason }")
    names = (Ref("being", "ana"), Ref("being", "ben"))
    assert says.say(Message("met", {"who": "Eva", "whom": names, "day": 3})) == "Eva trifft ana/de, ben/de am 3. Tag."
    assert says.say(Message("why", {"reason": Message("why", {"reason": "es so ist"})})) == "weil weil es so ist"


def test_later_sources_win() -> None:
    assert catalogue("hello = eins", "hello = zwei").say(Message("hello")) == "zwei"


def test_an_unknown_id_is_said_as_itself() -> None:
    says = catalogue("only-attributes =\n    .title = x")
    assert [says.say(Message(key)) for key in ("nowhere", "only-attributes")] == ["nowhere", "only-attributes"]
    assert "nowhere" not in says


def test_the_sentences_of_core_can_be_said() -> None:
    for language in LANGUAGES:
        says = Catalogue(language, [read_sources(CORE_TEXT, language)], name)
        for key, text in sentences(CORE_TEXT, language).items():
            said = says.say(Message(key, dict.fromkeys(PLACE.findall(text), 7)))
            assert said != key
            assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_real_minus(language: str) -> None:
    said = Catalogue(
        language, ["a = { $n }\nb = { $n ->\n    [one] one\n   *[other] many: { $n }\n }"], lambda ref, _: ref.id
    )
    assert said.say(Message("a", {"n": -13})) == "−13"
    assert said.say(Message("a", {"n": (-1, 2)})) == "−1, 2"
    assert said.say(Message("b", {"n": -1})) == "many: −1"
    assert said.say(Message("b", {"n": 1})) == "one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_many_digits_is_said(language: str) -> None:
    said = Catalogue(language, ["a = { $n }\nb = { $n ->\n    [one] one\n   *[other] many\n }"], lambda ref, _: ref.id)
    for number in (10**16, 10**400):
        assert said.say(Message("a", {"n": number})) == str(number)
        assert said.say(Message("a", {"n": -number})) == f"−{number}"
        assert said.say(Message("b", {"n": number})) == "many"


def test_a_message_comes_back_from_json_as_it_was() -> None:
    inner = Message("class", {"skill": Ref("skill", "melee"), "amount": -3})
    message = Message("told", {"who": Ref("being", "ana"), "marks": (inner, Ref("skill", "lying"), "so"), "text": "x"})
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_good_fluent_by_itself(folder: Path, language: str) -> None:
    """A catalogue parses each when it is first said."""
    source = read_sources(folder, language)
    whole, alone = FluentParser(with_spans=False).parse(source), FluentParser(with_spans=False)
    assert [entry.content for entry in whole.body if isinstance(entry, Junk)] == []
    entries = {entry.id.name: entry for entry in whole.body if isinstance(entry, Msg)}
    assert entries.keys() == sentences(folder, language).keys()
    for key, text in sentences(folder, language).items():
        entry = alone.parse_entry(f"{key} = {text}")
        assert isinstance(entry, Msg)
        assert entry.equals(entries[entry.id.name], ignored_fields=["span", "comment"])


def test_what_a_sentence_refers_to_is_said_with_it() -> None:
    says = catalogue("a = { b } und { -c }\nb = B { $n }\n# Anmerkung\n-c = C\nd = {\n-c }", "-c = neues C")
    assert says.say(Message("a", {"n": 3})) == "B 3 und neues C"
    assert says.say(Message("d")) == "neues C"
    assert "-c" not in says
    assert says.say(Message("-c")) == "-c"


def test_a_sentence_that_cannot_be_read_is_said_as_its_id() -> None:
    assert catalogue("a = { $n").say(Message("a", {"n": 3})) == "a"
