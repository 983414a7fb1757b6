"""The command line: `spielwerk serve | scenario | rules | odds | roll | compendium | character | systems`.

Every command has `--help` with an example, `--json` for machines, German and English output (`--lang`, else the
locale), and exit code 2 for wrong use. Start reading in `app.py`.
"""

from . import character
from .app import app, main

app.add_typer(character.app, name="character")

__all__ = ["app", "main"]
