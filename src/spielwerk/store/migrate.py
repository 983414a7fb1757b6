"""Bring a database to the newest schema. The migrations are part of the package."""

from __future__ import annotations

import sqlite3
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

_NOT_A_DATABASE: Final = 26  # SQLITE_NOTADB


def config(connection: Connection) -> Config:
    """Alembic's configuration for one connection."""
    settings = Config()
    settings.set_main_option("script_location", "spielwerk.store:migrations")
    settings.attributes["connection"] = connection
    return settings


class Unusable(Exception):
    """A file that is no database of Spielwerk, or one of a newer version; the message says which."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.message = Message(message, {"path": str(path)})


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
        if getattr(fault.orig, "sqlite_errorcode", 0) == _NOT_A_DATABASE:
            raise Unusable(path, "store-unreadable") from None
        raise


def _by_hand(connection: sqlite3.Connection, _record: object) -> None:
    """The driver begins no transaction before a change of the schema: it is told to begin none at all."""
    connection.isolation_level = None


def _begun(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
