"""`spielwerk character`: characters in files, drawn, checked, printed, compared."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from spielwerk.core.act import Refused
from spielwerk.core.characters.character import Characters, Fault, Judged
from spielwerk.core.characters.document import (
    LARGEST,
    Imported,
    Origin,
    imported,
    place_of,
    schema_of,
    why_in_words,
    written,
)
from spielwerk.core.characters.report import Report, without_picture
from spielwerk.core.characters.sheet import Sheet
from spielwerk.core.dice.lot import SEEDS
from spielwerk.core.faults import no_name
from spielwerk.core.faults import why as why_not
from spielwerk.core.system import System, installed
from spielwerk.core.text import Message
from spielwerk.core.unseen import is_name
from spielwerk.table.pinned import content_of

from .app import Json, Lang, _lang
from .out import not_written, print_json, wrong_use
from .paper import Paper, compared, paper
from .say import Voice

app = typer.Typer(help="Make, check, print and compare characters in files.", no_args_is_help=True)

OfSystem = Annotated[str, typer.Option("--system", help="System id.")]
File = Annotated[
    Path, typer.Argument(help="A character: .json as exported, or .toml written as a being in a scenario file.")
]
MaybeFile = Annotated[
    Path | None, typer.Argument(help="A character: .json or .toml file; or name a stored one with --table and --being.")
]
OfTable = Annotated[str, typer.Option("--table", help="A stored table, by its id or name.")]
OfBeing = Annotated[str, typer.Option("--being", help="Somebody at that table, by id or name.")]
OfData = Annotated[Path | None, typer.Option("--data", help="Folder that keeps the tables.")]
Out = Annotated[Path | None, typer.Option("--out", "-o", help="File to write the character to, as JSON.")]


class Desk:
    """A system, what it knows of characters, and a table with nobody at it to judge them by."""

    def __init__(self, system_id: str, language: str) -> None:
        found = installed()
        system = found.get(system_id)
        if system is None:
            known = ", ".join(found)
            raise wrong_use(Voice(language)("cli-unknown-system", system=system_id, known=known))
        self.voice = Voice(language)
        self.system: System[Any]
        self.characters: Characters[Any]
        self._of(system)
        self.state: Any = system.start({}, {})
        self.being: Any = None  # somebody at a stored table
        self.picture: bytes | None = None

    def find(self, path: Path | None, table: str, being: str, data: Path | None) -> tuple[dict[str, Any], Report]:
        """The character in a file, or somebody at a stored table, which is then the table that they are judged by."""
        if (path is None) != bool(table and being) or bool(table) != bool(being):
            raise wrong_use(self.voice("cli-character-where"))
        if path is not None:
            return self.read(path)
        from .stored import stored

        found = stored(data, table, being, self.voice)
        self._of(found.system)
        self.state, self.being, self.picture = found.state, found.being, found.picture
        return self.characters.give(found.state, found.being), Report()

    def _of(self, system: System[Any]) -> None:
        """Characters are those of this system."""
        self.voice = Voice(self.voice.language, system)
        if system.characters is None:
            raise wrong_use(self.voice.say(Message("error-no_characters")))
        self.system, self.characters = system, system.characters
        self.origin = Origin(system.id, system.version, content_of(system).content)

    def read(self, path: Path) -> tuple[dict[str, Any], Report]:
        """The character in a file. Ends with exit code 2 for what cannot be read at all."""
        try:
            size = path.stat().st_size
            raw = path.read_bytes() if size <= LARGEST else b" " * (LARGEST + 1)
        except FileNotFoundError:
            raise wrong_use(self.voice("cli-no-such-file", path=str(path))) from None
        except OSError as fault:
            raise wrong_use(self.voice("cli-not-read", path=str(path), why=why_not(fault))) from None
        try:
            if size > LARGEST:
                raise Refused("too_large", field="file", value=size, allowed=LARGEST)
            if path.suffix == ".toml":
                data, report = self.characters.take(self.state, tomllib.loads(raw.decode("utf-8")))
                return without_picture(data, report, Message("left-picture"))
            return self._taken(imported(self.characters, self.state, raw, self.origin))
        except Refused as no:
            raise wrong_use(f"{path}: {self.voice.say(no.message)}") from None
        except (ValueError, RecursionError) as fault:
            raise wrong_use(self.voice("cli-not-toml", path=str(path), why=str(fault))) from None

    def _taken(self, read: Imported) -> tuple[dict[str, Any], Report]:
        """What was read of a document; its picture is kept as far as it can be shown."""
        from spielwerk.server.pictures import unreadable

        why = unreadable(read.picture) if read.picture else None
        self.picture = read.picture if why is None and "portrait" in read.character else None
        return (read.character, read.report) if why is None else without_picture(read.character, read.report, why)

    def sheet(self, data: Mapping[str, Any], level: int | None = None) -> Paper:
        """The sheet of a character. Ends with exit code 2 for a level that it never had."""
        return paper(self._sheet(data, level), self.system, self.voice.language)

    def pdf(self, data: Mapping[str, Any], level: int | None, out: Path) -> None:
        """The sheet as PDF. Ends with exit code 2 where it cannot be written."""
        from spielwerk.sheets import SheetError, pdf

        try:
            out.write_bytes(pdf(self._sheet(data, level), self.system, self.voice.language, self.picture))
        except OSError as fault:
            raise not_written(out, fault, self.voice) from None
        except SheetError as fault:
            raise wrong_use(self.voice("cli-not-written", path=str(out), why=str(fault))) from None

    def _sheet(self, data: Mapping[str, Any], level: int | None) -> Sheet:
        if self.system.views.sheet is None:
            raise wrong_use(self.voice("cli-no-sheets", system=self.system.name[self.voice.language]))
        try:
            being = self.being if self.being is not None else self.characters.being(self.state, data)
            return self.system.views.sheet(self.state, self.characters.then(self.state, being, level))
        except Refused as no:
            raise wrong_use(self.voice.say(no.message)) from None

    def write(self, data: Mapping[str, Any], out: Path | None) -> None:
        """Write a character as a document to a file, or print it."""
        from spielwerk.server.pictures import portable

        document = written(data, self.origin, b"" if self.picture is None else portable(self.picture))
        if out is None:
            typer.echo(document.decode("utf-8"), nl=False)
            return
        try:
            out.write_bytes(document)
        except OSError as fault:
            raise not_written(out, fault, self.voice) from None


# --- printing ------------------------------------------------------------------------------------------------------


def _print_sheet(sheet: Paper) -> None:
    console = Console(highlight=False)
    console.print(Styled(sheet.name, "bold"), Styled(sheet.kind))
    if sheet.lead:
        console.print(Styled(sheet.lead))
    for section in sheet.sections:
        console.print()
        console.print(Styled(section.title, "bold"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for line in section.lines:
            table.add_row(*(Styled(part) for part in (line.label, line.value, line.note)))
        console.print(Padding(table, (0, 0, 0, 2)))


MOST_LINES: Final = 50
"""The most parts of a document that are listed one by one; `--json` lists all."""


def _print_report(desk: Desk, report: Report) -> None:
    voice = desk.voice

    def place(field: str) -> str:
        return voice.say(place_of(field, desk.characters, desk.system.tables))

    def because(why: Message) -> str:
        return voice.say(why_in_words(why, desk.characters, desk.system.tables))

    typer.echo(voice("cli-taken", fields=", ".join(map(place, report.taken))), err=True)
    for change in report.changed[:MOST_LINES]:
        why = because(change.why)
        typer.echo(voice("cli-changed", field=place(change.field), was=change.was, now=change.now, why=why), err=True)
    for left in report.left[:MOST_LINES]:
        typer.echo(voice("cli-left", field=place(left.field), value=left.value, why=because(left.why)), err=True)
    more = sum(max(0, len(part) - MOST_LINES) for part in (report.changed, report.left))
    if more:
        typer.echo(voice("cli-report-more", count=more), err=True)


def _plain_report(desk: Desk, report: Report) -> dict[str, Any]:
    say = desk.voice.say
    return {
        "taken": list(report.taken),
        "changed": [{"field": c.field, "was": c.was, "now": c.now, "why": say(c.why)} for c in report.changed],
        "left": [{"field": gone.field, "value": gone.value, "why": say(gone.why)} for gone in report.left],
    }


def _print_judged(desk: Desk, judged: Judged) -> None:
    voice = desk.voice
    typer.echo(voice(f"cli-character-{judged.outcome}"))
    for fault in judged.problems:
        typer.echo(f"  {voice.say(fault.message)}{_cited(fault)}")
    for hint in judged.hints:
        typer.echo(voice("cli-hint", hint=voice.say(hint.message)) + _cited(hint))


def _cited(fault: Fault) -> str:
    return f" [{fault.rule}]" if fault.rule else ""


def _plain_judged(desk: Desk, judged: Judged) -> dict[str, Any]:
    def faults(of: Sequence[Fault]) -> list[dict[str, str]]:
        say = desk.voice.say
        return [{"code": f.code, "field": f.field, "rule": f.rule, "text": say(f.message)} for f in of]

    return {"outcome": judged.outcome, "problems": faults(judged.problems), "hints": faults(judged.hints)}


# --- commands ------------------------------------------------------------------------------------------------------


@app.command(epilog="Example: spielwerk character new --random --seed 7 -o orla.json")
def new(
    random: Annotated[bool, typer.Option("--random", help="Draw one by lot.")] = False,
    seed: Annotated[
        int | None, typer.Option(help="The same seed draws the same character.", min=0, max=SEEDS - 1)
    ] = None,
    archetype: Annotated[str, typer.Option(help="Start from an archetype, such as pathfinder.")] = "",
    name: Annotated[str, typer.Option(help="Its name.")] = "",
    out: Out = None,
    system: OfSystem = "percentacy",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Make a character: drawn by lot, or from an archetype. It is printed as a sheet, with --json as a document."""
    desk = Desk(system, _lang(lang))
    if not is_name(name):
        raise wrong_use(desk.voice.say(no_name("name", name).message))
    if random == bool(archetype):
        raise wrong_use(desk.voice("cli-new-how", archetypes=", ".join(desk.characters.archetypes)))
    if archetype and archetype not in desk.characters.archetypes:
        known = ", ".join(desk.characters.archetypes)
        raise wrong_use(desk.voice("cli-unknown-archetype", archetype=archetype, archetypes=known))
    if random:
        drawn = secrets.randbelow(SEEDS) if seed is None else seed
        data = desk.characters.draw(drawn, desk.state, desk.voice.language)
        data |= {"name": name} if name else {}
        if seed is None:
            typer.echo(desk.voice("cli-seed", seed=str(drawn)), err=True)
    else:
        data = desk.characters.start(archetype, desk.voice.language, name)
    if out is not None or as_json:
        desk.write(data, out)
    if not as_json:
        _print_sheet(desk.sheet(data))


