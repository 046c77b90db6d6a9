"""Bribes (DWD-1.14.3, DWD-1.14.5): coins of all chests together send the yellow inquisitors away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.figures import COIN, GOODS, STOCKS, YELLOWS
from pandemonium.games.deal.rules.pool import WORTH
from pandemonium.games.deal.rules.state import Deal

BRIBE_SPACES: Final = 5
"""So many coins send one away."""


def bribe_coins(state: Deal, seat: Seat) -> i64:
    """What lies in a chest as a bribe; goods, where the option lets them, at their selling price (DWD-1.16.3)."""
    at = seat * STOCKS
    return state.bribe[at + COIN] + sum([state.bribe[at + good] * WORTH[good] for good in range(GOODS)])


def take_bribes(state: Deal, coins: i64) -> None:
    """Each full five sends the next of A, B, C away for the rest of the game; the rest stays there (DWD-R18)."""
    state.bribes += coins
    while state.bribes >= BRIBE_SPACES and state.sent < YELLOWS:
        state.bribes -= BRIBE_SPACES
        if state.events is not None:
            state.tell(event.BRIBED, (state.sent,))
        state.sent += 1
    if state.bribes and state.events is not None:
        state.tell(event.BRIBES_LIE, (state.bribes,))
