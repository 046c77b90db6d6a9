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
    kingdom = state.kingdoms[seat]
    for _ in range(wings):
        kingdom.angel += 1
        if kingdom.angel == SET:
            kingdom.angel = 0
            kingdom.indulgences += 1
            if state.events is not None:
                state.tell(event.INDULGENCE_GAINED, (seat,))


def take_devil(state: Deal, seat: Seat, wings: i64) -> None:
    """Three of them cost two points at once and call a guest to the next inquisition."""
    if not wings:
        return
    if state.events is not None:
        state.tell(event.DEVIL_TAKEN, (seat, wings))
    kingdom = state.kingdoms[seat]
    for _ in range(wings):
        kingdom.devil += 1
        if kingdom.devil == SET:
            kingdom.devil = 0
            kingdom.guests += 1
            state.earn(seat, FROM_GUESTS, -GUEST_LOSS)
            if state.events is not None:
                state.tell(event.GUEST_CAME, (seat, GUEST_LOSS))


def return_devil(state: Deal, seat: Seat, wings: i64) -> None:
    """As many as the card allows and the owner has."""
    kingdom = state.kingdoms[seat]
    returned = min(wings, kingdom.devil)
    if returned:
        kingdom.devil -= returned
        if state.events is not None:
            state.tell(event.DEVIL_RETURNED, (seat, returned))


def wing_price(state: Deal, seat: Seat) -> i64:
    """What an angel wing costs this seat: 5 coins, or less by a card."""
    price = WING_PRICE
    for card in state.kingdoms[seat].built:
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
