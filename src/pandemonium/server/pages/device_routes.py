"""The addresses of a person's devices."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from pandemonium.server.identity import NEW_TOKEN, TheTables, token_of
from pandemonium.server.pages.devices import devices_page, follow_page
from pandemonium.server.pages.error import error_page
from pandemonium.server.pages.visit import TheVisit

PageRequest = Request[Any, Any, Any]


class DevicePages(Controller):
    path = "/"
    include_in_schema = False

    @get("/devices")
    async def devices(self, request: PageRequest, visit: TheVisit, tables: TheTables) -> Response[str]:
        found = await tables.devices.all(visit.holder, token_of(request))
        return Response(str(devices_page(visit, found)), media_type=MediaType.HTML)

    @post("/devices/link", status_code=200)
    async def new_link(self, request: PageRequest, visit: TheVisit, tables: TheTables) -> Response[str]:
        """Answered with the page itself, not with the way to one: the link is on no page but this."""
        secret = await tables.devices.new_link(visit.holder)
        found = await tables.devices.all(visit.holder, token_of(request))
        link = f"{str(request.base_url).rstrip('/')}/device/{secret}" if secret else ""
        notice = "" if secret else visit.words()("devices-too-many")
        return Response(str(devices_page(visit, found, link, notice)), media_type=MediaType.HTML)

    @post("/devices/{id:str}/revoke")
    async def revoke(self, id: FromPath[str], visit: TheVisit, tables: TheTables) -> Redirect:
        await tables.devices.revoke(visit.holder, id[:16])
        return Redirect("/devices", status_code=303)

    @get("/device/{secret:str}")
    async def follow(self, secret: FromPath[str], visit: TheVisit, tables: TheTables) -> Response[str]:
        owner = await tables.devices.owner(secret)
        if owner is None:
            reason = visit.words()("devices-link-used")
            return Response(str(error_page(visit, 404, reason)), media_type=MediaType.HTML, status_code=404)
        return Response(str(follow_page(visit, owner, secret)), media_type=MediaType.HTML)

    @post("/device/{secret:str}")
    async def become(self, request: PageRequest, secret: FromPath[str], tables: TheTables) -> Redirect:
        """From now on this browser is that person; its cookie comes with the answer."""
        token = await tables.devices.follow(secret, request.headers.get("user-agent", ""))
        if token is None:
            raise NotFoundException
        request.scope["state"][NEW_TOKEN] = token
        return Redirect("/", status_code=303)
