"""Starting: what must be in order before anybody is told an address. What is not is said in one line."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from pandemonium.server.play.desk import WORD
from pandemonium.server.settings import Settings
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.migrate import UnknownStep


class CannotStart(Exception):
    """Why the server does not begin, or did not go on; `reason` is a message of whoever asked it to."""

    def __init__(self, reason: str, why: str = "") -> None:
        super().__init__(f"{reason}: {why}")
        self.reason = reason
        self.why = why


async def prepare(settings: Settings) -> str:
    """Open the database and bring it up to date. At the first start: the word for the host's desk; else nothing."""
    async with opened(settings) as database:
        known = await database.has_secret(WORD)
        word = await database.secret(WORD)
        return "" if known else word


async def desk_word(settings: Settings, *, anew: bool) -> str:
    """The word for the host's desk; `anew`, another one than before."""
    async with opened(settings) as database:
        if anew:
            await database.forget_secret(WORD)
        return await database.secret(WORD)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    database = address_of(settings)
    try:
        await database.start()
        yield database
    except UnknownStep as error:
        raise CannotStart("newer-database") from error
    except (SQLAlchemyError, OSError) as error:
        raise CannotStart("no-database", one_line(error)) from error
    finally:
        await database.stop()


def address_of(settings: Settings) -> Database:
    """The address itself is never repeated: it may hold a password."""
    try:
        return Database(settings.db, full_sync=settings.full_sync)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise CannotStart("database-address") from error


def one_line(error: Exception) -> str:
    """What the driver says, without its class and without the statement."""
    said = str(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
    first = said.splitlines()[0] if said else type(error).__name__
    return first.rpartition("'>: ")[2]
