"""Identity: who asks. A cookie for browsers, a bearer token for programs; who visits a page becomes a guest."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException, TooManyRequestsException
from litestar.types import Message, Scope
from litestar.utils.scope.state import ScopeState

from pandemonium.engine.text import LANGUAGES
from pandemonium.server.guest_names import draw_names
from pandemonium.server.model import NOBODY, Preferences
from pandemonium.server.pace import network_of
from pandemonium.server.play.tables import Tables, User
from pandemonium.server.settings import Settings

GUEST: Final = "guest"
CSRF: Final = "csrftoken"
NEW_TOKEN: Final = "new_guest_token"
A_YEAR: Final = 31_536_000
LOOKS: Final = ("GET", "HEAD")
BANNED: Final = "problem-banned"
BEARER: Final = "bearer "

Asker = ASGIConnection[Any, Any, Any, Any]
TheTables: TypeAlias = NamedDependency[Tables]
Caller: TypeAlias = NamedDependency[User]
"""What handlers ask for by the names `tables` and `caller`."""


def provide_tables(request: Asker) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def bearer_of(request: Asker) -> str | None:
    """A program's token. What else the header may hold, as the password of a proxy before us, is not our business."""
    authorization = request.headers.get("authorization", "")
    return authorization[len(BEARER) :] if authorization.lower().startswith(BEARER) else None


def token_of(request: Asker) -> str:
    """A program's token outweighs the cookie: a request that carries one is judged by it alone."""
    token = bearer_of(request)
    return request.cookies.get(cookie_name(settings_of(request), GUEST), "") if token is None else token


def settings_of(request: Asker) -> Settings:
    settings: Settings = request.app.state.tables.settings
    return settings


def cookie_name(settings: Settings, name: str) -> str:
    """Under HTTPS browsers take the prefixed name from this very host alone: no neighbouring one can plant it."""
    return f"__Host-{name}" if settings.https else name


async def provide_caller(request: Request[Any, Any, Any], tables: TheTables) -> User:
    """The guest who calls the API; it makes no guests by itself."""
    user = await known_guest(request, tables)
    if user is None:
        raise NotAuthorizedException(detail="problem-unknown-guest")
    return user


async def provide_user(request: Request[Any, Any, Any], tables: TheTables) -> User:
    """The guest at a page. Whoever only looks is a stranger, of whom nothing is kept; with their first act they become
    a guest and get, with the answer, a cookie."""
    user = await provide_onlooker(request, tables)
    if user.id != NOBODY or request.method in LOOKS:
        return user
    provide_new_guests(request)
    preferences = Preferences(language=preferred_language(request))
    user, token = await tables.new_guest("", preferences, provide_csrf(request))
    request.scope["state"][NEW_TOKEN] = token
    return user


async def provide_onlooker(request: Asker, tables: TheTables) -> User:
    """Whoever only looks, however they ask."""
    return await known_guest(request, tables) or stranger(request)


def stranger(request: Asker) -> User:
    """Called as they will be when they act: the name follows from the proof that their forms carry."""
    language = preferred_language(request)
    return User(NOBODY, draw_names(language, provide_csrf(request))[0], Preferences(language=language))


def provide_new_guests(request: Request[Any, Any, Any]) -> None:
    """Whether this address may make one more guest."""
    wait = request.app.state.new_guests.wait(address(request))
    if wait:
        raise TooManyRequestsException(detail=str(wait))


async def known_guest(request: Asker, tables: Tables) -> User | None:
    """Nobody where the token is unknown; whoever the host banned gets no farther."""
    token = token_of(request)
    user = await tables.guest(token) if token else None
    if user is not None and user.banned:
        raise PermissionDeniedException(detail=BANNED)
    return user


def address(request: Asker) -> str:
    """Where a request comes from, as far as it counts for limits."""
    return network_of(request.client.host) if request.client else ""


def provide_csrf(request: Asker) -> str:
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
        name = cookie_name(settings, GUEST)
        cookie = Cookie(key=name, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=settings.https)
        MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
