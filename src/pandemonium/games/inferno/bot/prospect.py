"""Prospect: what the Sin Tracks are worth to each seat: Diplomas won and to be won, times cubes as they may end."""

from __future__ import annotations

from pandemonium.engine.bits import COUNT
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.bot.outlook import Horizon, Weights
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, LEVELS, TRACKS, circle_row
from pandemonium.games.inferno.rules.graveyard import BLACK_DEATH
from pandemonium.games.inferno.rules.scoring import FIRM_LEVEL
from pandemonium.games.inferno.rules.state import Inferno


def squash(x: float) -> float:
    """From a lead to a chance."""
    return 0.5 + 0.5 * x / (1.0 + x if x > 0.0 else 1.0 - x)


class Prospect:
    """Figures by track, and of each seat laid end to end."""

    __slots__ = ("cube", "hold", "slope", "worth")

    cube: list[float]  # where the cube is expected to end
    slope: list[float]  # of a space more for the cube, or a shield filled in the circle
    hold: list[float]  # seat * 8 + track: levels that a space of the cube is expected to count for
    worth: list[float]  # seat * 8 + track


def prospect_of(weights: Weights, horizon: Horizon, state: Inferno) -> Prospect:
    found = Prospect()
    found.cube = []
    found.slope = []
    fills = weights.fill * horizon.turns * int(state.seats)
    for track in range(TRACKS):
        circle = track + FIRST_TRACK
        empty = COUNT[circle_row(state.rules, state.board.rows[circle] & ~state.occupied, circle)]
        left = int(empty) - fills
        end = int(state.cubes[track]) - (left if left > 0.0 else 0.0)
        found.cube.append(1.0 if end < 1.0 else end)
        found.slope.append(squash((end - 0.5) * 1.5) if left > -1.0 else 0.5)
    found.hold = [0.0] * (state.seats * TRACKS)
    found.worth = [0.0] * (state.seats * TRACKS)
    for seat in range(state.seats):
        for track in range(TRACKS):
            at = seat * TRACKS + track
            found.hold[at] = hold(weights, horizon, state, seat, track, 0, 0)
            found.worth[at] = found.hold[at] * found.cube[track]
    return found


def hold(weights: Weights, horizon: Horizon, state: Inferno, seat: Seat, track: int, more: int, rival: int) -> float:
    """Levels expected to count, with `more` of the seat's own and `rival` of the best other's."""
    level = state.skulls[seat * TRACKS + track] + more
    grown = int(level) + weights.growth * (int(LEVELS - level)) * horizon.accusations / TRACKS / int(state.seats)
    if (state.diplomas[seat] >> track) & 1:
        return grown
    until = horizon.until[track]
    if not until:
        return weights.bought * int(level)
    if state.seats == 1:
        return grown if level else 0.5 * grown * until / (until + 2.0)
    best = 0
    for other in range(state.seats):
        if other != seat and state.skulls[other * TRACKS + track] > best:
            best = state.skulls[other * TRACKS + track]
    lead = level - best - rival
    if not level and until == 1:
        return 0.0
    close = weights.close + weights.close_step * (until - 1)
    return grown * squash((int(lead) + 0.5) / close)


def advance_worth(
    weights: Weights,
    horizon: Horizon,
    found: Prospect,
    state: Inferno,
    seat: Seat,
    track: int,
    now: float,
    later: float,
) -> float:
    """Of one level more on a track: for the seat, and for what rivals lose."""
    level = state.skulls[seat * TRACKS + track]
    if level == LEVELS:
        return now * state.rules.beyond[track]
    at = seat * TRACKS + track
    gain = hold(weights, horizon, state, seat, track, 1, 0) - found.hold[at]
    worth = later * gain * found.cube[track]
    if level + 1 == LEVELS:
        worth += later * weights.half
    if state.solo == BLACK_DEATH:
        worth += firmer(weights, level)
    if horizon.until[track] and state.seats > 1:
        worth += weights.deny * later * found.cube[track] * rivals_loss(weights, horizon, state, seat, track, level + 1)
    return worth


def firmer(weights: Weights, level: int) -> float:
    """Of a level more where a Skull below level 3 loses: a new Skull is a debt, which the next two levels pay."""
    if not level:
        return -weights.unfirm
    return weights.unfirm / 3.0 if level == 1 else weights.unfirm * 2.0 / 3.0 if level + 1 == FIRM_LEVEL else 0.0


def rivals_loss(weights: Weights, horizon: Horizon, state: Inferno, seat: Seat, track: int, level: int) -> float:
    """Levels that rivals lose because the seat comes to be the best or equal."""
    loss = 0.0
    for other in range(state.seats):
        if other == seat or not state.skulls[other * TRACKS + track]:
            continue
        best = 0
        for third in range(state.seats):
            if third != other and state.skulls[third * TRACKS + track] > best:
                best = state.skulls[third * TRACKS + track]
        if level > best:
            before = hold(weights, horizon, state, other, track, 0, 0)
            loss += before - hold(weights, horizon, state, other, track, 0, level - best)
    return loss
