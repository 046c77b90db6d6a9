"""A backup: everything in the database at one moment, as packed lines of JSON that either kind of database can read.

The first line names the step of the schema, each table follows with its columns and rows, and the last line counts the
rows, so that a file that was cut short is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from gzip import GzipFile
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, Table, select, text

from pandemonium.server.storage.database import Database
from pandemonium.server.storage.migrate import VERSION, revision_of

FORMAT = 1
ROWS_AT_ONCE = 500
ONE_MOMENT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
"""What PostgreSQL is told to show all tables as they were at the same moment; SQLite does so by itself."""


class Beginning(Struct, frozen=True):
    """The first line."""

    backup: int  # the format
    step: str  # of the schema


class Rows(Struct, frozen=True, tag="rows"):
    """The line before a table's rows."""

    table: str
    columns: list[str]


class End(Struct, frozen=True, tag="end"):
    """The last line."""

    rows: int


class NothingToKeep(Exception):
    """The database has no tables of ours."""


async def write_backup(database: Database, file: GzipFile) -> int:
    """Everything as it is now, while the server goes on; says how many rows."""
    return await database.read(lambda connection: dump(connection, file))


def dump(connection: Connection, file: GzipFile) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_MOMENT)
    step = revision_of(connection)
    if step is None:
        raise NothingToKeep
    write(file, Beginning(FORMAT, step))
    rows = sum(dump_table(connection, table, file) for table in stored_tables(connection))
    write(file, End(rows))
    return rows


def dump_table(connection: Connection, table: Table, file: GzipFile) -> int:
    write(file, Rows(str(table.name), [str(column.name) for column in table.columns]))
    count = 0
    for row in read(connection, table):
        write(file, list(row))
        count += 1
    return count


def read(connection: Connection, table: Table) -> Iterator[Any]:
    """A few at a time: a large log does not fit into memory."""
    options = {"stream_results": True, "yield_per": ROWS_AT_ONCE}
    yield from connection.execute(select(table).order_by(*table.primary_key), execution_options=options)


def stored_tables(connection: Connection) -> list[Table]:
    """As they are in this database, which may be older than the program; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION]


def write(file: GzipFile, line: Any) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
