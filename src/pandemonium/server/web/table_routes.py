"""A table's addresses. Each act is a plain form post; the script asks for the changed parts instead of the page."""

from __future__ import annotations

from typing import Annotated, Any

from htpy import Node, fragment
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect
from msgspec import Struct
from msgspec.structs import replace

from pandemonium.engine.phrase import Refusal
from pandemonium.server.identity import TheTables
from pandemonium.server.model import SeatPlan, TableModel
from pandemonium.server.problem import Refused
from pandemonium.server.tables import Tables
from pandemonium.server.web.error import error_page
from pandemonium.server.web.live import regions, scene_of
from pandemonium.server.web.table import reason, table_page
from pandemonium.server.web.visit import Form, TheVisit, Visit

Why = Annotated[str, QueryParameter(max_length=80)]
Id = FromPath[str]
REGIONS = "x-regions"
"""The header by which the script asks for parts."""

STAND_IN = "normal"
"""The level of a bot that takes over a seat."""


class Parts(Struct, frozen=True, omit_defaults=True):
    """The changing parts of a page; or where to go."""

    number: int = -1
    regions: dict[str, str] = {}
    go: str = ""


Asked = Request[Any, Any, Any]


class TablePages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @get("/")
    async def look(
        self, request: Asked, id: Id, visit: TheVisit, tables: TheTables, why: Why = "", hint: Why = ""
    ) -> Response[Any]:
        """The table; with `why` the answer to that question, with `hint` that choice pointed out."""
        model = await found(tables, visit, id)
        if not why:
            return shown(request, visit, replace(model, hint=hint))
        refused = await tables.why_not(visit.user, id, why)
        return shown(request, visit, model, said(visit, model, refused))

    @post("/choose")
    async def choose(self, request: Asked, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """The same choice posted twice from the same page counts once."""
        code, number = data.get("choice", "")[:80], number_of(data)
        key = data.get("key", f"{number}:{code}")[:64]
        refused = await tables.choose(visit.user, id, number, code, key)
        return await answered(request, visit, tables, id, refused)

    @post("/undo")
    async def undo(self, request: Asked, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.undo(visit.user, id, number_of(data), whole_turn=False)
        return await answered(request, visit, tables, id, refused)

    @post("/restart")
    async def restart(self, request: Asked, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.undo(visit.user, id, number_of(data), whole_turn=True)
        return await answered(request, visit, tables, id, refused)

    @post("/hint")
    async def hint(self, request: Asked, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        advice = await tables.hint(visit.user, id)
        if isinstance(advice, Refusal):
            return await answered(request, visit, tables, id, advice)
        if REGIONS not in request.headers:
            return Redirect(f"/table/{id}", query_params={"hint": advice}, status_code=303)
        return shown(request, visit, replace(await found(tables, visit, id), hint=advice))

    @post("/say")
    async def say(self, request: Asked, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.say(visit.user, id, data.get("text", ""))
        return await answered(request, visit, tables, id, refused)

    @post("/replace")
    async def replace_person(
        self, request: Asked, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        refused = await tables.replace(visit.user, id, number_of(data, "seat"), STAND_IN)
        return await answered(request, visit, tables, id, refused)

    @post("/return")
    async def take_back(self, request: Asked, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """The whole page anew, so that its socket is that of somebody who sits here."""
        refused = await tables.take_back_seat(visit.user, id, number_of(data, "seat"))
        return (
            moved(request, f"/table/{id}") if refused is None else await answered(request, visit, tables, id, refused)
        )

    @post("/rematch")
    async def rematch(self, request: Asked, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """The same game with the same bots; the others' seats are open and get links."""
        model = await found(tables, visit, id)
        plans = [
            SeatPlan("bot", who.level) if who.kind == "bot" else SeatPlan("person" if who.you else "open")
            for who in model.seats
        ]
        made = await tables.create(visit.user, model.game, model.options, plans, public=False)
        if isinstance(made, Refusal):
            return await answered(request, visit, tables, id, made)
        return moved(request, f"/table/{made}")

    @get("/replay")
    async def replay_start(self, id: Id) -> Redirect:
        return Redirect(f"/table/{id}/replay/0", status_code=303)

    @get("/replay/{step:int}")
    async def replay(
        self, request: Asked, id: Id, step: FromPath[int], visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        model = await tables.replay(visit.user, id, step, language=visit.language)
        if model is None:
            await found(tables, visit, id)
            return Redirect(f"/table/{id}", status_code=303)
        return shown(request, visit, model)

    @get("/journal.txt")
    async def journal(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        journal = await tables.journal(visit.user, id)
        if isinstance(journal, Refusal):
            page = error_page(visit, 404, visit.words().say(journal.reason))
            return Response(str(page), media_type=MediaType.HTML, status_code=404)
        return Response(journal, media_type="text/plain; charset=utf-8")


def number_of(data: dict[str, str], name: str = "number") -> int:
    """A number of the form; by default that of the entries the person saw. A form without it saw nothing."""
    number = data.get(name, "")
    return int(number) if number.isdecimal() and len(number) < 9 else -1


async def found(tables: Tables, visit: Visit, id: str) -> TableModel:
    model = await tables.table(visit.user, id, language=visit.language)
    if model is None:
        raise Refused(tables.missing(id), visit.language)
    return model


def said(visit: Visit, model: TableModel, refused: Refusal | None) -> Node:
    """Why not; or that it can be chosen."""
    scene, _ = scene_of(model, visit.user)
    return scene.words("why-can") if refused is None else reason(scene.words, refused, model.game)


def shown(request: Asked, visit: Visit, model: TableModel, said: Node = None, status: int = 200) -> Response[Any]:
    """The page, or its changing parts where the script asks."""
    if REGIONS in request.headers:
        parts = regions(model, visit.user) | {"answer": "".join(fragment[said].iter_chunks())}
        return Response(Parts(model.number, parts), status_code=status)
    return Response(str(table_page(visit, model, said)), media_type=MediaType.HTML, status_code=status)


async def answered(request: Asked, visit: Visit, tables: Tables, id: str, refused: Refusal | None) -> Response[Any]:
    """After an act: back to the table; after a refused one, the table with the reason."""
    if refused is None and REGIONS not in request.headers:
        return Redirect(f"/table/{id}", status_code=303)
    model = await found(tables, visit, id)
    if refused is None:
        return shown(request, visit, model)
    return shown(request, visit, model, said(visit, model, refused), 409)


def moved(request: Asked, path: str) -> Response[Any]:
    return Response(Parts(go=path)) if REGIONS in request.headers else Redirect(path, status_code=303)
