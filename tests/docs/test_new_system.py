"""The page on a further system is followed: its files are written down, installed, and played."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.core.codec import Codec
from spielwerk.core.resolving import always_suggestion
from spielwerk.core.system import System
from spielwerk.core.text import CORE_TEXT, LANGUAGES, Catalogue, Message, Ref, read_sources
from spielwerk.core.view import Sight
from spielwerk.odds.table import distributions
from tests.rules import run, table_of

PAGE = (Path(__file__).parents[2] / "docs" / "new-system.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
LINES = re.findall(r"^spielwerk .*$", PAGE, re.MULTILINE)
TOLD = {
    "spielwerk systems": "Dare",
    "spielwerk scenario scenarios": "1 passed, 0 failed",
    "spielwerk rules dare": "DARE-02",
    "spielwerk compendium dare nerve": "DARE-01",
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page, and the package in it as it is installed where somebody builds it."""
    folder = tmp_path_factory.mktemp("new")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    assert tomllib.loads(FILES["pyproject.toml"])["build-system"]["build-backend"] == "hatchling.build"
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(build, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (folder / "dist").glob("*.whl")
    shutil.rmtree(folder / "dare")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture
def dare(place: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[System[Any]]:
    """The system of the page."""
    monkeypatch.syspath_prepend(str(place))
    found: System[Any] = importlib.import_module("dare").SYSTEM
    yield found
    sys.modules.pop("dare")


BEINGS: tuple[dict[str, Any], ...] = (
    {"id": "ana", "name": "Ana", "player": "one", "nerve": 12},
    {"id": "cor", "name": "Cor", "npc": True, "present": False},
)


def say(system: System[Any], language: str, message: Message) -> str:
    def name(ref: Ref, _language: str) -> str:
        return ref.id

    catalogue = Catalogue(language, [read_sources(folder, language) for folder in (CORE_TEXT, system.text)], name)
    assert message.id in catalogue, message.id
    return catalogue.say(message)


@pytest.mark.parametrize("line", LINES)
def test_what_the_page_asks_for_works(place: Path, line: str) -> None:
    name, *words = shlex.split(line)
    assert name == "spielwerk"
    command = [sys.executable, "-c", "from spielwerk.cli import main; main()", *words, "--lang", "en"]
    paths = os.pathsep.join((str(place), os.environ.get("PYTHONPATH", "")))
    done = subprocess.run(
        command, cwd=place, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert TOLD[line] in done.stdout


def test_it_is_played_by_the_rule_and_asks_in_both_languages(dare: System[Any]) -> None:
    command = dare.command({"do": "dare", "by": "ana"})
    state = table_of(dare, BEINGS, {})
    for exactly, won in (("success", True), ("failure", False)):
        state = table_of(dare, BEINGS, {"exactly": exactly})
        result = run(dare, state, command, [12], ["yes"])
        assert (result.outcome.success, result.refused) == (won, None)
        tables, _ = distributions(dare, state, command, always_suggestion)
        assert tables["success"]["True"] == Fraction(12 if won else 11, 20)
    question = run(dare, state, command).waits
    told = run(dare, state, command, [7], ["yes"]).events[-1].tell()
    refused = run(dare, state, command, answers=["no"]).refused
    for language in LANGUAGES:
        sentences = [
            say(dare, language, one)
            for one in (
                Message("question-dare", dict(question.args)),
                Message("asked-dare"),
                *(Message(f"option-dare-{option}") for option in question.options),
                refused.message,
                told,
                dare.views.title(command),
            )
        ]
        assert len(set(sentences)) == len(sentences) == 7


def test_every_table_has_what_the_core_brings(dare: System[Any]) -> None:
    state = table_of(dare, BEINGS, {})
    kept = run(dare, state, dare.command({"do": "set_counter", "target": "ana", "counter": "Kerzen", "value": 2}))
    assert kept.state.beings["ana"].counters == {"Kerzen": 2}
    codec = Codec(dare)
    assert codec.decode_state(codec.encode_state(kept.state)) == kept.state
    for event in kept.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=dare.event_type) == event


def test_nothing_is_seen_but_what_goes_into_a_view(dare: System[Any]) -> None:
    state = table_of(dare, BEINGS, {})
    seen = [dare.views.being(state, one, Sight("player", "two")) for one in state.beings.values()]
    assert seen == [{"id": "ana", "name": "Ana", "npc": False, "seat": "one", "present": True, "nerve": 12}, None]
