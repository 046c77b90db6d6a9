"""The pages' addresses: everything outside a table. Forms are posted plainly and answered with a redirection."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect
from litestar.router import Router
from markupsafe import Markup
from msgspec.structs import replace

from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.identity import TheTables, provide_onlooker, provide_user
from pandemonium.server.model import SeatPlan, User
from pandemonium.server.pages import assets
from pandemonium.server.pages.companion.routes import CompanionPhone, CompanionStart, CompanionTable
from pandemonium.server.pages.desk_routes import DeskPages
from pandemonium.server.pages.device_routes import DevicePages
from pandemonium.server.pages.error import error_page
from pandemonium.server.pages.journal_routes import JournalPages
from pandemonium.server.pages.learning import learn, offer_lesson
from pandemonium.server.pages.lobby import lobby_page
from pandemonium.server.pages.opening import DRAFT, opening_page, options_from, plans_from, usual_seats
from pandemonium.server.pages.pack_routes import PackPages
from pandemonium.server.pages.pact import pact_from
from pandemonium.server.pages.person import preferences_from, preferences_page
from pandemonium.server.pages.picture import picture
from pandemonium.server.pages.privacy import PrivacyPages
from pandemonium.server.pages.room_routes import Invitations, RoomPages
from pandemonium.server.pages.rules import all_rules_page, rules_page
from pandemonium.server.pages.sheet import all_sheets_page, sheet_page, sheets
from pandemonium.server.pages.statistics import has_roles, statistics_page
from pandemonium.server.pages.table_routes import PageRequest, TablePages, moved
from pandemonium.server.pages.visit import Form, TheVisit, Visit, promise_of

BOT_LEVEL = "normal"
"""Of the bots in a game that is started by one press."""

Sought = Annotated[str, QueryParameter(max_length=80)]
FOR_EVER = "public, max-age=31536000, immutable"


def provide_visit(request: Request[Any, Any, Any], user: NamedDependency[User], csrf: NamedDependency[str]) -> Visit:
    return Visit(user, csrf, request.url.path, notice=request.app.state.tables.bell.notice)


def html(content: Markup, status: int = 200) -> Response[str]:
    return Response(str(content), media_type=MediaType.HTML, status_code=status)


def go(path: str) -> Redirect:
    return Redirect(path, status_code=303)


def way_back(data: dict[str, str], otherwise: str) -> str:
    """Where a form says that one came from, if that is a page of ours."""
    back = data.get("back", "")
    return back if back.startswith("/") and not back.startswith(("//", "/\\")) else otherwise


def known_game(id: str) -> Game[Any, Any]:
    if id not in game_ids():
        raise NotFoundException
    return load_game(id)


@get("/", include_in_schema=False)
async def lobby(visit: TheVisit, tables: TheTables) -> Response[str]:
    return html(lobby_page(visit, await tables.lobby(visit.user)))


@post("/play/{id:str}", include_in_schema=False)
async def play(
    request: PageRequest, id: FromPath[str], data: Form, visit: TheVisit, tables: TheTables
) -> Response[Any]:
    """One press: the visitor and so many bots."""
    game = known_game(id)
    wanted = data.get("bots", "")
    bots = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else usual_seats(game) - 1
    seats = [SeatPlan("person"), *[SeatPlan("bot", BOT_LEVEL)] * min(bots, game.seats[-1])]
    made = await tables.create(visit.user, game.id, {}, seats, public=False, hash=promise_of(data))
    if isinstance(made, Refusal):
        return html(error_page(visit, 422, visit.words(game.id).say(made.reason)), 422)
    return moved(request, f"/table/{made}")


@get("/new", include_in_schema=False)
async def first_opening() -> Redirect:
    """A table of any game; the form leads to those of the others."""
    return go(f"/new/{game_ids()[0]}")


@get("/new/{id:str}", include_in_schema=False)
async def opening(id: FromPath[str], visit: TheVisit, tables: TheTables) -> Response[str]:
    return html(opening_page(visit, known_game(id), packs=await tables.packs.mine(visit.user)))


async def provide_opener(request: Request[Any, Any, Any], tables: TheTables) -> User:
    """A draft is no act. Several may be under way when the form itself is sent: had each brought a cookie, the last one
    would make whoever opened the table somebody else."""
    draft = DRAFT in await request.form()
    return await (provide_onlooker if draft else provide_user)(request, tables)


@post("/new/{id:str}", dependencies={"user": Provide(provide_opener)}, include_in_schema=False)
async def open_table(id: FromPath[str], data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    game, packs = known_game(id), await tables.packs.mine(visit.user)
    if DRAFT in data:
        return html(opening_page(visit, game, data, packs=packs))
    plans, options = plans_from(data, game.seats[-1]), options_from(data, game)
    try:
        pact = pact_from(data)
    except msgspec.ValidationError:
        return html(error_page(visit, 400), 400)
    public, hash, pack = "public" in data, promise_of(data), data.get("pack", "")[:64]
    made = await tables.create(visit.user, game.id, options, plans, public=public, pact=pact, hash=hash, pack=pack)
    if isinstance(made, Refusal):
        return html(opening_page(visit, game, data, visit.words(game.id).say(made.reason), packs), 422)
    return go(f"/table/{made}")


@get("/preferences", include_in_schema=False)
async def preferences(visit: TheVisit, back: FromQuery[str] = "", saved: FromQuery[bool] = False) -> Response[str]:
    return html(preferences_page(visit, back, visit.words()("preferences-saved") if saved else ""))


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
        return html(preferences_page(visit, data.get("back", ""), visit.words().say(refused.reason)), 422)
    return go(way_back(data, "/preferences?saved=true"))


@post("/preferences/language", include_in_schema=False)
async def save_language(data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
    language = data.get("language")
    if language == "en" or language == "pl":
        await tables.set_preferences(visit.user, replace(visit.user.preferences, language=language))
    return go(way_back(data, "/"))


@get("/rules", include_in_schema=False)
async def all_rules(visit: TheVisit) -> Response[str]:
    return html(all_rules_page(visit))


@get("/rules/{id:str}", include_in_schema=False)
async def rules(id: FromPath[str], visit: TheVisit, q: Sought = "", codes: FromQuery[bool] = False) -> Response[str]:
    return html(rules_page(visit, known_game(id), q, codes=codes))


@get("/sheet", include_in_schema=False)
async def all_sheets(visit: TheVisit) -> Response[str]:
    return html(all_sheets_page(visit))


@get("/sheet/{id:str}", include_in_schema=False)
async def sheet(request: Request[Any, Any, Any], id: FromPath[str], visit: TheVisit) -> Response[str]:
    """The figures stand in the address, so a sheet can be kept and sent."""
    if id not in sheets():
        raise NotFoundException
    return html(sheet_page(visit, sheets()[id], request.query_params))


@get("/statistics/{id:str}", include_in_schema=False)
async def statistics(
    id: FromPath[str], visit: TheVisit, tables: TheTables, mine: FromQuery[bool] = False
) -> Response[str]:
    if id not in game_ids() or not has_roles(id):
        raise NotFoundException
    return html(statistics_page(visit, id, await tables.statistics(id, visit.user if mine else None), mine=mine))


@get("/static/{digest:str}/{name:str}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], digest: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Files whose address names their content; browsers keep them for ever."""
    path = f"/static/{digest}/{name}"
    icons = [assets.favicon(), assets.favicon("turn"), *map(picture, game_ids())]
    for file in (assets.style(), assets.script(), *icons):
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
            offer_lesson,
            learn,
            first_opening,
            opening,
            open_table,
            preferences,
            save_preferences,
            save_language,
            all_rules,
            rules,
            all_sheets,
            sheet,
            statistics,
            TablePages,
            RoomPages,
            DevicePages,
            JournalPages,
            PackPages,
            Invitations,
            CompanionStart,
            CompanionTable,
            CompanionPhone,
            DeskPages,
            PrivacyPages,
        ],
        dependencies={"visit": Provide(provide_visit, sync_to_thread=False)},
    ),
]
"""What the application serves to people."""