@app.command(epilog="Example: spielwerk character check orla.json")
def check(
    files: Annotated[list[Path], typer.Argument(help="Characters: .json or .toml files.")],
    system: OfSystem = "percentacy",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Name everything that is wrong with characters, with the rule. Exit code 0 if all are valid, else 1."""
    desk = Desk(system, _lang(lang))
    found = {}
    for path in files:
        data, report = desk.read(path)
        judged = desk.characters.judge(desk.state, data)
        report = Report(report.taken, report.changed, report.lost)
        found[str(path)] = _plain_judged(desk, judged) | {"left": _plain_report(desk, report)["left"]}
        if not as_json:
            typer.echo(f"{path}: ", nl=False)
            _print_judged(desk, judged)
            if report.left or report.changed:
                _print_report(desk, report)
    if as_json:
        print_json(found)
    raise typer.Exit(0 if all(one["outcome"] == "valid" and not one["left"] for one in found.values()) else 1)


@app.command(epilog="Example: spielwerk character sheet orla.json --level 2 --lang de")
def sheet(
    file: MaybeFile = None,
    level: Annotated[int | None, typer.Option(help="The sheet as it was at this earlier level.")] = None,
    pdf: Annotated[Path | None, typer.Option("--pdf", help="Write it as PDF to this file instead.")] = None,
    table: OfTable = "",
    being: OfBeing = "",
    data_of: OfData = None,
    system: OfSystem = "percentacy",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the sheet of a character: of one in a file, or of one at a stored table."""
    desk = Desk(system, _lang(lang))
    data = desk.find(file, table, being, data_of)[0]
    if pdf is not None:
        desk.pdf(data, level, pdf)
    elif as_json:
        print_json(msgspec.to_builtins(desk.sheet(data, level)))
    else:
        _print_sheet(desk.sheet(data, level))


@app.command(epilog="Example: spielwerk character export --table Glockengrund --being Ilka -o ilka.json")
def export(
    file: MaybeFile = None,
    out: Out = None,
    table: OfTable = "",
    being: OfBeing = "",
    data_of: OfData = None,
    system: OfSystem = "percentacy",
    lang: Lang = None,
) -> None:
    """Write a character as a JSON document with version and origin: one in a file, or one at a stored table."""
    desk = Desk(system, _lang(lang))
    data, report = desk.find(file, table, being, data_of)
    if report.left or report.changed:
        _print_report(desk, report)
    desk.write(data, out)


@app.command("import", epilog="Example: spielwerk character import orla.json -o checked.json")
def import_(
    file: File, out: Out = None, system: OfSystem = "percentacy", as_json: Json = False, lang: Lang = None
) -> None:
    """Read a character, and say what was taken, what was changed, and what was left."""
    desk = Desk(system, _lang(lang))
    data, report = desk.read(file)
    if as_json:
        print_json(_plain_report(desk, report))
    else:
        _print_report(desk, report)
    if out is not None:
        desk.write(data, out)


@app.command(epilog="Example: spielwerk character compare orla.json bran.json")
def compare(
    one: File,
    other: Annotated[Path, typer.Argument(help="Another character.")],
    everything: Annotated[bool, typer.Option("--all", help="Show equal lines too.")] = False,
    system: OfSystem = "percentacy",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show two characters side by side."""
    desk = Desk(system, _lang(lang))
    pair = compared(*(desk.sheet(desk.read(path)[0]) for path in (one, other)))
    rows = [row for row in pair if everything or row.one != row.other]
    if as_json:
        print_json(msgspec.to_builtins(rows))
        return
    if not rows:
        typer.echo(desk.voice("cli-character-equal"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in rows:
        values = ("–" if value is None else value or "✓" for value in (row.one, row.other))
        table.add_row(Styled(row.section, "dim"), Styled(row.label), *(Styled(value) for value in values))
    Console(highlight=False).print(table)


@app.command(epilog="Example: spielwerk character schema")
def schema(system: OfSystem = "percentacy", lang: Lang = None) -> None:
    """Print the JSON Schema of a character document."""
    desk = Desk(system, _lang(lang))
    typer.echo(msgspec.json.format(msgspec.json.encode(schema_of(desk.characters, system)), indent=1).decode())
