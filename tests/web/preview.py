"""Pages without a server: what it would say of a game, and the page of that."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.by_round import by_round
from pandemonium.engine.chance import chance_from, commitment
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.server.model import ChatLine, Preferences, SeatModel, TableModel, User
from pandemonium.server.pages.table import table_page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.play.story import Story
from pandemonium.server.words import words

NAMES = ["Anna", "Barbariccia", "Cagnazzo", "Draghignazzo", "Farfarello"]


def played(
    seats: int, choices: int, options: dict[str, str] | None = None, seed: str = "preview", game: str = "crypt"
) -> Match[Any, Any]:
    """A game after so many random choices, or its end."""
    match = Match(load_game(game), Setup(seats, seed, options or {}))
    chance = chance_from(seed + " choices")
    while not match.over and match.number < choices:
        seat = match.waiting[0]
        options_now = legal(match.state, seat)
        match.take(seat, options_now[chance.below(len(options_now))])
    return match


def model_of(match: Match[Any, Any], seat: int, language: str = "en") -> TableModel:
    """What the server would say of that match."""
    seats = match.state.seats
    game = match.game
    story = Story(match, seat, words(language, game.id), NAMES[:seats])
    return TableModel(
        id="preview",
        game=game.id,
        definition=game,
        number=match.number,
        status="over" if match.over else "playing",
        options=game.full_options(match.setup.options),
        seats=[
            SeatModel(at, "person" if at == seat else "bot", NAMES[at], "normal", at == seat, True, at in match.waiting)
            for at in range(seats)
        ],
        seat=seat,
        commitment=commitment(match.setup.seed),
        view=match.view(seat),
        decision=None if match.over else match.decision(seat),
        can_undo=match.can_undo(seat),
        log=story.lines(),
        since=story.since,
        chat=[ChatLine("Anna", "Good luck!", 0, "2026-11-15T20:00:00+00:00")],
        seed=match.setup.seed if match.over else "",
        result=game.result(match.state) if match.over else None,
        by_round=by_round(match) if match.over else [],
        chronicle=match.chronicle() if match.over else None,
        saga=game.saga(match.state, match.setup.options, ()),
    )


def page_of(model: TableModel, **preferences: Any) -> str:
    user = User("guest", "Anna", Preferences(**preferences))
    return str(table_page(Visit(user, "token"), model))
