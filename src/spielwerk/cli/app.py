"""The commands and what they take. The work is done elsewhere; here it is asked for and printed."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand
from typer.exceptions import TyperException

from spielwerk import __version__
from spielwerk.core.content.reading import ContentError

from .misuse import language_in, sentence
from .out import print_json
from .say import Voice, language_of


class Language(StrEnum):
    """A language that the command line speaks."""

    de = "de"
    en = "en"


Lang = Annotated[Language | None, typer.Option("--lang", help="Sprache der Ausgabe / language of the output.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]

app = typer.Typer(
    name="spielwerk",
    help="A game table whose rules are played, replayed, simulated and computed from one source.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"spielwerk {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Spielwerk on the command line."""


def _lang(chosen: Language | None) -> str:
    return language_of(chosen.value if chosen else None)


@app.command(epilog="Example: spielwerk serve --port 8000")
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones in the same network join; asks for a password once.")
    ] = False,
    data: Annotated[Path | None, typer.Option(help="Folder that keeps the tables.")] = None,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser."""
    from spielwerk.server.run import serve as run

    raise typer.Exit(run(host=host, port=port, lan=lan, data=data, language=_lang(lang)))


@app.command(epilog="Example: spielwerk scenario tests/scenarios")
def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders with scenario files.")],
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play scenario files and compare; the last line counts them."""
    from .scenarios import run

    raise typer.Exit(run(paths, as_json, Voice(_lang(lang))))


@app.command(epilog="Example: spielwerk rules --coverage")
def rules(
    system: Annotated[str | None, typer.Argument(help="System id; default: all.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show which rules are shown by scenarios and tests.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Folder with scenarios and tests.")] = Path("tests"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the rules of a system, or which of them scenarios and tests show."""
    from .rules import run

    raise typer.Exit(run(system, coverage, tests, as_json, _lang(lang)))


class _Odds(TyperCommand):
    """Help on what is rolled lists what that takes, where it is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        rest = [word for word in args if word != "--help"]
        if len(rest) < len(args) and sum(not word.startswith("-") for word in rest) > 1:
            super().parse_args(ctx, rest)
            if ctx.params["what"]:
                from .odds import explain

                raise typer.Exit(explain(ctx.params["system"], ctx.params["what"], _lang(ctx.params["lang"])))
        return super().parse_args(ctx, args)


@app.command(
    cls=_Odds,
    epilog="Example: spielwerk odds percentacy check --skill 65 --modifier -20, or: spielwerk odds percentacy attack "
    "--skill 65 --evade 40 --armour 5 --weapon long_gun",
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def odds(
    ctx: typer.Context,
    system: Annotated[str, typer.Argument(help="System id, such as percentacy.")],
    what: Annotated[str, typer.Argument(help="What is rolled, such as check or attack.")] = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Print exact odds as a table with bars. What to give depends on what is rolled; without any value it is listed."""
    from .odds import run

    raise typer.Exit(run(system, what, ctx.args, as_json, _lang(lang)))


@app.command(
    epilog="Example: spielwerk roll 2d6+3, or: spielwerk roll --odds 4W6kh3",
    context_settings={"ignore_unknown_options": True},  # -1d6 is an expression
)
def roll(
    expression: Annotated[str, typer.Argument(help="Dice notation, such as 2d6+3, 4d6kh3, d%, or German 2W6+3.")],
    with_odds: Annotated[bool, typer.Option("--odds", help="Print the exact odds instead of rolling.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Roll dice without a table, or print the exact odds of an expression."""
    from .roll import run

    raise typer.Exit(run(expression, with_odds, as_json, Voice(_lang(lang))))


@app.command(epilog="Example: spielwerk sheet glockengrund b1 --pdf ilka.pdf --lang de")
def sheet(
    example: Annotated[str, typer.Argument(help="Name of an example that comes along, or an example's file.")],
    being: Annotated[str, typer.Argument(help="Id of the being, such as b1.")],
    pdf: Annotated[Path | None, typer.Option("--pdf", help="File to write; default: the id with .pdf.")] = None,
    lang: Lang = None,
) -> None:
    """Write the sheet of a being at an example table as PDF; for characters in files see `character sheet`."""
    from .sheet import run

    raise typer.Exit(run(example, being, pdf, Voice(_lang(lang))))


@app.command(epilog="Example: spielwerk compendium percentacy area")
def compendium(
    system: Annotated[str, typer.Argument(help="System id, such as percentacy.")],
    query: Annotated[list[str] | None, typer.Argument(help="What to look up; default: list everything.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Look things up in a system: skills, weapons, readings of the rules, chapters. Accents and slips do no harm."""
    from .compendium import run

    raise typer.Exit(run(system, " ".join(query or ()), as_json, Voice(_lang(lang))))


@app.command(epilog="Example: spielwerk systems --json")
def systems(as_json: Json = False, lang: Lang = None) -> None:
    """List the rule systems that are installed, and what their documents cover."""
    from spielwerk.core.system import installed

    found, language = installed(), _lang(lang)
    if as_json:
        print_json(
            [{"id": s.id, "name": dict(s.name), "version": s.version, "edition": s.edition} for s in found.values()]
        )
        return
    console = Console(highlight=False)
    for s in found.values():
        console.print(f"[bold]{s.name[language]}[/bold] ({s.id} {s.version}, {s.edition})")
        console.print(f"  {s.document[language]}")


def main() -> None:
    """Run the command line."""
    words = sys.argv[1:]
    try:
        sys.exit(app(words, prog_name="spielwerk", standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except TyperException as fault:
        typer.echo(sentence(fault, words, Voice(language_in(words))), err=True)
        sys.exit(2)
    except ContentError as fault:
        typer.echo(str(fault), err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
