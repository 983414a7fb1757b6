"""What the READMEs and the documentation say is so: commands, examples, links."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import tomllib
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from typer.testing import CliRunner

from spielwerk.cli.app import app
from spielwerk.server.app import ROUTES
from spielwerk.table import wire
from spielwerk.table.shapes import FromServer

ROOT = Path(__file__).parents[2]
READMES = ["README.md", "README.de.md"]
PAGES = sorted(str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LATER = {"docs/images/table.png"}  # drawn from the running table
COMMANDS = [each.name or each.callback.__name__ for each in app.registered_commands if each.callback]


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text_of(document), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", READMES)
def test_every_command_is_mentioned(document: str) -> None:
    assert "serve" in COMMANDS
    assert [name for name in COMMANDS if f"`spielwerk {name}`" not in text_of(document)] == []


@pytest.mark.parametrize(
    ("document", "line"),
    [(document, line) for document in PAGES for block in blocks(document, "sh") for line in block.splitlines()],
)
def test_the_examples_of_the_command_line_run(document: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    name, *words = shlex.split(line)
    assert name == "spielwerk"
    ran = CliRunner().invoke(app, words)
    assert (ran.exit_code, bool(ran.output)) == (0, True), ran.output


@pytest.mark.parametrize("document", READMES)
def test_there_are_examples_of_the_command_line(document: str) -> None:
    assert sum(len(block.splitlines()) for block in blocks(document, "sh")) >= 5


def test_the_example_of_the_library_prints_what_stands_below_it() -> None:
    (example,), (expected,) = blocks("README.md", "python"), blocks("README.md", "text")
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(example, "README.md", "exec"), {})
    assert printed.getvalue() == expected


@pytest.mark.parametrize("document", PAGES)
def test_links_lead_somewhere(document: str) -> None:
    folder = (ROOT / document).parent
    for target in re.findall(r"\]\(([^)\s]+)\)", text_of(document)):
        path, _, anchor = target.partition("#")
        if "://" in path:
            continue
        found = (folder / path).resolve() if path else (ROOT / document)
        if str(found.relative_to(ROOT)) in LATER:
            continue
        assert found.exists(), target
        if anchor:
            heads = re.findall(r"^#+ (.+)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads], target


@pytest.mark.parametrize("document", PAGES)
def test_pages_fit_the_width_of_the_code(document: str) -> None:
    long = [
        line
        for line in text_of(document).splitlines()
        if len(line) > 120 and not line.startswith(("|", "<!--", "![", "["))
    ]
    assert long == []


@pytest.mark.parametrize("document", PAGES)
def test_every_folder_and_module_that_is_named_exists(document: str) -> None:
    named = re.findall(r"`((?:src|tests|docs|web|tools)/[\w./-]+)`", text_of(document))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_readme_is_shipped() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert project["readme"] == "README.md"


def test_the_protocol_tells_of_every_message_and_route() -> None:
    told = text_of("docs/protocol.md")
    sent = {get_args(get_type_hints(shape)["t"])[0] for shape in get_args(FromServer)}
    taken = {str(shape.__struct_config__.tag) for shape in get_args(wire.ToServer)}
    assert {"view", "patch"} <= sent
    assert {"do", "view"} <= taken
    assert sorted(kind for kind in sent | taken if f"| `{kind}` |" not in told) == []
    routes = {(method, re.sub(r":\w+", "", path)) for r in ROUTES for path in r.paths for method in r.http_methods}
    assert [f"{method} {path}" for method, path in routes if f"`{method} {path}" not in told] == []


def test_the_pages_on_running_name_every_option_and_variable() -> None:
    told = text_of("docs/running.md")
    ran = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"})
    options = set(re.findall(r"--[a-z]+", ran.output)) - {"--help"}
    assert {"--port", "--data"} <= options
    assert [option for option in sorted(options) if f"`{option}" not in told] == []
    sources = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("src/spielwerk/server/*.py"))
    assert [name for name in re.findall(r"\bSPIELWERK_[A-Z]+", sources) if f"`{name}`" not in told] == []
