"""Operation: is it alive, is it ready, and how is it doing."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import text

from pandemonium.server.identity import TheTables, bearer_of
from pandemonium.server.metrics import TABLES, exposition


@get("/health", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def health() -> str:
    """The process answers."""
    return "ok\n"


@get("/ready", include_in_schema=False)
async def ready(tables: TheTables) -> Response[str]:
    """The database answers too, so tables can be served."""
    try:
        await tables.database.read(lambda connection: connection.execute(text("SELECT 1")))
    except Exception:
        return Response("the database does not answer\n", status_code=503, media_type="text/plain")
    return Response("ready\n", media_type="text/plain")


ROBOTS = "User-agent: *\nDisallow: /\nAllow: /$\nAllow: /rules\nAllow: /static\n"
"""The first page and the rules may be found; tables, invitations and people are nobody's but those who play."""


@get("/robots.txt", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def robots() -> str:
    return ROBOTS


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], tables: TheTables) -> Response[bytes]:
    """For whoever runs the server. Choices are counted whether they are secret or not, so at a quiet hour the figures
    would tell a player how much another has just put into a chest (DWD-6.1.2)."""
    secret = tables.settings.metrics
    if not secret or not compare_digest((bearer_of(request) or "").encode(), secret.encode()):
        raise NotFoundException
    TABLES.set(len(tables.shelf.plays))
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")
