"""Tables: open, sit down, look, choose, take back, ask, talk, replace, replay."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids
from pandemonium.server.api.document import PROBLEMS
from pandemonium.server.api.shape import (
    Advice,
    BotLevel,
    ChatText,
    Choose,
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
from pandemonium.server.problem import Refused
from pandemonium.server.tables import Tables, User
from pandemonium.server.words import words

Target = Annotated[str, QueryParameter(max_length=80, description="A choice's code or a thing on the table")]


class TableCalls(Controller):
    path = "/api"
    tags = ["tables"]

    @post("/tables", operation_id="openTable", responses=PROBLEMS)
    async def create(self, data: JSONBody[NewTable], caller: Caller, tables: TheTables) -> TableId:
        """Open a table. The first seat for a person is the caller's; links to the others stand in the table's seats."""
        made = await tables.create(caller, data.game, data.options, data.seats, public=data.public)
        if isinstance(made, Refusal):
            raise Refused(made, caller.preferences.language, game=data.game if data.game in game_ids() else "")
        return TableId(made)

    @post("/join", operation_id="join", responses=PROBLEMS)
    async def join(self, data: JSONBody[Link], caller: Caller, tables: TheTables) -> TableId:
        """Sit down by a seat's link, which is used up by that."""
        joined = await tables.join(caller, data.link)
        if isinstance(joined, Refusal):
            raise Refused(joined, caller.preferences.language)
        return TableId(joined)

    @get("/tables/{id:str}", operation_id="table", responses=PROBLEMS)
    async def table(self, id: FromPath[str], caller: Caller, tables: TheTables) -> TableState:
        """The table as the caller may know it: from their seat, or as a spectator."""
        return await state_of(tables, caller, id)

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

    @post("/tables/{id:str}/hint", status_code=200, operation_id="hint", responses=PROBLEMS)
    async def hint(self, id: FromPath[str], caller: Caller, tables: TheTables) -> Advice:
        """The choice a strong bot would take in the caller's seat, from what that seat knows."""
        advice = await tables.hint(caller, id)
        if isinstance(advice, Refusal):
            raise Refused(advice, caller.preferences.language)
        return Advice(advice)

    @post("/tables/{id:str}/chat", status_code=200, operation_id="say", responses=PROBLEMS)
    async def say(self, id: FromPath[str], data: JSONBody[ChatText], caller: Caller, tables: TheTables) -> TableState:
        return await answer(tables, caller, id, await tables.say(caller, id, data.text))

    @put("/tables/{id:str}/seats/{seat:int}/bot", operation_id="replace", responses=PROBLEMS)
    async def replace(
        self, id: FromPath[str], seat: FromPath[int], data: JSONBody[BotLevel], caller: Caller, tables: TheTables
    ) -> TableState:
        """Hand a seat to a bot: one's own, a free one, or that of somebody the game has waited for too long."""
        return await answer(tables, caller, id, await tables.replace(caller, id, seat, data.level))

    @delete("/tables/{id:str}/seats/{seat:int}/bot", status_code=200, operation_id="takeBackSeat", responses=PROBLEMS)
    async def take_back(self, id: FromPath[str], seat: FromPath[int], caller: Caller, tables: TheTables) -> TableState:
        """Sit down again where a bot plays in the caller's place."""
        return await answer(tables, caller, id, await tables.take_back_seat(caller, id, seat))

    @get("/tables/{id:str}/replay/{step:int}", operation_id="replay", responses=PROBLEMS)
    async def replay(self, id: FromPath[str], step: FromPath[int], caller: Caller, tables: TheTables) -> TableState:
        """A finished game as it stood after so many choices."""
        state = await state_of(tables, caller, id)
        model = await tables.replay(caller, id, step, language=caller.preferences.language)
        if model is None:
            raise Refused(refusal("refused-not-over"), caller.preferences.language)
        return table_state(model, words(caller.preferences.language, state.game))

    @get("/tables/{id:str}/journal", media_type="text/plain", operation_id="journal", responses=PROBLEMS)
    async def journal(self, id: FromPath[str], caller: Caller, tables: TheTables) -> Response[str]:
        """A finished game as text, with its seed: `pandemonium verify` checks every roll."""
        journal = await tables.journal(caller, id)
        if isinstance(journal, Refusal):
            raise Refused(journal, caller.preferences.language)
        return Response(journal, media_type="text/plain; charset=utf-8")

    @get("/tables/{id:str}/result", operation_id="result", responses=PROBLEMS)
    async def result(self, id: FromPath[str], caller: Caller, tables: TheTables) -> ResultShape:
        """How a finished game ended: scores with their accounts, winners, rank."""
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
