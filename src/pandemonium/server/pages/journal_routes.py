"""The addresses of journals: taken along, brought back, and played on from."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from pandemonium.engine.phrase import Refusal
from pandemonium.server.identity import TheTables
from pandemonium.server.pages.error import error_page
from pandemonium.server.pages.journals import journals_page
from pandemonium.server.pages.table_routes import PageRequest, moved
from pandemonium.server.pages.visit import TheVisit, Upload
from pandemonium.server.play.replaying import OWN

LARGEST = 4_000_000
"""Bytes of what is brought back at once."""


class JournalPages(Controller):
    path = "/"
    include_in_schema = False

    @get("/journals")
    async def journals(self, visit: TheVisit) -> Response[str]:
        return Response(str(journals_page(visit)), media_type=MediaType.HTML)

    @get("/journals/all.zip")
    async def export(self, visit: TheVisit, tables: TheTables) -> Response[bytes]:
        return Response(await tables.journals.export(visit.user), media_type="application/zip")

    @post("/journals", request_max_body_size=LARGEST)
    async def bring_back(self, data: Upload, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """One journal leads to its replay, several to the lobby, which lists them."""
        file = data.get("file")
        content = await file.read() if isinstance(file, UploadFile) else b""
        made = await tables.journals.bring_back(visit.user, content)
        if isinstance(made, Refusal):
            page = journals_page(visit, visit.words().say(made.reason))
            return Response(str(page), media_type=MediaType.HTML, status_code=422)
        return Redirect("/" if isinstance(made, int) else f"/table/{made}/replay/0", status_code=303)

    @post("/table/{id:str}/replay/{step:int}/play-on")
    async def play_on(
        self,
        request: PageRequest,
        id: FromPath[str],
        step: FromPath[int],
        visit: TheVisit,
        tables: TheTables,
        eyes: FromQuery[int] = OWN,
    ) -> Response[Any]:
        made = await tables.journals.play_on(visit.user, id, step, eyes)
        if isinstance(made, Refusal):
            page = error_page(visit, 409, visit.words().say(made.reason))
            return Response(str(page), media_type=MediaType.HTML, status_code=409)
        return moved(request, f"/table/{made}")
