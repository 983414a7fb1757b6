"""Sets a checkout up: `.venv` from requirements.lock, the web client from `web/`.

Standard library only, since it runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools import frontend
from tools.stamps import current, digest

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
LOCK = ROOT / "requirements.lock"
OLDEST_PYTHON = "3.11"


def set_up_python() -> None:
    """Make `.venv` from requirements.lock with this checkout installed in it."""
    place = f"{ROOT} {sys.version_info[0]}.{sys.version_info[1]}"
    packages = digest(ROOT, [LOCK])
    project = digest(ROOT, [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "src/spielwerk/__init__.py")])
    with _alone():
        if not (current(VENV / ".spielwerk-place", place) and (BIN / "python").exists()):
            with _timed("virtual environment"):
                _make_venv()
            (VENV / ".spielwerk-place").write_text(place)
        if not current(VENV / ".spielwerk-packages", packages):
            with _timed("Python packages"):
                _install_uv()
                _uv("pip", "sync", "--quiet", "--require-hashes", LOCK)
            (VENV / ".spielwerk-project").unlink(missing_ok=True)
            (VENV / ".spielwerk-packages").write_text(packages)
        if not current(VENV / ".spielwerk-project", project):
            _uv("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ROOT)
            (VENV / ".spielwerk-project").write_text(project)


def set_up_web() -> None:
    """Build the web client where its sources have changed. Raises `subprocess.CalledProcessError` if that fails."""
    with _alone():
        if frontend.stale(ROOT):
            with _timed("web client"):
                _run(BIN / "python", "-m", "tools.frontend", "build")


def lock() -> None:
    """Resolve pyproject.toml anew into requirements.lock, which names no host: it must serve behind any mirror."""
    set_up_python()
    options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
    sources = ["--python-version", OLDEST_PYTHON, "--all-extras", "--group", "dev", "pyproject.toml"]
    told = ["--custom-compile-command", "python3 tools/dev.py lock", "--quiet"]
    _uv("pip", "compile", "--upgrade", *options, *sources, *told, "--output-file", LOCK.name)


def _make_venv() -> None:
    try:
        _run(sys.executable, "-m", "venv", "--clear", VENV)
    except subprocess.CalledProcessError:
        sys.exit("Python's venv module does not work here; Debian and Ubuntu have it in the package python3-venv.")


def _install_uv() -> None:
    """Install the one package that installs all others, held to its hashes in requirements.lock like them."""
    pinned = re.search(r"^uv==.*(?:\n +.*)*", LOCK.read_text(), re.MULTILINE)
    if pinned is None:
        sys.exit("requirements.lock does not pin uv")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as only:
        only.write(pinned[0])
        only.flush()
        quiet = ["--quiet", "--disable-pip-version-check"]
        _run(BIN / "python", "-m", "pip", "install", *quiet, "--require-hashes", "--requirement", only.name)


def _uv(*args: str | Path) -> None:
    _run(BIN / "uv", *args)


def _run(*command: str | Path) -> None:
    env = {**os.environ, "VIRTUAL_ENV": str(VENV)}
    subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=True)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Keep two set-ups of one checkout from getting into each other's way."""
    with open(__file__, "rb") as mark:
        fcntl.flock(mark, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def _timed(name: str) -> Iterator[None]:
    print(f"setting up: {name} …", flush=True)
    start = time.monotonic()
    yield
    print(f"setting up: {name}: {time.monotonic() - start:.1f} s", flush=True)
