"""Guests: who one is, what one is called, and how one likes it."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from pandemonium.server.api.document import PROBLEMS
from pandemonium.server.api.shape import Guest, NewGuest, NewName
from pandemonium.server.identity import Caller, TheTables
from pandemonium.server.model import Preferences
from pandemonium.server.play.naming import tidy_name
from pandemonium.server.problem import Refused


class Guests(Controller):
    path = "/api"
    tags = ["guests"]

    @post("/guests", exclude_from_csrf=True, operation_id="makeGuest", responses=PROBLEMS, security=[])
    async def make(
        self, data: JSONBody[NewGuest], tables: TheTables, new_guests_allowed: NamedDependency[None]
    ) -> Guest:
        """Become a guest. The answer's token is the bearer token of every other call; it is told only here."""
        preferences = data.preferences or Preferences()
        user, token = await tables.new_guest(data.name, preferences)
        return Guest(user.id, user.name, user.preferences, token)

    @get("/me", operation_id="me", responses=PROBLEMS)
    async def me(self, caller: Caller) -> Guest:
        """The guest a token or cookie belongs to."""
        return Guest(caller.id, caller.name, caller.preferences)

    @put("/me/name", operation_id="rename", responses=PROBLEMS)
    async def rename(self, data: JSONBody[NewName], caller: Caller, tables: TheTables) -> Guest:
        refused = await tables.rename(caller, data.name)
        if refused is not None:
            raise Refused(refused, caller.preferences.language)
        return Guest(caller.id, tidy_name(data.name), caller.preferences)

    @put("/me/preferences", operation_id="setPreferences", responses=PROBLEMS)
    async def set_preferences(self, data: JSONBody[Preferences], caller: Caller, tables: TheTables) -> Guest:
        await tables.set_preferences(caller, data)
        return Guest(caller.id, caller.name, data)
