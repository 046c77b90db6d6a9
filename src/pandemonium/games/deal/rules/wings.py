"""Wings, indulgences and guests (DWD-1.12.5, DWD-1.14.1): three wings are turned in at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import FROM_GUESTS
from pandemonium.games.deal.rules.figures import COIN, STOCKS
from pandemonium.games.deal.rules.state import Deal

SET: Final = 3
"""Wings that make an indulgence, or call a guest."""
GUEST_LOSS: Final = 2
WING_PRICE: Final = 5


def take_angel(state: Deal, seat: Seat, wings: i64) -> None:
    """They come one by one; what exceeds three stays."""
    if not wings:
        return
    if state.events is not None:
        state.tell(event.ANGEL_TAKEN, (seat, wings))
    for _ in range(wings):
        state.angel[seat] += 1
        if state.angel[seat] == SET:
            state.angel[seat] = 0
            state.indulgences[seat] += 1
            if state.events is not None:
                state.tell(event.INDULGENCE_GAINED, (seat,))


def take_devil(state: Deal, seat: Seat, wings: i64) -> None:
    """Three of them cost two points at once and call a guest to the next inquisition."""
    if not wings:
        return
    if state.events is not None:
        state.tell(event.DEVIL_TAKEN, (seat, wings))
    for _ in range(wings):
        state.devil[seat] += 1
        if state.devil[seat] == SET:
            state.devil[seat] = 0
            state.guests[seat] += 1
            state.earn(seat, FROM_GUESTS, -GUEST_LOSS)
            if state.events is not None:
                state.tell(event.GUEST_CAME, (seat, GUEST_LOSS))


def return_devil(state: Deal, seat: Seat, wings: i64) -> None:
    """As many as the card allows and the owner has."""
    returned = min(wings, state.devil[seat])
    if returned:
        state.devil[seat] -= returned
        if state.events is not None:
            state.tell(event.DEVIL_RETURNED, (seat, returned))


def wing_price(state: Deal, seat: Seat) -> i64:
    """What an angel wing costs this seat: 5 coins, or less by a card."""
    price = WING_PRICE
    for card in state.built[seat]:
        own = state.rules.buildings[card].wing_price
        if 0 < own < price:
            price = own
    return price


def can_buy_wing(state: Deal, seat: Seat) -> bool:
    return state.stock[seat * STOCKS + COIN] >= wing_price(state, seat)


def buy_wing(state: Deal, seat: Seat) -> None:
    price = wing_price(state, seat)
    state.change(seat, COIN, -price)
    if state.events is not None:
        state.tell(event.WING_BOUGHT, (seat, price))
    take_angel(state, seat, 1)
