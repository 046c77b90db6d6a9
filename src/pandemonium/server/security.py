"""Security: headers on every answer, forms only from our own pages, and a pace nobody exceeds."""

from __future__ import annotations

from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pandemonium.server.identity import CSRF, address, bearer_of, cookie_name, settings_of
from pandemonium.server.metrics import REQUESTS
from pandemonium.server.pace import Pace
from pandemonium.server.settings import Settings

TOO_OFTEN = 4429
"""Closes a socket that comes too often, or of which there are too many."""

CONTENT = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent. What a handler says of caching stands; otherwise nothing is kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    if scope["litestar_app"].state.tables.settings.https:
        headers.setdefault("strict-transport-security", "max-age=31536000")
    REQUESTS.labels(message["status"]).inc()


def csrf_config(settings: Settings) -> CSRFConfig:
    """The secret is the database's, read at start: all nodes share it."""
    name = cookie_name(settings, CSRF)
    return CSRFConfig(secret="", cookie_name=name, cookie_httponly=True, cookie_secure=settings.https)


class FormGuard(CSRFMiddleware):
    """Litestar's guard against cross-site forms. A bearer token is its own proof: no other site can send it."""

    def __init__(self, app: ASGIApp, config: CSRFConfig) -> None:
        super().__init__(app, config)
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and bearer_of(ASGIConnection(scope)) is not None:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class PaceGuard(ASGIMiddleware):
    """A limit of requests and handshakes per address. A token would not do: anybody can make up as many as they
    like."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, pace: Pace) -> None:
        self.pace = pace

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        asker: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        wait = self.pace.wait(address(asker))
        if wait and scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": TOO_OFTEN, "reason": ""})
            return
        if wait:
            raise TooManyRequestsException(detail=str(wait))
        await next_app(scope, receive, send)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a socket was opened by our own page; programs send no Origin."""
    origin = connection.headers.get("origin")
    secure = settings_of(connection).https or connection.scope["scheme"] in ("https", "wss")
    ours = f"http{'s' if secure else ''}://{connection.headers.get('host', '')}"
    return origin is None or origin == ours
