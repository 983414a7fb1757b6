"""Stamps: a step of the set-up is skipped while the hash of what it was made from is unchanged."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *also: str) -> str:
    """The hash of the files' names below `root` and their contents, and of further words that matter to the step.

    A file that does not exist counts by its name only, so that its appearing is a change.
    """
    total = hashlib.sha256()
    for word in also:
        total.update(f"{word}\0".encode())
    for file in sorted(files):
        content = file.read_bytes() if file.is_file() else b""
        total.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def current(stamp: Path, want: str) -> bool:
    """Whether the step that leaves `stamp` was last carried out for `want`."""
    try:
        return stamp.read_text() == want
    except FileNotFoundError:
        return False
