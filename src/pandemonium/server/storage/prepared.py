"""Prepared statements, for what is written with every choice.

SQLAlchemy writes the text, once for each kind of database; from then on that goes to the driver as it is. What
SQLAlchemy does around a statement costs several times the statement, and holds up the thread that serves the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Insert, Update

from pandemonium.server.storage.database import Conflict


class Prepared:
    """A statement whose values are numbers, text or nothing, as a driver takes them."""

    def __init__(self, statement: Insert | Update, columns: list[str] | None = None) -> None:
        self.statement = statement
        self.columns = columns  # of an insert
        self.written: dict[str, tuple[str, list[str]]] = {}  # by kind of database: the text, and its values in order

    def run(self, connection: Connection, values: Mapping[str, int | float | str | None]) -> Any:
        """The value it returns; none where it says none. A key somebody else took is a `Conflict`."""
        dialect = connection.dialect
        text, order = self.written.get(dialect.name) or self.write(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, tuple([values[name] for name in order]))
            row = cursor.fetchone() if cursor.description else None
        except dialect.loaded_dbapi.IntegrityError as error:
            raise Conflict from error
        finally:
            cursor.close()
        return row[0] if row else None

    def write(self, connection: Connection) -> tuple[str, list[str]]:
        compiled: Any = self.statement.compile(dialect=connection.dialect, column_keys=self.columns)
        found = str(compiled), list(compiled.positiontup)
        self.written[connection.dialect.name] = found
        return found
