"""The addresses of the data that people bring for their own tables."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from pandemonium.engine.pack import LARGEST
from pandemonium.server.identity import TheTables
from pandemonium.server.pages.packs import packs_page
from pandemonium.server.pages.visit import TheVisit, Upload


class PackPages(Controller):
    path = "/packs"
    include_in_schema = False

    @get("/")
    async def packs(self, visit: TheVisit, tables: TheTables) -> Response[str]:
        page = packs_page(visit, await tables.packs.mine(visit.user))
        return Response(str(page), media_type=MediaType.HTML)

    @post("/", request_max_body_size=LARGEST)
    async def bring(self, data: Upload, visit: TheVisit, tables: TheTables) -> Response[Any]:
        file = data.get("file")
        content, name = (await file.read(), file.filename) if isinstance(file, UploadFile) else (b"", "")
        refused = await tables.packs.bring(visit.user, str(data.get("game", "")), name.removesuffix(".zip"), content)
        if refused is None:
            return Redirect("/packs", status_code=303)
        page = packs_page(visit, await tables.packs.mine(visit.user), visit.words().say(refused.reason))
        return Response(str(page), media_type=MediaType.HTML, status_code=422)

    @post("/{game:str}/{digest:str}/forget")
    async def forget(self, game: FromPath[str], digest: FromPath[str], visit: TheVisit, tables: TheTables) -> Redirect:
        await tables.packs.forget(visit.user, game[:64], digest[:64])
        return Redirect("/packs", status_code=303)
