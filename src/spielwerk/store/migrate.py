"""Bring a database to the newest schema. The migrations are part of the package."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from spielwerk.core.text import Message

_UNUSABLE: Final = {26: "store-unreadable", 11: "store-damaged"}  # SQLITE_NOTADB, SQLITE_CORRUPT
_CLOSED: Final = (8, 10, 13, 14)
"""SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN: the disk does not let it be opened."""


def config(connection: Connection) -> Config:
    """Alembic's configuration for one connection."""
    settings = Config()
    settings.set_main_option("script_location", "spielwerk.store:migrations")
    settings.attributes["connection"] = connection
    return settings


class Unusable(Exception):
    """A file that is no database of Spielwerk, a damaged one, one of a newer version, or one that the disk does not let
    be opened; the message says which."""

    def __init__(self, path: Path, message: str, why: str = "") -> None:
        super().__init__(f"{path}: {message}")
        self.message = Message(message, {"path": str(path), **({"why": why} if why else {})})


def upgrade(path: Path) -> None:
    """Make the SQLite file, or bring it to the newest schema: all of the way, or not at all. Raises `Unusable`."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", _begun)
    try:
        with engine.begin() as connection:
            settings = config(connection)
            found = MigrationContext.configure(connection).get_current_heads()
            scripts = ScriptDirectory.from_config(settings)
            if not {one.revision for one in scripts.walk_revisions()}.issuperset(found):
                raise Unusable(path, "store-newer")
            if found != tuple(scripts.get_heads()):
                command.upgrade(settings, "head")
    except DatabaseError as fault:
        code = _code(fault.orig)
        if code in _UNUSABLE:
            raise Unusable(path, _UNUSABLE[code]) from None
        if code in _CLOSED:
            raise Unusable(path, "store-closed", str(fault.orig)) from None
        raise


@contextmanager
def whole(path: Path) -> Iterator[None]:
    """Read from a file that may be damaged further inside than what is looked at when it is opened. Raises
    `Unusable`."""
    try:
        yield
    except sqlite3.DatabaseError as fault:
        code = _code(fault)
        if code in _UNUSABLE:
            raise Unusable(path, _UNUSABLE[code]) from None
        raise


def _code(fault: object) -> int:
    """What SQLite calls a fault, without its details."""
    return int(getattr(fault, "sqlite_errorcode", 0)) & 0xFF


def _by_hand(connection: sqlite3.Connection, _record: object) -> None:
    """The driver begins no transaction before a change of the schema: it is told to begin none at all."""
    connection.isolation_level = None


def _begun(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
