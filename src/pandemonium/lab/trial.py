"""Trials: is one level better than another in a role, or worse? Played until that is decided, or so many times.

Every deal is played twice with the same luck: by the other level in all seats, and with the level in a seat of the
role and in those that win with it. What that seat wins more is its gain at the deal. The seat is drawn, so that gains
are drawn alike and do not depend on each other. A level that answers at once plays deals beside it, too: what it wins
on average is hardly luck any more, and half as many games of the one that thinks decide. A trial ends when the interval
of the mean gain (`lab/sequence.py`, 95 % at all times together) leaves out nought: two equals are told apart in at most
one trial of twenty. Every deal follows from its number, so that a trial goes on from the pairs that were played before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.result import Finish
from pandemonium.engine.role import Role, shares, teams
from pandemonium.engine.state import Seat
from pandemonium.lab.cast import cast_of
from pandemonium.lab.interval import Interval
from pandemonium.lab.play import play
from pandemonium.lab.sequence import interval, is_above
from pandemonium.lab.work import Workers, spread
from pandemonium.playing.experiment import Experiment
from pandemonium.playing.levels import RANDOM, SEARCHING

BETTER, WORSE, UNDECIDED = "better", "worse", "undecided"

BESIDE = 16
"""Deals at which a level that does not search is looked at for each deal of the one that is tried."""

Pair: TypeAlias = tuple[float, float]
"""What the level wins at a deal, and what the other does there and beside it."""


class Verdict(Struct, frozen=True):
    """`wins` is the share of its games that the level wins, `others` what the other level wins at the same deals."""

    role: str
    verdict: str
    games: int
    wins: float
    others: float
    gain_95: Interval
    pairs: list[Pair] = []


def trials(
    game_id: str,
    one: Experiment,
    seed: str,
    workers: Workers = 2,
    progress: Callable[[int], None] = lambda _done: None,
) -> list[Verdict]:
    """Role by role, or in its one role only. `progress` hears how many games are played, or need not be."""
    found: list[Verdict] = []
    roles = roles_of(game_id, one.seats, seed, one.options)
    for role in (role for role in roles if one.role in ("", role)):
        begun = one.games * len(found)
        for verdict in trial(game_id, replace(one, role=role), seed, workers):
            progress(begun + verdict.games)
        found.append(verdict)
        progress(begun + one.games)
    return found


def trial(game_id: str, one: Experiment, seed: str, workers: Workers, before: Sequence[Pair] = ()) -> Iterator[Verdict]:
    """In its role: what can be said after each game, until it is decided or they are all played."""
    pairs = list(before)
    jobs = [(game_id, one, f"{seed} {deal}") for deal in range(len(pairs), one.games)]
    with closing(spread(tried, jobs, workers)) as played:
        for pair in played:
            pairs.append(pair)
            verdict = told(one.role, pairs)
            yield verdict
            if verdict.verdict != UNDECIDED:
                break


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


def tried(game_id: str, one: Experiment, seed: str) -> Pair:
    """What the level wins in a seat of the role at one deal, and what the other does there and beside it."""
    game, (level, other) = load_game(game_id), one.levels
    setup = Setup(one.seats, seed, one.options)
    usual = usually(game, setup, one)
    _, cast, seat = usual
    side = next(team for team in teams(cast) if seat in team)
    after, _ = play(game, setup, [level if at in side else other for at in range(one.seats)], one.seconds)
    here, there = game.finish(after), [usual]
    if other.partition(":")[0] not in SEARCHING:
        near = [Setup(one.seats, f"{seed} beside {number}", one.options) for number in range(1, BESIDE)]
        there += [usually(game, deal, one) for deal in near]
    if one.seats == 1:
        ahead = fmean(more_points(here, before) for before, _, _ in there)
        return ahead, 1 - ahead
    return shares(cast, here.winners)[seat], fmean(shares(who, before.winners)[at] for before, who, at in there)


def usually(game: Game[Any, Any], setup: Setup, one: Experiment) -> tuple[Finish, list[Role], Seat]:
    """How a deal ends with the other level in all seats, what each of them was, and one that had the role."""
    state, _ = play(game, setup, [one.levels[1]] * one.seats, one.seconds)
    cast = cast_of(game, state, setup.options)
    held = [seat for seat, held_by in enumerate(cast) if held_by.id == one.role]
    return game.finish(state), cast, held[chance_from(f"{setup.seed} seat").below(len(held))]


def more_points(here: Finish, before: Finish) -> float:
    """Alone whoever has more points wins."""
    more, less = here.scores[0], before.scores[0]
    return 0.5 if more == less else float(more > less)


def gains(pairs: list[Pair]) -> list[float]:
    """Between 0 and 1, one half being none: as a sequence takes them."""
    return [(1 + here - before) / 2 for here, before in pairs]


def verdict_on(pairs: list[Pair]) -> str:
    values = gains(pairs)
    if is_above(values, 0.5):
        return BETTER
    return WORSE if is_above([1 - value for value in values], 0.5) else UNDECIDED


def told(role: str, pairs: list[Pair]) -> Verdict:
    wins, others = (sum(part) / len(pairs) for part in zip(*pairs, strict=True))
    low, high = interval(gains(pairs))
    return Verdict(role, verdict_on(pairs), len(pairs), wins, others, (2 * low - 1, 2 * high - 1), pairs[:])
