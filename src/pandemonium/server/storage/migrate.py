"""Alembic, called from inside: the migrations travel in the package and run at every start."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
"""The table in which Alembic keeps the step that a database is at."""


class UnknownStep(Exception):
    """A step of the schema that this program does not have: a newer one wrote it."""


def upgrade(connection: Connection, step: str = "head") -> None:
    """Apply what is missing up to that step, inside the caller's transaction; mostly that is nothing."""
    if step == "head" and revision_of(connection) == newest():
        return
    config = configured()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, step)
    except CommandError as error:
        raise UnknownStep(step) from error


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def newest() -> str | None:
    return ScriptDirectory.from_config(configured()).get_current_head()


def revision_of(connection: Connection) -> str | None:
    """The step a database is at; none where it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()
