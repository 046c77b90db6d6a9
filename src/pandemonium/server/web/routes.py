"""The pages' addresses: everything outside a table. Forms are posted plainly and answered with a redirection."""

from __future__ import annotations

from typing import Any

import msgspec
from htpy import Element
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.router import Router
from msgspec.structs import replace

from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.identity import TheTables
from pandemonium.server.model import SeatPlan, User
from pandemonium.server.web import assets
from pandemonium.server.web.error import error_page
from pandemonium.server.web.lobby import lobby_page
from pandemonium.server.web.opening import opening_page, options_from, plans_from, usual_seats
from pandemonium.server.web.person import join_page, preferences_from, preferences_page
from pandemonium.server.web.rules import all_rules_page, rules_page
from pandemonium.server.web.table_routes import TablePages
from pandemonium.server.web.visit import Form, TheVisit, Visit

BOT_LEVEL = "normal"
"""Of the bots in a game that is started by one press."""

FOR_EVER = "public, max-age=31536000, immutable"


def provide_visit(request: Request[Any, Any, Any], user: NamedDependency[User], csrf: NamedDependency[str]) -> Visit:
    return Visit(user, csrf, request.url.path)


def html(content: Element, status: int = 200) -> Response[str]:
    return Response(str(content), media_type=MediaType.HTML, status_code=status)


def go(path: str) -> Redirect:
    return Redirect(path, status_code=303)


def known_game(id: str) -> Game[Any, Any]:
    if id not in game_ids():
        raise NotFoundException
    return load_game(id)


@get("/", include_in_schema=False)
async def lobby(visit: TheVisit, tables: TheTables) -> Response[str]:
    return html(lobby_page(visit, await tables.lobby(visit.user)))


@post("/play/{id:str}", include_in_schema=False)
async def play(id: FromPath[str], data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    """One press: the visitor and so many bots."""
    game = known_game(id)
    wanted = data.get("bots", "")
    bots = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else usual_seats(game) - 1
    seats = [SeatPlan("person"), *[SeatPlan("bot", BOT_LEVEL)] * min(bots, game.seats[-1])]
    made = await tables.create(visit.user, game.id, {}, seats, public=True)
    if isinstance(made, Refusal):
        return html(error_page(visit, 422, visit.words(game.id).say(made.reason)), 422)
    return go(f"/table/{made}")


@get("/new", include_in_schema=False)
async def first_opening() -> Redirect:
    """A table of any game; the form leads to those of the others."""
    return go(f"/new/{game_ids()[0]}")


@get("/new/{id:str}", include_in_schema=False)
async def opening(id: FromPath[str], visit: TheVisit) -> Response[str]:
    return html(opening_page(visit, known_game(id)))


@post("/new/{id:str}", include_in_schema=False)
async def open_table(id: FromPath[str], data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    game = known_game(id)
    plans = plans_from(data, game.seats[-1])
    made = await tables.create(visit.user, game.id, options_from(data, game), plans, public="public" in data)
    if isinstance(made, Refusal):
        return html(opening_page(visit, game, data, visit.words(game.id).say(made.reason)), 422)
    return go(f"/table/{made}")


@get("/join/{link:str}", include_in_schema=False)
async def invitation(link: FromPath[str], visit: TheVisit) -> Response[str]:
    """Only the press of the button takes the seat: a chat program's look at the link must not."""
    return html(join_page(visit, link))


@post("/join/{link:str}", include_in_schema=False)
async def join(link: FromPath[str], data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    if data.get("name", visit.user.name) != visit.user.name:
        await tables.rename(visit.user, data["name"])
    joined = await tables.join(visit.user, link)
    if isinstance(joined, Refusal):
        return html(error_page(visit, 404, visit.words().say(joined.reason)), 404)
    return go(f"/table/{joined}")


@get("/preferences", include_in_schema=False)
async def preferences(visit: TheVisit, saved: FromQuery[bool] = False) -> Response[str]:
    return html(preferences_page(visit, visit.words()("preferences-saved") if saved else ""))


@post("/preferences", include_in_schema=False)
async def save_preferences(data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    try:
        await tables.set_preferences(visit.user, preferences_from(data))
    except msgspec.ValidationError:
        return html(error_page(visit, 400), 400)
    refused = None
    if data.get("name", visit.user.name) != visit.user.name:
        refused = await tables.rename(visit.user, data["name"])
    if refused is not None:
        return html(preferences_page(visit, visit.words().say(refused.reason)), 422)
    return go("/preferences?saved=true")


@post("/preferences/language", include_in_schema=False)
async def save_language(data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    language = data.get("language")
    if language == "en" or language == "pl":
        await tables.set_preferences(visit.user, replace(visit.user.preferences, language=language))
    back = data.get("back", "/")
    return go(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")


@get("/rules", include_in_schema=False)
async def all_rules(visit: TheVisit) -> Response[str]:
    return html(all_rules_page(visit))


@get("/rules/{id:str}", include_in_schema=False)
async def rules(id: FromPath[str], visit: TheVisit) -> Response[str]:
    return html(rules_page(visit, known_game(id)))


@get("/static/{digest:str}/{name:str}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], digest: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Files whose address names their content; browsers keep them for ever."""
    path = f"/static/{digest}/{name}"
    for file in (assets.style(), assets.script(), assets.favicon()):
        if file.path == path:
            packed = "gzip" in request.headers.get("accept-encoding", "")
            headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
            if packed:
                headers["content-encoding"] = "gzip"
            return Response(file.packed if packed else file.content, media_type=file.media_type, headers=headers)
    raise NotFoundException


pages: list[Any] = [
    static,
    Router(
        "/",
        route_handlers=[
            lobby,
            play,
            first_opening,
            opening,
            open_table,
            invitation,
            join,
            preferences,
            save_preferences,
            save_language,
            all_rules,
            rules,
            TablePages,
        ],
        dependencies={"visit": Provide(provide_visit, sync_to_thread=False)},
    ),
]
"""What the application serves to people."""
