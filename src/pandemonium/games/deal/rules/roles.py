"""The four role chests (DWD-1.2.1 to DWD-1.2.7): who gets what at the start, and what each role may ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import SOULS
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal

CLEAN: Final = [0, 0, 3, 3]
"""By mark: pieces of soul, and stocks (wood, stone, grain, marble, glass, coins)."""
MARKED: Final = [0, 2, 0, 0]
STOCK: Final = [[1, 1, 1, 1, 1, 8], [0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]

COIN_PRICES: Final = [0, 6, 7, 7]
"""By mark: the highest price in coins; the devil asks for none."""
LOWEST_PRICE: Final = 2


def is_devil(state: Deal, seat: Seat) -> bool:
    return state.mark[seat] == DEVIL


def is_cultist(state: Deal, seat: Seat) -> bool:
    return state.mark[seat] == CULTIST


def seat_of(state: Deal, mark: i64) -> Seat:
    """Who has this mark."""
    seat: i64 = 0
    while state.mark[seat] != mark:
        seat += 1
    return seat


def prices(mark: i64, first_game: bool) -> list[int]:
    """What a role may ask for its chest (DWD-1.7.12); a first devil asks for one piece only (DWD-6.4.2)."""
    found = list(range(LOWEST_PRICE, COIN_PRICES[mark] + 1))
    if mark == CULTIST:
        found.append(SOULS + 1)
    if mark == DEVIL:
        found.append(SOULS + 1)
        if not first_game:
            found.append(SOULS + 2)
    return found


def fill_role_chests(state: Deal) -> None:
    """Each owner empties his chest behind his walls, and knows his role alone (DWD-1.1.10, DWD-1.2.6)."""
    for seat in range(SEATS):
        open_role_chest(state, seat)


def open_role_chest(state: Deal, seat: Seat) -> None:
    mark = state.mark[seat]
    kingdom = state.kingdoms[seat]
    kingdom.clean = CLEAN[mark]
    kingdom.marked = MARKED[mark]
    for stock in range(STOCKS):
        state.stock[seat * STOCKS + stock] += STOCK[mark][stock]
    state.whisper(1 << seat, event.ROLE_DEALT, (seat, mark))
