"""What goes out beside sentences: data for machines, and what is wrong before a command ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

from spielwerk.core.faults import why

from .say import Voice


def wrong_use(sentence: str) -> typer.Exit:
    """Say what is wrong and what is allowed, and end with exit code 2: `raise wrong_use(…)`."""
    typer.echo(sentence, err=True)
    return typer.Exit(2)


def not_written(path: Path, fault: OSError, voice: Voice) -> typer.Exit:
    """The same for a file that cannot be written."""
    return wrong_use(voice("cli-not-written", path=str(path), why=why(fault)))


def print_json(data: Any) -> None:
    """Print data for machines."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))
