"""Where things go in the Tower: Guests want an empty space beside them, everything else stays away from them."""

from __future__ import annotations

from pandemonium.games.inferno.bot.prices import Prices, home_price, room_price
from pandemonium.games.inferno.rules.figures import KINDS, SPACES, URCHIN
from pandemonium.games.inferno.rules.state import GUEST_ITEM, NO_ITEM, Inferno


def empty_on(state: Inferno, seat: int, floor: int) -> int:
    first = state.rules.first_space
    count = 0
    for space in range(first[floor], first[floor + 1]):
        if state.tower[seat * SPACES + space] == NO_ITEM:
            count += 1
    return count


def guests_on(state: Inferno, seat: int, floor: int) -> int:
    first = state.rules.first_space
    count = 0
    for space in range(first[floor], first[floor + 1]):
        if is_guest(state.tower[seat * SPACES + space]):
            count += 1
    return count


def is_guest(item: int) -> bool:
    return GUEST_ITEM <= item < GUEST_ITEM + KINDS


def floor_for(prices: Prices, state: Inferno, floor: int, *, guest: bool) -> float:
    """A floor for an item: beside Guests only what must be there."""
    seat = prices.seat
    empty = empty_on(state, seat, floor)
    if guest:
        return 0.8 * min(empty - 1, 2)
    beside = guests_on(state, seat, floor)
    crowded = 1.0 if empty == 1 else 0.4
    return -beside * crowded - 0.05 * floor


def homecoming_worth(prices: Prices, state: Inferno, floor: int, kind: int) -> float:
    """A member goes home: rather one who stands in a Guest's way, rather an Urchin."""
    seat = prices.seat
    worth = home_price(prices, state, 1) + room_price(prices, 1)
    if guests_on(state, seat, floor) and not empty_on(state, seat, floor):
        worth += 0.5
    return worth + (0.1 if kind == URCHIN else 0.0)


def lift_worth(prices: Prices, state: Inferno, space: int) -> float:
    """A Guest without room beside him moves to a floor that has some."""
    seat = prices.seat
    floor = state.rules.floor_of[space]
    if not is_guest(state.tower[seat * SPACES + space]) or empty_on(state, seat, floor):
        return -1.0
    for other in range(state.floors[seat] + 1):
        if other != floor and empty_on(state, seat, other) > 1:
            return 0.5
    return -1.0
