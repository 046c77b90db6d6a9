"""Operation: is it alive, is it ready, and how is it doing."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import text

from pandemonium.server.identity import TheTables
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


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(tables: TheTables) -> Response[bytes]:
    TABLES.set(len(tables.shelf.plays))
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")
