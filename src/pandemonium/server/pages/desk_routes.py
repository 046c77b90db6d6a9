"""The addresses of the host's desk. All but the door ask for the word, which a cookie of its own carries."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery
from litestar.response import Redirect

from pandemonium.server.identity import cookie_name, settings_of
from pandemonium.server.pages.desk import desk_page, door_page
from pandemonium.server.pages.visit import Form, TheVisit
from pandemonium.server.play.desk import Desk

HOURS = 12 * 3600
"""How long the desk stays open in a browser."""
COOKIE = "desk"


def desk_of(request: Request[Any, Any, Any]) -> Desk | None:
    """For those who know the word."""
    desk: Desk = request.app.state.desk
    return desk if desk.opens(request.cookies.get(cookie_name(settings_of(request), COOKIE), "")) else None


def open_desk(request: Request[Any, Any, Any]) -> Desk:
    """For everybody else there is nothing here."""
    desk = desk_of(request)
    if desk is None:
        raise NotFoundException
    return desk


def back() -> Redirect:
    return Redirect("/desk", status_code=303)


class DeskPages(Controller):
    path = "/desk"
    include_in_schema = False

    @get("/")
    async def look(
        self, request: Request[Any, Any, Any], visit: TheVisit, sought: FromQuery[str] = ""
    ) -> Response[str]:
        desk = desk_of(request)
        shown = door_page(visit) if desk is None else desk_page(visit, await desk.look(sought))
        return Response(str(shown), media_type=MediaType.HTML)

    @post("/enter")
    async def enter(self, request: Request[Any, Any, Any], data: Form, visit: TheVisit) -> Response[Any]:
        word, settings = data.get("word", "").strip(), settings_of(request)
        if not request.app.state.desk.opens(word):
            return Response(str(door_page(visit, wrong=True)), media_type=MediaType.HTML, status_code=403)
        name = cookie_name(settings, COOKIE)
        kept = Cookie(key=name, value=word, max_age=HOURS, httponly=True, samesite="strict", secure=settings.https)
        return Redirect("/desk", status_code=303, cookies=[kept])

    @post("/notice")
    async def notice(self, request: Request[Any, Any, Any], data: Form) -> Redirect:
        await open_desk(request).tell(data.get("notice", ""))
        return back()

    @post("/close")
    async def close(self, request: Request[Any, Any, Any], data: Form) -> Redirect:
        await open_desk(request).close(data.get("whom", ""))
        return back()

    @post("/ban")
    async def ban(self, request: Request[Any, Any, Any], data: Form) -> Redirect:
        await open_desk(request).ban(data.get("whom", "")[:32].replace("\0", ""), banned=True)
        return back()

    @post("/unban")
    async def unban(self, request: Request[Any, Any, Any], data: Form) -> Redirect:
        await open_desk(request).ban(data.get("whom", "")[:32].replace("\0", ""), banned=False)
        return back()

    @post("/remove")
    async def remove(self, request: Request[Any, Any, Any], data: Form) -> Redirect:
        line = data.get("whom", "")
        await open_desk(request).remove(int(line) if line.isdecimal() and len(line) < 18 else 0)
        return back()
