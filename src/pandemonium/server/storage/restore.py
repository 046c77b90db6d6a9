"""Restoring: a backup is read into an empty database, at the step of the schema it was made by, and then brought up
to date as any older database is."""

from __future__ import annotations

import base64
from gzip import GzipFile
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, insert, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from pandemonium.server.storage.backup import FORMAT, ROWS_AT_ONCE, Beginning, End, Rows, stored_tables
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.migrate import UnknownStep, upgrade

Fault: TypeAlias = Literal["not-empty", "not-a-backup", "newer", "cut-short"]


class Unrestorable(Exception):
    """Why nothing was restored."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


async def read_backup(database: Database, file: GzipFile) -> int:
    """All or nothing; says how many rows."""
    rows = await database.write(lambda connection: load(connection, file))
    await database.start()
    return rows


def load(connection: Connection, file: GzipFile) -> int:
    if inspect(connection).get_table_names():
        raise Unrestorable("not-empty")
    try:
        return fill(connection, file)
    except UnknownStep as error:
        raise Unrestorable("newer") from error
    except EOFError as error:
        raise Unrestorable("cut-short") from error
    except (OSError, ValueError, LookupError, SQLAlchemyError) as error:
        raise Unrestorable("not-a-backup") from error


def fill(connection: Connection, file: GzipFile) -> int:
    beginning = msgspec.json.decode(next(file, b""), type=Beginning)
    if beginning.backup != FORMAT:
        raise Unrestorable("newer")
    upgrade(connection, beginning.step)
    filling = Filling(connection)
    for line in file:
        if line.startswith(b"["):
            filling.take(msgspec.json.decode(line))
            continue
        filling.write()
        heading = msgspec.json.decode(line, type=Rows | End)
        if isinstance(heading, End):
            return filling.finish(heading)
        filling.begin(heading)
    raise EOFError


class Filling:
    """Rows on their way into the tables, some hundreds at a time."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.tables = {table.name: table for table in stored_tables(connection)}
        self.heading = Rows("", [])
        self.packed: set[str] = set()  # the columns whose bytes JSON writes as letters
        self.rows: list[dict[str, Any]] = []
        self.count = 0

    def begin(self, heading: Rows) -> None:
        self.heading = heading
        columns = self.tables[heading.table].columns
        self.packed = {name for name in heading.columns if isinstance(columns[name].type, LargeBinary)}

    def take(self, values: list[Any]) -> None:
        row = dict(zip(self.heading.columns, values, strict=True))
        for name in self.packed:
            row[name] = row[name] and base64.b64decode(row[name])
        self.rows.append(row)
        if len(self.rows) == ROWS_AT_ONCE:
            self.write()

    def write(self) -> None:
        if self.rows:
            self.connection.execute(insert(self.tables[self.heading.table]), self.rows)
        self.count += len(self.rows)
        self.rows = []

    def finish(self, end: End) -> int:
        """All rows are there, and PostgreSQL counts on from them."""
        if self.count != end.rows:
            raise EOFError
        if self.connection.dialect.name == "postgresql":
            for table in self.tables.values():
                count_on(self.connection, table)
        return self.count


def count_on(connection: Connection, table: Table) -> None:
    """New rows get numbers after those that were restored."""
    for column in table.columns:
        if "nextval" in str(getattr(column.server_default, "arg", "")):
            sequence = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
            connection.execute(text(f"SELECT setval({sequence}, max({column.name})) FROM {table.name}"))
