"""The content of a system that a table was begun with or has accepted since, and what is installed now.

The rules' code and the tables of content are always those installed; what the table pins says whether they are still
the ones it agreed to. Where they are not, the game master is told, and what was played before stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.core.system import System
from spielwerk.store.contract import Game, Pinned


class Outdated(Struct, frozen=True):
    """What a table pins and what is installed instead; `changed` are rows such as `weapons/long_gun`, `added` and
    `removed` likewise."""

    version: str
    content: str
    installed_version: str
    installed_content: str
    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]


def content_of(system: System[Any]) -> Pinned:
    """What a table that begins now pins."""
    body = msgspec.json.Encoder(order="deterministic").encode(system.tables)
    return Pinned(system.version, sha256(body).hexdigest(), body)


def outdated(game: Game, installed: Pinned, before: bytes | None) -> Outdated | None:
    """How what is installed differs from what a game pins; `before` is the pinned content."""
    if (game.version, game.content) == (installed.version, installed.content):
        return None
    old, new = _rows(before), _rows(installed.body)
    return Outdated(
        game.version,
        game.content,
        installed.version,
        installed.content,
        tuple(sorted(new.keys() - old.keys())),
        tuple(sorted(old.keys() - new.keys())),
        tuple(sorted(row for row in old.keys() & new.keys() if old[row] != new[row])),
    )


def _rows(content: bytes | None) -> Mapping[str, Any]:
    """The rows of encoded content by kind and id; none where it cannot be read."""
    try:
        tables = msgspec.json.decode(content or b"{}")
    except msgspec.DecodeError:
        return {}
    return {f"{kind}/{name}": row for kind, rows in tables.items() for name, row in rows.items()}
