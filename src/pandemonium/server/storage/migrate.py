"""Alembic, called from inside: the migrations travel in the package and run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
"""The table in which Alembic keeps the step that a database is at."""


class UnknownStep(Exception):
    """A step of the schema that this program does not have: a newer one wrote it."""


def upgrade(connection: Connection, step: str = "head") -> None:
    """Apply what is missing up to that step, inside the caller's transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, step)
    except CommandError as error:
        raise UnknownStep(step) from error


def revision_of(connection: Connection) -> str | None:
    """The step a database is at; none where it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()
