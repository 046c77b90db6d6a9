"""The addresses of invitations and of the waiting room. Each act is a plain form post."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from pandemonium.engine.phrase import Refusal
from pandemonium.server.identity import TheTables
from pandemonium.server.pages.error import error_page
from pandemonium.server.pages.invitation import invitation_page
from pandemonium.server.pages.table_routes import AT_TABLE, Id, PageRequest, answered, moved, number_of
from pandemonium.server.pages.visit import Form, TheVisit, Visit, promise_of
from pandemonium.server.storage.room import LINK


class Invitations(Controller):
    path = "/join/{link:str}"
    include_in_schema = False

    @get("/")
    async def look(self, link: FromPath[str], visit: TheVisit, tables: TheTables) -> Response[str]:
        """Only the press of the button takes the seat: a chat program's look at the link must not."""
        invited = await tables.invitation(visit.user, link)
        if isinstance(invited, Refusal):
            return refused_page(visit, invited)
        return Response(str(invitation_page(visit, invited, link)), media_type=MediaType.HTML)

    @post("/")
    async def join(
        self, request: PageRequest, link: FromPath[str], data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        if data.get("name", visit.user.name) != visit.user.name:
            await tables.rename(visit.user, data["name"])
        joined = await tables.join(visit.user, link, promise_of(data))
        if not isinstance(joined, Refusal):
            return moved(request, f"/table/{joined}")
        invited = await tables.invitation(visit.user, link)
        if isinstance(invited, Refusal):
            return refused_page(visit, joined)
        return Response(str(invitation_page(visit, invited, link)), media_type=MediaType.HTML, status_code=409)

    @get("/qr.svg", sync_to_thread=False)
    def qr(self, request: Request[Any, Any, Any], link: FromPath[str]) -> Response[bytes]:
        """The whole address, as whoever looks at it knows this server, for a phone to read."""
        if LINK.fullmatch(link) is None:
            raise NotFoundException
        drawn = io.BytesIO()
        address = f"{str(request.base_url).rstrip('/')}/join/{link}"
        segno.make(address, micro=False).save(drawn, kind="svg", border=3, light="#fff", xmldecl=False, omitsize=True)
        return Response(drawn.getvalue(), media_type="image/svg+xml")


class RoomPages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False
    dependencies = AT_TABLE

    @post("/beside")
    async def beside(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        """Another person at the same device."""
        refused = await tables.sit_beside(visit.holder, id, data.get("name", ""))
        return await answered(request, visit, tables, id, refused)

    @post("/half")
    async def half(self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.half(visit.user, id, data.get("half", ""))
        return await answered(request, visit, tables, id, refused)

    @post("/bot")
    async def bot(self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """`bot` names the seat and the level."""
        seat, _, level = data.get("bot", "").partition(":")
        refused = await tables.replace(visit.user, id, number_of({"seat": seat}, "seat"), level)
        return await answered(request, visit, tables, id, refused)

    @post("/free")
    async def free(self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.free(visit.user, id, number_of(data, "seat"))
        return await answered(request, visit, tables, id, refused)

    @post("/start")
    async def start(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        refused = await tables.start(visit.user, id, data.get("level", ""))
        return await answered(request, visit, tables, id, refused)

    @post("/close")
    async def close(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.close(visit.user, id)
        return await answered(request, visit, tables, id, refused)


def refused_page(visit: Visit, refused: Refusal) -> Response[str]:
    page = error_page(visit, 404, visit.words().say(refused.reason))
    return Response(str(page), media_type=MediaType.HTML, status_code=404)
