"""Stations: chances to win at some steps of a game, in worlds of a seat's beliefs, or for one who knows all cards."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.imagined import another_world, imagined
from pandemonium.engine.role import Role
from pandemonium.engine.state import Seat, State
from pandemonium.playing.mind import mind_of
from pandemonium.playing.review.decision import NOTHING
from pandemonium.playing.review.figures import Point
from pandemonium.playing.review.samples import chance_error, mean_of
from pandemonium.playing.roster import searcher_for


def station(game: Game[Any, Any], roles: tuple[Role, ...], state: State, step: int, seat: Seat, worlds: int) -> Point:
    """A seat's chance by what it knows."""
    mind = mind_of(game, state, seat)
    games = searcher_for(game).imagine(mind, mind.chance())
    found = [games.chances(games.ahead(games.world(), NOTHING), roles)[seat] for _ in range(worlds)]
    return Point(step, mean_of(found), chance_error(found))


def knowing(game: Game[Any, Any], roles: tuple[Role, ...], state: State, step: int, worlds: int) -> list[Point]:
    """Everybody's chances by all that lies there, open or not; only what is not drawn yet is open."""
    mind, chance = mind_of(game, state, 0), imagined(step)
    games = searcher_for(game).imagine(mind, chance)
    found: list[list[float]] = []
    for _ in range(worlds):
        world = game.clone(state)
        world.chance = another_world(chance)
        found.append(games.chances(games.ahead(world, NOTHING), roles))
    by_seat = [list(chances) for chances in zip(*found, strict=True)]
    return [Point(step, mean_of(chances), chance_error(chances)) for chances in by_seat]
