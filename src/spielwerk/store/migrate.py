"""Bring a database to the newest schema. The migrations are part of the package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.engine import Connection
from sqlalchemy.pool import NullPool


def config(connection: Connection) -> Config:
    """Alembic's configuration for one connection."""
    settings = Config()
    settings.set_main_option("script_location", "spielwerk.store:migrations")
    settings.attributes["connection"] = connection
    return settings


def upgrade(path: Path) -> None:
    """Make the SQLite file, or bring it to the newest schema."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.begin() as connection:
        command.upgrade(config(connection), "head")
