"""The end by agreement, and after the game another one with the same people."""

from __future__ import annotations

from litestar import Controller, delete, post
from litestar.params import FromPath, JSONBody

from pandemonium.engine.phrase import Refusal
from pandemonium.server.api.document import PROBLEMS
from pandemonium.server.api.shape import RematchWish, TableId, TableState
from pandemonium.server.api.tables import answer
from pandemonium.server.identity import Caller, TheTables
from pandemonium.server.problem import Refused


class Afterwards(Controller):
    path = "/api/tables/{id:str}"
    tags = ["tables"]

    @post("/end", status_code=200, operation_id="end", responses=PROBLEMS)
    async def end(self, id: FromPath[str], caller: Caller, tables: TheTables) -> TableState:
        """Want the game to end without a winner. It does when all who play it do; `enders` are those who want it."""
        return await answer(tables, caller, id, await tables.end(caller, id, agree=True))

    @delete("/end", status_code=200, operation_id="playOn", responses=PROBLEMS)
    async def play_on(self, id: FromPath[str], caller: Caller, tables: TheTables) -> TableState:
        """Want the game to go on."""
        return await answer(tables, caller, id, await tables.end(caller, id, agree=False))

    @post("/rematch", operation_id="rematch", responses=PROBLEMS)
    async def rematch(
        self, id: FromPath[str], data: JSONBody[RematchWish], caller: Caller, tables: TheTables
    ) -> TableId:
        """Offer a rematch of a finished game, or agree to the one offered; the answer is the new table's id.

        Everybody moves on by one seat, or stays with `keep`; bots stay bots. The table's `rematch` tells who agreed.
        With `sequel` it is the next game of the saga instead, one of those in the table's `sequels`.
        With `hash` the caller promises a half of the new table's seed.
        """
        made = await tables.rematch(caller, id, keep=data.keep, hash=data.hash or "", sequel=data.sequel)
        if isinstance(made, Refusal):
            raise Refused(made, caller.preferences.language)
        return TableId(made)

    @delete("/rematch", status_code=200, operation_id="declineRematch", responses=PROBLEMS)
    async def decline(self, id: FromPath[str], caller: Caller, tables: TheTables) -> TableState:
        """Say that one does not want the rematch."""
        return await answer(tables, caller, id, await tables.no_rematch(caller, id))
