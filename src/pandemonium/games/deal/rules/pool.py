"""The pool and the lender (DWD-1.4.1 to DWD-1.4.6): open in every question, and seen by everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.row import row_of
from pandemonium.engine.state import NOTHING, Choice, Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import ASK, BORROW, BUY, BUY_WING, MOST_DEBT, REPAY, SELL
from pandemonium.games.deal.rules.fields import BORROWED, REPAID
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, STOCKS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import buy_wing

PRICE: Final = row_of([3, 3, 3, 5, 5])
"""By good: coins to the pool for one, and from the pool."""
WORTH: Final = row_of([1, 1, 1, 2, 2])

TRADES: Final[list[list[Choice]]] = [
    members(bought, BUY) + members(sold, SELL) for sold in range(1 << GOODS) for bought in range(1 << GOODS)
]
"""By goods to sell and to buy, one mask after the other. Acts are listed at every question, so they are made once."""
LOANS: Final[list[list[Choice]]] = [list(range(BORROW, REPAY - debt)) for debt in range(MOST_DEBT + 1)]
"""By debt."""
REPAYMENTS: Final[list[list[Choice]]] = [list(range(REPAY, REPAY + coins)) for coins in range(MOST_DEBT + 1)]
"""By what can be paid back."""
REQUESTS: Final[list[list[Choice]]] = [members((1 << STOCKS) - 1 - asked, ASK) for asked in range(1 << STOCKS)]
"""By the stocks that were asked for already, a mask."""


def acts(state: Deal, seat: Seat, repays: bool, requests: bool) -> list[Choice]:
    """Every pool act this seat can take now, in printed order."""
    kingdom = state.kingdoms[seat]
    debt, credit = kingdom.debt, kingdom.credit
    trades = TRADES[sellable(state, seat) << GOODS | affordable(state, seat)]
    found = trades + (NOTHING if credit == REPAID else LOANS[debt])
    if repays and credit != BORROWED:
        found += REPAYMENTS[min(debt, state.stock[seat * STOCKS + COIN])]
    if requests:
        found += REQUESTS[kingdom.requests]
    return found


def affordable(state: Deal, seat: Seat) -> i64:
    """The goods this seat has the coins for, a mask."""
    goods: i64 = 0
    coins = state.stock[seat * STOCKS + COIN]
    for good in range(i64(GOODS)):
        if PRICE[good] <= coins:
            goods |= BIT[good]
    return goods


def sellable(state: Deal, seat: Seat) -> i64:
    """The goods of which it has any, a mask."""
    goods: i64 = 0
    for good in range(i64(GOODS)):
        if state.stock[seat * STOCKS + good]:
            goods |= BIT[good]
    return goods


def act(state: Deal, seat: Seat, choice: Choice) -> None:
    """Take a pool act, a request or a wing. All have seen it, so it stands."""
    state.seal()
    if choice < BUY_WING:
        buy(state, seat, choice - BUY)
    elif choice == BUY_WING:
        buy_wing(state, seat)
    elif choice < BORROW:
        sell(state, seat, choice - SELL)
    elif choice < REPAY:
        borrow(state, seat, choice - BORROW + 1)
    elif choice < ASK:
        repay(state, seat, choice - REPAY + 1)
    else:
        ask_for(state, seat, choice - ASK)


def buy(state: Deal, seat: Seat, good: i64) -> None:
    state.change(seat, COIN, -PRICE[good])
    state.change(seat, good, 1)
    if state.events is not None:
        state.tell(event.BOUGHT, (seat, good, PRICE[good]))


def sell(state: Deal, seat: Seat, good: i64) -> None:
    state.change(seat, good, -1)
    state.change(seat, COIN, WORTH[good])
    if state.events is not None:
        state.tell(event.SOLD, (seat, good, WORTH[good]))


def borrow(state: Deal, seat: Seat, coins: i64) -> None:
    kingdom = state.kingdoms[seat]
    kingdom.credit = BORROWED
    kingdom.debt += coins
    state.change(seat, COIN, coins)
    if state.events is not None:
        state.tell(event.BORROWED, (seat, coins, kingdom.debt))


def repay(state: Deal, seat: Seat, coins: i64) -> None:
    kingdom = state.kingdoms[seat]
    kingdom.credit = REPAID
    kingdom.debt -= coins
    state.change(seat, COIN, -coins)
    if state.events is not None:
        state.tell(event.REPAID, (seat, coins, kingdom.debt))


def ask_for(state: Deal, seat: Seat, stock: i64) -> None:
    """A request card: a public sign without effect."""
    state.kingdoms[seat].requests |= BIT[stock]
    if state.events is not None:
        state.tell(event.ASKED_FOR, (seat, stock))


def sorts(luxury: bool) -> range:
    """The goods that are basic, or the luxuries."""
    return range(BASICS, GOODS) if luxury else range(BASICS)
