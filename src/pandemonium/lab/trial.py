"""Trials: is one level better than another in a role, or worse? Played until that is decided, or so many times.

Every deal is played twice with the same luck: by the other level in all seats, and with the level in a seat of the
role and in those that win with it. What that seat wins more is its gain at the deal. The seat is drawn, so that gains
are drawn alike and do not depend on each other. A trial ends when the interval of the mean gain (`lab/sequence.py`,
95 % at all times together) leaves out nought: two equals are told apart in at most one trial of twenty.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from msgspec import Struct

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.role import shares, teams
from pandemonium.lab.cast import cast_of
from pandemonium.lab.interval import Interval
from pandemonium.lab.play import play
from pandemonium.lab.sequence import interval, is_above
from pandemonium.lab.work import Workers, spread
from pandemonium.playing.levels import RANDOM

BETTER, WORSE, UNDECIDED = "better", "worse", "undecided"


class Verdict(Struct, frozen=True):
    """`wins` is the share of its games that the level wins, `others` what the other level wins at the same deals."""

    role: str
    verdict: str
    games: int
    wins: float
    others: float
    gain_95: Interval


def trials(
    game_id: str,
    level: str,
    other: str,
    seats: int,
    games: int,
    seed: str,
    options: dict[str, str],
    seconds: float = 1.0,
    workers: Workers = 2,
    progress: Callable[[int], None] = lambda _done: None,
    only: str = "",
) -> list[Verdict]:
    """Role by role, or in one role only. `progress` hears how many games are played, or need not be."""
    found: list[Verdict] = []
    for at, role in enumerate(role for role in roles_of(game_id, seats, seed, options) if only in ("", role)):
        jobs = [(game_id, level, other, seats, f"{seed} {deal}", options, seconds, role) for deal in range(games)]
        pairs: list[tuple[float, float]] = []
        with closing(spread(tried, jobs, workers)) as played:
            for pair in played:
                pairs.append(pair)
                progress(at * games + len(pairs))
                if verdict_on(pairs) != UNDECIDED:
                    break
        found.append(told(role, pairs))
        progress((at + 1) * games)
    return found


class RolesAreChosen(ValueError):
    """Roles that depend on what seats choose: a deal played twice would compare one role with another."""


def roles_of(game_id: str, seats: int, seed: str, options: dict[str, str]) -> list[str]:
    """Those of the first deal: every deal has the same. Secret ones show at its end, which chance reaches soonest."""
    game, setup = load_game(game_id), Setup(seats, f"{seed} 0", options)
    dealt = cast_of(game, game.new(setup), options)
    state, _ = play(game, setup, [RANDOM] * seats, 0.0)
    if cast_of(game, state, options) != dealt:
        raise RolesAreChosen(f"the roles of {game_id} are not dealt with the set-up")
    return sorted({role.id for role in dealt})


def tried(
    game_id: str, level: str, other: str, seats: int, seed: str, options: dict[str, str], seconds: float, role: str
) -> tuple[float, float]:
    """What the level wins in a seat of that role at one deal, and what the other does there."""
    game, setup = load_game(game_id), Setup(seats, seed, options)
    usual, _ = play(game, setup, [other] * seats, seconds)
    cast = cast_of(game, usual, options)
    held = [seat for seat, one in enumerate(cast) if one.id == role]
    seat = held[chance_from(f"{seed} seat").below(len(held))]
    side = next(team for team in teams(cast) if seat in team)
    after, _ = play(game, setup, [level if at in side else other for at in range(seats)], seconds)
    here, before = game.finish(after), game.finish(usual)
    if seats == 1:  # alone whoever has more points wins
        more, less = here.scores[0], before.scores[0]
        return (0.5, 0.5) if more == less else (float(more > less), float(more < less))
    return shares(cast, here.winners)[seat], shares(cast, before.winners)[seat]


def gains(pairs: list[tuple[float, float]]) -> list[float]:
    """Between 0 and 1, one half being none: as a sequence takes them."""
    return [(1 + here - before) / 2 for here, before in pairs]


def verdict_on(pairs: list[tuple[float, float]]) -> str:
    values = gains(pairs)
    if is_above(values, 0.5):
        return BETTER
    return WORSE if is_above([1 - value for value in values], 0.5) else UNDECIDED


def told(role: str, pairs: list[tuple[float, float]]) -> Verdict:
    wins, others = (sum(part) / len(pairs) for part in zip(*pairs, strict=True))
    low, high = interval(gains(pairs))
    return Verdict(role, verdict_on(pairs), len(pairs), wins, others, (2 * low - 1, 2 * high - 1))
