"""`pandemonium backup` and `pandemonium restore`: everything a server keeps, in one file, and back into a database."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Argument

from pandemonium.cli.problem import Problem, why
from pandemonium.cli.serve import database
from pandemonium.cli.spoken import say

if TYPE_CHECKING:
    from pandemonium.server.storage.database import Database

BackupFile = Annotated[Path, Argument(metavar="FILE")]
MINE_ALONE = 0o600
"""A backup holds the seeds of games at play: nobody else on the machine may read it."""


def backup(file: BackupFile, db: str = "pandemonium.db") -> None:
    """Write everything a server keeps into one file, while it runs."""
    from pandemonium.server.storage.backup import NothingToKeep, write_backup

    if "://" not in db and not Path(db).is_file():
        raise Problem("nothing-to-keep", db=db)
    beside = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, MINE_ALONE), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
                rows = with_database(db, lambda kept: write_backup(kept, packed))
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    except OSError as error:
        raise Problem("unwritable", file=str(file), why=why(error)) from error
    except NothingToKeep as error:
        raise Problem("nothing-to-keep", db=db) from error
    finally:
        beside.unlink(missing_ok=True)
    print(say("backup-written", file=str(file), rows=str(rows), bytes=str(file.stat().st_size)))


def restore(file: BackupFile, db: str = "pandemonium.db") -> None:
    """Read a backup into an empty database."""
    from pandemonium.server.storage.restore import Unrestorable, read_backup

    try:
        with gzip.open(file, "rb") as packed:
            rows = with_database(db, lambda empty: read_backup(empty, packed))
    except OSError as error:
        raise Problem("unreadable", file=str(file), why=why(error)) from error
    except Unrestorable as error:
        raise Problem(f"restore-{error.fault}", file=str(file), db=db) from error
    print(say("backup-restored", db=db, rows=str(rows)))


def with_database(db: str, work: Callable[[Database], Awaitable[int]]) -> int:
    """Do it on the database of that name, and close it."""
    from sqlalchemy.exc import SQLAlchemyError

    from pandemonium.server.storage.database import Database

    async def run() -> int:
        opened = Database(database(db))
        try:
            return await work(opened)
        finally:
            await opened.stop()

    try:
        return asyncio.run(run())
    except SQLAlchemyError as error:
        raise Problem("database-unusable", db=db, why=str(getattr(error, "orig", error)).splitlines()[0]) from error
