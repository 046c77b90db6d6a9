"""A table's addresses. Each act is a plain form post; the script asks for the changed parts instead of the page."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect
from msgspec import Struct

from pandemonium.drawing.html import Node, fragment
from pandemonium.engine.game import Game
from pandemonium.engine.packed import write_packed
from pandemonium.engine.phrase import Refusal
from pandemonium.server.identity import TheTables
from pandemonium.server.model import TableModel, User
from pandemonium.server.pages.error import error_page
from pandemonium.server.pages.log import log_page
from pandemonium.server.pages.regions import regions, scene_of
from pandemonium.server.pages.rules import rules_page
from pandemonium.server.pages.table import reason, table_page
from pandemonium.server.pages.visit import Form, TheVisit, Visit, promise_of
from pandemonium.server.play.audience import Wanted
from pandemonium.server.play.replaying import OWN
from pandemonium.server.play.tables import Tables
from pandemonium.server.problem import Refused

Why = Annotated[str, QueryParameter(max_length=80)]
Id = FromPath[str]
REGIONS = "x-regions"
"""The header by which the script asks for parts instead of the page."""
LIVE = "live"
"""Its value where the script has an open socket: what an act changed comes there, and need not be drawn twice."""

STAND_IN = "normal"
"""The level of a bot that takes over a seat."""


class Parts(Struct, frozen=True, omit_defaults=True):
    """The changing parts of a page; or where to go."""

    number: int = -1
    regions: dict[str, str] = {}
    go: str = ""


PageRequest = Request[Any, Any, Any]


async def provide_visit_at_table(
    request: PageRequest, id: Id, user: NamedDependency[User], csrf: NamedDependency[str], tables: TheTables
) -> Visit:
    """As whoever is before the curtain, where several play at one device."""
    front = await tables.before_curtain(user, id)
    return Visit(front, csrf, request.url.path, user, tables.bell.notice)


AT_TABLE = {"visit": Provide(provide_visit_at_table)}


class TablePages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False
    dependencies = AT_TABLE

    @get("/")
    async def look(
        self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables, why: Why = ""
    ) -> Response[Any]:
        """The table; with `why` the answer to that question. One whose rules are gone is shown from its recording."""
        try:
            model = await found(tables, visit, id)
        except Refused:
            if await tables.replay(visit.user, id, 0, language=visit.language) is None:
                raise
            return moved(request, f"/table/{id}/replay/0")
        if not why:
            return shown(request, visit, model)
        refused = await tables.why_not(visit.user, id, why)
        return shown(request, visit, model, said(visit, model, refused))

    @post("/choose")
    async def choose(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        """The same choice posted twice from the same page counts once."""
        code, number = data.get("choice", "")[:80], number_of(data)
        key = data.get("key", f"{number}:{code}")[:64]
        refused = await tables.choose(visit.user, id, number, code, key)
        return await answered(request, visit, tables, id, refused)

    @post("/undo")
    async def undo(self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        refused = await tables.undo(visit.user, id, number_of(data), whole_turn=False)
        return await answered(request, visit, tables, id, refused)

    @post("/restart")
    async def restart(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        refused = await tables.undo(visit.user, id, number_of(data), whole_turn=True)
        return await answered(request, visit, tables, id, refused)

    @post("/advice")
    async def advice(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """The table from now on shows the advice, until another question is asked."""
        advice = await tables.advice(visit.user, id)
        if isinstance(advice, Refusal):
            return await answered(request, visit, tables, id, advice)
        if REGIONS not in request.headers:
            return Redirect(f"/table/{id}", status_code=303)
        return shown(request, visit, await found(tables, visit, id))

    @post("/say")
    async def say(self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables) -> Response[Any]:
        phrase, text = data.get("phrase", ""), data.get("text", "")
        said = tables.say_phrase(visit.user, id, phrase) if phrase else tables.say(visit.user, id, text)
        return await answered(request, visit, tables, id, await said)

    @post("/lift")
    async def lift_curtain(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        """The whole page anew: nothing of whoever was before the curtain until now stays in the browser."""
        refused = await tables.lift_curtain(visit.holder, id, number_of(data, "seat"))
        return await answered(request, visit, tables, id, refused) if refused else moved(request, f"/table/{id}")

    @post("/curtain")
    async def draw_curtain(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        await tables.draw_curtain(visit.holder, id)
        return moved(request, f"/table/{id}")

    @post("/replace")
    async def replace_person(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        refused = await tables.replace(visit.user, id, number_of(data, "seat"), STAND_IN)
        return await answered(request, visit, tables, id, refused)

    @post("/return")
    async def take_back(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        """The whole page anew, so that its socket is that of somebody who sits here."""
        refused = await tables.take_back_seat(visit.user, id, number_of(data, "seat"))
        return (
            moved(request, f"/table/{id}") if refused is None else await answered(request, visit, tables, id, refused)
        )

    @post("/audience")
    async def audience(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        named = {name: data[name] == "yes" for name in ("watching", "public") if name in data}
        return await answered(request, visit, tables, id, await tables.open_to(visit.user, id, Wanted(**named)))

    @post("/end")
    async def end(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await answered(request, visit, tables, id, await tables.end(visit.user, id, agree=True))

    @post("/play-on")
    async def play_on(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await answered(request, visit, tables, id, await tables.end(visit.user, id, agree=False))

    @post("/rematch")
    async def rematch(
        self, request: PageRequest, id: Id, data: Form, visit: TheVisit, tables: TheTables
    ) -> Response[Any]:
        """Offer a rematch or agree to one: both lead to the new table."""
        made = await tables.rematch(
            visit.user, id, keep=bool(data.get("keep")), hash=promise_of(data), sequel=data.get("sequel", "")
        )
        if isinstance(made, Refusal):
            return await answered(request, visit, tables, id, made)
        return moved(request, f"/table/{made}")

    @post("/no-rematch")
    async def no_rematch(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        return await answered(request, visit, tables, id, await tables.no_rematch(visit.user, id))

    @post("/review")
    async def review(self, request: PageRequest, id: Id, visit: TheVisit, tables: TheTables) -> Response[Any]:
        """Have a finished game looked at again; the page tells what is found as it comes."""
        return await answered(request, visit, tables, id, await tables.afterwards.reviewing.begin(visit.user, id))

    @get("/replay")
    async def replay_start(
        self,
        id: Id,
        visit: TheVisit,
        tables: TheTables,
        step: FromQuery[int] = 0,
        eyes: FromQuery[int] = OWN,
        choice: FromQuery[int] = -1,
    ) -> Redirect:
        """At a step, or after so many choices."""
        if choice >= 0:
            step = await tables.afterwards.step_at(visit.user, id, choice, eyes, language=visit.language)
        seen = {} if eyes == OWN else {"eyes": str(eyes)}
        return Redirect(f"/table/{id}/replay/{step}", query_params=seen, status_code=303)

    @get("/replay/{step:int}")
    async def replay(
        self,
        request: PageRequest,
        id: Id,
        step: FromPath[int],
        visit: TheVisit,
        tables: TheTables,
        eyes: FromQuery[int] = OWN,
    ) -> Response[Any]:
        """One step of a finished game, with the eyes of a seat, or of those who watch (-1)."""
        model = await tables.replay(visit.user, id, step, eyes, language=visit.language)
        if model is None:
            await found(tables, visit, id)
            return Redirect(f"/table/{id}", status_code=303)
        return shown(request, visit, model)

    @get("/log")
    async def log(self, id: Id, visit: TheVisit, tables: TheTables, page: FromQuery[int] = 1) -> Response[str]:
        """A page of the whole log, as far as the game lets it be read."""
        model = await found(tables, visit, id)
        scene, _ = scene_of(model, visit.user)
        return Response(str(log_page(visit, model, scene, page)), media_type=MediaType.HTML)

    @get("/journal.txt")
    async def journal(self, id: Id, visit: TheVisit, tables: TheTables, pack: FromQuery[bool] = False) -> Response[Any]:
        """With `pack` its data are written into it."""
        journal = await tables.afterwards.journal(visit.user, id, with_pack=pack)
        if isinstance(journal, Refusal):
            page = error_page(visit, 404, visit.words().say(journal.reason))
            return Response(str(page), media_type=MediaType.HTML, status_code=404)
        return Response(journal, media_type="text/plain; charset=utf-8")

    @get("/pack.zip")
    async def pack(self, id: Id, visit: TheVisit, tables: TheTables) -> Response[bytes]:
        """The data this table is played with: `pandemonium verify` needs them where others are in use."""
        return Response(write_packed((await own_game(tables, visit, id)).data), media_type="application/zip")

    @get("/rules")
    async def rules(
        self, id: Id, visit: TheVisit, tables: TheTables, q: Why = "", codes: FromQuery[bool] = False
    ) -> Response[str]:
        """The rules with this table's own figures."""
        page = rules_page(visit, await own_game(tables, visit, id), q, codes=codes)
        return Response(str(page), media_type=MediaType.HTML)


