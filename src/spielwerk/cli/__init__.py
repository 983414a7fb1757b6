"""The command line: `spielwerk serve | scenario | rules | odds | roll | compendium | systems`.

Every command has `--help` with an example, `--json` for machines, German and English output (`--lang`, else the
locale), and exit code 2 for wrong use. Start reading in `app.py`.
"""

from .app import main

__all__ = ["main"]
