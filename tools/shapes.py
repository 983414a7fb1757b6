"""Writes the client's types, `web/src/lib/shapes.ts`, from the shapes that Python declares for what it sends and takes.

By hand: `.venv/bin/python -m tools.shapes write`; `… check` says whether the file is up to date.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Final

from spielwerk.core.system import installed
from spielwerk.server.described import description
from tools import frontend

ROOT: Final = Path(__file__).resolve().parent.parent
WRITTEN: Final = ROOT / "web/src/lib/shapes.ts"
OPTIONS: Final = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false", "--alphabetize")


def written() -> str:
    """The file as it should be. Raises `subprocess.CalledProcessError` if openapi-typescript fails."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "shapes.json", Path(folder) / "shapes.ts"
        source.write_text(json.dumps(description(installed()), default=list))
        frontend.npm(ROOT, "exec", "--", "openapi-typescript", str(source), "--output", str(made), *OPTIONS)
        return made.read_text()


def main() -> None:
    match sys.argv[1:]:
        case ["write"]:
            WRITTEN.write_text(written())
        case ["check"]:
            if not WRITTEN.exists() or WRITTEN.read_text() != written():
                sys.exit("web/src/lib/shapes.ts is not up to date: .venv/bin/python -m tools.shapes write")
        case _:
            sys.exit("usage: python -m tools.shapes write | check")


if __name__ == "__main__":
    main()
