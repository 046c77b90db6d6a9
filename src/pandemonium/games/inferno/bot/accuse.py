"""What an accusation is worth: the track and its bonus, members who come home, and where Dante goes."""

from __future__ import annotations

from typing import Final

from pandemonium.games.inferno.bot.cards import best_advance, best_cube, best_play
from pandemonium.games.inferno.bot.prices import Prices, home_price, room_price
from pandemonium.games.inferno.bot.river import best_styx
from pandemonium.games.inferno.bot.rows import row_loss
from pandemonium.games.inferno.rules.bonus import (
    DISCS,
    DRACHMAS,
    FRAUD,
    GUARDIAN_DRACHMA,
    GUARDIAN_INFAMY,
    PHLEGETHON,
    STYX,
    THREE,
)
from pandemonium.games.inferno.rules.dante import AT_THE_END
from pandemonium.games.inferno.rules.discs import DISCS_OR_INFAMY
from pandemonium.games.inferno.rules.figures import (
    FIRST_TRACK,
    LOCATIONS,
    LOWER,
    MEMBERS,
    STOP_DIPLOMA,
    STOP_FRAUD,
    STOP_PAGAN,
    TRACKS,
    UPPER,
    URCHIN,
)
from pandemonium.games.inferno.rules.florence import members_at
from pandemonium.games.inferno.rules.scoring import JOURNEY
from pandemonium.games.inferno.rules.state import NOBODY, Inferno

TURN: Final = 4.0
"""Infamy that a turn near the end brings."""


def bonus_worth(prices: Prices, state: Inferno, track: int) -> float:
    bonus = state.bonus[track]
    guardian = prices.weights.guardian * prices.soon
    if bonus == GUARDIAN_DRACHMA:
        return guardian + prices.drachma
    if bonus == GUARDIAN_INFAMY:
        return guardian + prices.now
    if bonus == DRACHMAS:
        return THREE * prices.drachma
    if bonus == DISCS:
        return max(prices.now * DISCS_OR_INFAMY, 1.7 * prices.disc)
    if bonus == STYX:
        return prices.now + best_styx(prices, state)
    if bonus == PHLEGETHON:
        return 2.0 * best_cube(prices, state)
    if bonus == FRAUD:
        return best_play(prices, state, 0)
    return best_advance(prices, UPPER | LOWER)


def accuse_worth(prices: Prices, state: Inferno, location: int) -> float:
    """The track and its bonus, members who come home, the space the accuser takes, and where Dante goes."""
    worth = prices.advance[location] + bonus_worth(prices, state, location) - room_price(prices, 0)
    free = 0
    for other in range(LOCATIONS):
        free += members_at(state, prices.seat, other)
    for more in range(free - 1):
        worth += home_price(prices, state, more + 1)
    worth += prices.weights.bury * prices.fill[location + FIRST_TRACK] + prices.demand.bury[location]
    waiting = state.home[prices.seat * MEMBERS] + state.home[prices.seat * MEMBERS + URCHIN]
    return worth + dante_worth(prices, state, location) - prices.demand.patience * int(waiting)


def dante_worth(prices: Prices, state: Inferno, location: int) -> float:
    """Of Dante's next stop: a card or a Guardian for the accuser, or a Diploma for whoever leads on its track."""
    if state.trigger != NOBODY:
        return 0.0
    step = state.dante + 1
    while (state.shortcuts >> step) & 1:
        step += 1
    stop = state.board.path[step]
    worth = prices.weights.tempo
    if stop == STOP_FRAUD:
        return worth + best_play(prices, state, 0)
    if stop == STOP_PAGAN:
        return worth + prices.weights.guardian * prices.soon
    if stop != STOP_DIPLOMA:
        return worth
    if step == len(state.board.path) - 1:
        worth += AT_THE_END * prices.now - late_worth(state)
    track = state.board.path_circle[step] - FIRST_TRACK
    if state.solo > JOURNEY:
        worth -= row_loss(state, track, location)
    return worth + diploma_worth(prices, state, track, location)


def late_worth(state: Inferno) -> float:
    """Ending the game late in a round gives everybody before one in it a turn more than oneself."""
    before = (state.turns - 1) % state.seats
    return TURN * int(before) / (int(state.seats - 1)) if before else 0.0


def diploma_worth(prices: Prices, state: Inferno, track: int, location: int) -> float:
    """What it changes that the Diploma of a track comes now, the accuser's own advance counted."""
    found, seat = prices.prospect, prices.seat
    best = 0
    for other in range(state.seats):
        level = state.skulls[other * TRACKS + track] + (1 if other == seat and track == location else 0)
        best = max(best, level)
    if not best:
        return -found.worth[seat * TRACKS + track]
    worth = 0.0
    for other in range(state.seats):
        level = state.skulls[other * TRACKS + track] + (1 if other == seat and track == location else 0)
        won = int(level) * found.cube[track] if level == best else 0.0
        change = won - found.worth[other * TRACKS + track]
        if other == seat:
            worth += prices.later * (change if track != location else 0.5 * change)
        else:
            worth -= prices.weights.deny * change
    return worth
