"""Tables: open, sit down, look, choose, take back, ask, talk, replace, replay."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from pandemonium.engine.packed import write_packed
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids
from pandemonium.server.api.document import PROBLEMS
from pandemonium.server.api.log_page import LogPage, log_page
from pandemonium.server.api.shape import (
    AdviceShape,
    AdvisedChoice,
    BotLevel,
    ChatText,
    Choose,
    HalfTold,
    Link,
    NewTable,
    Reason,
    ResultShape,
    TableId,
    TableState,
    Undo,
    table_state,
)
from pandemonium.server.identity import Caller, TheTables
from pandemonium.server.play.audience import Wanted
from pandemonium.server.play.replaying import OWN
from pandemonium.server.play.tables import Tables, User
from pandemonium.server.problem import Refused
from pandemonium.server.words import words

Target = Annotated[str, QueryParameter(max_length=80, description="A choice's code or a thing on the table")]
MANY = 1_000_000
LastEntry = Annotated[int, QueryParameter(ge=-1, le=MANY, description="The number of the last entry of the page")]


class TableCalls(Controller):
    path = "/api"
    tags = ["tables"]

    @post("/tables", operation_id="openTable", responses=PROBLEMS)
    async def create(self, data: JSONBody[NewTable], caller: Caller, tables: TheTables) -> TableId:
        """Open a table. The first seat for a person is the caller's; links to the others stand in the table's seats.

        With `hash` the caller promises a half of the seed, to be told when the table is `dealing`.
        """
        wanted = data.game, data.options, data.seats
        hash, pack = data.hash or "", data.pack
        made = await tables.create(caller, *wanted, public=data.public, pact=data.pact, hash=hash, pack=pack)
        if isinstance(made, Refusal):
            raise Refused(made, caller.preferences.language, game=data.game if data.game in game_ids() else "")
        return TableId(made)

    @post("/join", operation_id="join", responses=PROBLEMS)
    async def join(self, data: JSONBody[Link], caller: Caller, tables: TheTables) -> TableId:
        """Sit down by a seat's link; with `hash` promise a half of the seed."""
        joined = await tables.join(caller, data.link, data.hash or "")
        if isinstance(joined, Refusal):
            raise Refused(joined, caller.preferences.language)
        return TableId(joined)

    @get("/tables/{id:str}", operation_id="table", responses=PROBLEMS)
    async def table(self, id: FromPath[str], caller: Caller, tables: TheTables) -> TableState:
        """The table as the caller may know it: from their seat, or as a spectator."""
        return await state_of(tables, caller, id)

    @get("/tables/{id:str}/log", operation_id="log", responses=PROBLEMS)
    async def log(self, id: FromPath[str], caller: Caller, tables: TheTables, number: LastEntry = MANY) -> LogPage:
        """A page of the log as the caller may know it: the lines up to that entry, by default the last ones."""
        model = await tables.table(caller, id, language=caller.preferences.language)
        if model is None:
            raise Refused(tables.missing(id), caller.preferences.language)
        return log_page(model.log, number)

    @post("/tables/{id:str}/half", status_code=200, operation_id="tellHalf", responses=PROBLEMS)
    async def half(self, id: FromPath[str], data: JSONBody[HalfTold], caller: Caller, tables: TheTables) -> TableState:
        """Tell one's half of the seed while the table is `dealing`. What does not come in time is left out."""
        return await answer(tables, caller, id, await tables.half(caller, id, data.half))

    @post("/tables/{id:str}/start", status_code=200, operation_id="start", responses=PROBLEMS)
    async def start(self, id: FromPath[str], data: JSONBody[BotLevel], caller: Caller, tables: TheTables) -> TableState:
        """As the host: begin now; seats that are still free get bots of that level."""
        return await answer(tables, caller, id, await tables.start(caller, id, data.level))

    @delete("/tables/{id:str}", status_code=200, operation_id="closeTable", responses=PROBLEMS)
    async def close(self, id: FromPath[str], caller: Caller, tables: TheTables) -> TableState:
        """As the host: close a table whose game has not begun."""
        return await answer(tables, caller, id, await tables.close(caller, id))

    @delete("/tables/{id:str}/seats/{seat:int}", status_code=200, operation_id="freeSeat", responses=PROBLEMS)
    async def free(self, id: FromPath[str], seat: FromPath[int], caller: Caller, tables: TheTables) -> TableState:
        """Before the start: leave one's seat, or as the host take a person or a bot away. The seat gets a new link."""
        return await answer(tables, caller, id, await tables.free(caller, id, seat))

    @post("/tables/{id:str}/choices", status_code=200, operation_id="choose", responses=PROBLEMS)
    async def choose(self, id: FromPath[str], data: JSONBody[Choose], caller: Caller, tables: TheTables) -> TableState:
        """Take one of the offered choices. It is stored when the answer arrives."""
        return await answer(tables, caller, id, await tables.choose(caller, id, data.number, data.code, data.key))

    @post("/tables/{id:str}/undo", status_code=200, operation_id="undo", responses=PROBLEMS)
    async def undo(self, id: FromPath[str], data: JSONBody[Undo], caller: Caller, tables: TheTables) -> TableState:
        """Take the last choice back, or the whole turn, as far as nothing was drawn, shown or confirmed."""
        refused = await tables.undo(caller, id, data.number, whole_turn=data.whole_turn, key=data.key)
        return await answer(tables, caller, id, refused)

    @get("/tables/{id:str}/why-not", operation_id="whyNot", responses=PROBLEMS)
    async def why_not(self, id: FromPath[str], target: Target, caller: Caller, tables: TheTables) -> Reason:
        """The rule that forbids a choice or the use of a thing on the table."""
        state = await state_of(tables, caller, id)
        refused = await tables.why_not(caller, id, target)
        if refused is None:
            return Reason("")
        names = [seat.name for seat in state.seats]
        return Reason(words(caller.preferences.language, state.game).say(refused.reason, names), refused.rule)

    @post("/tables/{id:str}/advice", status_code=200, operation_id="advice", responses=PROBLEMS)
    async def advice(self, id: FromPath[str], caller: Caller, tables: TheTables) -> AdviceShape:
        """What a strong bot would choose in the caller's seat, from what that seat knows: one answer per position."""
        advice = await tables.advice(caller, id)
        if isinstance(advice, Refusal):
            raise Refused(advice, caller.preferences.language)
        text = words(caller.preferences.language, (await state_of(tables, caller, id)).game)
        candidates = [AdvisedChoice(one.code, text.say(one.behind) if one.behind else "") for one in advice.candidates]
        return AdviceShape(advice.code, text.say(advice.reason), candidates)

    @post("/tables/{id:str}/chat", status_code=200, operation_id="say", responses=PROBLEMS)
    async def say(self, id: FromPath[str], data: JSONBody[ChatText], caller: Caller, tables: TheTables) -> TableState:
        if data.phrase is not None:
            return await answer(tables, caller, id, await tables.say_phrase(caller, id, data.phrase))
        return await answer(tables, caller, id, await tables.say(caller, id, data.text))

    @put("/tables/{id:str}/seats/{seat:int}/bot", operation_id="replace", responses=PROBLEMS)
    async def replace(
        self, id: FromPath[str], seat: FromPath[int], data: JSONBody[BotLevel], caller: Caller, tables: TheTables
    ) -> TableState:
        """Hand a seat to a bot: one's own, or that of somebody away for longer than the tempo allows; before the start
        the host puts bots where nobody sits."""
        return await answer(tables, caller, id, await tables.replace(caller, id, seat, data.level))

    @delete("/tables/{id:str}/seats/{seat:int}/bot", status_code=200, operation_id="takeBackSeat", responses=PROBLEMS)
    async def take_back(self, id: FromPath[str], seat: FromPath[int], caller: Caller, tables: TheTables) -> TableState:
        """Sit down again where a bot plays in the caller's place."""
        return await answer(tables, caller, id, await tables.take_back_seat(caller, id, seat))

    @put("/tables/{id:str}/audience", operation_id="audience", responses=PROBLEMS)
    async def audience(
        self, id: FromPath[str], data: JSONBody[Wanted], caller: Caller, tables: TheTables
    ) -> TableState:
        """As whoever opened the table: whether others may watch it, and whether the lobby shows it."""
        return await answer(tables, caller, id, await tables.open_to(caller, id, data))

    @get("/tables/{id:str}/replay/{step:int}", operation_id="replay", responses=PROBLEMS)
    async def replay(
        self, id: FromPath[str], step: FromPath[int], caller: Caller, tables: TheTables, eyes: FromQuery[int] = OWN
    ) -> TableState:
        """A finished game at one of its steps, one for each thing that happened.

        `eyes` is the seat that looks, -1 are those who watch; left out, it is the caller's own.
        """
        model = await tables.replay(caller, id, step, eyes, language=caller.preferences.language)
        if model is None:
            await state_of(tables, caller, id)
            raise Refused(refusal("refused-not-over"), caller.preferences.language)
        return table_state(model, words(caller.preferences.language, model.game))

    @get("/tables/{id:str}/journal", media_type="text/plain", operation_id="journal", responses=PROBLEMS)
    async def journal(self, id: FromPath[str], caller: Caller, tables: TheTables) -> Response[str]:
        """A finished game as text, with its seed: `pandemonium verify` checks every roll."""
        journal = await tables.journal(caller, id)
        if isinstance(journal, Refusal):
            raise Refused(journal, caller.preferences.language)
        return Response(journal, media_type="text/plain; charset=utf-8")

    @get("/tables/{id:str}/pack", media_type="application/zip", operation_id="pack", responses=PROBLEMS)
    async def pack(self, id: FromPath[str], caller: Caller, tables: TheTables) -> Response[bytes]:
        """The data files the table is played with, as a ZIP: `pandemonium verify --pack` and `play --pack` take it."""
        game = await tables.game(id)
        if isinstance(game, Refusal):
            raise Refused(game, caller.preferences.language)
        return Response(write_packed(game.data), media_type="application/zip")

    @get("/tables/{id:str}/result", operation_id="result", responses=PROBLEMS)
    async def result(self, id: FromPath[str], caller: Caller, tables: TheTables) -> ResultShape:
        """How a finished game ended: scores with their accounts (where it has points), winners, rank."""
        state = await state_of(tables, caller, id)
        if state.result is None:
            raise Refused(refusal("refused-not-over"), caller.preferences.language)
        return state.result


async def state_of(tables: Tables, caller: User, id: str) -> TableState:
    language = caller.preferences.language
    model = await tables.table(caller, id, language=language)
    if model is None:
        raise Refused(tables.missing(id), language)
    return table_state(model, words(language, model.game))


async def answer(tables: Tables, caller: User, id: str, refused: Refusal | None) -> TableState:
    """The table after an act; a refusal brings it along where that helps."""
    if refused is None:
        return await state_of(tables, caller, id)
    language = caller.preferences.language
    model = await tables.table(caller, id, language=language)
    if model is None:
        raise Refused(refused, language)
    raise Refused(refused, language, table_state(model, words(language, model.game)))
