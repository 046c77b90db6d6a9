"""Identity: who asks. A cookie for browsers, a bearer token for programs; who visits a page becomes a guest."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, TooManyRequestsException
from litestar.types import Message, Scope
from litestar.utils.scope.state import ScopeState

from pandemonium.engine.text import LANGUAGES
from pandemonium.server.model import Preferences
from pandemonium.server.play.tables import Tables, User
from pandemonium.server.settings import Settings

COOKIE: Final = "guest"
NEW_TOKEN: Final = "new_guest_token"
A_YEAR: Final = 31_536_000
BEARER: Final = "Bearer "

Asker = ASGIConnection[Any, Any, Any, Any]
TheTables: TypeAlias = NamedDependency[Tables]
Caller: TypeAlias = NamedDependency[User]
"""What handlers ask for by the names `tables` and `caller`."""


def provide_tables(request: Asker) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def token_of(request: Asker) -> str:
    """A program's token outweighs the cookie: a request that carries one is judged by it alone."""
    authorization = request.headers.get("authorization", "")
    if authorization:
        return authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else ""
    return request.cookies.get(COOKIE, "")


async def provide_caller(request: Request[Any, Any, Any], tables: TheTables) -> User:
    """The guest who calls the API; it makes no guests by itself."""
    user = await known_guest(request, tables)
    if user is None:
        raise NotAuthorizedException(detail="problem-unknown-guest")
    return user


async def provide_user(request: Request[Any, Any, Any], tables: TheTables) -> User:
    """The guest who looks at a page; a new one gets a name and, with the answer, a cookie."""
    user = await known_guest(request, tables)
    if user is not None:
        return user
    provide_new_guests(request)
    language = preferred_language(request)
    user, token = await tables.new_guest("", Preferences(language=language))
    request.scope["state"][NEW_TOKEN] = token
    return user


def provide_new_guests(request: Request[Any, Any, Any]) -> None:
    """Whether this address may make one more guest."""
    wait = request.app.state.new_guests.wait(address(request))
    if wait:
        raise TooManyRequestsException(detail=str(wait))


async def known_guest(request: Asker, tables: Tables) -> User | None:
    token = token_of(request)
    return await tables.guest(token) if token else None


def address(request: Asker) -> str:
    return request.client.host if request.client else ""


def provide_csrf(request: Request[Any, Any, Any]) -> str:
    """The token a form must carry back."""
    token = ScopeState.from_scope(request.scope).csrf_token
    return token if isinstance(token, str) else ""


def preferred_language(request: Asker) -> Any:
    """The first of our languages the browser asks for."""
    for wish in request.headers.get("accept-language", "").lower().split(","):
        language = wish.strip()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def hand_out_cookie(message: Message, scope: Scope) -> None:
    """Before an answer is sent: the cookie of a guest who was just made."""
    token = scope.get("state", {}).pop(NEW_TOKEN, None) if message["type"] == "http.response.start" else None
    if token:
        settings: Settings = scope["litestar_app"].state.tables.settings
        cookie = Cookie(key=COOKIE, value=token, max_age=A_YEAR, httponly=True, samesite="lax")
        cookie.secure = settings.secure_cookies
        MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