def number_of(data: dict[str, str], name: str = "number") -> int:
    """A number of the form; by default that of the entries the person saw. A form without it saw nothing."""
    number = data.get(name, "")
    return int(number) if number.isdecimal() and len(number) < 9 else -1


async def found(tables: Tables, visit: Visit, id: str) -> TableModel:
    model = await tables.page(visit.holder, id, language=visit.language)
    if model is None:
        raise Refused(tables.missing(id), visit.language)
    return model


async def own_game(tables: Tables, visit: Visit, id: str) -> Game[Any, Any]:
    game = await tables.game(id)
    if isinstance(game, Refusal):
        raise Refused(game, visit.language)
    return game


def said(visit: Visit, model: TableModel, refused: Refusal | None) -> Node:
    """Why not; or that it can be chosen."""
    scene, _ = scene_of(model, visit.user)
    return scene.words("why-can") if refused is None else reason(scene, refused, model.id)


def shown(request: PageRequest, visit: Visit, model: TableModel, said: Node = None, status: int = 200) -> Response[Any]:
    """The page, or its changing parts where the script asks."""
    if REGIONS in request.headers:
        parts = regions(model, visit.user) | {"answer": str(fragment[said])}
        return Response(Parts(model.number, parts), status_code=status)
    return Response(str(table_page(visit, model, said)), media_type=MediaType.HTML, status_code=status)


async def answered(
    request: PageRequest, visit: Visit, tables: Tables, id: str, refused: Refusal | None
) -> Response[Any]:
    """After an act: back to the table; after a refused one, the table with the reason."""
    if refused is None and REGIONS not in request.headers:
        return Redirect(f"/table/{id}", status_code=303)
    if refused is None and request.headers[REGIONS] == LIVE:
        return Response(Parts())
    model = await found(tables, visit, id)
    if refused is None:
        return moved(request, f"/table/{id}") if model.device else shown(request, visit, model)
    return shown(request, visit, model, said(visit, model, refused), 409)


def moved(request: PageRequest, path: str) -> Response[Any]:
    return Response(Parts(go=path)) if REGIONS in request.headers else Redirect(path, status_code=303)
