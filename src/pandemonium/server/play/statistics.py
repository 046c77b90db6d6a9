"""Statistics over the finished tables of this server: how each role of a game fares. They name nobody."""

from __future__ import annotations

from msgspec import Struct, json
from sqlalchemy import Connection

from pandemonium.engine.registry import load_game, part_of
from pandemonium.engine.tally import Finished, Tally
from pandemonium.lab.interval import Interval, mean_interval, wilson
from pandemonium.server.model import Ended
from pandemonium.server.storage.listing import outcomes


class RoleFigures(Struct, frozen=True):
    """A role in all the seats that had it. Intervals are of 95 %."""

    role: str
    played: int
    won: int
    won_95: Interval
    points: float | None = None  # on average; none where the game has no points
    points_95: Interval | None = None


class Statistics(Struct, frozen=True):
    games: int
    roles: list[RoleFigures]
    tallies: list[Tally] = []  # the game's own


def read_statistics(connection: Connection, game: str, creator: str = "") -> Statistics:
    """Of all tables, or only of those that somebody opened."""
    ended = [json.decode(told, type=Ended) for told in outcomes(connection, game, creator)]
    counted = [outcome for outcome in ended if outcome.roles]
    names = dict.fromkeys(role for outcome in counted for role in outcome.roles if role)
    return Statistics(len(counted), [figures(role, counted) for role in sorted(names)], tallies_of(game, counted))


def tallies_of(game: str, ended: list[Ended]) -> list[Tally]:
    """What the game counts itself, in its module `statistics`."""
    part = part_of(load_game(game), "statistics")
    kept = [Finished(one.chronicle, one.roles, one.levels) for one in ended if one.chronicle is not None]
    found: list[Tally] = part.tallies(kept) if part is not None else []
    return found


def figures(role: str, ended: list[Ended]) -> RoleFigures:
    seats = [(outcome, seat) for outcome in ended for seat, had in enumerate(outcome.roles) if had == role]
    won = sum(seat in outcome.winners for outcome, seat in seats)
    points = [outcome.scores[seat] for outcome, seat in seats if outcome.scores]
    mean, around = mean_interval(points) if points else (None, None)
    return RoleFigures(role, len(seats), won, wilson(won / len(seats), len(seats)), mean, around)
