"""Round 5's opening (DWD-1.14.23, DWD-1.14.10 to DWD-1.14.13): all open their own chests, and every role is known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.bribes import bribe_coins, take_bribes
from pandemonium.games.deal.rules.facing import open_inquisitor
from pandemonium.games.deal.rules.fields import FROM_GUESSES, FROM_SOULS, NOBODY
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.ritual import GUESSED, empty_chest
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal

SOULS_WORTH: Final = [0, 0, 2, 4, 6, 12, 18, 24, 30]
"""By pieces in the devil's chest (DWD-EX9)."""
RIGHT_POINTS: Final = 2
WRONG_POINTS: Final = 1


def open_publicly(state: Deal) -> None:
    state.open = True
    coins = 0
    for seat in range(SEATS):
        coins += lay_open(state, seat)
    devil = seat_of(state, DEVIL)
    marked = state.kingdoms[devil].ritual_marked
    pieces = state.kingdoms[devil].ritual_clean + marked
    if state.events is not None:
        state.tell(event.RITUAL_SOULS, (pieces, marked))
    take_bribes(state, coins)
    reward_devil(state, devil, pieces)
    for role in GUESSED:
        for seat in range(SEATS):
            score_guess(state, seat, role)
    for seat in range(SEATS):
        empty_chest(state, seat)


def lay_open(state: Deal, seat: Seat) -> i64:
    """Everybody sees whose bribe this is, so it leaves its owner in the open (DWD-6.3.2). Says how many coins."""
    for stock in range(STOCKS):
        at = seat * STOCKS + stock
        if state.bribe[at]:
            state.stock[at] += state.bribe[at]
            state.change(seat, stock, -state.bribe[at])
    coins = bribe_coins(state, seat)
    if state.events is not None:
        state.tell(event.RITUAL_SEAT, (seat, state.mark[seat], coins))
        for role in GUESSED:
            suspect = state.guess[role * SEATS + seat]
            if suspect != NOBODY:
                state.tell(event.GUESSED_SEAT, (seat, role, suspect))
    return coins


def reward_devil(state: Deal, devil: Seat, pieces: i64) -> None:
    """Points by pieces; inquisitor 1, then 2, or 3 where 2 was open before."""
    points = SOULS_WORTH[pieces]
    state.earn(devil, FROM_SOULS, points)
    if state.events is not None:
        state.tell(event.SOUL_POINTS, (devil, pieces, points))
    if pieces >= state.rules.open_first:
        open_inquisitor(state, 1)
    if pieces >= state.rules.open_second:
        open_inquisitor(state, 3 if state.opened & BIT[1] else 2)


def score_guess(state: Deal, seat: Seat, role: i64) -> None:
    """Locked or new, every guess counts: for the guesser if right, else for whom he did not find (DWD-R21)."""
    at = role * SEATS + seat
    suspect = state.guess[at] if state.guess[at] != NOBODY else state.locked[at]
    if suspect == NOBODY:
        return
    if state.mark[suspect] == role:
        state.earn(seat, FROM_GUESSES, RIGHT_POINTS)
        if state.events is not None:
            state.tell(event.GUESS_RIGHT, (seat, suspect, role, RIGHT_POINTS))
    else:
        state.earn(seat_of(state, role), FROM_GUESSES, WRONG_POINTS)
        if state.events is not None:
            state.tell(event.GUESS_WRONG, (seat, suspect, role, WRONG_POINTS))
