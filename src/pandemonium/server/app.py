"""The application: tables, interface, pages and everything that guards them, put together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware

from pandemonium.server.api.afterwards import Afterwards
from pandemonium.server.api.document import document
from pandemonium.server.api.games import Games
from pandemonium.server.api.guests import Guests
from pandemonium.server.api.operation import health, metrics, ready, robots
from pandemonium.server.api.tables import TableCalls
from pandemonium.server.door import doorkeeper
from pandemonium.server.identity import (
    hand_out_cookie,
    provide_caller,
    provide_csrf,
    provide_new_guests,
    provide_tables,
    provide_user,
)
from pandemonium.server.pages.error import http_answer, refused_answer, server_answer
from pandemonium.server.pages.routes import pages
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.desk import WORD, Desk
from pandemonium.server.play.tables import Tables
from pandemonium.server.problem import Refused
from pandemonium.server.security import FormGuard, PaceGuard, add_headers, csrf_config
from pandemonium.server.settings import Settings
from pandemonium.server.shared import SharedPace
from pandemonium.server.socket.places import Places
from pandemonium.server.socket.route import live
from pandemonium.server.storage.feed import Feed
from pandemonium.server.tally import Tally

logger = structlog.get_logger()

AGAIN_SECONDS = 2.0


def create_app(settings: Settings) -> Litestar:
    """One worker's application. Its tables are `app.state.tables`."""
    csrf = csrf_config(settings)
    state = state_of(settings)
    return Litestar(
        route_handlers=[Guests, Games, TableCalls, Afterwards, live, health, ready, metrics, robots, *pages],
        dependencies={
            "tables": Provide(provide_tables, sync_to_thread=False),
            "user": Provide(provide_user),
            "caller": Provide(provide_caller),
            "csrf": Provide(provide_csrf, sync_to_thread=False),
            "new_guests_allowed": Provide(provide_new_guests, sync_to_thread=False),
        },
        middleware=[PaceGuard(state.requests), DefineMiddleware(FormGuard, config=csrf)],
        before_send=[add_headers, hand_out_cookie],
        exception_handlers={Refused: refused_answer, HTTPException: http_answer, Exception: server_answer},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude=["/api/", "/static/"]),
        lifespan=[lambda app: running(app, csrf)],
        openapi_config=document(),
        request_max_body_size=settings.largest_body,
        state=state,
        logging_config=None,
    )


def state_of(settings: Settings) -> State:
    """What handlers share."""
    tables = Tables(settings)
    desk = Desk(tables.ledger, settings.fallback_poll)
    return State(
        {
            "tables": tables,
            "desk": desk,
            "requests": SharedPace(settings.requests_per_minute, 60.0),
            "new_guests": SharedPace(settings.guests_per_minute, 60.0),
            "places": Places(settings),
        }
    )


def tally_of(state: State) -> Tally:
    """Every limit that all workers share."""
    tables, places = state.tables, state.places
    paces = {"requests": state.requests, "guests": state.new_guests}
    paces |= {"handshakes": places.handshakes, "chat": tables.talk.pace}
    return Tally(tables.database, paces, {**places.held, "connections": doorkeeper().held})


async def steadily(work: Callable[[], Awaitable[None]]) -> None:
    """Background work goes on after a failure: a database that was away for a moment comes back."""
    while True:
        try:
            await work()
        except Exception:
            logger.exception("background work failed")
        await asyncio.sleep(AGAIN_SECONDS)


@asynccontextmanager
async def running(app: Litestar, csrf: CSRFConfig) -> AsyncIterator[None]:
    """From the migration to the last commit."""
    tables: Tables = app.state.tables
    settings = tables.settings
    await tables.database.start()
    csrf.secret = await tables.database.secret("csrf")
    desk: Desk = app.state.desk
    desk.word = await tables.database.secret(WORD)
    feed = Feed(tables.database, tables.bell, poll=settings.bell_poll, fallback=settings.fallback_poll)
    bots = BotSeats(tables)
    tally = tally_of(app.state)
    tasks = [
        asyncio.create_task(steadily(work))
        for work in (
            feed.run,
            bots.run,
            tables.presence.run,
            tables.audience.run,
            tables.dealing.run,
            tables.recorder.run,
            tables.sweeping.run,
            desk.run,
            tally.run,
        )
    ]
    gc.collect()
    gc.freeze()  # what is loaded now stays: walking it again and again would stop every table for a tenth of a second
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bots.stop()
        await tally.leave()
        tables.thinkers.stop()
        await tables.afterwards.reviewing.stop()
        await tables.database.stop()
