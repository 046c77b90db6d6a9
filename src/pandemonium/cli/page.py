"""The page of a match as the server would send it to the seat that is asked, for measuring."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.chance import commitment
from pandemonium.engine.match import Match
from pandemonium.engine.seats import LETTERS
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.table import table_page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.play.play import Play
from pandemonium.server.play.showing import show
from pandemonium.server.storage.stored import Chair


def table_of(match: Match[Any, Any]) -> Play:
    """A table with a person in every seat."""
    table = Play("bench")
    table.own_game, table.options, table.match = match.game, dict(match.setup.options), match
    table.status = "playing"
    table.commitment = commitment(match.setup.seed)
    table.chairs = [
        Chair(seat=seat, kind="person", level="", guest=letter, name=letter, link=None, present_until=0.0)
        for seat, letter in enumerate(LETTERS[: match.state.seats])
    ]
    return table


def page_of(table: Play) -> str:
    """The model of what the seat may know, and the page drawn from it."""
    letter = LETTERS[table.waiting()[0]]
    user = User(letter, letter, Preferences())
    return str(table_page(Visit(user), show(table, user, language="en")))
